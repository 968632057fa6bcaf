//! Tables over HTTP: who may do what, and what they are answered.

mod again;
mod deciding;
mod devices;
mod hosting;
mod joining;
mod party;
mod reacting;
mod records;
mod routes;
mod secrets;
mod streams;
mod trouble;

pub use party::Party;
