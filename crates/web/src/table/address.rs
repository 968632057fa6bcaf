//! Addresses of a table. There are many on a page, so they are written straight into it.

use ecotable_kernel::Seat;
use maud::Render;

use crate::text::{Text, escape};

/// An address of a table.
#[derive(Clone, Copy, Debug)]
pub struct Address<'a> {
    /// What every address of the table begins with.
    pub(super) path: &'a str,
    /// What is there, such as `act`.
    pub(super) what: &'a str,
    /// What is asked there, by whom and about which action.
    pub(super) question: Option<(Option<Seat>, &'a str)>,
}

impl Address<'_> {
    /// As words, for whoever keeps it.
    pub fn text(&self) -> Text {
        let mut text = String::new();
        self.write(&mut text, "&", |words, text| text.push_str(words));
        text.into()
    }

    fn write(&self, into: &mut String, and: &str, add: fn(&str, &mut String)) {
        into.extend([self.path, self.what]);
        let Some((seat, action)) = self.question else { return };
        if let Some(seat) = seat {
            into.push_str("?seat=");
            seat.0.render_to(into);
        }
        if !action.is_empty() {
            into.extend([if seat.is_some() { and } else { "?" }, "action="]);
            for (number, word) in action.split(' ').enumerate() {
                into.push_str(if number > 0 { "+" } else { "" });
                add(word, into);
            }
        }
    }
}

impl Render for Address<'_> {
    fn render_to(&self, page: &mut String) {
        self.write(page, "&amp;", escape);
    }
}
