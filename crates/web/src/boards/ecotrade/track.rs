//! The growth track with all companies.

use ecotable_kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::Table;
use crate::parts::seat::seat_mark;
use crate::table::Fingerprint;

/// The last space of a track of the usual length.
const SHORT: u16 = 35;

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    desk.view.players.iter().for_each(|player| {
        fingerprint.add(&(player.tracker, player.growth_tokens));
    });
}

/// The seats whose marker stands on this space.
fn here(desk: &Table<'_>, space: u16) -> impl Iterator<Item = Seat> {
    let on = desk.view.players.iter().map(move |player| player.tracker == space);
    (0u8..).map(Seat).zip(on.collect::<Vec<_>>()).filter_map(|(seat, on)| on.then_some(seat))
}

pub fn draw(desk: &Table<'_>) -> Markup {
    let limit = desk.game.growth_limit();
    html! {
        section id="track" class="track" aria-labelledby="track-title" {
            h2 class="felt-h" id="track-title" {
                (desk.key("et-ui-track")) " "
                small { (desk.say(&Phrase::new("et-ui-track-limit").with("limit", limit))) }
            }
            ol class={ "spaces" @if desk.game.track_end() > SHORT { " is-long" } } aria-hidden="true" {
                @for space in 0..=desk.game.track_end() {
                    @let seats: Vec<Seat> = here(desk, space).collect();
                    li class=(kind(space, limit)) {
                        span { (space) }
                        @if !seats.is_empty() {
                            span class={ "pins pins-" (seats.len()) } { @for seat in seats { (pin(seat)) } }
                        }
                    }
                }
            }
            ul class="vh" { @for (seat, player) in (0u8..).map(Seat).zip(&desk.view.players) { li { (stand(desk, seat, player.growth)) } } }
        }
    }
}

fn kind(space: u16, limit: u16) -> &'static str {
    match space {
        space if space == limit => "is-limit",
        space if space % 5 == 0 => "is-five",
        _ => "",
    }
}

fn pin(seat: Seat) -> Markup {
    html! { span class="pin" id={ "pin-" (seat) } { (seat_mark(seat)) } }
}

fn stand(desk: &Table<'_>, seat: Seat, growth: u16) -> String {
    desk.say(&Phrase::new("et-ui-track-told").with("seat", seat).with("growth", growth))
}
