//! The match in a room: the table, its log, and what is counted along with it.

use std::collections::VecDeque;
use std::sync::Arc;

use ecotable_catalog::{
    AnyPosition, AnyTable, Declined, OpenError, Opened, Said, Setup, load_table, new_table,
};
use ecotable_kernel::{Commitment, PerSeat, Record, Seat, SeatSet, Seed, Viewer};
use ecotable_store::{Act, Key, Row, TableHeader};

use crate::error::RoomError;
use crate::log::{Log, LogLine};
use crate::ticket::{Count, Ticket};

/// How many rows are played again with their sentences when a room wakes.
const TOLD_AGAIN: usize = 2000;

/// How many of the newest rows are remembered with their keys.
const REMEMBERED: usize = 16;

/// A match under way.
pub(crate) struct Play {
    table: Box<dyn AnyTable>,
    salt: [u8; 16],
    /// A picture of it as it is now.
    pub position: Arc<dyn AnyPosition>,
    /// The promise about the seed.
    pub commitment: Commitment,
    /// How many rows the log has.
    pub rows: u64,
    /// What was counted for each seat.
    pub counts: PerSeat<Count>,
    /// What happened lately.
    pub log: Log,
    /// Each seat's kinds of decisions so far.
    pub practised: Arc<PerSeat<Vec<String>>>,
    /// The seats that owe a decision, as of the last row.
    asked: SeatSet,
    recent: VecDeque<Row>,
    /// The rows of the latest decisions that may be taken back.
    undoable: Vec<u64>,
}

impl Play {
    /// The match as its log tells it.
    pub fn open(header: &TableHeader, rows: Vec<Row>, salt: [u8; 16]) -> Result<Self, RoomError> {
        let opened = set_up(header).map_err(|error| RoomError::Damaged(error.to_string()))?;
        let rules = opened.table.meta().rules_version;
        if header.rules != rules {
            let why = format!("it was played by version {} of the rules, and this is {rules}", header.rules);
            return Err(RoomError::Damaged(why));
        }
        let mut play = Self::begin(opened, salt);
        let quiet = rows.len().saturating_sub(TOLD_AGAIN);
        for (number, row) in rows.into_iter().enumerate() {
            play.again(row, number < quiet)
                .ok_or_else(|| RoomError::Damaged(format!("row {number} of its log")))?;
        }
        play.position = play.table.position();
        Ok(play)
    }

    fn begin(opened: Opened, salt: [u8; 16]) -> Self {
        let Opened { table, events } = opened;
        let said =
            |told: ecotable_catalog::AnyTold| Said { to: told.to, phrase: told.phrase, rule: told.rule };
        let mut log = Log::default();
        log.add(LogLine::of_row(&salt, 0, events.into_iter().map(said).collect()));
        let seats = table.seats();
        let mut play = Self {
            position: table.position(),
            commitment: table.seed().commitment(),
            table,
            salt,
            rows: 0,
            counts: Seat::all(seats).map(|_| Count::default()).collect(),
            log,
            practised: Arc::new(Seat::all(seats).map(|_| Vec::new()).collect()),
            asked: SeatSet::EMPTY,
            recent: VecDeque::new(),
            undoable: Vec::new(),
        };
        play.note_asked(None);
        play
    }

    /// Plays a stored row again.
    fn again(&mut self, row: Row, quietly: bool) -> Option<()> {
        if row.seq != self.rows {
            return None;
        }
        match &row.act {
            Act::Undo => self.table.can_undo(row.seat).ok().map(|()| self.take_back(row)),
            Act::Decide(action) if quietly => {
                self.table.play_again(row.seat, action).ok().map(|()| self.note(row, Vec::new()))
            }
            Act::Decide(action) => {
                self.table.prepare(row.seat, action).ok()?;
                let said = self.table.commit();
                self.note(row, said);
                Some(())
            }
        }
    }

    /// Plays a decision on a copy.
    pub fn prepare(&mut self, seat: Seat, action: &str) -> Result<(), Declined> {
        self.table.prepare(seat, action)
    }

    /// Lets a stored row happen: the decision that was prepared last, or taking one back.
    pub fn commit(&mut self, row: Row) {
        match row.act {
            Act::Decide(_) => {
                let said = self.table.commit();
                self.note(row, said);
            }
            Act::Undo => self.take_back(row),
        }
        self.position = self.table.position();
    }

    fn note(&mut self, row: Row, said: Vec<Said>) {
        self.log.add(LogLine::of_row(&self.salt, self.rows + 1, said));
        if self.table.can_undo(row.seat).is_ok() {
            self.undoable.push(self.rows);
        } else {
            self.undoable.clear();
        }
        if let Act::Decide(action) = &row.act {
            self.practise(row.seat, action);
        }
        self.note_asked(Some(row.seat));
        self.remember(row);
    }

    /// Notes who owes a decision after `decider` has made one. As long as several were asked at once and only those who
    /// decide drop out, the others are still asked the same.
    fn note_asked(&mut self, decider: Option<Seat>) {
        let before = std::mem::replace(&mut self.asked, self.table.to_act());
        let dropped = before.without(self.asked);
        let goes_on = before.len() > 1
            && !self.asked.is_empty()
            && self.asked.without(before).is_empty()
            && dropped.iter().all(|seat| Some(seat) == decider);
        if goes_on {
            return;
        }
        let together = self.asked.len() > 1;
        for (seat, count) in (0u8..).map(Seat).zip(&mut self.counts) {
            count.ask_together(together.then(|| self.table.noticed(Viewer::Seat(seat))));
        }
    }

    fn take_back(&mut self, row: Row) {
        let noticed = |table: &dyn AnyTable| -> PerSeat<u32> {
            Seat::all(table.seats()).map(|seat| table.noticed(Viewer::Seat(seat))).collect()
        };
        let before = noticed(&*self.table);
        if self.table.undo(row.seat).is_err() {
            return;
        }
        let after = noticed(&*self.table);
        for ((count, before), after) in self.counts.iter_mut().zip(before).zip(after) {
            count.took_back(before, after);
        }
        if let Some(undone) = self.undoable.pop() {
            self.log.take_back(undone + 1);
        }
        self.note_asked(None);
        self.remember(row);
    }

    fn remember(&mut self, row: Row) {
        self.rows += 1;
        if let Some(count) = self.counts.get_mut(row.seat.index()) {
            count.own += 1;
        }
        if self.recent.len() == REMEMBERED {
            self.recent.pop_front();
        }
        self.recent.push_back(row);
    }

    fn practise(&mut self, seat: Seat, action: &str) {
        let kind = action.split(' ').next().unwrap_or_default();
        if self.practised.get(seat.index()).is_some_and(|kinds| !kinds.iter().any(|known| known == kind)) {
            Arc::make_mut(&mut self.practised)[seat.index()].push(kind.to_owned());
        }
    }

    /// The newest row with that key, if it is still remembered.
    pub fn recent(&self, key: Key) -> Option<&Row> {
        self.recent.iter().find(|row| row.key == key)
    }

    /// Whether every row is remembered.
    pub fn remembers_all(&self) -> bool {
        self.rows == self.recent.len() as u64
    }

    /// The ticket of a seat for what it has noticed by now.
    pub fn ticket(&self, seat: Seat) -> Ticket {
        let count = self.counts.get(seat.index()).copied().unwrap_or_default();
        count.ticket(&self.salt, seat, self.position.noticed(Viewer::Seat(seat)))
    }

    /// How many decisions everybody has noticed.
    pub fn shown(&self) -> u32 {
        self.table.noticed(Viewer::Spectator)
    }

    /// The seed: only for those who may know everything.
    pub fn seed(&self) -> Seed {
        self.table.seed()
    }

    /// The whole match, which tells the seed.
    pub fn record(&self) -> Record {
        self.table.record()
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.position.to_act().is_empty()
    }
}

fn set_up(header: &TableHeader) -> Result<Opened, OpenError> {
    let setup = Setup { seats: header.seats, config: header.config.clone(), seed: header.seed };
    match &header.start {
        None => new_table(&header.game, &setup),
        Some(start) => Ok(Opened { table: load_table(&header.game, &setup, start)?, events: Vec::new() }),
    }
}
