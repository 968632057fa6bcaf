//! How far bins are over streets that are open, and how many turns a seat still needs for those that it lacks.

use ecotable_plastic_race::city::Node;
use ecotable_plastic_race::{PlasticRace, State};

/// The sections that a truck drives in a usual turn.
const REACH: f32 = 4.3;
/// Room for the numbers of all bins, and for the plant in place 0.
const PLACES: usize = 8;
/// Room for all nodes.
const NODES: usize = 64;
/// What it costs to reach a bin that is closed from all sides.
const CLOSED: u8 = 4;

/// Sections from every node to the bins and the plant.
#[derive(Clone, Debug)]
pub(super) struct Roads {
    sections: [[u8; NODES]; PLACES],
}

impl Roads {
    /// The roads of an empty board.
    pub fn printed(game: &PlasticRace) -> Self {
        let city = game.city();
        Self::each(game, |goal, sections| {
            city.all_nodes().for_each(|node| sections[node.index()] = city.distance(node, goal));
        })
    }

    /// The roads as works and arrows leave them; a closed place is a little farther than it would be.
    pub fn open(game: &PlasticRace, state: &State) -> Self {
        if state.tokens() == 0 {
            return Self::printed(game);
        }
        let city = game.city();
        Self::each(game, |goal, sections| {
            *sections = back_from(game, state, goal);
            for node in city.all_nodes().filter(|node| sections[node.index()] == u8::MAX).collect::<Vec<_>>()
            {
                sections[node.index()] = city.distance(node, goal) + CLOSED;
            }
        })
    }

    fn each(game: &PlasticRace, mut measure: impl FnMut(Node, &mut [u8; NODES])) -> Self {
        let mut roads = Self { sections: [[0; NODES]; PLACES] };
        let city = game.city();
        for (place, sections) in roads.sections.iter_mut().enumerate() {
            let goal = if place == 0 { city.plant() } else { city.bin(place as u8) };
            if let Some(goal) = goal {
                measure(goal, sections);
            }
        }
        roads
    }

    /// Sections to a bin.
    #[inline]
    pub fn to_bin(&self, from: Node, bin: u8) -> u8 {
        self.sections[usize::from(bin)][from.index()]
    }

    /// Sections to the plant.
    #[inline]
    pub fn to_plant(&self, from: Node) -> u8 {
        self.sections[0][from.index()]
    }

    /// Sections to the nearest of these bins; 0 if there are none.
    #[inline]
    pub fn nearest(&self, from: Node, bins: u8) -> u8 {
        let wanted = (1..PLACES as u8).filter(|bin| bins & (1 << bin) != 0);
        wanted.map(|bin| self.to_bin(from, bin)).min().unwrap_or(0)
    }
}

/// Sections from every node to a goal over what is open now.
fn back_from(game: &PlasticRace, state: &State, goal: Node) -> [u8; NODES] {
    let mut sections = [u8::MAX; NODES];
    let mut queue = arrayvec::ArrayVec::<Node, NODES>::new();
    sections[goal.index()] = 0;
    queue.push(goal);
    let mut next = 0;
    while next < queue.len() {
        let node = queue[next];
        next += 1;
        for exit in &game.city().node(node).exits {
            let open = game.is_drivable(state, exit.section, exit.direction.reversed());
            if open && sections[exit.to.index()] == u8::MAX {
                sections[exit.to.index()] = sections[node.index()] + 1;
                queue.push(exit.to);
            }
        }
    }
    sections
}

/// The best order to visit bins in, for every set of them.
#[derive(Clone, Debug)]
pub(super) struct Tours {
    pub roads: Roads,
    /// By the set of bins still lacking: the turns from each bin.
    turns: Vec<[f32; PLACES]>,
}

/// The turns that a leg of so many sections takes: collecting ends a turn, however short the leg is.
fn leg(sections: u8) -> f32 {
    (f32::from(sections) / REACH).max(1.0)
}

impl Tours {
    /// The tours through all sets of bins of a city.
    pub fn new(game: &PlasticRace, roads: Roads) -> Self {
        let city = game.city();
        let mut tours = Self { roads, turns: vec![[0.0; PLACES]; 1 << (city.bins + 1)] };
        for set in (2..tours.turns.len()).step_by(2) {
            for from in (1..=city.bins).filter(|bin| set & (1 << bin) == 0) {
                if let Some(node) = city.bin(from) {
                    tours.turns[set][usize::from(from)] = tours.turns(node, set as u8);
                }
            }
        }
        tours
    }

    /// The turns for the lacking bins from a node: the best first leg, and all that comes after it.
    pub fn turns(&self, from: Node, lacking: u8) -> f32 {
        let mut least = f32::MAX;
        for bin in (1..PLACES as u8).filter(|bin| lacking & (1 << bin) != 0) {
            let rest = usize::from(lacking & !(1 << bin));
            least = least.min(leg(self.roads.to_bin(from, bin)) + self.turns[rest][usize::from(bin)]);
        }
        if least == f32::MAX { 0.0 } else { least }
    }
}
