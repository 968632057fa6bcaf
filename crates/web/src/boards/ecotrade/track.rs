//! The growth track with all companies.

use ecotable_kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::{Table, art};
use crate::table::Fingerprint;
use crate::text::Text;

/// The last space of a track of the usual length.
const SHORT: u16 = 35;

/// The heading never changes.
pub fn depends(_desk: &Table<'_>, _fingerprint: &mut Fingerprint) {}

pub fn draw(desk: &Table<'_>) -> Markup {
    let limit = Phrase::new("et-ui-track-limit").with("limit", desk.game.growth_limit());
    html! {
        section id="track" class="track" aria-labelledby="track-title" {
            h2 class="felt-h" id="track-title" { (desk.key("et-ui-track")) " " small { (desk.say(&limit)) } }
            (spaces_draw(desk))
            (told_draw(desk))
        }
    }
}

pub fn spaces_depend(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    desk.view.players.iter().for_each(|player| {
        fingerprint.add(&player.tracker);
    });
}

/// The seats whose marker stands on this space.
fn here(desk: &Table<'_>, space: u16) -> impl Iterator<Item = Seat> {
    let on = desk.view.players.iter().map(move |player| player.tracker == space);
    (0u8..).map(Seat).zip(on.collect::<Vec<_>>()).filter_map(|(seat, on)| on.then_some(seat))
}

/// The spaces with the markers on them.
pub fn spaces_draw(desk: &Table<'_>) -> Markup {
    let limit = desk.game.growth_limit();
    html! {
        ol id="spaces" class={ "spaces" @if desk.game.track_end() > SHORT { " is-long" } } aria-hidden="true" {
            @for space in 0..=desk.game.track_end() {
                @let seats: Vec<Seat> = here(desk, space).collect();
                li class=[(space == limit).then_some("is-limit")] {
                    (space)
                    @if !seats.is_empty() { span class="pins" { @for seat in seats { (pin(seat)) } } }
                }
            }
        }
    }
}

pub fn told_depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    desk.view.players.iter().for_each(|player| {
        fingerprint.add(&player.growth);
    });
}

/// The same in words.
pub fn told_draw(desk: &Table<'_>) -> Markup {
    html! {
        ul id="track-told" class="vh" {
            @for (seat, player) in (0u8..).map(Seat).zip(&desk.view.players) { li { (stand(desk, seat, player.growth)) } }
        }
    }
}

fn pin(seat: Seat) -> Markup {
    html! {
        svg class={ "seat pin " (art::company(seat)) } id={ "pin-" (seat) } viewBox="-14 -14 28 28" { use href={ "#" (art::mark(seat)) } {} }
    }
}

fn stand(desk: &Table<'_>, seat: Seat, growth: u16) -> Text {
    desk.say(&Phrase::new("et-ui-track-told").with("seat", seat).with("growth", growth)).text()
}
