//! A room that is played without store, clock or threads.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use ecotable_kernel::{GameRng, Seat, Seed};
use ecotable_rooms::pure::{Ask, Effect, Input, Kept, Now, PureRoom, Request, Stored, new_room};
use ecotable_rooms::{Done, Moment, NewRoom, Reaction, Reactions, RoomError, Seating, Settings, Token, Wish};
use ecotable_store::{RoomRecord, TableHeader, TableId};
use serde_json::Value;

/// Every room has a number of its own, as rooms of a server have.
static ROOMS: AtomicU64 = AtomicU64::new(1);

/// A room that is played without store, clock or threads: everything that it wants stored is stored at once.
pub struct Drive {
    room: PureRoom,
    table: TableId,
    host: Token,
    seed: Seed,
    now: Now,
    asked: u64,
    answer: Option<Result<Done, RoomError>>,
}

impl Drive {
    /// A match that has just begun. The first of the names hosts; a name such as `bot merchant` is a bot.
    pub fn new(config: Value, names: &[&str], seed: u64) -> Self {
        Self::of("tradejack", config, names, seed)
    }

    /// The same for the game with this id.
    pub fn of(game: &str, config: Value, names: &[&str], seed: u64) -> Self {
        let config = fixed(game, config);
        let host = Token::from_random([9; 16]);
        let table = TableId(ROOMS.fetch_add(1, Ordering::Relaxed));
        let mut salt = [5; 16];
        salt[..8].copy_from_slice(&table.0.to_le_bytes());
        let seating = |name: &&str| match name.strip_prefix("bot ") {
            Some(bot) => Seating::Bot(bot.to_owned()),
            None => Seating::Here(name.parse().expect("a name")),
        };
        let new = NewRoom {
            game: game.to_owned(),
            config,
            host: Some(names[0].parse().expect("a name")),
            places: names[1..].iter().map(seating).collect(),
        };
        let room = new_room(new, &host, salt, 0).expect("a room to play in");
        let kept = Kept { record: RoomRecord { version: 1, room }, played: None };
        let (settings, now) = (Arc::new(Settings::default()), Now::default());
        let room = PureRoom::wake(table, kept, settings, now).expect("a sound room");
        let seed = Seed::new([3; 32]).of_series(seed);
        let mut drive = Self { room, table, host, seed, now, asked: 0, answer: None };
        drive.ask(Wish::Start).expect("the match begins");
        drive
    }

    /// What the room looks like.
    pub fn moment(&self) -> Arc<Moment> {
        self.room.moment()
    }

    /// What proves who holds all seats of people.
    pub fn token(&self) -> Token {
        self.host
    }

    /// Wants something as the host, who holds all seats of people.
    pub fn ask(&mut self, wish: Wish) -> Result<Done, RoomError> {
        self.asked += 1;
        // Nobody is ever too fast here.
        self.now.at += Duration::from_secs(5);
        let ask = Ask { id: self.asked, token: Some(self.host), wish, random: [1; 32] };
        self.feed(Input::Ask(ask));
        self.answer.take().expect("every wish is answered")
    }

    /// Decides for a person.
    pub fn decide(&mut self, seat: Seat, action: &str) -> Result<Done, RoomError> {
        let ticket = self.moment().ticket(seat);
        self.ask(Wish::Decide { seat, ticket, action: action.to_owned() })
    }

    /// At times a person reacts; at times nobody may.
    pub fn let_somebody_react(&mut self, rng: &mut GameRng) {
        let seat = Seat(rng.below(self.moment().places.len() as u32) as u8);
        let is_person = self.moment().places[seat.index()].is_person();
        let reaction = Reaction::ALL[rng.below(Reaction::ALL.len() as u32) as usize];
        match (rng.below(12), self.moment().reactions) {
            (0..4, Reactions::On) if is_person => drop(self.ask(Wish::React(seat, reaction)).expect("said")),
            (0..4, Reactions::Off) => drop(self.ask(Wish::SetReactions(Reactions::On)).expect("set")),
            (11, _) => drop(self.ask(Wish::SetReactions(Reactions::Off)).expect("set")),
            _ => {}
        }
    }

    /// Lets time pass; bots that are to move do.
    pub fn pass_time(&mut self) {
        self.now.at += Duration::from_secs(3);
        let holders = vec![self.host.hash()];
        self.feed(Input::Looks { holders, strangers: 0 });
    }

    /// Everybody who is asked decides as this bot would; whether anybody was asked.
    pub fn advance(&mut self, bot: &str, rng: &mut GameRng) -> bool {
        let moment = self.moment();
        let position = moment.position.as_ref().expect("the match has begun");
        let people = |seat: &Seat| moment.places[seat.index()].bot().is_none();
        let Some(seat) = position.to_act().iter().find(people) else {
            let asked = !position.to_act().is_empty();
            self.pass_time();
            return asked;
        };
        let advice = position.advise(seat, bot, rng.below(u32::MAX).into()).expect("the seat is asked");
        self.decide(seat, &advice.action).expect("a bot follows the rules");
        true
    }

    fn feed(&mut self, input: Input) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            for effect in self.room.step(input, self.now) {
                match effect {
                    Effect::Answer(_, answer) => self.answer = Some(answer),
                    Effect::Store(request) => inputs.push_front(Input::Stored(self.store(request))),
                    Effect::Think(thinking) => {
                        let advice = thinking.position.advise(thinking.seat, &thinking.bot, thinking.seed);
                        inputs.push_back(Input::Thought { id: thinking.id, advice });
                    }
                    Effect::Publish(_) => {}
                    Effect::End(error) => panic!("the room ends: {error}"),
                }
            }
        }
    }

    fn store(&self, request: Request) -> Stored {
        match request {
            Request::Append(row) => Stored::Appended(Ok(row.seq)),
            Request::Save(change) => Stored::Saved(Ok(change.version + 1)),
            Request::Create(beginning) => Stored::Created(Ok(TableHeader {
                id: self.table,
                game: beginning.game,
                rules: beginning.rules,
                seats: beginning.seats,
                config: (*beginning.config).clone(),
                start: None,
                seed: self.seed,
                created_at: beginning.created_at,
            })),
            Request::Find(_) => Stored::Found(Ok(None)),
            Request::Load => panic!("nothing is in doubt here"),
        }
    }
}

/// The options with those that the table itself decides.
fn fixed(game: &str, mut config: Value) -> Value {
    for (name, value) in ecotable_web::boards::drawing(game).fixed_options() {
        config[name] = Value::from(*value);
    }
    config
}
