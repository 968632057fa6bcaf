//! Space for a long drawing.

use maud::Render;

/// Makes space on a page for so many bytes and draws nothing. A drawing begins with as much space as its code is long; where
/// much more follows, it would be moved again and again as it grows.
#[derive(Clone, Copy, Debug)]
pub struct Space(pub usize);

impl Render for Space {
    fn render_to(&self, page: &mut String) {
        page.reserve(self.0);
    }
}
