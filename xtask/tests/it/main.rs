//! The chores themselves are tested with small texts.

mod icount;
mod new_game;
mod summary;
mod tidy;
mod tidy_ids;
