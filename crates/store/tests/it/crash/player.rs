//! The process that is killed: several threads play the same few tables through one store.

use std::collections::HashMap;
use std::io::{Write, stderr, stdout};
use std::path::Path;
use std::thread;

use ecotable_catalog::{AnyTable, Setup, new_table};
use ecotable_kernel::Seat;
use ecotable_store::{
    Act, Change, Key, Room, Row, SqliteStore, Store, StoreError, TableHeader, TableId, Trace,
};

use super::ack::{Ack, Line, Saved};
use crate::{header, open, open_tidy, wait};

const PLAYERS: u64 = 6;
/// How many matches are under way; when one is over, the next takes its place.
const MATCHES: u64 = 5;

/// Never comes back: a failure ends the process at once, which the parent notices.
pub fn play_until_killed(path: &Path, round: u64) {
    std::panic::set_hook(Box::new(|panic| {
        let _ = writeln!(stderr(), "{panic}");
        std::process::exit(1);
    }));
    // Most lives tidy up all the time, so that they are killed while they do it.
    let store = if round.is_multiple_of(4) { open(path) } else { open_tidy(path) };
    thread::scope(|scope| {
        for number in 0..PLAYERS {
            let mut player = Player::new(&store, round * PLAYERS + number);
            scope.spawn(move || {
                loop {
                    player.decide();
                }
            });
        }
    });
}

/// The match before its first decision.
pub fn set_up(header: &TableHeader) -> Box<dyn AnyTable> {
    let setup = Setup { seats: header.seats, config: header.config.clone(), seed: header.seed };
    new_table(&header.game, &setup).unwrap().table
}

/// Plays a row of a log.
pub fn play(table: &mut dyn AnyTable, row: &Row) {
    match &row.act {
        Act::Decide(notation) => drop(table.play(row.seat, notation).unwrap()),
        Act::Undo => table.undo(row.seat).unwrap(),
    }
}

/// A table as one player knows it.
struct Known {
    id: TableId,
    table: Box<dyn AnyTable>,
    rows: u64,
}

struct Player<'a> {
    store: &'a SqliteStore,
    name: u64,
    requests: u64,
    dice: u64,
    known: HashMap<u64, Known>,
}

impl<'a> Player<'a> {
    fn new(store: &'a SqliteStore, name: u64) -> Self {
        Self { store, name, requests: 0, dice: name, known: HashMap::new() }
    }

    fn roll(&mut self, sides: usize) -> usize {
        self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.dice >> 33) as usize % sides
    }

    /// Enters a table, which whoever comes first creates.
    fn enter(&self, id: u64) -> Known {
        wait(self.store.create(header(id))).unwrap();
        let mut known = Known { id: TableId(id), table: set_up(&header(id)), rows: 0 };
        self.catch_up(&mut known);
        known
    }

    fn catch_up(&self, known: &mut Known) {
        for row in wait(self.store.log(known.id, known.rows)).unwrap() {
            play(known.table.as_mut(), &row);
            known.rows += 1;
        }
    }

    fn decide(&mut self) {
        let place = self.roll(MATCHES as usize) as u64;
        let mut known = self.known.remove(&place).unwrap_or_else(|| self.enter(place));
        while known.table.outcome().is_some() {
            known = self.enter(known.id.0 + MATCHES);
        }
        if self.roll(4) == 0 {
            self.change_room(known.id);
        }
        let row = self.choose(&known);
        let mut after = known.table.copy();
        play(after.as_mut(), &row);
        match wait(self.store.append(known.id, row.clone())) {
            Ok(seq) => {
                assert_eq!(seq, row.seq);
                let state = after.record().ending.state;
                say(&Line::Ack(Ack { table: known.id, row: row.clone(), state }));
                known = Known { table: after, rows: seq + 1, ..known };
                self.perhaps_repeat(known.id, &row);
            }
            Err(StoreError::Conflict { .. }) => {
                say(&Line::Refused(known.id, row.key));
                self.catch_up(&mut known);
            }
            Err(error) => panic!("{error}"),
        }
        self.known.insert(place, known);
    }

    /// Writes something new into the room of a table, unless somebody else is quicker.
    fn change_room(&mut self, table: TableId) {
        let Ok(found) = wait(self.store.room(table)) else { return self.open_room(table) };
        self.requests += 1;
        let body = format!("{}-{}", self.name, self.requests);
        let room = Room { body: body.clone().into(), ..found.room };
        let trace = if self.roll(8) == 0 { Trace::Erased } else { Trace::Kept };
        match wait(self.store.save_room(table, Change { version: found.version, room, trace })) {
            Ok(version) => say(&Line::Saved(Saved { table, version, body })),
            Err(StoreError::RoomChanged { present }) => assert!(present > found.version),
            Err(error) => panic!("{error}"),
        }
    }

    fn open_room(&self, table: TableId) {
        let room = Room { code: Some(table.to_string()), body: b"new".into(), due_at: None };
        match wait(self.store.open_room(table, room)) {
            Ok(()) | Err(StoreError::TableExists(_)) => {}
            Err(error) => panic!("{error}"),
        }
    }

    fn choose(&mut self, known: &Known) -> Row {
        self.requests += 1;
        let key = Key((u128::from(self.name) << 64 | u128::from(self.requests)).to_be_bytes());
        let (seat, act) = self.choose_act(known.table.as_ref());
        Row { seq: known.rows, seat, act, key }
    }

    fn choose_act(&mut self, table: &dyn AnyTable) -> (Seat, Act) {
        let regret = table.last_seat().filter(|&seat| table.can_undo(seat).is_ok() && self.roll(6) == 0);
        if let Some(seat) = regret {
            return (seat, Act::Undo);
        }
        let asked: Vec<_> = table.to_act().iter().collect();
        let seat = asked[self.roll(asked.len())];
        let mut legal = table.legal(seat);
        let chosen = self.roll(legal.len());
        (seat, Act::Decide(legal.swap_remove(chosen)))
    }

    /// A second tap on the same button.
    fn perhaps_repeat(&mut self, table: TableId, row: &Row) {
        if self.roll(8) == 0 {
            assert_eq!(wait(self.store.append(table, row.clone())), Ok(row.seq));
        }
    }
}

/// Says a line in one piece; nobody listening means that the parent is gone.
fn say(line: &Line) {
    if stdout().lock().write_all(line.to_string().as_bytes()).is_err() {
        std::process::exit(2);
    }
}
