//! `ecotable serve`, driven over real sockets.

mod client;
mod house;
mod judge;
mod killed;
mod player;
mod start;
