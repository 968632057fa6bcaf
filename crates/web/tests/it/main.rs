//! What the server and its pages promise.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod at_table;
mod drive;
mod html;
mod pages;
mod server;
mod table;
mod words;
