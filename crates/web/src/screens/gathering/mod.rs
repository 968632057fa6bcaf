//! The waiting room: how to join, who is there, and what the host arranges.
//!
//! Its forms post to the addresses of the table: `place` (`seat`, and `do`: `add`, `remove`, `open`, `bot` with
//! `bot`), `pace` (`pace`), `start`, `name` (`seat`, `name`) and `leave` (`seat`).

mod invite;
mod places;
mod start;

use ecotable_kernel::Seat;
use ecotable_rooms::{Moment, Place, Presence};
use maud::{Markup, html};

use super::game_words::GameWords;
use crate::table::{Drawn, Eye, Fingerprint, Mode, Seen};
use crate::voice::Voice;

/// A room in which people gather, as one viewer sees it.
#[derive(Clone, Copy)]
pub struct Waiting<'a> {
    /// The room.
    pub moment: &'a Moment,
    /// Who looks.
    pub eye: &'a Eye,
    /// Their language, with the words of the game and the names of the players.
    pub voice: Voice<'a>,
    /// How the viewer's browser calls this server, with the port.
    pub host: &'a str,
}

impl<'a> Waiting<'a> {
    fn game(&self) -> GameWords<'a> {
        GameWords { listing: &self.moment.game, voice: self.voice, edition: None }
    }

    /// Whether the viewer may arrange things.
    fn arranges(&self) -> bool {
        self.eye.device.host && self.eye.mode != Mode::Wall
    }

    fn action(&self, what: &str) -> String {
        let mode = if self.eye.mode == Mode::Text { "?mode=text" } else { "" };
        format!("/t/{}/{what}{mode}", self.moment.table)
    }

    /// Whether a seat is the viewer's own; a wall is nobody's.
    fn is_mine(&self, seat: Seat) -> bool {
        self.eye.device.seats.contains(seat) && self.eye.mode != Mode::Wall
    }

    /// Whether a place belongs to somebody at another device who has not come, or has gone.
    fn misses(&self, seat: Seat, place: &Place) -> bool {
        place.is_person() && place.presence != Presence::Here && !self.is_mine(seat)
    }
}

/// A part of the waiting room: one element that has the zone's id.
struct Part {
    depends: fn(&Waiting<'_>, &mut Fingerprint),
    draw: fn(&Waiting<'_>) -> Markup,
}

const PARTS: [Part; 3] = [
    Part { depends: invite::depends, draw: invite::draw },
    Part { depends: places::depends, draw: places::draw },
    Part { depends: start::depends, draw: start::draw },
];

fn fingerprint(part: &Part, waiting: &Waiting<'_>) -> u64 {
    let mut fingerprint = Fingerprint::default();
    (part.depends)(waiting, &mut fingerprint);
    fingerprint.finish()
}

/// What the whole waiting room shows.
pub fn seen(waiting: Waiting<'_>) -> Seen {
    Seen { zones: PARTS.iter().map(|part| fingerprint(part, &waiting)).collect(), line: None }
}

/// The whole waiting room with its own `<main>`.
pub fn draw(waiting: Waiting<'_>) -> Drawn {
    let game = waiting.game();
    let wall = waiting.eye.mode == Mode::Wall;
    let guest = !waiting.arranges() && !waiting.eye.device.seats.is_empty();
    let html = html! {
        main id="main" class={ "wrap gather " (game.theme()) @if wall { " gather-wall" } @if guest { " gather-guest" } } {
            div class="gather-head" {
                h1 { (game.name()) }
                p class="muted" { (game.line()) }
            }
            @for part in &PARTS { ((part.draw)(&waiting)) }
        }
    };
    Drawn { html, seen: seen(waiting) }
}

/// Adds the parts that look different from what was seen to a page.
pub fn add_changes(waiting: Waiting<'_>, seen: &mut Seen, page: &mut String) {
    seen.zones.resize(PARTS.len(), 0);
    for (part, known) in PARTS.iter().zip(&mut seen.zones) {
        let now = fingerprint(part, &waiting);
        if *known != now {
            *known = now;
            page.push_str(&(part.draw)(&waiting).into_string());
        }
    }
}
