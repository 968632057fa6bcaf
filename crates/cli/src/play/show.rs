//! What a match looks like in the terminal.

use anyhow::Result;
use ecotable_kernel::{Phrase, Seat, Viewer};

use super::choices::{Choice, Choices};
use super::session::Session;
use super::turn::undo_phrase;
use crate::screen::Tone;
use crate::standings;

/// The commands, in the order of the help.
const COMMANDS: [&str; 10] =
    ["hint", "undo", "log", "rules", "why", "view", "save", "help", "quit", "number"];

impl Session {
    /// The first lines: what is played, who plays, and the promise about the seed.
    pub(super) fn greet(&mut self) -> Result<()> {
        let title = self.voice.word_or("game-name", self.game.meta.id);
        self.screen.say(Tone::Heading, &title)?;
        for seat in Seat::all(self.table.seats()) {
            if let Some(bot) = self.seating.bot(seat) {
                let phrase = Phrase::new("play-bot-is").with("seat", seat).with("bot", bot);
                self.screen.line(&self.voice.say(&phrase))?;
            }
        }
        let commitment = self.table.seed().commitment().to_string();
        let phrase = Phrase::new("play-commitment").with("commitment", commitment.as_str());
        self.screen.say(Tone::Aside, &self.voice.say(&phrase))?;
        Ok(self.screen.blank()?)
    }

    /// The table and what the person of this seat may do.
    pub(super) fn show_turn(&mut self, seat: Seat, choices: &Choices) -> Result<()> {
        let viewer = Viewer::Seat(seat);
        self.screen.blank()?;
        self.show_table(viewer)?;
        let situation = self.voice.say(&self.table.situation(viewer));
        self.screen.say(Tone::Heading, &situation)?;
        for (index, choice) in choices.lines().iter().enumerate() {
            let line = format!("{:>3}. {}", index + 1, self.choice(choice));
            self.screen.line(&line)?;
        }
        if self.table.ply() > 0 {
            let undo = self.voice.say(&undo_phrase(self.table.can_undo(seat)));
            self.screen.say(Tone::Aside, &undo)?;
        }
        Ok(())
    }

    fn show_table(&mut self, viewer: Viewer) -> Result<()> {
        let lines: Vec<String> = self.table.lines(viewer).iter().map(|line| self.voice.say(line)).collect();
        Ok(self.screen.panel(&self.voice.word("play-table"), &lines)?)
    }

    fn choice(&self, choice: &Choice) -> String {
        match choice {
            Choice::One(offer) => format!("{}: {}", offer.action, self.voice.say(&offer.phrase)),
            Choice::Range { word, first, last } => {
                let number = |action: &str| action.rsplit(' ').next().unwrap_or_default().to_owned();
                let meaning = Phrase::new("play-range")
                    .with("first", first.phrase.clone())
                    .with("last", last.phrase.clone());
                let (low, high) = (number(&first.action), number(&last.action));
                format!("{word} {low}..{high}: {}", self.voice.say(&meaning))
            }
        }
    }

    /// Everything that the person of this seat has heard.
    pub(super) fn show_log(&mut self, seat: Seat) -> Result<()> {
        let lines: Vec<String> =
            self.log.heard(Viewer::Seat(seat), 0).map(|phrase| self.voice.say(phrase)).collect();
        Ok(self.screen.panel(&self.voice.word("play-log"), &lines)?)
    }

    /// What can be typed.
    pub(super) fn show_help(&mut self, seat: Seat) -> Result<()> {
        let key = |command: &&str| format!("play-help-{command}");
        let mut lines: Vec<String> = COMMANDS.iter().map(|command| self.voice.word(&key(command))).collect();
        lines.push(self.voice.say(&undo_phrase(self.table.can_undo(seat))));
        Ok(self.screen.panel(&self.voice.word("play-help"), &lines)?)
    }

    /// The last table, the ranking, and the seed that was promised.
    pub(super) fn show_ending(&mut self) -> Result<()> {
        self.screen.blank()?;
        self.show_table(Viewer::Spectator)?;
        if let Some(outcome) = self.table.outcome() {
            let lines = standings::lines(&outcome, &self.voice);
            self.screen.panel(&self.voice.word("play-result"), &lines)?;
        }
        let seed = self.table.seed();
        let phrase = Phrase::new("play-seed")
            .with("seed", seed.to_string().as_str())
            .with("commitment", seed.commitment().to_string().as_str());
        Ok(self.screen.say(Tone::Aside, &self.voice.say(&phrase))?)
    }
}
