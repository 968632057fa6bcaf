//! The tables at which this browser has a seat.

use ecotable_kernel::{Phrase, Seat, Viewer};
use ecotable_rooms::{Device, Moment, Stage};
use maud::{Markup, html};

use super::curtain::asked;
use super::icon::icon;
use crate::text::Text;
use crate::voice::Voice;

/// What is wanted from the person at a table.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum Wanted {
    /// To decide.
    Turn,
    /// To wait until the game starts.
    Gathering,
    /// To wait for the others.
    Wait,
    /// Nothing: the game is over.
    Nothing,
}

/// A table of this browser.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct MyTable {
    /// Its address.
    pub address: String,
    /// What the game is called.
    pub game: Text,
    /// Who else plays.
    pub with: Text,
    /// What is going on there.
    pub situation: Text,
    /// What is wanted.
    pub wanted: Wanted,
}

impl MyTable {
    /// A table as a device sees it; the voice knows the game and the players.
    pub fn of(moment: &Moment, device: Device, voice: Voice<'_>) -> Self {
        Self {
            address: format!("/t/{}", moment.table),
            game: voice.key("game-name"),
            with: with(moment, device, voice),
            situation: situation(moment, device, voice),
            wanted: wanted(moment, device),
        }
    }
}

fn wanted(moment: &Moment, device: Device) -> Wanted {
    match moment.stage {
        Stage::Gathering => Wanted::Gathering,
        Stage::Over => Wanted::Nothing,
        Stage::Playing if !asked(moment, device).is_empty() => Wanted::Turn,
        Stage::Playing => Wanted::Wait,
    }
}

/// Who else plays: all of them if they are few.
fn with(moment: &Moment, device: Device, voice: Voice<'_>) -> Text {
    let others = || Seat::all(moment.places.len() as u8).filter(|&seat| !device.seats.contains(seat));
    let rest = others().count().saturating_sub(1) as i64;
    let mut others = others();
    let Some(first) = others.next() else { return Text::default() };
    let phrase = match others.next() {
        None => Phrase::new("page-mine-with-one").with("seat", first),
        Some(second) if rest == 1 => {
            Phrase::new("page-mine-with-two").with("seat", first).with("other", second)
        }
        Some(_) => Phrase::new("page-mine-with-more").with("seat", first).with("count", rest),
    };
    voice.say(&phrase).text()
}

/// What is going on, told without anything that only one of several people at the device may know.
fn situation(moment: &Moment, device: Device, voice: Voice<'_>) -> Text {
    let Some(position) = &moment.position else { return voice.key("page-mine-gathering") };
    let mut seats = device.seats.iter();
    let viewer = match (seats.next(), seats.next()) {
        (Some(seat), None) => Viewer::Seat(seat),
        _ => Viewer::Spectator,
    };
    voice.say(&position.situation(viewer)).text()
}

/// The tables as a list of links.
pub(super) fn my_tables(voice: Voice<'_>, tables: &[MyTable]) -> Markup {
    html! {
        ul class="cont" {
            @for table in tables {
                li {
                    a href=(table.address) {
                        span {
                            b { (table.game) } " "
                            @if !table.with.is_empty() { span class="who" { (table.with) } }
                            span class="now" { (table.situation) }
                        }
                        (go(voice, table.wanted))
                    }
                }
            }
        }
    }
}

fn go(voice: Voice<'_>, wanted: Wanted) -> Markup {
    let key = match wanted {
        Wanted::Turn => "page-mine-your-turn",
        Wanted::Gathering => "page-mine-waiting-room",
        Wanted::Wait => "page-mine-open",
        Wanted::Nothing => "page-mine-over",
    };
    html! { span class={ "go" @if wanted == Wanted::Turn { " go-now" } } { (voice.key(key)) } }
}

/// The page of all tables of this browser.
pub fn mine(voice: Voice<'_>, tables: &[MyTable]) -> Markup {
    html! {
        div class="narrow" {
            h1 { (voice.key("page-mine-title")) }
            p class="muted" { (voice.key("page-mine-sub")) }
            @if tables.is_empty() {
                div class="panel empty" {
                    p { (voice.key("page-mine-none")) }
                    a class="btn btn-primary" href="/" { (icon("play")) (voice.key("page-mine-play")) }
                }
            } @else {
                (my_tables(voice, tables))
            }
        }
    }
}
