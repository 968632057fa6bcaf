//! `ecotable decks`: own cards, maps and scenarios.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::Result;
use clap::Subcommand;
use ecotable_catalog as catalog;

use crate::failure::usage;
use crate::match_args::{find_game, read_cards};

/// Examples for `--help`.
pub const EXAMPLES: &str = "Examples:
  ecotable decks print tradejack > my-cards.toml
  ecotable decks check my-cards.toml
  ecotable play tradejack --deck my-cards.toml
  ecotable decks print plastic-race > my-city.json
  ecotable decks check my-city.json --game plastic-race
  ecotable decks print ecologic > my-scenario.toml
  ecotable play ecologic --deck my-scenario.toml";

/// What to do with cards.
#[derive(Subcommand, Debug)]
pub enum Decks {
    /// Check a file of own cards, an own map or scenario, and say, line by line, what is wrong with it
    Check {
        /// The file
        file: PathBuf,
        /// The game that it is for
        #[arg(long, default_value_t = first_game_with_cards())]
        game: String,
    },
    /// Print the standard cards, the first map or a scenario of a game as a file to start from
    Print {
        /// The game
        game: String,
    },
}

/// Checks or prints cards.
pub fn run(decks: &Decks) -> Result<()> {
    match decks {
        Decks::Check { file, game } => {
            let game = find_game(game)?;
            read_cards(&game, file)?;
            writeln!(io::stdout(), "{}: fine, it can be played with", file.display())?;
        }
        Decks::Print { game } => {
            let game = find_game(game)?;
            let cards = game.cards.ok_or_else(|| usage(format!("{} has no own cards", game.meta.id)))?;
            io::stdout().write_all(cards.standard.as_bytes())?;
        }
    }
    Ok(())
}

fn first_game_with_cards() -> String {
    let games = catalog::games();
    games.iter().find(|game| game.cards.is_some()).map_or_else(String::new, |game| game.meta.id.to_owned())
}
