//! What can be done on the map: each thing lies on its cell as a button.

use ecotable_ecologic::{Action, Decision, Kind, Resource, TokenView};
use ecotable_kernel::{Narrate, Phrase};
use maud::{Markup, html};

use super::art::icon_of;
use super::geometry::Sheet;
use super::{Table, in_edition};
use crate::screens::icon::icon;
use crate::text::Text;

/// The cell of an action that is taken on the map.
pub fn cell_of(action: Action) -> Option<u8> {
    match action {
        Action::Place(_, cell)
        | Action::Remove(_, cell)
        | Action::Refinery(_, cell)
        | Action::Site(cell)
        | Action::Token(cell, ..) => Some(cell),
        _ => None,
    }
}

/// What the viewer may do on the map now.
pub fn actions<'a>(desk: &'a Table<'_>) -> impl Iterator<Item = Action> + 'a {
    desk.legal.iter().copied().filter(|&action| cell_of(action).is_some())
}

/// Whether the map is what the question is about, so that cells light up; otherwise what can be done there is beside
/// the point.
pub fn is_wanted(desk: &Table<'_>, action: Action) -> bool {
    !is_aside(desk) || matches!(action, Action::Place(..) | Action::Token(..))
}

/// The cells that light up.
pub fn lit(desk: &Table<'_>) -> Vec<u8> {
    let mut cells: Vec<u8> =
        actions(desk).filter(|&action| is_wanted(desk, action)).filter_map(cell_of).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

pub fn draw(desk: &Table<'_>, sheet: Sheet) -> Markup {
    let number = desk.view.cells.len() as u8;
    html! {
        div id="map-spots" class="spots" data-show=[is_asked_for(desk).then_some("map")] {
            @for cell in 0..number {
                @let here: Vec<Action> = actions(desk).filter(|&action| cell_of(action) == Some(cell)).collect();
                @let place = sheet.place(cell);
                @if !here.is_empty() {
                    div class={ "spot n" (here.len()) " x" (place.x) " y" (place.row) } {
                        @for action in here { (button(desk, action)) }
                    }
                } @else if let Some(action) = not_here(desk, cell) {
                    a class={ "spot is-off x" (place.x) " y" (place.row) } href=(desk.asking("why", &action.to_string()))
                        aria-disabled="true" data-sheet tabindex="-1" {
                        span class="vh" { (desk.say(&desk.game.action(action))) ": " (desk.key("table-ui-why-not")) }
                    }
                }
            }
        }
    }
}

/// Whether the question is answered on the map and nowhere else, so that it should be in sight.
pub fn is_asked_for(desk: &Table<'_>) -> bool {
    !is_aside(desk) && actions(desk).next().is_some()
}

/// Whether the question is about something else, even if something can be done on the map.
fn is_aside(desk: &Table<'_>) -> bool {
    matches!(desk.view.decision, Decision::Slot | Decision::Wrap | Decision::Platform)
}

/// The question that is answered with a cell, if the viewer is asked one.
pub fn asks_for_cell(desk: &Table<'_>) -> Option<Decision> {
    let cell = matches!(
        desk.view.decision,
        Decision::Start1 | Decision::Start2 | Decision::PlaceBought { .. } | Decision::Site { .. }
    );
    (cell && desk.is_asked()).then_some(desk.view.decision)
}

/// What cannot be done on a cell, where a cell is asked for.
fn not_here(desk: &Table<'_>, cell: u8) -> Option<Action> {
    match asks_for_cell(desk)? {
        Decision::PlaceBought { kind } => Some(Action::Place(kind, cell)),
        Decision::Site { .. } => Some(Action::Site(cell)),
        _ => {
            let mineral = desk.view.cells.get(usize::from(cell))?.resource == Resource::Mineral;
            Some(Action::Place(if mineral { Kind::Mineral } else { Kind::Oil }, cell))
        }
    }
}

fn button(desk: &Table<'_>, action: Action) -> Markup {
    let class = if is_wanted(desk, action) { "hit" } else { "hit is-aside" };
    html! {
        button class=(class) form="act" name="action" value=(action) {
            (sign(action))
            span class="vh" { (says(desk, action)) }
        }
    }
}

/// What taking the action on the map would do.
pub fn says(desk: &Table<'_>, action: Action) -> Text {
    let plain = desk.game.action(action);
    let gain = match action {
        Action::Place(_, cell) | Action::Site(cell) => {
            match desk.view.cells.get(usize::from(cell)).map(|cell| cell.token) {
                Some(TokenView::Value(value)) => value,
                _ => 0,
            }
        }
        _ => 0,
    };
    if gain == 0 {
        return desk.say(&plain).text();
    }
    desk.say(
        &Phrase::new(in_edition(desk.game, "el-ui-with-token")).with("action", plain).with("value", gain),
    )
    .text()
}

fn sign(action: Action) -> Markup {
    html! {
        @match action {
            Action::Place(kind, _) => span class="mk mk-plus" { (icon("plus")) (icon(icon_of(kind))) },
            Action::Site(_) => span class="mk mk-plus" { (icon("plus")) },
            Action::Token(_, _, kind) => span class="mk mk-cross" { (icon("cross")) (icon(icon_of(kind))) },
            Action::Refinery(kind, _) => span class="mk mk-cross" { (icon("cross")) (icon(icon_of(kind))) },
            Action::Remove(kind, _) => span class="mk mk-minus" { (icon("el-close")) (icon(icon_of(kind))) },
            _ => {},
        }
    }
}
