//! `ecotable play`: a match in the terminal.

use std::io;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use ecotable_catalog::{self as catalog, AnyTable, Listing, Setup};

use crate::failure::usage;
use crate::match_args::{MatchArgs, find_game, open_failure, usual_seats};
use crate::play::{Audience, Keeper, Log, Seating, Session};
use crate::records;
use crate::screen::Screen;
use crate::voice::Voice;

/// Examples for `--help`.
pub const EXAMPLES: &str =
    "Type the number of a line, an action such as `bid 5`, or the beginning of one; `help` lists the rest.
People have the first seats, bots the last ones. Your match is kept in a file, whenever you leave.

Examples:
  ecotable play tradejack
  ecotable play tradejack --seats 3 --bots rookie,expert --option co2=true
  ecotable play tradejack --seats 2 --bots none        two people share the screen
  ecotable play --resume evening.ecolog.jsonl          go on with a match";

/// A match in the terminal.
#[derive(Args, Clone, Debug, Default)]
pub struct PlayArgs {
    /// The game (`ecotable games` lists them)
    #[arg(required_unless_present = "resume")]
    pub game: Option<String>,
    #[command(flatten)]
    pub table: MatchArgs,
    /// The bots, which get the last seats; `none` for people only [default: bots for all seats but yours]
    #[arg(long, value_delimiter = ',', value_name = "NAME,...")]
    pub bots: Option<Vec<String>>,
    /// The language: en or ru [default: the language of the system]
    #[arg(long)]
    pub lang: Option<String>,
    /// Plain lines without colour, frames and cursor movement, for screen readers and pipes
    #[arg(long)]
    pub plain: bool,
    /// Keep the match in this file [default: a file in the data folder]
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Go on with the match in this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "seats", "options", "deck", "seed"])]
    pub resume: Option<PathBuf>,
}

/// Plays a match.
pub fn run(args: &PlayArgs) -> Result<()> {
    let table = open(args)?;
    let game = find_game(table.meta().id)?;
    let mut voice = Voice::of_game(&game, args.lang.as_deref())?;
    let seating = Seating::new(&game, &*table, args.bots.as_deref())?;
    voice.name_players(seating.names(&voice));
    let log = Log::of(&*table);
    // Who goes on with a match sees the table first; `log` tells the rest.
    let known = if args.resume.is_some() { log.len() } else { 0 };
    let session = Session {
        keeper: keeper(args, &*table)?,
        audience: Audience::of(seating.people()).have_seen(known),
        screen: Screen::open(args.plain),
        input: Box::new(io::stdin().lock()),
        log,
        table,
        game,
        seating,
        voice,
    };
    session.run()
}

fn open(args: &PlayArgs) -> Result<Box<dyn AnyTable>> {
    if let Some(file) = &args.resume {
        return records::open(file);
    }
    let id = args.game.as_deref().ok_or_else(|| usage("name a game; `ecotable games` lists them"))?;
    let game = find_game(id)?;
    let mut setup = args.table.setup(&game, seats(args, &game))?;
    if Seating::people_of(setup.seats, args.bots.as_deref()) > 1 {
        fix_options(&game, &mut setup)?;
    }
    Ok(catalog::new_table(id, &setup).map_err(open_failure)?.table)
}

/// Several people wait for each other, so options that would let the waiting tell something have one value.
fn fix_options(game: &Listing, setup: &mut Setup) -> Result<()> {
    for (name, value) in game.among_people {
        let choice = game.meta.option(&format!("{name}={value}")).map_err(usage)?;
        setup.config[choice.name] = choice.value;
    }
    Ok(())
}

/// Without `--seats`: room for the bots that were named and one person.
fn seats(args: &PlayArgs, game: &Listing) -> u8 {
    match args.bots.as_deref() {
        Some(bots) if bots != ["none"] => (bots.len() as u8).saturating_add(1),
        _ => usual_seats(game),
    }
}

/// A resumed match stays in its file.
fn keeper(args: &PlayArgs, table: &dyn AnyTable) -> Result<Keeper> {
    match args.record.as_ref().or(args.resume.as_ref()) {
        Some(path) => Keeper::asked(path.clone(), table),
        None => Ok(Keeper::usual(table)),
    }
}
