//! What is seen to move: each thing has a name wherever it lies, and the browser moves it from place to place.
//!
//! A token that comes to the map had no drawing of its own before, and an environment token that is taken has none
//! afterwards; empty places with their names stand for them in the panels and on the map.

use ecotable_ecologic::{Item, Tad, TokenView};
use ecotable_kernel::Seat;
use maud::{Markup, html};

use super::recall::Placed;
use super::{Table, art, land, stage};
use crate::table::Fingerprint;

/// The name of the token that a seat placed as its `number`th on the map.
fn token(seat: Seat, number: u8) -> String {
    format!("t-{seat}-{number}")
}

/// The name of a territory on its way to the map.
fn site(tad: Tad) -> String {
    format!("site-{}", tad.id())
}

/// The name of the environment token of a cell.
fn enviro(cell: u8) -> String {
    format!("e-{cell}")
}

/// The name of the initiative that lies on top of the deck, when so many are left.
pub fn top_card(left: u8) -> String {
    format!("deck-{left}")
}

fn tokens_of(desk: &Table<'_>, seat: Seat) -> u8 {
    desk.view.players.get(seat.index()).map_or(0, |player| player.tokens.oil + player.tokens.mineral)
}

/// The territories that a seat owns and has not placed.
fn unplaced<'a>(desk: &'a Table<'_>, seat: Seat) -> impl Iterator<Item = Tad> + 'a {
    let owned =
        desk.view.players.get(seat.index()).into_iter().flat_map(|player| player.tads.iter().copied());
    owned.filter(|&tad| !desk.view.cells.iter().any(|cell| cell.tad == Some(tad)))
}

/// The environment token that a seat has taken with the last move.
fn taken(desk: &Table<'_>, seat: Seat) -> Option<Placed> {
    desk.recall.placed.filter(|placed| placed.seat == seat && placed.enviro > 0)
}

pub fn depot_depends(desk: &Table<'_>, seat: Seat, fingerprint: &mut Fingerprint) {
    fingerprint.add(&(tokens_of(desk, seat), taken(desk, seat)));
    unplaced(desk, seat).for_each(|tad| {
        fingerprint.add(&tad);
    });
}

/// Where the things of a seat come from and go to.
pub fn depot(desk: &Table<'_>, seat: Seat) -> Markup {
    html! {
        span class="depot" aria-hidden="true" {
            i data-moves=(token(seat, tokens_of(desk, seat) + 1)) {}
            @for tad in unplaced(desk, seat) { i data-moves=(site(tad)) {} }
            @if let Some(Placed { cell, enviro: value, .. }) = taken(desk, seat) {
                svg id={ "took-" (cell) } class="aloft" data-moves=(enviro(cell)) viewBox="-24 -24 48 48" {
                    use href="#e-env" {} text class="e-env-n" y="8" { (value) }
                }
            }
        }
    }
}

pub fn marks_depend(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&desk.view.edition);
    desk.view.cells.iter().for_each(|cell| {
        fingerprint.add(&(cell.token != TokenView::None));
    });
}

/// Where the environment tokens lie.
pub fn draw_marks(desk: &Table<'_>) -> Markup {
    let sheet = super::geometry::Sheet::of(desk.view.edition);
    html! {
        div id="map-marks" class="marks" aria-hidden="true" {
            @for (number, _) in land::cells(desk).filter(|(_, cell)| cell.token != TokenView::None) {
                @let place = sheet.place(number);
                i class={ "x" (place.x) " y" (place.row) } data-moves=(enviro(number)) {}
            }
        }
    }
}

/// What has come to the map with the last move: its name and the drawing of it.
fn arrival(desk: &Table<'_>) -> Option<(Placed, String, String)> {
    let placed = desk.recall.placed?;
    let (name, drawing) = match placed.item {
        Item::Token(kind) => (token(placed.seat, tokens_of(desk, placed.seat)), art::refinery(kind, 1)),
        Item::Tad(tad) => (site(tad), art::tad(tad).to_owned()),
        Item::Initiative(_) => return None,
    };
    Some((placed, name, drawing))
}

pub fn arrival_depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&desk.view.edition);
    if let Some((placed, name, _)) = arrival(desk) {
        fingerprint.add(&(placed, name));
    }
}

/// The thing that flies to its cell; when it has landed, the map shows it.
pub fn draw_arrival(desk: &Table<'_>) -> Markup {
    let sheet = super::geometry::Sheet::of(desk.view.edition);
    html! {
        div id="map-come" class="marks" aria-hidden="true" {
            @if let Some((placed, name, drawing)) = arrival(desk) {
                @let place = sheet.place(placed.cell);
                svg id={ "come-" (name) } class={ "aloft x" (place.x) " y" (place.row) " " (art::company(placed.seat)) }
                    data-moves=(name) viewBox="-62 -74 124 124" { use href=(drawing) {} }
            }
        }
    }
}

/// The name of a thing for sale, as it lies on the stage: a card that nobody has bid for has just left the deck.
pub fn for_sale(desk: &Table<'_>, item: Item) -> String {
    let fresh = desk.recall.words.all().iter().all(Option::is_none);
    match item {
        Item::Initiative(_) if fresh => top_card(desk.view.initiatives_left + 1),
        Item::Initiative(card) => card.to_string(),
        Item::Tad(tad) => tad.id().to_owned(),
        Item::Token(kind) => format!("lot-{}", kind.word()),
    }
}

/// The name of a territory in the shop, unless it lies on the stage.
pub fn in_shop(desk: &Table<'_>, tad: Tad) -> Option<&'static str> {
    (stage::lot(desk) != Some(Item::Tad(tad))).then(|| tad.id())
}
