//! A person's turn: from the question to the decision, with everything that can be asked in between.

use std::path::Path;

use anyhow::Result;
use ecotable_catalog::Declined;
use ecotable_kernel::{Phrase, Seat, UndoError, Viewer};

use super::choices::{Choice, Choices, Meant, Offer};
use super::rulebook;
use super::session::{Flow, Session};
use super::typed::Typed;
use crate::files;
use crate::screen::Tone;
use crate::seeds;

/// What follows from a line that was typed.
enum Next {
    /// The same question again.
    Ask,
    /// The table changed.
    Done,
    /// The people leave.
    Leave,
}

impl Session {
    /// Asks the person of this seat until there is a decision.
    pub(super) fn person_turn(&mut self, seat: Seat) -> Result<Flow> {
        if self.hand_over(seat)? == Flow::Left {
            return Ok(Flow::Left);
        }
        let choices = self.choices(seat);
        self.show_turn(seat, &choices)?;
        loop {
            let prompt = self.voice.say(&Phrase::new("play-prompt").with("seat", seat));
            self.screen.prompt(&prompt)?;
            let Some(line) = self.read()? else { return Ok(Flow::Left) };
            match self.obey(seat, &choices, Typed::read(&line))? {
                Next::Ask => {}
                Next::Done => return Ok(Flow::GoesOn),
                Next::Leave => return Ok(Flow::Left),
            }
        }
    }

    fn choices(&self, seat: Seat) -> Choices {
        let offer = |action: String| {
            self.table.choice(Viewer::Seat(seat), &action).map(|phrase| Offer { action, phrase })
        };
        let actions = self.table.legal(seat).into_iter().chain(self.table.unlisted(seat));
        Choices::of(actions.filter_map(offer).collect())
    }

    fn obey(&mut self, seat: Seat, choices: &Choices, typed: Typed) -> Result<Next> {
        match typed {
            Typed::Line(line, number) => {
                let meant = choices.pick(line, number);
                return self.decide(seat, meant, &line.to_string());
            }
            Typed::Action(text) => {
                let meant = self.meant(choices, &text);
                return self.decide(seat, meant, &text);
            }
            Typed::Undo => return self.undo(seat),
            Typed::Quit => return Ok(Next::Leave),
            Typed::Nothing | Typed::View => self.show_turn(seat, choices)?,
            Typed::Hint => self.hint(seat)?,
            Typed::Log => self.show_log(seat)?,
            Typed::Rules(id) => self.show_rule(&id)?,
            Typed::Why(action) => self.why(seat, choices, &action)?,
            Typed::Save(file) => self.save(&file)?,
            Typed::Help => self.show_help(seat)?,
        }
        Ok(Next::Ask)
    }

    /// An action of the list, or one that is allowed without being in it.
    fn meant(&self, choices: &Choices, text: &str) -> Meant {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        match choices.find(&text) {
            Meant::Action(action) => Meant::Action(action),
            _ if self.table.choice(Viewer::Spectator, &text).is_some() => Meant::Action(text),
            other => other,
        }
    }

    fn decide(&mut self, seat: Seat, meant: Meant, typed: &str) -> Result<Next> {
        let Meant::Action(action) = meant else {
            self.say_unclear(&meant, typed)?;
            return Ok(Next::Ask);
        };
        match self.table.play(seat, &action) {
            Ok(events) => {
                self.happened(events)?;
                // The record is written again when the people leave; until then a failure does not matter.
                let _ = self.keeper.keep(&*self.table);
                Ok(Next::Done)
            }
            Err(declined) => {
                self.say_declined(&declined)?;
                Ok(Next::Ask)
            }
        }
    }

    fn say_unclear(&mut self, meant: &Meant, typed: &str) -> Result<()> {
        let phrase = match meant {
            Meant::WhichNumber(Choice::Range { first, last, .. }) => Phrase::new("play-which-number")
                .with("first", first.action.as_str())
                .with("last", last.action.as_str()),
            Meant::Ambiguous(actions) => {
                Phrase::new("play-ambiguous").with("typed", typed).with("actions", some_of(actions).as_str())
            }
            _ => Phrase::new("play-unknown").with("typed", typed),
        };
        self.trouble(&phrase)
    }

    fn say_declined(&mut self, declined: &Declined) -> Result<()> {
        match (declined.phrase(), declined.rule()) {
            (Some(phrase), Some(rule)) => {
                let why = self.voice.say(phrase);
                self.trouble(&Phrase::new("play-refused").with("why", why.as_str()).with("rule", rule))
            }
            _ => self.trouble(&Phrase::new("play-not-now")),
        }
    }

    fn trouble(&mut self, phrase: &Phrase) -> Result<()> {
        Ok(self.screen.say(Tone::Trouble, &self.voice.say(phrase))?)
    }

    fn undo(&mut self, seat: Seat) -> Result<Next> {
        if let Err(reason) = self.table.undo(seat) {
            self.trouble(&undo_phrase(Err(reason)))?;
            return Ok(Next::Ask);
        }
        self.log.take_back_to(self.table.ply());
        self.audience.take_back_to(self.log.len());
        self.screen.line(&self.voice.word("play-undone"))?;
        Ok(Next::Done)
    }

    fn hint(&mut self, seat: Seat) -> Result<()> {
        let seed = seeds::thinking(self.table.seed(), self.table.ply(), seat);
        let advice = self.table.advise(seat, self.game.best_bot(), seed)?;
        let phrase = Phrase::new("play-hint")
            .with("action", advice.action.as_str())
            .with("reason", self.voice.say(&advice.reason).as_str());
        Ok(self.screen.line(&self.voice.say(&phrase))?)
    }

    fn why(&mut self, seat: Seat, choices: &Choices, text: &str) -> Result<()> {
        let Meant::Action(action) = self.meant(choices, text) else {
            return self.trouble(&Phrase::new("play-unknown").with("typed", text));
        };
        match self.table.check(seat, &action) {
            Ok(()) => {
                let phrase = Phrase::new("play-allowed").with("action", action.as_str());
                Ok(self.screen.line(&self.voice.say(&phrase))?)
            }
            Err(declined) => self.say_declined(&declined),
        }
    }

    fn show_rule(&mut self, id: &str) -> Result<()> {
        // What only those read who check the program is in English alone.
        let books = [self.voice.language(), "en"].map(|language| self.game.rules_in(language));
        match books.iter().flatten().find_map(|rules| rulebook::look_up(rules, id)) {
            Some(lines) => lines.iter().try_for_each(|line| self.screen.line(line))?,
            None => {
                self.trouble(&Phrase::new("play-no-rule").with("id", id))?;
                let contents =
                    books.iter().flatten().next().map(|rules| rulebook::contents(rules)).unwrap_or_default();
                contents.iter().try_for_each(|line| self.screen.line(line))?;
            }
        }
        Ok(())
    }

    fn save(&mut self, file: &str) -> Result<()> {
        if file.is_empty() {
            return self.trouble(&Phrase::new("play-save-where"));
        }
        match files::write_whole(Path::new(file), &self.table.record().to_text()) {
            Ok(()) => {
                let phrase = Phrase::new("play-saved").with("file", file);
                Ok(self.screen.line(&self.voice.say(&phrase))?)
            }
            Err(error) => Ok(self.screen.say(Tone::Trouble, &format!("{error:#}"))?),
        }
    }
}

/// Whether the last decision can be taken back, as a sentence.
pub(super) fn undo_phrase(possible: Result<(), UndoError>) -> Phrase {
    Phrase::new(match possible {
        Ok(()) => "play-undo-possible",
        Err(UndoError::Nothing) => "play-undo-nothing",
        Err(UndoError::Another) => "play-undo-another",
        Err(UndoError::Final) => "play-undo-final",
        Err(UndoError::Simultaneous) => "play-undo-simultaneous",
    })
}

/// The first few of a list that may be long.
fn some_of(actions: &[String]) -> String {
    const FEW: usize = 6;
    let few = actions.iter().take(FEW).cloned().collect::<Vec<_>>().join(", ");
    if actions.len() > FEW { few + ", …" } else { few }
}
