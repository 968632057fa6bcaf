//! Where frames are put together. A draft is used again as soon as it was sent, while it is still near at hand.

use std::cell::RefCell;
use std::mem;
use std::ops::{Deref, DerefMut};

use axum::body::Bytes;

/// How long most frames are at most, in bytes.
const USUAL: usize = 8 * 1024;
/// How many drafts a thread keeps; more are in use only while somebody reads slowly.
const KEPT: usize = 4;
/// The largest that is kept, in bytes.
const LARGEST: usize = 64 * 1024;

thread_local! {
    static SPARE: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// A text that becomes a frame.
pub struct Draft(String);

impl Default for Draft {
    /// An empty one, which was used before if there is such a one.
    fn default() -> Self {
        Self(SPARE.with_borrow_mut(Vec::pop).unwrap_or_else(|| String::with_capacity(USUAL)))
    }
}

impl Draft {
    /// The frame.
    pub fn into_frame(self) -> Bytes {
        Bytes::from_owner(self)
    }
}

impl Deref for Draft {
    type Target = String;

    fn deref(&self) -> &String {
        &self.0
    }
}

impl DerefMut for Draft {
    fn deref_mut(&mut self) -> &mut String {
        &mut self.0
    }
}

impl AsRef<[u8]> for Draft {
    fn as_ref(&self) -> &[u8] {
        self.0.as_bytes()
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        let mut text = mem::take(&mut self.0);
        text.clear();
        // A thread that ends keeps nothing.
        let _ = SPARE.try_with(|spare| {
            let mut spare = spare.borrow_mut();
            if spare.len() < KEPT && text.capacity() <= LARGEST {
                spare.push(text);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(text: &str) -> Bytes {
        let mut draft = Draft::default();
        assert!(draft.is_empty(), "nothing of an earlier frame is left");
        draft.push_str(text);
        draft.into_frame()
    }

    #[test]
    fn a_draft_is_used_again_when_its_frame_is_gone() {
        let first = sent("first");
        let place = first.as_ptr();
        let second = sent("second");
        assert_ne!(second.as_ptr(), place, "the first frame is still there");
        assert_eq!(first, "first");
        drop(first);
        assert_eq!(sent("third").as_ptr(), place);
    }

    #[test]
    fn only_a_few_small_drafts_are_kept() {
        let spare = || SPARE.with_borrow(Vec::len);
        drop(sent(&"long ".repeat(LARGEST)));
        assert_eq!(spare(), 0);
        drop((0..=KEPT).map(|_| sent("short")).collect::<Vec<_>>());
        assert_eq!(spare(), KEPT);
    }
}
