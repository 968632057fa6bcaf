//! `ecotable replay`: a recorded match, told again.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use ecotable_catalog::{AnyTable, AnyTold, Opened};
use ecotable_kernel::{Entry, Phrase, Seat, Viewer};

use crate::failure::usage;
use crate::match_args::find_game;
use crate::records;
use crate::screen::{Screen, Tone};
use crate::standings;
use crate::voice::Voice;

/// Examples for `--help`.
pub const EXAMPLES: &str = "Examples:
  ecotable replay evening.ecolog.jsonl
  ecotable replay evening.ecolog.jsonl --at 12 --viewer 0
  ecotable replay evening.ecolog.jsonl --lang ru --viewer spectator";

/// A recorded match, told again.
#[derive(Args, Debug)]
pub struct ReplayArgs {
    /// The record
    file: PathBuf,
    /// Stop after so many decisions and show the table
    #[arg(long, value_name = "N")]
    at: Option<u64>,
    /// Through whose eyes: the number of a seat (from 0), `spectator`, or `all` to see everything
    #[arg(long, default_value = "all", value_name = "WHO")]
    viewer: String,
    /// The language: en or ru
    #[arg(long)]
    lang: Option<String>,
    /// Plain lines without colour and frames
    #[arg(long)]
    plain: bool,
}

/// Tells the match.
pub fn run(args: &ReplayArgs) -> Result<()> {
    let table = records::open(&args.file)?;
    let mut teller = Teller {
        eyes: eyes(&args.viewer, &*table)?,
        voice: Voice::of_game(&find_game(table.meta().id)?, args.lang.as_deref())?,
        screen: Screen::open(args.plain),
    };
    teller.tell_all(&*table, args.at.unwrap_or(u64::MAX))
}

/// Through whose eyes: `None` sees everything.
fn eyes(text: &str, table: &dyn AnyTable) -> Result<Option<Viewer>> {
    let unknown =
        || usage(format!("--viewer {text}: it is a seat from 0 to {}, spectator, or all", table.seats() - 1));
    if text == "all" {
        return Ok(None);
    }
    let viewer: Viewer = text.parse().map_err(|_| unknown())?;
    if viewer.seat().is_some_and(|seat| seat.0 >= table.seats()) { Err(unknown()) } else { Ok(Some(viewer)) }
}

struct Teller {
    eyes: Option<Viewer>,
    voice: Voice,
    screen: Screen,
}

impl Teller {
    fn tell_all(&mut self, whole: &dyn AnyTable, at: u64) -> Result<()> {
        let Opened { mut table, events } = whole.rewound();
        self.tell(&events)?;
        for entry in whole.decisions() {
            if table.ply() >= at {
                break;
            }
            self.announce(&*table, &entry)?;
            let events = table.play(entry.seat, &entry.action)?;
            self.tell(&events)?;
        }
        self.close(&*table, whole)
    }

    /// A decision, unless it was made in secret.
    fn announce(&mut self, table: &dyn AnyTable, entry: &Entry) -> Result<()> {
        if self.eyes.is_some_and(|viewer| !viewer.is(entry.seat)) {
            return Ok(());
        }
        let phrase = Phrase::new("replay-decision")
            .with("number", table.ply() as i64 + 1)
            .with("seat", entry.seat)
            .with("action", entry.action.as_str());
        Ok(self.screen.say(Tone::Aside, &self.voice.say(&phrase))?)
    }

    fn tell(&mut self, events: &[AnyTold]) -> Result<()> {
        for told in events.iter().filter(|told| self.eyes.is_none_or(|viewer| told.is_for(viewer))) {
            self.screen.line(&self.voice.say(&told.phrase))?;
        }
        Ok(())
    }

    /// The table at the end of the telling, and the result if that is the end of the match.
    fn close(&mut self, table: &dyn AnyTable, whole: &dyn AnyTable) -> Result<()> {
        let viewers: Vec<Viewer> = match self.eyes {
            Some(viewer) => vec![viewer],
            None => Seat::all(table.seats()).map(Viewer::Seat).collect(),
        };
        for viewer in viewers {
            let lines: Vec<String> = table.lines(viewer).iter().map(|line| self.voice.say(line)).collect();
            let title = match viewer {
                Viewer::Seat(seat) => self.voice.player(seat),
                Viewer::Spectator => self.voice.word("play-table"),
            };
            self.screen.panel(&title, &lines)?;
        }
        match table.outcome() {
            Some(outcome) => {
                self.screen
                    .panel(&self.voice.word("play-result"), &standings::lines(&outcome, &self.voice))?;
            }
            None if table.ply() == whole.ply() => self.screen.line(&self.voice.word("replay-unfinished"))?,
            None => {}
        }
        self.screen.say(Tone::Aside, &self.voice.word("replay-commitment-true"))?;
        Ok(self.screen.flush()?)
    }
}
