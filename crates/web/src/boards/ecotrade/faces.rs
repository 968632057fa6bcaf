//! Shipments, Incidents and Developments as cards.

use ecotable_ecotrade::{Development, EcoTrade, Incident, Means, Region, Shipment};
use ecotable_kernel::Phrase;
use maud::{Markup, Render, html};

use super::numbers::{changes, strip};
use super::{Table, art};
use crate::screens::icon::icon;
use crate::table::Shared;
use crate::voice::Voice;

/// What happens when a card is tapped.
#[derive(Clone, Debug, Hash)]
pub enum Tap {
    /// It tells more about itself.
    Look,
    /// It takes the action of this notation; the key is of the sentence that says so.
    Act(String, &'static str),
    /// It tells why the action of this notation is not possible.
    WhyNot(String),
    /// The same, and the reason is not worth a mark.
    NotNow(String),
}

/// The name of a region.
pub fn region(region: Region) -> Phrase {
    Phrase::new(format!("region-{}", region.0))
}

/// The name of a means.
pub fn means(means: Means) -> Phrase {
    Phrase::new(format!("et-ui-by-{}", means.as_str()))
}

/// Where a card goes, as the numbers on the map.
pub fn route(game: &EcoTrade, card: Shipment) -> Markup {
    let printed = game.cards().shipment(card);
    html! {
        span class="route" aria-hidden="true" {
            i class={ "hub hub-" (printed.origin.0) } { (printed.origin.0) }
            (art::sign("next"))
            i class={ "hub hub-" (printed.destination.0) } { (printed.destination.0) }
        }
    }
}

/// The means that a card shows.
fn shown(game: &EcoTrade, card: Shipment) -> Markup {
    let set = game.cards().shipment(card).means;
    html! { span class="by" aria-hidden="true" { @for means in set.iter() { (art::sign(means.as_str())) } } }
}

fn quantity(game: &EcoTrade, card: Shipment) -> Markup {
    html! { span class="qty" aria-hidden="true" { (art::sign("load")) (game.cards().shipment(card).quantity) } }
}

/// What is printed on a Shipment card.
pub fn face(game: &EcoTrade, voice: Voice<'_>, card: Shipment) -> Markup {
    html! {
        span class="card-art" aria-hidden="true" { (art::picture(&art::goods(card))) (route(game, card)) (quantity(game, card)) }
        span class="card-name" aria-hidden="true" { (voice.say(&game.say_shipment(card))) }
        (strip(game.cards().shipment(card).printed.into()))
        (shown(game, card))
    }
}

/// The same in one line or two, as on a waybill.
fn line(game: &EcoTrade, voice: Voice<'_>, card: Shipment) -> Markup {
    html! {
        (art::picture(&art::goods(card)))
        (route(game, card))
        span class="goods" aria-hidden="true" { (voice.say(&game.say_shipment(card))) }
        (quantity(game, card))
        (shown(game, card))
        (strip(game.cards().shipment(card).printed.into()))
    }
}

/// The classes by which the map lights up where a card goes.
pub fn ways(game: &EcoTrade, card: Shipment) -> String {
    let printed = game.cards().shipment(card);
    format!("from-{} to-{}", printed.origin.0, printed.destination.0)
}

/// What is printed on a card, drawn once for all who read the same language.
fn printed(
    desk: &Table<'_>,
    card: Shipment,
    what: &'static str,
    draw: fn(&EcoTrade, Voice<'_>, Shipment) -> Markup,
) -> Shared {
    desk.common_for(what, card, || draw(desk.game, desk.voice, card))
}

/// A Shipment card of this match as a line, for those who see it.
pub fn waybill(desk: &Table<'_>, card: Shipment) -> Markup {
    html! { div class="waybill" { (printed(desk, card, "waybill", line)) } }
}

/// The same for everybody.
pub fn told_waybill(desk: &Table<'_>, card: Shipment) -> Markup {
    html! { div class="waybill" { (printed(desk, card, "waybill", line)) (spoken(desk, "et-ui-card", card)) } }
}

/// What lies above a waybill and is tapped instead of it.
pub fn cover(desk: &Table<'_>, card: Shipment, id: &str, tap: &Tap) -> Markup {
    tappable(desk, card, (Some(id), "over-it"), tap, &html! {})
}

/// A Shipment card of this match. `mark` is a further class, such as `is-chosen`.
pub fn draw(desk: &Table<'_>, card: Shipment, tap: &Tap, mark: &str) -> Markup {
    let class = format!("card ship {mark}");
    tappable(desk, card, (None, class.trim_end()), tap, &printed(desk, card, "face", face))
}

/// Something that stands for a card, with its id and class, and does what the tap says.
fn tappable(
    desk: &Table<'_>,
    card: Shipment,
    (id, class): (Option<&str>, &str),
    tap: &Tap,
    inner: &impl Render,
) -> Markup {
    let class = format!("{class} {}", ways(desk.game, card));
    let off = |kind: &str, action: &str| {
        html! {
            a id=[id] class={ (class) " " (kind) } href=(desk.asking("why", action)) aria-disabled="true" data-sheet {
                (inner)
                (spoken(desk, "et-ui-why-card", card))
                span class="card-why" aria-hidden="true" { (desk.key("table-ui-why-not")) }
            }
        }
    };
    html! {
        @match tap {
            Tap::Look if desk.can_act() => {
                a id=[id] class=(class) href={ (desk.address("card")) "/" (card) } data-sheet { (inner) (spoken(desk, "et-ui-card", card)) }
            }
            Tap::Act(action, key) => {
                button id=[id] class={ (class) " is-hot" } form="act" name="action" value=(action) { (inner) (spoken(desk, key, card)) }
            }
            Tap::WhyNot(action) => (off("is-off", action)),
            Tap::NotNow(action) => (off("is-quiet", action)),
            Tap::Look => div id=[id] class=(class) { (inner) (spoken(desk, "et-ui-card", card)) },
        }
    }
}

/// What a card is called by those who do not see it; what is drawn on it is hidden from them.
fn spoken(desk: &Table<'_>, key: &'static str, card: Shipment) -> Shared {
    let told = || Phrase::new(key).with("card", desk.game.say_shipment_card(card));
    desk.common_for("spoken", (key, card), || html! { span class="vh" { (desk.say(&told())) } })
}

/// A Shipment card that lies nowhere in particular.
pub fn shipment(game: &EcoTrade, voice: Voice<'_>, card: Shipment) -> Markup {
    let told = voice.say(&game.say_shipment_card(card)).text();
    html! { div class={ "card ship " (ways(game, card)) } role="img" aria-label=(told) { (face(game, voice, card)) } }
}

/// An Incident.
pub fn incident(game: &EcoTrade, voice: Voice<'_>, card: Incident) -> Markup {
    let printed = game.cards().incident(card);
    let told = voice.say(&game.say_incident_card(card)).text();
    html! {
        div class="card incident" role="img" aria-label=(told) {
            span class="card-art" { (art::picture(&art::incident(card))) }
            span class="card-name" { (voice.say(&game.say_incident(card))) }
            (changes(printed.change))
            span class="by" { @for means in printed.means.iter() { (icon(means.as_str())) } }
        }
    }
}

/// A Development with its price in the standard game.
pub fn development(game: &EcoTrade, voice: Voice<'_>, card: Development) -> Markup {
    let printed = game.cards().development(card);
    let kind = art::category(printed.category);
    html! {
        div class={ "card develop is-" (kind) } role="img" aria-label=(voice.say(&game.say_development_card(card))) {
            span class="card-art" { (art::picture(&art::development(card))) }
            span class="card-name" { (voice.say(&game.say_development(card))) }
            span class="card-val" { (icon("growth")) (printed.cost) }
            span class="card-let" { (icon(kind)) }
        }
    }
}
