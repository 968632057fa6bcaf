//! One conversation with the engine: a table, and answers to requests about it.

use std::panic::{AssertUnwindSafe, catch_unwind};

use ecotable_catalog::{self as catalog, AnyTable, AnyTold, Declined, Setup};
use ecotable_kernel::{Record, Seat, Seed, Viewer};
use serde_json::{Value, json};

use super::answer::{Answer, Fault, Opened, Position, Reply, Told, Verdict, ViewAnswer};
use super::help;
use super::request::{AskBot, Events, ForAction, ForSeat, ForViewer, Load, New, Request, SeedText};
use super::speech::Speech;
use crate::seeds;

type Answered = Result<Answer, Fault>;

/// A conversation: at most one table, and the language it was last spoken of in.
#[derive(Default)]
pub struct Session {
    table: Option<Box<dyn AnyTable>>,
    speech: Speech,
}

impl Session {
    /// Answers one line of input, whatever it is.
    pub fn answer(&mut self, line: &str) -> String {
        let reply = match serde_json::from_str(line) {
            Ok(request) => self.safely(request),
            Err(error) => Err(Fault::new(format!(r#"not a request: {error}; {{"cmd":"help"}} lists them"#))),
        };
        render(reply)
    }

    /// The answer to a line that cannot be a request.
    pub fn refuse(why: &str) -> String {
        render(Err(Fault::new(why)))
    }

    /// A defect in the rules of one game must not end the conversation; decisions are played on a copy, so the
    /// table is as it was before.
    fn safely(&mut self, request: Request) -> Answered {
        catch_unwind(AssertUnwindSafe(|| self.fulfil(request))).unwrap_or_else(|_| {
            Err(Fault::new("this request met a defect of the program; the table is unchanged"))
        })
    }

    fn fulfil(&mut self, request: Request) -> Answered {
        match request {
            Request::Help {} => Ok(help::answer()),
            Request::Games {} => {
                Ok(Answer::Games { games: catalog::games().iter().map(Into::into).collect() })
            }
            Request::New(new) => self.new_table(new),
            Request::Load(load) => self.load(load),
            Request::Replay { record } => self.replay(&record),
            Request::Legal(question) => self.legal(&question),
            Request::Check(decision) => self.check(&decision),
            Request::Play(decision) => self.play(&decision),
            Request::CanUndo { seat } => self.can_undo(seat),
            Request::Undo { seat } => self.undo(seat),
            Request::View(question) => self.view(&question),
            Request::Events(question) => self.events(&question),
            Request::State {} => {
                let table = self.table()?;
                Ok(Answer::State { ply: table.ply(), state: table.snapshot() })
            }
            Request::Outcome {} => {
                let outcome = self.table()?.outcome();
                Ok(Answer::Outcome { over: outcome.is_some(), outcome })
            }
            Request::Record {} => Ok(Answer::Record { record: self.table()?.record().to_text() }),
            Request::Bot(question) => self.bot(&question),
        }
    }

    fn table(&self) -> Result<&dyn AnyTable, Fault> {
        self.table
            .as_deref()
            .ok_or_else(|| Fault::new("there is no table yet; begin with `new`, `load` or `replay`"))
    }

    fn seat(&self, seat: Seat) -> Result<Seat, Fault> {
        let seats = self.table()?.seats();
        if seat.0 < seats {
            Ok(seat)
        } else {
            Err(Fault::new(format!("there is no seat {seat}; seats are 0 to {}", seats - 1)))
        }
    }

    fn viewer(&self, viewer: Viewer) -> Result<Viewer, Fault> {
        viewer.seat().map_or(Ok(()), |seat| self.seat(seat).map(|_| ()))?;
        Ok(viewer)
    }

    fn new_table(&mut self, new: New) -> Answered {
        let setup = Setup {
            seats: new.seats,
            config: new.config.unwrap_or_else(|| json!({})),
            seed: seed(new.seed)?,
        };
        let opened = catalog::new_table(&new.game, &setup).map_err(Fault::new)?;
        let events = self.speech.tell(opened.table.meta().id, new.lang.as_deref(), opened.events)?;
        self.sit_down(opened.table, events)
    }

    fn load(&mut self, load: Load) -> Answered {
        let present = self.table.as_deref();
        let missing =
            |what| Fault::new(format!("there is no table yet to take `{what}` from; give it in the request"));
        let game = load.game.or_else(|| present.map(|table| table.meta().id.to_owned()));
        let setup = Setup {
            seats: load.seats.or(present.map(|table| table.seats())).ok_or_else(|| missing("seats"))?,
            config: load.config.or(present.map(|table| table.config())).unwrap_or_else(|| json!({})),
            seed: match (load.seed, present) {
                (None, Some(table)) => table.seed(),
                (given, _) => seed(given)?,
            },
        };
        let game = game.ok_or_else(|| missing("game"))?;
        let table = catalog::load_table(&game, &setup, &load.state).map_err(Fault::new)?;
        self.sit_down(table, Vec::new())
    }

    fn replay(&mut self, record: &str) -> Answered {
        let record = Record::parse(record).map_err(Fault::new)?;
        let table = catalog::replay(&record).map_err(Fault::new)?;
        self.sit_down(table, Vec::new())
    }

    fn sit_down(&mut self, table: Box<dyn AnyTable>, events: Vec<Told>) -> Answered {
        let opened = Opened::of(&*table, events);
        self.table = Some(table);
        Ok(Answer::Opened(opened))
    }

    fn legal(&mut self, question: &ForSeat) -> Answered {
        let seat = self.seat(question.seat)?;
        let table = self.table()?;
        let (game, ply, actions) = (table.meta().id, table.ply(), table.legal(seat));
        let phrases: Vec<_> =
            actions.iter().filter_map(|action| table.choice(Viewer::Seat(seat), action)).collect();
        let unlisted = table.unlisted(seat);
        let texts = self.speech.sentences(game, question.lang.as_deref(), &phrases)?;
        Ok(Answer::Legal { ply, actions, unlisted, texts })
    }

    fn check(&mut self, decision: &ForAction) -> Answered {
        let checked = self.table()?.check(decision.seat, &decision.action);
        let Err(declined) = checked else {
            return Ok(Answer::Verdict(Verdict { legal: true, rule: None, why: None }));
        };
        let why = self.why(&declined, decision.lang.as_deref())?;
        Ok(Answer::Verdict(Verdict { legal: false, rule: declined.rule(), why: Some(why) }))
    }

    fn play(&mut self, decision: &ForAction) -> Answered {
        // A language that nobody speaks is found out before anything happens.
        self.speech.prepare(self.table()?.meta().id, decision.lang.as_deref())?;
        match self.table_mut()?.play(decision.seat, &decision.action) {
            Ok(events) => {
                let events = self.speech.tell(self.table()?.meta().id, decision.lang.as_deref(), events)?;
                Ok(Answer::Played { position: Position::of(self.table()?), events })
            }
            Err(declined) => {
                let why = self.why(&declined, decision.lang.as_deref())?;
                Err(Fault::declined(&declined, why))
            }
        }
    }

    fn table_mut(&mut self) -> Result<&mut dyn AnyTable, Fault> {
        self.table()?;
        Ok(&mut **self.table.as_mut().expect("asked just now"))
    }

    /// The reason in the reader's language if there is one, and otherwise as developers read it.
    fn why(&mut self, declined: &Declined, lang: Option<&str>) -> Result<String, Fault> {
        let game = self.table()?.meta().id;
        let phrase = declined.phrase().cloned();
        let spoken = self.speech.sentences(game, lang, phrase.as_slice())?;
        Ok(spoken.and_then(|mut sentences| sentences.pop()).unwrap_or_else(|| declined.to_string()))
    }

    fn decider(&self, seat: Option<Seat>) -> Result<Seat, Fault> {
        let last = self.table()?.last_seat();
        seat.or(last).ok_or_else(|| Fault::new(ecotable_kernel::UndoError::Nothing))
    }

    fn can_undo(&mut self, seat: Option<Seat>) -> Answered {
        let possible = self.decider(seat).and_then(|seat| self.table()?.can_undo(seat).map_err(Fault::new));
        let why = possible.as_ref().err().map(Fault::message);
        Ok(Answer::Undo { possible: possible.is_ok(), why })
    }

    fn undo(&mut self, seat: Option<Seat>) -> Answered {
        let seat = self.decider(seat)?;
        self.table_mut()?.undo(seat).map_err(Fault::new)?;
        Ok(Answer::Position(Position::of(self.table()?)))
    }

    fn view(&mut self, question: &ForViewer) -> Answered {
        let viewer = self.viewer(question.viewer)?;
        let table = self.table()?;
        let game = table.meta().id;
        let (situation, lines) = (table.situation(viewer), table.lines(viewer));
        let (noticed, to_act, view) = (table.noticed(viewer), table.awaited(viewer), table.view(viewer));
        let lang = question.lang.as_deref();
        let lines = self.speech.sentences(game, lang, &lines)?;
        let situation = self.speech.sentences(game, lang, &[situation])?.and_then(|mut spoken| spoken.pop());
        Ok(Answer::View(ViewAnswer { noticed, to_act, view, situation, lines }))
    }

    fn events(&mut self, question: &Events) -> Answered {
        let viewer = question.viewer.map(|viewer| self.viewer(viewer)).transpose()?;
        let table = self.table()?;
        let (game, ply) = (table.meta().id, table.ply());
        let is_heard = |told: &AnyTold| viewer.is_none_or(|viewer| told.is_for(viewer));
        let heard = told_since(table, question.since).filter(is_heard).collect();
        Ok(Answer::Events { ply, events: self.speech.tell(game, question.lang.as_deref(), heard)? })
    }

    fn bot(&mut self, question: &AskBot) -> Answered {
        let seat = self.seat(question.seat)?;
        let table = self.table()?;
        let own = seeds::thinking(table.seed(), table.ply(), seat);
        let advice = table.advise(seat, &question.name, question.seed.unwrap_or(own)).map_err(Fault::new)?;
        let game = table.meta().id;
        let reason = self.speech.sentences(game, question.lang.as_deref(), &[advice.reason])?;
        Ok(Answer::Bot { action: advice.action, reason: reason.and_then(|mut spoken| spoken.pop()) })
    }
}

/// Everything that was told after `since` decisions, or from the set-up on.
fn told_since(table: &dyn AnyTable, since: Option<u64>) -> impl Iterator<Item = AnyTold> {
    let is_wanted = move |chapter: &catalog::Chapter| since.is_none_or(|since| chapter.ply > since);
    catalog::history(table).into_iter().filter(is_wanted).flat_map(|chapter| chapter.events)
}

fn seed(text: Option<SeedText>) -> Result<Seed, Fault> {
    match text {
        Some(SeedText(text)) => text.parse().map_err(Fault::new),
        None => seeds::drawn().map_err(Fault::new),
    }
}

fn render(answered: Answered) -> String {
    serde_json::to_string(&Reply::from(answered)).unwrap_or_else(|error| {
        json!({"ok": false, "error": Value::String(format!("the answer cannot be written: {error}"))})
            .to_string()
    })
}
