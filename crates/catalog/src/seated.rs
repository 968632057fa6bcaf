//! How the table of one game becomes the table of any game.

use std::sync::Arc;

use ecotable_kernel::{Entry, Game, Prepared, Record, Seat, Seed, Table, UndoError, Viewer};
use serde_json::Value;

use crate::any_table::{AnyTable, Opened};
use crate::declined::Declined;
use crate::games::Playable;
use crate::position::{AnyPosition, Position, Stand, parse};
use crate::told::{AnyTold, Said, erase, plain_json, said};

/// The table of one game, seen as a table of any game.
#[derive(Clone)]
pub(crate) struct Seated<G: Game> {
    table: Table<G>,
    /// The table's own rules, shared by all pictures of it.
    game: Arc<G>,
    prepared: Option<Prepared<G>>,
}

impl<G: Playable> Seated<G> {
    pub fn new(table: Table<G>) -> Self {
        let game = Arc::new(table.game().clone());
        Self { table, game, prepared: None }
    }

    pub fn open(game: G, seed: Seed) -> Opened {
        let (table, events) = Table::new(game, seed);
        let events = erase(table.game(), events);
        Opened { table: Box::new(Self::new(table)), events }
    }

    pub fn open_at(game: G, seed: Seed, state: G::State) -> Opened {
        Opened { table: Box::new(Self::new(Table::resume(game, seed, state))), events: Vec::new() }
    }
}

impl<G: Playable> Stand for Seated<G> {
    type Game = G;

    fn game(&self) -> &G {
        &self.game
    }

    fn state(&self) -> &G::State {
        self.table.state()
    }

    fn noticed(&self, viewer: Viewer) -> u32 {
        self.table.noticed(viewer)
    }

    fn can_undo(&self, seat: Seat) -> Result<(), UndoError> {
        self.table.can_undo(seat)
    }
}

impl<G: Playable> AnyTable for Seated<G> {
    fn seed(&self) -> Seed {
        self.table.seed()
    }

    fn ply(&self) -> u64 {
        self.table.ply()
    }

    fn last_seat(&self) -> Option<Seat> {
        self.table.decisions().last().map(|&(seat, _)| seat)
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<Vec<AnyTold>, Declined> {
        let action = parse::<G>(action)?;
        let played = self.table.play(seat, action);
        let events = played.map_err(|error| Declined::erase(&*self.game, error))?;
        Ok(erase(&*self.game, events))
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.table.undo(seat)
    }

    fn prepare(&mut self, seat: Seat, action: &str) -> Result<(), Declined> {
        let prepared = self.table.prepare(seat, parse::<G>(action)?);
        self.prepared = Some(prepared.map_err(|error| Declined::erase(&*self.game, error))?);
        Ok(())
    }

    fn commit(&mut self) -> Vec<Said> {
        let Some(prepared) = self.prepared.take() else { return Vec::new() };
        said(&*self.game, self.table.commit(prepared))
    }

    fn play_again(&mut self, seat: Seat, action: &str) -> Result<(), Declined> {
        let played = self.table.play_again(seat, parse::<G>(action)?);
        played.map_err(|error| Declined::erase(&*self.game, error))
    }

    fn position(&self) -> Arc<dyn AnyPosition> {
        Arc::new(Position::of(&self.table, &self.game))
    }

    fn snapshot(&self) -> Value {
        plain_json(&self.game.snapshot(self.table.state()))
    }

    fn decisions(&self) -> Vec<Entry> {
        let entry = |&(seat, action): &(Seat, G::Action)| Entry { seat, action: action.to_string() };
        self.table.decisions().iter().map(entry).collect()
    }

    fn record(&self) -> Record {
        self.table.record()
    }

    fn rewound(&self) -> Opened {
        let (game, seed) = (self.table.game().clone(), self.table.seed());
        match self.table.start() {
            Some(start) => Self::open_at(game, seed, start.clone()),
            None => Self::open(game, seed),
        }
    }

    fn copy(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }
}
