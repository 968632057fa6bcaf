//! The small drawings of the frame.

use maud::{Markup, PreEscaped, html};

/// The drawings of the frame as symbols; the layout puts them into every page.
pub(crate) const FRAME: PreEscaped<&str> = PreEscaped(include_str!("../../assets/svg/frame.svg"));

/// The small drawing of that name, which says nothing that the text beside it does not say.
pub fn icon(name: &str) -> Markup {
    html! { svg class="ico" aria-hidden="true" { use href={ "#i-" (name) } {} } }
}

/// The logo.
pub fn logo() -> Markup {
    html! { svg aria-hidden="true" { use href="#logo" {} } }
}
