//! What the viewer should know besides: a lesson at the first time, a bot that plays for them, a lost connection.

use ecotable_kernel::Seat;
use maud::{Markup, html};

use crate::screens::icon::icon;
use crate::table::{Board, Desk, Fingerprint};

pub fn depends<G: Board>(desk: &Desk<'_, G>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&lesson(desk)).add(&stand_in(desk));
}

/// The lesson for a kind of decision that the viewer makes for the first time.
fn lesson<G: Board>(desk: &Desk<'_, G>) -> Option<&'static str> {
    let seat = desk.me().filter(|_| desk.eye.lessons && desk.is_asked())?;
    let lesson = G::lesson(desk)?;
    let knows = lesson.until.iter().any(|kind| desk.moment.has_practised(seat, kind));
    (!knows).then_some(lesson.key)
}

/// The seat that looks, if a bot plays for it.
fn stand_in<G: Board>(desk: &Desk<'_, G>) -> Option<Seat> {
    desk.me().filter(|&seat| desk.place(seat).is_some_and(|place| place.stand_in.is_some()))
}

pub fn draw<G: Board>(desk: &Desk<'_, G>) -> Markup {
    html! {
        div id="notice" class="notices" {
            p class="notice notice-link" { (icon("warning")) (desk.key("table-ui-offline")) }
            @if let Some(seat) = stand_in(desk) {
                form class="notice notice-bot" method="post" action=(desk.address("takeback")) {
                    input type="hidden" name="seat" value=(seat);
                    span { (desk.key("table-ui-stood-in")) }
                    button class="btn btn-primary btn-s" { (desk.key("table-ui-take-back")) }
                }
            }
            @if let Some(lesson) = lesson(desk) {
                p class="notice notice-lesson" {
                    (icon("hint"))
                    span { b { (desk.key("table-ui-first-time")) } " " (desk.key(lesson)) }
                }
            }
        }
    }
}
