//! Ecotable in the browser: the server and its pages.
//!
//! Pages are functions from what a viewer may know to HTML. A table is made of [`zones`](table::Zone): after a move
//! every viewer's stream sends the zones that changed for that viewer, and nothing else.

pub mod app;
pub mod boards;
pub mod parts;
pub mod players;
pub mod routes;
pub mod screens;
pub mod server;
pub mod spoken;
pub mod table;
pub mod text;
pub mod voice;
