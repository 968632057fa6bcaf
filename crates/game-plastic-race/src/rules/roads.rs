//! Which nodes can be reached over open sections: the graph behind the exit rule (PR-3.7).

use ecotable_kernel::Seat;

use crate::city::{City, MOST_NODES, Node, Section};
use crate::colour::Direction;
use crate::state::{Board, State};
use crate::words::bits;

/// The neighbours of every node over open arcs, whatever the colours: one bit for each.
type Arcs = [u64; MOST_NODES];

/// The arcs that are open, out of nodes and into them. No two sections join the same nodes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Roads {
    out: Arcs,
    into: Arcs,
}

impl Roads {
    /// The roads of an empty board.
    pub(crate) fn printed(ends: &[[Node; 2]], one_way: u64) -> Self {
        let mut roads = Self { out: [0; MOST_NODES], into: [0; MOST_NODES] };
        for (section, &[from, to]) in ends.iter().enumerate() {
            roads.open(from, to);
            if one_way & (1 << section) == 0 {
                roads.open(to, from);
            }
        }
        roads
    }

    /// The roads that tokens leave.
    pub(super) fn new(city: &City, board: &Board) -> Self {
        let mut roads = city.roads;
        for section in bits(board.works | board.backward) {
            let [from, to] = city.ends[usize::from(section)];
            roads.close(from, to);
        }
        for section in bits(board.works | board.forward) {
            let [from, to] = city.ends[usize::from(section)];
            roads.close(to, from);
        }
        roads
    }

    #[inline]
    fn open(&mut self, from: Node, to: Node) {
        self.out[from.index()] |= to.bit();
        self.into[to.index()] |= from.bit();
    }

    /// Closes an arc and tells whether it was open.
    #[inline]
    pub(super) fn close(&mut self, from: Node, to: Node) -> bool {
        let was_open = self.out[from.index()] & to.bit() != 0;
        self.out[from.index()] &= !to.bit();
        self.into[to.index()] &= !from.bit();
        was_open
    }

    /// Opens arcs that were closed.
    #[inline]
    pub(super) fn reopen(&mut self, arcs: &[(Node, Node)]) {
        arcs.iter().for_each(|&(from, to)| self.open(from, to));
    }

    /// What can be reached from a node, as far as it matters: all of it, or enough to know that `to` is in it.
    #[inline]
    pub(super) fn reached(&self, from: Node, to: Node) -> u64 {
        reach(&self.out, from.bit(), to.bit())
    }

    /// The nodes from which a node can be reached.
    #[inline]
    pub(super) fn reaching(&self, node: Node) -> u64 {
        reach(&self.into, node.bit(), 0)
    }

    /// The largest set of nodes that can all be reached from each other; of equal ones that with the first node.
    fn core(&self, nodes: u64) -> u64 {
        let component = |node: u64| reach(&self.out, node, 0) & reach(&self.into, node, 0);
        let middle = component(1 << (nodes.count_ones() / 2));
        if 2 * middle.count_ones() > nodes.count_ones() {
            return middle;
        }
        let (mut left, mut best) = (nodes, 0u64);
        while left.count_ones() > best.count_ones() {
            let component = component(left & left.wrapping_neg());
            if component.count_ones() > best.count_ones() {
                best = component;
            }
            left &= !component;
        }
        best
    }

    /// What the exit rule asks of these roads.
    pub(super) fn survey(&self, city: &City) -> Survey {
        let nodes = all_nodes(city);
        let core = self.core(nodes);
        if core == nodes {
            return Survey::whole(city);
        }
        let traps = joined(&self.into, core, nodes) & !core;
        Survey { free: joined(&self.out, core, nodes), traps, whole: false }
    }
}

/// All nodes that can be reached from a node, or enough of them to know that one of the wanted is among them.
#[inline]
fn reach(arcs: &Arcs, from: u64, wanted: u64) -> u64 {
    let (mut seen, mut next) = (from, from);
    while next != 0 && seen & wanted == 0 {
        let node = next.trailing_zeros() as usize;
        next &= next - 1;
        let new = arcs[node & (MOST_NODES - 1)] & !seen;
        seen |= new;
        next |= new;
    }
    seen
}

/// A set and all nodes outside it from which arcs lead into it, straight or by way of each other.
fn joined(arcs: &Arcs, set: u64, nodes: u64) -> u64 {
    let mut all = set;
    loop {
        let near = |&node: &u8| arcs[usize::from(node)] & all != 0;
        let more = bits(nodes & !all).filter(near).fold(0, |set, node| set | 1 << node);
        if more == 0 {
            return all;
        }
        all |= more;
    }
}

#[inline]
pub(super) fn all_nodes(city: &City) -> u64 {
    u64::MAX >> (MOST_NODES - city.nodes.len())
}

/// Whether a way without tokens leads round a section that is closed in this direction.
#[inline]
pub(super) fn has_way_round(city: &City, section: Section, direction: Direction, tokens: u64) -> bool {
    city.detours[section.index()][direction as usize].iter().any(|&way| way != 0 && way & tokens == 0)
}

/// Whether untouched ways lead round all tokens: then every node can be reached from every other one.
fn has_ways_round(city: &City, board: &Board) -> bool {
    let tokens = board.tokens();
    let round = |section, direction| has_way_round(city, Section(section), direction, tokens);
    bits(board.works | board.backward).all(|section| round(section, Direction::Forward))
        && bits(board.works | board.forward).all(|section| round(section, Direction::Backward))
}

/// What the exit rule asks of a board.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Survey {
    /// The nodes from which the core can be reached.
    pub free: u64,
    /// The nodes that can be entered from the core and not left towards it.
    pub traps: u64,
    /// Whether every node can be reached from every other one.
    pub whole: bool,
}

impl Survey {
    /// The survey of a board.
    pub(crate) fn new(city: &City, board: &Board) -> Self {
        if has_ways_round(city, board) {
            return Self::whole(city);
        }
        Roads::new(city, board).survey(city)
    }

    /// The survey of a board on which every node can be reached from every other.
    #[inline]
    pub(crate) fn whole(city: &City) -> Self {
        Self { free: all_nodes(city), traps: 0, whole: true }
    }

    /// Whether a board with `after` may follow: no free truck is locked in, and there is no new trap.
    pub(crate) fn allows(&self, after: &Self, trucks: u64) -> bool {
        trucks & self.free & !after.free == 0 && after.traps & !self.traps == 0
    }
}

/// The nodes with a truck.
pub(super) fn trucks(state: &State, seats: u8) -> u64 {
    Seat::all(seats).fold(0, |set, seat| set | state.player(seat).truck.bit())
}
