//! Means of transport, and the three attributes of a shipment (ET-1.4).

use serde::{Deserialize, Serialize};

/// A means of transport.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Means {
    /// By truck.
    Road,
    /// By rail.
    Train,
    /// By air.
    Plane,
    /// By sea or river.
    Ship,
}

impl Means {
    /// All four, in the order of the board.
    pub const ALL: [Self; 4] = [Self::Road, Self::Train, Self::Plane, Self::Ship];

    /// Its word in decisions and files.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Road => "road",
            Self::Train => "train",
            Self::Plane => "plane",
            Self::Ship => "ship",
        }
    }
}

/// A set of means, one bit for each.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct MeansSet(u8);

impl MeansSet {
    /// All four.
    pub const ALL: Self = Self(0b1111);

    /// Whether the means is in the set.
    #[inline]
    pub const fn contains(self, means: Means) -> bool {
        self.0 >> means as u8 & 1 == 1
    }

    /// The means that are in both sets.
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether no means is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether exactly one means is in the set.
    #[inline]
    pub const fn is_single(self) -> bool {
        self.0.is_power_of_two()
    }

    /// The means, in the order of the board.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Means> {
        Means::ALL.into_iter().filter(move |&means| self.contains(means))
    }
}

impl FromIterator<Means> for MeansSet {
    fn from_iter<I: IntoIterator<Item = Means>>(means: I) -> Self {
        Self(means.into_iter().fold(0, |set, means| set | 1 << means as u8))
    }
}

/// Time, Growth and Impact: of a card, of a shipment, or what changes them.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attributes {
    /// How many turns of its owner the shipment takes.
    pub time: i16,
    /// What it brings.
    pub growth: i16,
    /// What it does to the environment.
    pub impact: i16,
}

impl Attributes {
    /// These numbers.
    pub const fn new(time: i16, growth: i16, impact: i16) -> Self {
        Self { time, growth, impact }
    }

    /// Each attribute with its change.
    #[must_use]
    #[inline]
    pub fn plus(self, change: Self) -> Self {
        Self::new(self.time + change.time, self.growth + change.growth, self.impact + change.impact)
    }

    /// Each attribute, raised to 1 where it is lower (ET-R23).
    #[must_use]
    #[inline]
    pub fn at_least_one(self) -> Self {
        Self::new(self.time.max(1), self.growth.max(1), self.impact.max(1))
    }
}
