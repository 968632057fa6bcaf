//! The map as a drawing: land, refineries, territories, environment tokens and what reaches how far.

use ecotable_ecologic::{CellView, Edition, Item, Kind, RefineryView, Resource, Tad, TokenView};
use ecotable_kernel::Seat;
use maud::{Markup, html};

use super::Table;
use super::art::{company, mark, refinery, sign, tad};
use super::geometry::{Sheet, at, at_size};

/// Cells with their numbers.
pub fn cells<'a>(desk: &'a Table<'_>) -> impl Iterator<Item = (u8, &'a CellView)> {
    (0u8..).zip(&desk.view.cells)
}

/// The ground: slab and hexes, which nothing changes.
pub fn ground(desk: &Table<'_>, sheet: Sheet) -> Markup {
    let (width, height) = sheet.size();
    html! {
        rect class="e-slab-edge" x="6" y="14" width=(width - 12.0) height=(height - 20.0) rx="26" {}
        rect class="e-slab" x="6" y="6" width=(width - 12.0) height=(height - 20.0) rx="26" {}
        @for (number, cell) in cells(desk) {
            use href=(tile(number, cell.resource)) transform=(at(sheet.centre(number))) {}
        }
    }
}

/// How far the territories reach.
pub fn reach(desk: &Table<'_>, sheet: Sheet) -> Markup {
    html! {
        @for (number, class) in reaching(desk) {
            @let line = sheet.outline(number);
            g class=(class) {
                path class="e-reach-c" d=(line) {}
                path class="e-reach" d=(line) {}
            }
        }
    }
}

/// Each kind of land has several drawings, so that the map does not look printed.
fn tile(number: u8, resource: Resource) -> String {
    let (kind, drawings) = match resource {
        Resource::Oil => ('o', 3),
        Resource::Mineral => ('m', 3),
        Resource::Both => ('b', 3),
        Resource::None => ('t', 2),
    };
    format!("#e-tile-{kind}{}", (number.wrapping_mul(7) >> 1) % drawings + 1)
}

/// Whose cell it is, if it is one company's alone.
fn owner(desk: &Table<'_>, cell: &CellView) -> Option<Seat> {
    let first = cell.refineries.first().map(|refinery| refinery.seat);
    let alone = cell.refineries.iter().all(|refinery| Some(refinery.seat) == first);
    first.filter(|_| alone).or_else(|| tad_owner(desk, cell.tad?))
}

pub fn tad_owner(desk: &Table<'_>, tad: Tad) -> Option<Seat> {
    let owns = |&(_, player): &(u8, &ecotable_ecologic::PlayerView)| player.tads.contains(&tad);
    (0u8..).zip(&desk.view.players).find(owns).map(|(seat, _)| Seat(seat))
}

/// The territories that do something for the cells around them.
fn reaching(desk: &Table<'_>) -> impl Iterator<Item = (u8, &'static str)> {
    cells(desk).filter_map(|(number, cell)| match cell.tad? {
        Tad::Nr => Some((number, "e-of-nr")),
        Tad::Th => Some((number, "e-of-th")),
        Tad::Sm | Tad::Ac => None,
    })
}

/// What came to a cell with the last move.
pub fn fresh(desk: &Table<'_>, cell: u8) -> Option<(Seat, Item)> {
    desk.recall.placed.filter(|placed| placed.cell == cell).map(|placed| (placed.seat, placed.item))
}

/// The class of a refinery that has just been built or has just grown; what has grown twice moves twice.
fn growing(fresh: Option<(Seat, Item)>, one: &RefineryView) -> Option<&'static str> {
    let is_new = fresh == Some((one.seat, Item::Token(one.kind)));
    is_new.then_some(match one.level {
        1 => "e-landed",
        2 | 4 => "e-grown",
        _ => "e-grown-on",
    })
}

/// What stands on a cell, and whose it is.
pub fn things(desk: &Table<'_>, sheet: Sheet, number: u8, cell: &CellView) -> Markup {
    let fresh = fresh(desk, number);
    html! {
        g transform=(at(sheet.centre(number))) {
            @if let Some(owner) = owner(desk, cell) {
                g class=(company(owner)) { use href="#e-in" class="e-own-c" {} use href="#e-in" class="e-own" {} }
            }
            (signs(cell))
            @match cell.refineries.len() {
                0 => {},
                1 => (alone(&cell.refineries[0], fresh)),
                _ => (together(&cell.refineries, fresh)),
            }
            (token(cell))
            @if let Some(tad) = cell.tad { (territory(desk, tad, fresh)) }
            text class="e-no" y="71" { (number) }
        }
    }
}

fn signs(cell: &CellView) -> Markup {
    let kinds: &[Kind] = match cell.resource {
        Resource::Oil => &[Kind::Oil],
        Resource::Mineral => &[Kind::Mineral],
        Resource::Both => &Kind::BOTH,
        Resource::None => &[],
    };
    let (size, y, apart) = match (cell.refineries.len(), kinds.len()) {
        (0, 2) => (1.0, -40.0, 19.0),
        (0, _) => (1.0, -42.0, 0.0),
        (1 | 2, 2) => (0.72, -37.0, 42.0),
        (1, _) => (0.72, -59.0, 0.0),
        (2, _) => (0.72, -50.0, 0.0),
        _ => (0.6, -62.0, 11.0 * (kinds.len() as f32 - 1.0)),
    };
    html! {
        @for (kind, side) in kinds.iter().zip([-1.0, 1.0]) {
            use href=(sign(*kind)) transform=(at_size((side * apart, y), size)) {}
        }
    }
}

fn alone(one: &RefineryView, fresh: Option<(Seat, Item)>) -> Markup {
    html! {
        g class=[growing(fresh, one)] {
            use href=(refinery(one.kind, one.level)) class=(company(one.seat)) transform=(at_size((0.0, 2.0), 1.04)) {}
        }
        g transform="translate(-17 38)" { (plate(one)) }
    }
}

/// Several refineries share a cell: beside each other, from three on in two rows.
fn together(all: &[RefineryView], fresh: Option<(Seat, Item)>) -> Markup {
    let few = all.len() == 2;
    html! {
        @for (index, one) in all.iter().enumerate() {
            @let x = if index % 2 == 0 { -28.0 } else { 28.0 };
            @let (y, size) = if few { (2.0, 0.62) } else { (if index < 2 { -24.0 } else { 24.0 }, 0.44) };
            @let plate_y = if few { 40.0 } else { y + 18.0 };
            g class=[growing(fresh, one)] {
                use href=(refinery(one.kind, one.level)) class=(company(one.seat)) transform=(at_size((x, y), size)) {}
            }
            g transform=(at_size((x - 13.0, plate_y), 0.84)) { (plate(one)) }
        }
    }
}

/// Whose refinery it is, and how large.
fn plate(one: &RefineryView) -> Markup {
    html! {
        g class="e-grow" {
            rect class="e-plate" x="-2" y="-10" width="50" height="20" rx="10" {}
            @for (pip, (x, y)) in (1u8..).zip([(15.0, 3.0), (22.4, 0.0), (29.8, -3.0), (37.2, -6.0)]) {
                rect class={ "e-pip" @if pip <= one.level { " e-on" } } x=(x) y=(y) width="5" height=(6.0 - y) rx="1" {}
            }
            (mark(one.seat))
        }
    }
}

fn token(cell: &CellView) -> Markup {
    let face = match cell.token {
        TokenView::None => return html! {},
        TokenView::Hidden => "?".to_owned(),
        TokenView::Value(value) => value.to_string(),
    };
    html! {
        g transform="translate(0 14)" {
            g class="e-grow" { use href="#e-env" {} text class="e-env-n" y="7.5" { (face) } }
        }
    }
}

fn territory(desk: &Table<'_>, which: Tad, fresh: Option<(Seat, Item)>) -> Markup {
    let name = desk.say(&desk.game.say_tad(which)).text();
    let squeezed = name.chars().count() > 13;
    html! {
        g class=[fresh.is_some().then_some("e-landed")] {
            use href=(tad(which)) transform=(if which == Tad::Th { "translate(0 -2) scale(.9)" } else { "translate(0 -6)" }) {}
        }
        g class="e-fine" transform="translate(0 46)" {
            g class="e-wide" {
                rect class="e-ribbon" x="-62" y="-11" width="124" height="22" rx="11" {}
                text class="e-ribbon-t" y="5.6" textLength=[squeezed.then_some("112")]
                    lengthAdjust=[squeezed.then_some("spacingAndGlyphs")] { (name) }
            }
        }
        @if let Some(owner) = tad_owner(desk, which) {
            g transform="translate(0 -58)" { g class="e-grow" { (mark(owner)) } }
        }
    }
}

/// What the territories give to the cells around them.
pub fn bonuses(desk: &Table<'_>, sheet: Sheet) -> Markup {
    html! { @for (number, class) in reaching(desk) { (bonuses_of(desk, sheet, number, class)) } }
}

fn bonuses_of(desk: &Table<'_>, sheet: Sheet, centre: u8, class: &str) -> Markup {
    let (tx, ty) = sheet.centre(centre);
    let used =
        |cell: &u8| desk.view.cells.get(usize::from(*cell)).is_some_and(|cell| !cell.refineries.is_empty());
    html! {
        @for cell in sheet.around(centre).filter(used) {
            @let (x, y) = sheet.centre(cell);
            // On the side of the territory, above the plate of the refinery and below what is pressed.
            @let beside = if cell.abs_diff(centre) == 1 { 0.36 } else { 0.66 };
            g class=(class) transform=(at((x + beside * (tx - x), y + (0.2 * (ty - y)).clamp(2.0, 5.0)))) {
                g class="e-grow" { circle class="e-bonus" r="15" {} text class="e-bonus-t" y="5.6" { "+1" } }
            }
        }
    }
}

/// What the drawing of the map is called.
pub fn name(edition: Edition) -> &'static str {
    match edition {
        Edition::Ed1 => "el-ui-map-ed1",
        Edition::Ed2 => "el-ui-map-ed2",
    }
}
