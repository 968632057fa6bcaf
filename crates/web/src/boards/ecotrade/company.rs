//! The viewer's company board: slots with shipments, company tokens, Developments, and the score so far.

use ecotable_ecotrade::{NodeView, PlayerView, Started};
use ecotable_kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::numbers::strip;
use super::{Table, art, score, words};
use crate::screens::icon::icon;
use crate::table::Fingerprint;

/// The board itself never changes.
pub fn depends(_desk: &Table<'_>, _fingerprint: &mut Fingerprint) {}

/// The viewer's seat and what all may know of it.
fn mine<'a>(desk: &'a Table<'_>) -> Option<(Seat, &'a PlayerView)> {
    let seat = desk.me()?;
    Some((seat, desk.view.players.get(seat.index())?))
}

pub fn draw(desk: &Table<'_>) -> Markup {
    html! {
        section id="company" class="company" aria-labelledby="company-title" {
            h3 class="vh" id="company-title" { (desk.key("et-ui-company")) }
            (slots_draw(desk)) (tokens_draw(desk)) (estimate_draw(desk))
        }
    }
}

pub fn slots_depend(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&mine(desk).map(|(seat, player)| (seat, &player.board)));
}

/// The slots with what is under way.
pub fn slots_draw(desk: &Table<'_>) -> Markup {
    html! {
        @match mine(desk) {
            Some((seat, player)) => ol id="slots" class={ "slots slots-" (player.board.len()) " " (art::company(seat)) } {
                @for (number, place) in (0u8..).zip(&player.board) { (slot(desk, seat, number, place.as_ref())) }
            },
            None => ol id="slots" hidden {},
        }
    }
}

pub fn tokens_depend(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    let mine = mine(desk).map(|(seat, player)| {
        (seat, player.developments.len(), player.available_tokens, player.growth_tokens)
    });
    fingerprint.add(&mine);
}

/// Company tokens and the way to Developments.
pub fn tokens_draw(desk: &Table<'_>) -> Markup {
    html! { div id="tokens" { @if let Some((_, player)) = mine(desk) { (tokens(desk, player)) } } }
}

pub fn estimate_depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&mine(desk).map(|(seat, player)| (seat, player.settlement)));
    fingerprint.add(&(desk.view.node == NodeView::Over));
}

/// The score if the game ended now.
pub fn estimate_draw(desk: &Table<'_>) -> Markup {
    html! { div id="estimate" { @if let Some((_, player)) = mine(desk) { (score::estimate(desk, &player.settlement)) } } }
}

fn slot(desk: &Table<'_>, seat: Seat, number: u8, place: Option<&Started>) -> Markup {
    html! {
        @match place {
            Some(shipment) => li class="slot-taken" {
                a href={ (desk.asking("plan/trip", "")) "&trip=" (seat.0) "-" (number) } data-sheet {
                    (art::vehicle(shipment.means, ""))
                    span class="goods" aria-hidden="true" { (desk.say(&words::goods(desk, &shipment.cards))) }
                    (strip(shipment.into()))
                    span class="vh" { (desk.say(&words::trip(desk, seat, shipment))) }
                }
            },
            None => li class="slot-free" { span { (desk.key("et-ui-slot-free")) } },
        }
    }
}

/// Company tokens: those that are left, and what holds the others.
fn tokens(desk: &Table<'_>, player: &PlayerView) -> Markup {
    let owned = player.developments.len() as u32;
    let left = Phrase::new("et-ui-tokens-left").with("count", player.available_tokens);
    html! {
        p class="tokens-line" {
            span class="tokens-held" {
                @if !words::tokens_run_out(desk) {
                    span class="told" { (desk.key("et-ui-tokens-endless")) }
                } @else {
                    span class="trucks" aria-hidden="true" {
                        @for _ in 0..player.available_tokens { (icon("token")) }
                    }
                    span class="told" { (desk.say(&left)) }
                }
                @if player.growth_tokens > 0 {
                    span class="chip" { (desk.say(&Phrase::new("et-ui-growth-tokens").with("count", player.growth_tokens))) }
                }
            }
            a class="btn btn-s" href=(desk.asking("plan/developments", "")) data-sheet {
                (desk.say(&Phrase::new("et-ui-developments").with("count", owned)))
            }
        }
    }
}
