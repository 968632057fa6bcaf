//! What every request and every answer goes through, and what happens at sockets.

mod addresses;
mod assets;
mod browser;
mod conduct;
mod events;
mod fields;
mod gate;
pub mod headers;
mod limits;
mod marks;
mod packing;
mod readers;
pub mod sockets;

pub use browser::{Answer, Browser, Site, site};
