//! A position that a view allows, with what the viewer does not know filled in.

use ecotable_kernel::{Game, Seat};

use crate::cards::{Card, ROUTE_CARDS, Route, STREET_CARDS};
use crate::city::Light;
use crate::game::PlasticRace;
use crate::phase::PhaseWords;
use crate::snapshot::{PlayerSnapshot, Snapshot};
use crate::state::State;
use crate::view::View;

/// The cards that the viewer sees nowhere, in the order of their ids.
struct Unseen {
    street: Vec<Card>,
    routes: Vec<Route>,
}

impl Unseen {
    fn new(view: &View) -> Self {
        let (hand, held) = view.own.as_ref().map_or((&[][..], &[][..]), |own| (&own.hand, &own.routes));
        let in_front = view.players.iter().filter_map(|player| player.puncture);
        let street = [hand, &view.played_row, &view.street_discard].concat();
        let seen: Vec<Card> = street.into_iter().chain(in_front).collect();
        let mut routes = [held, &view.route_discard].concat();
        if let PhaseWords::RouteOverflow { drawn, .. } = view.phase {
            routes.extend(drawn);
        }
        Self {
            street: (0..STREET_CARDS as u8).map(Card).filter(|card| !seen.contains(card)).collect(),
            routes: (0..ROUTE_CARDS as u8).map(Route).filter(|route| !routes.contains(route)).collect(),
        }
    }

    /// Takes so many cards, as far as there are any.
    fn deal<T>(cards: &mut Vec<T>, count: u8) -> Vec<T> {
        cards.drain(..usize::from(count).min(cards.len())).collect()
    }
}

impl PlasticRace {
    /// A position in which the viewer would see exactly this: hidden hands, routes and decks hold the cards that lie
    /// nowhere in sight, in the order of their ids.
    ///
    /// `None` if the view is of another game, or if the decision under way shows more of a hidden hand than such a
    /// filling keeps to.
    pub fn suppose(&self, view: &View) -> Option<State> {
        let mut unseen = Unseen::new(view);
        let seats = (0u8..).map(Seat).take(view.players.len());
        let players: Vec<_> = seats.map(|seat| supposed_player(view, seat, &mut unseen)).collect();
        let phase = supposed_phase(view, &players, &mut unseen);
        self.restore(&Snapshot {
            round: view.round,
            active: view.active,
            phase,
            end_trigger: view.end_trigger,
            bonus: view.bonus,
            plant: view.plant.as_ref().map(|plant| plant.card),
            capacity: view.plant.as_ref().map(|plant| plant.capacity),
            dice: view.dice.clone(),
            works: view.works.clone(),
            one_way: view.one_way.clone(),
            players,
            track: view.track.clone(),
            earlier: view.earlier.clone(),
            movement_over: view.movement_over,
            open_play: view.open_play.clone(),
            rewards_used: view.rewards_used.clone(),
            police_passes: view.police_passes.clone(),
            routes_checked: view.routes_checked,
            played_row: view.played_row.clone(),
            street_deck: None,
            street_discard: view.street_discard.clone(),
            route_deck: None,
            route_discard: view.route_discard.clone(),
        })
        .ok()
    }
}

fn supposed_player(view: &View, seat: Seat, unseen: &mut Unseen) -> PlayerSnapshot {
    let player = &view.players[seat.index()];
    let (hand, routes) = match &view.own {
        Some(own) if view.viewer == Some(seat) => (own.hand.clone(), own.routes.clone()),
        _ => (
            Unseen::deal(&mut unseen.street, player.hand_size),
            Unseen::deal(&mut unseen.routes, player.route_count),
        ),
    };
    PlayerSnapshot {
        // Before its light is chosen a truck is nowhere, and a position has it on the first one.
        truck: player.truck.clone().unwrap_or_else(|| Light(0).to_string()),
        hand,
        routes,
        bins: player.bins.clone(),
        counters: player.counters,
        police: player.police,
        puncture: player.puncture,
    }
}

fn supposed_phase(view: &View, players: &[PlayerSnapshot], unseen: &mut Unseen) -> PhaseWords {
    match view.phase {
        PhaseWords::SwapTheirs { target, own: None } => {
            let own = players.get(view.active.index()).and_then(|player| player.hand.first().copied());
            PhaseWords::SwapTheirs { target, own }
        }
        PhaseWords::RouteOverflow { drawn: None, left } => {
            PhaseWords::RouteOverflow { drawn: Unseen::deal(&mut unseen.routes, 1).pop(), left }
        }
        ref known => known.clone(),
    }
}
