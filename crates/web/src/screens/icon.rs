//! The small drawings of the frame.

use maud::{Markup, PreEscaped, Render, html};

/// The drawings of the frame as symbols; the layout puts them into every page.
pub(crate) const FRAME: PreEscaped<&str> = PreEscaped(include_str!("../../assets/svg/frame.svg"));

/// A small drawing of the frame.
#[derive(Clone, Copy, Debug)]
pub struct Icon<'a>(&'a str);

impl Render for Icon<'_> {
    fn render_to(&self, buffer: &mut String) {
        for part in ["<svg class=\"ico\" aria-hidden=\"true\"><use href=\"#i-", self.0, "\"/></svg>"] {
            buffer.push_str(part);
        }
    }
}

/// The small drawing of that name, which says nothing that the text beside it does not say. They are on every page many
/// times, so they are written without a detour; a name comes from the code and has no letter that a page has to escape.
pub fn icon(name: &str) -> Icon<'_> {
    Icon(name)
}

/// The logo.
pub fn logo() -> Markup {
    html! { svg aria-hidden="true" { use href="#logo" {} } }
}
