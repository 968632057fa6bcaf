//! Which nodes can be reached over open sections: the graph behind the exit rule (PR-3.7).

use ecotable_kernel::Seat;

use crate::city::{City, MOST_NODES, Node, Section};
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
        let [forward, backward] = closed(board);
        for section in bits(forward) {
            let [from, to] = city.ends[usize::from(section)];
            roads.close(from, to);
        }
        for section in bits(backward) {
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
        if is_most(middle, nodes) {
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
    pub(super) fn within_reach(&self, nodes: u64) -> Reach {
        let core = self.core(nodes);
        if core == nodes { Reach::whole(nodes) } else { self.around(core, nodes) }
    }

    /// The same where some nodes are known that all reach each other, so that mostly only the others are looked at.
    pub(super) fn within_reach_of(&self, known: u64, nodes: u64) -> Reach {
        let reach = self.around(known, nodes);
        if is_most(reach.core, nodes) { reach } else { self.within_reach(nodes) }
    }

    /// What is within reach of nodes that all reach each other, as if the core were around them.
    fn around(&self, known: u64, nodes: u64) -> Reach {
        let (free, entered) = (joined(&self.out, known, nodes), joined(&self.into, known, nodes));
        let core = free & entered;
        Reach { core, free, traps: entered & !core }
    }
}

/// Whether a set has more than half of the nodes.
#[inline]
const fn is_most(set: u64, nodes: u64) -> bool {
    2 * set.count_ones() > nodes.count_ones()
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

/// What can be reached, as far as the exit rule asks for it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Reach {
    /// The largest set of nodes that all reach each other.
    pub core: u64,
    /// The nodes from which the core can be reached.
    pub free: u64,
    /// The nodes that can be entered from the core and not left towards it.
    pub traps: u64,
}

impl Reach {
    /// Every node can be reached from every other.
    #[inline]
    const fn whole(nodes: u64) -> Self {
        Self { core: nodes, free: nodes, traps: 0 }
    }

    /// Whether `after` may follow: no free truck is locked in, and there is no new trap.
    #[inline]
    pub(super) fn allows(&self, after: &Self, trucks: u64) -> bool {
        trucks & self.free & !after.free == 0 && after.traps & !self.traps == 0
    }

    /// Whether a section joins two nodes of the core. Opening it then changes nothing, and neither does closing it
    /// where a way leads round it.
    #[inline]
    pub(super) fn is_inner(&self, city: &City, section: Section) -> bool {
        let [from, to] = city.ends[section.index()];
        (from.bit() | to.bit()) & !self.core == 0
    }
}

/// What the exit rule asks of a board.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Survey {
    /// What can be reached.
    pub reach: Reach,
    /// The sections that may be closed in each direction without any change: a way is known round them, or tokens close
    /// them already.
    pub spare: [u64; 2],
}

impl Survey {
    /// The survey of a board.
    pub(crate) fn new(city: &City, board: &Board) -> Self {
        let nodes = all_nodes(city);
        let closed = closed(board);
        let open = city.detours.open(board);
        let untouched = closed[0] & !open[0] == 0 && closed[1] & !open[1] == 0;
        let reach = if untouched { Reach::whole(nodes) } else { Roads::new(city, board).within_reach(nodes) };
        Self { reach, spare: [open[0] | closed[0], open[1] | closed[1]] }
    }

    /// The survey of the board that is left when a token is lifted from a section.
    pub(super) fn after_lifting(&self, city: &City, board: &Board, section: Section) -> Self {
        let (open, closed) = (city.detours.open(board), closed(board));
        let reach = if self.reach.is_inner(city, section) {
            self.reach
        } else {
            Roads::new(city, board).within_reach_of(self.reach.core, all_nodes(city))
        };
        Self { reach, spare: [open[0] | closed[0], open[1] | closed[1]] }
    }
}

/// The sections that tokens close in each direction.
#[inline]
const fn closed(board: &Board) -> [u64; 2] {
    [board.works | board.backward, board.works | board.forward]
}

/// The nodes with a truck.
pub(super) fn trucks(state: &State, seats: u8) -> u64 {
    Seat::all(seats).fold(0, |set, seat| set | state.player(seat).truck.bit())
}
