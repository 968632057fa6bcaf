//! Everything that the viewer can do now, as a list: the equal of pointing at map and cards.

use ecotable_kernel::{Narrate, Phrase};
use ecotable_plastic_race::city::Section;
use ecotable_plastic_race::{Action, Card, Colour, PhaseWords, PlasticRace, Wanted};
use maud::{Markup, html};

use super::Table;
use super::city::{letter, paint};
use super::faces::{capital, lettered, mini};
use super::tray;
use crate::screens::icon::icon;
use crate::table::Fingerprint;
use crate::text::Text;

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
    /// Using an effect.
    Effects,
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
        Action::Effect(_) => Group::Effects,
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
    let count: usize = groups.iter().map(|(_, actions)| actions.len()).sum();
    html! {
        section id="deeds" class="panel deeds" aria-labelledby="deeds-title" data-arrows hidden[groups.is_empty()] {
            @if !desk.is_asked() || is_on_table(&desk.view.phase) {
                details {
                    summary class="panel-h" id="deeds-title" {
                        (desk.say(&Phrase::new("pr-ui-deeds-as-list").with("count", count as u32)))
                    }
                    (listed(desk, &groups))
                }
            } @else {
                h2 class="panel-h" id="deeds-title" { (desk.key("pr-ui-deeds")) }
                (listed(desk, &groups))
            }
        }
    }
}

/// Whether everything of the list can be done on map and cards as well; then the list is folded.
fn is_on_table(phase: &PhaseWords) -> bool {
    !matches!(phase, PhaseWords::AskFor { .. } | PhaseWords::PoliceOption { .. })
}

fn listed(desk: &Table<'_>, groups: &[(Group, Vec<Action>)]) -> Markup {
    html! {
        div class="deed-grps" {
            @for (group, actions) in groups {
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
pub fn street_name(desk: &Table<'_>, section: Section) -> Text {
    let edge = desk.game.city().file.edges.get(section.index());
    edge.filter(|edge| !edge.name.is_empty())
        .map_or_else(|| section.to_string(), |edge| edge.name.clone())
        .into()
}

/// The name of a place.
pub fn place_name(desk: &Table<'_>, node: &str) -> Text {
    let entry = desk.game.city().file.nodes.iter().find(|entry| entry.id == node);
    let name = entry.and_then(|entry| entry.name.as_deref());
    name.map_or_else(|| node.into(), |name| desk.say(&PlasticRace::say_name(name)).text())
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
        Action::AskFor(Wanted::Colour(colour)) => {
            html! { (lettered(desk.voice, colour)) span { (desk.say(&PlasticRace::say_colour(colour))) } }
        }
        Action::AskFor(Wanted::Effect(effect)) => {
            html! { (icon(effect.word())) span { (desk.say(&PlasticRace::say_effect(effect))) } }
        }
        _ => html! { span { (desk.say(&desk.game.action(action))) } },
    }
}

/// An effect by its name and what it does.
fn effect(desk: &Table<'_>, card: Card) -> Markup {
    let Some(effect) = desk.game.cards().street(card).effect else { return html! {} };
    html! {
        (mini(desk, card))
        span { b { (capital(&desk.say(&PlasticRace::say_effect(effect)).text())) } " " small { (desk.say(&PlasticRace::explain_effect(effect))) } }
    }
}
