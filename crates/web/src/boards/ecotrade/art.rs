//! The drawings of EcoTrade, and which card shows which.

use ecotable_ecotrade::{Category, Development, Incident, Means, Shipment};
use ecotable_kernel::Seat;
use maud::{Markup, PreEscaped, html};

use crate::parts::seat::seat_letter;

/// Signs and goods.
const SIGNS: PreEscaped<&str> = PreEscaped(include_str!("../../../assets/svg/ecotrade.svg"));
/// Incidents and Developments.
const DEEDS: PreEscaped<&str> = PreEscaped(include_str!("../../../assets/svg/ecotrade-deeds.svg"));
/// The map and the vehicles.
const MAP: PreEscaped<&str> = PreEscaped(include_str!("../../../assets/svg/ecotrade-map.svg"));

pub fn sprite() -> Markup {
    html! { (MAP) (SIGNS) (DEEDS) }
}

/// What each Shipment card shows, S01 first.
const GOODS: [&str; Shipment::COUNT] = [
    "fruit", "fruit", "logs", "shirt", "tile", "turbine", "grain", "wing", "cheese", "drum", "flask",
    "bottle", "gear", "bottle", "coil", "washer", "medicine", "car", "tile", "can", "sack", "cup", "tile",
    "shoe", "screen", "chair", "battery", "bottle", "grain", "fruit", "plug", "fish", "coil", "sack",
    "cheese", "can", "fish", "logs", "coil", "fish", "milk", "antenna",
];

/// What each Incident shows, I01 first.
const INCIDENTS: [&str; Incident::COUNT] = [
    "cone", "people", "coin", "wrench", "tunnel", "barrier", "people", "cone", "rails", "coin", "boxes",
    "storm", "river", "boxes", "drop", "fog", "coin", "loop", "barrier", "paper", "heat", "lock", "good",
    "fast", "wind", "good", "fast", "boxes",
];

/// The id of the picture of a Shipment card.
pub fn goods(card: Shipment) -> String {
    format!("g-{}", GOODS[card.index()])
}

/// The id of the picture of an Incident.
pub fn incident(card: Incident) -> String {
    format!("x-{}", INCIDENTS[card.index()])
}

/// The id of the picture of a Development.
pub fn development(card: Development) -> String {
    format!("k-{}", card.to_string().to_lowercase())
}

/// The name of the small drawing of a category, and its class.
pub fn category(category: Category) -> &'static str {
    match category {
        Category::Social => "social",
        Category::Economical => "economical",
        Category::Environmental => "environmental",
    }
}

/// The class that gives the colours of a company.
pub fn company(seat: Seat) -> &'static str {
    ["co-a", "co-b", "co-c", "co-d"][seat.index() % 4]
}

/// A picture that says nothing that a text beside it does not say.
pub fn picture(id: &str) -> Markup {
    html! { svg viewBox="0 0 80 80" aria-hidden="true" { use href={ "#" (id) } {} } }
}

/// The id of the mark of a company: its shape and its letter, around the middle.
pub fn mark(seat: Seat) -> String {
    format!("et-m-{}", seat_letter(seat).to_ascii_lowercase())
}

/// A small drawing inside something that is hidden from those who do not see it.
pub fn sign(name: &str) -> Markup {
    html! { svg class="ico" { use href={ "#i-" (name) } {} } }
}

/// A vehicle of a company, or of nobody in particular.
pub fn vehicle(means: Means, class: &str) -> Markup {
    html! {
        svg class={ "vehicle " (class) } viewBox="-44 -26 88 48" aria-hidden="true" { use href={ "#et-v-" (means.as_str()) } x="-44" y="-26" width="88" height="48" {} }
    }
}
