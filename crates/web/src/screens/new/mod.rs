//! The page on which a table is set: options, seats, start.

mod draft;
mod length;
mod list;
mod options;
mod seats;

use ecotable_kernel::Seat;
use ecotable_words::Names;
use maud::{Markup, html};

use super::cover::cover;
use super::game_words::{GameWords, bot_name};
use super::home::facts;
use super::icon::icon;
use crate::voice::Voice;
pub use draft::{Draft, Field, Kind, SeatDraft, Step, Trouble, wrong_name};
pub use list::ListStep;

/// The page; the troubles stand beside their fields.
pub fn new_table(game: &GameWords<'_>, draft: &Draft, troubles: &[Trouble]) -> Markup {
    let voice = game.voice;
    html! {
        form class={ "setup " (game.theme()) } method="post" action={ "/new/" (game.id()) } data-look {
            // Enter in a field presses the first button of a form: it must not be one that removes a seat.
            button class="vh" tabindex="-1" aria-hidden="true" name="do" value="start" {}
            div class="setup-head" {
                (cover(game))
                div {
                    h1 { (game.name()) }
                    p { (game.line()) }
                    (facts(game))
                }
            }
            @if !troubles.is_empty() {
                p class="note note-warn" role="alert" { (icon("warning")) (voice.key("page-new-troubles")) }
            }
            (seats::section(game, draft, troubles))
            (options::section(game, draft, troubles))
            (list::section(game, draft, troubles))
            (start(game, draft))
        }
    }
}

fn start(game: &GameWords<'_>, draft: &Draft) -> Markup {
    let voice = game.voice;
    html! {
        div class="setup-go panel" {
            p id="length" data-fresh { (icon("clock")) span { (length::sentence(game, draft)) } }
            button class="btn btn-primary" name="do" value="start" {
                (icon("play"))
                span class={ "when-open" @if draft.waits() { " is-now" } } { (voice.key("page-new-open")) }
                span class={ "when-full" @if !draft.waits() { " is-now" } } { (voice.key("page-new-start")) }
            }
        }
    }
}

/// The trouble of a field as a sentence beside it.
fn trouble(voice: Voice<'_>, troubles: &[Trouble], field: Field) -> Markup {
    let found = troubles.iter().find(|trouble| trouble.field == field);
    html! {
        @if let Some(trouble) = found {
            p class="wrong" id=(field.id()) { (icon("warning")) (voice.say(&trouble.phrase)) }
        }
    }
}

/// The id of the sentence about a field, if there is one, for `aria-describedby`.
fn described(troubles: &[Trouble], field: Field) -> Option<String> {
    troubles.iter().any(|trouble| trouble.field == field).then(|| field.id())
}

/// How the players of a draft are called so far.
pub struct DraftNames {
    names: Vec<Option<String>>,
}

impl DraftNames {
    /// The names in a draft; `voice` knows the bots.
    pub fn new(draft: &Draft, voice: Voice<'_>) -> Self {
        let me = (!draft.leads).then(|| Some(draft.name.trim().to_owned()).filter(|name| !name.is_empty()));
        let others = draft.seats.iter().map(|seat| match seat.kind {
            Kind::Open => None,
            Kind::Here => Some(seat.name.trim().to_owned()).filter(|name| !name.is_empty()),
            Kind::Bot => Some(bot_name(voice, &seat.bot).into_string()),
        });
        Self { names: me.into_iter().chain(others).collect() }
    }
}

impl Names for DraftNames {
    fn name(&self, seat: Seat) -> Option<String> {
        self.names.get(seat.index()).cloned().flatten()
    }
}
