//! The facts of a room, as they are kept: one document.

use std::sync::Arc;

use ecotable_catalog::Listing;
use ecotable_kernel::{PerSeat, Seat};
use ecotable_store::{TableId, TokenHash};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::error::RoomError;
use crate::nickname::Nickname;
use crate::order::Order;
use crate::pace::Pace;
use crate::reaction::Reactions;
use crate::secret::Secret;

/// The format of the document.
const FORMAT: u32 = 1;

/// Everything that a room keeps besides the match itself. It never has the seed.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Facts {
    format: u32,
    /// The game.
    pub game: String,
    /// Its options.
    #[serde(serialize_with = "write_shared", deserialize_with = "read_shared")]
    pub config: Arc<Value>,
    /// What proves who hosts.
    pub host: Secret<32>,
    /// The places, in seat order.
    pub places: PerSeat<Chair>,
    /// How fast bots play.
    pub pace: Pace,
    /// Whether people may react.
    #[serde(default, skip_serializing_if = "Reactions::are_on")]
    pub reactions: Reactions,
    /// What makes tickets that nobody can guess.
    pub salt: Secret<16>,
    /// When the match began.
    pub begun: Option<i64>,
    /// When it was noticed that the match is over.
    pub ended: Option<i64>,
    /// When somebody last did something here, to the hour.
    pub active: i64,
    /// The table at which the same people play again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sequel: Option<Secret<8>>,
}

/// A place, as it is kept.
#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Chair {
    /// Who sits there.
    pub who: Sitter,
    /// The bot that plays for an absent person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<String>,
    /// Whether a bot has ever played for the person.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub helped: bool,
    /// The standing order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<Standing>,
    /// The hash of the key in the link that moves the seat to another device.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub link: Option<Secret<32>>,
}

/// Who sits at a place.
#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Sitter {
    /// Nobody yet.
    #[default]
    Nobody,
    /// A person.
    Person {
        /// What they are called, until that is forgotten.
        name: Option<Nickname>,
        /// What proves that it is them.
        holder: Secret<32>,
    },
    /// A bot.
    Bot(String),
}

/// A standing order, and the auction, the round or the match that it was given in.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Standing {
    /// What is wanted.
    pub order: Order,
    /// The identity of the auction, or the round; 0 for the whole match.
    pub within: u64,
}

impl Chair {
    /// A place with a person.
    pub fn person(name: Nickname, holder: TokenHash) -> Self {
        Self { who: Sitter::Person { name: Some(name), holder: Secret(holder.0) }, ..Self::default() }
    }

    /// A place with a bot.
    pub fn bot(name: &str) -> Self {
        Self { who: Sitter::Bot(name.to_owned()), ..Self::default() }
    }

    /// The place before another match: whoever sat there sits there, unless their name has been forgotten.
    fn again(&self) -> Self {
        let who = match &self.who {
            Sitter::Person { name: None, .. } => Sitter::Nobody,
            who => who.clone(),
        };
        Self { who, ..Self::default() }
    }

    /// What proves who sits there, if a person does.
    pub fn holder(&self) -> Option<TokenHash> {
        match &self.who {
            Sitter::Person { holder, .. } => Some(TokenHash(holder.0)),
            _ => None,
        }
    }

    /// What the person is called.
    pub fn name(&self) -> Option<&Nickname> {
        match &self.who {
            Sitter::Person { name, .. } => name.as_ref(),
            _ => None,
        }
    }

    /// The bot that decides here, if one does.
    pub fn decider(&self) -> Option<&str> {
        match &self.who {
            Sitter::Bot(name) => Some(name),
            _ => self.stand_in.as_deref(),
        }
    }

    /// A bot plays for the person from now on.
    pub fn seat_bot(&mut self, bot: &str) {
        self.stand_in = Some(bot.to_owned());
        self.helped = true;
        self.order = None;
    }
}

impl Facts {
    /// The facts of a new room without places.
    pub fn new(listing: &Listing, config: Value, host: TokenHash, salt: [u8; 16]) -> Self {
        Self {
            format: FORMAT,
            game: listing.meta.id.to_owned(),
            config: Arc::new(config),
            host: Secret(host.0),
            places: PerSeat::new(),
            pace: Pace::default(),
            reactions: Reactions::default(),
            salt: Secret(salt),
            begun: None,
            ended: None,
            active: 0,
            sequel: None,
        }
    }

    /// The facts of a new room for another match: the same options, and everybody where they sat.
    pub fn again(&self, salt: [u8; 16], date: i64) -> Self {
        Self {
            format: FORMAT,
            game: self.game.clone(),
            config: Arc::clone(&self.config),
            host: self.host,
            places: self.places.iter().map(Chair::again).collect(),
            pace: self.pace,
            reactions: self.reactions,
            salt: Secret(salt),
            begun: None,
            ended: None,
            active: date,
            sequel: None,
        }
    }

    /// Reads a document.
    pub fn read(body: &[u8]) -> Result<Self, RoomError> {
        #[derive(Deserialize)]
        struct Format {
            format: u32,
        }
        // What the parser says may have names in it.
        let damaged = |error: serde_json::Error| {
            let (line, column) = (error.line(), error.column());
            RoomError::Damaged(format!("the room's document, line {line}, column {column}"))
        };
        let Format { format } = serde_json::from_slice(body).map_err(damaged)?;
        if format != FORMAT {
            return Err(RoomError::Damaged(format!("the room's document has format {format}")));
        }
        serde_json::from_slice(body).map_err(damaged)
    }

    /// The document.
    pub fn write(&self) -> Vec<u8> {
        serde_json::to_vec(self).expect("facts are plain data with text keys")
    }

    /// The seats and their places.
    pub fn seats(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        (0u8..).map(Seat).zip(&self.places)
    }

    /// A place.
    pub fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.places.get(seat.index())
    }

    /// Who hosts.
    pub fn hosted_by(&self) -> TokenHash {
        TokenHash(self.host.0)
    }

    /// The table at which the same people play again.
    pub fn followed_by(&self) -> Option<TableId> {
        self.sequel.map(|Secret(table)| TableId(u64::from_be_bytes(table)))
    }
}

fn write_shared<S: Serializer>(config: &Arc<Value>, serializer: S) -> Result<S::Ok, S::Error> {
    config.as_ref().serialize(serializer)
}

fn read_shared<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Arc<Value>, D::Error> {
    Value::deserialize(deserializer).map(Arc::new)
}
