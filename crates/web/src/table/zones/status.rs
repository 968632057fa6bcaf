//! The one sentence that says what is going on and what is wanted.

use ecotable_kernel::{Phrase, Seat};
use maud::{Markup, html};

use crate::parts::seat::seat_mark;
use crate::table::{Board, Desk, Fingerprint};

pub fn depends<G: Board>(desk: &Desk<'_, G>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&desk.is_asked()).add(&asked(desk)).add(&desk.passed_to());
    G::situation_depends(desk, fingerprint);
}

/// The seat that is known to be asked, if it is one; the viewer's own comes first.
fn asked<G: Board>(desk: &Desk<'_, G>) -> Option<Seat> {
    let asked = desk.awaited();
    desk.me().filter(|&seat| asked.contains(seat)).or_else(|| asked.first().filter(|_| asked.len() == 1))
}

pub fn draw<G: Board>(desk: &Desk<'_, G>) -> Markup {
    let yours = desk.is_asked();
    let game = desk.key("game-name");
    let title = if yours {
        desk.say(&Phrase::new("table-ui-title-you").with("game", game.as_str())).text()
    } else {
        game
    };
    html! {
        p id="status" class={ "status" @if yours { " status-you" } } data-title=(title) {
            @if let Some(seat) = asked(desk) { (seat_mark(seat)) }
            span {
                @if let Some(now) = desk.now() { b class="now" { (now) } " " }
                (desk.say(&desk.game.situation(&desk.view)))
                @if let Some(detail) = G::detail(desk) { " " small { (desk.say(&detail)) } }
            }
        }
    }
}
