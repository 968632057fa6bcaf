//! How seats play in the games that a search imagines.

use ecotable_kernel::{Game, GameRng, MAX_SEATS, Seat};
use ecotable_plastic_race::{Action, PlasticRace, State, Wish};

use super::decide::{self, drives};
use super::plan::{MOST_SPOTS, Plan, Planner};
use super::style::Style;
use super::tour::{Roads, Tours};
use crate::policy::{Foresight, Imagined, Policy};

/// The rounds after this one that are played before the result is foreseen.
const ROUNDS_AHEAD: u8 = 1;
/// What each turn costs that a seat still needs for its bins.
const TURN: f32 = 2.5;
/// The spread of final scores.
const SPREAD: f32 = 5.0;
/// How many places a quick plan looks at.
const QUICK_SPOTS: usize = 500;

/// Plans a drive once a turn and keeps to it, collects, and punctures every second time.
#[derive(Clone, Debug, Default)]
pub struct Quick {
    horizon: u8,
    tours: Option<Tours>,
    /// The drive under way, and whose and when it is.
    plan: Option<(Seat, u8, Plan)>,
    /// Whether the next list is that of the search itself.
    at_the_root: bool,
}

impl Quick {
    fn planner<'a>(tours: &'a Tours, imagined: Imagined<'a, PlasticRace>, most_spots: usize) -> Planner<'a> {
        let Imagined { game, state, seat } = imagined;
        Planner { game, tours, state, seat, style: &Style::EXPERT, most_spots }
    }

    fn tours(&mut self, game: &PlasticRace) -> &Tours {
        self.tours.get_or_insert_with(|| Tours::new(game, Roads::printed(game)))
    }

    /// The next section of the drive, or what ends the turn.
    fn drive_on(&mut self, imagined: Imagined<'_, PlasticRace>, legal: &[Action]) -> Action {
        let Imagined { game, state, seat } = imagined;
        self.tours(game);
        let Some(tours) = &self.tours else { return legal[0] };
        let planner = Self::planner(tours, imagined, QUICK_SPOTS);
        if !state.is_movement_over() {
            let known = self.plan.take().filter(|(whose, when, _)| (*whose, *when) == (seat, state.round()));
            let has_driven = state.track().next().is_some();
            let (.., mut plan) = known.unwrap_or_else(|| (seat, state.round(), planner.plan(has_driven)));
            let next = plan.drive.pop().and_then(|next| decide::listed(&planner, legal, next));
            self.plan = Some((seat, state.round(), plan));
            if let Some(next) = next {
                return next;
            }
        }
        let sells = |action: &&Action| matches!(action, Action::SellBin(_));
        match legal.iter().find(sells).filter(|_| planner.sale() > 0.0) {
            Some(&sale) => sale,
            None if legal.contains(&Action::Collect) => Action::Collect,
            None => legal[legal.len() - 1],
        }
    }

    fn choose(&mut self, imagined: Imagined<'_, PlasticRace>, legal: &[Action], rng: &mut GameRng) -> Action {
        match (imagined.state.wish(), legal[0]) {
            (Wish::Turn, _) => self.drive_on(imagined, legal),
            (Wish::Discard, _) if legal.contains(&Action::Refill) => Action::Refill,
            (_, Action::SpendCard(_) | Action::PayUnit(_) | Action::Discard(_)) => {
                self.tours(imagined.game);
                let Some(tours) = &self.tours else { return legal[0] };
                decide::least(&Self::planner(tours, imagined, QUICK_SPOTS), legal)
            }
            (_, Action::Use) => Action::Skip,
            _ => legal[rng.below(legal.len() as u32) as usize],
        }
    }

    /// What a careful driver would do, and what else might be worth it: effects, sales, and stopping for good.
    fn candidates(&mut self, imagined: Imagined<'_, PlasticRace>, legal: &mut Vec<Action>) {
        let Some(tours) = &self.tours else { return };
        let planner = Self::planner(tours, imagined, MOST_SPOTS);
        let best = decide::decide(&planner, legal, &mut GameRng::quick(1)).0;
        let wish = imagined.state.wish();
        legal.retain(|&action| match wish {
            Wish::React => true,
            _ if action == best => true,
            Wish::Turn => !drives(action) && (!drives(best) || action != Action::EndTurn),
            Wish::Discard => action == Action::Refill,
            Wish::Other => matches!(action, Action::Use | Action::Skip),
        });
    }
}

impl Policy<PlasticRace> for Quick {
    fn pick(&mut self, imagined: Imagined<'_, PlasticRace>, legal: &[Action], rng: &mut GameRng) -> usize {
        let action = self.choose(imagined, legal, rng);
        legal.iter().position(|&other| other == action).unwrap_or(0)
    }

    /// The search itself weighs what a careful driver would do against the rest; below that only answers to others are
    /// weighed.
    fn shortlist(&mut self, imagined: Imagined<'_, PlasticRace>, legal: &mut Vec<Action>) {
        if std::mem::take(&mut self.at_the_root) {
            return self.candidates(imagined, legal);
        }
        if imagined.state.wish() != Wish::React {
            let action = self.choose(imagined, legal, &mut GameRng::quick(legal.len() as u64));
            legal.retain(|&other| other == action);
        }
    }

    fn begin(&mut self, imagined: Imagined<'_, PlasticRace>) {
        self.horizon = imagined.state.round() + ROUNDS_AHEAD;
        self.tours = Some(Tours::new(imagined.game, Roads::open(imagined.game, imagined.state)));
        self.at_the_root = true;
    }

    fn restart(&mut self) {
        self.plan = None;
    }

    fn foresee(&mut self, game: &PlasticRace, state: &State) -> Option<Foresight> {
        if state.round() <= self.horizon {
            return None;
        }
        let tours = self.tours(game);
        let mut scores = [0.0; MAX_SEATS];
        for seat in Seat::all(game.seats()) {
            let lacking = game.every_bin() & !state.bins(seat);
            scores[seat.index()] =
                game.score(state, seat) as f32 - TURN * tours.turns(state.truck(seat), lacking);
        }
        Some(Foresight { scores, spread: SPREAD })
    }
}
