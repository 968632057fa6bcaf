//! A city as the rules use it: a graph of nodes and sections (PR-3.1).

mod build;
mod detours;
mod draw;
mod file;
mod geometry;
mod locate;

use std::sync::{Arc, OnceLock};

use arrayvec::ArrayVec;

pub use draw::{Curve, Point};
pub use file::{CityFile, Decor, EdgeEntry, MOST_BYTES, MapError, NodeEntry, NodeKind, Printed, read};

use crate::city::detours::Detours;
use crate::colour::{Colours, Direction, Reward};
use crate::rules::Roads;
use crate::words::{numbered, words};

/// The most sections of a city.
pub const MOST_SECTIONS: usize = 64;
/// The most nodes of a city.
pub const MOST_NODES: usize = 64;
/// The most sections that meet in one node.
pub const MOST_EXITS: usize = 5;
/// The most bins of a city.
pub const MOST_BINS: u8 = 7;

numbered!(
    /// A section, written `s01` and so on in the order of the map.
    Section, "s", "2", MOST_SECTIONS as u8
);
numbered!(
    /// A traffic light, written `L1` and so on.
    Light, "L", "1", 9
);

words! {
    /// The eight cities of the box (PR-1.4).
    CityName {
        /// Victoria on Malta.
        Victoria = "victoria",
        /// Paris.
        Paris = "paris",
        /// Madrid.
        Madrid = "madrid",
        /// Berlin.
        Berlin = "berlin",
        /// Athens.
        Athens = "athens",
        /// Rome.
        Rome = "rome",
        /// Ankara.
        Ankara = "ankara",
        /// London.
        London = "london",
    }
}

impl CityName {
    /// The map as a file.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Victoria => include_str!("../data/cities/victoria.json"),
            Self::Paris => include_str!("../data/cities/paris.json"),
            Self::Madrid => include_str!("../data/cities/madrid.json"),
            Self::Berlin => include_str!("../data/cities/berlin.json"),
            Self::Athens => include_str!("../data/cities/athens.json"),
            Self::Rome => include_str!("../data/cities/rome.json"),
            Self::Ankara => include_str!("../data/cities/ankara.json"),
            Self::London => include_str!("../data/cities/london.json"),
        }
    }

    /// The map, made once.
    pub fn city(self) -> Arc<City> {
        static CITIES: [OnceLock<Arc<City>>; 8] = [const { OnceLock::new() }; 8];
        let read = || {
            let file = read(self.text()).expect("the maps are compiled in and checked by a test");
            Arc::new(City::new(file).expect("a map that was read can be used"))
        };
        CITIES[self as usize].get_or_init(read).clone()
    }
}

/// A place where a truck can stand, by its number in the map.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Node(pub(crate) u8);

impl Node {
    /// As an index from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// A set with just this node.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }
}

/// What is at a node.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Place {
    /// Nothing.
    Junction,
    /// The bin with this number.
    Bin(u8),
    /// The recycling plant.
    Plant,
    /// A traffic light.
    Light,
    /// A reward.
    Reward(Reward),
}

/// A node of the graph.
#[derive(Clone, Debug)]
pub struct NodeFacts {
    /// What is there.
    pub place: Place,
    /// What a bin pays beyond the die.
    pub extra_points: u8,
    /// Movement ends on arrival.
    pub must_stop: bool,
    /// The sections that meet here, in the order of their ids.
    pub exits: ArrayVec<Exit, MOST_EXITS>,
}

/// A way out of a node.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Exit {
    /// The section.
    pub section: Section,
    /// Where it leads.
    pub to: Node,
    /// In which direction it is driven from here.
    pub direction: Direction,
}

/// A city as the rules use it.
#[derive(Debug)]
pub struct City {
    /// The map with names and coordinates.
    pub file: CityFile,
    /// The nodes.
    pub nodes: Vec<NodeFacts>,
    /// The ends of each section.
    pub ends: Vec<[Node; 2]>,
    /// The lights by their numbers.
    pub lights: ArrayVec<Node, 9>,
    /// How many bins there are.
    pub bins: u8,
    /// The node of each bin, by its number.
    pub(crate) bin_nodes: [Option<Node>; MOST_BINS as usize + 1],
    /// The printed colours: one, all for a joker street, none for a white double lane.
    pub(crate) printed: [Colours; MOST_SECTIONS],
    pub(crate) double: u64,
    pub(crate) untouchable: u64,
    /// The sections with a printed direction, which is always forward.
    pub(crate) printed_one_way: u64,
    /// All sections.
    pub(crate) all: u64,
    /// The ways round sections that are known beforehand.
    pub(crate) detours: Detours,
    /// The roads of the empty board.
    pub(crate) roads: Roads,
    /// Sections between nodes along the printed directions: for players who plan.
    pub(crate) distance: Vec<[u8; MOST_NODES]>,
}

impl City {
    /// The graph of a map, or the first thing that is wrong with it.
    pub fn new(file: CityFile) -> Result<Self, String> {
        build::build(file).map_err(|problems| {
            let first = problems.into_iter().next();
            first.map_or_else(|| "the map cannot be used".to_owned(), |problem| problem.to_string())
        })
    }

    /// A node.
    #[inline]
    pub fn node(&self, node: Node) -> &NodeFacts {
        &self.nodes[node.index()]
    }

    /// The number of sections.
    pub fn sections(&self) -> u8 {
        self.ends.len() as u8
    }

    /// Whether the city has a recycling plant.
    pub fn has_plant(&self) -> bool {
        self.file.has_plant
    }

    /// The id of a node.
    pub fn node_id(&self, node: Node) -> &str {
        &self.file.nodes[node.index()].id
    }

    /// The node with this id.
    pub fn node_named(&self, id: &str) -> Option<Node> {
        self.file.nodes.iter().position(|node| node.id == id).map(|place| Node(place as u8))
    }

    /// The node where a leg over the section in this direction begins.
    #[inline]
    pub fn start_of(&self, section: Section, direction: Direction) -> Node {
        self.ends[section.index()][direction as usize]
    }

    /// The node where a leg over the section in this direction ends.
    #[inline]
    pub fn end_of(&self, section: Section, direction: Direction) -> Node {
        self.ends[section.index()][1 - direction as usize]
    }

    /// The way out of a node over a section, if they touch.
    #[inline]
    pub fn exit(&self, node: Node, section: Section) -> Option<Exit> {
        self.node(node).exits.iter().copied().find(|exit| exit.section == section)
    }

    /// How many sections lie between two nodes, along the printed directions.
    #[inline]
    pub fn distance(&self, from: Node, to: Node) -> u8 {
        self.distance[from.index()][to.index()]
    }

    /// The node of a bin.
    #[inline]
    pub fn bin(&self, number: u8) -> Option<Node> {
        self.bin_nodes.get(usize::from(number)).copied().flatten()
    }

    /// The node of the plant.
    pub fn plant(&self) -> Option<Node> {
        let plant = self.nodes.iter().position(|node| node.place == Place::Plant);
        plant.map(|index| Node(index as u8))
    }
}
