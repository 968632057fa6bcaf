//! What a room costs without its store: `cargo run --release -p ecotable-rooms --example cost`.

use std::error::Error;
use std::io::{Write, stdout};
use std::sync::Arc;
use std::time::{Duration, Instant};

use ecotable_kernel::{Seat, Seed};
use ecotable_rooms::pure::{Ask, Effect, Input, Kept, Now, PureRoom, Request, Stored, new_room};
use ecotable_rooms::{NewRoom, Rooms, Seating, Settings, Stage, Token, Wish};
use ecotable_store::{RoomRecord, Row, SqliteStore, Store, TableHeader, TableId};
use serde_json::json;

const TABLE: TableId = TableId(1);

/// A match that has begun, and everything stored about it.
struct Match {
    room: PureRoom,
    kept: Kept,
    rows: Vec<Row>,
    now: Now,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut out = stdout();
    let host = Token::from_random([1; 16]);
    let (mut times, mut longest) = (Vec::new(), None);
    for seed in 0..200u32 {
        let mut played = begin(&host, seed)?;
        while played.room.moment().stage != Stage::Over {
            times.push(played.decide(&host, seed));
        }
        longest = Some(played);
    }
    // The median says what a decision costs when nothing else runs.
    times.sort_unstable();
    let (half, most) = (times[times.len() / 2], times[times.len() * 9 / 10]);
    writeln!(out, "a decision in the room, without the store: {half:.1?} (nine of ten below {most:.1?})")?;

    let played = longest.ok_or("no match was played")?;
    let rows = played.rows.len();
    let kept = Kept { played: played.kept.played.map(|(header, _)| (header, played.rows)), ..played.kept };
    let settings = Arc::new(Settings::default());
    let mut times = Vec::with_capacity(200);
    let mut rooms = Vec::with_capacity(200);
    let memory = allocation_counter::measure(|| {
        for _ in 0..200 {
            let (kept, settings) = (kept.clone(), Arc::clone(&settings));
            let begin = Instant::now();
            rooms.extend(PureRoom::wake(TABLE, kept, settings, Now::default()).ok());
            times.push(begin.elapsed());
        }
    });
    times.sort_unstable();
    let (time, bytes) = (times[times.len() / 2], memory.bytes_current / 200);
    writeln!(out, "a match of {rows} rows wakes in {time:.0?} and takes {bytes} bytes in memory")?;
    writeln!(out, "a room in a server, with its task: {} bytes", live()?)?;
    Ok(())
}

fn begin(host: &Token, seed: u32) -> Result<Match, Box<dyn Error>> {
    let names = ["Fox", "Owl", "Bee", "Elk"].map(|name| name.parse().expect("a name"));
    let [fox, others @ ..] = names;
    let places = others.into_iter().map(Seating::Here).collect();
    let new = NewRoom { game: "tradejack".into(), config: json!({}), host: Some(fox), places };
    let record = RoomRecord { version: 0, room: new_room(new, host, [2; 16], 0)? };
    let kept = Kept { record, played: None };
    let settings = Arc::new(Settings::default());
    let room = PureRoom::wake(TABLE, kept.clone(), settings, Now::default())?;
    let mut played = Match { room, kept, rows: Vec::new(), now: Now::default() };
    played.ask(host, Wish::Start, seed);
    Ok(played)
}

impl Match {
    /// One decision; gives the time that the room took for it.
    fn decide(&mut self, host: &Token, seed: u32) -> Duration {
        let moment = self.room.moment();
        let position = moment.position.as_ref().expect("the match has begun");
        let seat = position.to_act().first().expect("somebody is asked");
        let legal = position.legal(seat);
        let action = legal[(self.rows.len() * 7 + seed as usize) % legal.len()].clone();
        let wish = Wish::Decide { seat, ticket: moment.ticket(seat), action };
        self.now.at += Duration::from_secs(1);
        let begin = Instant::now();
        self.ask(host, wish, seed);
        begin.elapsed()
    }

    fn ask(&mut self, host: &Token, wish: Wish, seed: u32) {
        let mut next = Some(Input::Ask(Ask { id: 1, token: Some(*host), wish, random: [0; 32] }));
        while let Some(input) = next.take() {
            for effect in self.room.step(input, self.now) {
                if let Effect::Store(request) = effect {
                    next = Some(Input::Stored(self.store(request, seed)));
                }
            }
        }
    }

    fn store(&mut self, request: Request, seed: u32) -> Stored {
        match request {
            Request::Append(row) => {
                self.rows.push(row);
                Stored::Appended(Ok(self.rows.len() as u64 - 1))
            }
            Request::Save(change) => {
                self.kept.record = RoomRecord { version: change.version + 1, room: change.room };
                Stored::Saved(Ok(change.version + 1))
            }
            Request::Create(beginning) => {
                let header = TableHeader {
                    id: TABLE,
                    game: beginning.game,
                    rules: beginning.rules,
                    seats: beginning.seats,
                    config: beginning.config.as_ref().clone(),
                    start: None,
                    seed: seed.to_string().parse::<Seed>().expect("a seed"),
                    created_at: 0,
                };
                self.kept.played = Some((header.clone(), Vec::new()));
                Stored::Created(Ok(header))
            }
            Request::Find(_) => Stored::Found(Ok(None)),
            Request::Load => Stored::Loaded(Ok(self.kept.clone())),
        }
    }
}

/// The bytes of a room in a server at which nobody looks.
fn live() -> Result<u64, Box<dyn Error>> {
    const ROOMS: u64 = 500;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build()?;
    let store: Arc<dyn Store> = Arc::new(SqliteStore::in_memory()?);
    let rooms = Rooms::new(store);
    let mut tables = Vec::new();
    runtime.block_on(async {
        for _ in 0..ROOMS {
            let places = vec![Seating::Here("Owl".parse()?); 3];
            let host = Some("Fox".parse()?);
            let new = NewRoom { game: "tradejack".into(), config: json!({"first_player": 0}), host, places };
            let (table, token) = rooms.open(new).await?;
            let room = rooms.enter(table).await?;
            room.ask(Some(token), Wish::Start).await?;
            let ticket = room.now().ticket(Seat(0));
            room.ask(Some(token), Wish::Decide { seat: Seat(0), ticket, action: "bid 1".into() }).await?;
            tables.push(table);
        }
        tokio::time::sleep(Duration::from_secs(1000)).await;
        Ok::<_, Box<dyn Error>>(())
    })?;
    let mut held = Vec::with_capacity(tables.len());
    let memory = allocation_counter::measure(|| {
        runtime.block_on(async {
            for &table in &tables {
                held.extend(rooms.enter(table).await.ok());
            }
        });
    });
    Ok(memory.bytes_current.unsigned_abs() / ROOMS)
}
