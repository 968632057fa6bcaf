//! Whole pages.

mod about;
mod again;
mod cards;
mod cover;
pub mod curtain;
mod game_words;
pub mod gathering;
mod home;
pub mod icon;
mod join;
mod layout;
pub mod markdown;
mod my_table;
pub mod new;
pub mod nicknames;
pub mod qr;
pub mod rule_id;
mod rules;
pub mod sheet;
pub mod standings;

pub use about::about;
pub use again::{again_button, again_depends, again_note};
pub use cards::cards;
pub use cover::cover;
pub use curtain::curtain;
pub use game_words::{Edition, GameWords, bot_name, new_table};
pub use home::home;
pub use join::{Joining, ask_code, free_seats, join};
pub use layout::{Frame, Layout, Links, language_choice, layout};
pub use my_table::{MyTable, Wanted, mine};
pub use rules::rules;
pub use sheet::{Sheet, fragment, sheet_page};
pub use standings::standings;

/// The sentences of the pages: language and text, English first.
pub const LOCALES: &[(&str, &str)] =
    &[("en", include_str!("locales/en.ftl")), ("ru", include_str!("locales/ru.ftl"))];

/// The stylesheets of the frame, in the order in which they stand in the one stylesheet of all pages.
pub const STYLES: &[&str] = &[
    include_str!("../../assets/css/tokens.css"),
    include_str!("../../assets/css/ground.css"),
    include_str!("../../assets/css/controls.css"),
    include_str!("../../assets/css/panels.css"),
    include_str!("../../assets/css/home.css"),
    include_str!("../../assets/css/forms.css"),
    include_str!("../../assets/css/gathering.css"),
    include_str!("../../assets/css/book.css"),
    include_str!("../../assets/css/text.css"),
    include_str!("../../assets/css/wall.css"),
];
