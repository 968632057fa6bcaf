//! The settlement at the end (ET-5).

use ecotable_kernel::{Outcome, Seat};
use serde::Serialize;

use crate::cards::Category;
use crate::config::Developments;
use crate::game::EcoTrade;
use crate::state::{Node, Owned, State};

/// What a trio of Developments of three categories takes off the Impact (ET-5.1.3).
const TRIO: u16 = 4;
/// What the most Developments of a category take off the Impact (ET-5.1.3).
const MAJORITY: u16 = 6;
/// What the smallest final Impact brings (ET-5.1.6).
const SMALLEST_IMPACT: i32 = 3;

/// How the score of a seat comes about (ET-5.1).
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq, Serialize)]
pub struct Settlement {
    /// Growth on tracker and tokens.
    pub growth: u16,
    /// Growth from shipments that are still under way.
    pub unfinished: u16,
    /// All Impact collected, that of shipments under way included.
    pub raw_impact: u16,
    /// What trios take off.
    pub trios: u16,
    /// What majorities take off.
    pub majorities: u16,
    /// What levels take off, in Version 2.
    pub levels: u16,
    /// The Impact that counts.
    pub final_impact: u16,
    /// What it costs.
    pub penalty: u16,
    /// What the smallest Impact brings.
    pub bonus: u16,
    /// The score.
    pub score: i32,
}

impl EcoTrade {
    /// How the score of a seat comes about, at the end or if the game ended now.
    pub fn settlement(&self, state: &State, seat: Seat) -> Settlement {
        let own = self.reckon(state, seat);
        let smallest = Seat::all(self.seats).map(|other| self.reckon(state, other).final_impact).min();
        let bonus = if smallest == Some(own.final_impact) { SMALLEST_IMPACT } else { 0 };
        let growth = i32::from(own.growth) + i32::from(own.unfinished);
        Settlement { bonus: bonus as u16, score: growth - i32::from(own.penalty) + bonus, ..own }
    }

    /// Everything but the bonus, which depends on the others (ET-5.1.1 to ET-5.1.5).
    fn reckon(&self, state: &State, seat: Seat) -> Settlement {
        let player = state.player(seat);
        let mut result = Settlement { growth: player.growth(), ..Settlement::default() };
        result.raw_impact = player.impact;
        for shipment in player.shipments() {
            result.unfinished += u16::from(shipment.growth.saturating_sub(shipment.time).max(1));
            result.raw_impact += u16::from(shipment.impact);
        }
        match self.config.developments {
            Developments::Standard => {
                let counts = self.categories(player.developments);
                result.trios = TRIO * counts.into_iter().min().map_or(0, u16::from);
                result.majorities = MAJORITY * self.majorities(state, counts);
            }
            Developments::EasierV2 => result.levels = self.level_reduction(player.developments),
        }
        let reduction = result.trios + result.majorities + result.levels;
        result.final_impact = result.raw_impact.saturating_sub(reduction);
        result.penalty = penalty(result.final_impact);
        result
    }

    /// How many Developments of each category are owned.
    pub(crate) fn categories(&self, owned: Owned) -> [u8; 3] {
        let mut counts = [0; 3];
        owned.iter().for_each(|card| counts[self.cards.development(card).category as usize] += 1);
        counts
    }

    /// In how many categories nobody has more, and at least one is owned (ET-R32).
    fn majorities(&self, state: &State, own: [u8; 3]) -> u16 {
        let others: [[u8; 3]; 4] =
            std::array::from_fn(|seat| self.categories(state.players[seat].developments));
        let leads = |category: &Category| {
            let field = *category as usize;
            own[field] > 0 && others.iter().all(|counts| counts[field] <= own[field])
        };
        Category::ALL.iter().filter(|category| leads(category)).count() as u16
    }

    /// The reductions at the levels reached (ET-5.1.3).
    fn level_reduction(&self, owned: Owned) -> u16 {
        let reduction = |card| {
            let level = owned.level(card)?;
            Some(u16::from(self.cards.development(card).levels[level.index()].reduction))
        };
        owned.iter().filter_map(reduction).sum()
    }

    /// Ranks by score, then smaller final Impact, then more Developments (ET-5.1.8).
    pub(crate) fn result(&self, state: &State) -> Option<Outcome> {
        if state.node != Node::Over {
            return None;
        }
        let key = |seat: Seat| {
            let own = self.settlement(state, seat);
            (own.score, std::cmp::Reverse(own.final_impact), state.player(seat).developments.len())
        };
        Some(Outcome::ranked(self.seats, |seat| self.settlement(state, seat).score, key))
    }
}

/// What a final Impact costs (ET-5.1.5).
pub(crate) fn penalty(final_impact: u16) -> u16 {
    match final_impact {
        0 => 0,
        1..=6 => 9,
        7..=14 => 18,
        15.. => 36,
    }
}
