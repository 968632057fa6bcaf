//! The map: a drawing, what can be done on it, and both as lists.

use ecotable_ecologic::Action;
use ecotable_kernel::Narrate;
use maud::{Markup, html};

use super::Table;
use super::geometry::{Sheet, at};
use super::{land, spots};
use crate::table::{Fingerprint, Shared};

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    land_depends(desk, fingerprint);
    fingerprint.add(&desk.recall.cell).add(&spots::asks_for_cell(desk));
    // Most moves concern the map of nobody, so only what lies on it counts here.
    spots::actions(desk).for_each(|action| {
        fingerprint.add(&(action, spots::is_wanted(desk, action)));
    });
}

fn land_depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&desk.view.edition).add(&desk.view.cells);
    for player in &desk.view.players {
        fingerprint.add(&player.tads);
    }
}

/// A part of the drawing that everybody sees.
fn part(desk: &Table<'_>, what: &'static str, draw: impl FnOnce() -> Markup) -> Shared {
    desk.common(what, |fingerprint| land_depends(desk, fingerprint), draw)
}

pub fn draw(desk: &Table<'_>) -> Markup {
    let sheet = Sheet::of(desk.view.edition);
    let (width, height) = sheet.size();
    let edition = if desk.game.is_first_edition() { "ed1" } else { "ed2" };
    html! {
        section id="map" class={ "land " (edition) } aria-labelledby="map-title" {
            h2 class="vh" id="map-title" { (desk.key("el-ui-map")) }
            div class="land-pan" tabindex="0" role="group" aria-labelledby="map-title" data-arrows="map" {
                div class="land-box" {
                    svg class="land-art" viewBox={ "0 0 " (width) " " (height) } role="img" aria-label=(desk.key(land::name(desk.view.edition))) {
                        (part(desk, "ground", || land::ground(desk, sheet)))
                        @for cell in spots::lit(desk) {
                            g transform=(at(sheet.centre(cell))) {
                                use href="#e-hex" class="e-glow e-glow-3" {}
                                use href="#e-hex" class="e-glow e-glow-2" {}
                                use href="#e-hex" class="e-glow e-glow-1" {}
                            }
                        }
                        (part(desk, "things", || land::things(desk, sheet)))
                        @if let Some(cell) = desk.recall.cell {
                            use href="#e-hex" class="e-last" transform=(at(sheet.centre(cell))) {}
                        }
                    }
                    (spots::draw(desk, sheet))
                }
            }
            (lists(desk))
        }
    }
}

/// The map in words, and everything that can be done on it.
fn lists(desk: &Table<'_>) -> Markup {
    let choices: Vec<Action> = spots::actions(desk).collect();
    html! {
        details class="as-list" {
            summary { (desk.key("el-ui-as-list")) }
            @if !choices.is_empty() {
                div class="pick-row" {
                    label {
                        span class="vh" { (desk.key("el-ui-choose")) }
                        select class="field" form="act" name="choice" {
                            @for action in choices { option value=(action) { (spots::says(desk, action)) } }
                        }
                    }
                    button class="btn btn-s" form="act" name="compose" value="choice" { (desk.key("el-ui-do-it")) }
                }
            }
            (part(desk, "cells", || cells(desk)))
        }
    }
}

fn cells(desk: &Table<'_>) -> Markup {
    let lines = desk.game.table(&desk.view);
    html! {
        ul {
            @for line in lines.iter().filter(|line| line.key.starts_with("table-cell")) { li { (desk.say(line)) } }
        }
    }
}
