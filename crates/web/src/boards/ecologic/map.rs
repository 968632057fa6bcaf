//! The map: a drawing, what can be done on it, and both as lists.

use ecotable_ecologic::Action;
use ecotable_kernel::Narrate;
use maud::{Markup, html};

use super::Table;
use super::geometry::{Sheet, at};
use super::{cells, land, moving, spots};
use crate::screens::icon::icon;
use crate::table::Fingerprint;

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&desk.view.edition);
    desk.view.cells.iter().for_each(|cell| {
        fingerprint.add(&cell.resource);
    });
}

/// What the land looks like to everybody.
fn land_depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&desk.view.edition).add(&desk.view.cells);
    for player in &desk.view.players {
        fingerprint.add(&player.tads);
    }
}

/// The ground hardly ever changes; what lies on it are zones of their own, so that a move sends little.
pub fn draw(desk: &Table<'_>) -> Markup {
    let sheet = Sheet::of(desk.view.edition);
    let (width, height) = sheet.size();
    let edition = if desk.game.is_first_edition() { "ed1" } else { "ed2" };
    html! {
        section id="map" class={ "land " (edition) } aria-labelledby="map-title" {
            h2 class="vh" id="map-title" { (desk.key("el-ui-map")) }
            div class="land-pan" tabindex="0" role="group" aria-labelledby="map-title" {
                div class="land-box" {
                    svg class="land-art" viewBox={ "0 0 " (width) " " (height) } role="img" aria-label=(desk.key(land::name(desk.view.edition))) {
                        (desk.common("ground", |fingerprint| depends(desk, fingerprint), || land::ground(desk, sheet)))
                        (draw_reach(desk))
                        (draw_lit(desk))
                        (cells::all(desk))
                        (draw_top(desk))
                    }
                    (moving::draw_marks(desk))
                    (moving::draw_arrival(desk))
                    (draw_spots(desk))
                    // On a phone the whole map is seen first, and touching it makes it larger.
                    label class="land-touch" for="map-large" data-enlarges { (icon("search")) }
                }
            }
            label class="check land-size" { input type="checkbox" id="map-large" data-keep; (desk.key("el-ui-map-large")) }
            details class="as-list" {
                summary title=(desk.key("el-ui-as-list")) { (icon("menu")) span { (desk.key("el-ui-as-list")) } }
                (draw_choices(desk))
                (draw_list(desk))
            }
        }
    }
}

pub fn reach_depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&desk.view.edition);
    desk.view.cells.iter().for_each(|cell| {
        fingerprint.add(&cell.tad);
    });
}

pub fn draw_reach(desk: &Table<'_>) -> Markup {
    html! { svg id="map-reach" { (land::reach(desk, Sheet::of(desk.view.edition))) } }
}

pub fn lit_depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&desk.view.edition).add(&spots::lit(desk));
}

/// The cells that light up.
pub fn draw_lit(desk: &Table<'_>) -> Markup {
    let sheet = Sheet::of(desk.view.edition);
    html! {
        svg id="map-lit" {
            @for cell in spots::lit(desk) {
                g transform=(at(sheet.centre(cell))) {
                    use href="#e-hex" class="e-glow e-glow-3" {}
                    use href="#e-hex" class="e-glow e-glow-2" {}
                    use href="#e-hex" class="e-glow e-glow-1" {}
                }
            }
        }
    }
}

pub fn top_depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    land_depends(desk, fingerprint);
    fingerprint.add(&desk.recall.cell);
}

/// What lies above everything: the gifts of territories, and the cell of the last move.
pub fn draw_top(desk: &Table<'_>) -> Markup {
    let sheet = Sheet::of(desk.view.edition);
    html! {
        svg id="map-top" {
            (land::bonuses(desk, sheet))
            @if let Some(cell) = desk.recall.cell {
                use href="#e-hex" class="e-last" transform=(at(sheet.centre(cell))) {}
            }
        }
    }
}

pub fn spots_depend(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&spots::asks_for_cell(desk)).add(&spots::is_asked_for(desk));
    // What can be taken from a cell is said with the button.
    spots::actions(desk).for_each(|action| {
        let token = spots::cell_of(action).and_then(|cell| desk.view.cells.get(usize::from(cell)));
        fingerprint.add(&(action, spots::is_wanted(desk, action), token.map(|cell| cell.token)));
    });
}

/// What can be done on the map.
pub fn draw_spots(desk: &Table<'_>) -> Markup {
    spots::draw(desk, Sheet::of(desk.view.edition))
}

/// Everything that can be done on the map, as a list.
pub fn draw_choices(desk: &Table<'_>) -> Markup {
    let choices: Vec<Action> = spots::actions(desk).collect();
    html! {
        div id="map-choices" class="pick-row" hidden[choices.is_empty()] {
            @if !choices.is_empty() {
                label {
                    span class="vh" { (desk.key("el-ui-choose")) }
                    select class="field" form="act" name="choice" {
                        @for action in choices { option value=(action) { (spots::says(desk, action)) } }
                    }
                }
                button class="btn btn-s" form="act" name="compose" value="choice" { (desk.key("el-ui-do-it")) }
            }
        }
    }
}

pub fn list_depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    land_depends(desk, fingerprint);
}

/// The map in words.
pub fn draw_list(desk: &Table<'_>) -> Markup {
    let lines = desk.game.table(&desk.view);
    html! {
        ul id="map-list" {
            @for line in lines.iter().filter(|line| line.key.starts_with("table-cell")) { li { (desk.say(line)) } }
        }
    }
}
