//! The server: connections, limits, headers, assets.

mod addresses;
mod answer;
mod assets;
pub mod bucket;
pub mod conduct;
mod connection;
pub mod cookies;
mod draft;
pub mod event;
mod explain;
mod fields;
mod gate;
mod headers;
mod limits;
mod listen;
mod marks;
mod packing;
mod page_error;
mod pour;
mod reader;
mod settings;
mod terminal_qr;
mod watched;

pub use addresses::{by_likelihood, local_addresses};
pub use answer::answer;
pub use assets::{Assets, script};
pub use cookies::Cookies;
pub use draft::Draft;
pub use fields::{Asked, Fields, NotAForm};
pub use limits::{Limits, StreamPermit};
pub use listen::serve;
pub use marks::Marks;
pub use packing::understands_gzip;
pub use page_error::{Failure, PageError, undo_key};
pub use reader::{Peer, Reader, SCRIPT};
pub use settings::{Journal, Settings, means_itself};
pub use terminal_qr::{Paint, terminal_qr};

/// The sentences of answers that are no pages: language and text, English first.
pub const LOCALES: &[(&str, &str)] =
    &[("en", include_str!("locales/en.ftl")), ("ru", include_str!("locales/ru.ftl"))];
