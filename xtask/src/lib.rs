//! The project's own chores, as functions; `main.rs` gives them names on the command line.
#![expect(clippy::print_stdout, reason = "a chore talks to the terminal")]

pub mod browser;
pub mod golden;
pub mod icount;
pub mod install;
pub mod new_game;
mod shell;
pub mod test;
pub mod tidy;
