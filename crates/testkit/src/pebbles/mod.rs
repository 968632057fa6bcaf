//! Pebbles: a toy game of sealed choices, for what Lots has not: simultaneous decisions, secret ones, unlisted
//! ones, and a game that all can lose.
//!
//! In each of three rounds the bank hides 0 to 3 pebbles. At the same time every seat does:
//! - **PE-1** It may look at the bank's pebbles, once a round; nobody else notices.
//! - **PE-2** It hides 0 to 3 pebbles of its own; then it waits for the others.
//! - **PE-3** Before that it may pay coins to the bank, as many as it likes; everybody hears of it.
//!
//! When all have hidden, everything is shown, and each seat that hid as many as the bank gets 5 coins. The most
//! coins win; if nobody ever got it right, all have lost.

mod action;
mod view;

use ecotable_kernel::{
    ConfigError, Flaw, Game, GameRng, Meta, OptionKind, OptionSpec, Outcome, PerSeat, Seat, SeatSet, Step,
    Viewer,
};
use serde::{Deserialize, Serialize};

pub use action::{Action, ActionError, Refusal};
pub use view::{Event, View};

const MOST_SEATS: usize = 4;
const ROUNDS: u8 = 3;
const MOST_PEBBLES: u8 = 3;
const FIRST_COINS: u16 = 10;
const MOST_COINS: u16 = 100;

/// The options of Pebbles.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Config {
    /// Whether a right guess pays 10 coins instead of 5.
    pub generous: bool,
}

/// The rules of a match of Pebbles.
#[derive(Clone, Debug)]
pub struct Pebbles {
    generous: bool,
    seats: u8,
}

/// A position of Pebbles, which is also its own snapshot.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// How many rounds are over.
    pub rounds_over: u8,
    /// How many right guesses there were.
    pub right_guesses: u8,
    /// The bank's pebbles.
    pub bank: u8,
    /// The coins of each seat.
    pub coins: PerSeat<u16>,
    /// What each seat has hidden so far.
    pub hidden: PerSeat<Option<u8>>,
    /// Who has looked.
    pub looked: SeatSet,
}

impl Game for Pebbles {
    type Config = Config;
    type State = State;
    type Snapshot = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const META: Meta = Meta {
        id: "pebbles",
        rules_version: 1,
        seats: 2..=MOST_SEATS as u8,
        options: &[OptionSpec { name: "generous", kind: OptionKind::Flag }],
    };

    fn new(config: &Config, seats: u8) -> Result<Self, ConfigError> {
        Self::META.check_seats(seats)?;
        Ok(Self { generous: config.generous, seats })
    }

    fn config(&self) -> Config {
        Config { generous: self.generous }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn setup(&self, step: &mut Step<Event>) -> State {
        step.tell(|| Event::RoundBegan { round: 1 });
        State {
            rounds_over: 0,
            right_guesses: 0,
            bank: hide(step.rng()),
            coins: Seat::all(self.seats).map(|_| FIRST_COINS).collect(),
            hidden: Seat::all(self.seats).map(|_| None).collect(),
            looked: SeatSet::EMPTY,
        }
    }

    fn to_act(&self, state: &State) -> SeatSet {
        let over = state.rounds_over >= ROUNDS;
        Seat::all(self.seats).filter(|seat| !over && state.hidden[seat.index()].is_none()).collect()
    }

    fn legal_actions(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        into.clear();
        into.extend((!state.looked.contains(seat)).then_some(Action::Look));
        into.extend((0..=MOST_PEBBLES).map(Action::Hide));
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Look if state.looked.contains(seat) => Err(Refusal::HasLooked),
            Action::Hide(pebbles) if pebbles > MOST_PEBBLES => Err(Refusal::TooManyPebbles),
            Action::Pay(coins) if coins == 0 || coins > state.coins[seat.index()] => {
                Err(Refusal::TooFewCoins)
            }
            Action::Look | Action::Hide(_) | Action::Pay(_) => Ok(()),
        }
    }

    fn is_listed(action: Action) -> bool {
        !matches!(action, Action::Pay(_))
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Action, step: &mut Step<Event>) {
        match action {
            Action::Look => {
                state.looked.insert(seat);
                step.reveal();
                step.whisper(seat, || Event::BankSeen { pebbles: state.bank });
            }
            Action::Hide(pebbles) => {
                state.hidden[seat.index()] = Some(pebbles);
                step.tell(|| Event::Hidden { seat });
                self.end_round(state, step);
            }
            Action::Pay(coins) => {
                state.coins[seat.index()] -= coins;
                step.tell(|| Event::Paid { seat, coins });
            }
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(self, state, viewer)
    }

    fn determinize(&self, state: &mut State, seat: Seat, rng: &mut GameRng) {
        if !state.looked.contains(seat) {
            state.bank = hide(rng);
        }
        for other in Seat::all(self.seats).filter(|&other| other != seat) {
            state.hidden[other.index()] = state.hidden[other.index()].map(|_| hide(rng));
            state.looked.remove(other);
            if rng.below(2) == 0 {
                state.looked.insert(other);
            }
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let coins = |seat: Seat| i32::from(state.coins[seat.index()]);
        (state.rounds_over >= ROUNDS).then(|| match state.right_guesses {
            0 => Outcome::all_lost(self.seats, coins),
            _ => Outcome::ranked(self.seats, coins, coins),
        })
    }

    fn snapshot(&self, state: &State) -> State {
        state.clone()
    }

    fn restore(&self, snapshot: &State) -> Result<State, Flaw> {
        self.audit(snapshot)?;
        Ok(snapshot.clone())
    }

    fn audit(&self, state: &State) -> Result<(), Flaw> {
        let seats = usize::from(self.seats);
        let hidden = state.hidden.iter().flatten();
        let over = state.rounds_over == ROUNDS;
        let possible = state.hidden.len() == seats
            && state.coins.len() == seats
            && state.coins.iter().all(|&coins| coins <= MOST_COINS)
            && hidden.clone().chain([&state.bank]).all(|&pebbles| pebbles <= MOST_PEBBLES)
            && hidden.count() < seats
            && state.looked.without(SeatSet::all(self.seats)).is_empty()
            && state.right_guesses <= self.seats * ROUNDS
            && (over || state.rounds_over < ROUNDS);
        if possible { Ok(()) } else { Err(Flaw(format!("not a position of Pebbles: {state:?}"))) }
    }
}

impl Pebbles {
    /// Shows everything once all have hidden, pays, and begins the next round.
    fn end_round(&self, state: &mut State, step: &mut Step<Event>) {
        if state.hidden.iter().any(Option::is_none) {
            return;
        }
        let prize = if self.generous { 10 } else { 5 };
        for (coins, hidden) in state.coins.iter_mut().zip(&mut state.hidden) {
            if hidden.take() == Some(state.bank) {
                *coins += prize;
                state.right_guesses += 1;
            }
        }
        step.tell(|| Event::AllShown { bank: state.bank });
        state.bank = hide(step.rng());
        state.looked = SeatSet::EMPTY;
        state.rounds_over += 1;
        step.tell(|| Event::RoundBegan { round: state.rounds_over + 1 });
    }
}

fn hide(rng: &mut GameRng) -> u8 {
    rng.below(u32::from(MOST_PEBBLES) + 1) as u8
}
