//! What bots would do at a table of any game.

use ecotable_bots::{BotSpec, UnknownBot};
use ecotable_kernel::{Peek, Phrase, Seat};

use crate::games::Playable;

/// What a bot would do, and why.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Advice {
    /// The action's notation.
    pub action: String,
    /// Why, as a sentence to be.
    pub reason: Phrase,
}

/// Why a bot does not decide.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum BotError {
    /// There is no such bot.
    #[error(transparent)]
    Unknown(#[from] UnknownBot),
    /// The seat is not asked for a decision now.
    #[error("seat {0} owes no decision now")]
    NotAsked(Seat),
}

/// The bot of that name.
pub(crate) fn find<G: Playable>(name: &str) -> Result<BotSpec<G>, BotError> {
    Ok(BotSpec::parse::<G::Roster>(name)?)
}

/// What the bot would do, and why.
pub(crate) fn advise<G: Playable>(bot: BotSpec<G>, peek: Peek<'_, G>, seed: u64) -> Advice {
    let decision = bot.make(seed).decide(peek);
    Advice { action: decision.action.to_string(), reason: decision.reason }
}
