//! Where the active truck can go in this turn, and what that costs: for people who point at a street.
//!
//! Nothing here knows how driving works: positions are imagined, and the rules list and apply what can be done in them.

mod explore;

use crate::action::Action;
use crate::cards::{Card, Hand};
use crate::city::{Node, Section};
use crate::game::PlasticRace;
use crate::state::State;
use crate::view::View;
use crate::words::bits;
use explore::Spot;

/// Where a drive shall end.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Goal {
    /// Over this section, in either direction.
    Section(Section),
    /// At this node.
    Node(Node),
}

/// A drive: what to decide, one after the other, and what it costs.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Drive {
    /// The decisions from the present one on.
    pub actions: Vec<Action>,
    /// The sections driven.
    pub sections: Vec<Section>,
    /// The cards spent, in the order of their ids.
    pub cards: Vec<Card>,
    /// Whether the police token is used.
    pub police_token: bool,
    /// So many of the decisions are certain; after them a drawn card may change how the rest is asked.
    pub certain: usize,
}

/// Every place that the active truck can reach in this turn with the cards of its hand, cheapest first.
///
/// Cheap are few cards, a police token counting as one; then few wild cards among them; then few sections. Cards that
/// are drawn on the way are not counted on, and other rewards are skipped.
#[derive(Clone, Debug)]
pub struct Drives {
    spots: Vec<Spot>,
    /// The spots in the order of their costs.
    order: Vec<u32>,
}

impl Drives {
    /// The drives of the seat that looks, if it is its turn and it decides what to do next; otherwise none.
    pub fn of_view(game: &PlasticRace, view: &View) -> Self {
        let own_turn = view.viewer == Some(view.active);
        let state = if own_turn { game.suppose(view) } else { None };
        state.map_or_else(Self::none, |state| Self::of_state(game, &state))
    }

    /// The drives of the active seat in a position of which it knows its own hand.
    pub fn of_state(game: &PlasticRace, state: &State) -> Self {
        let (spots, order) = explore::explore(game, state);
        Self { spots, order }
    }

    fn none() -> Self {
        Self { spots: Vec::new(), order: Vec::new() }
    }

    /// The cheapest drives to a goal, at most so many, the cheapest first. Each spends other cards, and none spends all
    /// the cards of another one and more.
    pub fn to(&self, goal: Goal, most: usize) -> Vec<Drive> {
        let mut found: Vec<&Spot> = Vec::new();
        let mut drives = Vec::new();
        for &place in &self.order {
            let spot = &self.spots[place as usize];
            if drives.len() == most {
                break;
            }
            if spot.ends_at(goal) && !found.iter().any(|cheaper| cheaper.is_within(spot)) {
                found.push(spot);
                drives.push(self.drive(place));
            }
        }
        drives
    }

    /// The fewest cards with which each section can be driven in this turn, in the order of the sections.
    pub fn sections(&self) -> Vec<(Section, u8)> {
        let mut least: Vec<(Section, u8)> = Vec::new();
        for &place in &self.order {
            let spot = &self.spots[place as usize];
            if let Some((section, _)) = spot.arrival
                && least.iter().all(|(known, _)| *known != section)
            {
                least.push((section, spot.cost.cards));
            }
        }
        least.sort_unstable();
        least
    }

    fn drive(&self, place: u32) -> Drive {
        let end = &self.spots[place as usize];
        let mut steps = Vec::new();
        let mut at = end;
        while let Some((parent, action)) = at.came {
            steps.push((action, at));
            at = &self.spots[parent as usize];
        }
        steps.reverse();
        let certain = steps.iter().position(|(_, spot)| spot.drew).map_or(steps.len(), |place| place + 1);
        Drive {
            certain,
            sections: steps.iter().filter_map(|(_, spot)| spot.arrival.map(|(section, _)| section)).collect(),
            cards: bits(end.spent.0).map(Card).collect(),
            police_token: end.token_used,
            actions: steps.into_iter().map(|(action, _)| action).collect(),
        }
    }
}

impl Spot {
    fn ends_at(&self, goal: Goal) -> bool {
        match goal {
            Goal::Section(section) => self.arrival.is_some_and(|(driven, _)| driven == section),
            Goal::Node(node) => self.arrival.is_some_and(|(_, to)| to == node),
        }
    }

    /// Whether it spends nothing that the other one does not spend too.
    fn is_within(&self, other: &Self) -> bool {
        let Hand(more) = other.spent;
        self.spent.0 & !more == 0 && (!self.token_used || other.token_used)
    }
}
