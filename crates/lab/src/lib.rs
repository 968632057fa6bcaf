//! Simulations and tournaments: many games at once, with the same result on any number of threads.
//!
//! Everything follows from the options and the seed. The only exception are bots that think by the clock, such as
//! `search:200ms`: what they decide depends on the machine and on what else it does.

mod distribution;
mod encounter;
mod error;
mod playout;
mod ranking;
mod rating;
mod report;
mod series;
mod simulate;
mod statistics;
mod tally;
mod text;
mod tournament;

pub use distribution::{Distribution, Summary};
pub use encounter::{Encounter, WHOLE, arrangements};
pub use error::LabError;
pub use playout::playout;
pub use ranking::{Entrant, Pairing, Ranking};
pub use rating::{Rating, ratings};
pub use report::{Bias, Report, SeatReport};
pub use simulate::{SimulateOptions, simulate};
pub use statistics::{Interval, chi_square_tail, wilson};
pub use tournament::{TournamentOptions, tournament};
