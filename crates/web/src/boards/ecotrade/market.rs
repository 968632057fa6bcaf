//! The market and the deck.

use ecotable_ecotrade::{Action, NodeView};
use ecotable_kernel::Phrase;
use maud::{Markup, html};

use super::Table;
use super::faces::{self, Tap};
use crate::screens::icon::icon;
use crate::table::Fingerprint;

/// The places of the market.
const PLACES: u8 = 5;

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&is_setting_up(desk)).add(&desk.can_act());
}

/// Whether the market is still to be laid out.
fn is_setting_up(desk: &Table<'_>) -> bool {
    matches!(desk.view.node, NodeView::ReturnCard { .. })
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
    html! {
        section id="market" class="market" aria-labelledby="market-title" hidden[is_setting_up(desk)] {
            h2 class="felt-h" id="market-title" { (desk.key("et-ui-market")) " " (left_draw(desk)) }
            ol class="stalls" data-arrows {
                @for place in 0..PLACES { (stall(desk, place)) }
                @if desk.can_act() { (deck_draw(desk)) }
            }
        }
    }
}

pub fn left_depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&desk.view.deck_size);
}

/// How many cards the deck has.
pub fn left_draw(desk: &Table<'_>) -> Markup {
    let left = Phrase::new("et-ui-deck-left").with("count", desk.view.deck_size);
    html! { small id="deck-left" { (desk.say(&left)) } }
}

pub fn stall_depends<const PLACE: u8>(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&desk.view.market.get(usize::from(PLACE)));
}

pub fn stall_draw<const PLACE: u8>(desk: &Table<'_>) -> Markup {
    stall(desk, PLACE)
}

/// A place of the market; with fewer players there are fewer. What can be done with its card lies above it.
fn stall(desk: &Table<'_>, place: u8) -> Markup {
    let id = format!("stall-{place}");
    html! {
        @match desk.view.market.get(usize::from(place)) {
            Some(Some(card)) => li id=(id) class="stall" { (faces::waybill(desk, *card)) (take(desk, place)) },
            Some(None) => li id=(id) class="stall-empty" { (desk.key("et-ui-stall-empty")) (take(desk, place)) },
            None => li id=(id) hidden { (take(desk, place)) },
        }
    }
}

pub fn take_depends<const PLACE: u8>(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    stall_depends::<PLACE>(desk, fingerprint);
    fingerprint.add(&desk.can_act());
    asked_depends(desk, Action::TakeMarket(PLACE), fingerprint);
}

/// What a control for this action depends on.
fn asked_depends(desk: &Table<'_>, action: Action, fingerprint: &mut Fingerprint) {
    fingerprint.add(&asked(desk));
    if asked(desk) {
        fingerprint.add(&desk.me()).add(&desk.may(action));
    }
}

pub fn take_draw<const PLACE: u8>(desk: &Table<'_>) -> Markup {
    take(desk, PLACE)
}

/// What can be done with a card of the market.
fn take(desk: &Table<'_>, place: u8) -> Markup {
    let (id, action) = (format!("take-{place}"), Action::TakeMarket(place));
    let card = desk.view.market.get(usize::from(place)).copied().flatten();
    html! {
        @match card {
            None => span id=(id) hidden {},
            Some(card) => {
                @let tap = match asked(desk) {
                    true if desk.may(action) => Tap::Act(action.to_string(), "et-ui-take"),
                    true => Tap::NotNow(action.to_string()),
                    false => Tap::Look,
                };
                (faces::cover(desk, card, &id, &tap))
            }
        }
    }
}

pub fn deck_depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&price(desk));
    asked_depends(desk, Action::TakeDeck, fingerprint);
}

/// The deck, from which a card can be taken unseen.
pub fn deck_draw(desk: &Table<'_>) -> Markup {
    html! { li id="stall-deck" class="stall-deck" { (deck(desk)) } }
}

fn deck(desk: &Table<'_>) -> Markup {
    let action = Action::TakeDeck;
    let label = desk.say(&Phrase::new("et-ui-take-deck").with("price", price(desk).unwrap_or(1))).text();
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
