//! Drawings that several viewers see, made once for all of them.

use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use maud::{Markup, PreEscaped, Render};

/// How many drawings are kept. Each has one place, which it shares with others that it may have to give way to.
const PLACES: usize = 8192;

/// A drawing with its fingerprint.
type Place = Option<(u64, Arc<str>)>;

static SHELF: OnceLock<Box<[Mutex<Place>]>> = OnceLock::new();

/// A drawing that is used again; what it was made from was escaped when it was made.
#[derive(Clone, Debug)]
pub struct Shared(Arc<str>);

impl Shared {
    /// A copy of the drawing, for what takes no other.
    pub fn copy(&self) -> Markup {
        PreEscaped(self.0.to_string())
    }
}

impl Render for Shared {
    fn render_to(&self, buffer: &mut String) {
        buffer.push_str(&self.0);
    }
}

/// The place of the drawing with this fingerprint.
fn place(fingerprint: u64) -> MutexGuard<'static, Place> {
    let shelf = SHELF.get_or_init(|| (0..PLACES).map(|_| Mutex::default()).collect());
    shelf[fingerprint as usize % PLACES].lock().unwrap_or_else(PoisonError::into_inner)
}

/// What `take` makes of the drawing with this fingerprint, if it is there.
fn find<T>(fingerprint: u64, take: impl FnOnce(&Arc<str>) -> T) -> Option<T> {
    place(fingerprint).as_ref().filter(|(known, _)| *known == fingerprint).map(|(_, drawing)| take(drawing))
}

/// Draws what is not there yet, and keeps it.
fn keep(fingerprint: u64, draw: impl FnOnce() -> Markup) -> Arc<str> {
    let drawing: Arc<str> = draw().into_string().into();
    *place(fingerprint) = Some((fingerprint, Arc::clone(&drawing)));
    drawing
}

/// What is there must be what would be drawn.
fn check(drawing: &str, draw: impl FnOnce() -> Markup) {
    debug_assert_eq!(
        *drawing,
        draw().into_string(),
        "a fingerprint lacks something that the drawing depends on"
    );
}

/// The drawing with this fingerprint, which must be of everything that it depends on, the language included.
pub fn shared(fingerprint: u64, draw: impl FnOnce() -> Markup) -> Shared {
    Shared(match find(fingerprint, Arc::clone) {
        Some(drawing) => {
            check(&drawing, draw);
            drawing
        }
        None => keep(fingerprint, draw),
    })
}

/// Adds the drawing with this fingerprint to a page. It is copied where it is: to take it along and put it back would cost
/// more, because other threads look at it too.
pub fn add_shared(page: &mut String, fingerprint: u64, draw: impl FnOnce() -> Markup) {
    let begin = page.len();
    match find(fingerprint, |drawing| page.push_str(drawing)) {
        Some(()) => check(&page[begin..], draw),
        None => page.push_str(&keep(fingerprint, draw)),
    }
}
