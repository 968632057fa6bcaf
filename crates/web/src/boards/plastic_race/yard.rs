//! What lies beside the map: the plant, the bonus card, bin cards, decks, the reserve, and the cards played in this turn.

use ecotable_kernel::{Phrase, Seat};
use ecotable_plastic_race::{Card, PlantView, PlasticRace};
use maud::{Markup, html};

use super::Table;
use super::faces::mini;
use crate::screens::icon::icon;
use crate::table::Fingerprint;

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    let view = &desk.view;
    fingerprint.add(&view.plant).add(&view.bonus).add(&view.bin_cards).add(&view.reserve);
    fingerprint.add(&view.played_row).add(&(view.street_deck, view.route_deck, view.street_discard.len()));
    fingerprint.add(&desk.can_act()).add(&view.active).add(&top(desk));
}

pub fn draw(desk: &Table<'_>) -> Markup {
    let view = &desk.view;
    html! {
        section id="yard" class="yard" aria-label=(desk.key("pr-ui-yard")) {
            div class="played" hidden[view.played_row.is_empty()] {
                h3 { (desk.key("pr-ui-played")) }
                span { @for &card in &view.played_row { (come(desk, "p", card, view.active)) } }
            }
            @if let Some(plant) = &view.plant { (plant_card(desk, plant)) }
            p class="stock" {
                span {
                    (icon("bonus"))
                    @match view.bonus {
                        Some(seat) => (desk.say(&Phrase::new("pr-ui-bonus-taken").with("seat", seat))),
                        None => (desk.key("pr-ui-bonus-free")),
                    }
                }
                span {
                    (icon("cards")) (desk.say(&Phrase::new("pr-ui-deck").with("count", view.street_deck).with("discard", view.street_discard.len() as u32)))
                    @if let Some((seat, card)) = top(desk) { (come(desk, "d", card, seat)) }
                }
                @if view.route_deck > 0 || !view.route_discard.is_empty() {
                    span { (icon("route")) (desk.say(&Phrase::new("pr-ui-route-deck").with("count", view.route_deck))) }
                }
                span class="reserve" {
                    (left(desk, "roll_dice", "pr-ui-left-dice", view.reserve.dice))
                    (left(desk, "works", "pr-ui-left-works", view.reserve.works))
                    (left(desk, "one_way", "pr-ui-left-one-way", view.reserve.one_way))
                }
            }
        }
    }
}

/// The card that was discarded last, if it still lies there, and whose it was.
fn top(desk: &Table<'_>) -> Option<(Seat, Card)> {
    let lies = |(_, card): &&(Seat, Card)| desk.view.street_discard.contains(card);
    desk.recall.shown.iter().find(lies).copied()
}

/// A card that has come from a hand, from the row of played cards or from another player.
fn come(desk: &Table<'_>, place: &str, card: Card, seat: Seat) -> Markup {
    let from =
        if place == "d" { format!("h-{card} p-{card} opp-{seat}") } else { format!("h-{card} opp-{seat}") };
    html! { span id={ (place) "-" (card) } data-from=(from) { (mini(desk, card)) } }
}

/// How many of something are in the reserve.
fn left(desk: &Table<'_>, drawing: &str, key: &'static str, count: u8) -> Markup {
    html! { span { (icon(drawing)) b data-count { (count) } span class="vh" { " " (desk.say(&Phrase::new(key).with("count", count))) } } }
}

fn plant_card(desk: &Table<'_>, plant: &PlantView) -> Markup {
    let numbers: Vec<Phrase> =
        plant.accepts.iter().map(|&bin| Phrase::new("pr-ui-number").with("number", bin)).collect();
    let buys = Phrase::new("pr-ui-plant-buys").with("bins", numbers).with("points", plant.points);
    let inner = html! {
        (icon("plant"))
        span {
            b { (desk.say(&PlasticRace::say_plant(plant.card))) }
            small { (desk.say(&buys)) }
            small class="cap-left" { (desk.say(&Phrase::new("pr-ui-plant-left").with("count", plant.capacity))) }
        }
    };
    html! {
        @if desk.can_act() {
            a class="plantcard" href={ (desk.address("card")) "/" (plant.card) } data-sheet { (inner) }
        } @else {
            div class="plantcard" { (inner) }
        }
    }
}
