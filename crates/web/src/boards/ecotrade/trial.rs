//! What the viewer tries out on paper.

use ecotable_catalog::Position;
use ecotable_ecotrade::{Attributes, EcoTrade, Laid, Offer, Trial};

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

/// The worst that Incidents can make of each number of a shipment.
pub fn worst(desk: &Table<'_>, paper: &Trial<'_>, offer: Offer) -> Attributes {
    let changes = desk.view.incidents_to_come().map(|card| paper.incident_change(card, offer.means));
    let change = changes.fold(Attributes::default(), |worst, next| {
        Attributes::new(
            worst.time.max(next.time),
            worst.growth.min(next.growth),
            worst.impact.max(next.impact),
        )
    });
    Attributes::new(offer.time, offer.growth, offer.impact).plus(change).at_least_one()
}
