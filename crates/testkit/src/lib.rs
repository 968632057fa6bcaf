//! Laws that every game must pass, golden games, whether everything has words, and toy games.
//!
//! A game's tests are one line for each number of seats and one for its golden games:
//!
//! ```
//! use ecotable_testkit::laws::{self, Plan};
//! use ecotable_testkit::lots::{Config, Lots};
//!
//! laws::check::<Lots>(&Config::default(), 3, Plan::new(20, 2000).notation(&["raise 9"]));
//! ```
//!
//! [`lots`] is an open auction with hidden hands; [`pebbles`] has simultaneous, secret and unlisted decisions.

pub mod golden;
pub mod laws;
pub mod lots;
mod options;
pub mod pebbles;
pub mod vocabulary;
