//! The curtain: a device that several people share shows nobody's cards until the right one looks.

use ecotable_kernel::{Phrase, Seat, SeatSet};
use ecotable_rooms::{Device, Moment};
use maud::{Markup, html};

use super::icon::icon;
use crate::parts::seat::seat_mark;
use crate::voice::Voice;

/// The page between the turns of people who share a device; `way` is where a seat looks at the table.
pub fn curtain(voice: Voice<'_>, moment: &Moment, device: Device, way: impl Fn(Seat) -> String) -> Markup {
    let asked = asked(moment, device);
    let next = asked.first();
    let title = next.map_or_else(
        || voice.key("page-curtain-nobody"),
        |seat| voice.say(&Phrase::new("page-curtain-title").with("seat", seat)).text(),
    );
    let others = device.seats.iter().filter(|&seat| Some(seat) != next);
    let look = |seat: Seat, class| {
        html! {
            a class=(class) href=(way(seat)) {
                (icon("eye")) (voice.say(&Phrase::new("page-curtain-look").with("seat", seat)))
            }
        }
    };
    html! {
        div class="curtain" {
            @if let Some(seat) = next { (seat_mark(seat)) }
            h1 { (title) }
            p class="muted" { (voice.key("page-curtain-why")) }
            @if let Some(seat) = next { (look(seat, "btn btn-primary btn-wide")) }
            p class="curtain-others" { @for seat in others { (look(seat, "btn btn-s")) } }
        }
    }
}

/// The seats of a device that are asked for a decision, and for which no bot decides.
pub fn asked(moment: &Moment, device: Device) -> SeatSet {
    let asked = moment.position.as_ref().map(|position| position.to_act()).unwrap_or_default();
    let person = |seat: &Seat| moment.places.get(seat.index()).is_some_and(|place| place.bot().is_none());
    device.seats.iter().filter(|&seat| asked.contains(seat)).filter(person).collect()
}
