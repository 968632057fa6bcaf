//! What the words crate promises.

mod complete;
mod languages;
mod pseudo;
mod say;
