//! The market and the deck.

use ecotable_ecotrade::{Action, NodeView, Shipment};
use ecotable_kernel::Phrase;
use maud::{Markup, html};

use super::Table;
use super::faces::{Kind, Tap, draw as draw_card};
use crate::screens::icon::icon;
use crate::table::Fingerprint;

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&desk.view.market).add(&desk.view.deck_size).add(&desk.can_act()).add(&asked(desk));
    fingerprint.add(&matches!(desk.view.node, NodeView::ReturnCard { .. })).add(&price(desk));
    if asked(desk) {
        let may = |action| desk.may(action);
        fingerprint.add(&desk.me()).add(&(may(Action::TakeMarket(0)), may(Action::TakeDeck)));
        fingerprint.add(&desk.legal.iter().any(|action| matches!(action, Action::TakeMarket(_))));
    }
}

/// Whether the viewer is at the turn menu.
fn asked(desk: &Table<'_>) -> bool {
    desk.is_asked() && desk.view.node == NodeView::TurnMenu
}

fn price(desk: &Table<'_>) -> Option<u16> {
    let player = desk.view.players.get(desk.me()?.index())?;
    Some(desk.game.deck_price_seen(player))
}

pub fn draw(desk: &Table<'_>) -> Markup {
    let hidden = matches!(desk.view.node, NodeView::ReturnCard { .. });
    html! {
        section id="market" class="market" aria-labelledby="market-title" hidden[hidden] {
            h2 class="felt-h" id="market-title" {
                (desk.key("et-ui-market")) " "
                small { (desk.say(&Phrase::new("et-ui-deck-left").with("count", desk.view.deck_size))) }
            }
            ol class="stalls" data-arrows {
                @for (slot, card) in (0u8..).zip(&desk.view.market) { (stall(desk, slot, *card)) }
                @if desk.can_act() { li class="stall-deck" { (deck(desk)) } }
            }
        }
    }
}

fn stall(desk: &Table<'_>, slot: u8, card: Option<Shipment>) -> Markup {
    let action = Action::TakeMarket(slot);
    html! {
        @match card {
            Some(card) => {
                @let tap = match asked(desk) {
                    true if desk.may(action) => Tap::Act(action.to_string(), "et-ui-take"),
                    true => Tap::NotNow(action.to_string()),
                    false => Tap::Look,
                };
                li id={ "m-" (card) } { (draw_card(desk, card, Kind::Line, &tap, "")) }
            }
            None => li class="stall-empty" { (desk.key("et-ui-stall-empty")) },
        }
    }
}

fn deck(desk: &Table<'_>) -> Markup {
    let action = Action::TakeDeck;
    let label = desk.say(&Phrase::new("et-ui-take-deck").with("price", price(desk).unwrap_or(1)));
    let inner = html! { span class="deck-back" aria-hidden="true" { (icon("load")) } span { (label) } };
    html! {
        @if asked(desk) && desk.may(action) {
            button class="btn btn-s deck" form="act" name="action" value=(action) { (inner) }
        } @else if asked(desk) {
            a class="btn btn-s deck" href=(desk.asking("why", &action.to_string())) aria-disabled="true" data-sheet { (inner) }
        } @else {
            span class="deck" { (inner) }
        }
    }
}
