//! The first page.

use ecotable_kernel::Phrase;
use maud::{Markup, html};

use super::cover::cover;
use super::game_words::{GameWords, new_table};
use super::icon::icon;
use super::my_table::{MyTable, my_tables};
use crate::voice::Voice;

/// How many tables the first page offers to continue.
const CONTINUED: usize = 3;

/// The first page: join with a code, continue, and all games.
pub fn home(voice: Voice<'_>, games: &[GameWords<'_>], tables: &[MyTable]) -> Markup {
    let count = i64::try_from(games.len()).unwrap_or(i64::MAX);
    html! {
        section class="hero" {
            div {
                h1 { (voice.say(&Phrase::new("page-home-title").with("count", count))) }
                p class="sub" { (voice.say(&Phrase::new("page-home-sub").with("count", count))) }
            }
            div class="ways" {
                (join_form(voice))
                @if tables.is_empty() { (together(voice)) } @else { (continue_panel(voice, tables)) }
            }
        }
        h2 class="vh" id="games" { (voice.key("page-home-games")) }
        ul class={ "games games-" (games.len()) } { @for game in games { (game_card(game)) } }
    }
}

fn join_form(voice: Voice<'_>) -> Markup {
    html! {
        form class="panel way" method="get" action="/j" aria-labelledby="way-join" {
            h2 id="way-join" { (voice.key("page-join-title")) }
            p { (voice.key("page-join-ask")) }
            (code_field(voice, ""))
        }
    }
}

/// The field for a code with its button.
pub(super) fn code_field(voice: Voice<'_>, typed: &str) -> Markup {
    html! {
        div class="join" {
            label {
                span class="vh" { (voice.key("page-join-code")) }
                input class="field field-code" name="code" maxlength="12" required autocomplete="off"
                    autocapitalize="characters" spellcheck="false" placeholder="MANGK7" value=(typed);
            }
            button class="btn" type="submit" { (voice.key("page-join-button")) }
        }
    }
}

fn together(voice: Voice<'_>) -> Markup {
    html! {
        div class="panel way way-cont" {
            h2 { (voice.key("page-together-title")) }
            ol class="steps" {
                @for step in ["page-together-1", "page-together-2", "page-together-3"] {
                    li { (voice.key(step)) }
                }
            }
        }
    }
}

fn continue_panel(voice: Voice<'_>, tables: &[MyTable]) -> Markup {
    html! {
        div class="panel way way-cont" {
            h2 { (voice.key("page-continue")) }
            (my_tables(voice, &tables[..tables.len().min(CONTINUED)]))
            @if tables.len() > CONTINUED {
                a class="all-mine" href="/mine" { (voice.key("page-continue-all")) }
            }
        }
    }
}

fn game_card(game: &GameWords<'_>) -> Markup {
    let (voice, name) = (game.voice, game.full_name());
    html! {
        li class={ "game " (game.theme()) } {
            (cover(game))
            div class="game-body" {
                h3 { (game.name()) @if let Some(edition) = game.edition_name() { " " small { (edition) } } }
                p class="line" { (game.line()) }
                (facts(game))
                @if let Some(learn) = game.learn() {
                    p class="learn" { b { (voice.key("page-learn")) } " " (learn) }
                }
                div class="acts" {
                    form method="post" action={ "/play/" (game.id()) } {
                        @if let Some(edition) = game.edition {
                            input type="hidden" name=(edition.field()) value=(edition.value);
                        }
                        button class="btn btn-primary" {
                            (icon("play")) (voice.key("page-play-now"))
                            span class="vh" { ": " (voice.say(&about("page-play-now-of", &name))) }
                        }
                    }
                    a class="btn" href=(new_table(game.id(), game.edition)) {
                        (voice.key("page-options"))
                        span class="vh" { ": " (name) }
                    }
                }
                p class="game-links" {
                    a href={ "/rules/" (game.id()) } { (voice.key("page-rules")) }
                    " "
                    a href={ "/cards/" (game.id()) } { (voice.key("page-cards")) }
                }
            }
        }
    }
}

fn about(key: &'static str, name: &str) -> Phrase {
    Phrase::new(key).with("game", name)
}

/// Players, minutes and age of a game.
pub(super) fn facts(game: &GameWords<'_>) -> Markup {
    html! {
        ul class="facts" {
            li { (icon("people")) (game.players()) }
            @if let Some(minutes) = game.minutes() { li { (icon("clock")) (minutes) } }
            @if let Some(age) = game.age() { li { (icon("sprout")) (age) } }
        }
    }
}
