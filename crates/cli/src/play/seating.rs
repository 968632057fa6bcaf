//! Who sits where: people first, bots in the last seats.

use anyhow::Result;
use ecotable_catalog::{AnyTable, Listing};
use ecotable_kernel::{Phrase, Seat};

use crate::failure::usage;
use crate::voice::Voice;

/// Who sits where.
pub struct Seating {
    seats: u8,
    bots: Vec<String>,
}

impl Seating {
    /// One person and usual bots, unless bots are named; `none` means that only people play.
    pub fn new(game: &Listing, table: &dyn AnyTable, bots: Option<&[String]>) -> Result<Self> {
        let seats = table.seats();
        let bots = match bots {
            Some([only]) if only == "none" => Vec::new(),
            Some(bots) => bots.to_vec(),
            None => vec![game.usual_bot().to_owned(); usize::from(seats) - 1],
        };
        if bots.len() > usize::from(seats) {
            return Err(usage(format!(
                "{} bots for {seats} seats: name fewer, or raise --seats",
                bots.len()
            )));
        }
        for bot in &bots {
            table.check_bot(bot).map_err(usage)?;
        }
        Ok(Self { seats, bots })
    }

    /// How many people play at a table of so many seats with these bots; see [`Seating::new`].
    pub fn people_of(seats: u8, bots: Option<&[String]>) -> u8 {
        match bots {
            None => 1,
            Some([only]) if only == "none" => seats,
            Some(bots) => seats.saturating_sub(bots.len() as u8),
        }
    }

    /// How many people play.
    pub fn people(&self) -> u8 {
        self.seats - self.bots.len() as u8
    }

    /// The bot in this seat, if it is one.
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        seat.0.checked_sub(self.people()).and_then(|bot| self.bots.get(usize::from(bot))).map(String::as_str)
    }

    /// How the players are called.
    pub fn names(&self, voice: &Voice) -> Vec<String> {
        let name = |seat: Seat| {
            let key = if self.bot(seat).is_some() { "play-bot" } else { "play-person" };
            voice.say(&Phrase::new(key).with("number", seat.0 + 1))
        };
        Seat::all(self.seats).map(name).collect()
    }
}
