//! A room and all around it, led by a test step by step.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use ecotable_kernel::{Seat, SeatSet, Viewer};
use ecotable_rooms::pure::{Ask, Effect, Input, Now, PureRoom, Thinking, new_room, room_again};
use ecotable_rooms::{
    Code, Done, Moment, NewRoom, Nickname, Pace, Place, RoomError, Seating, Settings, Stage, Token, Wish,
};
use serde_json::json;

use crate::shelf::{Fault, Shelf, TABLE};

/// The date on which all these tests begin.
pub const TODAY: i64 = 1_800_000_000;

/// Seconds.
pub fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

/// A name.
pub fn name(text: &str) -> Nickname {
    text.parse().expect("a name")
}

/// A place for a bot.
pub fn bot(name: &str) -> Seating {
    Seating::Bot(name.into())
}

/// A room and all around it.
pub struct Hall {
    pub room: PureRoom,
    pub shelf: Shelf,
    pub now: Now,
    pub settings: Arc<Settings>,
    /// What goes wrong with the next requests to the store.
    pub faults: VecDeque<Fault>,
    /// What bots shall think about.
    pub thoughts: VecDeque<Thinking>,
    pub answers: HashMap<u64, Result<Done, RoomError>>,
    pub moments: Vec<Arc<Moment>>,
    pub end: Option<RoomError>,
    /// Whether those who draw begin while the store is at work.
    pub foresees: bool,
    asked: u64,
    /// How much chance was given to the room.
    chance: u64,
}

impl Hall {
    /// A room of TradeJack with these places beside the host's, and the host's token.
    pub fn open(places: Vec<Seating>) -> (Self, Token) {
        let config = json!({"first_player": 0});
        let new = NewRoom { game: "tradejack".into(), config, host: Some(name("Fox")), places };
        Self::open_with(new).expect("a room")
    }

    pub fn open_with(new: NewRoom) -> Result<(Self, Token), RoomError> {
        let token = Token::from_random([9; 16]);
        let mut document = new_room(new, &token, [7; 16], TODAY)?;
        document.code = Some(Code::from_random([3; 8]).to_string());
        let shelf = Shelf::new(document, 0);
        let settings = Arc::new(Settings::default());
        let now = Now { at: Duration::ZERO, date: TODAY };
        Ok((Self::around(shelf, settings, now)?, token))
    }

    fn around(shelf: Shelf, settings: Arc<Settings>, now: Now) -> Result<Self, RoomError> {
        let room = PureRoom::wake(TABLE, shelf.kept().expect("kept"), Arc::clone(&settings), now)?;
        Ok(Self {
            room,
            shelf,
            now,
            settings,
            faults: VecDeque::new(),
            thoughts: VecDeque::new(),
            answers: HashMap::new(),
            moments: Vec::new(),
            end: None,
            foresees: true,
            asked: 0,
            chance: 0,
        })
    }

    /// Another server that knows the same table; what it does has to be put on this one's shelf.
    pub fn rival(&self) -> Self {
        let mut rival =
            Self::around(self.shelf.clone(), Arc::clone(&self.settings), self.now).expect("wakes");
        rival.chance = 1000;
        rival
    }

    /// The room in which the same people play again.
    pub fn again(&self) -> Self {
        let body = &self.shelf.record.as_ref().expect("a room").room.body;
        let document = room_again(body, [8; 16], self.now.date).expect("a document");
        let shelf = Shelf::new(document, 1);
        let mut again = Self::around(shelf, Arc::clone(&self.settings), self.now).expect("wakes");
        again.chance = 1000;
        again
    }

    /// Everybody leaves the match, and bots play it to its end.
    pub fn play_out(&mut self, tokens: &[Token]) {
        for seat in (0..self.moment().places.len() as u8).map(Seat) {
            let holder = tokens.iter().find(|token| self.moment().device(Some(token)).seats.contains(seat));
            holder.copied().map(|token| self.ask(Some(token), Wish::Leave(seat)).expect("a bot plays on"));
        }
        self.wait(seconds(3000));
        assert_eq!(self.moment().stage, Stage::Over);
    }

    /// A match that has begun, in which the host looks on and bots play at once.
    pub fn begun(places: Vec<Seating>) -> (Self, Token) {
        let (mut hall, host) = Self::open(places);
        hall.ask(Some(host), Wish::SetPace(Pace::AtOnce)).expect("set");
        hall.ask(Some(host), Wish::Start).expect("begun");
        (hall, host)
    }

    /// A match of so many persons that has begun, and their tokens in seat order.
    pub fn of_persons(persons: usize) -> (Self, Vec<Token>) {
        let (mut hall, host) = Self::open(vec![Seating::Open; persons - 1]);
        let mut tokens = vec![host];
        tokens.extend((1..persons).map(|number| hall.join(&format!("Guest {number}")).1));
        hall.ask(Some(host), Wish::Start).expect("begun");
        (hall, tokens)
    }

    /// Gives something to the room and does what it wants, except for thinking.
    pub fn step(&mut self, input: Input) {
        let mut next = Some(input);
        while let Some(input) = next.take() {
            for effect in self.room.step(input, self.now) {
                match effect {
                    Effect::Publish(moment) => self.moments.push(moment),
                    Effect::Answer(id, answer) => drop(self.answers.insert(id, answer)),
                    Effect::Think(thinking) => self.thoughts.push_back(thinking),
                    Effect::Store(request) => {
                        if self.foresees {
                            let before = self.room.moment();
                            self.room.foresee();
                            assert!(
                                Arc::ptr_eq(&before, &self.room.moment()),
                                "nothing is shown before it is stored"
                            );
                        }
                        let fault = self.faults.pop_front().unwrap_or(Fault::Nothing);
                        next = Some(Input::Stored(self.shelf.answer(request, fault)));
                    }
                    Effect::End(error) => self.end = Some(error),
                }
            }
        }
    }

    /// Asks for something; `None` if the answer comes later.
    pub fn begin_ask(&mut self, token: Option<Token>, wish: Wish) -> u64 {
        self.asked += 1;
        self.chance += 1;
        let mut random = [5; 32];
        random[..8].copy_from_slice(&self.chance.to_le_bytes());
        self.step(Input::Ask(Ask { id: self.asked, token, wish, random }));
        self.asked
    }

    /// Asks for something that is answered at once.
    pub fn ask(&mut self, token: Option<Token>, wish: Wish) -> Result<Done, RoomError> {
        let id = self.begin_ask(token, wish);
        self.answers.remove(&id).expect("an answer")
    }

    pub fn join(&mut self, nickname: &str) -> (Seat, Token) {
        match self.ask(None, Wish::Join { nickname: name(nickname), seat: None }) {
            Ok(Done::Seated(seat, token)) => (seat, token),
            other => panic!("not seated: {other:?}"),
        }
    }

    /// Decides with the ticket of the present moment.
    pub fn decide(&mut self, token: Token, seat: Seat, action: &str) -> Result<Done, RoomError> {
        let ticket = self.moment().ticket(seat);
        self.ask(Some(token), Wish::Decide { seat, ticket, action: action.into() })
    }

    /// Takes back with the ticket of the present moment.
    pub fn undo(&mut self, token: Token, seat: Seat) -> Result<Done, RoomError> {
        let ticket = self.moment().ticket(seat);
        self.ask(Some(token), Wish::Undo { seat, ticket })
    }

    /// Everybody passes in all auctions of the round.
    pub fn reach_production(&mut self, tokens: &[Token]) {
        for _ in 0..100 {
            self.wait(Duration::from_millis(500));
            let Some(seat) = self.to_act().first() else { panic!("it is over") };
            if !self.legal(seat).contains(&"pass".to_owned()) {
                return;
            }
            if let Some(&token) = tokens.get(seat.index()) {
                self.decide(token, seat, "pass").expect("passed");
            }
        }
        panic!("the auctions do not end");
    }

    /// These look from now on.
    pub fn look(&mut self, tokens: &[Token], strangers: usize) {
        let holders = tokens.iter().map(Token::hash).collect();
        self.step(Input::Looks { holders, strangers });
    }

    /// Lets the next bot think; whether one had something to think about.
    pub fn think(&mut self) -> bool {
        let Some(Thinking { id, position, seat, bot, seed }) = self.thoughts.pop_front() else {
            return false;
        };
        self.step(Input::Thought { id, advice: position.advise(seat, &bot, seed) });
        true
    }

    /// Lets bots think and decide until they wait for somebody or for time to pass.
    pub fn settle(&mut self) {
        for _ in 0..10_000 {
            let is_due = self.room.next_at().is_some_and(|at| at <= self.now.at);
            if is_due {
                self.step(Input::Tick);
            } else if !self.think() {
                return;
            }
        }
        panic!("the bots never stop");
    }

    /// Lets time pass, and bots think at once.
    pub fn wait(&mut self, time: Duration) {
        let until = self.now.at + time;
        self.settle();
        while let Some(next) = self.room.next_at().filter(|&next| next <= until) {
            self.advance(next);
            self.settle();
        }
        self.advance(until);
        self.step(Input::Tick);
        self.settle();
    }

    fn advance(&mut self, at: Duration) {
        let date = TODAY + at.as_secs() as i64;
        self.now = Now { at: at.max(self.now.at), date };
    }

    /// The server is killed and starts again.
    pub fn restart(&mut self) {
        self.room = self.woken().expect("the room wakes");
        self.thoughts.clear();
    }

    /// The room as another server would wake it.
    pub fn woken(&self) -> Result<PureRoom, RoomError> {
        let kept = self.shelf.kept().map_err(|_| RoomError::UnknownTable)?;
        PureRoom::wake(TABLE, kept, Arc::clone(&self.settings), self.now)
    }

    pub fn moment(&self) -> Arc<Moment> {
        self.room.moment()
    }

    pub fn place(&self, seat: u8) -> Place {
        self.moment().places[usize::from(seat)].clone()
    }

    pub fn to_act(&self) -> SeatSet {
        self.moment().position.as_ref().expect("the match has begun").to_act()
    }

    /// What a seat may do.
    pub fn legal(&self, seat: Seat) -> Vec<String> {
        self.moment().position.as_ref().expect("the match has begun").legal(seat)
    }

    /// What a viewer sees of the match.
    pub fn view(&self, viewer: Viewer) -> serde_json::Value {
        self.moment().position.as_ref().expect("the match has begun").view(viewer)
    }

    /// What bots and persons have done.
    pub fn acts(&self) -> Vec<(u8, String)> {
        let act = |row: &ecotable_store::Row| match &row.act {
            ecotable_store::Act::Decide(action) => (row.seat.0, action.clone()),
            ecotable_store::Act::Undo => (row.seat.0, "undo".into()),
        };
        self.shelf.rows.iter().map(act).collect()
    }
}
