//! Who made the games, under which licences, and what is kept of whom.

use ecotable_catalog::games;
use maud::{Markup, html};

use crate::voice::Voice;

/// The page about the program.
pub fn about(voice: Voice<'_>) -> Markup {
    html! {
        div class="narrow prose" {
            h1 { (voice.key("page-about-title")) }
            p { (voice.key("page-about-what")) }
            section aria-labelledby="credits" {
                h2 id="credits" { (voice.key("page-about-credits")) }
                p { (voice.key("page-about-credits-sub")) }
                dl class="credits" {
                    @for game in games().iter().map(|game| game.meta.id) {
                        dt { (voice.key(&format!("page-credit-{game}"))) }
                        dd { (voice.key(&format!("page-credit-{game}-by"))) }
                    }
                }
            }
            section aria-labelledby="licences" {
                h2 id="licences" { (voice.key("page-about-licences")) }
                p { (voice.key("page-about-licences-code")) }
                p { (voice.key("page-about-licences-games")) }
            }
            section aria-labelledby="privacy" {
                h2 id="privacy" { (voice.key("page-about-privacy")) }
                ul {
                    @for line in 1..=6 { li { (voice.key(&format!("page-privacy-{line}"))) } }
                }
            }
            section aria-labelledby="access" {
                h2 id="access" { (voice.key("page-about-access")) }
                p { (voice.key("page-about-access-text")) }
            }
        }
    }
}
