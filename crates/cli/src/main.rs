//! The Ecotable program.

fn main() {}
