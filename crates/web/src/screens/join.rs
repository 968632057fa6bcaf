//! The pages on which people join a table.

use ecotable_kernel::{Phrase, Seat};
use ecotable_rooms::{Moment, Stage, Who};
use maud::{Markup, html};

use super::cover::cover;
use super::game_words::GameWords;
use super::home::code_field;
use super::icon::icon;
use crate::parts::seat::seat_mark;
use crate::text::Text;
use crate::voice::Voice;

/// The page that asks for a code; `wrong` says what is the matter with the one that was typed.
pub fn ask_code(voice: Voice<'_>, typed: &str, wrong: Option<&Phrase>) -> Markup {
    let typed: String = typed.chars().take(12).collect();
    html! {
        div class="narrow" {
            h1 { (voice.key("page-join-title")) }
            p class="muted" { (voice.key("page-join-ask")) }
            form class="panel way" method="get" action="/j" {
                (code_field(voice, &typed))
                @if let Some(wrong) = wrong { p class="wrong" role="alert" { (icon("warning")) (voice.say(wrong)) } }
            }
            p class="muted small" { (voice.key("page-join-form")) }
        }
    }
}

/// What somebody who joins has filled in so far.
pub struct Joining<'a> {
    /// The code, as it stands in the address.
    pub code: &'a str,
    /// The name.
    pub name: &'a str,
    /// The place that was chosen.
    pub seat: Option<Seat>,
    /// What was wrong.
    pub wrong: Option<&'a Phrase>,
}

/// The page of a table that waits for people: a name, a place, in.
pub fn join(game: &GameWords<'_>, moment: &Moment, joining: &Joining<'_>) -> Markup {
    let voice = game.voice;
    let free = free_seats(moment);
    html! {
        div class={ "narrow joining " (game.theme()) } {
            div class="join-head" {
                (cover(game))
                div {
                    h1 { (voice.say(&Phrase::new("page-joining-title").with("game", game.name().as_str()))) }
                    p class="muted" { (present(voice, moment)) }
                }
            }
            @if free.is_empty() || moment.stage != Stage::Gathering {
                (closed(voice, moment))
            } @else {
                (form(game, &free, joining))
                (watch(voice, moment, "btn btn-quiet"))
            }
        }
    }
}

/// The places that anybody may take.
pub fn free_seats(moment: &Moment) -> Vec<Seat> {
    let places = (0u8..).map(Seat).zip(moment.places.iter());
    places.filter(|(_, place)| place.who == Who::Nobody).map(|(seat, _)| seat).collect()
}

fn present(voice: Voice<'_>, moment: &Moment) -> Text {
    let seats = (0u8..).map(Seat).zip(moment.places.iter()).filter(|(_, place)| place.who != Who::Nobody);
    let players: Vec<_> = seats.map(|(seat, _)| Phrase::new("page-mine-player").with("seat", seat)).collect();
    voice.say(&Phrase::new("page-joining-present").with("players", players)).text()
}

fn form(game: &GameWords<'_>, free: &[Seat], joining: &Joining<'_>) -> Markup {
    let voice = game.voice;
    let chosen = joining.seat.filter(|seat| free.contains(seat)).or(free.first().copied());
    let wrong = joining.wrong.is_some();
    html! {
        form class="panel join-form" method="post" action={ "/j/" (joining.code) } {
            label class="ask" for="join-name" { (voice.key("page-joining-name")) }
            div class="name-row" {
                input class="field" id="join-name" name="name" value=(joining.name) maxlength="60" required
                    autocomplete="nickname" aria-invalid=[wrong.then_some("true")]
                    aria-describedby=[wrong.then_some("join-wrong")];
                a class="btn btn-s" href={ "/j/" (joining.code) } { (voice.key("page-joining-another")) }
            }
            @if let Some(phrase) = joining.wrong {
                p class="wrong" id="join-wrong" role="alert" { (icon("warning")) (voice.say(phrase)) }
            }
            @if let Some(note) = game.names() { p class="muted small" { (note) } }
            fieldset class="seat-choice" {
                legend class="ask" { (voice.key("page-joining-seat")) }
                div class="seat-row" {
                    @for &seat in free { (seat_choice(voice, seat, chosen == Some(seat))) }
                }
            }
            button class="btn btn-primary btn-wide" { (icon("check")) (voice.key("page-joining-in")) }
        }
    }
}

fn seat_choice(voice: Voice<'_>, seat: Seat, chosen: bool) -> Markup {
    html! {
        label class="seat-pick" {
            input type="radio" name="seat" value=(seat.0) checked[chosen];
            span {
                (seat_mark(seat))
                span class="vh" { (voice.say(&Phrase::new("page-new-place").with("number", seat.0 + 1))) }
            }
        }
    }
}

/// A table that nobody can join any more, but anybody may watch.
fn closed(voice: Voice<'_>, moment: &Moment) -> Markup {
    let key = match moment.stage {
        Stage::Gathering => "page-joining-full",
        Stage::Playing => "page-joining-begun",
        Stage::Over => "page-joining-over",
    };
    html! {
        div class="panel empty" {
            p { (voice.key(key)) }
            (watch(voice, moment, "btn btn-primary"))
        }
    }
}

fn watch(voice: Voice<'_>, moment: &Moment, class: &str) -> Markup {
    html! { a class=(class) href={ "/t/" (moment.table) } { (icon("eye")) (voice.key("page-joining-watch")) } }
}
