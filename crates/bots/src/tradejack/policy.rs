//! How seats play TradeJack in the games that a search imagines.

use ecotable_kernel::{Game, GameRng, MAX_SEATS, Seat};
use ecotable_tradejack::{Action, Source, State, TradeJack};

use super::appraise::Judge;
use super::style::Style;
use crate::policy::{Foresight, Imagined, Policy};

/// The expert's judgement with a little noise. The seat that values a source most bids at once what the second would
/// pay, so that imagined auctions are short and end as long ones do.
#[derive(Clone, Copy, Debug, Default)]
pub struct Quick {
    /// The round after which the result is foreseen.
    horizon: u8,
    auction: Option<Valuation>,
}

/// What each seat would pay at most in one auction.
#[derive(Clone, Copy, Debug)]
struct Valuation {
    /// The source for sale, how many others lie face down, and the round: they tell one auction from the next.
    lot: (Source, u8, u8),
    most: [u16; MAX_SEATS],
}

/// The rounds after this one that are played before the result is foreseen.
const ROUNDS_AHEAD: u8 = 1;
/// How far the judgement strays, in parts of the worth.
const NOISE: f32 = 0.25;
/// The spread of final scores for one round still to play; it grows with the root of the rounds.
const SPREAD: f32 = 3.0;
/// What a source kept for later comes to, for each Green Credit and for making a set.
const KEPT_SOURCE: f32 = 0.7;
/// What a product kept for later comes to, for each point of its Value.
const KEPT_PRODUCT: f32 = 0.4;
/// What 1 Capital brings more than itself for each round in which it can be invested.
const INTEREST: f32 = 0.03;

impl Policy<TradeJack> for Quick {
    fn pick(&mut self, imagined: Imagined<'_, TradeJack>, legal: &[Action], rng: &mut GameRng) -> usize {
        let Imagined { game, state, seat } = imagined;
        let action = match state.lot() {
            Some((_, high)) => self.bid(imagined, high, rng),
            None if state.drawn().is_some() => return rng.below(legal.len() as u32) as usize,
            None => Judge { game, state, seat, style: &Style::EXPERT }.produce(legal),
        };
        legal.binary_search(&action).unwrap_or(0)
    }

    /// Bids worth trying are few: the smallest raises. Sets are staged in one order only.
    fn shortlist(&mut self, imagined: Imagined<'_, TradeJack>, legal: &mut Vec<Action>) {
        let Imagined { game, state, seat } = imagined;
        match state.lot() {
            Some((lot, high)) => {
                let judge = Judge { game, state, seat, style: &Style::EXPERT };
                let most = (1.6 * judge.worth(lot)) as u16 + 1;
                legal.retain(|action| match *action {
                    Action::Bid(total) => total == high + 1 || (total <= most && total <= high + 2),
                    _ => true,
                });
            }
            None => prune_production(imagined, legal),
        }
    }

    fn begin(&mut self, imagined: Imagined<'_, TradeJack>) {
        self.horizon = imagined.state.round() + ROUNDS_AHEAD;
    }

    fn restart(&mut self) {
        self.auction = None;
    }

    fn foresee(&mut self, game: &TradeJack, state: &State) -> Option<Foresight> {
        if state.round() <= self.horizon {
            return None;
        }
        let mut scores = [0.0; MAX_SEATS];
        for seat in Seat::all(game.seats()) {
            scores[seat.index()] = prospects(game, state, seat);
        }
        Some(Foresight { scores, spread: SPREAD * f32::from(state.rounds_left() + 1).sqrt() })
    }
}

impl Quick {
    /// Whoever values the source most outbids the second; the others pass.
    fn bid(&mut self, imagined: Imagined<'_, TradeJack>, high: u16, rng: &mut GameRng) -> Action {
        let own = imagined.seat;
        let most = self.valuation(imagined, rng);
        let second = Seat::all(imagined.game.seats())
            .filter(|&seat| seat != own)
            .map(|seat| most[seat.index()])
            .max()
            .unwrap_or(0);
        let top = most[own.index()];
        if top <= high || top < second { Action::Pass } else { Action::Bid(second.max(high + 1).min(top)) }
    }

    /// What each seat would pay, judged once for each auction.
    fn valuation(&mut self, imagined: Imagined<'_, TradeJack>, rng: &mut GameRng) -> [u16; MAX_SEATS] {
        let Imagined { game, state, .. } = imagined;
        let Some((source, _)) = state.lot() else { return [0; MAX_SEATS] };
        let lot = (source, state.face_down_sources(), state.round());
        if let Some(known) = self.auction
            && known.lot == lot
        {
            return known.most;
        }
        let mut most = [0; MAX_SEATS];
        for seat in Seat::all(game.seats()) {
            let judge = Judge { game, state, seat, style: &Style::EXPERT };
            let noise = 1.0 + NOISE * (rng.below(1000) as f32 / 500.0 - 1.0);
            let price = (judge.price(judge.worth(source)) * noise) as u16;
            most[seat.index()] = price.min(state.capital(seat));
        }
        self.auction = Some(Valuation { lot, most });
        most
    }
}

/// Reputation so far, and what the cards in hand and the Capital will come to.
fn prospects(game: &TradeJack, state: &State, seat: Seat) -> f32 {
    let cards = game.cards();
    let source_worth = |source: Source| {
        if state.is_banned(source) { 0.0 } else { KEPT_SOURCE * (f32::from(cards.credits_of(source)) + 1.0) }
    };
    let sources: f32 =
        state.sources(seat).each().map(|(source, count)| f32::from(count) * source_worth(source)).sum();
    let products: f32 = state
        .products(seat)
        .each()
        .map(|(product, count)| f32::from(count) * KEPT_PRODUCT * f32::from(cards.value_of(product)))
        .sum();
    let interest = INTEREST * f32::from(state.rounds_left() + 1) * f32::from(state.capital(seat));
    game.reputation(state, seat) as f32 + sources + products + interest
}

/// Sets may be staged in any order, so only one order is tried; offloading only where no set is possible.
fn prune_production(imagined: Imagined<'_, TradeJack>, legal: &mut Vec<Action>) {
    let Imagined { state, seat, .. } = imagined;
    let last = state.staged_sets(seat).last().map(|(product, _)| product);
    let sets = legal.iter().any(|action| matches!(action, Action::StartSet(_)));
    legal.retain(|action| match *action {
        Action::StartSet(product) => last.is_none_or(|last| product <= last),
        Action::Offload(_) => !sets,
        _ => true,
    });
}
