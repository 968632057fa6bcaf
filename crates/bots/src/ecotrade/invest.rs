//! What a Development is worth to a seat.

use ecotable_ecotrade::{Action, Development, Level};
use ecotable_kernel::{Game, Seat};

use super::judge::{Judge, smooth_penalty};

/// What each Development does for its owner in a turn, on average.
const EFFECTS: [f32; 12] = [0.32, 0.18, 0.10, 0.22, 0.55, 0.22, 0.25, 1.0, 0.30, 0.10, 0.15, 0.15];
/// What a seat adds to its Impact in a turn, on average.
const IMPACT_PER_TURN: f32 = 1.5;
/// The chance to have the most of a category in the end, by how many more one has than the best other: from -3.
const LEADS: [f32; 7] = [0.02, 0.08, 0.25, 0.55, 0.8, 0.93, 0.98];

impl Judge<'_> {
    /// The best purchase or advance of the list, and what it brings beyond its price.
    pub fn best_purchase(&self, legal: &[Action]) -> Option<(Action, f32)> {
        let gains = legal.iter().filter_map(|&action| Some((action, self.purchase(action)?)));
        gains.max_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// What a purchase or an advance brings beyond its price.
    pub fn purchase(&self, action: Action) -> Option<f32> {
        let price = |card, level| f32::from(self.game.price(card, level));
        match action {
            Action::Buy(card) => Some(self.effect(card) + self.majority_gain(card) - price(card, None)),
            Action::BuyLevel(card, level) => {
                let off = self.level_gain(f32::from(self.reduction(card, level)));
                Some(self.effect(card) + off - price(card, Some(level)))
            }
            Action::AdvanceTo(card, to) => {
                let from = self.state.level(self.seat, card)?;
                let more = f32::from(self.reduction(card, to)) - f32::from(self.reduction(card, from));
                Some(self.level_gain(more) - (price(card, Some(to)) - price(card, Some(from))))
            }
            _ => None,
        }
    }

    fn reduction(&self, card: Development, level: Level) -> u8 {
        self.game.cards().development(card).levels[level.index()].reduction
    }

    /// What the Development does in the turns that are left, less the truck that it takes.
    fn effect(&self, card: Development) -> f32 {
        let turns = (self.turns - 1.0).max(0.0);
        let truck = if self.state.owned(self.seat) >= 4 { self.style.truck * turns } else { 0.0 };
        self.style.effect * EFFECTS[card.index()] * turns - truck
    }

    /// The Impact that the seat will probably have collected in the end.
    fn raw_in_the_end(&self) -> f32 {
        f32::from(self.standing.raw_impact) + IMPACT_PER_TURN * (self.turns - 3.0).max(0.0)
    }

    /// What a reduction of its own saves in the end.
    fn level_gain(&self, reduction: f32) -> f32 {
        let before = self.raw_in_the_end() - f32::from(self.standing.levels);
        self.style.offset * (smooth_penalty(before) - smooth_penalty(before - reduction))
    }

    /// What one more card of its category saves in the end, by trios and majorities.
    fn majority_gain(&self, card: Development) -> f32 {
        let own = self.game.fields(self.state, self.seat);
        let mut more = own;
        more[self.game.cards().development(card).category as usize] += 1;
        let raw = self.raw_in_the_end();
        let penalty = |fields| smooth_penalty(raw - self.reductions(fields));
        self.style.offset * (penalty(own) - penalty(more))
    }

    /// What so many cards of each category will probably take off.
    fn reductions(&self, own: [u8; 3]) -> f32 {
        let trios = 4.0 * own.iter().copied().min().map_or(0.0, f32::from);
        let most = |field: usize| {
            let others = Seat::all(self.game.seats()).filter(|&other| other != self.seat);
            others.map(|other| self.game.fields(self.state, other)[field]).max().unwrap_or(0)
        };
        let majorities = (0..3).filter(|&field| own[field] > 0).map(|field| {
            let lead = i16::from(own[field]) - i16::from(most(field));
            if self.turns <= 1.0 {
                return if lead >= 0 { 6.0 } else { 0.0 };
            }
            6.0 * LEADS[(lead + 3).clamp(0, 6) as usize]
        });
        trios + majorities.sum::<f32>()
    }
}
