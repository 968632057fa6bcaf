//! `ecotable tournament`: which bot is the strongest?

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use ecotable_catalog::{self as catalog, Playable, Setup, Visitor};
use ecotable_lab::{Ranking, TournamentOptions, tournament};

use crate::files;
use crate::lab::{self, Threads};
use crate::match_args::{MatchArgs, find_game, open_failure, usual_seats};

/// Examples for `--help`.
pub const EXAMPLES: &str =
    "Every bot plays every other. Seats and cards are balanced: each game is played again with the seats
changed. The table shows the strength of each bot with its 95 % interval.

Examples:
  ecotable tournament tradejack --entrants random,rookie,merchant --games 200
  ecotable tournament tradejack --entrants merchant,search:500 --games 40 --seats 2";

/// Every bot against every other, with ratings.
#[derive(Args, Debug)]
pub struct TournamentArgs {
    /// The game (`ecotable games` lists them)
    game: String,
    /// The bots, at least two
    #[arg(long, value_delimiter = ',', required = true, value_name = "NAME,...")]
    entrants: Vec<String>,
    /// How many games each bot plays against each other; rounded up so that the seats are balanced
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    #[command(flatten)]
    table: MatchArgs,
    #[command(flatten)]
    threads: Threads,
    /// Write the numbers into this file as well
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
}

/// Plays the tournament and prints the ranking.
pub fn run(args: &TournamentArgs) -> Result<()> {
    let game = find_game(&args.game)?;
    let setup = args.table.setup(&game, usual_seats(&game))?;
    let ranking = catalog::visit(&args.game, Contest { setup: &setup, args })??;
    if let Some(path) = &args.csv {
        files::write_whole(path, &ranking.to_csv())?;
    }
    let mut out = io::stdout().lock();
    writeln!(out, "{}: {} seats, seed {}\n", args.game, setup.seats, setup.seed)?;
    out.write_all(ranking.to_text().as_bytes())?;
    Ok(())
}

struct Contest<'a> {
    setup: &'a Setup,
    args: &'a TournamentArgs,
}

impl Visitor for Contest<'_> {
    type Out = Result<Ranking>;

    fn visit<G: Playable>(self) -> Result<Ranking> {
        let rules: G = catalog::rules(self.setup).map_err(open_failure)?;
        let options = TournamentOptions {
            config: rules.config(),
            seats: self.setup.seats,
            entrants: self.args.entrants.clone(),
            games: self.args.games,
            seed: self.setup.seed,
            threads: self.args.threads.number(),
        };
        let bar = lab::bar(options.total_games());
        let ranking = tournament::<G::Roster>(&options, &|games| bar.inc(games));
        bar.finish_and_clear();
        ranking.map_err(lab::failure)
    }
}
