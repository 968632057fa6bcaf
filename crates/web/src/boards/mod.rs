//! The list of tables: a game draws its own here, and every other one is shown as text.

mod album;
pub mod ecologic;
pub mod ecotrade;
pub mod plastic_race;
pub mod text;
pub mod tradejack;

pub use text::TextTable;

use ecotable_ecologic::Ecologic;
use ecotable_ecotrade::EcoTrade;
use ecotable_plastic_race::PlasticRace;
use ecotable_tradejack::TradeJack;

use crate::table::{Drawing, Painter};

/// How the table of the game with this id is drawn.
pub fn drawing(game: &str) -> &'static dyn Drawing {
    match game {
        "ecotrade" => &Painter::<EcoTrade>::NEW,
        "ecologic" => &Painter::<Ecologic>::NEW,
        "plastic-race" => &Painter::<PlasticRace>::NEW,
        "tradejack" => &Painter::<TradeJack>::NEW,
        _ => &TextTable,
    }
}
