//! Short answers: in a dialog if our script asks, as a page of their own otherwise.

use maud::{Markup, html};

use super::rule_id::address;
use crate::text::Text;
use crate::voice::Voice;

/// A short answer.
pub struct Sheet<'a> {
    /// What it is about.
    pub title: Text,
    /// What there is to say.
    pub lines: Vec<Text>,
    /// The game and the rule that says so.
    pub rule: Option<(&'a str, &'a str)>,
    /// What there is to see and to fill in.
    pub body: Markup,
    /// Buttons.
    pub acts: Markup,
    /// Where to go on, if it is a page.
    pub back: &'a str,
}

impl Sheet<'_> {
    /// Where there is something to see, it needs room.
    fn is_wide(&self) -> bool {
        !self.body.0.is_empty()
    }
}

/// The fragment that the script shows in the dialog.
pub fn fragment(voice: Voice<'_>, sheet: &Sheet<'_>) -> Markup {
    html! {
        div class=(if sheet.is_wide() { "sheet-body sheet-wide" } else { "sheet-body" }) {
            // What is long is read from its beginning: otherwise the dialog opens at the first link in it.
            h2 tabindex=[sheet.is_wide().then_some("-1")] autofocus[sheet.is_wide()] { (sheet.title) }
            (said(voice, sheet))
            div class="acts" { (sheet.acts) button class="btn" type="button" data-close { (voice.key("page-close")) } }
        }
    }
}

/// The same as the body of a page.
pub fn sheet_page(voice: Voice<'_>, sheet: &Sheet<'_>) -> Markup {
    html! {
        div class=(if sheet.is_wide() { "panel sheet-page sheet-wide" } else { "narrow panel sheet-page" }) {
            h1 { (sheet.title) }
            (said(voice, sheet))
            div class="acts" { (sheet.acts) a class="btn" href=(sheet.back) { (voice.key("page-back")) } }
        }
    }
}

fn said(voice: Voice<'_>, sheet: &Sheet<'_>) -> Markup {
    html! {
        @for line in &sheet.lines { p { (line) } }
        (sheet.body)
        @if let Some((game, rule)) = sheet.rule {
            p { a class="rule-link" href=(address(game, rule)) { (voice.key("page-rule")) " " (rule) } }
        }
    }
}
