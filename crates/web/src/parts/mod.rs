//! Parts that pages are made of: seats, cards, panels, chips, dialogs.

pub mod card;
pub mod reaction;
pub mod seat;
pub mod space;
