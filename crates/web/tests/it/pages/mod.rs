//! Pages: that they are sound HTML in every language, lead somewhere, and weigh little.

mod fetched;
mod gathering;
mod markup;
mod names;
mod new_table;
mod reading;
mod result;
mod rules;
mod told;
mod translated;
mod weight;
