//! Lights, bins, the plant, routes and the end of a turn (PR-2.4, PR-3.8, PR-3.11, PR-4.15, PR-4.16, PR-5).

use ecotable_kernel::{Game, Seat, SeatSet};
use ecotable_plastic_race::city::{Light, Place};
use ecotable_plastic_race::{
    Action, Card, Colour, Effect, Event, PhaseWords, React, Route, RouteMatch, Switch,
};

use super::Referee;

/// Whether neighbouring entries of the track show exactly the colours of a route card.
fn completes(track: &[Option<Colour>], wanted: &[Colour], matching: RouteMatch) -> bool {
    let mut track = track.to_vec();
    if matching == RouteMatch::Exact {
        track.dedup_by(|next, last| next.is_some() && next == last);
    }
    let mut stretches = (0..track.len()).flat_map(|from| (from + 1..=track.len()).map(move |to| (from, to)));
    let fits = |(from, to): (usize, usize)| {
        let stretch = &track[from..to];
        let length = matching == RouteMatch::Window || stretch.len() == wanted.len();
        let only = stretch.iter().all(|entry| entry.is_some_and(|colour| wanted.contains(&colour)));
        length && only && wanted.iter().all(|colour| stretch.contains(&Some(*colour)))
    };
    stretches.any(fits)
}

impl Referee<'_> {
    pub(super) fn choose_light(&mut self, seat: Seat, light: Light) {
        self.player(seat).truck = light.to_string();
        let next = seat.next(self.at.players.len() as u8);
        self.at.phase =
            if next.0 == 0 { PhaseWords::Turn {} } else { PhaseWords::ChooseLight { seat: next } };
    }

    fn opponents(&self) -> Vec<Seat> {
        self.at.active.clockwise(self.at.players.len() as u8).filter(|&seat| seat != self.at.active).collect()
    }

    /// The puncture that a seat would play (PR-R72).
    fn puncture_of(&self, seat: Seat) -> Option<Card> {
        let hand = self.at.players[seat.index()].hand.iter().copied();
        hand.filter(|&card| self.effect(card) == Some(Effect::Puncture)).min()
    }

    /// Collecting is announced, or somebody answers (PR-3.11).
    pub(super) fn collecting(&mut self, seat: Seat, action: Action) {
        if action == Action::Collect {
            return self.announce();
        }
        let PhaseWords::React { mut answered, mut punctures } = self.at.phase else { panic!("no window") };
        answered.insert(seat);
        if action == Action::Puncture {
            punctures.insert(seat);
        }
        self.at.phase = PhaseWords::React { answered, punctures };
        if self.opponents().iter().all(|&seat| answered.contains(seat)) {
            self.at.phase = PhaseWords::Turn {};
            match self.opponents().into_iter().find(|&seat| punctures.contains(seat)) {
                Some(by) => self.puncture(by),
                None => self.collect(),
            }
        }
    }

    /// Asked are the holders of punctures or everybody, unless all three punctures are in sight.
    fn announce(&mut self) {
        self.at.open_play = None;
        let everybody = self.game.config().react == React::Everybody;
        let (asked, unasked): (Vec<Seat>, Vec<Seat>) =
            self.opponents().into_iter().partition(|&seat| everybody || self.puncture_of(seat).is_some());
        let cards = self.at.street_discard.iter().chain(&self.at.played_row).copied();
        let lying = self.at.players.iter().filter_map(|player| player.puncture);
        let in_sight = cards.chain(lying).filter(|&card| self.effect(card) == Some(Effect::Puncture)).count();
        if asked.is_empty() || in_sight == 3 {
            return self.collect();
        }
        let answered = unasked.into_iter().collect();
        self.at.phase = PhaseWords::React { answered, punctures: SeatSet::EMPTY };
    }

    fn puncture(&mut self, by: Seat) {
        let card = self.puncture_of(by).unwrap();
        self.player(by).hand.retain(|&other| other != card);
        self.mover().puncture = Some(card);
        self.stop();
        self.go_back();
    }

    fn go_back(&mut self) {
        let leg = self.at.track.pop().unwrap();
        self.mover().truck = leg.from;
    }

    fn place(&mut self) -> Place {
        let truck = self.mover().truck.clone();
        self.game.city().node(self.game.city().node_named(&truck).unwrap()).place
    }

    fn collect(&mut self) {
        let Place::Bin(bin) = self.place() else { panic!("not on a bin") };
        let truck = self.mover().truck.clone();
        let node = self.game.city().node(self.game.city().node_named(&truck).unwrap());
        self.mover().bins.push(bin);
        self.stop();
        self.mover().counters += u16::from(node.extra_points);
        self.pay_routes();
        let (points, routes) = self.chance(|event| match event {
            Event::RewardDieRolled { points, routes, .. } => Some((*points, *routes)),
            _ => None,
        });
        let die = &self.game.cards().reward_die;
        match self.game.config().routes {
            Switch::On => {
                assert!(die.with_routes.iter().any(|face| (face.points, face.routes) == (points, routes)))
            }
            Switch::Off => assert!(die.without_routes.contains(&points) && routes == 0),
        }
        self.mover().counters += u16::from(points);
        self.draw_routes(routes);
    }

    /// Routes are paid once a turn.
    fn pay_routes(&mut self) {
        if std::mem::replace(&mut self.at.routes_checked, true) {
            return;
        }
        let track: Vec<_> = self.at.track.iter().map(|leg| leg.colour).collect();
        for route in self.mover().routes.clone() {
            let face = self.game.cards().route(route);
            if completes(&track, &face.colours, self.game.config().route_match) {
                self.mover().routes.retain(|&other| other != route);
                self.mover().counters += u16::from(face.points);
                self.at.route_discard.push(route);
            }
        }
    }

    fn draw_routes(&mut self, count: u8) {
        for left in (0..count).rev() {
            let Some(route) = self.top_route() else { break };
            if self.mover().routes.len() == 3 {
                self.at.phase = PhaseWords::RouteOverflow { drawn: Some(route), left };
                return;
            }
            self.mover().routes.push(route);
        }
        self.at.phase = PhaseWords::Turn {};
        let bins = self.mover().bins.len();
        if self.at.bonus.is_none() && bins == usize::from(self.game.city().bins) {
            self.at.bonus = Some(self.at.active);
            self.trigger();
        }
    }

    /// The next route card; an empty deck is made anew, in the order in which it is found.
    fn top_route(&mut self) -> Option<Route> {
        let mut deck = self.at.route_deck.take().unwrap_or_default();
        if deck.is_empty() {
            let seen: Vec<Route> = self
                .told
                .iter()
                .filter_map(|event| match event {
                    Event::RouteSeen { route, .. } => Some(*route),
                    _ => None,
                })
                .collect();
            let mut pile = std::mem::take(&mut self.at.route_discard);
            let rest = self.found.route_deck.clone().unwrap_or_default();
            let first: Vec<Route> =
                seen.into_iter().filter(|route| pile.contains(route) && !rest.contains(route)).collect();
            pile.retain(|route| !first.contains(route) && !rest.contains(route));
            assert!(pile.is_empty(), "all discarded route cards are in the new deck");
            deck = [first, rest].concat();
        }
        let route = (!deck.is_empty()).then(|| deck.remove(0));
        self.at.route_deck = Some(deck);
        route
    }

    pub(super) fn push_out(&mut self, route: Route) {
        let PhaseWords::RouteOverflow { drawn, left } = self.at.phase else { panic!("no card too many") };
        self.mover().routes.push(drawn.unwrap());
        self.mover().routes.retain(|&other| other != route);
        self.at.route_discard.push(route);
        self.draw_routes(left);
    }

    fn trigger(&mut self) {
        self.at.end_trigger = self.at.end_trigger.or(Some(self.at.round));
    }

    pub(super) fn sell(&mut self, bin: u8) {
        self.stop();
        self.pay_routes();
        let points = self.game.cards().plant(self.at.plant.unwrap()).points;
        self.mover().bins.retain(|&other| other != bin);
        self.mover().counters += u16::from(points);
        let capacity = self.at.capacity.unwrap() - 1;
        self.at.capacity = Some(capacity);
        (self.at.dice, self.at.works, self.at.one_way) = (Vec::new(), Vec::new(), Vec::new());
        if capacity == 0 {
            self.trigger();
        }
    }

    fn last_round(&self) -> u8 {
        self.at.end_trigger.map_or(self.game.config().max_rounds, |round| round + 1)
    }

    pub(super) fn end_turn(&mut self) {
        self.at.open_play = None;
        let (bins, punctured) = (self.mover().bins.clone(), self.mover().puncture.is_some());
        if let Place::Bin(bin) = self.place()
            && punctured
            && !bins.contains(&bin)
            && !self.at.track.is_empty()
        {
            self.go_back();
        }
        self.pay_routes();
        let (row, puncture) = (std::mem::take(&mut self.at.played_row), self.mover().puncture.take());
        self.at.street_discard.extend(row.into_iter().chain(puncture));
        let last_seat = self.at.active.index() + 1 == self.at.players.len();
        // Before the end is triggered, another seat may still do it in the highest round (PR-R66).
        let perhaps = self.at.end_trigger.is_none() && !last_seat;
        if self.at.round < self.last_round() || perhaps {
            self.at.phase = PhaseWords::Discard {};
        } else {
            self.next_turn();
        }
    }

    pub(super) fn refill(&mut self) {
        let held = self.mover().hand.len();
        self.draw(self.at.active, 5 - held);
        self.next_turn();
    }

    fn next_turn(&mut self) {
        let next = self.at.active.next(self.at.players.len() as u8);
        if next.0 == 0 {
            if self.at.round == self.last_round() {
                self.at.phase = PhaseWords::Over {};
                return;
            }
            self.at.round += 1;
        }
        self.at.active = next;
        self.at.phase = PhaseWords::Turn {};
        self.at.movement_over = false;
        self.at.routes_checked = false;
        self.at.track.clear();
        self.at.rewards_used.clear();
        self.at.police_passes.clear();
    }
}
