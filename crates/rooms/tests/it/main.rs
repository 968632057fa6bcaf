//! What rooms promise.

mod absence;
mod bots;
mod chance;
mod crowding;
mod deciding;
mod following;
mod foreseeing;
mod gated;
mod gathering;
mod hall;
mod hints;
mod limits;
mod moving;
mod names;
mod orders;
mod reacting;
mod rivals;
mod secrets;
mod shelf;
mod simulator;
mod storing;
mod task;
mod tidying;
mod waking;
mod whole_game;
