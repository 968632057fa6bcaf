//! Players that see only what their seat may see.

mod bot;

pub use bot::{Bot, Decision};
