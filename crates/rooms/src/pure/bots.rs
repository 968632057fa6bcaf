//! Bots that play, and the bot that is asked for a hint.

use std::time::Duration;

use ecotable_catalog::{Advice, BotError, Declined};
use ecotable_kernel::{MAX_SEATS, Phrase, Seat, SeatSet};
use ecotable_store::TokenHash;
use sha2::{Digest, Sha256};

use super::PureRoom;
use super::asking::Plan;
use super::messages::{Ask, Thinking};
use crate::bucket::Rate;
use crate::error::RoomError;
use crate::facts::Chair;
use crate::ticket::Ticket;
use crate::wish::Done;

/// How many thoughts for hints one device may want.
const HINTS: Rate = Rate { burst: 8, every: Duration::from_secs(3) };

/// How long a bot rests that could not decide.
const REST: Duration = Duration::from_secs(5);

/// What the bots of a room think.
#[derive(Default)]
pub(super) struct Minds {
    seats: [Mind; MAX_SEATS],
    hints: Vec<Hint>,
    given: [Option<Box<Given>>; MAX_SEATS],
    thoughts: u64,
}

/// What the bot in one seat thinks.
#[derive(Default)]
struct Mind {
    thought: Thought,
    /// How often it could not decide.
    troubles: u32,
    rests_until: Duration,
}

/// A thought is about what the seat may know, so it holds as long as the seat's ticket does.
#[derive(Default)]
enum Thought {
    #[default]
    Nothing,
    Under {
        id: u64,
        ticket: Ticket,
    },
    Ready {
        action: String,
        ticket: Ticket,
    },
}

struct Hint {
    id: u64,
    ask: u64,
    seat: Seat,
    ticket: Ticket,
}

/// The hint that a seat was given last, which is true as long as its ticket is.
struct Given {
    ticket: Ticket,
    action: String,
    reason: Phrase,
}

impl Given {
    fn again(&self) -> Done {
        Done::Hint { action: self.action.clone(), reason: self.reason.clone() }
    }
}

impl Minds {
    pub fn are_idle(&self) -> bool {
        self.hints.is_empty() && self.seats.iter().all(|mind| matches!(mind.thought, Thought::Nothing))
    }

    /// The bot in that seat starts anew.
    pub fn clear(&mut self, seat: Seat) {
        self.seats[seat.index()] = Mind::default();
    }

    fn next_id(&mut self) -> u64 {
        self.thoughts += 1;
        self.thoughts
    }
}

impl PureRoom {
    /// When the next bot or order may move, so that people can follow.
    pub(super) fn due(&self) -> Duration {
        if self.skipping { self.now.at } else { self.shown_at + self.facts.pace.wait() }
    }

    /// Whether bots move: a table without persons plays on only while somebody is there.
    fn plays_on(&self) -> bool {
        let has_persons = self.facts.places.iter().any(|chair| chair.decider().is_none());
        has_persons || self.crowd.is_attended(self.now.at)
    }

    /// Lets the bots that are asked think, and decide when it is time.
    pub(super) fn move_bots(&mut self) {
        if !self.plays_on() {
            return;
        }
        let asked = self.to_act();
        for seat in self.seats() {
            if !asked.contains(seat) || self.facts.places[seat.index()].decider().is_none() {
                self.minds.clear(seat);
            } else if self.move_bot(seat) {
                return;
            }
        }
    }

    /// Whether the bot in that seat has decided.
    fn move_bot(&mut self, seat: Seat) -> bool {
        let Some(ticket) = self.play.as_ref().map(|play| play.ticket(seat)) else { return false };
        let due = self.due();
        let mind = &mut self.minds.seats[seat.index()];
        match &mut mind.thought {
            Thought::Under { ticket: about, .. } if *about == ticket => return false,
            Thought::Ready { ticket: about, .. } if *about == ticket && self.now.at < due => {
                self.wake_by(due);
                return false;
            }
            Thought::Ready { ticket: about, action } if *about == ticket => {
                let action = std::mem::take(action);
                return self.decide_for(seat, &action) || self.rest(seat);
            }
            _ => {}
        }
        let until = mind.rests_until;
        if self.now.at < until {
            self.wake_by(until);
        } else {
            self.think(seat, ticket);
        }
        false
    }

    /// The bot could not decide and tries again later, with other chance.
    fn rest(&mut self, seat: Seat) -> bool {
        let until = self.now.at + REST;
        let mind = &mut self.minds.seats[seat.index()];
        mind.thought = Thought::Nothing;
        mind.troubles += 1;
        mind.rests_until = until;
        self.wake_by(until);
        false
    }

    fn think(&mut self, seat: Seat, ticket: Ticket) {
        let bot = self.facts.places[seat.index()].decider().unwrap_or_default().to_owned();
        let troubles = self.minds.seats[seat.index()].troubles;
        // A bot that is not known any more, because the program has changed, is replaced.
        let bot = if troubles == 0 { bot } else { self.listing.usual_bot().to_owned() };
        let id = self.ask_bot(seat, &bot, (ticket, troubles));
        self.minds.seats[seat.index()].thought = Thought::Under { id, ticket };
    }

    /// Lets a bot think about a seat's decision. Its chance is the same for the same ticket, so that two servers that
    /// believe they own the table want the same.
    fn ask_bot(&mut self, seat: Seat, bot: &str, (ticket, troubles): (Ticket, u32)) -> u64 {
        let id = self.minds.next_id();
        let mut hash = Sha256::new_with_prefix(self.facts.salt.0);
        hash.update(b"bot");
        hash.update(ticket.key.0);
        hash.update(troubles.to_le_bytes());
        let mut seed = [0; 8];
        seed.copy_from_slice(&hash.finalize()[..8]);
        let bot = if bot == "search" { self.settings.search } else { bot };
        if let Some(play) = &self.play {
            let position = std::sync::Arc::clone(&play.position);
            let seed = u64::from_le_bytes(seed);
            self.out.thinking.push(Thinking { id, position, seat, bot: bot.to_owned(), seed });
        }
        id
    }

    /// A bot has thought; what nobody waits for any more is dropped.
    pub(super) fn thought(&mut self, id: u64, advice: Result<Advice, BotError>) {
        if let Some(found) = self.minds.hints.iter().position(|hint| hint.id == id) {
            let hint = self.minds.hints.swap_remove(found);
            return self.give_hint(&hint, advice);
        }
        let is_it = |mind: &Mind| matches!(mind.thought, Thought::Under { id: awaited, .. } if awaited == id);
        let Some(index) = self.minds.seats.iter().position(is_it) else { return };
        let mind = &mut self.minds.seats[index];
        if let (Thought::Under { ticket, .. }, Ok(Advice { action, .. })) = (&mind.thought, advice) {
            mind.thought = Thought::Ready { action, ticket: *ticket };
        } else {
            self.rest(Seat(index as u8));
        }
    }

    fn give_hint(&mut self, hint: &Hint, advice: Result<Advice, BotError>) {
        let still = self.play.as_ref().is_some_and(|play| play.ticket(hint.seat) == hint.ticket);
        let answer = match advice {
            Ok(Advice { action, reason }) if still => {
                let given = Given { ticket: hint.ticket, action, reason };
                let done = given.again();
                self.minds.given[hint.seat.index()] = Some(Box::new(given));
                Ok(done)
            }
            Ok(_) | Err(BotError::NotAsked(_)) => Err(RoomError::Stale),
            Err(BotError::Unknown(_)) => Err(RoomError::Busy),
        };
        self.out.answers.push((hint.ask, answer));
    }

    pub(super) fn hint(&mut self, holder: TokenHash, seat: Seat) -> Result<Plan, RoomError> {
        self.own_chair(holder, seat)?;
        let play = self.play.as_ref().ok_or(RoomError::NotBegun)?;
        if !play.position.to_act().contains(seat) {
            let refusal = if play.is_over() { Declined::Over } else { Declined::NotAsked(seat) };
            return Err(refusal.into());
        }
        let ticket = play.ticket(seat);
        if let Some(given) = self.minds.given[seat.index()].as_ref().filter(|given| given.ticket == ticket) {
            return Ok(Plan::Answer(given.again()));
        }
        let device = self.device_number(holder);
        if !self.limits.hints[device].take(self.now.at, HINTS) {
            return Err(RoomError::TooFast);
        }
        Ok(Plan::Hint(seat))
    }

    /// Lets the best bot think about a hint.
    pub(super) fn think_of_hint(&mut self, seat: Seat, ask: &Ask) {
        let Some(ticket) = self.play.as_ref().map(|play| play.ticket(seat)) else { return };
        let bot = self.listing.best_bot();
        let id = self.ask_bot(seat, bot, (ticket, 0));
        self.minds.hints.push(Hint { id, ask: ask.id, seat, ticket });
    }

    /// Bots play without waiting until a person is asked.
    pub(super) fn skip(&mut self) -> Result<Plan, RoomError> {
        if self.play.is_none() {
            return Err(RoomError::NotBegun);
        }
        self.skipping = !self.asks_person();
        Ok(Plan::Answer(Done::Done))
    }

    /// Whether somebody owes a decision for whom neither a bot nor an order decides, or nobody owes one.
    pub(super) fn asks_person(&self) -> bool {
        let decides =
            |seat: Seat| self.facts.chair(seat).and_then(Chair::decider).is_some() || self.is_ordered(seat);
        let asked = self.to_act();
        asked == SeatSet::EMPTY || asked.iter().any(|seat| !decides(seat))
    }
}
