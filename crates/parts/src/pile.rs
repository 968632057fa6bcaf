//! An ordered pile of cards.

use ecotable_kernel::GameRng;

/// An ordered pile of at most `N` cards, each a small number; the last one lies on top.
///
/// Places above the top are zero, so that equal piles are equal bytes.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Pile<const N: usize> {
    cards: [u8; N],
    len: u8,
}

impl<const N: usize> Default for Pile<N> {
    fn default() -> Self {
        Self { cards: [0; N], len: 0 }
    }
}

impl<const N: usize> Pile<N> {
    /// How many cards lie in the pile.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether no card is left.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards from the bottom to the top.
    #[inline]
    pub fn as_slice(&self) -> &[u8] {
        &self.cards[..self.len()]
    }

    /// The cards from the bottom to the top, to be changed in place.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [u8] {
        let len = self.len();
        &mut self.cards[..len]
    }

    /// The card on top.
    #[inline]
    pub fn top(&self) -> Option<u8> {
        self.as_slice().last().copied()
    }

    /// Lays a card on top. The pile must have room: its size is that of all cards it can ever hold.
    #[inline]
    pub fn push(&mut self, card: u8) {
        self.cards[self.len()] = card;
        self.len += 1;
    }

    /// Takes the card on top.
    #[inline]
    pub fn draw(&mut self) -> Option<u8> {
        let last = self.len.checked_sub(1)?;
        self.len = last;
        Some(std::mem::take(&mut self.cards[usize::from(last)]))
    }

    /// Removes all cards.
    #[inline]
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// Shuffles the pile.
    pub fn shuffle(&mut self, rng: &mut GameRng) {
        rng.shuffle(self.as_mut_slice());
    }
}

impl<const N: usize> Extend<u8> for Pile<N> {
    fn extend<I: IntoIterator<Item = u8>>(&mut self, cards: I) {
        cards.into_iter().for_each(|card| self.push(card));
    }
}

impl<const N: usize> FromIterator<u8> for Pile<N> {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Self {
        let mut pile = Self::default();
        pile.extend(cards);
        pile
    }
}
