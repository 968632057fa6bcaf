//! Random schedules of people who gather at two servers with a store that fails.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use ecotable_kernel::Seat;
use ecotable_rooms::pure::{Ask, Effect, Input, Now, PureRoom, Request, new_room};
use ecotable_rooms::{Done, NewRoom, RoomError, Seating, Settings, Stage, Token, Wish};
use serde_json::json;

use crate::chance::Chance;
use crate::hall::{TODAY, name};
use crate::shelf::{Fault, Shelf, TABLE};

const SCHEDULES: u64 = 1500;
const EVENTS: usize = 80;

#[derive(Default)]
struct Server {
    room: Option<PureRoom>,
    under_way: Option<Request>,
}

struct World {
    chance: Chance,
    shelf: Shelf,
    servers: [Server; 2],
    host: Token,
    now: Now,
    asked: u64,
    /// Who was told that a seat is theirs.
    seated: Vec<(Token, Seat)>,
    /// Those who may have a seat without knowing it, because no answer came or it left that open.
    in_doubt: usize,
    waiting: HashMap<u64, usize>,
    begun: bool,
}

impl World {
    fn new(seed: u64) -> Self {
        let host = Token::from_random([1; 16]);
        let places = vec![Seating::Open; 3];
        let new = NewRoom { game: "tradejack".into(), config: json!({}), host: Some(name("Fox")), places };
        let document = new_room(new, &host, [2; 16], TODAY).expect("a room");
        Self {
            chance: Chance::new(seed),
            shelf: Shelf::new(document, seed),
            servers: Default::default(),
            host,
            now: Now { at: Duration::from_secs(1), date: TODAY },
            asked: 0,
            seated: vec![(host, Seat(0))],
            in_doubt: 0,
            waiting: HashMap::new(),
            begun: false,
        }
    }

    fn kill(&mut self, at: usize) {
        let server = std::mem::take(&mut self.servers[at]);
        let lost = self.waiting.extract_if(|_, asked_at| *asked_at == at).count();
        self.in_doubt += lost;
        if let Some(request) = server.under_way.filter(|_| self.chance.once_in(2)) {
            self.shelf.answer(request, Fault::Nothing);
        }
    }

    fn start(&mut self, at: usize) {
        if self.servers[at].room.is_none() {
            let kept = self.shelf.kept().expect("kept");
            let room = PureRoom::wake(TABLE, kept, Arc::new(Settings::default()), self.now).expect("wakes");
            self.servers[at].room = Some(room);
        }
    }

    fn step(&mut self, at: usize, input: Input) {
        let Some(room) = &mut self.servers[at].room else { return };
        for effect in room.step(input, self.now) {
            match effect {
                Effect::Answer(id, answer) => {
                    let joined = self.waiting.remove(&id).is_some();
                    match answer {
                        Ok(Done::Seated(seat, token)) => self.seated.push((token, seat)),
                        Err(RoomError::Storage(_) | RoomError::Busy) if joined => self.in_doubt += 1,
                        Ok(_) if !joined => self.begun = true,
                        _ => {}
                    }
                }
                Effect::Store(request) => self.servers[at].under_way = Some(request),
                Effect::Publish(_) | Effect::Think(_) => {}
                Effect::End(error) => panic!("the room ends: {error}"),
            }
        }
    }

    fn answer(&mut self, at: usize, fault: Fault) {
        if let Some(request) = self.servers[at].under_way.take() {
            let stored = self.shelf.answer(request, fault);
            self.step(at, Input::Stored(stored));
        }
    }

    fn ask(&mut self, at: usize, token: Option<Token>, wish: Wish) {
        self.asked += 1;
        let mut random = [7; 32];
        random[..8].copy_from_slice(&self.asked.to_le_bytes());
        self.step(at, Input::Ask(Ask { id: self.asked, token, wish, random }));
    }

    fn happen(&mut self) {
        let at = self.chance.below(2);
        if self.chance.once_in(25) {
            self.kill(at);
        }
        self.start(at);
        if self.servers[at].under_way.is_some() {
            let faults =
                [Fault::Lost, Fault::Unknown, Fault::Full, Fault::Nothing, Fault::Nothing, Fault::Nothing];
            let fault = faults[self.chance.below(faults.len())];
            return self.answer(at, fault);
        }
        match self.chance.below(12) {
            0 => self.ask(at, Some(self.host), Wish::Start),
            1 | 2 => {
                self.now.at += Duration::from_secs(2);
                self.step(at, Input::Tick);
            }
            _ => {
                let seat = [None, Some(Seat(1)), Some(Seat(2))][self.chance.below(3)];
                self.waiting.insert(self.asked + 1, at);
                self.ask(at, None, Wish::Join { nickname: name("Owl"), seat });
            }
        }
    }

    fn judge(&mut self) {
        for at in 0..2 {
            self.start(at);
            for _ in 0..8 {
                self.now.at += Duration::from_secs(31);
                self.step(at, Input::Tick);
                while self.servers[at].under_way.is_some() {
                    self.answer(at, Fault::Nothing);
                }
            }
        }
        let kept = self.shelf.kept().expect("kept");
        let room = PureRoom::wake(TABLE, kept, Arc::new(Settings::default()), self.now).expect("wakes");
        let moment = room.moment();
        let begun = moment.stage != Stage::Gathering;
        assert!(begun || !self.begun, "a match that was begun is not begun");
        for (token, seat) in &self.seated {
            let held: Vec<_> = moment.device(Some(token)).seats.iter().collect();
            assert_eq!(held.len(), 1, "a seat that was given is lost");
            assert!(begun || held == [*seat], "it is another seat");
        }
        let taken = moment.places.iter().filter(|place| place.is_person()).count();
        assert!(taken <= self.seated.len() + self.in_doubt, "somebody sits here whom nobody has seated");
        let mut names: Vec<_> = moment.places.iter().filter_map(|place| place.nickname()).collect();
        names.sort_by_key(|name| name.as_str().to_owned());
        names.dedup();
        assert_eq!(names.len(), taken, "two have the same name");
    }
}

#[test]
fn whatever_happens_a_seat_that_was_given_is_kept() {
    let mut seated = 0;
    for seed in 0..SCHEDULES {
        let judged = std::panic::catch_unwind(|| {
            let mut world = World::new(seed);
            (0..EVENTS).for_each(|_| world.happen());
            world.judge();
            world.seated.len()
        });
        seated += judged.unwrap_or_else(|_| panic!("the schedule of seed {seed} fails"));
    }
    assert!(seated > 2 * SCHEDULES as usize, "only {seated} were seated");
}
