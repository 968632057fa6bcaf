//! Ways to a goal: a ghost of the drive on the map, the streets, and the cards it spends.

use ecotable_kernel::{Phrase, Seat};
use ecotable_plastic_race::city::{Node, NodeKind, Place};
use ecotable_plastic_race::{Direction, Drive, Effect, PlasticRace};
use maud::{Markup, html};

use super::Table;
use super::city::{frame, letters, place, streets};
use super::deeds::{badge, place_name, street_name};
use super::faces::mini;
use super::line::{Line, at, moved};
use super::plan::start;
use super::targets::sheet;
use super::traffic::{leg, small, tokens, truck};
use crate::screens::icon::icon;

/// What every form of a seat carries.
pub fn carried(desk: &Table<'_>, seat: Seat) -> Markup {
    html! {
        input type="hidden" name="seat" value=(seat);
        (desk.eye.mode.field())
        @if let Some(ticket) = desk.ticket() { input type="hidden" name="ticket" value=(ticket); }
    }
}

/// The ways, of which one is drawn.
pub fn draw(desk: &Table<'_>, seat: Seat, to: &str, found: &[Drive], chosen: usize) -> Markup {
    html! {
        (map(desk, found.get(chosen)))
        ol class="ways" {
            @for (number, drive) in found.iter().enumerate() {
                li class={ "way" @if number == chosen { " is-shown" } } {
                    (legs(desk, drive))
                    (cost(desk, drive))
                    (bring(desk, drive))
                    div class="acts" {
                        (go(desk, seat, drive, number == chosen))
                        @if number != chosen {
                            a class="btn btn-s" data-sheet href={ (sheet(desk, "route")) "&to=" (to) "&way=" (number) } {
                                (desk.key("pr-ui-way-show"))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A form that drives all of it, as far as nothing comes in between.
fn go(desk: &Table<'_>, seat: Seat, drive: &Drive, shown: bool) -> Markup {
    let (first, rest) = match drive.actions.split_first() {
        Some((first, rest)) => (first, rest),
        None => return html! {},
    };
    html! {
        form method="post" action=(desk.address("act")) {
            (carried(desk, seat))
            @for action in rest { input type="hidden" name="then" value=(action); }
            button class={ "btn" @if shown { " btn-primary" } } name="action" value=(first) {
                (icon("drive")) (desk.say(&Phrase::new("pr-ui-drive").with("count", drive.sections.len() as u32)))
            }
        }
    }
}

/// The directions in which a drive takes its streets, and where it comes by.
fn course(desk: &Table<'_>, drive: &Drive) -> Vec<(Direction, Node)> {
    let city = desk.game.city();
    let mut here = start(desk);
    let step = |section: &ecotable_plastic_race::city::Section| {
        let exit = here.and_then(|node| city.exit(node, *section))?;
        here = Some(exit.to);
        Some((exit.direction, exit.to))
    };
    drive.sections.iter().map_while(step).collect()
}

fn legs(desk: &Table<'_>, drive: &Drive) -> Markup {
    html! {
        ol class="legs" {
            @for (section, (_, to)) in drive.sections.iter().zip(course(desk, drive)) {
                li {
                    (badge(desk, *section, None))
                    span { (street_name(desk, *section)) " " small { (place_name(desk, desk.game.city().node_id(to))) } }
                }
            }
        }
    }
}

/// What a drive spends: the hand before and after it, and the same in a sentence.
fn cost(desk: &Table<'_>, drive: &Drive) -> Markup {
    let count = drive.cards.len() as u32;
    let hand = desk.view.own.as_ref().map_or(0, |own| own.hand.len() as u32);
    let said = Phrase::new(if count == 0 { "pr-ui-way-free" } else { "pr-ui-way-cost" })
        .with("count", count)
        .with("streets", drive.sections.len() as u32)
        .with("left", hand.saturating_sub(count));
    html! {
        p class="sum" aria-hidden="true" {
            span { (icon("cards")) (hand) }
            span class="op" { "−" }
            @if drive.cards.is_empty() { span { "0" } }
            @for &card in &drive.cards { (mini(desk, card)) " " }
            span class="op" { "=" }
            span class="eq" { (hand.saturating_sub(count)) }
        }
        p class="cost" {
            (desk.say(&said))
            // Which ones, for those who do not see them above.
            @if count > 0 { span class="vh" { " " (desk.say(&spent(desk, drive))) } }
            @if drive.police_token { " " (icon(Effect::Police.word())) (desk.key("pr-ui-way-police")) }
        }
    }
}

/// The cards that a drive spends, by what they show.
fn spent(desk: &Table<'_>, drive: &Drive) -> Phrase {
    let cards: Vec<Phrase> = drive.cards.iter().map(|&card| desk.game.say_card(card)).collect();
    Phrase::new("pr-ui-way-cards").with("cards", cards)
}

/// What waits on the way and at its end.
fn bring(desk: &Table<'_>, drive: &Drive) -> Markup {
    let city = desk.game.city();
    let course = course(desk, drive);
    let mut lines: Vec<Phrase> = Vec::new();
    for &(_, node) in &course {
        let id = city.node_id(node);
        if let Place::Reward(reward) = city.node(node).place
            && !desk.view.rewards_used.iter().any(|used| used == id)
        {
            let line = Phrase::new("pr-ui-way-reward").with("place", place_name(desk, id).as_str());
            lines.push(line.with("reward", PlasticRace::say_reward(reward)));
        }
    }
    let own = desk.view.players.get(desk.view.active.index());
    if let (Some(&(_, end)), Some(own)) = (course.last(), own)
        && let Place::Bin(bin) = city.node(end).place
    {
        let has = own.bins.contains(&bin);
        let key = if has { "pr-ui-way-bin-had" } else { "pr-ui-way-bin" };
        lines.push(Phrase::new(key).with("bin", bin).with("extra", city.node(end).extra_points));
    }
    if drive.certain < drive.actions.len() {
        lines.push(Phrase::new("pr-ui-way-uncertain"));
    }
    html! { @if !lines.is_empty() { ul class="bring" { @for line in &lines { li { (desk.say(line)) } } } } }
}

/// The city without names, with what lies in it, and the ghost of a drive.
pub fn map(desk: &Table<'_>, drive: Option<&Drive>) -> Markup {
    let city = desk.game.city();
    let lines = Line::all(city);
    let seat = desk.view.active;
    html! {
        div class="plan-map" {
            svg class="map" viewBox=(frame(city)) aria-hidden="true" {
                rect class="land" width=(city.file.canvas[0]) height=(city.file.canvas[1]) {}
                (streets(city, |section| html! { path d=(lines[section].path()) {} }))
                @if let Some(drive) = drive { (ghost(desk, &lines, drive)) }
                (letters(desk.voice, city, &lines))
                (tokens(desk, &lines))
                @for node in &city.file.nodes { (place(desk.voice, node, desk.view.plant.is_some(), city.file.canvas[0])) }
                @if let Some(drive) = drive { (steps(desk, &lines, drive)) }
                @if let Some(place) = super::traffic::parking(desk, seat) {
                    g transform=(moved(place)) { (truck(seat)) }
                }
            }
        }
    }
}

fn ghost(desk: &Table<'_>, lines: &[Line], drive: &Drive) -> Markup {
    let course = course(desk, drive);
    let way: String = drive
        .sections
        .iter()
        .zip(&course)
        .map(|(section, (direction, _))| leg(&lines[section.index()], *direction))
        .collect();
    html! {
        g class={ "seat-" (small(desk.view.active)) } {
            path class="gh-3" d=(way) {} path class="gh-2" d=(way) {} path class="gh-1" d=(way) {}
        }
    }
}

/// The numbers of the steps, and a ghost of the truck at the end.
fn steps(desk: &Table<'_>, lines: &[Line], drive: &Drive) -> Markup {
    let course = course(desk, drive);
    let city = desk.game.city();
    let end = course.last().and_then(|&(_, node)| city.file.nodes.get(node.index()));
    html! {
        g class={ "seat-" (small(desk.view.active)) } {
            @for (number, (section, (direction, _))) in (1u8..).zip(drive.sections.iter().zip(&course)) {
                @let line = &lines[section.index()];
                @let part = line.seen(if *direction == Direction::Forward { 0.8 } else { 0.2 });
                g transform=(moved(line.point(part))) {
                    g class="grow" { circle class="stp" r="11.5" {} text class="stp-t" y="5" { (number) } }
                }
            }
            @if let Some(end) = end {
                @let (x, y) = at(end);
                @let up = if end.kind == NodeKind::Junction { 8.0 } else { 26.0 };
                g class="ghost" transform=(moved(((x - 34.0).max(40.0), y - up))) { (truck(desk.view.active)) }
            }
        }
    }
}
