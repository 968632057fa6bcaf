//! The cells of the map, each a zone of its own: a move changes one or two of them.

use maud::{Markup, html};

use super::geometry::Sheet;
use super::{Table, land};
use crate::table::{Fingerprint, Shared};

/// Everything that is drawn of a cell.
pub fn depends<const CELL: u8>(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    depends_of(desk, CELL, fingerprint);
}

fn depends_of(desk: &Table<'_>, number: u8, fingerprint: &mut Fingerprint) {
    if let Some(cell) = desk.view.cells.get(usize::from(number)) {
        let owner = cell.tad.and_then(|tad| land::tad_owner(desk, tad));
        fingerprint.add(&(desk.view.edition, number, cell, owner, land::fresh(desk, number)));
    }
}

pub fn draw<const CELL: u8>(desk: &Table<'_>) -> Markup {
    draw_of(desk, CELL)
}

fn draw_of(desk: &Table<'_>, number: u8) -> Markup {
    html! {
        svg id={ "cell-" (number) } {
            @if let Some(cell) = desk.view.cells.get(usize::from(number)) {
                (land::things(desk, Sheet::of(desk.view.edition), number, cell))
            }
        }
    }
}

/// All cells of the map.
pub fn all(desk: &Table<'_>) -> Markup {
    let cell = |number: u8| -> Shared {
        desk.common("cell", |fingerprint| depends_of(desk, number, fingerprint), || draw_of(desk, number))
    };
    html! { @for (number, _) in land::cells(desk) { (cell(number)) } }
}
