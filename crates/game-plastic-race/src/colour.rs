//! The six colours, sets of them, and the effects of cards.

use crate::words::words;

words! {
    /// A colour of streets, cards and dice (PR-8.1).
    Colour {
        /// Blue, a circle.
        Blue = "blue",
        /// Green, a triangle.
        Green = "green",
        /// Yellow, a square.
        Yellow = "yellow",
        /// Red, a cross.
        Red = "red",
        /// Orange, a diamond.
        Orange = "orange",
        /// Purple, a star.
        Purple = "purple",
    }
}

words! {
    /// What a card can do instead of driving (PR-4).
    Effect {
        /// Roll two coloured dice and place them.
        RollDice = "roll_dice",
        /// Turn a placed die to another colour.
        SetDie = "set_die",
        /// Take a random card from a full hand.
        Steal = "steal",
        /// Ask for a colour or an effect.
        Ask = "ask",
        /// Exchange a card.
        Swap = "swap",
        /// Draw two cards.
        Plus2 = "plus2",
        /// Draw three cards.
        Plus3 = "plus3",
        /// Place street works.
        Works = "works",
        /// Place a one-way token.
        OneWay = "one_way",
        /// Drive without paying the colour.
        Shortcut = "shortcut",
        /// Act against tokens, or pass them.
        Police = "police",
        /// Keep an opponent from a bin.
        Puncture = "puncture",
    }
}

impl Effect {
    /// The rule that says what it does.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::RollDice => "PR-4.1",
            Self::SetDie => "PR-4.2",
            Self::Steal => "PR-4.3",
            Self::Ask => "PR-4.4",
            Self::Swap => "PR-4.5",
            Self::Plus2 => "PR-4.6",
            Self::Plus3 => "PR-4.7",
            Self::Works => "PR-4.8",
            Self::OneWay => "PR-4.9",
            Self::Shortcut => "PR-4.10",
            Self::Police => "PR-4.11",
            Self::Puncture => "PR-4.12",
        }
    }
}

words! {
    /// What a white circle of the map gives (PR-4.13).
    Reward {
        /// Draw a card.
        Draw1 = "draw1",
        /// Draw two cards.
        Draw2 = "draw2",
        /// Roll dice.
        Dice = "dice",
        /// Set a die.
        SetDie = "set_die",
        /// Place a one-way token.
        OneWay = "one_way",
        /// Take a police token.
        Police = "police",
    }
}

words! {
    /// Along a section as the map names its ends, or against that.
    Direction {
        /// From the first end to the second.
        Forward = "from_to",
        /// From the second end to the first.
        Backward = "to_from",
    }
}

impl Direction {
    /// The other direction.
    #[inline]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Forward => Self::Backward,
            Self::Backward => Self::Forward,
        }
    }
}

impl Colour {
    /// The set with just this colour.
    #[inline]
    pub const fn only(self) -> Colours {
        Colours(1 << self as u8)
    }
}

/// A set of colours.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Colours(pub(crate) u8);

impl Colours {
    /// No colour.
    pub const NONE: Self = Self(0);
    /// All six.
    pub const ALL: Self = Self(0x3F);

    /// The colours of both sets.
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The colours of either set.
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether the colour is in the set.
    #[inline]
    pub const fn contains(self, colour: Colour) -> bool {
        self.0 & colour.only().0 != 0
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many colours.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The colours in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Colour> + Clone {
        crate::words::bits(u64::from(self.0)).map(|n| Colour::ALL[usize::from(n)])
    }

    /// The only colour of the set, if it has exactly one.
    #[inline]
    pub fn single(self) -> Option<Colour> {
        (self.0.is_power_of_two()).then(|| Colour::ALL[self.0.trailing_zeros() as usize])
    }
}

impl FromIterator<Colour> for Colours {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Self {
        colours.into_iter().fold(Self::NONE, |set, colour| set.or(colour.only()))
    }
}
