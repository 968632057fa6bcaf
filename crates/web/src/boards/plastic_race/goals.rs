//! Where one could go: every street and every place that matters leads to the ways there. It changes once a turn.

use ecotable_kernel::Phrase;
use ecotable_plastic_race::PhaseWords;
use ecotable_plastic_race::city::{NodeEntry, NodeKind, Section};
use maud::{Markup, html};

use super::Table;
use super::city::frame;
use super::line::{Line, Point, at};
use super::targets::{Press, Target, drawn, sections, sheet};
use crate::table::Fingerprint;

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&drives(desk)).add(&desk.me());
}

/// Whether the viewer may choose where to drive.
fn drives(desk: &Table<'_>) -> bool {
    let turn = matches!(desk.view.phase, PhaseWords::Turn {});
    turn && desk.is_asked() && !desk.view.movement_over
}

pub fn draw(desk: &Table<'_>) -> Markup {
    let city = desk.game.city();
    html! {
        div id="goals" class="layer" role="group" aria-label=(desk.key("pr-ui-goals")) {
            svg class="map" viewBox=(frame(city)) {
                @if drives(desk) {
                    @let lines = Line::all(city);
                    @for section in sections(desk) { (drawn(&street(desk, section, lines[section.index()].point(0.5)))) }
                    @for node in city.file.nodes.iter().filter(|node| is_worth_it(node)) { (drawn(&place(desk, node))) }
                }
            }
        }
    }
}

/// Whether people say that they want to go there.
fn is_worth_it(node: &NodeEntry) -> bool {
    matches!(node.kind, NodeKind::Bin | NodeKind::Plant | NodeKind::Reward)
}

fn street(desk: &Table<'_>, section: Section, at: Point) -> Target {
    let label = Phrase::new("pr-ui-go-over").with("street", desk.game.say_section(section));
    Target {
        at,
        class: "target is-far",
        label: desk.say(&label).text(),
        press: route(desk, &section.to_string()),
    }
}

fn place(desk: &Table<'_>, node: &NodeEntry) -> Target {
    let label = Phrase::new("pr-ui-go-to").with("place", desk.game.say_node(&node.id));
    let press = route(desk, &node.id);
    Target { at: at(node), class: "target is-far is-place", label: desk.say(&label).text(), press }
}

fn route(desk: &Table<'_>, to: &str) -> Press {
    Press::Ask(format!("{}&to={to}", sheet(desk, "route")))
}
