//! Who looks at a table, and how.

use ecotable_kernel::Viewer;
use ecotable_rooms::Device;
use maud::{Markup, html};

/// How a table is shown.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub enum Mode {
    /// As a table, on a phone or a desk.
    #[default]
    Table,
    /// Large on a wall: no secrets, no buttons.
    Wall,
    /// As structured text.
    Text,
}

impl Mode {
    /// What a form carries so that whoever reads a table as text goes on doing so.
    pub fn field(self) -> Markup {
        html! { @if self == Self::Text { input type="hidden" name="mode" value="text"; } }
    }
}

/// Who looks at a table, and how.
#[derive(Clone, Debug)]
pub struct Eye {
    /// As whom.
    pub viewer: Viewer,
    /// What the device may do here.
    pub device: Device,
    /// How.
    pub mode: Mode,
    /// The language they read.
    pub language: &'static str,
    /// Whether kinds of decisions are explained when they are met for the first time.
    pub lessons: bool,
}
