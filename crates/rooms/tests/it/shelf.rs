//! A store for one table in memory that can be told to fail.

use ecotable_kernel::Seed;
use ecotable_rooms::pure::{Beginning, Kept, Request, Stored};
use ecotable_store::{Change, Room, RoomRecord, Row, StoreError, TableHeader, TableId};

/// The table of all these tests.
pub const TABLE: TableId = TableId(0x7ab1e);

/// What goes wrong with a request.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Fault {
    /// Nothing.
    Nothing,
    /// It is not done, and the answer says that nobody knows.
    Lost,
    /// It is done, and the answer says that nobody knows.
    Unknown,
    /// It is not done, because there is no room left.
    Full,
}

/// What is kept of one table.
#[derive(Clone)]
pub struct Shelf {
    pub record: Option<RoomRecord>,
    pub header: Option<TableHeader>,
    pub rows: Vec<Row>,
    /// How many requests came.
    pub requests: usize,
    seed: u64,
}

fn nobody_knows() -> StoreError {
    StoreError::Storage("the connection was lost".into())
}

impl Shelf {
    pub fn new(room: Room, seed: u64) -> Self {
        let record = Some(RoomRecord { version: 0, room });
        Self { record, header: None, rows: Vec::new(), requests: 0, seed }
    }

    pub fn kept(&self) -> Result<Kept, StoreError> {
        let record = self.record.clone().ok_or(StoreError::UnknownRoom(TABLE))?;
        let played = self.header.clone().map(|header| (header, self.rows.clone()));
        Ok(Kept { record, played })
    }

    pub fn answer(&mut self, request: Request, fault: Fault) -> Stored {
        self.requests += 1;
        let mut nowhere = self.clone();
        let place = if matches!(fault, Fault::Lost | Fault::Full) { &mut nowhere } else { &mut *self };
        let error = match fault {
            Fault::Nothing => None,
            Fault::Lost | Fault::Unknown => Some(nobody_knows()),
            Fault::Full => Some(StoreError::Full),
        };
        fn or<T>(answer: Result<T, StoreError>, error: Option<StoreError>) -> Result<T, StoreError> {
            error.map_or(answer, Err)
        }
        match request {
            Request::Append(row) => Stored::Appended(or(place.append(row), error)),
            Request::Save(change) => Stored::Saved(or(place.save(change), error)),
            Request::Create(beginning) => Stored::Created(or(place.create(beginning), error)),
            Request::Find(key) => {
                Stored::Found(or(Ok(place.rows.iter().find(|row| row.key == key).cloned()), error))
            }
            Request::Load => Stored::Loaded(or(place.kept(), error)),
        }
    }

    fn append(&mut self, row: Row) -> Result<u64, StoreError> {
        if self.header.is_none() {
            return Err(StoreError::UnknownTable(TABLE));
        }
        let present = self.rows.len() as u64;
        if let Some(known) = self.rows.iter().skip(row.seq as usize).find(|known| known.key == row.key) {
            let is_same = known.seat == row.seat && known.act == row.act;
            return if is_same { Ok(known.seq) } else { Err(StoreError::KeyReused { seq: known.seq }) };
        }
        if row.seq != present {
            return Err(StoreError::Conflict { asked: row.seq, present });
        }
        self.rows.push(row);
        Ok(present)
    }

    fn save(&mut self, change: Change) -> Result<u64, StoreError> {
        let record = self.record.as_mut().ok_or(StoreError::UnknownRoom(TABLE))?;
        if record.version != change.version {
            return Err(StoreError::RoomChanged { present: record.version });
        }
        *record = RoomRecord { version: record.version + 1, room: change.room };
        Ok(record.version)
    }

    fn create(&mut self, beginning: Beginning) -> Result<TableHeader, StoreError> {
        if self.header.is_some() {
            return Err(StoreError::TableExists(TABLE));
        }
        self.seed += 1;
        let Beginning { game, rules, seats, config, created_at } = beginning;
        let header = TableHeader {
            id: TABLE,
            game,
            rules,
            seats,
            config: config.as_ref().clone(),
            start: None,
            seed: self.seed.to_string().parse::<Seed>().expect("a seed"),
            created_at,
        };
        self.header = Some(header.clone());
        Ok(header)
    }
}
