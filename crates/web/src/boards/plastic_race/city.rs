//! The city: streets in their colours, names, bins, plant, lights and rewards. Nothing of it ever changes.

use ecotable_kernel::Phrase;
use ecotable_plastic_race::city::{City, NodeEntry, NodeKind, Printed};
use ecotable_plastic_race::{Colour, PlasticRace, Reward};
use maud::{Markup, html};

use super::Table;
use super::ground::ground;
use super::line::{Line, Point, at, moved, radius, turned};
use super::names::names;
use crate::table::Fingerprint;
use crate::text::Text;
use crate::voice::Voice;

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&desk.game.city().file.id).add(&desk.view.plant.is_some());
}

pub fn draw(desk: &Table<'_>) -> Markup {
    let city = desk.game.city();
    let lines = Line::all(city);
    let said = Phrase::new("pr-ui-city")
        .with("city", desk.game.say_city())
        .with("places", city.file.nodes.len() as u32)
        .with("streets", city.file.edges.len() as u32);
    html! {
        div id="city" class="layer" {
            svg class="map" viewBox=(frame(city)) role="img" aria-label=(desk.say(&said)) {
                (ways(city, &lines))
                (ground(city, &lines))
                (streets(city, |section| html! { use href={ "#w-" (city.file.edges[section].id) } {} }))
                (names(city, &lines))
                (letters(desk.voice, city, &lines))
                @for node in &city.file.nodes {
                    g id={ "place-" (node.id) } { (place(desk.voice, node, desk.view.plant.is_some(), city.file.canvas[0])) }
                }
                (compass())
            }
        }
    }
}

/// The part of the plane that a city takes.
pub fn frame(city: &City) -> String {
    let [width, height] = city.file.canvas;
    format!("0 0 {width} {height}")
}

/// The lines of all streets, to be used again.
fn ways(city: &City, lines: &[Line]) -> Markup {
    html! {
        defs {
            @for (edge, line) in city.file.edges.iter().zip(lines) {
                path id={ "w-" (edge.id) } d=(line.path()) {}
                path id={ "n-" (edge.id) } d=(line.read()) {}
            }
        }
    }
}

/// All streets; `way` draws the line of one, by its number from 0.
pub fn streets(city: &City, way: impl Fn(usize) -> Markup) -> Markup {
    let all = || html! { @for section in 0..city.file.edges.len() { (way(section)) } };
    html! {
        g class="st-halo" { (all()) }
        g class="st-shadow" transform="translate(0 4)" { (all()) }
        g class="st-case" { (all()) }
        @for (section, edge) in city.file.edges.iter().enumerate() { (painted(edge.colour, &way(section))) }
    }
}

/// The paint of a street: a colour with its pattern.
pub fn painted(colour: Printed, way: &Markup) -> Markup {
    html! {
        g class={ "st st-" (paint(colour)) } {
            g class="st-1" { (way) }
            g class="st-2" { (way) }
            @if matches!(colour, Printed::Yellow | Printed::Purple | Printed::White | Printed::Joker) {
                g class="st-3" { (way) }
            }
        }
    }
}

/// The short name of a colour in classes.
pub fn paint(colour: Printed) -> &'static str {
    match colour {
        Printed::Blue => "b",
        Printed::Green => "g",
        Printed::Yellow => "y",
        Printed::Red => "r",
        Printed::Orange => "o",
        Printed::Purple => "p",
        Printed::Joker => "j",
        Printed::White => "w",
    }
}

/// A colour as it is printed.
pub fn printed(colour: Colour) -> Printed {
    match colour {
        Colour::Blue => Printed::Blue,
        Colour::Green => Printed::Green,
        Colour::Yellow => Printed::Yellow,
        Colour::Red => Printed::Red,
        Colour::Orange => Printed::Orange,
        Colour::Purple => Printed::Purple,
    }
}

/// The letter of a colour in the reader's language.
pub fn letter(voice: Voice<'_>, colour: Printed) -> Text {
    voice.key(match colour {
        Printed::Blue => "pr-ui-letter-blue",
        Printed::Green => "pr-ui-letter-green",
        Printed::Yellow => "pr-ui-letter-yellow",
        Printed::Red => "pr-ui-letter-red",
        Printed::Orange => "pr-ui-letter-orange",
        Printed::Purple => "pr-ui-letter-purple",
        Printed::Joker => "pr-ui-letter-joker",
        Printed::White => "pr-ui-letter-white",
    })
}

/// The badge with the letter of a colour, around the origin.
pub fn badge(voice: Voice<'_>, colour: Printed) -> Markup {
    let wide = matches!(colour, Printed::White);
    html! {
        g class={ "lb lb-" (paint(colour)) } {
            @if wide { rect x="-16" y="-11" width="32" height="22" rx="6" {} } @else { rect x="-11" y="-11" width="22" height="22" rx="6" {} }
            text y="5.5" { (letter(voice, colour)) }
        }
    }
}

/// The letters of all streets, and the printed arrows.
pub fn letters(voice: Voice<'_>, city: &City, lines: &[Line]) -> Markup {
    html! {
        @for (edge, line) in city.file.edges.iter().zip(lines) {
            g transform=(moved(line.point(0.5))) { g class="grow" { (badge(voice, edge.colour)) } }
            @if edge.oneway.is_some() {
                @for part in [0.22, 0.78] {
                    @let part = line.seen(part);
                    path class="printed" d="M-9-7L8 0L-9 7L-4 0Z" transform=(turned(line.point(part), line.angle(part))) {}
                }
            }
        }
    }
}

/// What stands at a node.
pub fn place(voice: Voice<'_>, node: &NodeEntry, plant: bool, width: i32) -> Markup {
    let size = radius(node.kind);
    html! {
        g transform=(moved(at(node))) {
            circle class="jn" r=(size) {}
            @if node.kind == NodeKind::Junction || (node.kind == NodeKind::Plant && !plant) {
                circle class="jn-i" r="6" {}
            } @else {
                circle class=(if node.kind == NodeKind::Reward { "rw" } else { "node-f" }) r=(size - 4.0) {}
                g class="grow-s" { (thing(node)) }
            }
        }
        @if let (Some(name), Some(caption)) = (node.written(), &node.caption) {
            @let name = voice.say(&PlasticRace::say_name(name)).text();
            @let lines = broken(&name);
            @let (x, anchor) = inside(lines, caption, width);
            text class="place fine" x=(x) y=(caption.1) text-anchor=(anchor) {
                (lines.0)
                @if let Some(second) = lines.1 { " " tspan x=(x) dy="1.06em" { (second) } }
            }
        }
    }
}

/// From this length on a name takes two lines.
const LONG: usize = 17;

/// The lines of a name: a long one is broken between the words nearest to its middle.
fn broken(name: &str) -> (&str, Option<&str>) {
    let length = name.chars().count();
    let before = |at: usize| name[..at].chars().count();
    let middle = |at: &usize| (2 * before(*at) + 1).abs_diff(length);
    let space = name.match_indices(' ').map(|(at, _)| at).min_by_key(middle);
    match space.filter(|_| length >= LONG) {
        Some(at) => (&name[..at], Some(&name[at + 1..])),
        None => (name, None),
    }
}

/// Where a name begins or ends, so that it does not leave the drawing.
fn inside<'a>(
    (first, second): (&str, Option<&str>),
    (x, _, anchor): &'a (i32, i32, String),
    width: i32,
) -> (i32, &'a str) {
    let letters = first.chars().count().max(second.map_or(0, |second| second.chars().count()));
    let length = 11 * letters as i32;
    match anchor.as_str() {
        "start" if x + length > width => (width - 8, "end"),
        "end" if x - length < 0 => (8, "start"),
        "middle" if x + length / 2 > width => (width - 8, "end"),
        "middle" if x - length / 2 < 0 => (8, "start"),
        anchor => (*x, anchor),
    }
}

/// Where the name of a place is written, about.
pub struct Written {
    left: f64,
    right: f64,
    top: f64,
    bottom: f64,
}

impl Written {
    /// Where the name of a node is written, if it is.
    pub fn of(node: &NodeEntry) -> Option<Self> {
        let (name, (x, y, anchor)) = (node.written()?, node.caption.as_ref()?);
        let (first, second) = broken(name);
        let letters = first.chars().count().max(second.map_or(0, |second| second.chars().count()));
        let (wide, x, y) = (10.5 * letters as f64, f64::from(*x), f64::from(*y));
        let left = match anchor.as_str() {
            "start" => x,
            "end" => x - wide,
            _ => x - wide / 2.0,
        };
        let bottom = y + if second.is_some() { 24.0 } else { 5.0 };
        Some(Self { left, right: left + wide, top: y - 14.0, bottom })
    }

    /// Whether a letter there would lie on some of it.
    pub fn is_near(&self, (x, y): Point) -> bool {
        x + 8.0 > self.left && x - 8.0 < self.right && y + 8.0 > self.top && y - 8.0 < self.bottom
    }

    /// Whether a truck that stands there hides some of it.
    pub fn is_under(&self, (x, y): Point) -> bool {
        x + 42.0 > self.left && x - 42.0 < self.right && y + 25.0 > self.top && y - 32.0 < self.bottom
    }
}

fn thing(node: &NodeEntry) -> Markup {
    html! {
        @match node.kind {
            NodeKind::Junction => {},
            NodeKind::Bin => {
                use href="#m-bin" {}
                text class="bin-n" y="11.5" { (node.bin.unwrap_or(0)) }
                @if node.extra_points > 0 {
                    g transform="translate(24 -20)" { circle class="extra" r="11" {} text class="extra-t" y="4.5" { "+" (node.extra_points) } }
                }
            }
            NodeKind::Plant => use href="#m-plant" {},
            NodeKind::Light => use href="#m-light" transform="translate(0 2) scale(.86)" {},
            NodeKind::Reward => {
                circle class="rw-r" r="20" {}
                use href=(reward(node.reward)) {}
            }
        }
    }
}

/// The drawing of a reward.
fn reward(reward: Option<Reward>) -> String {
    format!("#m-{}", reward.map_or("dice", Reward::word))
}

fn compass() -> Markup {
    html! { g class="fine north" transform="translate(962 36)" { path d="M0-18L9 14L0 8L-9 14Z" {} text y="32" { "N" } } }
}
