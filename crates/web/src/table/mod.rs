//! The table page: zones that every game shares, and the contract by which a game draws its own.
//!
//! Forms post what `routes::table` expects. Every action is a button of the form `#act`, wherever it stands.

mod address;
mod board;
pub mod choices;
mod desk;
mod drawing;
mod eye;
pub mod fairness;
mod fingerprint;
mod last_words;
mod list;
mod painter;
mod scene;
mod shelf;
mod tray;
mod zone;
mod zones;

use maud::PreEscaped;

pub use address::Address;
pub use board::{Board, CardSheet, Lesson, PlanSheet, Said, SeatFacts};
pub use desk::Desk;
pub use drawing::{Drawing, Drawn, Reason, Seen};
pub use eye::{Eye, Mode};
pub use fingerprint::Fingerprint;
pub use last_words::{LastWords, Word};
pub use list::{ListItem, ListOption};
pub use painter::Painter;
pub use scene::Scene;
pub use shelf::{Shared, add_shared, shared};
pub use tray::{Choice, Numbers, Tray};
pub use zone::{Sight, Spot, Zone};
pub use zones::orders::say_in_force;

/// The sentences of the table page: language and text, English first.
pub const LOCALES: &[(&str, &str)] =
    &[("en", include_str!("locales/en.ftl")), ("ru", include_str!("locales/ru.ftl"))];

/// The stylesheets of the table, in the order in which they stand in the one stylesheet of all pages.
pub const STYLES: &[&str] = &[
    include_str!("../../assets/css/cards.css"),
    include_str!("../../assets/css/tray.css"),
    include_str!("../../assets/css/log.css"),
    include_str!("../../assets/css/table.css"),
    include_str!("../../assets/css/reactions.css"),
    include_str!("../../assets/css/fingers.css"),
];

/// The small drawings of the table, besides those of the frame.
pub(crate) const SPRITE: PreEscaped<&str> = PreEscaped(include_str!("../../assets/svg/table.svg"));
