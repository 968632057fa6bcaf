//! Parts of the page with all cards of a game.

use maud::{Markup, html};

use crate::table::CardSheet;
use crate::voice::Voice;

/// Cards of one kind, each with what it does and what there is to learn from it.
pub fn section(voice: Voice<'_>, title: &str, sheets: impl IntoIterator<Item = CardSheet>) -> Markup {
    html! {
        section {
            h2 { (voice.key(title)) }
            ul class="cards" {
                @for sheet in sheets {
                    li {
                        (sheet.drawing)
                        div {
                            h3 { (sheet.title) }
                            @for effect in &sheet.effects { p { (effect) } }
                            @for note in &sheet.notes { p class="learned" { (note) } }
                        }
                    }
                }
            }
        }
    }
}
