//! What the sections of RULES.md say that no ruling or acceptance case says.

mod end;
mod flow;
mod setup;
mod trade;
