//! The way from a match that is over to the next one of the same people.

use ecotable_kernel::Seat;
use ecotable_rooms::Moment;
use maud::{Markup, html};

use crate::table::{Eye, Fingerprint};
use crate::voice::Voice;

/// What the way to the next match depends on.
pub fn again_depends(moment: &Moment, eye: &Eye, fingerprint: &mut Fingerprint) {
    fingerprint.add(&eye.device).add(&moment.sequel.is_some()).add(&meets_others(moment, eye));
}

/// The button for whoever takes part.
pub fn again_button(voice: Voice<'_>, moment: &Moment, eye: &Eye) -> Markup {
    let key = if moment.sequel.is_some() { "page-again-come" } else { "page-again" };
    html! {
        @if eye.device.takes_part() {
            form method="post" action={ "/t/" (moment.table) "/again" } data-plain {
                (eye.mode.field())
                button class="btn btn-primary" { (voice.key(key)) }
            }
        }
    }
}

/// What whoever takes part should know about it: that the table is set, or that others will come too.
pub fn again_note(voice: Voice<'_>, moment: &Moment, eye: &Eye) -> Markup {
    html! {
        @if !eye.device.takes_part() {
        } @else if moment.sequel.is_some() {
            p id="again-set" data-say { (voice.key("page-again-set")) }
        } @else if meets_others(moment, eye) {
            p class="muted small" { (voice.key("page-again-together")) }
        }
    }
}

/// Whether somebody plays at another device.
fn meets_others(moment: &Moment, eye: &Eye) -> bool {
    let seats = (0u8..).map(Seat).zip(moment.places.iter());
    seats.filter(|(_, place)| place.nickname().is_some()).any(|(seat, _)| !eye.device.seats.contains(seat))
}
