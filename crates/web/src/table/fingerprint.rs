//! Whether a zone has to be drawn again.

use std::hash::{BuildHasher, Hash, Hasher};
use std::sync::OnceLock;

use foldhash::quality::{FoldHasher, RandomState};

/// The keys of all fingerprints, new whenever the program starts: nobody can make up things with the same one.
static KEYS: OnceLock<RandomState> = OnceLock::new();

/// A number made from everything that the drawing of a zone depends on.
#[derive(Clone)]
pub struct Fingerprint(FoldHasher<'static>);

impl Default for Fingerprint {
    fn default() -> Self {
        Self(KEYS.get_or_init(RandomState::default).build_hasher())
    }
}

impl Fingerprint {
    /// Adds something that the drawing depends on.
    pub fn add<T: Hash + ?Sized>(&mut self, part: &T) -> &mut Self {
        part.hash(&mut self.0);
        self
    }

    /// The number; never 0, which stands for a zone that was never drawn.
    pub fn finish(&self) -> u64 {
        self.0.finish().max(1)
    }
}
