//! Who looks at a room.

use std::convert::Infallible;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ecotable_store::TokenHash;
use tokio::sync::{Notify, oneshot};

use crate::pure::Input;
use crate::settings::Settings;

/// Who looks at a room.
#[derive(Default)]
pub(crate) struct Looks {
    inner: Mutex<Inner>,
    /// Somebody came or left.
    pub changed: Notify,
}

#[derive(Default)]
struct Inner {
    looks: Vec<Entry>,
    last: u64,
    is_closed: bool,
}

struct Entry {
    id: u64,
    holder: Option<TokenHash>,
    /// The look ends when this is dropped.
    _stay: oneshot::Sender<Infallible>,
}

/// A place among those who look; given up when dropped.
pub(crate) struct Standpoint {
    looks: Arc<Looks>,
    id: u64,
    /// Resolves when the look has to end.
    pub leave: oneshot::Receiver<Infallible>,
}

impl Looks {
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody begins to look; nobody can if the room is full or leaves memory. If a device has too many looks, its
    /// oldest ends.
    pub fn enter(self: &Arc<Self>, holder: Option<TokenHash>, settings: &Settings) -> Option<Standpoint> {
        let mut inner = self.lock();
        let own = |look: &Entry| holder.is_some() && look.holder == holder;
        if inner.looks.iter().filter(|look| own(look)).count() >= settings.looks_each
            && let Some(oldest) = inner.looks.iter().position(own)
        {
            inner.looks.remove(oldest);
        }
        if inner.is_closed || inner.looks.len() >= settings.looks {
            return None;
        }
        let (stay, leave) = oneshot::channel();
        inner.last += 1;
        let id = inner.last;
        inner.looks.push(Entry { id, holder, _stay: stay });
        drop(inner);
        self.changed.notify_one();
        Some(Standpoint { looks: Arc::clone(self), id, leave })
    }

    /// Who looks now.
    pub fn input(&self) -> Input {
        let inner = self.lock();
        let mut holders: Vec<TokenHash> = Vec::new();
        for holder in inner.looks.iter().filter_map(|look| look.holder) {
            if !holders.contains(&holder) {
                holders.push(holder);
            }
        }
        let strangers = inner.looks.iter().filter(|look| look.holder.is_none()).count();
        Input::Looks { holders, strangers }
    }

    /// Whether nobody looks.
    pub fn is_empty(&self) -> bool {
        self.lock().looks.is_empty()
    }

    /// From now on nobody can look; refused while somebody does.
    pub fn close_if_empty(&self) -> bool {
        let mut inner = self.lock();
        inner.is_closed = inner.is_closed || inner.looks.is_empty();
        inner.is_closed
    }

    /// Ends all looks.
    pub fn close(&self) {
        let mut inner = self.lock();
        inner.is_closed = true;
        inner.looks.clear();
    }
}

impl Drop for Standpoint {
    fn drop(&mut self) {
        self.looks.lock().looks.retain(|look| look.id != self.id);
        self.looks.changed.notify_one();
    }
}
