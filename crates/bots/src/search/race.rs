//! The race of the choices: laps over the same course, and those that fall behind drop out.

use super::tree::NodeId;

/// A choice is dropped when it is behind the leader by more than so many standard errors.
const BEHIND: f64 = 3.0;
/// A choice is dropped as well when it cannot be worse than the leader by more than this: either will do.
const ALIKE: f64 = 0.004;
/// Nothing is dropped for being behind before so many laps.
const WARM_UP: u32 = 48;

/// Choices that are compared lap by lap.
#[derive(Debug)]
pub(super) struct Race<A> {
    runners: Vec<Runner<A>>,
    starters: usize,
    laps: u32,
    /// The sum over all laps of the product of the values of two starters, the one with the lower column first.
    products: Vec<f64>,
}

#[derive(Clone, Copy, Debug)]
struct Runner<A> {
    action: A,
    node: NodeId,
    column: usize,
    /// The value of the present lap.
    value: f64,
    /// The values of all laps.
    total: f64,
}

impl<A: Copy> Race<A> {
    pub fn new() -> Self {
        Self { runners: Vec::new(), starters: 0, laps: 0, products: Vec::new() }
    }

    /// Lines up the choices with their places in the tree.
    pub fn start(&mut self, choices: impl Iterator<Item = (A, NodeId)>) {
        self.runners.clear();
        let runner = |(column, (action, node))| Runner { action, node, column, value: 0.0, total: 0.0 };
        self.runners.extend(choices.enumerate().map(runner));
        self.starters = self.runners.len();
        self.laps = 0;
        self.products.clear();
        self.products.resize(self.starters * self.starters, 0.0);
    }

    /// Whether more than one is left.
    pub fn is_on(&self) -> bool {
        self.runners.len() > 1
    }

    /// How many are left.
    pub fn runners(&self) -> usize {
        self.runners.len()
    }

    /// The choice at a place among those that are left.
    pub fn runner(&self, place: usize) -> (A, NodeId) {
        (self.runners[place].action, self.runners[place].node)
    }

    /// Notes what the choice at this place came to in the present lap.
    pub fn note(&mut self, place: usize, value: f32) {
        let runner = &mut self.runners[place];
        runner.value = f64::from(value);
        runner.total += runner.value;
    }

    /// Ends a lap in which every choice that is left came to something.
    pub fn end_lap(&mut self) {
        self.laps += 1;
        for (place, one) in self.runners.iter().enumerate() {
            for other in &self.runners[place..] {
                self.products[cell(self.starters, one.column, other.column)] += one.value * other.value;
            }
        }
    }

    /// Drops what is clearly behind, and, as the budget is spent, the last ones of a large field.
    pub fn drop_behind(&mut self, spent: f32) {
        self.runners.sort_by(|a, b| b.total.total_cmp(&a.total));
        let places = (self.starters as f32).powf(1.0 - spent.min(1.0)).ceil() as usize;
        self.runners.truncate(places.max(1));
        if self.laps < WARM_UP {
            return;
        }
        let leader = self.runners[0];
        let mut runners = std::mem::take(&mut self.runners);
        runners.retain(|runner| runner.column == leader.column || self.is_open(runner, &leader));
        self.runners = runners;
    }

    /// Whether it is still open who is better: the one is neither clearly behind the leader nor clearly as good.
    fn is_open(&self, one: &Runner<A>, leader: &Runner<A>) -> bool {
        let product = |a: &Runner<A>, b: &Runner<A>| self.products[cell(self.starters, a.column, b.column)];
        let laps = f64::from(self.laps);
        let sum = leader.total - one.total;
        let squares = product(one, one) + product(leader, leader) - 2.0 * product(one, leader);
        let variance = (squares - sum * sum / laps).max(0.0) / (laps - 1.0);
        let (lead, error) = (sum / laps, (variance / laps).sqrt());
        lead <= BEHIND * error && lead + BEHIND * error >= ALIKE
    }

    /// The choice that has come to most.
    pub fn leader(&mut self) -> A {
        self.runners.sort_by(|a, b| b.total.total_cmp(&a.total));
        self.runners[0].action
    }
}

/// The place of two columns, in any order, in the table of their products.
fn cell(starters: usize, one: usize, other: usize) -> usize {
    one.min(other) * starters + one.max(other)
}
