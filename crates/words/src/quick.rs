//! A table of keys that is asked for every sentence.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// Values by key.
pub(crate) type Table<T> = HashMap<Box<str>, T, BuildHasherDefault<Mixer>>;

/// An odd number whose bits look drawn by lot: the golden ratio.
const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;

/// Mixes eight bytes at a time. The keys are those of our own files, so nobody can choose them to collide.
#[derive(Default)]
pub(crate) struct Mixer(u64);

impl Mixer {
    fn mix(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word) * u128::from(MULTIPLIER);
        self.0 = (product as u64) ^ ((product >> 64) as u64);
    }
}

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        let (words, _) = bytes.as_chunks::<8>();
        words.iter().for_each(|word| self.mix(u64::from_le_bytes(*word)));
        // The last eight once more, whatever of them is mixed already: that is quicker than to cut them.
        let last = match bytes.last_chunk::<8>() {
            Some(last) => u64::from_le_bytes(*last),
            None => bytes.iter().fold(0, |last, byte| last << 8 | u64::from(*byte)),
        };
        self.mix(last ^ ((bytes.len() as u64) << 56));
    }

    fn write_u8(&mut self, _end: u8) {
        // A text ends with a mark, which `write` needs not: it mixes the length in.
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
