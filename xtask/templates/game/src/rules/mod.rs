//! The rules, one file for each section of RULES.md.

mod planting;
