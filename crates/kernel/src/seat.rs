//! Seats, sets of seats, and who is looking.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The largest number of seats at any table.
pub const MAX_SEATS: usize = 8;

/// One value for each seat of a table, in seat order.
pub type PerSeat<T> = ArrayVec<T, MAX_SEATS>;

/// A player position, numbered clockwise from 0.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The next seat clockwise at a table of `seats`.
    #[inline]
    pub fn next(self, seats: u8) -> Self {
        let next = self.0 + 1;
        Self(if next >= seats { 0 } else { next })
    }

    /// How many places `self` sits clockwise from `from` at a table of `seats`.
    #[inline]
    pub fn distance_from(self, from: Self, seats: u8) -> u8 {
        if self.0 >= from.0 { self.0 - from.0 } else { self.0 + seats - from.0 }
    }

    /// All seats of a table in seat order.
    #[inline]
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..seats).map(Self)
    }

    /// All seats of a table clockwise, beginning with `self`.
    #[inline]
    pub fn clockwise(self, seats: u8) -> impl Iterator<Item = Self> + Clone {
        (self.0..seats).chain(0..self.0).map(Self)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// The seats whose bits are set.
    #[inline]
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// One bit for each seat, seat 0 lowest.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Every seat of a table.
    #[inline]
    pub const fn all(seats: u8) -> Self {
        Self(((1u16 << seats) - 1) as u8)
    }

    /// The set with just `seat`.
    #[inline]
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether `seat` is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 >> seat.0 & 1 == 1
    }

    /// Adds `seat`.
    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Removes `seat`.
    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Those of this set that are not in `other`.
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many seats are in the set.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set has no seat.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat of the set.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats of the set in seat order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let seat = Self(bits).first()?;
            bits &= bits - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = PerSeat::<Seat>::deserialize(deserializer)?;
        if seats.iter().any(|seat| seat.index() >= MAX_SEATS) {
            return Err(serde::de::Error::custom("no table has such a seat"));
        }
        Ok(seats.into_iter().collect())
    }
}

/// Who is looking at a table.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Viewer {
    /// The player of a seat.
    Seat(Seat),
    /// Somebody who sees only what all seats see.
    Spectator,
}

impl Viewer {
    /// The seat that is looking, if it is one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }

    /// Whether the viewer is the player of `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => seat.fmt(f),
            Self::Spectator => f.write_str("spectator"),
        }
    }
}

impl FromStr for Viewer {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "spectator" { Ok(Self::Spectator) } else { text.parse().map(|n| Self::Seat(Seat(n))) }
    }
}
