//! Parts that pages are made of: seats, cards, reactions, and space for long drawings.

pub mod card;
pub mod reaction;
pub mod seat;
pub mod space;
