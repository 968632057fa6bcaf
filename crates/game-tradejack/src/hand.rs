//! Hands as views and snapshots show them: faces with their numbers.

use ecotable_parts::Counts;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::{PRODUCT_FACES, Product, SOURCE_FACES, Source};

macro_rules! hand {
    ($(#[$doc:meta])* $Hand:ident, $Face:ident, $N:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
        pub struct $Hand(pub(crate) Counts<$N>);

        impl $Hand {
            /// One bit for each face that is there.
            #[inline]
            pub fn faces(&self) -> u32 {
                self.0.faces()
            }

            /// How many cards of a face.
            #[inline]
            pub fn of(&self, face: $Face) -> u8 {
                self.0.of(face.0)
            }

            /// How many cards in all.
            pub fn len(&self) -> usize {
                self.0.len()
            }

            /// Whether there is no card.
            pub fn is_empty(&self) -> bool {
                self.0.is_empty()
            }

            /// Every face that is there with its number, in the order of the card list.
            pub fn each(&self) -> impl Iterator<Item = ($Face, u8)> {
                self.0.each().map(|(face, count)| ($Face(face), count))
            }

            /// Every card, equal faces one after the other.
            pub fn cards(&self) -> impl Iterator<Item = $Face> {
                self.0.cards().map($Face)
            }
        }

        impl FromIterator<$Face> for $Hand {
            fn from_iter<I: IntoIterator<Item = $Face>>(cards: I) -> Self {
                Self(cards.into_iter().map(|card| card.0).collect())
            }
        }

        impl Serialize for $Hand {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map(self.each())
            }
        }

        impl<'de> Deserialize<'de> for $Hand {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Faces;
                impl<'de> Visitor<'de> for Faces {
                    type Value = $Hand;

                    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        f.write_str("faces with their numbers, such as {\"SOAP-B\": 2}")
                    }

                    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<$Hand, A::Error> {
                        let mut hand = $Hand::default();
                        while let Some((face, count)) = map.next_entry::<$Face, u8>()? {
                            if usize::from(count) > crate::cards::MOST_CARDS || hand.of(face) > 0 {
                                return Err(serde::de::Error::custom(format!("{face} too often")));
                            }
                            (0..count).for_each(|_| hand.0.add(face.0));
                        }
                        Ok(hand)
                    }
                }
                deserializer.deserialize_map(Faces)
            }
        }
    };
}

hand!(
    /// Products by their faces.
    Products, Product, PRODUCT_FACES
);
hand!(
    /// Sources by their faces.
    Sources, Source, SOURCE_FACES
);
