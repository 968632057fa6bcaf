//! The CO2 tracker, in the variant that has one.

use ecotable_kernel::Phrase;
use maud::{Markup, html};

use super::Table;
use crate::screens::icon::icon;
use crate::table::Fingerprint;

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&desk.view.tracker);
}

pub fn draw(desk: &Table<'_>) -> Markup {
    let (tokens, limit) = (desk.view.tracker, desk.game.co2_limit());
    let told = if tokens < limit { "tj-ui-co2-told" } else { "tj-ui-co2-full" };
    let told = Phrase::new(told).with("tokens", tokens).with("limit", limit);
    html! {
        section id="co2" class="co2" hidden[!desk.game.has_co2()] {
            h2 { (icon("cloud")) (desk.key("tj-ui-co2")) }
            ol aria-hidden="true" {
                @for cell in 1..=limit {
                    li class={ @if cell <= tokens { "is-on" } @if cell == limit { " is-limit" } } {
                        @if cell <= tokens { (icon("cloud")) }
                    }
                }
            }
            p { (tokens) "/" (limit) span class="vh" { " " (desk.say(&told)) } }
        }
    }
}
