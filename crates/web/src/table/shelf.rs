//! Drawings that several viewers see, made once for all of them.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use maud::{Markup, PreEscaped, Render};

/// How many drawings are kept. Each has one place, which it shares with others that it may have to give way to.
const PLACES: usize = 8192;

type Place = Mutex<Option<(u64, Arc<str>)>>;

static SHELF: OnceLock<Box<[Place]>> = OnceLock::new();

/// A drawing that is used again; what it was made from was escaped when it was made.
#[derive(Clone, Debug)]
pub struct Shared(Arc<str>);

impl Shared {
    /// The drawing as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

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

/// The drawing with this fingerprint, which must be of everything that it depends on, the language included.
pub fn shared(fingerprint: u64, draw: impl FnOnce() -> Markup) -> Shared {
    let shelf = SHELF.get_or_init(|| (0..PLACES).map(|_| Mutex::default()).collect());
    let place = &shelf[fingerprint as usize % PLACES];
    let known = place.lock().unwrap_or_else(PoisonError::into_inner).clone();
    if let Some((_, drawing)) = known.filter(|(known, _)| *known == fingerprint) {
        debug_assert_eq!(
            *drawing,
            draw().into_string(),
            "a fingerprint lacks something that the drawing depends on"
        );
        return Shared(drawing);
    }
    let drawing: Arc<str> = draw().into_string().into();
    *place.lock().unwrap_or_else(PoisonError::into_inner) = Some((fingerprint, Arc::clone(&drawing)));
    Shared(drawing)
}
