//! `ecotable simulate`: many games of the same bots.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use ecotable_catalog::{self as catalog, Playable, Setup, Visitor};
use ecotable_lab::{Report, SimulateOptions, simulate};

use crate::files;
use crate::lab::{self, Threads};
use crate::match_args::{MatchArgs, find_game, open_failure, usual_seats};

/// Examples for `--help`.
pub const EXAMPLES: &str =
    "The same seed gives the same table, on any number of threads. Only bots that think by the clock, such
as search:200ms, depend on the machine.

Examples:
  ecotable simulate tradejack --games 10000
  ecotable simulate tradejack --games 1000 --bots rookie,merchant,expert --csv result.csv
  ecotable simulate tradejack --games 500 --seats 6 --bots random --option co2=true";

/// Many games of the same bots in the same seats.
#[derive(Args, Debug)]
pub struct SimulateArgs {
    /// The game (`ecotable games` lists them)
    game: String,
    /// How many games
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    #[command(flatten)]
    table: MatchArgs,
    /// One bot for every seat, or one for each [default: the game's usual bot]
    #[arg(long, value_delimiter = ',', value_name = "NAME,...")]
    bots: Vec<String>,
    #[command(flatten)]
    threads: Threads,
    /// Write the numbers into this file as well
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
}

/// Plays the games and prints what came of them.
pub fn run(args: &SimulateArgs) -> Result<()> {
    let game = find_game(&args.game)?;
    let bots = if args.bots.is_empty() { vec![game.usual_bot().to_owned()] } else { args.bots.clone() };
    let seats = if bots.len() > 1 { bots.len() as u8 } else { usual_seats(&game) };
    let setup = args.table.setup(&game, seats)?;
    let report = catalog::visit(&args.game, Simulation { setup: &setup, bots, args })??;
    if let Some(path) = &args.csv {
        files::write_whole(path, &report.to_csv())?;
    }
    io::stdout().write_all(report.to_text().as_bytes())?;
    Ok(())
}

struct Simulation<'a> {
    setup: &'a Setup,
    bots: Vec<String>,
    args: &'a SimulateArgs,
}

impl Visitor for Simulation<'_> {
    type Out = Result<Report>;

    fn visit<G: Playable>(self) -> Result<Report> {
        let rules: G = catalog::rules(self.setup).map_err(open_failure)?;
        let options = SimulateOptions {
            config: rules.config(),
            seats: self.setup.seats,
            games: self.args.games,
            bots: self.bots,
            seed: self.setup.seed,
            threads: self.args.threads.number(),
        };
        let bar = lab::bar(self.args.games);
        let report = simulate::<G::Roster>(&options, &|games| bar.inc(games));
        bar.finish_and_clear();
        report.map_err(lab::failure)
    }
}
