//! `ecotable games`: the list of games.

use std::io::{self, Write};

use anyhow::Result;
use ecotable_catalog::{self as catalog, Listing};

/// Lists every game with its options and bots.
pub fn run() -> Result<()> {
    let mut out = io::stdout().lock();
    catalog::games().iter().try_for_each(|game| print(&mut out, game))?;
    Ok(())
}

fn print(out: &mut impl Write, game: &Listing) -> io::Result<()> {
    let meta = game.meta;
    let seats = format!("{} to {} seats", meta.seats.start(), meta.seats.end());
    writeln!(out, "{}  ({seats}, rules version {})", meta.id, meta.rules_version)?;
    for option in meta.options {
        writeln!(out, "  --option {}=...  {}", option.name, option.values())?;
    }
    if game.cards.is_some() {
        writeln!(out, "  --deck FILE  own cards; start from `ecotable decks print {}`", meta.id)?;
    }
    writeln!(out, "  bots: {}; search:5000 and search:200ms think longer or shorter", game.bots().join(", "))
}
