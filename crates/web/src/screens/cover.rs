//! The drawn covers of the games.

use maud::{Markup, PreEscaped, html};

use super::game_words::GameWords;

macro_rules! covers {
    ($($id:literal),+) => {
        /// What is drawn on the cover of a game, or of one of its editions.
        fn drawing(of: &str) -> Option<&'static str> {
            match of {
                $($id => Some(include_str!(concat!("../../assets/covers/", $id, ".svg"))),)+
                _ => None,
            }
        }
    };
}
covers!("tradejack", "ecotrade", "ecologic", "ecologic-ed2", "plastic-race");

/// The cover of a game without one of its own.
const ANY: &str = include_str!("../../assets/covers/any.svg");

/// The cover of a game.
pub fn cover(game: &GameWords<'_>) -> Markup {
    let own = game.edition.and_then(|edition| drawing(&format!("{}-{}", game.id(), edition.value)));
    let drawn = own.or_else(|| drawing(game.id())).unwrap_or(ANY);
    html! {
        svg class="cover" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" role="img"
            aria-label=(game.cover()) { (PreEscaped(drawn)) }
    }
}
