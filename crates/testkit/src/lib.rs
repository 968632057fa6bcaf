//! Laws that every game must pass, golden games, and a toy game.
