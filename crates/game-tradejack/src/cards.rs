//! The cards of a match as the rules use them: small numbers into flat tables (TJ-1).

use std::fmt;
use std::str::FromStr;

use arrayvec::{ArrayString, ArrayVec};
use ecotable_parts::Pile;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How many product names there are.
pub const PRODUCT_NAMES: usize = 12;
/// How many product faces: each name in two colours.
pub const PRODUCT_FACES: usize = 2 * PRODUCT_NAMES;
/// How many source names there are.
pub const SOURCE_NAMES: usize = 8;
/// How many source faces: each name in two colours.
pub const SOURCE_FACES: usize = 2 * SOURCE_NAMES;
/// The most product cards, and the most source cards, of an own card list; the box has 72 of each.
pub const MOST_CARDS: usize = 96;
/// The most demand cards; the box has 26.
pub const MOST_DEMAND: usize = 26;

/// The faces of one colour, blue being even and yellow odd.
const BLUE_FACES: u32 = 0x5555_5555;

#[rustfmt::skip]
const PRODUCTS: [&str; PRODUCT_FACES] = [
    "SOAP-B", "SOAP-Y", "DETG-B", "DETG-Y", "BREAD-B", "BREAD-Y", "NOODL-B", "NOODL-Y",
    "MARG-B", "MARG-Y", "BISC-B", "BISC-Y", "SHAMP-B", "SHAMP-Y", "PIZZA-B", "PIZZA-Y",
    "ICECR-B", "ICECR-Y", "CHOCO-B", "CHOCO-Y", "LIPST-B", "LIPST-Y", "PNUT-B", "PNUT-Y",
];
#[rustfmt::skip]
const SOURCES: [&str; SOURCE_FACES] = [
    "GOLD-B", "GOLD-Y", "SILV-B", "SILV-Y", "SMALL-B", "SMALL-Y", "INTER-B", "INTER-Y",
    "ORANG-B", "ORANG-Y", "ALT-B", "ALT-Y", "RAIN-B", "RAIN-Y", "PEAT-B", "PEAT-Y",
];

/// The colour of a product or a source.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
}

impl Colour {
    /// Both colours.
    pub const BOTH: [Self; 2] = [Self::Blue, Self::Yellow];

    /// One bit for each face of this colour.
    #[inline]
    pub fn faces(self) -> u32 {
        match self {
            Self::Blue => BLUE_FACES,
            Self::Yellow => !BLUE_FACES,
        }
    }

    fn of(face: u8) -> Self {
        if face & 1 == 0 { Self::Blue } else { Self::Yellow }
    }
}

macro_rules! face {
    ($(#[$doc:meta])* $Face:ident, $faces:ident, $what:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
        pub struct $Face(pub u8);

        impl $Face {
            /// The face of the name with this number in this colour.
            pub fn new(name: usize, colour: Colour) -> Self {
                Self(2 * name as u8 + colour as u8)
            }

            /// Every face, in the order of the table, blue before yellow.
            pub fn all() -> impl Iterator<Item = Self> {
                (0..$faces.len() as u8).map(Self)
            }

            /// The number of its name.
            #[inline]
            pub fn name(self) -> usize {
                usize::from(self.0 >> 1)
            }

            /// The short id of its name, such as in `SOAP-B`.
            pub fn id(self) -> &'static str {
                let face = self.as_str();
                face.split_once('-').map_or(face, |(id, _)| id)
            }

            /// Its notation, such as `SOAP-B`.
            pub fn as_str(self) -> &'static str {
                $faces[usize::from(self.0)]
            }

            /// Its colour.
            #[inline]
            pub fn colour(self) -> Colour {
                Colour::of(self.0)
            }

            /// The number of the name with this short id.
            pub fn name_of(id: &str) -> Option<usize> {
                Self::all().find(|face| face.id() == id).map(Self::name)
            }
        }

        impl fmt::Display for $Face {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl FromStr for $Face {
            type Err = UnknownFace;

            fn from_str(text: &str) -> Result<Self, UnknownFace> {
                Self::all().find(|face| face.as_str() == text).ok_or(UnknownFace { what: $what })
            }
        }

        impl Serialize for $Face {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        impl<'de> Deserialize<'de> for $Face {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(|error| serde::de::Error::custom(format!("`{text}`: {error}")))
            }
        }
    };
}

face!(
    /// What is printed on a product card: a name and a colour.
    Product, PRODUCTS, "product"
);
face!(
    /// What is printed on a source card: a name and a colour.
    Source, SOURCES, "source"
);

/// A text that names no card face.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
#[error("no such {what}; a face is an id and a colour, such as SOAP-B or GOLD-Y")]
pub struct UnknownFace {
    what: &'static str,
}

/// The id of a demand card, such as `T9`.
pub type DemandId = ArrayString<8>;

/// A demand card by its place in the card list.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Demand(pub u8);

/// The part of the demand deck that a card belongs to: A lies on top, C at the bottom (TJ-2.3).
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd, Serialize, Deserialize)]
pub enum Stack {
    /// Drawn first.
    A,
    /// In the middle.
    B,
    /// Drawn last.
    C,
}

/// What a demand card does.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum DemandFace {
    /// Raises incomes for one round.
    Trend(Trend),
    /// Goes to the best seat of the round.
    Award(Award),
    /// Bans the sources of this name for the rest of the game.
    Regulation {
        /// The number of the banned name.
        bans: u8,
    },
}

/// What customers want this round.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Trend {
    /// A product name is worth more, and a source name has more Green Credits.
    Dual {
        /// The number of the product name.
        product: u8,
        /// What is added to its Value.
        product_bonus: u8,
        /// The number of the source name.
        source: u8,
        /// What is added to its Green Credits.
        source_bonus: u8,
    },
    /// Green Credits gathered so far count twice.
    DoubleCredits,
    /// Every green source has more Green Credits.
    GreenBonus(u8),
}

/// An award and its points.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Award {
    /// What is compared.
    pub kind: AwardKind,
    /// What it adds to the final Reputation.
    pub points: u8,
}

/// What an award is given for.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AwardKind {
    /// The Most Gold Standards.
    MostGold,
    /// The Most Standards, gold or silver.
    MostStandards,
    /// Exclusively Alternative.
    ExclusivelyAlternative,
    /// The Most Green Products.
    MostGreenProducts,
    /// The Most Green Credits.
    MostGreenCredits,
}

/// A demand card of the card list.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct DemandCard {
    /// Its id.
    pub id: DemandId,
    /// What it does.
    pub face: DemandFace,
    /// Where it lies in the deck.
    pub stack: Stack,
    /// The three-dot mark: only in the Advanced Game.
    pub advanced: bool,
}

/// A set of source names, one bit for each.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub struct SourceNames(pub u8);

impl SourceNames {
    /// Whether the source has one of these names.
    #[inline]
    pub fn contains(self, source: Source) -> bool {
        self.0 >> source.name() & 1 == 1
    }

    /// Adds the name with this number.
    #[inline]
    pub fn insert(&mut self, name: u8) {
        self.0 |= 1 << name;
    }

    /// One bit for each face with one of these names, both colours.
    #[inline]
    pub fn faces(self) -> u32 {
        // Each bit is spread to two: first apart by nibbles, then by pairs, then singly.
        let mut spread = u32::from(self.0);
        spread = (spread | spread << 4) & 0x0F0F;
        spread = (spread | spread << 2) & 0x3333;
        spread = (spread | spread << 1) & 0x5555;
        spread | spread << 1
    }
}

/// All cards of a match.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Cards {
    /// The printed Value of each product name.
    pub value: [u8; PRODUCT_NAMES],
    /// The printed Green Credits of each source name.
    pub credits: [u8; SOURCE_NAMES],
    /// How many cards of each product face.
    pub product_copies: [u8; PRODUCT_FACES],
    /// How many cards of each source face.
    pub source_copies: [u8; SOURCE_FACES],
    /// All products, in the order of the faces.
    pub(crate) products: Pile<MOST_CARDS>,
    /// All sources, in the order of the faces.
    pub(crate) sources: Pile<MOST_CARDS>,
    /// The source names that count as Gold Standard.
    pub gold: SourceNames,
    /// The source names that count as Gold or Silver Standard.
    pub standards: SourceNames,
    /// The source names that count as Alternative Source.
    pub alternative: SourceNames,
    /// The source names with at least one printed Green Credit.
    pub green: SourceNames,
    /// The demand cards: trends, awards, regulations.
    pub demand: ArrayVec<DemandCard, MOST_DEMAND>,
}

impl Cards {
    /// The printed Value of a product.
    #[inline]
    pub fn value_of(&self, product: Product) -> u8 {
        self.value[product.name()]
    }

    /// The printed Green Credits of a source.
    #[inline]
    pub fn credits_of(&self, source: Source) -> u8 {
        self.credits[source.name()]
    }

    /// What a demand card does.
    #[inline]
    pub fn face_of(&self, card: Demand) -> DemandFace {
        self.demand[usize::from(card.0)].face
    }

    /// The id of a demand card.
    pub fn id_of(&self, card: Demand) -> DemandId {
        self.demand[usize::from(card.0)].id
    }

    /// The points of an award; nothing for other cards.
    pub fn points_of(&self, card: Demand) -> u8 {
        match self.face_of(card) {
            DemandFace::Award(award) => award.points,
            DemandFace::Trend(_) | DemandFace::Regulation { .. } => 0,
        }
    }

    /// The demand card with this id.
    pub fn demand_named(&self, id: &str) -> Option<Demand> {
        self.demand.iter().position(|card| card.id.as_str() == id).map(|place| Demand(place as u8))
    }

    /// The demand cards with their places in the list.
    pub fn each_demand(&self) -> impl Iterator<Item = (Demand, &DemandCard)> {
        (0u8..).map(Demand).zip(&self.demand)
    }
}
