//! The list of tables: a game draws its own here, and every other one is shown as text.

pub mod text;
pub mod tradejack;

pub use text::TextTable;

use ecotable_tradejack::TradeJack;

use crate::table::{Drawing, Painter};

/// How the table of the game with this id is drawn.
pub fn drawing(game: &str) -> &'static dyn Drawing {
    match game {
        "tradejack" => &Painter::<TradeJack>::NEW,
        _ => &TextTable,
    }
}
