//! The drawings of TradeJack.

use maud::{Markup, PreEscaped, html};

/// The drawings of cards and signs as symbols.
const SPRITE: PreEscaped<&str> = PreEscaped(include_str!("../../../assets/svg/tradejack.svg"));

/// The palm leaf on the felt.
const LEAF: PreEscaped<&str> = PreEscaped(include_str!("../../../assets/svg/tradejack-leaf.svg"));

pub fn sprite() -> Markup {
    html! { (SPRITE) }
}

pub fn leaf() -> Markup {
    html! { (LEAF) }
}
