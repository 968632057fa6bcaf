//! A match in the terminal.

mod audience;
mod choices;
mod keeper;
mod log;
mod rulebook;
mod seating;
mod session;
mod show;
mod turn;
mod typed;

pub use audience::Audience;
pub use keeper::Keeper;
pub use log::Log;
pub use seating::Seating;
pub use session::Session;
