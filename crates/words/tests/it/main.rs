//! What the words crate promises.

mod complete;
mod fluent;
mod languages;
mod pseudo;
mod say;
mod tongue;
