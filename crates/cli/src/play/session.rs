//! A match in the terminal: whose turn it is, who is looking, and what happens in between.

use std::io::BufRead;

use anyhow::Result;
use ecotable_catalog::{AnyTable, AnyTold, Listing};
use ecotable_kernel::{Phrase, Seat, SeatSet, Viewer};

use super::audience::Audience;
use super::keeper::Keeper;
use super::log::Log;
use super::seating::Seating;
use crate::lines::{Line, next_line};
use crate::screen::{Screen, Tone};
use crate::seeds;
use crate::voice::Voice;

/// Whether the match goes on at this screen.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Flow {
    /// It does.
    GoesOn,
    /// The people have left, or the input has ended.
    Left,
}

/// A match in the terminal.
pub struct Session {
    pub table: Box<dyn AnyTable>,
    pub game: Listing,
    pub seating: Seating,
    pub voice: Voice,
    pub screen: Screen,
    pub input: Box<dyn BufRead>,
    pub log: Log,
    pub keeper: Keeper,
    pub audience: Audience,
}

impl Session {
    /// Plays until the match is over or the people leave.
    pub fn run(mut self) -> Result<()> {
        self.greet()?;
        self.show_news()?;
        while let Some(seat) = self.next_seat() {
            let flow = match self.seating.bot(seat).map(str::to_owned) {
                Some(bot) => self.bot_turn(seat, &bot)?,
                None => self.person_turn(seat)?,
            };
            if flow == Flow::Left {
                return self.leave();
            }
        }
        self.finish()
    }

    /// Who decides next: of several the bots first, so that nobody waits for them afterwards.
    fn next_seat(&self) -> Option<Seat> {
        let asked = self.table.to_act();
        let bots: SeatSet = asked.iter().filter(|&seat| self.seating.bot(seat).is_some()).collect();
        bots.first().or(asked.first())
    }

    fn bot_turn(&mut self, seat: Seat, bot: &str) -> Result<Flow> {
        let seed = seeds::thinking(self.table.seed(), self.table.ply(), seat);
        let advice = self.table.advise(seat, bot, seed)?;
        let events = self.table.play(seat, &advice.action)?;
        self.happened(events)?;
        Ok(Flow::GoesOn)
    }

    /// Notes what happened and shows it to whoever is looking.
    pub(super) fn happened(&mut self, events: Vec<AnyTold>) -> Result<()> {
        self.log.add(self.table.ply(), events);
        self.show_news()
    }

    /// Shows what the one who is looking has not seen yet.
    pub(super) fn show_news(&mut self) -> Result<()> {
        if let Some(viewer) = self.audience.looking() {
            let from = self.audience.shown_up_to(self.log.len());
            for phrase in self.log.heard(viewer, from) {
                self.screen.line(&self.voice.say(phrase))?;
            }
        }
        Ok(self.screen.flush()?)
    }

    /// Hands the screen to the person of this seat, behind a curtain if there are secrets.
    pub(super) fn hand_over(&mut self, seat: Seat) -> Result<Flow> {
        if self.audience.looking() == Some(Viewer::Seat(seat)) {
            return Ok(Flow::GoesOn);
        }
        if !self.has_secrets(seat) {
            self.audience.look_together(seat);
        } else if self.draw_curtain(seat)? == Flow::Left {
            return Ok(Flow::Left);
        }
        self.show_news()?;
        Ok(Flow::GoesOn)
    }

    /// Hides what the last person saw until the person of this seat is alone at the screen.
    fn draw_curtain(&mut self, seat: Seat) -> Result<Flow> {
        // Before anybody has looked there is only the greeting, which all may read.
        let hides_something = self.audience.looking().is_some();
        if hides_something {
            self.screen.clear()?;
        }
        self.screen.blank()?;
        let phrase = Phrase::new("play-curtain").with("seat", seat);
        self.screen.prompt(&self.voice.say(&phrase))?;
        if self.read()?.is_none() {
            return Ok(Flow::Left);
        }
        if hides_something {
            self.screen.clear()?;
        }
        self.audience.look_behind_curtain(seat);
        Ok(Flow::GoesOn)
    }

    /// Whether the person of this seat sees more of the table than everybody.
    fn has_secrets(&self, seat: Seat) -> bool {
        self.seating.people() > 1
            && self.table.lines(Viewer::Seat(seat)) != self.table.lines(Viewer::Spectator)
    }

    /// The next line that was typed; `None` when there will be no more.
    pub(super) fn read(&mut self) -> Result<Option<String>> {
        loop {
            match next_line(&mut *self.input)? {
                Some(Line::Text(text)) => return Ok(Some(text)),
                Some(Line::TooLong | Line::NotText) => {
                    let message = self.voice.word("play-not-text");
                    self.screen.say(Tone::Trouble, &message)?;
                }
                None => return Ok(None),
            }
        }
    }

    fn leave(mut self) -> Result<()> {
        self.screen.blank()?;
        self.keeper.keep(&*self.table)?;
        self.say_where("play-left")
    }

    fn finish(mut self) -> Result<()> {
        self.show_ending()?;
        self.keeper.keep(&*self.table)?;
        self.say_where("play-kept")
    }

    fn say_where(&mut self, key: &'static str) -> Result<()> {
        let file = self.keeper.path().display().to_string();
        self.screen.whole_line(&self.voice.say(&Phrase::new(key).with("file", file.as_str())))?;
        Ok(self.screen.flush()?)
    }
}
