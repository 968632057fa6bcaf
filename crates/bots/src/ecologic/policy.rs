//! How seats play Ecologic in the games that a search imagines.

use ecotable_ecologic::{Action, Decision as Question, Ecologic, Event, Item, State};
use ecotable_kernel::{Game, GameRng, MAX_SEATS, Seat, Step};

use super::player::look_ahead;
use super::style::Style;
use super::worth::Judge;
use crate::policy::{Foresight, Imagined, Policy};

/// The expert's judgement with a little noise; the result is foreseen a few turns ahead.
#[derive(Debug)]
pub struct Quick {
    /// The turn after which the result is foreseen.
    horizon: u8,
    step: Step<Event>,
}

/// The turns after this one that are played before the result is foreseen.
const TURNS_AHEAD: u8 = 1;
/// How far the judgement strays, in points.
const NOISE: f32 = 1.2;
/// The spread of final scores for one turn still to play; it grows with the root of the turns.
const SPREAD: f32 = 2.0;

impl Default for Quick {
    fn default() -> Self {
        Self { horizon: 0, step: Step::simulated(GameRng::quick(0)) }
    }
}

impl Policy<Ecologic> for Quick {
    fn pick(&mut self, imagined: Imagined<'_, Ecologic>, legal: &[Action], rng: &mut GameRng) -> usize {
        let Imagined { game, state, seat } = imagined;
        let judge = Judge { game, state, seat, style: &Style::EXPERT };
        let noise = |rng: &mut GameRng| NOISE * (rng.below(2001) as f32 / 1000.0 - 1.0);
        let raise = |(item, initiator): (Item, Seat), least: u8, rng: &mut GameRng| {
            let most = f32::from(judge.highest_bid(item, initiator, least)) + noise(rng);
            if f32::from(least) <= most { Action::Bid(least) } else { Action::Pass }
        };
        let action = match state.decision() {
            Question::Bidding { item, initiator, auction } => {
                raise((item, initiator), auction.high as u8 + 1, rng)
            }
            Question::Offer { card, .. } => {
                raise((Item::Initiative(card), seat), game.face(card).nominal, rng)
            }
            Question::Opening { .. } => legal[0],
            _ => return self.best(&judge, legal, rng),
        };
        legal.binary_search(&action).unwrap_or(0)
    }

    /// Bids worth trying are few: the smallest ones. Of what a seat may give up only what helps is tried.
    fn shortlist(&mut self, imagined: Imagined<'_, Ecologic>, legal: &mut Vec<Action>) {
        let Imagined { game, state, seat } = imagined;
        let judge = Judge { game, state, seat, style: &Style::EXPERT };
        match state.decision() {
            Question::Bidding { .. } | Question::Offer { .. } | Question::Opening { .. } => {
                let least = legal.iter().find_map(|action| match action {
                    Action::Bid(amount) => Some(*amount),
                    _ => None,
                });
                legal.retain(|action| match *action {
                    Action::Bid(amount) => Some(amount) == least,
                    _ => true,
                });
            }
            Question::Slot | Question::Wrap | Question::Platform => {
                let now = judge.value();
                legal.retain(|&action| match action {
                    Action::Remove(..) | Action::Card(_) => look_ahead(&judge, action, &mut self.step) > now,
                    _ => true,
                });
            }
            _ => {}
        }
    }

    fn begin(&mut self, imagined: Imagined<'_, Ecologic>) {
        self.horizon = imagined.state.turn() + TURNS_AHEAD;
    }

    fn foresee(&mut self, game: &Ecologic, state: &State) -> Option<Foresight> {
        if state.turn() <= self.horizon {
            return None;
        }
        let mut scores = [0.0; MAX_SEATS];
        for seat in Seat::all(game.seats()) {
            scores[seat.index()] = prospects(game, state, seat);
        }
        let turns = f32::from(game.turns_ahead(state)) / 10.0 + 1.0;
        Some(Foresight { scores, spread: SPREAD * turns.sqrt() })
    }
}

impl Quick {
    fn best(&mut self, judge: &Judge<'_>, legal: &[Action], rng: &mut GameRng) -> usize {
        let (mut index, mut highest) = (0, f32::NEG_INFINITY);
        for (place, &action) in legal.iter().enumerate() {
            // Giving something up for nothing is rarely right, and costly to judge.
            let waste = matches!(action, Action::Remove(..) | Action::Card(_));
            if waste && matches!(judge.state.decision(), Question::Slot | Question::Wrap | Question::Platform)
            {
                continue;
            }
            let value =
                look_ahead(judge, action, &mut self.step) + NOISE * (rng.below(2001) as f32 / 1000.0 - 1.0);
            if value > highest {
                (index, highest) = (place, value);
            }
        }
        index
    }
}

/// The score that a seat, or its team, can expect.
fn prospects(game: &Ecologic, state: &State, seat: Seat) -> f32 {
    let of = |seat: Seat| Judge { game, state, seat, style: &Style::EXPERT }.outlook().value(&Style::EXPERT);
    if game.options().teams { of(seat) + of(Seat((seat.0 + 2) % 4)) } else { of(seat) }
}
