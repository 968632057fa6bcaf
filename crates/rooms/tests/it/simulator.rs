//! Thousands of random schedules: people, bots, time, two servers and a store that fails, in any order.
//!
//! Two servers know the same table. Requests to the store are under way for any time and may fail, be lost, or be done
//! without anybody knowing; servers are killed at any moment. Afterwards the log is judged.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use ecotable_kernel::{Seat, Viewer};
use ecotable_rooms::pure::{Ask, Effect, Input, Now, PureRoom, Request, Thinking, new_room};
use ecotable_rooms::{
    Done, Moment, NewRoom, Order, Pace, Reaction, Reactions, RoomError, Seating, Settings, Stage, Ticket,
    Token, Wish,
};
use ecotable_store::{Act, Key};
use serde_json::json;

use crate::chance::Chance;
use crate::hall::{TODAY, bot, name};
use crate::shelf::{Fault, Shelf, TABLE};

/// How many schedules are tried.
const SCHEDULES: u64 = 2000;
/// How many things happen in each.
const EVENTS: usize = 220;
/// Seats 0 and 1 are persons, seat 2 is a bot.
const PERSONS: usize = 2;
const VIEWERS: [Viewer; 4] =
    [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2))];

/// A form that somebody has sent.
#[derive(Clone)]
struct Form {
    seat: Seat,
    ticket: Ticket,
    act: Act,
}

/// What a form wants, and the key that makes it happen once.
type What = (Key, String);

fn text(act: &Act) -> String {
    match act {
        Act::Decide(action) => action.clone(),
        Act::Undo => "undo".into(),
    }
}

impl Form {
    fn what(&self) -> What {
        (self.ticket.key, text(&self.act))
    }

    fn wish(&self) -> Wish {
        let Self { seat, ticket, act } = self.clone();
        match act {
            Act::Decide(action) => Wish::Decide { seat, ticket, action },
            Act::Undo => Wish::Undo { seat, ticket },
        }
    }
}

/// What is known of a form after it was sent, perhaps several times.
#[derive(Default)]
struct Fate {
    was_done: bool,
    /// Some answer left it open, or none came.
    is_open: bool,
}

/// A server that may be dead.
#[derive(Default)]
struct Server {
    room: Option<PureRoom>,
    /// What the store is doing for it.
    under_way: Option<Request>,
    thoughts: VecDeque<Thinking>,
    /// Forms whose answer has not come.
    open: HashMap<u64, What>,
    /// How many rows the last moment had.
    shown: u64,
}

struct World {
    chance: Chance,
    shelf: Shelf,
    servers: [Server; 2],
    now: Now,
    tokens: Vec<Token>,
    /// Pages that people may still have open.
    pages: VecDeque<Arc<Moment>>,
    forms: Vec<Form>,
    fates: HashMap<What, Fate>,
    asked: u64,
    acknowledged: usize,
}

impl World {
    fn new(seed: u64) -> Self {
        let host = Token::from_random([1; 16]);
        let places = vec![Seating::Here(name("Owl")), bot("random")];
        let config = json!({"source_peek": seed.is_multiple_of(3)});
        let new = NewRoom { game: "tradejack".into(), config, host: Some(name("Fox")), places };
        let document = new_room(new, &host, [2; 16], TODAY).expect("a room");
        Self {
            chance: Chance::new(seed),
            shelf: Shelf::new(document, seed),
            servers: Default::default(),
            now: Now { at: Duration::from_secs(1), date: TODAY },
            tokens: vec![host; PERSONS],
            pages: VecDeque::new(),
            forms: Vec::new(),
            fates: HashMap::new(),
            asked: 0,
            acknowledged: 0,
        }
    }

    /// A server is started, if it is not running.
    fn start(&mut self, at: usize) {
        let server = &mut self.servers[at];
        if server.room.is_none() {
            let kept = self.shelf.kept().expect("the room is kept");
            let room = PureRoom::wake(TABLE, kept, Arc::new(Settings::default()), self.now);
            let room = room.expect("the room wakes");
            server.shown = room.rows();
            self.pages.push_back(room.moment());
            server.room = Some(room);
        }
    }

    /// A server is killed; what the store is doing for it may or may not be done.
    fn kill(&mut self, at: usize) {
        let server = std::mem::take(&mut self.servers[at]);
        for form in server.open.into_values() {
            self.fates.entry(form).or_default().is_open = true;
        }
        if let Some(request) = server.under_way.filter(|_| self.chance.once_in(2)) {
            self.shelf.answer(request, Fault::Nothing);
        }
    }

    fn step(&mut self, at: usize, input: Input) {
        let server = &mut self.servers[at];
        let Some(room) = &mut server.room else { return };
        for effect in room.step(input, self.now) {
            match effect {
                Effect::Publish(moment) => {
                    assert!(room.rows() >= server.shown, "a stream of moments never goes back");
                    server.shown = room.rows();
                    if self.chance.once_in(16) {
                        assert_shows(&moment, &self.shelf, room.rows());
                    }
                    self.pages.push_back(moment);
                    if self.pages.len() > 12 {
                        self.pages.pop_front();
                    }
                }
                Effect::Answer(id, answer) => {
                    if let Some(form) = server.open.remove(&id) {
                        judge(self.fates.entry(form).or_default(), &answer);
                        self.acknowledged += usize::from(answer.is_ok());
                    }
                }
                Effect::Think(thinking) => server.thoughts.push_back(thinking),
                Effect::Store(request) => {
                    assert!(server.under_way.is_none(), "one request at a time");
                    if self.chance.once_in(2) {
                        room.foresee();
                    }
                    server.under_way = Some(request);
                }
                Effect::End(error) => panic!("the room ends: {error}"),
            }
        }
    }

    fn answer(&mut self, at: usize) {
        let Some(request) = self.servers[at].under_way.take() else { return };
        let fault = match self.chance.below(40) {
            0 => Fault::Lost,
            1 | 2 => Fault::Unknown,
            3 => Fault::Full,
            _ => Fault::Nothing,
        };
        let stored = self.shelf.answer(request, fault);
        self.step(at, Input::Stored(stored));
    }

    /// One thing happens somewhere.
    fn happen(&mut self) {
        let at = self.chance.below(2);
        if self.chance.once_in(40) {
            self.kill(at);
        }
        self.start(at);
        if self.servers[at].under_way.is_some() {
            return self.answer(at);
        }
        match self.chance.below(16) {
            0 => self.pass_time(at),
            1 => self.look(at),
            2 | 3 => self.think(at),
            4 => self.want_something(at),
            5 | 6 => self.send_again(at),
            _ => self.send_form(at),
        }
    }

    fn pass_time(&mut self, at: usize) {
        let millis = [10, 300, 1000, 5000, 70_000][self.chance.below(5)];
        self.now.at += Duration::from_millis(millis);
        self.now.date = TODAY + self.now.at.as_secs() as i64;
        self.step(at, Input::Tick);
    }

    fn look(&mut self, at: usize) {
        let holders = if self.chance.once_in(3) { vec![] } else { vec![self.tokens[0].hash()] };
        self.step(at, Input::Looks { holders, strangers: 1 });
    }

    fn think(&mut self, at: usize) {
        let Some(Thinking { id, position, seat, bot, seed }) = self.servers[at].thoughts.pop_front() else {
            return;
        };
        self.step(at, Input::Thought { id, advice: position.advise(seat, &bot, seed) });
    }

    fn ask(&mut self, at: usize, wish: Wish, form: Option<What>) {
        self.asked += 1;
        self.servers[at].open.extend(form.map(|form| (self.asked, form)));
        let token = Some(self.tokens[0]);
        self.step(at, Input::Ask(Ask { id: self.asked, token, wish, random: [3; 32] }));
    }

    /// Anything but a decision; seat 1 alone has orders and stand-ins.
    fn want_something(&mut self, at: usize) {
        let wish = match self.chance.below(11) {
            0 => Wish::Start,
            1 => Wish::SetPace(Pace::ALL[self.chance.below(4)]),
            2 => Wish::Skip,
            3 => Wish::Order(Seat(1), Some(Order::UpTo(self.chance.below(7) as u16))),
            4 => Wish::Order(
                Seat(1),
                [None, Some(Order::PassRound), Some(Order::PassAuction)][self.chance.below(3)],
            ),
            5 => Wish::Leave(Seat(1)),
            6 => Wish::TakeBack(Seat(1)),
            7 => Wish::StandIn(Seat(1)),
            8 => Wish::React(Seat(1), Reaction::ALL[self.chance.below(6)]),
            9 => Wish::SetReactions(Reactions::ALL[self.chance.below(2)]),
            _ => Wish::Hint(Seat(0)),
        };
        self.ask(at, wish, None);
    }

    /// Somebody presses a button on a page that may be old.
    fn send_form(&mut self, at: usize) {
        let page = match self.chance.below(4) {
            0 => self.chance.pick(self.pages.make_contiguous()).cloned(),
            _ => self.servers[at].room.as_ref().map(PureRoom::moment),
        };
        let Some(page) = page else { return };
        let Some(position) = &page.position else { return self.ask(at, Wish::Start, None) };
        let asked: Vec<_> = position.to_act().iter().filter(|seat| seat.index() < PERSONS).collect();
        let anybody = Seat(self.chance.below(PERSONS) as u8);
        let seat = self.chance.pick(&asked).copied().filter(|_| !self.chance.once_in(5)).unwrap_or(anybody);
        let legal = position.legal(seat);
        let act = if self.chance.once_in(9) {
            Act::Undo
        } else {
            Act::Decide(self.chance.pick(&legal).cloned().unwrap_or_else(|| "pass".into()))
        };
        let form = Form { seat, ticket: page.ticket(seat), act };
        self.forms.push(form.clone());
        self.ask(at, form.wish(), Some(form.what()));
    }

    /// A form is sent again, or a hostile one is made from its ticket.
    fn send_again(&mut self, at: usize) {
        let Some(mut form) = self.chance.pick(&self.forms).cloned() else { return };
        if self.chance.once_in(4) {
            form.act = Act::Decide("bid 1".into());
        }
        self.ask(at, form.wish(), Some(form.what()));
    }

    /// All calms down: both servers run without faults until nothing is under way.
    fn calm_down(&mut self) {
        for at in 0..2 {
            self.start(at);
            for _ in 0..6 {
                self.now.at += Duration::from_secs(31);
                while let Some(request) = self.servers[at].under_way.take() {
                    let stored = self.shelf.answer(request, Fault::Nothing);
                    self.step(at, Input::Stored(stored));
                }
                self.step(at, Input::Tick);
            }
            while let Some(request) = self.servers[at].under_way.take() {
                let stored = self.shelf.answer(request, Fault::Nothing);
                self.step(at, Input::Stored(stored));
            }
            assert!(self.servers[at].open.is_empty(), "every form was answered");
        }
    }

    fn judge(&self) {
        let rows = &self.shelf.rows;
        assert!(rows.iter().zip(0..).all(|(row, seq)| row.seq == seq), "the numbers are dense");
        let mut keys: Vec<_> = rows.iter().map(|row| row.key).collect();
        keys.sort();
        keys.dedup();
        assert_eq!(keys.len(), rows.len(), "no key has two effects");
        for ((key, act), fate) in &self.fates {
            let row = rows.iter().find(|row| row.key == *key && text(&row.act) == *act);
            assert!(!fate.was_done || row.is_some(), "an acknowledged decision is lost: {act:?}");
            // What an order or a bot has done for seat 1 is not the effect of a form.
            let is_own = row.is_some_and(|row| row.seat == Seat(0));
            assert!(fate.was_done || fate.is_open || !is_own, "a refused form had an effect: {act:?}");
        }
    }
}

fn judge(fate: &mut Fate, answer: &Result<Done, RoomError>) {
    match answer {
        Ok(_) => fate.was_done = true,
        Err(RoomError::Storage(_) | RoomError::Busy) => fate.is_open = true,
        Err(_) => {}
    }
}

/// A moment shows what the log says, to every viewer.
fn assert_shows(moment: &Moment, shelf: &Shelf, rows: u64) {
    let Some(position) = &moment.position else { return };
    let mut before = shelf.clone();
    before.rows.truncate(rows as usize);
    assert_eq!(before.rows.len() as u64, rows, "nothing is shown before it is stored");
    let settings = Arc::new(Settings::default());
    let again = PureRoom::wake(TABLE, before.kept().expect("kept"), settings, Now::default()).expect("wakes");
    let again = again.moment();
    let expected = again.position.as_ref().expect("a match");
    for viewer in VIEWERS {
        assert_eq!(position.view(viewer), expected.view(viewer));
        let newest = |moment: &Moment| moment.log.heard(viewer).next().map(|line| line.number);
        assert_eq!(newest(moment), newest(&again));
    }
    for seat in (0..3).map(Seat) {
        assert_eq!(moment.ticket(seat), again.ticket(seat));
    }
    assert_eq!(moment.stage == Stage::Over, position.outcome().is_some());
}

#[test]
fn whatever_happens_an_acknowledged_decision_is_in_the_log_exactly_once() {
    let (mut acknowledged, mut rows) = (0, 0);
    for seed in 0..SCHEDULES {
        let done = std::panic::catch_unwind(|| {
            let mut world = World::new(seed);
            for _ in 0..EVENTS {
                world.happen();
            }
            world.calm_down();
            world.judge();
            for server in &world.servers {
                let room = server.room.as_ref().expect("running");
                assert_shows(&room.moment(), &world.shelf, room.rows());
            }
            (world.acknowledged, world.shelf.rows.len())
        });
        let Ok(done) = done else { panic!("the schedule of seed {seed} fails") };
        acknowledged += done.0;
        rows += done.1;
    }
    assert!(acknowledged > 10 * SCHEDULES as usize, "only {acknowledged} were acknowledged");
    assert!(rows > 12 * SCHEDULES as usize, "only {rows} rows");
}
