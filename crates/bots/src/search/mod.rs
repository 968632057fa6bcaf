//! Information-set Monte Carlo tree search, for any game.
//!
//! The choices at hand race against each other. Each lap imagines a position that the seat cannot tell from the real
//! one, and lets every choice still in the race play on from that same position with the same chance: what differs
//! in the results is then due to the choice, not to luck. Below the choices one common tree is walked by upper
//! confidence bounds, one node is added to it, and the game goes on with a quick policy. All seats play for
//! themselves in it. Seats that decide simultaneously do so one after the other, the searching seat first.

mod budget;
mod race;
mod tree;
mod utility;

use ecotable_kernel::{Game, GameRng, Peek, Phrase, Seat, SeatSet, Step};

use crate::bot::{Bot, Decision};
use crate::policy::{Imagined, Policy};
pub use budget::Budget;
use race::Race;
use tree::{Node, NodeId, ROOT, Tree};
pub use utility::{Utility, utility};

/// How a search thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// How long it thinks about one decision.
    pub budget: Budget,
    /// How much it prefers what it has tried little; the value of a match is between 0 and 1.
    pub exploration: f32,
}

impl Default for Settings {
    fn default() -> Self {
        Self { budget: Budget::default(), exploration: 0.4 }
    }
}

/// What a search has found out about one of its choices.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// In how many simulated games it was taken.
    pub simulations: u32,
    /// The seat's share of victories in them, from 0 to 1.
    pub win_share: f32,
    /// Their mean value, in which the margin counts as well.
    pub value: f32,
}

/// How many laps there are between two looks at the order of the race.
const LAPS: usize = 16;
/// The part of the budget after which the order is looked at in any case.
const PART: f32 = 0.1;

/// A player that imagines what it cannot see, and plays on from there many times.
#[derive(Debug)]
pub struct Search<G: Game, P> {
    policy: P,
    settings: Settings,
    rng: GameRng,
    tree: Tree<G::Action>,
    race: Race<G::Action>,
    simulations: u32,
    // What follows is used again by every simulation, so that none allocates.
    step: Step<G::Event>,
    world: Option<G::State>,
    state: Option<G::State>,
    legal: Vec<G::Action>,
    untried: Vec<G::Action>,
    path: Vec<NodeId>,
}

impl<G: Game, P: Policy<G>> Search<G, P> {
    /// A search that plays imagined games by `policy`; the same seed makes the same decisions, unless it thinks by
    /// the clock.
    pub fn new(policy: P, settings: Settings, seed: u64) -> Self {
        const { assert!(size_of::<Node<G::Action>>() <= 96, "an action is too large for a tree of many nodes") };
        Self {
            policy,
            settings,
            rng: GameRng::quick(seed),
            tree: Tree::new(),
            race: Race::new(),
            simulations: 0,
            step: Step::simulated(GameRng::quick(seed)),
            world: None,
            state: None,
            legal: Vec::new(),
            untried: Vec::new(),
            path: Vec::new(),
        }
    }

    /// What the last decision was chosen from, the choice first; empty if nothing else was possible.
    pub fn candidates(&self) -> Vec<Candidate<G::Action>> {
        let candidate = |node: &Node<G::Action>| Candidate {
            action: node.action(),
            simulations: node.visits(),
            win_share: node.win_share(),
            value: node.mean_value(),
        };
        let mut candidates: Vec<_> = self.tree.children(ROOT).map(candidate).collect();
        candidates.sort_by(|a, b| b.simulations.cmp(&a.simulations).then(b.value.total_cmp(&a.value)));
        candidates
    }

    /// How many games the last decision was simulated with.
    pub fn simulations(&self) -> u32 {
        self.simulations
    }

    fn think(&mut self, peek: Peek<'_, G>) -> G::Action {
        self.simulations = 0;
        peek.legal_actions(&mut self.legal);
        let first = *self.legal.first().expect("a seat that is asked has an action");
        self.tree.replant(self.settings.budget.nodes() + self.legal.len() as u32, first);
        if self.legal.len() == 1 {
            return first;
        }
        let mut world = self.world.take().unwrap_or_else(|| peek.imagine(&mut self.rng));
        let mut state = self.state.take().unwrap_or_else(|| world.clone());
        let action = self.choose_from(peek, &mut world, &mut state);
        self.world = Some(world);
        self.state = Some(state);
        action
    }

    fn choose_from(&mut self, peek: Peek<'_, G>, world: &mut G::State, state: &mut G::State) -> G::Action {
        peek.imagine_into(world, &mut self.rng);
        let imagined = Imagined { game: peek.game(), state: world, seat: peek.seat() };
        self.policy.begin(imagined);
        self.policy.shortlist(imagined, &mut self.legal);
        if let [only] = self.legal[..] {
            return only;
        }
        let (tree, seat) = (&mut self.tree, peek.seat());
        self.race.start(self.legal.iter().map(|&action| (action, tree.add(ROOT, seat, action))));
        let clock = self.settings.budget.start();
        while clock.spent(self.simulations) < 1.0 && self.race.is_on() {
            let look = (clock.spent(self.simulations) + PART).min(1.0);
            for _ in 0..LAPS {
                self.run_lap(peek, world, state);
                if clock.spent(self.simulations) >= look {
                    break;
                }
            }
            self.race.drop_behind(clock.spent(self.simulations));
        }
        self.race.leader()
    }

    fn reason_without_search(&mut self, peek: Peek<'_, G>) -> Phrase {
        peek.legal_actions(&mut self.legal);
        Phrase::new(if self.legal.len() == 1 { "reason-only" } else { "reason-obvious" })
    }

    /// One lap: every choice in the race plays on from the same imagined position with the same chance.
    fn run_lap(&mut self, peek: Peek<'_, G>, world: &mut G::State, state: &mut G::State) {
        peek.imagine_into(world, &mut self.rng);
        let chance = self.rng.next_u64();
        for place in 0..self.race.runners() {
            let (action, node) = self.race.runner(place);
            state.clone_from(world);
            self.step = Step::simulated(GameRng::quick(chance));
            let value = self.simulate(peek, state, (action, node));
            self.race.note(place, value);
        }
        self.race.end_lap();
    }

    /// One simulation of a choice: walk down the tree, play on, learn.
    fn simulate(
        &mut self,
        peek: Peek<'_, G>,
        state: &mut G::State,
        (action, node): (G::Action, NodeId),
    ) -> f32 {
        self.simulations += 1;
        self.policy.restart();
        self.path.clear();
        self.path.extend([ROOT, node]);
        peek.game().apply(state, peek.seat(), action, &mut self.step);
        self.descend(peek, state, node);
        let utility = self.play_out(peek.game(), state);
        self.tree.learn(&self.path, &utility);
        utility.value[peek.seat().index()]
    }

    /// Walks down the tree by the best bounds, and one step beyond its edge.
    fn descend(&mut self, peek: Peek<'_, G>, state: &mut G::State, mut place: NodeId) {
        let game = peek.game();
        while let Some(seat) = next_asked(game.to_act(state), peek.seat()) {
            if self.policy.foresee(game, state).is_some() {
                return;
            }
            game.legal_actions(state, seat, &mut self.legal);
            if self.legal.len() > 1 {
                self.policy.shortlist(Imagined { game, state, seat }, &mut self.legal);
            }
            // A seat without a choice needs no node.
            if let [only] = self.legal[..] {
                game.apply(state, seat, only, &mut self.step);
                continue;
            }
            let exploration = self.settings.exploration;
            let best = self.tree.survey((place, seat), &self.legal, exploration, &mut self.untried);
            if self.widens(place, best) {
                let rng = self.step.rng();
                let index = pick(&mut self.policy, Imagined { game, state, seat }, &self.untried, rng);
                let action = self.untried[index];
                self.path.push(self.tree.add(place, seat, action));
                game.apply(state, seat, action, &mut self.step);
                return;
            }
            let Some(child) = best else { return };
            place = child;
            self.path.push(child);
            game.apply(state, seat, self.tree.node(child).action(), &mut self.step);
        }
    }

    /// Whether another action is to be tried here: one more whenever the visits have grown to the next square.
    fn widens(&self, place: NodeId, best: Option<NodeId>) -> bool {
        if self.untried.is_empty() || self.tree.is_full() {
            return false;
        }
        let tried = self.legal.len() - self.untried.len();
        best.is_none() || tried < self.tree.node(place).visits().isqrt() as usize
    }

    /// Plays by the policy to the end, or as far as it does not foresee the end.
    fn play_out(&mut self, game: &G, state: &mut G::State) -> Utility {
        while let Some(seat) = game.to_act(state).first() {
            if let Some(foresight) = self.policy.foresee(game, state) {
                return utility::foreseen(&foresight, game.seats());
            }
            game.legal_actions(state, seat, &mut self.legal);
            let imagined = Imagined { game, state, seat };
            let index = pick(&mut self.policy, imagined, &self.legal, self.step.rng());
            game.apply(state, seat, self.legal[index], &mut self.step);
        }
        utility(&game.outcome(state).expect("nobody is asked, so the game is over"))
    }
}

/// The seat whose decision is imagined next: the searching one before others that decide at the same time.
#[inline]
fn next_asked(asked: SeatSet, searching: Seat) -> Option<Seat> {
    if asked.contains(searching) { Some(searching) } else { asked.first() }
}

/// The policy's choice, if there is one to make.
#[inline]
fn pick<G: Game, P: Policy<G>>(
    policy: &mut P,
    imagined: Imagined<'_, G>,
    actions: &[G::Action],
    rng: &mut GameRng,
) -> usize {
    if actions.len() == 1 { 0 } else { policy.pick(imagined, actions, rng) }
}

impl<G: Game, P: Policy<G>> Bot<G> for Search<G, P> {
    fn decide(&mut self, peek: Peek<'_, G>) -> Decision<G::Action> {
        let action = self.think(peek);
        let candidates = self.candidates();
        let chosen = candidates.iter().find(|candidate| candidate.action == action);
        let reason = match chosen {
            None => self.reason_without_search(peek),
            Some(chosen) => Phrase::new("reason-search")
                .with("tried", candidates.len() as i64)
                .with("simulations", self.simulations)
                .with("percent", (100.0 * chosen.win_share).round() as i64),
        };
        Decision { action, reason }
    }

    fn choose(&mut self, peek: Peek<'_, G>) -> G::Action {
        self.think(peek)
    }
}
