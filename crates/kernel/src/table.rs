//! The one door through which a game is played.

use sha2::{Digest, Sha256};

use crate::game::Game;
use crate::outcome::Outcome;
use crate::peek::Peek;
use crate::seat::{MAX_SEATS, Seat, SeatSet, Viewer};
use crate::seed::Seed;
use crate::step::{Step, Told};
use crate::undo::{Before, UndoError, UndoStack};

/// Why a decision was not accepted.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
pub enum PlayError<R> {
    /// The match has ended.
    #[error("the game is over")]
    Over,
    /// The table has no such seat.
    #[error("there is no seat {0}")]
    NoSuchSeat(Seat),
    /// The seat is not asked for a decision now.
    #[error("it is not the turn of seat {0}")]
    NotAsked(Seat),
    /// A rule forbids it.
    #[error(transparent)]
    Refused(R),
}

/// A match under way: the rules, the position, and every decision so far.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    game: G,
    seed: Seed,
    start: Option<G::State>,
    state: G::State,
    decisions: Vec<(Seat, G::Action)>,
    heard: [u32; MAX_SEATS + 1],
    undo: UndoStack<G>,
}

/// A decision that was checked and played on a copy, and has not happened yet.
#[derive(Clone, Debug)]
pub struct Prepared<G: Game> {
    seat: Seat,
    action: G::Action,
    state: G::State,
    events: Vec<Told<G::Event>>,
    heard: SeatSet,
    barrier: Option<UndoError>,
}

impl<G: Game> Prepared<G> {
    /// Whether its maker may take it back as long as nobody else decides.
    pub fn can_be_undone(&self) -> bool {
        self.barrier.is_none()
    }

    /// The position after it.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// What would be told.
    pub fn events(&self) -> &[Told<G::Event>] {
        &self.events
    }
}

impl<G: Game> Table<G> {
    /// Sets up a match; the events are those of the set-up.
    pub fn new(game: G, seed: Seed) -> (Self, Vec<Told<G::Event>>) {
        let mut step = Step::new(seed, 0);
        let state = game.setup(&mut step);
        (Self::at(game, seed, state), step.into_events())
    }

    /// A match that starts from a position made by hand; its record tells that position.
    pub fn resume(game: G, seed: Seed, state: G::State) -> Self {
        let start = Some(state.clone());
        Self { start, ..Self::at(game, seed, state) }
    }

    fn at(game: G, seed: Seed, state: G::State) -> Self {
        let heard = [0; MAX_SEATS + 1];
        Self { game, seed, start: None, state, decisions: Vec::new(), heard, undo: UndoStack::new() }
    }

    /// The position made by hand that the match started from, if it did.
    pub fn start(&self) -> Option<&G::State> {
        self.start.as_ref()
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The whole position: only for those who may know everything.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The seed: only for those who may know everything.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The decisions so far.
    pub fn decisions(&self) -> &[(Seat, G::Action)] {
        &self.decisions
    }

    /// How many decisions have been made, hidden ones included.
    pub fn ply(&self) -> u64 {
        self.decisions.len() as u64
    }

    /// How many steps `viewer` has noticed: it counts what was told, and one's own decisions, so that it
    /// betrays nothing that others do in secret.
    pub fn noticed(&self, viewer: Viewer) -> u32 {
        self.heard[self.seated(viewer).seat().map_or(MAX_SEATS, Seat::index)]
    }

    /// The seats that owe a decision.
    pub fn to_act(&self) -> SeatSet {
        self.game.to_act(&self.state)
    }

    /// The seats that `viewer` may know to owe a decision.
    pub fn awaited(&self, viewer: Viewer) -> SeatSet {
        self.game.awaited(&self.state, self.seated(viewer))
    }

    /// What `viewer` may know.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.state, self.seated(viewer))
    }

    /// Who claims a seat that the table does not have is a spectator.
    fn seated(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Seat(seat) if seat.0 < self.game.seats() => viewer,
            _ => Viewer::Spectator,
        }
    }

    /// What `seat` may use to decide.
    pub fn peek(&self, seat: Seat) -> Peek<'_, G> {
        Peek::new(&self.game, &self.state, seat)
    }

    /// The result, once the match is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }

    /// The actions that `seat` may take now, sorted; none if it is not asked.
    pub fn legal_actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.to_act().contains(seat) {
            self.game.legal_actions(&self.state, seat, &mut actions);
        }
        actions
    }

    /// Whether `seat` may take `action` now, and otherwise why not.
    pub fn check(&self, seat: Seat, action: G::Action) -> Result<(), PlayError<G::Refusal>> {
        let to_act = self.to_act();
        if seat.0 >= self.game.seats() {
            return Err(PlayError::NoSuchSeat(seat));
        }
        if to_act.is_empty() {
            return Err(PlayError::Over);
        }
        if !to_act.contains(seat) {
            return Err(PlayError::NotAsked(seat));
        }
        self.game.check(&self.state, seat, action).map_err(PlayError::Refused)
    }

    /// Plays a decision on a copy, so that it can be stored before it happens.
    pub fn prepare(&self, seat: Seat, action: G::Action) -> Result<Prepared<G>, PlayError<G::Refusal>> {
        self.check(seat, action)?;
        let mut step = Step::new(self.seed, self.ply() + 1);
        let mut state = self.state.clone();
        self.game.apply(&mut state, seat, action, &mut step);
        let barrier = self.undo_barrier(&self.state, seat, &step);
        let heard = step.heard();
        Ok(Prepared { seat, action, state, events: step.into_events(), heard, barrier })
    }

    /// Why nobody can take back the decision that `seat` made in `before` with this step, if so.
    fn undo_barrier(&self, before: &G::State, seat: Seat, step: &Step<G::Event>) -> Option<UndoError> {
        if step.revealed() {
            Some(UndoError::Final)
        } else if self.game.to_act(before) != SeatSet::one(seat) {
            Some(UndoError::Simultaneous)
        } else {
            None
        }
    }

    /// Lets a prepared decision happen.
    pub fn commit(&mut self, prepared: Prepared<G>) -> Vec<Told<G::Event>> {
        let Prepared { seat, action, state, events, heard, barrier } = prepared;
        let before = std::mem::replace(&mut self.state, state);
        self.remember((seat, action), before, barrier, heard);
        self.note(heard, seat);
        events
    }

    /// Adds a decision that these seats hear of to the match, and what is needed to take it back.
    fn remember(
        &mut self,
        (seat, action): (Seat, G::Action),
        state: G::State,
        barrier: Option<UndoError>,
        heard: SeatSet,
    ) {
        let mut noticing = heard;
        noticing.insert(seat);
        match barrier {
            Some(reason) => self.undo.bar(reason, noticing, &self.heard),
            None => self.undo.push(Before { seat, state, heard: self.heard }, noticing),
        }
        self.decisions.push((seat, action));
    }

    fn note(&mut self, heard: SeatSet, decider: Seat) {
        for seat in Seat::all(self.game.seats()) {
            if heard.contains(seat) || seat == decider {
                self.heard[seat.index()] += 1;
            }
        }
        if heard == SeatSet::from_bits(u8::MAX) {
            self.heard[MAX_SEATS] += 1;
        }
    }

    /// Plays a decision: asks who is to act, then the rules, then applies it.
    pub fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
    ) -> Result<Vec<Told<G::Event>>, PlayError<G::Refusal>> {
        let prepared = self.prepare(seat, action)?;
        Ok(self.commit(prepared))
    }

    /// Plays a recorded decision in place, without building its events.
    pub fn play_again(&mut self, seat: Seat, action: G::Action) -> Result<(), PlayError<G::Refusal>> {
        self.check(seat, action)?;
        let before = self.state.clone();
        let mut step = Step::quiet(self.seed);
        step.begin(self.ply() + 1);
        self.game.apply(&mut self.state, seat, action, &mut step);
        let barrier = self.undo_barrier(&before, seat, &step);
        self.remember((seat, action), before, barrier, step.heard());
        self.note(step.heard(), seat);
        Ok(())
    }

    /// Whether `seat` may take back its last decision, and otherwise why not.
    pub fn can_undo(&self, seat: Seat) -> Result<(), UndoError> {
        self.undo.check(seat, &self.heard)
    }

    /// Takes back the last decision, which must be the seat's own and have shown it nothing new.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.can_undo(seat)?;
        if let Some(before) = self.undo.pop() {
            self.state = before.state;
            self.heard = before.heard;
            self.decisions.pop();
        }
        Ok(())
    }
}

/// A fingerprint of the whole position: SHA-256 over its snapshot, in hexadecimal.
pub fn state_hash<G: Game>(game: &G, state: &G::State) -> String {
    let json = serde_json::to_vec(&game.snapshot(state)).expect("a snapshot is plain data with text keys");
    Sha256::digest(&json).iter().map(|byte| format!("{byte:02x}")).collect()
}
