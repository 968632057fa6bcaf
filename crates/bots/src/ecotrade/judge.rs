//! What cards and shipments are worth to a seat.

use ecotable_ecotrade::{Attributes, EcoTrade, Means, Settlement, Shipment, State};
use ecotable_kernel::{Game, Seat};

use super::style::Style;

/// The rounds of a usual game with a limit of 35, and how many a point of the limit adds.
const USUAL_ROUNDS: f32 = 11.0;
const ROUNDS_PER_POINT: f32 = 0.17;
/// What a leader gains in a round when it heads for the limit.
const PACE: f32 = 4.5;

/// A seat that judges a position, looking only at what that seat knows.
#[derive(Clone, Copy)]
pub(super) struct Judge<'a> {
    pub game: &'a EcoTrade,
    pub state: &'a State,
    pub seat: Seat,
    pub style: &'a Style,
    /// How many turns the seat will probably still have, this one included.
    pub turns: f32,
    /// How the seat stands now.
    pub standing: Settlement,
}

impl<'a> Judge<'a> {
    pub fn new(game: &'a EcoTrade, state: &'a State, seat: Seat, style: &'a Style) -> Self {
        let turns = turns_left(game, state, seat);
        Self { game, state, seat, style, turns, standing: game.settlement(state, seat) }
    }

    /// What a shipment with these numbers is worth if it starts now.
    pub fn shipment(&self, numbers: Attributes) -> f32 {
        let late = (f32::from(numbers.time) - (self.turns - 1.0)).max(0.0);
        let growth = (f32::from(numbers.growth) - late).max(1.0);
        let waits = f32::from(numbers.time).min(self.turns - 1.0).max(0.0);
        growth - self.impact(f32::from(numbers.impact)) - self.style.time * waits
    }

    /// What so much more Impact costs: near the end by the table, before by the rule of thumb.
    fn impact(&self, more: f32) -> f32 {
        if self.turns > 2.0 {
            return self.style.impact * more;
        }
        let now = self.final_impact();
        self.style.impact.min(1.0) * (smooth_penalty(now + more) - smooth_penalty(now))
    }

    /// The final Impact if the game ended now; below zero where there is room to spare.
    pub fn final_impact(&self) -> f32 {
        let it = &self.standing;
        f32::from(it.raw_impact) - f32::from(it.trios + it.majorities + it.levels)
    }

    /// The best means for these hand slots, and what the shipment is then worth.
    pub fn best_means(&self, cards: u8) -> Option<(Means, f32)> {
        let together = (cards.count_ones() as f32 - 1.0).max(0.0);
        let options = self.game.means_of(self.state, self.seat, cards).iter();
        let worth = |means| {
            let numbers = self.game.preview(self.state, self.seat, cards, means);
            (means, self.shipment(numbers) + self.style.combine * together)
        };
        options.map(worth).max_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// What a card is worth before it is in hand: as a shipment of its own, by its best means.
    pub fn card(&self, card: Shipment) -> f32 {
        let printed = self.game.cards().shipment(card);
        let worth = |means: Means| {
            let table = match printed.means.is_single() {
                true => Attributes::default(),
                false => self.game.transport_change(means),
            };
            self.shipment(printed.printed.plus(table).at_least_one())
        };
        let best = printed.means.iter().map(worth).fold(f32::NEG_INFINITY, f32::max);
        // A card needs at least one more turn before it can start.
        best - if self.turns < 3.0 { 2.0 } else { 0.0 }
    }

    /// Whether two cards could travel together, as far as their regions, means and quantities go.
    pub fn fit(&self, one: Shipment, other: Shipment) -> bool {
        let (one, other) = (self.game.cards().shipment(one), self.game.cards().shipment(other));
        one.quantity + other.quantity <= 7
            && !one.means.and(other.means).is_empty()
            && self.game.are_adjacent(one.origin, other.origin)
            && self.game.are_adjacent(one.destination, other.destination)
    }
}

/// The penalty without its steps, because nobody knows yet on which side of one they will end.
pub(super) fn smooth_penalty(impact: f32) -> f32 {
    const POINTS: [(f32, f32); 5] = [(-3.0, 0.0), (1.0, 6.0), (4.0, 10.0), (10.0, 20.0), (18.0, 36.0)];
    if impact <= POINTS[0].0 {
        return 0.0;
    }
    for pair in POINTS.windows(2) {
        let [(from, low), (to, high)] = [pair[0], pair[1]];
        if impact < to {
            return low + (high - low) * (impact - from) / (to - from);
        }
    }
    36.0
}

/// How many turns the seat will probably still have, this one included.
fn turns_left(game: &EcoTrade, state: &State, seat: Seat) -> f32 {
    let seats = game.seats();
    if let Some(turns) = state.turns_left() {
        let until_own = seat.distance_from(state.current(), seats);
        let own = if until_own == 0 { 1 } else { 0 };
        let after = turns.saturating_sub(until_own);
        let more = if until_own == 0 { turns / seats } else { u8::from(turns >= until_own) + after / seats };
        return f32::from(own + more);
    }
    let limit = f32::from(game.growth_limit());
    let leader = Seat::all(seats).map(|other| state.growth(other)).max().unwrap_or(0);
    let usual = USUAL_ROUNDS + ROUNDS_PER_POINT * (limit - 35.0) - f32::from(state.round()) + 1.0;
    let heading = (limit - f32::from(leader)) / PACE + 1.5;
    usual.min(heading.max(2.0)).max(2.0)
}
