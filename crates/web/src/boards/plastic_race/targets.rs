//! What can be done by pointing at the map: streets to drive or to choose. It lies over everything else there.

use std::collections::BTreeSet;

use ecotable_kernel::{Narrate, Phrase};
use ecotable_plastic_race::city::{Node, NodeEntry, NodeKind, Section};
use ecotable_plastic_race::{Action, Direction, PhaseWords};
use maud::{Markup, html};

use super::Table;
use super::city::frame;
use super::line::{Line, Point, at, number, radius, turned};
use super::traffic::stands_at;
use crate::table::Fingerprint;
use crate::text::Text;

/// How large what is pointed at is, in units of the map.
const SIZE: f64 = 58.0;

/// What happens when something on the map is pressed.
pub enum Press {
    /// It takes the action of this notation.
    Act(String),
    /// It opens a sheet at this address.
    Ask(String),
}

/// Something to be pointed at.
pub struct Target {
    pub at: Point,
    pub class: &'static str,
    pub label: Text,
    pub press: Press,
}

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    let asked = desk.is_asked();
    fingerprint.add(&asked).add(&desk.me());
    if asked {
        fingerprint.add(&desk.legal).add(&desk.view.phase);
    }
    if let Some(seat) = desk.me() {
        fingerprint.add(&desk.view.players.get(seat.index()).map(|player| &player.truck));
    }
}

/// The section that an action is about.
pub fn section_of(action: Action) -> Option<Section> {
    match action {
        Action::Continue(section, _)
        | Action::Step(_, section, _)
        | Action::ShortcutStep(_, section)
        | Action::PairStep(section, _)
        | Action::DoubleStep(section, _)
        | Action::PickDie(section)
        | Action::PlaceDie(section)
        | Action::PickToken(section)
        | Action::PlaceWorks(section)
        | Action::PlaceOneWay(section)
        | Action::Remove(section)
        | Action::Reverse(section)
        | Action::Pass(section) => Some(section),
        _ => None,
    }
}

/// What the viewer may do with a section.
pub fn on_section<'d>(desk: &'d Table<'_>, section: Section) -> impl Iterator<Item = Action> + 'd {
    desk.legal.iter().copied().filter(move |&action| section_of(action) == Some(section))
}

/// All sections of the city.
pub fn sections(desk: &Table<'_>) -> impl Iterator<Item = Section> {
    desk.game.city().file.edges.iter().filter_map(|edge| edge.id.parse().ok())
}

pub fn draw(desk: &Table<'_>) -> Markup {
    let city = desk.game.city();
    let lines = Line::all(city);
    let targets = if desk.is_asked() { targets(desk, &lines) } else { Vec::new() };
    html! {
        div id="targets" class="layer" role="group" aria-label=(desk.key("pr-ui-targets")) {
            svg class="map" viewBox=(frame(city)) {
                (home(desk))
                @if desk.is_asked() { (glow(desk, &lines)) (arrows(desk, &lines)) }
                @for target in &targets { (drawn(target)) }
            }
        }
    }
}

/// Where the viewer's truck is, so that the map can be moved there.
fn home(desk: &Table<'_>) -> Markup {
    let truck = desk.me().and_then(|seat| stands_at(desk, seat));
    let node = truck.map(|node| &desk.game.city().file.nodes[node.index()]);
    html! { @if let Some(node) = node { circle data-centre cx=(node.x) cy=(node.y) r="1" fill="none" {} } }
}

/// The streets that something can be done with light up along their edges. Their colours, patterns and letters stay as
/// they are, and so does what stands at their ends.
fn glow(desk: &Table<'_>, lines: &[Line]) -> Markup {
    let city = desk.game.city();
    let lit: Vec<Section> =
        sections(desk).filter(|&section| on_section(desk, section).next().is_some()).collect();
    let way: String = lit.iter().map(|section| lines[section.index()].path()).collect();
    let ends: BTreeSet<usize> =
        lit.iter().flat_map(|section| city.ends[section.index()].map(Node::index)).collect();
    let [width, height] = city.file.canvas;
    html! {
        @if !lit.is_empty() {
            mask id="edges" maskUnits="userSpaceOnUse" x="-99" y="-99" width=(width + 198) height=(height + 198) {
                rect x="-99" y="-99" width=(width + 198) height=(height + 198) fill="#fff" {}
                path class="unlit" d=(way) {}
                @for node in ends.iter().map(|&node| &city.file.nodes[node]) {
                    circle cx=(node.x) cy=(node.y) r=(radius(node.kind)) {}
                }
            }
            path class="lit" d=(way) mask="url(#edges)" {}
        }
    }
}

/// The directions to choose from.
fn arrows(desk: &Table<'_>, lines: &[Line]) -> Markup {
    html! {
        @for (point, angle, _, _) in directions(desk, lines) {
            g transform=(turned(point, angle)) { g class="grow-w" { circle class="ow" r="18" {} path class="ow-a" d="M-10-3.5H1V-9L11 0L1 9V3.5H-10Z" {} } }
        }
    }
}

type Way = (Point, f64, Direction, String);

fn directions(desk: &Table<'_>, lines: &[Line]) -> Vec<Way> {
    let PhaseWords::OneWayDirection { section, .. } = desk.view.phase else { return Vec::new() };
    let city = desk.game.city();
    let line = &lines[section.index()];
    let way = |action: &Action| match *action {
        Action::OneWayDirection(direction) => {
            let (part, turn) = if direction == Direction::Forward { (0.8, 0.0) } else { (0.2, 180.0) };
            let part = line.seen(part);
            let end = city.node_id(city.end_of(section, direction)).to_owned();
            Some((line.point(part), line.angle(part) + turn, direction, end))
        }
        _ => None,
    };
    desk.legal.iter().filter_map(way).collect()
}

fn targets(desk: &Table<'_>, lines: &[Line]) -> Vec<Target> {
    let mut targets: Vec<Target> = sections(desk)
        .filter_map(|section| on_street(desk, section, lines[section.index()].point(0.5)))
        .collect();
    targets.extend(desk.game.city().file.nodes.iter().filter_map(|node| on_place(desk, node)));
    targets.extend(directions(desk, lines).into_iter().map(|(at, _, direction, end)| Target {
        at,
        class: "target",
        label: desk.say(&Phrase::new("pr-ui-towards").with("place", desk.game.say_node(&end))).text(),
        press: Press::Act(Action::OneWayDirection(direction).to_string()),
    }));
    targets
}

/// A street with which something can be done at once: the only thing, driving on, or a choice.
fn on_street(desk: &Table<'_>, section: Section, at: Point) -> Option<Target> {
    let all: Vec<Action> = on_section(desk, section).collect();
    let going_on: Vec<Action> =
        all.iter().copied().filter(|action| matches!(action, Action::Continue(..))).collect();
    let (press, label) = match (all.as_slice(), going_on.as_slice()) {
        ([], _) => return None,
        (_, [only]) | ([only], _) => (Press::Act(only.to_string()), desk.game.action(*only)),
        _ => {
            let street = Phrase::new("pr-ui-choose-on").with("street", desk.game.say_section(section));
            (Press::Ask(format!("{}&section={section}", sheet(desk, "section"))), street)
        }
    };
    Some(Target { at, class: "target", label: desk.say(&label).text(), press })
}

/// The address of a sheet for planning.
pub fn sheet(desk: &Table<'_>, name: &str) -> Text {
    desk.asking(&format!("plan/{name}"), "").text()
}

/// A place where something can be done.
fn on_place(desk: &Table<'_>, node: &NodeEntry) -> Option<Target> {
    let truck = desk.me().and_then(|seat| stands_at(desk, seat)).map(|here| desk.game.city().node_id(here));
    let started =
        |action: &&Action| matches!(action, Action::ChooseLight(light) if light.to_string() == node.id);
    let at_bin = node.kind == NodeKind::Bin && truck == Some(node.id.as_str()) && desk.may(Action::Collect);
    let action = desk.legal.iter().find(started).copied().or(at_bin.then_some(Action::Collect))?;
    let (label, press) = (desk.say(&desk.game.action(action)).text(), Press::Act(action.to_string()));
    Some(Target { at: at(node), class: "target is-place", label, press })
}

/// What is pointed at, as a button or a link.
pub fn drawn(target: &Target) -> Markup {
    let (x, y) = (target.at.0 - SIZE / 2.0, target.at.1 - SIZE / 2.0);
    html! {
        foreignObject x=(number(x)) y=(number(y)) width=(SIZE) height=(SIZE) {
            @match &target.press {
                Press::Act(action) => {
                    button class=(target.class) form="act" name="action" value=(action) aria-label=(target.label) {}
                }
                Press::Ask(address) => a class=(target.class) href=(address) aria-label=(target.label) data-sheet {},
            }
        }
    }
}
