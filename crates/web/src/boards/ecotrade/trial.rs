//! What the viewer tries out on paper.

use ecotable_catalog::Position;
use ecotable_ecotrade::{Attributes, EcoTrade, Incident, Laid, NodeView, Offer, Trial};

use super::Table;

/// A sheet of paper for the seat that looks.
pub fn of<'a>(desk: &Table<'a>) -> Option<Trial<'a>> {
    let seat = desk.me()?;
    let position: &'a dyn ecotable_catalog::AnyPosition = desk.position;
    let position: &'a Position<EcoTrade> = position.as_any().downcast_ref()?;
    Some(Trial::of(position.peek(seat)))
}

/// The cards that are chosen already, as they would lie if no more joined them.
pub fn chosen(desk: &Table<'_>) -> Option<Laid> {
    let paper = of(desk)?;
    paper.lay(paper.chosen(), None).ok()
}

/// The Incidents that may come next: everybody knows which.
fn to_come(desk: &Table<'_>) -> impl Iterator<Item = Incident> {
    let view = &desk.view;
    let open = match view.node {
        NodeView::IncidentChoice { incident, .. } => Some(incident),
        _ => None,
    };
    let anew = view.incident_deck_size == 0;
    Incident::all().filter(move |card| Some(*card) != open && view.incident_discard.contains(card) == anew)
}

/// The worst that Incidents can make of each number of a shipment.
pub fn worst(desk: &Table<'_>, paper: &Trial<'_>, offer: Offer) -> Attributes {
    let changes = to_come(desk).map(|card| paper.incident_change(card, offer.means));
    let change = changes.fold(Attributes::default(), |worst, next| {
        Attributes::new(
            worst.time.max(next.time),
            worst.growth.min(next.growth),
            worst.impact.max(next.impact),
        )
    });
    Attributes::new(offer.time, offer.growth, offer.impact).plus(change).at_least_one()
}
