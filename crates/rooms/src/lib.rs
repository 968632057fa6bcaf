//! Where people and bots gather and play: one room for each table.
//!
//! A room gathers people before a match, plays it, and keeps it. It knows seats, bots, standing orders and absence;
//! it knows nothing of HTTP or HTML. Whoever shows a room looks at a [`Moment`]; whoever wants something from it
//! makes a [`Wish`].
//!
//! The life of a decision: whose seat is it → is the ticket still good → does the game allow it, on a copy → the store
//! appends one row → the copy becomes the truth → everybody who looks is woken → the answer. The append is the only
//! point at which anything happens.
//!
//! All of this is in [`pure`], as a value without clock, store or threads. A task for each room in memory drives it, and
//! [`Rooms`] knows the tasks.

mod bucket;
mod code;
mod error;
mod facts;
mod housekeeping;
mod log;
mod looks;
mod moment;
mod nickname;
mod order;
mod pace;
mod place;
pub mod pure;
mod reaction;
mod room;
mod rooms;
mod secret;
mod settings;
mod task;
mod ticket;
mod tidying;
mod token;
mod wish;

pub use code::{Code, NotACode};
pub use error::RoomError;
pub use housekeeping::Tidied;
pub use log::{Log, LogLine, Mark};
pub use moment::{Device, Moment, Stage};
pub use nickname::{Nickname, NicknameError};
pub use order::Order;
pub use pace::Pace;
pub use place::{Place, Presence, Seating, Votes, Who};
pub use reaction::{Reacted, Reaction, Reactions};
pub use room::{Look, News, Room};
pub use rooms::{NewRoom, Rooms};
pub use settings::Settings;
pub use ticket::{Ticket, TicketError};
pub use token::Token;
pub use wish::{Done, Wish};
