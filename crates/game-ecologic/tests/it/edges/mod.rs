//! Limits and meetings of rules: nothing left, exactly enough, two rules at once, options turned round.

mod auctions;
mod deals;
mod events_first;
mod events_second;
mod phases;
mod purchases;
mod reasons;
mod territories;

use ecotable_ecologic::{Initiative, Snapshot};

/// The deck with these cards on top and no others.
fn only(cards: &str) -> impl FnOnce(&mut Snapshot) {
    let deck: Vec<Initiative> = cards.split(' ').map(|card| card.parse().unwrap()).collect();
    move |words| {
        let owned = |card: &Initiative| words.players.iter().any(|player| player.initiatives.contains(card));
        let gone = Initiative::all().filter(|card| !deck.contains(card) && !owned(card)).collect();
        words.initiative_discard = gone;
        words.initiative_deck = Some(deck);
    }
}

/// The deck with this card on top of all that nobody owns.
fn top(card: &str) -> impl FnOnce(&mut Snapshot) {
    let top: Initiative = card.parse().unwrap();
    move |words| {
        let free = |card: &Initiative| {
            *card != top && !words.players.iter().any(|player| player.initiatives.contains(card))
        };
        words.initiative_deck = Some(std::iter::once(top).chain(Initiative::all().filter(free)).collect());
    }
}
