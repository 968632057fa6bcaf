//! Cards of which only the number of each face matters.

/// How many cards of each of `N` faces, at most 32 faces: a hand, or a discard pile that will be shuffled.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Counts<const N: usize> {
    count: [u8; N],
    /// One bit for each face that is there.
    faces: u32,
}

impl<const N: usize> Default for Counts<N> {
    fn default() -> Self {
        Self { count: [0; N], faces: 0 }
    }
}

impl<const N: usize> Counts<N> {
    /// How many cards of a face.
    #[inline]
    pub fn of(&self, face: u8) -> u8 {
        self.count[usize::from(face)]
    }

    /// One bit for each face that is there.
    #[inline]
    pub fn faces(&self) -> u32 {
        self.faces
    }

    /// How many cards in all.
    #[inline]
    pub fn len(&self) -> usize {
        self.count.iter().map(|&n| usize::from(n)).sum()
    }

    /// Whether there is no card.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.faces == 0
    }

    /// Adds a card.
    #[inline]
    pub fn add(&mut self, face: u8) {
        self.count[usize::from(face)] += 1;
        self.faces |= 1 << face;
    }

    /// Takes a card that is there.
    #[inline]
    pub fn take(&mut self, face: u8) {
        let count = &mut self.count[usize::from(face)];
        *count -= 1;
        if *count == 0 {
            self.faces &= !(1 << face);
        }
    }

    /// Removes all cards.
    #[inline]
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// Every card, equal faces one after the other, in the order of the faces.
    pub fn cards(&self) -> impl Iterator<Item = u8> {
        self.each().flat_map(|(face, count)| std::iter::repeat_n(face, usize::from(count)))
    }

    /// Every face that is there with its number, in the order of the faces.
    #[inline]
    pub fn each(&self) -> impl Iterator<Item = (u8, u8)> {
        bits(self.faces).map(|face| (face, self.of(face)))
    }
}

impl<const N: usize> Extend<u8> for Counts<N> {
    fn extend<I: IntoIterator<Item = u8>>(&mut self, faces: I) {
        faces.into_iter().for_each(|face| self.add(face));
    }
}

impl<const N: usize> FromIterator<u8> for Counts<N> {
    fn from_iter<I: IntoIterator<Item = u8>>(faces: I) -> Self {
        let mut counts = Self::default();
        counts.extend(faces);
        counts
    }
}

/// The numbers of the bits that are set, lowest first.
#[inline]
pub fn bits(mut set: u32) -> impl Iterator<Item = u8> + Clone {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let lowest = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(lowest)
    })
}
