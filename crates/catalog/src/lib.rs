//! The list of games; the only crate that names them all.
