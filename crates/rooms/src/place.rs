//! The places at a table, and who sits there.

use ecotable_kernel::SeatSet;
use serde::{Deserialize, Serialize};

use crate::nickname::Nickname;

/// Who is to sit at a place, as the host arranges it before the match.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seating {
    /// Whoever joins.
    Open,
    /// Somebody at the host's own device.
    Here(Nickname),
    /// A bot of this name.
    Bot(String),
}

/// Who sits at a place.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub enum Who {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person(Nickname),
    /// A person whose name has been forgotten, because the match ended long ago.
    Forgotten,
    /// A bot of this name, such as `merchant`.
    Bot(String),
}

/// Whether a person is there.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub enum Presence {
    /// At the table.
    #[default]
    Here,
    /// Away since a moment ago.
    Away,
    /// Away for so long that a bot may play on.
    Gone,
}

/// The votes for a bot that plays on.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub struct Votes {
    /// Who of those who are there has voted for it.
    pub by: SeatSet,
    /// How many votes are needed.
    pub needed: u8,
}

impl Votes {
    /// How many there are.
    pub fn count(self) -> u8 {
        self.by.len()
    }

    /// Whether they suffice.
    pub fn suffice(self) -> bool {
        self.count() >= self.needed
    }
}

/// A place as everybody sees it.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub struct Place {
    /// Who sits there.
    pub who: Who,
    /// Whether a person is there; bots are always there.
    pub presence: Presence,
    /// The bot that plays for an absent person.
    pub stand_in: Option<String>,
    /// Whether a bot has ever played for the person; the result says so.
    pub helped: bool,
    /// The votes for a stand-in.
    pub votes: Votes,
    /// Whether it is the host's.
    pub host: bool,
}

impl Place {
    /// The bot that decides here, if one does.
    pub fn bot(&self) -> Option<&str> {
        match &self.who {
            Who::Bot(name) => Some(name),
            _ => self.stand_in.as_deref(),
        }
    }

    /// Whether a person sits there.
    pub fn is_person(&self) -> bool {
        matches!(self.who, Who::Person(_) | Who::Forgotten)
    }

    /// What the person is called, if a person sits there and the name is still known.
    pub fn nickname(&self) -> Option<&Nickname> {
        match &self.who {
            Who::Person(nickname) => Some(nickname),
            _ => None,
        }
    }
}
