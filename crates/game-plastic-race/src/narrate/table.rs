//! What is going on, and the table in lines of text.

use ecotable_kernel::{Phrase, Seat, SeatSet};

use crate::city::Section;
use crate::colour::{Direction, Effect};
use crate::game::PlasticRace;
use crate::phase::PhaseWords;
use crate::view::{PlayerView, View};

impl PlasticRace {
    pub(super) fn say_situation(&self, view: &View) -> Phrase {
        let asked = match view.phase {
            PhaseWords::Over {} => return say_result(view),
            PhaseWords::React { answered, .. } => return self.say_react(view, answered),
            PhaseWords::ChooseLight { seat } => seat,
            PhaseWords::GiveCard { target, .. } | PhaseWords::SwapTheirs { target, .. } => target,
            _ => view.active,
        };
        if view.viewer != Some(asked) {
            return Phrase::new("situation-other").with("seat", asked);
        }
        self.say_wish(view)
    }

    /// In a view only the viewer's own answer is listed, and only the viewer's own cards tell what it may answer.
    fn say_react(&self, view: &View, answered: SeatSet) -> Phrase {
        let may_answer = view.viewer.is_some_and(|seat| seat != view.active) && answered.is_empty();
        let mut own = view.own.iter().flat_map(|own| &own.hand);
        let key = match may_answer {
            true if own.any(|&card| self.cards.street(card).effect == Some(Effect::Puncture)) => {
                "situation-react"
            }
            true => "situation-react-none",
            false => "situation-react-other",
        };
        Phrase::new(key).with("seat", view.active)
    }

    /// What is wanted from the viewer.
    fn say_wish(&self, view: &View) -> Phrase {
        let plain = |name: &str| Phrase::new(format!("situation-{name}"));
        match view.phase {
            PhaseWords::Turn {} if view.movement_over => plain("turn-over"),
            PhaseWords::Turn {} => plain("turn"),
            PhaseWords::ChooseLight { .. } => plain("choose-light"),
            PhaseWords::SpendCard { cards, .. } => plain("spend-card").with("count", cards),
            PhaseWords::PayUnit { colour, units, .. } => {
                plain("pay-unit").with("colour", Self::say_colour(colour)).with("count", units)
            }
            PhaseWords::RewardChoice { reward } => {
                plain("reward-choice").with("reward", Self::say_reward(reward))
            }
            PhaseWords::PickDie { lift: Some(count) } => plain("lift-die").with("count", count),
            PhaseWords::PickDie { lift: None } => plain("pick-die"),
            PhaseWords::PlaceDie { colour, .. } => {
                plain("place-die").with("colour", Self::say_colour(colour))
            }
            PhaseWords::DieColour { section } => self.over("situation-die-colour", section),
            PhaseWords::PickToken { .. } => plain("pick-token"),
            PhaseWords::PlaceWorks { .. } => plain("place-works"),
            PhaseWords::PlaceOneWay { .. } => plain("place-one-way"),
            PhaseWords::OneWayDirection { section, .. } => {
                let end = |direction| self.say_node(self.city.node_id(self.city.end_of(section, direction)));
                let phrase = self.over("situation-one-way-direction", section);
                phrase.with("forward", end(Direction::Forward)).with("backward", end(Direction::Backward))
            }
            PhaseWords::PickSeat { effect, .. } => {
                plain("pick-seat").with("effect", Self::say_effect(effect))
            }
            PhaseWords::AskFor { target } => plain("ask-for").with("seat", target),
            PhaseWords::GiveCard { wanted, .. } => {
                plain("give-card").with("seat", view.active).with("wanted", Self::say_wanted(wanted))
            }
            PhaseWords::SwapOwn { target } => plain("swap-own").with("seat", target),
            PhaseWords::SwapTheirs { .. } => plain("swap-theirs").with("seat", view.active),
            PhaseWords::PoliceOption { .. } => plain("police-option"),
            PhaseWords::RouteOverflow { drawn: Some(route), .. } => {
                plain("route-overflow").with("route", self.say_route(route))
            }
            PhaseWords::Discard {} => plain("discard"),
            _ => Phrase::new("situation-other").with("seat", view.active),
        }
    }

    pub(super) fn say_table(&self, view: &View) -> Vec<Phrase> {
        let mut lines = Vec::new();
        lines.push(
            Phrase::new("table-round")
                .with("city", self.say_city())
                .with("round", view.round)
                .with("seat", view.active),
        );
        lines.extend(view.last_round.map(|round| Phrase::new("table-last-round").with("round", round)));
        if let Some(plant) = &view.plant {
            let bins: Vec<_> = plant.accepts.iter().map(|&bin| Self::say_bin(bin)).collect();
            let line =
                Phrase::new("table-plant").with("plant", Self::say_plant(plant.card)).with("bins", bins);
            lines.push(line.with("points", plant.points).with("capacity", plant.capacity));
        }
        self.board_lines(view, &mut lines);
        for (seat, player) in (0u8..).map(Seat).zip(&view.players) {
            self.player_lines(view, seat, player, &mut lines);
        }
        self.turn_lines(view, &mut lines);
        self.own_lines(view, &mut lines);
        let decks =
            Phrase::new("table-decks").with("street", view.street_deck).with("route", view.route_deck);
        lines.push(decks.with("discard", view.street_discard.len() as i64));
        lines
    }

    fn board_lines(&self, view: &View, lines: &mut Vec<Phrase>) {
        for die in &view.dice {
            lines.push(self.over_in("table-die", die.section, die.colour));
        }
        lines.extend(view.works.iter().map(|&section| self.over("table-works", section)));
        for token in &view.one_way {
            let end = self.city.node_id(self.city.end_of(token.section, token.direction));
            lines.push(self.over("table-one-way", token.section).with("place", self.say_node(end)));
        }
        lines.extend(view.bonus.map(|seat| Phrase::new("table-bonus").with("seat", seat)));
    }

    fn player_lines(&self, view: &View, seat: Seat, player: &PlayerView, lines: &mut Vec<Phrase>) {
        let bins: Vec<_> = player.bins.iter().map(|&bin| Self::say_bin(bin)).collect();
        let line = match &player.truck {
            Some(truck) => Phrase::new("table-player").with("place", self.say_node(truck)),
            None => Phrase::new("table-player-without-light"),
        };
        let line = line.with("seat", seat);
        let line = line.with("score", player.score).with("counters", player.counters).with("bins", bins);
        lines.push(line.with("cards", player.hand_size).with("routes", player.route_count));
        if player.police {
            lines.push(Phrase::new("table-police").with("seat", seat));
        }
        if player.puncture.is_some() {
            lines.push(Phrase::new("table-puncture").with("seat", seat));
        }
        if view.active == seat
            && let Some(node) = player.truck.as_ref().and_then(|truck| self.city.node_named(truck))
        {
            for exit in self.city.node(node).exits.iter().filter(|exit| self.is_passable(**exit)) {
                let place = self.say_node(self.city.node_id(exit.to));
                let colour = self.say_shown(view, exit.section);
                lines.push(self.over("table-exit", exit.section).with("place", place).with("colour", colour));
            }
        }
    }

    /// The colour of a section: of its die, or as printed (PR-3.1). A double lane stays one with a die on it.
    fn say_shown(&self, view: &View, section: Section) -> Phrase {
        let die = view.dice.iter().find(|die| die.section == section && !self.is_double(section));
        let printed = || Phrase::new(format!("colour-{}", self.city.file.edges[section.index()].colour));
        die.map_or_else(printed, |die| Self::say_colour(die.colour))
    }

    fn turn_lines(&self, view: &View, lines: &mut Vec<Phrase>) {
        if !view.track.is_empty() {
            let legs = view.track.iter().map(|leg| match leg.colour {
                Some(colour) => self.over_in("table-leg", leg.section, colour),
                None => self.over("table-leg-colourless", leg.section),
            });
            lines.push(Phrase::new("table-track").with("legs", legs.collect::<Vec<_>>()));
        }
        lines.extend(view.police_passes.iter().map(|&section| self.over("table-pass", section)));
        if !view.played_row.is_empty() {
            let cards: Vec<_> = view.played_row.iter().map(|&card| self.say_card(card)).collect();
            lines.push(Phrase::new("table-played").with("cards", cards));
        }
    }

    fn own_lines(&self, view: &View, lines: &mut Vec<Phrase>) {
        let Some(own) = &view.own else { return };
        let cards: Vec<_> = own.hand.iter().map(|&card| self.say_card(card)).collect();
        lines.push(Phrase::new("table-own-hand").with("cards", cards));
        if !own.routes.is_empty() {
            let routes: Vec<_> = own.routes.iter().map(|&route| self.say_route(route)).collect();
            lines.push(Phrase::new("table-own-routes").with("routes", routes));
        }
    }
}

fn say_result(view: &View) -> Phrase {
    let best = view.players.iter().map(|player| player.score).max().unwrap_or(0);
    let winners = || {
        (0u8..).map(Seat).zip(&view.players).filter(|(_, player)| player.score == best).map(|(seat, _)| seat)
    };
    match (winners().next(), winners().count()) {
        (Some(seat), 1) => Phrase::new("situation-won").with("seat", seat).with("points", best),
        _ => {
            let players: Vec<_> = winners().map(|seat| Phrase::new("player").with("seat", seat)).collect();
            Phrase::new("situation-shared").with("players", players).with("points", best)
        }
    }
}
