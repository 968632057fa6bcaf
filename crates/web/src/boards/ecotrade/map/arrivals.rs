//! What is under way as lists, one for each company; the first to arrive is on top. On a large map the vehicles say it.

use ecotable_ecotrade::Started;
use ecotable_kernel::Seat;
use maud::{Markup, html};

use super::trips::underway;
use crate::boards::ecotrade::numbers::told;
use crate::boards::ecotrade::{Table, art, faces, words};
use crate::screens::icon::icon;
use crate::table::Fingerprint;

/// Later arrivals are not told apart by their place in the list.
const LATE: u8 = 12;

pub fn depends<const SEAT: u8>(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    of(desk, Seat(SEAT)).for_each(|shipment| {
        fingerprint.add(shipment);
    });
}

fn of<'a>(desk: &'a Table<'_>, seat: Seat) -> impl Iterator<Item = &'a Started> {
    underway(&desk.view).filter(move |(owner, _, _)| *owner == seat).map(|(_, _, shipment)| shipment)
}

pub fn draw<const SEAT: u8>(desk: &Table<'_>) -> Markup {
    list(desk, Seat(SEAT))
}

/// What a company has under way.
pub(super) fn list(desk: &Table<'_>, seat: Seat) -> Markup {
    let mut list: Vec<_> = of(desk, seat).collect();
    list.sort_by_key(|shipment| shipment.time);
    html! {
        ul id={ "arrivals-" (seat.0) } class=(art::company(seat)) {
            @for shipment in list {
                li class={ "in-" (shipment.time.min(LATE)) } {
                    svg class="seat" viewBox="-14 -14 28 28" aria-hidden="true" { use href={ "#" (art::mark(seat)) } {} }
                    (icon(shipment.means.as_str()))
                    span class="goods" { (desk.say(&words::goods(desk, &shipment.cards))) }
                    @if let Some(&card) = shipment.cards.first() { (faces::route(desk.game, card)) }
                    (told(desk, shipment.into()))
                }
            }
        }
    }
}

pub fn none_depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&underway(&desk.view).next().is_none());
}

/// What is said as long as nothing is under way.
pub fn none_draw(desk: &Table<'_>) -> Markup {
    let none = underway(&desk.view).next().is_none();
    html! {
        p id="arrivals-none" class="arrivals-none" hidden[!none] { @if none { (desk.key("et-ui-nothing-under-way")) } }
    }
}
