//! How long a search thinks.

use std::str::FromStr;
use std::time::{Duration, Instant};

/// How long a search thinks about one decision.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Budget {
    /// This many simulated games: the same decision on every machine.
    Simulations(u32),
    /// This long by the clock: the decision depends on the machine.
    Time(Duration),
}

/// A text that is not a budget.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
#[error("a budget is a number of simulated games such as 5000, or a time such as 200ms or 2s")]
pub struct BudgetError;

impl Default for Budget {
    fn default() -> Self {
        Self::Simulations(2000)
    }
}

impl FromStr for Budget {
    type Err = BudgetError;

    fn from_str(text: &str) -> Result<Self, BudgetError> {
        let number = |digits: &str| digits.parse::<u32>().ok().filter(|&n| n > 0).ok_or(BudgetError);
        if let Some(digits) = text.strip_suffix("ms") {
            return Ok(Self::Time(Duration::from_millis(number(digits)?.into())));
        }
        if let Some(digits) = text.strip_suffix('s') {
            return Ok(Self::Time(Duration::from_secs(number(digits)?.into())));
        }
        number(text).map(Self::Simulations)
    }
}

/// The most nodes of a tree: at 40 bytes a node about 80 MB, touched only as far as it grows.
const MAX_NODES: u32 = 1 << 21;

/// More simulated games a millisecond than any game allows.
const FASTEST: u32 = 1000;

impl Budget {
    /// How many nodes the tree can come to need, since a simulation adds at most one.
    pub(super) fn nodes(self) -> u32 {
        let simulations = match self {
            Self::Simulations(simulations) => simulations,
            Self::Time(time) => (time.as_millis() as u32).saturating_mul(FASTEST),
        };
        simulations.min(MAX_NODES - 1) + 1
    }

    /// Starts the clock.
    pub(super) fn start(self) -> Clock {
        Clock { budget: self, started: Instant::now() }
    }
}

/// A budget being spent.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    budget: Budget,
    started: Instant,
}

impl Clock {
    /// The part of the budget that is spent after so many simulations; from 1 on all of it.
    pub fn spent(&self, simulations: u32) -> f32 {
        match self.budget {
            Budget::Simulations(all) => simulations as f32 / all as f32,
            Budget::Time(time) => self.started.elapsed().as_secs_f32() / time.as_secs_f32(),
        }
    }
}
