//! What somebody at a table says without words: one of a few reactions, seen for a moment.

use serde::{Deserialize, Serialize};

/// What can be said.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Reaction {
    /// That was a good move.
    WellPlayed,
    /// Thanks.
    ThankYou,
    /// That hurts.
    Ouch,
    /// This needs some thought.
    Thinking,
    /// There is no hurry.
    TakeYourTime,
    /// Nobody expected that.
    Surprised,
}

impl Reaction {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 6] =
        [Self::WellPlayed, Self::ThankYou, Self::Surprised, Self::Ouch, Self::Thinking, Self::TakeYourTime];

    /// Its name in forms.
    pub fn name(self) -> &'static str {
        match self {
            Self::WellPlayed => "well-played",
            Self::ThankYou => "thank-you",
            Self::Ouch => "ouch",
            Self::Thinking => "thinking",
            Self::TakeYourTime => "take-your-time",
            Self::Surprised => "surprised",
        }
    }
}

/// What a seat has just said.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Reacted {
    /// What.
    pub reaction: Reaction,
    /// Tells it from what was said before, also by the same seat and in the same way.
    pub number: u32,
}

/// Whether people at a table may react.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reactions {
    /// They may.
    #[default]
    On,
    /// The host wants it quiet.
    Off,
}

impl Reactions {
    /// Both.
    pub const ALL: [Self; 2] = [Self::On, Self::Off];

    /// Its name in forms and documents.
    pub fn name(self) -> &'static str {
        match self {
            Self::On => "on",
            Self::Off => "off",
        }
    }

    /// Whether they may.
    pub fn are_on(&self) -> bool {
        *self == Self::On
    }
}
