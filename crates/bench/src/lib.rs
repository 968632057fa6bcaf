//! How fast the games are.
