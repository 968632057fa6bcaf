//! One step of a match: where chance comes from, and who is told what.

use serde::Serialize;

use crate::rng::GameRng;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::seed::Seed;

/// Who hears an event.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Everybody, spectators included.
    All,
    /// One seat alone.
    Seat(Seat),
}

impl Audience {
    /// Whether `viewer` hears it.
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Self::All => true,
            Self::Seat(seat) => viewer.is(seat),
        }
    }
}

/// An event with its audience.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
pub struct Told<E> {
    /// Who hears it.
    pub to: Audience,
    /// What happened.
    pub event: E,
}

/// What the rules use while they apply one decision.
#[derive(Debug)]
pub struct Step<E> {
    chance: Chance,
    events: Option<Vec<Told<E>>>,
    heard: SeatSet,
    revealed: bool,
}

#[derive(Debug)]
enum Chance {
    /// The stream of step `number`, made only when it is asked for.
    Stream { seed: Seed, number: u64, made: Option<GameRng> },
    /// One generator for all steps of a simulated game.
    Simulated(GameRng),
}

impl<E> Step<E> {
    /// Step `number` of a match; its events are kept.
    pub fn new(seed: Seed, number: u64) -> Self {
        let chance = Chance::Stream { seed, number, made: None };
        Self { chance, events: Some(Vec::new()), heard: SeatSet::EMPTY, revealed: false }
    }

    /// Steps that build no events and draw the same chance as the match with this seed; see [`Step::begin`].
    pub fn quiet(seed: Seed) -> Self {
        Self {
            chance: Chance::Stream { seed, number: 0, made: None },
            events: None,
            heard: SeatSet::EMPTY,
            revealed: false,
        }
    }

    /// Steps of a simulated game: no events, and chance from a generator of its own.
    pub fn simulated(rng: GameRng) -> Self {
        Self { chance: Chance::Simulated(rng), events: None, heard: SeatSet::EMPTY, revealed: false }
    }

    /// Begins step `number` of a quiet game, so that one value serves the whole game.
    #[inline]
    pub fn begin(&mut self, next: u64) {
        if let Chance::Stream { number, made, .. } = &mut self.chance {
            *number = next;
            *made = None;
        }
        self.heard = SeatSet::EMPTY;
        self.revealed = false;
    }

    /// The chance of this step. Whoever draws shows something new, so the decision cannot be undone.
    #[inline]
    pub fn rng(&mut self) -> &mut GameRng {
        self.revealed = true;
        match &mut self.chance {
            Chance::Stream { seed, number, made } => {
                made.get_or_insert_with(|| GameRng::stream(seed, *number))
            }
            Chance::Simulated(rng) => rng,
        }
    }

    /// Notes that hidden information became known or a choice became final: no undo past this step.
    #[inline]
    pub fn reveal(&mut self) {
        self.revealed = true;
    }

    /// Tells everybody what happened; in quiet steps the event is not even built.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> E) {
        self.say(Audience::All, event);
    }

    /// Tells one seat alone.
    #[inline]
    pub fn whisper(&mut self, seat: Seat, event: impl FnOnce() -> E) {
        self.say(Audience::Seat(seat), event);
    }

    #[inline]
    fn say(&mut self, to: Audience, event: impl FnOnce() -> E) {
        match to {
            Audience::All => self.heard = SeatSet::from_bits(u8::MAX),
            Audience::Seat(seat) => self.heard.insert(seat),
        }
        if let Some(events) = &mut self.events {
            events.push(Told { to, event: event() });
        }
    }

    /// The seats that were told something; every seat if it was told to all.
    pub fn heard(&self) -> SeatSet {
        self.heard
    }

    /// Whether this step showed something new or made a choice final.
    pub fn revealed(&self) -> bool {
        self.revealed
    }

    /// The events of this step, in the order in which they were told.
    pub fn into_events(self) -> Vec<Told<E>> {
        self.events.unwrap_or_default()
    }
}
