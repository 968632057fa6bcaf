//! The viewer's own name and numbers.

use maud::{Markup, html};

use crate::parts::reaction::{reacted, reaction_of};
use crate::parts::seat::seat_mark;
use crate::table::{Board, Desk, Fingerprint};

pub fn depends<G: Board>(desk: &Desk<'_, G>, fingerprint: &mut Fingerprint) {
    if let Some(seat) = desk.me() {
        fingerprint.add(&reacted(desk.moment, seat));
        G::own_depends(desk, seat, fingerprint);
    }
}

pub fn draw<G: Board>(desk: &Desk<'_, G>) -> Markup {
    html! {
        div id="me" class="me" {
            @if let Some(seat) = desk.me() {
                (seat_mark(seat))
                h2 { (desk.voice.name(seat)) }
                (G::own(desk, seat))
                @if let Some(reacted) = reacted(desk.moment, seat) { (reaction_of(desk.voice, seat, reacted)) }
            }
        }
    }
}
