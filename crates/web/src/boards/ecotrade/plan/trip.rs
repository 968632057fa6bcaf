//! What all may know of a shipment under way.

use ecotable_kernel::{Phrase, Seat};
use maud::html;

use super::super::faces;
use super::super::numbers::told;
use super::super::{Table, art, words};
use crate::table::PlanSheet;

/// A shipment by seat and slot, such as `0-2`.
pub fn sheet(desk: &Table<'_>, name: &str) -> Option<PlanSheet> {
    let (seat, slot) = name.split_once('-')?;
    let (seat, slot) = (Seat(seat.parse().ok()?), slot.parse::<usize>().ok()?);
    let shipment = desk.view.players.get(seat.index())?.board.get(slot)?.as_ref()?;
    let title = Phrase::new("et-ui-trip-title").with("cards", words::goods(desk, &shipment.cards));
    let arrival = Phrase::new("et-ui-trip-arrival").with("seat", seat).with("time", shipment.time);
    Some(PlanSheet {
        title: desk.say(&title).text(),
        body: html! {
            div class={ "trip-sheet " (art::company(seat)) } {
                (art::vehicle(shipment.means, ""))
                (told(desk, shipment.into()))
            }
            p { (desk.say(&words::trip(desk, seat, shipment))) }
            p { (desk.say(&arrival)) }
            ul class="trip-cards" {
                @for &card in &shipment.cards {
                    li {
                        (faces::told_waybill(desk, card))
                        p class="learned" { (desk.say(&desk.game.note_on_shipment(card))) }
                    }
                }
            }
        },
        rule: Some("ET-3.3.2"),
    })
}
