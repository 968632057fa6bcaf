//! Limits: exact numbers, two things at once, the last of something, and options together.

mod bins;
mod board;
mod driving;
mod end;
mod flags;
mod hands;
mod routes;
