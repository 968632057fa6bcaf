//! Everything that the viewer can do now, as a list: the equal of pointing at map and cards.

use ecotable_kernel::{Narrate, Phrase};
use ecotable_plastic_race::city::Section;
use ecotable_plastic_race::{Action, Card, Colour, PhaseWords, PlasticRace, Wanted};
use maud::{Markup, html};

use super::Table;
use super::city::{letter, paint};
use super::faces::{capital, lettered, mini};
use super::tray;
use crate::parts::seat::seat_mark;
use crate::screens::icon::icon;
use crate::table::Fingerprint;

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    let asked = desk.is_asked();
    fingerprint.add(&asked).add(&desk.me());
    if asked {
        let truck = desk.view.players.get(desk.view.active.index()).map(|player| &player.truck);
        fingerprint.add(&desk.legal).add(&desk.view.phase).add(&truck).add(&desk.view.dice);
    }
}

/// What belongs together in the list.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Group {
    /// Driving on with the card that was played.
    GoOn,
    /// Driving with this card.
    With(Card),
    /// Taking a shortcut with this card.
    Shortcut(Card),
    /// Driving with any two cards.
    Pair,
    /// Driving over a double lane.
    Double,
    /// Using an effect or the police token.
    Effects,
    /// Selling at the plant.
    Plant,
    /// All that one decision asks.
    Choice,
}

fn group(action: Action) -> Group {
    match action {
        Action::Continue(..) => Group::GoOn,
        Action::Step(card, ..) => Group::With(card),
        Action::ShortcutStep(card, _) => Group::Shortcut(card),
        Action::PairStep(..) => Group::Pair,
        Action::DoubleStep(..) => Group::Double,
        Action::Effect(_) | Action::PoliceToken => Group::Effects,
        Action::SellBin(_) => Group::Plant,
        _ => Group::Choice,
    }
}

/// The actions of the list, those of a group together.
fn grouped(desk: &Table<'_>) -> Vec<(Group, Vec<Action>)> {
    let mut groups: Vec<(Group, Vec<Action>)> = Vec::new();
    let listed = desk.legal.iter().copied().filter(|&action| !tray::has(desk, action));
    for action in listed {
        let group = group(action);
        match groups.iter_mut().find(|(known, _)| *known == group) {
            Some((_, actions)) => actions.push(action),
            None => groups.push((group, vec![action])),
        }
    }
    groups
}

pub fn draw(desk: &Table<'_>) -> Markup {
    let groups = if desk.is_asked() { grouped(desk) } else { Vec::new() };
    html! {
        section id="deeds" class="panel deeds" aria-labelledby="deeds-title" data-arrows hidden[!desk.is_asked()] {
            h2 class="panel-h" id="deeds-title" { (desk.key("pr-ui-deeds")) }
            @if groups.is_empty() {
                p class="muted small" { (desk.key("pr-ui-deeds-below")) }
            }
            @for (group, actions) in &groups {
                div class="deed-grp" {
                    (heading(desk, *group))
                    ul { @for &action in actions { li { (button(desk, action)) } } }
                }
            }
        }
    }
}

fn heading(desk: &Table<'_>, group: Group) -> Markup {
    let plain = |key: &str| html! { h3 { (desk.key(key)) } };
    match group {
        Group::GoOn => plain("pr-ui-group-go-on"),
        Group::With(card) => html! { h3 { (desk.key("pr-ui-group-with")) " " (mini(desk, card)) } },
        Group::Shortcut(card) => html! { h3 { (desk.key("pr-ui-group-shortcut")) " " (mini(desk, card)) } },
        Group::Pair => plain("pr-ui-group-pair"),
        Group::Double => plain("pr-ui-group-double"),
        Group::Effects => plain("pr-ui-group-effects"),
        Group::Plant => plain("pr-ui-group-plant"),
        Group::Choice => html! {},
    }
}

fn button(desk: &Table<'_>, action: Action) -> Markup {
    html! {
        button class="deed" form="act" name="action" value=(action) { (label(desk, action)) }
    }
}

/// A street with the letter of its colour now, and where it leads from the truck.
fn street(desk: &Table<'_>, section: Section, named: Option<Colour>) -> Markup {
    let city = desk.game.city();
    let truck = super::traffic::stands_at(desk, desk.view.active);
    let exit = truck.and_then(|truck| city.exit(truck, section));
    let name = street_name(desk, section);
    let phrase = match exit.map(|exit| place_name(desk, city.node_id(exit.to))) {
        Some(place) => {
            Phrase::new("pr-ui-street-to").with("street", name.as_str()).with("place", place.as_str())
        }
        None => Phrase::new("pr-ui-street").with("street", name.as_str()),
    };
    html! { (badge(desk, section, named)) span { (desk.say(&phrase)) } }
}

/// The name of a street.
pub fn street_name(desk: &Table<'_>, section: Section) -> String {
    let edge = desk.game.city().file.edges.get(section.index());
    edge.filter(|edge| !edge.name.is_empty()).map_or_else(|| section.to_string(), |edge| edge.name.clone())
}

/// The name of a place.
pub fn place_name(desk: &Table<'_>, node: &str) -> String {
    let entry = desk.game.city().file.nodes.iter().find(|entry| entry.id == node);
    entry.and_then(|entry| entry.name.clone()).unwrap_or_else(|| node.to_owned())
}

/// The letter of the colour that a section has now, or in which it is driven.
pub fn badge(desk: &Table<'_>, section: Section, named: Option<Colour>) -> Markup {
    let die = desk.view.dice.iter().find(|die| die.section == section).map(|die| die.colour);
    let colour = named.or(die);
    let edge = desk.game.city().file.edges.get(section.index());
    html! {
        @match (colour, edge) {
            (Some(colour), _) => (lettered(desk.voice, colour)),
            (None, Some(edge)) => b class={ "lt lb-" (paint(edge.colour)) } { (letter(desk.voice, edge.colour)) },
            (None, None) => {},
        }
    }
}

/// What a button of the list says.
pub fn label(desk: &Table<'_>, action: Action) -> Markup {
    match action {
        Action::Continue(section, named)
        | Action::Step(_, section, named)
        | Action::PairStep(section, named)
        | Action::DoubleStep(section, named) => street(desk, section, named),
        Action::ShortcutStep(_, section) => street(desk, section, None),
        Action::PickDie(section)
        | Action::PlaceDie(section)
        | Action::PickToken(section)
        | Action::PlaceWorks(section)
        | Action::PlaceOneWay(section) => {
            html! { (badge(desk, section, None)) span { (street_name(desk, section)) } }
        }
        Action::Effect(card) => effect(desk, card),
        Action::SpendCard(card)
        | Action::PayUnit(card)
        | Action::GiveCard(card)
        | Action::SwapOwn(card)
        | Action::SwapTheirs(card)
        | Action::Discard(card) => {
            html! { (mini(desk, card)) span { (desk.say(&desk.game.action(action))) } }
        }
        Action::DieColour(colour) => {
            html! { (lettered(desk.voice, colour)) span { (desk.say(&desk.game.action(action))) } }
        }
        Action::AskFor(Wanted::Colour(colour)) => {
            html! { (lettered(desk.voice, colour)) span { (desk.say(&PlasticRace::say_colour(colour))) } }
        }
        Action::AskFor(Wanted::Effect(effect)) => {
            html! { (icon(effect.word())) span { (desk.say(&PlasticRace::say_effect(effect))) } }
        }
        Action::PickSeat(seat) => html! { (seat_mark(seat)) span { (desk.voice.name(seat)) } },
        Action::SellBin(bin) => sale(desk, bin),
        Action::OneWayDirection(direction) => {
            let PhaseWords::OneWayDirection { section, .. } = desk.view.phase else { return html! {} };
            let city = desk.game.city();
            let end = place_name(desk, city.node_id(city.end_of(section, direction)));
            html! { (icon("one_way")) span { (desk.say(&Phrase::new("pr-ui-towards").with("place", end.as_str()))) } }
        }
        _ => html! { span { (desk.say(&desk.game.action(action))) } },
    }
}

/// An effect by its name and what it does.
fn effect(desk: &Table<'_>, card: Card) -> Markup {
    let Some(effect) = desk.game.cards().street(card).effect else { return html! {} };
    html! {
        (mini(desk, card))
        span { b { (capital(&desk.say(&PlasticRace::say_effect(effect)))) } " " small { (desk.say(&PlasticRace::explain_effect(effect))) } }
    }
}

/// A sale with its arithmetic: a bin card that is kept is worth two points at the end.
fn sale(desk: &Table<'_>, bin: u8) -> Markup {
    let points = desk.view.plant.as_ref().map_or(0, |plant| plant.points);
    let phrase = Phrase::new("pr-ui-sell").with("bin", bin).with("points", points);
    html! { (icon("bin")) span { (desk.say(&phrase)) } }
}
