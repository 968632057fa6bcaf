//! The shipment that the viewer is putting together, before its means is known; nobody else sees it.

use ecotable_ecotrade::{Means, NodeView, Region, Shipment, ShipmentCard};
use maud::{Markup, html};

use super::ways::{HUBS, way};
use crate::boards::ecotrade::Table;
use crate::table::Fingerprint;

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(chosen(desk));
}

/// The cards that are chosen.
fn chosen<'a>(desk: &'a Table<'_>) -> &'a [Shipment] {
    match &desk.view.node {
        NodeView::Combine { cards } | NodeView::TopCard { cards } | NodeView::Means { cards, .. } => cards,
        _ => &[],
    }
}

pub fn draw(desk: &Table<'_>) -> Markup {
    let cards: Vec<_> = chosen(desk).iter().map(|&card| desk.game.cards().shipment(card)).collect();
    html! {
        svg id="map-draft" class=[(!cards.is_empty()).then_some("planned")] aria-hidden="true" {
            @for (number, card) in (0u8..).zip(&cards) {
                @let line = way(card.origin, card.destination, Means::Road, f32::from(number) * 7.0 - 4.0);
                path class="plan-c" d=(line.path()) {}
                path class="plan-l" d=(line.path()) {}
            }
            @for (region, hub) in Region::all().zip(HUBS) {
                @if let Some(kind) = kind(&cards, region) {
                    g transform={ "translate(" (hub.0) " " (hub.1) ")" } { g class={ "grow " (kind) } { circle class="halo" r="22" {} } }
                }
            }
        }
    }
}

/// Whether cards begin or end in a region.
fn kind(cards: &[&ShipmentCard], region: Region) -> Option<&'static str> {
    let end = cards.iter().any(|card| card.destination == region);
    let start = cards.iter().any(|card| card.origin == region);
    if end { Some("is-to") } else { start.then_some("is-from") }
}
