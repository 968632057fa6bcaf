//! Simulations and tournaments.
