//! The drawn covers of the games.

use maud::{Markup, PreEscaped, html};

use super::game_words::GameWords;

macro_rules! covers {
    ($($id:literal),+) => {
        /// What is drawn on the cover of a game; a game without one of its own has that of the house.
        fn drawing(game: &str) -> &'static str {
            match game {
                $($id => include_str!(concat!("../../assets/covers/", $id, ".svg")),)+
                _ => include_str!("../../assets/covers/any.svg"),
            }
        }
    };
}
covers!("tradejack", "ecotrade", "ecologic", "ecologic-second", "plastic-race");

/// The cover of a game.
pub fn cover(game: &GameWords<'_>) -> Markup {
    html! {
        svg class="cover" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" role="img"
            aria-label=(game.cover()) { (PreEscaped(drawing(game.id()))) }
    }
}
