//! What the cards of a hand are worth.

use ecotable_plastic_race::{Card, Cards, Effect, Kind};

/// What a card is worth if it is kept.
pub(super) fn keep(cards: &Cards, card: Card) -> f32 {
    let face = cards.street(card);
    match (face.kind, face.effect) {
        (Kind::Wild, _) => 0.9,
        (Kind::Dashed, _) => 0.45,
        (Kind::Solid, _) => 0.35,
        (_, Some(Effect::Puncture)) => 1.2,
        (_, Some(Effect::Plus3)) => 1.0,
        (_, Some(Effect::Plus2)) => 0.7,
        (_, Some(Effect::Shortcut)) => 0.6,
        (_, Some(Effect::Steal)) => 0.4,
        (_, Some(Effect::Works | Effect::Police | Effect::OneWay)) => 0.25,
        _ => 0.15,
    }
}

/// The two unused cards that are worth least, of those that fit.
pub(super) fn two_unused(used: u16, hand: &[Card], fits: impl Fn(Card) -> bool) -> Option<u16> {
    let mut unused = hand.iter().enumerate().filter(|&(place, &card)| used & (1 << place) == 0 && fits(card));
    let (first, second) = (unused.next()?.0, unused.next()?.0);
    Some(1 << first | 1 << second)
}
