//! Where the active truck can go in this turn, and what that costs: for people who point at a street.
//!
//! Nothing here knows how driving works: positions are imagined, and the rules list and apply what can be done in them.

mod explore;

use crate::action::Action;
use crate::cards::{Card, Hand};
use crate::city::{Node, Section};
use crate::game::PlasticRace;
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

/// The cheapest drives to a goal.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Ways {
    /// The drives, the cheapest first.
    pub drives: Vec<Drive>,
    /// How many positions were imagined: what the search has cost.
    pub imagined: usize,
    /// Whether the search was given up where it became dear, so that there may be more drives.
    pub given_up: bool,
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
        Self::until(game, view, |_, _| false)
    }

    /// The cheapest drives of the seat that looks to a goal, at most so many, the cheapest first, as [`Drives::to`] tells
    /// them; nothing dearer is looked for.
    pub fn towards(game: &PlasticRace, view: &View, goal: Goal, most: usize) -> Ways {
        let mut found = Found { goal, most, places: Vec::new() };
        let all = Self::until(game, view, |spots, place| found.is_enough(spots, place));
        let drives = found.places.into_iter().map(|place| all.drive(place)).collect();
        Ways { drives, imagined: all.imagined(), given_up: !all.is_complete() }
    }

    fn until(game: &PlasticRace, view: &View, enough: impl FnMut(&[Spot], u32) -> bool) -> Self {
        let own_turn = view.viewer == Some(view.active);
        let state = if own_turn { game.suppose(view) } else { None };
        let (spots, order) =
            state.map_or_else(Default::default, |state| explore::explore(game, &state, enough));
        Self { spots, order }
    }

    /// How many positions were imagined: what the search has cost.
    pub fn imagined(&self) -> usize {
        self.spots.len()
    }

    /// Whether everything within reach was found; otherwise the search was given up where it became dear.
    pub fn is_complete(&self) -> bool {
        self.spots.len() < explore::MOST_SPOTS
    }

    /// The cheapest drives to a goal, at most so many, the cheapest first. Each spends other cards, and none spends all
    /// the cards of another one and more.
    pub fn to(&self, goal: Goal, most: usize) -> Vec<Drive> {
        let mut found = Found { goal, most, places: Vec::new() };
        // Looking for it ends at the first place that is enough.
        let _ = self.order.iter().any(|&place| found.is_enough(&self.spots, place));
        found.places.into_iter().map(|place| self.drive(place)).collect()
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

/// The drives to a goal that were found so far.
struct Found {
    goal: Goal,
    most: usize,
    places: Vec<u32>,
}

impl Found {
    /// Looks at the next place in the order of costs, and tells whether enough were found.
    fn is_enough(&mut self, spots: &[Spot], place: u32) -> bool {
        let spot = &spots[place as usize];
        let known = |&cheaper: &u32| spots[cheaper as usize].is_within(spot);
        if self.places.len() < self.most && spot.ends_at(self.goal) && !self.places.iter().any(known) {
            self.places.push(place);
        }
        self.places.len() >= self.most
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
