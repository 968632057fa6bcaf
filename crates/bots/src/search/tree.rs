//! The tree of a search: nodes side by side in one arena, which is used again for every decision.

use ecotable_kernel::Seat;

use super::utility::Utility;

/// A place in the arena.
pub(super) type NodeId = u32;

/// The root's place.
pub(super) const ROOT: NodeId = 0;

const NOBODY: NodeId = NodeId::MAX;

/// What is known about taking an action at the parent's place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<A> {
    value: f64,
    wins: f32,
    visits: u32,
    available: u32,
    first_child: NodeId,
    next_sibling: NodeId,
    seat: Seat,
    action: A,
}

impl<A: Copy + Ord> Node<A> {
    fn new(seat: Seat, action: A, next_sibling: NodeId) -> Self {
        Self {
            value: 0.0,
            wins: 0.0,
            visits: 0,
            available: 1,
            first_child: NOBODY,
            next_sibling,
            seat,
            action,
        }
    }

    /// The action that leads here.
    pub fn action(&self) -> A {
        self.action
    }

    /// How many simulations came by.
    pub fn visits(&self) -> u32 {
        self.visits
    }

    /// What it was worth on average to the seat that decided to come here.
    pub fn mean_value(&self) -> f32 {
        (self.value / f64::from(self.visits.max(1))) as f32
    }

    /// The share of victories of that seat.
    pub fn win_share(&self) -> f32 {
        self.wins / self.visits.max(1) as f32
    }

    /// The upper confidence bound, with the count of visits in which the action was there to be chosen.
    fn bound(&self, exploration: f32) -> f32 {
        let per_visit = 1.0 / self.visits as f32;
        self.value as f32 * per_visit + exploration * (log2(self.available) * per_visit).sqrt()
    }
}

/// The logarithm to base 2, with straight lines between the powers of two: quick and the same on every machine.
fn log2(n: u32) -> f32 {
    (n as f32).to_bits() as f32 / (1 << 23) as f32 - 127.0
}

/// A tree that shares one node among all imagined games with the same decisions.
///
/// Siblings are a list in the order of seat and action, so that one walk along it and the sorted list of legal
/// actions finds what can be chosen and what has not been tried.
#[derive(Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
    capacity: usize,
}

impl<A: Copy + Ord> Tree<A> {
    pub fn new() -> Self {
        Self { nodes: Vec::new(), capacity: 0 }
    }

    /// Empties the tree, makes room for `capacity` nodes, and plants a root; `filler` stands where an action would.
    pub fn replant(&mut self, capacity: u32, filler: A) {
        self.capacity = capacity as usize;
        self.nodes.clear();
        self.nodes.reserve(self.capacity);
        self.nodes.push(Node::new(Seat(0), filler, NOBODY));
    }

    pub fn node(&self, id: NodeId) -> &Node<A> {
        &self.nodes[id as usize]
    }

    pub fn is_full(&self) -> bool {
        self.nodes.len() >= self.capacity
    }

    /// The children of a node, in the order of seat and action.
    pub fn children(&self, parent: NodeId) -> impl Iterator<Item = &Node<A>> {
        let mut next = self.node(parent).first_child;
        std::iter::from_fn(move || {
            let child = self.nodes.get(next as usize)?;
            next = child.next_sibling;
            Some(child)
        })
    }

    /// Compares what `seat` may do here with what it has done here: the most promising child, if there is one, and
    /// in `untried` the actions without a child.
    pub fn survey(
        &mut self,
        (parent, seat): (NodeId, Seat),
        legal: &[A],
        exploration: f32,
        untried: &mut Vec<A>,
    ) -> Option<NodeId> {
        untried.clear();
        let (mut best, mut best_bound) = (None, f32::NEG_INFINITY);
        let mut next = self.nodes[parent as usize].first_child;
        for &action in legal {
            loop {
                let Some(child) = self.nodes.get_mut(next as usize) else {
                    untried.push(action);
                    break;
                };
                if child.action == action && child.seat == seat {
                    child.available += 1;
                    let bound = child.bound(exploration);
                    if bound > best_bound {
                        (best, best_bound) = (Some(next), bound);
                    }
                    next = child.next_sibling;
                    break;
                }
                if (child.seat, child.action) > (seat, action) {
                    untried.push(action);
                    break;
                }
                next = child.next_sibling;
            }
        }
        best
    }

    /// Adds a child that is not there yet, in its place among its siblings.
    pub fn add(&mut self, parent: NodeId, seat: Seat, action: A) -> NodeId {
        let id = self.nodes.len() as NodeId;
        let mut before = None;
        let mut next = self.nodes[parent as usize].first_child;
        while let Some(sibling) = self.nodes.get(next as usize) {
            if (sibling.seat, sibling.action) > (seat, action) {
                break;
            }
            before = Some(next);
            next = sibling.next_sibling;
        }
        self.nodes.push(Node::new(seat, action, next));
        match before {
            Some(sibling) => self.nodes[sibling as usize].next_sibling = id,
            None => self.nodes[parent as usize].first_child = id,
        }
        id
    }

    /// Remembers at every node of the path what came out.
    pub fn learn(&mut self, path: &[NodeId], utility: &Utility) {
        for &id in path {
            let node = &mut self.nodes[id as usize];
            node.visits += 1;
            node.value += f64::from(utility.value[node.seat.index()]);
            node.wins += utility.share[node.seat.index()];
        }
    }
}
