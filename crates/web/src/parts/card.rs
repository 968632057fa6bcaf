//! What every card has: value top left, letter top right, picture, name.

use maud::{Markup, Render, html};

use crate::screens::icon::icon;

/// What is printed on a card.
#[derive(Clone, Copy, Debug)]
pub struct CardFace<'a> {
    /// Its picture.
    pub picture: Picture,
    /// What it is called.
    pub name: &'a str,
    /// The small drawing beside its value.
    pub icon: &'a str,
    /// Its value.
    pub value: u8,
    /// What the value is, for those who do not see the small drawing.
    pub value_says: &'a str,
    /// The letter of its colour.
    pub letter: &'a str,
    /// What the letter stands for.
    pub letter_says: &'a str,
}

/// The inside of a card.
pub fn card_face(face: &CardFace<'_>) -> Markup {
    html! {
        span class="card-art" { (face.picture) }
        span class="card-name" { (face.name) }
        span class="card-val" { (icon(face.icon)) span class="vh" { (face.value_says) " " } (face.value) }
        span class="card-let" { span class="vh" { (face.letter_says) " " } (face.letter) }
    }
}

/// A picture as large as its place. Its id among the symbols of the page begins with a kind and ends with what is to be seen;
/// both come from the code. The symbol says which part of the picture is seen.
#[derive(Clone, Copy, Debug)]
pub struct Picture(pub &'static str, pub &'static str);

impl Render for Picture {
    fn render_to(&self, page: &mut String) {
        page.extend(["<svg aria-hidden=\"true\"><use href=\"#", self.0, self.1, "\"/></svg>"]);
    }
}

/// How many equal cards lie here; mostly there is one, and nothing to be drawn.
#[derive(Clone, Copy, Debug)]
pub struct Copies(pub u8);

impl Render for Copies {
    fn render_to(&self, page: &mut String) {
        if self.0 > 1 {
            page.push_str("<span class=\"card-x\">×");
            self.0.render_to(page);
            page.push_str("</span>");
        }
    }
}
