//! Sentences that several parts of the table say.

use ecotable_ecotrade::{Refusal, Settlement, Shipment, Started, TokenPool};
use ecotable_kernel::{Game, Narrate, Phrase, Refusal as _, Seat};
use maud::{Markup, html};

use super::{Table, faces};
use crate::screens::rule_id;

/// Whether company tokens can run out.
pub fn tokens_run_out(desk: &Table<'_>) -> bool {
    desk.game.config().token_pool == TokenPool::Shared
}

/// The goods of several cards as a list.
pub fn goods(desk: &Table<'_>, cards: &[Shipment]) -> Phrase {
    let names: Vec<_> = cards.iter().map(|&card| desk.game.say_shipment(card)).collect();
    Phrase::new("et-ui-list").with("list", names)
}

/// A shipment under way with everything that all may know of it.
pub fn trip(desk: &Table<'_>, seat: Seat, shipment: &Started) -> Phrase {
    let cards: Vec<_> = shipment.cards.iter().map(|&card| desk.game.say_shipment(card)).collect();
    let way = shipment.cards.first().map(|&card| desk.game.cards().shipment(card));
    let phrase = Phrase::new(format!("et-ui-trip-{}", shipment.means.as_str()))
        .with("seat", seat)
        .with("cards", cards);
    let phrase = match way {
        Some(card) => phrase
            .with("origin", faces::region(card.origin))
            .with("destination", faces::region(card.destination)),
        None => phrase,
    };
    phrase.with("time", shipment.time).with("growth", shipment.growth).with("impact", shipment.impact)
}

/// Why something is not possible, with its rule.
pub fn reason(desk: &Table<'_>, refusal: &Refusal) -> Markup {
    html! {
        span class="reason" {
            (desk.say(&desk.game.refusal(refusal))) " "
            (rule(refusal.rule()))
        }
    }
}

/// A way to a rule.
pub fn rule(rule: &str) -> Markup {
    html! { a class="rule" href=(rule_id::address("ecotrade", rule)) { (rule) } }
}

/// What lowers the Impact of a seat at the end.
pub fn reduction(settlement: &Settlement) -> u16 {
    settlement.trios + settlement.majorities + settlement.levels
}
