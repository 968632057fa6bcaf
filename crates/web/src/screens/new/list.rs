//! An option that is a list: what is in it, in its order, with buttons that work without script.

use ecotable_kernel::Phrase;
use maud::{Markup, html};

use super::draft::{Draft, Field, Trouble};
use super::{described, trouble};
use crate::screens::game_words::GameWords;
use crate::screens::icon::icon;
use crate::table::{ListItem, ListOption};

/// More than any list has.
const MOST: usize = 60;

/// What a button of the list does.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ListStep {
    /// One place up.
    Up(usize),
    /// One place down.
    Down(usize),
    /// Out of the list.
    Out(usize),
    /// What was picked comes to the end.
    Add,
    /// Everything that is not in the list comes to the end.
    All,
    /// Nothing is left.
    Clear,
}

impl ListStep {
    /// The step of a button's value, such as `up-3` or `add`.
    pub(super) fn read(text: &str) -> Option<Self> {
        Some(match text.split_once('-') {
            None if text == "add" => Self::Add,
            None if text == "all" => Self::All,
            None if text == "clear" => Self::Clear,
            Some(("up", place)) => Self::Up(place.parse().ok()?),
            Some(("down", place)) => Self::Down(place.parse().ok()?),
            Some(("out", place)) => Self::Out(place.parse().ok()?),
            _ => return None,
        })
    }

    /// Takes the step.
    pub(super) fn take(self, list: &mut Vec<String>, option: &ListOption, picked: &str) {
        let last = list.len().saturating_sub(1);
        match self {
            Self::Up(place) if place > 0 && place <= last => list.swap(place - 1, place),
            Self::Down(place) if place < last => list.swap(place, place + 1),
            Self::Out(place) if place < list.len() => drop(list.remove(place)),
            Self::Add if list.len() < MOST && !picked.is_empty() => list.push(picked.to_owned()),
            Self::All => {
                let missing = option.items.iter().map(|item| item.id.clone()).filter(|id| !list.contains(id));
                let missing: Vec<_> = missing.collect();
                list.extend(missing);
            }
            Self::Clear => list.clear(),
            _ => {}
        }
    }
}

/// The ids in a text, as people write them.
pub(super) fn read(text: &str) -> Vec<String> {
    let words = text.split(|letter: char| letter.is_whitespace() || ",;".contains(letter));
    words.filter(|word| !word.is_empty()).take(MOST).map(|word| word.chars().take(12).collect()).collect()
}

/// What is wrong with a list.
pub(super) fn flaw(list: &[String], option: &ListOption) -> Option<Phrase> {
    if list.is_empty() {
        return Some(Phrase::new("page-new-list-empty"));
    }
    list.iter().enumerate().find_map(|(place, id)| {
        let key = if option.item(id).is_none() {
            "page-new-list-unknown"
        } else if list[..place].contains(id) {
            "page-new-list-twice"
        } else {
            return None;
        };
        Some(Phrase::new(key).with("id", id.as_str()).with("place", place as u32 + 1))
    })
}

/// The list with its buttons.
pub(super) fn section(game: &GameWords<'_>, draft: &Draft, troubles: &[Trouble]) -> Markup {
    let Some(option) = draft.list_option(game.listing) else { return html! {} };
    let voice = game.voice;
    let wrong = described(troubles, Field::List);
    html! {
        section class="panel setup-list" id="setup-list" aria-labelledby="setup-list-title" {
            h2 id="setup-list-title" { (voice.key(&format!("option-{}-question", option.name))) }
            p class="muted" { (voice.key(&format!("option-{}-effect", option.name))) }
            @if option.secret { p class="note" { (icon("eye")) (voice.key("page-new-list-secret")) } }
            (trouble(voice, troubles, Field::List))
            @if !draft.list.is_empty() {
                ol class="list-rows" {
                    @for (place, id) in draft.list.iter().enumerate() { (row(game, &option, draft, (place, id))) }
                }
            }
            (more(game, &option, draft))
            label class="list-text" {
                span { (voice.key("page-new-list-text")) }
                input class="field" name="list" value=(draft.list.join(" ")) autocomplete="off" spellcheck="false"
                    aria-invalid=[wrong.is_some().then_some("true")] aria-describedby=[wrong.clone()];
            }
        }
    }
}

fn row(game: &GameWords<'_>, option: &ListOption, draft: &Draft, (place, id): (usize, &str)) -> Markup {
    let item = option.item(id);
    let name = item.map_or_else(|| id.into(), |item| game.voice.say(&item.name).text());
    let twice = draft.list[..place].iter().any(|other| other == id);
    let button = |step: &str, symbol: &str, key: &'static str, off: bool| {
        let label = game.voice.say(&Phrase::new(key).with("name", name.as_str())).text();
        html! {
            button class="btn btn-quiet btn-s btn-icon" name="do" value={ "list-" (step) "-" (place) } disabled[off]
                formaction={ "/new/" (game.id()) "#setup-list" } { (icon(symbol)) span class="vh" { (label) } }
        }
    };
    html! {
        li class={ "list-row" @if item.is_none() || twice { " is-wrong" } } {
            span class="num" { (place + 1) }
            span { (name) @if let Some(item) = item { small { (game.voice.say(&item.kind)) " · " (id) } } }
            (button("up", "up", "page-new-list-up", place == 0))
            (button("down", "down", "page-new-list-down", place + 1 == draft.list.len()))
            (button("out", "cross", "page-new-list-out", false))
        }
    }
}

/// What can be added.
fn more(game: &GameWords<'_>, option: &ListOption, draft: &Draft) -> Markup {
    let voice = game.voice;
    let left: Vec<&ListItem> = option.items.iter().filter(|item| !draft.list.contains(&item.id)).collect();
    let here = format!("/new/{}#setup-list", game.id());
    html! {
        div class="list-more" {
            @if !left.is_empty() {
                label {
                    span class="vh" { (voice.key("page-new-list-pick")) }
                    select class="field" name="pick" {
                        @for item in &left {
                            option value=(item.id) { (voice.say(&item.name)) " (" (voice.say(&item.kind)) ")" }
                        }
                    }
                }
                button class="btn btn-s" name="do" value="list-add" formaction=(here) { (icon("plus")) (voice.key("page-new-list-add")) }
                button class="btn btn-quiet btn-s" name="do" value="list-all" formaction=(here) { (voice.key("page-new-list-all")) }
            }
            @if !draft.list.is_empty() {
                button class="btn btn-quiet btn-s" name="do" value="list-clear" formaction=(here) { (voice.key("page-new-list-clear")) }
            }
        }
    }
}
