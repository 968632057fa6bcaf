//! All cards of a game.

use ecotable_kernel::Phrase;
use maud::{Markup, html};

use super::game_words::GameWords;
use super::icon::icon;

/// The page of all cards; `drawn` is what the game draws, `None` if it has no drawings.
pub fn cards(game: &GameWords<'_>, drawn: Option<Markup>) -> Markup {
    let (voice, name) = (game.voice, game.name());
    html! {
        div class={ "all-cards " (game.theme()) } {
            header class="book-head" {
                h1 { (voice.say(&Phrase::new("page-cards-title").with("game", name.as_str()))) }
                p class="muted" { (voice.key("page-cards-sub")) }
            }
            @match drawn {
                Some(drawn) => (drawn),
                None => {
                    div class="panel empty" {
                        p { (voice.key("page-cards-none")) }
                        a class="btn" href={ "/rules/" (game.id()) } { (icon("book")) (voice.key("page-rules")) }
                    }
                }
            }
        }
    }
}
