//! The drawings of Ecologic.

use ecotable_ecologic::{Kind, Tad};
use ecotable_kernel::Seat;
use maud::{Markup, PreEscaped, html};

use crate::parts::seat::seat_letter;

/// Land, refineries, territories and signs.
const BOARD: PreEscaped<&str> = PreEscaped(include_str!("../../../assets/svg/ecologic.svg"));

/// The pictures of initiatives and events.
const CARDS: PreEscaped<&str> = PreEscaped(include_str!("../../../assets/svg/ecologic-cards.svg"));

pub fn sprite() -> Markup {
    html! { (BOARD) (CARDS) }
}

/// The class of a company's colours.
pub fn company(seat: Seat) -> &'static str {
    ["co-a", "co-b", "co-c", "co-d"][seat.index() % 4]
}

/// The id of the drawing of a refinery.
pub fn refinery(kind: Kind, level: u8) -> String {
    let word = match kind {
        Kind::Oil => "oil",
        Kind::Mineral => "mine",
    };
    format!("#e-{word}-{}", level.clamp(1, 4))
}

/// The id of the drawing of a territory.
pub fn tad(tad: Tad) -> &'static str {
    match tad {
        Tad::Nr => "#e-tad-nr",
        Tad::Sm => "#e-tad-sm",
        Tad::Ac => "#e-tad-ac",
        Tad::Th => "#e-tad-th",
    }
}

/// The id of the sign of a resource.
pub fn sign(kind: Kind) -> &'static str {
    match kind {
        Kind::Oil => "#e-sign-o",
        Kind::Mineral => "#e-sign-m",
    }
}

/// The name of the small drawing of a resource.
pub fn icon_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Oil => "el-oil",
        Kind::Mineral => "el-mineral",
    }
}

/// The mark of a seat inside a drawing, around its origin: shape, colour and letter.
pub fn mark(seat: Seat) -> Markup {
    let letter = seat_letter(seat);
    let shape = format!("#sh-{}", letter.to_ascii_lowercase());
    html! {
        g class={ "e-co " (company(seat)) } {
            use href=(shape) x="-13" y="-13" width="26" height="26" {}
            text y=(if letter == 'C' { "9" } else { "6" }) { (letter) }
        }
    }
}
