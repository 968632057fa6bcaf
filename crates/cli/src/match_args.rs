//! The part of a command line that says what is played.

use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use clap::Args;
use ecotable_catalog::{self as catalog, Listing, OpenError, Setup};
use serde_json::{Map, Value};

use crate::failure::usage;
use crate::{files, seeds};

/// Seats, options, cards and chance of a match.
#[derive(Args, Clone, Debug, Default)]
pub struct MatchArgs {
    /// How many seats the table has
    #[arg(long, short, value_name = "N")]
    pub seats: Option<u8>,
    /// An option of the game; can be given several times (`ecotable games` lists them)
    #[arg(long = "option", short, value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    /// A file with own cards (`ecotable decks print GAME` gives one to start from)
    #[arg(long, value_name = "FILE")]
    pub deck: Option<PathBuf>,
    /// Where all chance comes from: any text; the same seed deals the same cards
    #[arg(long, value_name = "TEXT")]
    pub seed: Option<String>,
}

impl MatchArgs {
    /// What the match is played with; `seats` if the command line does not say how many.
    pub fn setup(&self, game: &Listing, seats: u8) -> Result<Setup> {
        let seats = self.seats.unwrap_or(seats);
        game.meta.check_seats(seats).map_err(usage)?;
        let seed = seeds::given_or_drawn(self.seed.as_deref())?;
        Ok(Setup { seats, config: self.config(game)?, seed })
    }

    /// The options as a config.
    pub fn config(&self, game: &Listing) -> Result<Value> {
        let mut config = Map::new();
        for text in &self.options {
            let choice = game.meta.option(text).map_err(usage)?;
            config.insert(choice.name.to_owned(), choice.value);
        }
        if let Some(path) = &self.deck {
            let (option, cards) = read_cards(game, path)?;
            config.insert(option.to_owned(), cards);
        }
        Ok(Value::Object(config))
    }
}

/// The game with this id.
pub fn find_game(id: &str) -> Result<Listing> {
    catalog::game(id).map_err(usage)
}

/// How many seats a table has when nobody says: four, if the game allows it.
pub fn usual_seats(game: &Listing) -> u8 {
    4.clamp(*game.meta.seats.start(), *game.meta.seats.end())
}

/// What was typed is a usage error; what a file contains is not.
pub fn open_failure(error: OpenError) -> anyhow::Error {
    match error {
        OpenError::Game(_) | OpenError::Unreadable(_) | OpenError::Config(_) => usage(error),
        other => anyhow!(other),
    }
}

/// Own cards from a file: the option that holds them, and its value.
pub fn read_cards(game: &Listing, path: &Path) -> Result<(&'static str, Value)> {
    let own = game.cards.ok_or_else(|| usage(format!("{} has no own cards", game.meta.id)))?;
    let text = files::read_text(path, files::LARGEST_CARDS)?;
    let cards = (own.read)(&text).map_err(|errors| {
        let list: Vec<_> = errors.iter().map(|error| format!("{}: {error}", path.display())).collect();
        anyhow!("{}", list.join("\n"))
    })?;
    Ok((own.option, cards))
}
