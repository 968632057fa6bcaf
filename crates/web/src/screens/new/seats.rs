//! Who is to sit at a new table.

use ecotable_kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::draft::{Draft, Field, Kind, SeatDraft, Trouble};
use super::{described, trouble};
use crate::parts::seat::seat_mark;
use crate::screens::game_words::GameWords;
use crate::screens::icon::icon;

/// All seats with their buttons.
pub(super) fn section(game: &GameWords<'_>, draft: &Draft, troubles: &[Trouble]) -> Markup {
    let voice = game.voice;
    let seats = &game.listing.meta.seats;
    let (fewest, most) = (usize::from(*seats.start()), usize::from(*seats.end()));
    html! {
        section class="panel setup-seats" aria-labelledby="setup-seats" {
            h2 id="setup-seats" { (voice.key("page-new-seats")) }
            label class="check lead" {
                input type="checkbox" name="lead" value="true" checked[draft.leads];
                (voice.key("page-new-lead"))
            }
            @if let Some(note) = game.names() { p class="muted small gap-s" id="setup-names" { (note) } }
            ol class="places" {
                (me(game, draft, troubles))
                @for (index, seat) in draft.seats.iter().enumerate() {
                    (other(game, (index, seat, index + usize::from(!draft.leads)), troubles, draft.count() > fewest))
                }
            }
            (trouble(voice, troubles, Field::Seats))
            @if draft.count() < most {
                button class="btn btn-s" name="do" value="add" { (icon("plus")) (voice.key("page-new-add")) }
            }
            (bots(game))
        }
    }
}

fn me(game: &GameWords<'_>, draft: &Draft, troubles: &[Trouble]) -> Markup {
    let wrong = described(troubles, Field::Name);
    html! {
        li class="place" {
            (seat_mark(Seat(0)))
            label class="place-main" {
                span class="place-who" { (game.voice.key("page-new-me")) }
                input class="field" name="name" value=(draft.name) maxlength="60" autocomplete="nickname"
                    aria-invalid=[wrong.is_some().then_some("true")] aria-describedby=[wrong.clone()];
            }
            (trouble(game.voice, troubles, Field::Name))
        }
    }
}

fn other(
    game: &GameWords<'_>,
    (index, seat, number): (usize, &SeatDraft, usize),
    troubles: &[Trouble],
    removable: bool,
) -> Markup {
    let voice = game.voice;
    let number = Seat(u8::try_from(number).unwrap_or(u8::MAX));
    let place = voice.say(&Phrase::new("page-new-place").with("number", number.0 + 1)).text();
    let wrong = described(troubles, Field::Seat(index));
    html! {
        li class="place" {
            (seat_mark(number))
            fieldset class="place-main" aria-describedby=[wrong.clone()] {
                legend class="vh" { (place) }
                div class="segments" {
                    @for kind in Kind::ALL { (segment(game, index, seat, kind)) }
                }
                (bot_choice(game, index, seat))
                label class="for-here" {
                    span class="vh" { (voice.key("page-new-here-name")) }
                    input class="field" name={ "name-" (index) } value=(seat.name) maxlength="60" autocomplete="off"
                        placeholder=(voice.key("page-new-here-name")) aria-invalid=[wrong.is_some().then_some("true")];
                }
                p class="for-open muted" { (voice.key("page-new-open-line")) }
            }
            @if removable {
                button class="btn btn-quiet btn-s btn-icon" name="do" value={ "remove-" (index) } {
                    (icon("cross"))
                    span class="vh" { (voice.say(&Phrase::new("page-new-remove").with("place", place.as_str()))) }
                }
            }
            (trouble(voice, troubles, Field::Seat(index)))
        }
    }
}

fn segment(game: &GameWords<'_>, index: usize, seat: &SeatDraft, kind: Kind) -> Markup {
    let symbol = match kind {
        Kind::Open => "people",
        Kind::Here => "phone",
        Kind::Bot => "bot",
    };
    html! {
        label class="segment" {
            input type="radio" name={ "seat-" (index) } value=(kind.name()) checked[seat.kind == kind];
            span { (icon(symbol)) (game.voice.key(&format!("page-new-kind-{}", kind.name()))) }
        }
    }
}

fn bot_choice(game: &GameWords<'_>, index: usize, seat: &SeatDraft) -> Markup {
    html! {
        label class="for-bot" {
            span class="vh" { (game.voice.key("page-new-which-bot")) }
            select class="field" name={ "bot-" (index) } {
                @for bot in game.listing.bots() {
                    option value=(bot) selected[bot == seat.bot] { (game.bot(bot)) }
                }
            }
        }
    }
}

fn bots(game: &GameWords<'_>) -> Markup {
    html! {
        details class="about-bots" {
            summary { (game.voice.key("page-new-about-bots")) }
            dl {
                @for bot in game.listing.bots() { dt { (game.bot(bot)) } dd { (game.bot_line(bot)) } }
            }
        }
    }
}
