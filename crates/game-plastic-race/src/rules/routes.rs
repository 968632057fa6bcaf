//! Route cards: completing, drawing and discarding them (PR-4.15).

use arrayvec::ArrayVec;
use ecotable_kernel::Step;

use crate::cards::{ROUTE_CARDS, Route};
use crate::colour::{Colour, Colours};
use crate::config::RouteMatch;
use crate::event::Event;
use crate::game::PlasticRace;
use crate::state::{Phase, State};
use crate::track::{Earlier, Leg, Track};

/// The most route cards in a hand.
const MOST_ROUTES: u8 = 3;

impl PlasticRace {
    /// Pays the route cards that this turn's track completes, once a turn (PR-R18).
    pub(super) fn check_routes(&self, state: &mut State, step: &mut Step<Event>) {
        if std::mem::replace(&mut state.turn.routes_checked, true) {
            return;
        }
        let seat = state.active;
        for route in state.mover().routes.cards() {
            if !self.completes(&state.turn.track, route) {
                continue;
            }
            let points = self.cards.route(route).points;
            let player = state.mover_mut();
            player.routes.take(route);
            player.counters += u16::from(points);
            state.route_discard.add(route);
            step.tell(|| Event::RouteCompleted { seat, route, points });
        }
    }

    /// Adds a section to a track; what falls out of its list still counts for routes (PR-R65).
    #[inline]
    pub(crate) fn add_leg(&self, track: &mut Track, leg: Leg) {
        if let Some(oldest) = track.push(leg) {
            self.forget(&mut track.earlier, oldest);
        }
    }

    /// A section is listed no more, and cannot be taken back any more either.
    #[cold]
    fn forget(&self, earlier: &mut Earlier, leg: Leg) {
        earlier.add(leg.colour, self.config.route_match);
        for route in (0..ROUTE_CARDS as u8).map(Route) {
            if self.is_driven(&earlier.recent, &[], route) {
                earlier.completed.add(route);
            }
        }
    }

    /// Whether a drive completes a route card.
    pub(crate) fn completes(&self, track: &Track, route: Route) -> bool {
        let earlier = &track.earlier;
        earlier.completed.contains(route) || self.is_driven(&earlier.recent, track.legs(), route)
    }

    /// Whether legs after these colours, the latest of which comes first, complete a route card.
    fn is_driven(&self, recent: &[Option<Colour>], legs: &[Leg], route: Route) -> bool {
        let wanted = self.cards.route_colours[route.index()];
        match self.config.route_match {
            RouteMatch::Window => has_stretch(recent, legs, wanted),
            RouteMatch::Exact => has_permutation(recent, legs, wanted),
        }
    }

    /// Draws route cards; a fourth one pushes out an older one.
    pub(super) fn draw_routes(&self, state: &mut State, count: u8, step: &mut Step<Event>) {
        let seat = state.active;
        for left in (0..count).rev() {
            if state.route_deck.is_empty() && !state.route_discard.is_empty() {
                let discard = std::mem::take(&mut state.route_discard);
                state.route_deck.extend(discard.cards().map(|route| route.0));
                state.route_deck.shuffle(step.rng());
                step.tell(|| Event::RouteDeckReshuffled);
            }
            let Some(route) = state.route_deck.draw().map(Route) else { break };
            step.reveal();
            step.tell(|| Event::RouteDrawn { seat });
            step.whisper(seat, || Event::RouteSeen { seat, route });
            if state.mover().routes.len() == MOST_ROUTES {
                state.phase = Phase::RouteOverflow(route, left);
                return;
            }
            state.mover_mut().routes.add(route);
        }
        state.phase = Phase::Turn;
        self.check_bonus(state, step);
    }

    /// The route cards that may be discarded for a new one.
    pub(super) fn overflow_choices(&self, state: &State, drawn: Route) -> u64 {
        let new = if self.config.route_discard_any { drawn.bit() } else { 0 };
        u64::from(state.mover().routes.0) | new
    }

    pub(super) fn discard_route(&self, state: &mut State, route: Route, step: &mut Step<Event>) {
        let Phase::RouteOverflow(drawn, left) = state.phase else { return };
        let seat = state.active;
        let player = state.mover_mut();
        player.routes.add(drawn);
        player.routes.take(route);
        state.route_discard.add(route);
        step.tell(|| Event::RouteDiscarded { seat, route });
        self.draw_routes(state, left, step);
    }
}

/// An unbroken stretch in which all wanted colours occur and nothing else.
fn has_stretch(recent: &[Option<Colour>], legs: &[Leg], wanted: Colours) -> bool {
    let mut met: Colours =
        recent.iter().map_while(|&colour| colour.filter(|&c| wanted.contains(c))).collect();
    met == wanted
        || legs.iter().any(|leg| {
            met = match leg.colour {
                Some(colour) if wanted.contains(colour) => met.or(colour.only()),
                _ => Colours::NONE,
            };
            met == wanted
        })
}

/// After equal neighbours are counted as one, a window with each wanted colour exactly once.
fn has_permutation(recent: &[Option<Colour>], legs: &[Leg], wanted: Colours) -> bool {
    let size = wanted.len() as usize;
    let is_wanted = |window: &[Option<Colour>]| {
        window.iter().all(Option::is_some) && window.iter().flatten().copied().collect::<Colours>() == wanted
    };
    let before = recent[..size].iter().rev().filter(|colour| colour.is_some());
    let mut window: ArrayVec<Option<Colour>, 6> = before.copied().collect();
    let mut last = recent[0];
    is_wanted(&window)
        || legs.iter().any(|leg| {
            if leg.colour.is_some() && leg.colour == last {
                return false;
            }
            last = leg.colour;
            if window.len() == size {
                window.remove(0);
            }
            window.push(leg.colour);
            is_wanted(&window)
        })
}
