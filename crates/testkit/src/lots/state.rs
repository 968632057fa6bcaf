//! The position: flat, without a pointer in it.

use ecotable_kernel::{GameRng, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::{CARDS, MOST_SEATS};

/// Room for 5 cards and all ten lots, rounded up.
pub(super) const HAND_ROOM: usize = 32;

/// A card, numbered suit by suit from 0.
#[derive(Clone, Copy, Debug, Default, Eq, Ord, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

impl Card {
    /// The suit, 0 to 4.
    #[inline]
    pub fn suit(self) -> usize {
        usize::from(self.0 / 12)
    }

    /// The value, 1 to 12.
    #[inline]
    pub fn value(self) -> i16 {
        i16::from(self.0 % 12 + 1)
    }

    /// What the bank pays for it (LO-6).
    #[inline]
    pub fn price(self) -> i16 {
        self.value() / 2
    }
}

/// The cards of one seat, in the order in which they came.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Hand {
    // Places beyond the last card hold Card(0), so that equal hands are equal bytes.
    cards: [Card; HAND_ROOM],
    size: u8,
}

impl Hand {
    /// How many cards it has.
    #[inline]
    #[expect(clippy::len_without_is_empty, reason = "an empty hand is nothing special in this game")]
    pub fn len(&self) -> u8 {
        self.size
    }

    /// The cards.
    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.size)]
    }

    #[inline]
    pub(super) fn cards_mut(&mut self) -> &mut [Card] {
        &mut self.cards[..usize::from(self.size)]
    }

    #[inline]
    pub(super) fn push(&mut self, card: Card) {
        self.cards[usize::from(self.size)] = card;
        self.size += 1;
    }

    /// Takes out the card at `place`, counted from 1.
    #[inline]
    pub(super) fn take(&mut self, place: u8) -> Card {
        let (at, last) = (usize::from(place) - 1, usize::from(self.size) - 1);
        let card = self.cards[at];
        self.cards[..=last].copy_within(at + 1.., at);
        self.cards[last] = Card::default();
        self.size -= 1;
        card
    }
}

/// What is going on.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Phase {
    /// A lot is bid for (LO-2).
    Auction(Auction),
    /// Each seat sells or keeps (LO-6).
    Selling,
    /// The last round is over.
    Over,
}

/// An auction under way.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Auction {
    /// The cards bid for.
    pub lot: [Card; 2],
    /// The highest bid.
    pub bid: i16,
    /// Who made it.
    pub holder: Option<Seat>,
    /// Who has not passed.
    pub bidding: SeatSet,
}

/// A position of Lots.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct State {
    // Drawn places of the deck hold Card(0), so that equal positions are equal bytes.
    pub(super) deck: [Card; CARDS],
    pub(super) drawn: u8,
    pub(super) hands: [Hand; MOST_SEATS],
    pub(super) coins: [i16; MOST_SEATS],
    pub(super) round: u8,
    pub(super) actor: Seat,
    pub(super) phase: Phase,
}

impl State {
    /// The cards of a seat.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    /// The coins of a seat.
    #[inline]
    pub fn coins(&self, seat: Seat) -> i16 {
        self.coins[seat.index()]
    }

    /// The cards that nobody has seen, the next one first.
    pub fn deck(&self) -> &[Card] {
        &self.deck[usize::from(self.drawn)..]
    }

    /// What is going on.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    #[inline]
    pub(super) fn draw(&mut self) -> Card {
        let card = std::mem::take(&mut self.deck[usize::from(self.drawn)]);
        self.drawn += 1;
        card
    }

    /// Deals all cards anew that `seat` does not see: the other hands and the deck.
    #[inline]
    pub(super) fn reshuffle_unseen(&mut self, seats: u8, seat: Seat, rng: &mut GameRng) {
        // Collected as a set, so that the result does not depend on where the cards were: it is the same for all
        // positions that `seat` cannot tell apart.
        let mut unseen_set = 0u64;
        self.each_unseen(seats, seat, |cards| cards.iter().for_each(|card| unseen_set |= 1 << card.0));
        let mut unseen = [Card::default(); CARDS];
        let mut count = 0;
        while unseen_set != 0 {
            unseen[count] = Card(unseen_set.trailing_zeros() as u8);
            unseen_set &= unseen_set - 1;
            count += 1;
        }
        rng.shuffle(&mut unseen[..count]);
        let mut rest = &unseen[..];
        self.each_unseen(seats, seat, |cards| {
            let (these, later) = rest.split_at(cards.len());
            cards.copy_from_slice(these);
            rest = later;
        });
    }

    #[inline]
    fn each_unseen(&mut self, seats: u8, seat: Seat, mut visit: impl FnMut(&mut [Card])) {
        for other in Seat::all(seats).filter(|&other| other != seat) {
            visit(self.hands[other.index()].cards_mut());
        }
        visit(&mut self.deck[usize::from(self.drawn)..]);
    }
}
