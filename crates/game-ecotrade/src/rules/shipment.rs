//! From the means to the finished shipment: transport, Developments, Incident (ET-4.3).

use ecotable_kernel::Step;

use crate::action::Action;
use crate::event::{Event, Started};
use crate::game::EcoTrade;
use crate::ids::{Development, Incident, Incidents, Shipment};
use crate::means::{Attributes, Means, MeansSet};
use crate::refusal::Refusal;
use crate::state::{HAND, Node, Owned, Player, State, Underway};

/// What the planning of a shipment is about: its cards, the one on top, and the means.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// The chosen hand slots, one bit for each.
    pub cards: u8,
    /// The hand slot of the top card.
    pub top: u8,
    pub means: Means,
}

impl EcoTrade {
    /// What a means of transport changes on a shipment (ET-1.4).
    pub fn transport_change(&self, means: Means) -> Attributes {
        match means {
            Means::Road => Attributes::new(0, 0, 0),
            Means::Train => Attributes::new(2, 1, -2),
            Means::Plane => Attributes::new(-1, -2, i16::from(self.config.plane_impact)),
            Means::Ship => Attributes::new(2, 2, -1),
        }
    }

    /// The means that all chosen cards show (ET-4.4).
    #[inline]
    pub(crate) fn common_means(&self, player: &Player, cards: u8) -> MeansSet {
        player
            .chosen(cards)
            .fold(MeansSet::ALL, |common, (_, card)| common.and(self.cards.shipment(card).means))
    }

    #[inline]
    pub(crate) fn list_means(&self, player: &Player, cards: u8, into: &mut Vec<Action>) {
        into.extend(self.common_means(player, cards).iter().map(Action::By));
    }

    pub(crate) fn check_means(&self, state: &State, means: Means) -> Result<(), Refusal> {
        let Node::Means { cards, .. } = state.node else { return Err(Refusal::NotAskedNow) };
        match self.common_means(state.mover(), cards).contains(means) {
            true => Ok(()),
            false => Err(Refusal::MeansNotShown { means }),
        }
    }

    /// The shipment before its Incident (ET-4.3.1 to ET-4.3.3).
    pub(crate) fn before_incident(&self, player: &Player, plan: Plan) -> Attributes {
        let beneath = (plan.cards.count_ones() as i16 - 1).max(0);
        let printed = |card: Shipment| self.cards.shipment(card).printed;
        let top = player.card(plan.top);
        let mut sum = player
            .chosen(plan.cards)
            .fold(Attributes::default(), |sum, (_, card)| Attributes { time: 0, ..sum.plus(printed(card)) });
        let planned = player.developments.has(Development::PLANNING_TEAM);
        sum.time = top.map_or(0, |card| printed(card).time) + if planned { 0 } else { beneath };
        if !top.is_some_and(|card| self.cards.shipment(card).means.is_single()) {
            sum = sum.plus(self.transport_change(plan.means)).at_least_one();
        }
        sum.plus(own_change(player.developments, plan.means, beneath)).at_least_one()
    }

    /// The shipment after an Incident (ET-4.3.4).
    fn after_incident(&self, owned: Owned, shipment: Underway, incident: Incident) -> Underway {
        let change = self.incident_change(owned, shipment.means, incident);
        let before = Attributes::new(shipment.time.into(), shipment.growth.into(), shipment.impact.into());
        shipment.with(before.plus(change).at_least_one())
    }

    /// What an Incident changes, after the Developments that cancel parts of it; nothing for another means.
    pub(crate) fn incident_change(&self, owned: Owned, means: Means, incident: Incident) -> Attributes {
        let card = self.cards.incident(incident);
        if !card.means.contains(means) {
            return Attributes::default();
        }
        let mut change = card.change;
        if owned.has(Development::REST_STOPS) {
            change.time = change.time.min(0);
        }
        if owned.has(Development::CARGO_COVER) {
            change.growth = change.growth.max(0);
        }
        change
    }

    /// The means is chosen: the cards leave the hand, all see the shipment, and an Incident comes (ET-3.6).
    pub(crate) fn send(&self, state: &mut State, means: Means, step: &mut Step<Event>) {
        let Node::Means { cards, top } = state.node else { return };
        let seat = state.current;
        let player = state.player(seat);
        let attributes = self.before_incident(player, Plan { cards, top, means });
        let Some(slot) = self.free_slot(player) else { return };
        let shipment = Underway { cards: laid(player, cards, top), means, time: 0, growth: 0, impact: 0 };
        let shipment = shipment.with(attributes);
        let player = state.player_mut(seat);
        for place in (0..HAND).filter(|place| cards >> place & 1 == 1) {
            player.hand[place] = None;
            player.known[place] = Default::default();
        }
        player.board[slot] = Some(shipment);
        state.turn.sent = true;
        step.tell(|| Event::ShipmentStarted { seat, slot: slot as u8, shipment: Started::of(&shipment) });
        let incident = reveal_incident(state, step);
        let affects = self.cards.incident(incident).means.contains(means);
        step.tell(|| Event::IncidentRevealed { seat, incident, affects });
        if affects && state.player(seat).developments.has(Development::DUE_DILIGENCE) {
            state.node = Node::IncidentChoice { slot: slot as u8, incident };
        } else {
            self.resolve(state, slot as u8, incident, step);
        }
    }

    pub(crate) fn check_incident(state: &State) -> Result<(), Refusal> {
        match state.node {
            Node::IncidentChoice { .. } => Ok(()),
            _ => Err(Refusal::NotAskedNow),
        }
    }

    pub(crate) fn keep_incident(&self, state: &mut State, step: &mut Step<Event>) {
        let Node::IncidentChoice { slot, incident } = state.node else { return };
        let seat = state.current;
        step.tell(|| Event::IncidentKept { seat, incident });
        self.resolve(state, slot, incident, step);
    }

    /// Due diligence: the next Incident stands, whatever it is (ET-4.8).
    pub(crate) fn redraw_incident(&self, state: &mut State, step: &mut Step<Event>) {
        let Node::IncidentChoice { slot, incident } = state.node else { return };
        let seat = state.current;
        state.incident_discard.insert(incident);
        step.tell(|| Event::IncidentDiscarded { seat, incident });
        let incident = reveal_incident(state, step);
        let means =
            state.player(seat).board[usize::from(slot)].map_or(Means::Road, |shipment| shipment.means);
        let affects = self.cards.incident(incident).means.contains(means);
        step.tell(|| Event::IncidentRevealed { seat, incident, affects });
        self.resolve(state, slot, incident, step);
    }

    /// Applies an Incident, discards it, and goes back to the turn menu.
    fn resolve(&self, state: &mut State, slot: u8, incident: Incident, step: &mut Step<Event>) {
        let seat = state.current;
        let player = state.player_mut(seat);
        let owned = player.developments;
        if let Some(shipment) = &mut player.board[usize::from(slot)] {
            let before = *shipment;
            *shipment = self.after_incident(owned, before, incident);
            let after = *shipment;
            if self.cards.incident(incident).means.contains(after.means) {
                step.tell(|| Event::IncidentApplied { seat, slot, shipment: Started::of(&after) });
            }
        }
        state.incident_discard.insert(incident);
        state.node = Node::TurnMenu;
    }
}

impl Underway {
    fn with(self, attributes: Attributes) -> Self {
        let byte = |number: i16| number.clamp(1, i16::from(u8::MAX)) as u8;
        Self {
            time: byte(attributes.time),
            growth: byte(attributes.growth),
            impact: byte(attributes.impact),
            ..self
        }
    }
}

/// What one's own Developments change on a new shipment (ET-4.8).
fn own_change(owned: Owned, means: Means, beneath: i16) -> Attributes {
    let cards = beneath + 1;
    let mut change = Attributes::default();
    let mut add = |card: Development, effect: Attributes| {
        if owned.has(card) {
            change = change.plus(effect);
        }
    };
    match means {
        Means::Road => {
            add(Development::DRIVER_ACADEMY, Attributes::new(0, cards, 0));
            add(Development::TRUCK_FLEET, Attributes::new(0, 0, -cards));
        }
        Means::Train => add(Development::RAIL_POWER, Attributes::new(-1, 0, 0)),
        Means::Plane => add(Development::AVIATION_FUEL, Attributes::new(0, 0, -2 * cards)),
        Means::Ship => add(Development::SHORE_POWER, Attributes::new(0, 0, -cards)),
    }
    add(Development::HUB, Attributes::new(0, 2 * beneath, -beneath));
    change
}

/// The chosen cards as they lie in a slot: the top card, then the others by their numbers.
fn laid(player: &Player, cards: u8, top: u8) -> [Option<Shipment>; HAND] {
    let mut laid = [None; HAND];
    laid[0] = player.card(top);
    let mut beneath = [None; HAND];
    for (place, (_, card)) in beneath.iter_mut().zip(player.chosen(cards & !(1 << top))) {
        *place = Some(card);
    }
    // Empty places sort first, so the others are moved behind the top card from the end.
    beneath.sort_unstable();
    let others = beneath.into_iter().flatten();
    laid[1..].iter_mut().zip(others).for_each(|(place, card)| *place = Some(card));
    laid
}

/// Turns up the next Incident; an empty deck is made anew from the discard pile (ET-3.8.1).
fn reveal_incident(state: &mut State, step: &mut Step<Event>) -> Incident {
    if state.incident_deck.is_empty() {
        state.incident_deck.extend(state.incident_discard.iter().map(Incident::number));
        state.incident_discard = Incidents::default();
        state.incident_deck.shuffle(step.rng());
        step.tell(|| Event::IncidentsReshuffled);
    }
    Incident::of_pile(state.incident_deck.draw().unwrap_or_default())
}
