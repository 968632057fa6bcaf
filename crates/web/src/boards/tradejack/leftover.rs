//! The products that are left in all hands, once the game is over.

use ecotable_kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::Table;
use super::faces::{Card, Mini};
use crate::parts::seat::seat_mark;
use crate::table::Fingerprint;

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    for player in &desk.view.players {
        fingerprint.add(&player.products);
    }
}

pub fn draw(desk: &Table<'_>) -> Markup {
    let seats = || {
        (0u8..).map(Seat).zip(&desk.view.players).filter_map(|(seat, player)| Some((seat, player.products?)))
    };
    html! {
        section id="leftover" class="leftover" aria-labelledby="leftover-title" hidden[seats().next().is_none()] {
            h2 class="felt-h" id="leftover-title" { (desk.key("tj-ui-leftover")) }
            ul {
                @for (seat, products) in seats() {
                    li {
                        (seat_mark(seat))
                        span class="vh" {
                            @let named: Vec<Phrase> = products.cards().map(|product| desk.game.say_product(product)).collect();
                            (desk.voice.name(seat)) ": " (desk.say(&Phrase::new("tj-ui-list").with("cards", named)))
                        }
                        span class="minis" { @for product in products.cards() { (Mini(Card::Product(product))) } }
                        @if products.is_empty() { (desk.key("tj-ui-no-cards")) }
                    }
                }
            }
        }
    }
}
