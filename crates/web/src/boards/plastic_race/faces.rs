//! Street cards and route cards.

use ecotable_kernel::{Narrate, Phrase};
use ecotable_plastic_race::city::Printed;
use ecotable_plastic_race::{Action, Card, Colour, Colours, Effect, Kind, PlasticRace, Route};
use maud::{Markup, html};

use super::Table;
use super::city::{letter, paint, painted, printed};
use crate::parts::card::Copies;
use crate::screens::icon::{Icon, icon};
use crate::table::Shared;
use crate::text::Text;
use crate::voice::Voice;

/// What happens when a card is pressed.
pub enum Tap {
    /// It tells more about itself.
    Look,
    /// It takes this action.
    Act(Action),
    /// It tells what can be done with it.
    Choose(String),
    /// It tells why this action is not possible.
    WhyNot(Action),
}

/// The classes of the colours of a card.
fn hues(game: &PlasticRace, card: Card) -> String {
    match game.cards().street(card).colours.as_slice() {
        [first, second] => format!("hue-{} two-{}", paint(printed(*first)), paint(printed(*second))),
        [only] => format!("hue-{}", paint(printed(*only))),
        _ => "hue-j".to_owned(),
    }
}

/// A text with a capital letter at its beginning.
pub fn capital(text: &str) -> Text {
    let mut letters = text.chars();
    letters
        .next()
        .map(|first| first.to_uppercase().chain(letters).collect::<String>())
        .unwrap_or_default()
        .into()
}

/// What a street card is called by what it can do.
pub fn name(game: &PlasticRace, voice: Voice<'_>, card: Card) -> Text {
    let face = game.cards().street(card);
    let pair = |key: &'static str| match face.colours.as_slice() {
        [first, second] => Phrase::new(key)
            .with("first", PlasticRace::say_colour(*first))
            .with("second", PlasticRace::say_colour(*second)),
        _ => Phrase::new(key),
    };
    let phrase = match (face.kind, face.effect) {
        (Kind::Single, Some(effect)) => PlasticRace::say_effect(effect),
        (Kind::Dashed, _) => pair("pr-ui-card-dashed"),
        (Kind::Solid, _) => pair("pr-ui-card-solid"),
        _ => Phrase::new("pr-ui-card-wild"),
    };
    capital(&voice.say(&phrase).text())
}

/// The small drawing of what a card can do.
pub fn sign(game: &PlasticRace, card: Card) -> Icon<'static> {
    let face = game.cards().street(card);
    icon(face.effect.map_or(face.kind.word(), Effect::word))
}

/// The letters of the colours of a card.
fn letters(game: &PlasticRace, voice: Voice<'_>, card: Card) -> Markup {
    let colours = &game.cards().street(card).colours;
    html! {
        @for &colour in colours.iter().rev() {
            span class={ "card-let lb-" (paint(printed(colour))) } { span class="vh" { (voice.say(&PlasticRace::say_colour(colour))) " " } (letter(voice, printed(colour))) }
        }
        @if colours.is_empty() { span class="card-let lb-j" { (letter(voice, Printed::Joker)) } }
    }
}

/// What is printed on a street card: a piece of road, with the line between its colours.
pub fn face(game: &PlasticRace, voice: Voice<'_>, card: Card) -> Markup {
    let face = game.cards().street(card);
    html! {
        span class="card-art" { svg viewBox="0 0 80 80" aria-hidden="true" { (road(face.kind, &face.colours)) } }
        span class="card-name" { (name(game, voice, card)) }
        span class="card-val" { (sign(game, card)) }
        (letters(game, voice, card))
    }
}

fn road(kind: Kind, colours: &[Colour]) -> Markup {
    let lane = |colour: Printed, x: u8| painted(colour, &html! { path d={ "M" (x) " -8V88" } {} });
    html! {
        path class="road" d="M18-8V88H62V-8Z" {}
        @match (kind, colours) {
            (Kind::Single, [colour]) => g class="one" { (lane(printed(*colour), 40)) },
            (_, [first, second]) => {
                (lane(printed(*first), 29)) (lane(printed(*second), 51))
                @if kind == Kind::Dashed { path class="mid" d="M40-8V88" stroke-dasharray="11 9" {} } @else { path class="mid" d="M37.5-8V88M42.5-8V88" {} }
            }
            _ => {
                @for (place, &colour) in (0u8..).zip(Colour::ALL) {
                    rect class={ "lb-" (paint(printed(colour))) } x="22" y=(place * 14) width="36" height="14" fill="var(--lb)" {}
                }
            }
        }
    }
}

/// What is printed on a card, drawn once for all who read the same language.
fn shared(desk: &Table<'_>, card: Card) -> Shared {
    desk.common_for("street", card, || face(desk.game, desk.voice, card))
}

/// A street card of this match, and how many there are like it.
pub fn draw(desk: &Table<'_>, card: Card, count: u8, tap: &Tap) -> Markup {
    let class = format!("card street {}", hues(desk.game, card));
    let inner = html! { (shared(desk, card)) (Copies(count)) };
    html! {
        @match tap {
            Tap::Act(action) => {
                button class={ (class) " is-hot" } form="act" name="action" value=(action) {
                    span class="vh" { (desk.say(&desk.game.action(*action))) " " }
                    (inner)
                }
            }
            Tap::Choose(address) => a class={ (class) " is-live" } href=(address) data-sheet { (inner) },
            Tap::WhyNot(action) => {
                a class={ (class) " is-quiet" } href=(desk.asking("why", &action.to_string())) aria-disabled="true" data-sheet {
                    (inner) span class="card-why" { (desk.key("table-ui-why-not")) }
                }
            }
            Tap::Look if desk.can_act() => a class=(class) href={ (desk.address("card")) "/" (card) } data-sheet { (inner) },
            Tap::Look => div class=(class) { (inner) },
        }
    }
}

/// A street card that lies nowhere in particular.
pub fn plain(game: &PlasticRace, voice: Voice<'_>, card: Card) -> Markup {
    html! { div class={ "card street " (hues(game, card)) } { (face(game, voice, card)) } }
}

/// A street card so small that only its colours and its sign are left.
pub fn mini(desk: &Table<'_>, card: Card) -> Markup {
    html! {
        span class={ "minicard " (hues(desk.game, card)) } {
            span class="vh" { (desk.say(&desk.game.say_card(card))) }
            span aria-hidden="true" { (sign(desk.game, card)) (plain_letters(desk, card)) }
        }
    }
}

fn plain_letters(desk: &Table<'_>, card: Card) -> Markup {
    let colours = &desk.game.cards().street(card).colours;
    html! { @for &colour in colours { b class={ "lt lb-" (paint(printed(colour))) } { (letter(desk.voice, printed(colour))) } } }
}

/// The letter of a colour as a small badge in a text.
pub fn lettered(voice: Voice<'_>, colour: Colour) -> Markup {
    html! { b class={ "lt lb-" (paint(printed(colour))) } { (letter(voice, printed(colour))) } }
}

/// What is printed on a route card; `done` are the colours driven already.
pub fn route(game: &PlasticRace, voice: Voice<'_>, route: Route, done: Colours) -> Markup {
    let face = game.cards().route(route);
    html! {
        span class="route-top" { (icon("route")) b { (voice.say(&Phrase::new("pr-ui-points").with("points", face.points))) } }
        span class="route-way" {
            @for &colour in &face.colours {
                span class={ "stop" @if done.contains(colour) { " is-done" } } {
                    (lettered(voice, colour))
                    span class="vh" {
                        (voice.say(&PlasticRace::say_colour(colour))) " "
                        @if done.contains(colour) { (voice.key("pr-ui-driven")) " " }
                    }
                }
            }
        }
    }
}
