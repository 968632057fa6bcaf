//! What a game draws its table from.

use std::cell::OnceCell;
use std::hash::Hash;
use std::ops::Deref;

use ecotable_catalog::Position;
use ecotable_kernel::Seat;
use ecotable_rooms::Ticket;

use super::address::Address;
use super::board::Board;
use super::fingerprint::Fingerprint;
use super::scene::Scene;
use super::shelf::{Shared, shared};
use crate::text::Text;

/// A [`Scene`] with the game's own types.
pub struct Desk<'a, G: Board> {
    scene: Scene<'a>,
    position: &'a Position<G>,
    /// The rules and cards.
    pub game: &'a G,
    /// What the viewer may know.
    pub view: G::View,
    /// What the viewer may do now, sorted.
    pub legal: Vec<G::Action>,
    /// What the game remembers of what was told lately.
    pub recall: G::Recall,
    /// What every address of this table begins with.
    path: OnceCell<Text>,
    /// What goes into the forms of the viewer.
    ticket: OnceCell<Option<Ticket>>,
    /// What every fingerprint begins with.
    ground: Fingerprint,
}

impl<'a, G: Board> Desk<'a, G> {
    /// The scene with the types of `G`; `None` if it is of another game.
    pub fn of(scene: Scene<'a>) -> Option<Self> {
        let position: &Position<G> = scene.position.as_any().downcast_ref()?;
        let legal = scene
            .me()
            .filter(|_| scene.is_asked())
            .map(|seat| position.legal_actions(seat))
            .unwrap_or_default();
        let ground = scene.ground();
        let view = position.view_of(scene.eye.viewer);
        let recall = G::recall(&scene, &view);
        let game = position.game();
        Some(Self {
            scene,
            position,
            game,
            view,
            legal,
            recall,
            path: OnceCell::new(),
            ticket: OnceCell::new(),
            ground,
        })
    }

    /// An address of this table, such as `act`.
    pub fn address<'s>(&'s self, what: &'s str) -> Address<'s> {
        let path = self.path.get_or_init(|| self.scene.address(""));
        Address { path, what, question: None }
    }

    /// What goes into the forms of the viewer.
    pub fn ticket(&self) -> Option<Ticket> {
        *self.ticket.get_or_init(|| self.scene.ticket())
    }

    /// The address at which the seat that looks asks something: `why`, with an action, or `hint`.
    pub fn asking<'s>(&'s self, what: &'s str, action: &'s str) -> Address<'s> {
        Address { question: Some((self.me(), action)), ..self.address(what) }
    }

    /// A fingerprint that knows table, names, language and mode.
    pub fn fingerprint(&self) -> Fingerprint {
        self.ground.clone()
    }

    /// A drawing that others with the same fingerprint see too; `what` keeps kinds of drawings apart.
    pub fn common(
        &self,
        what: &'static str,
        depends: impl FnOnce(&mut Fingerprint),
        draw: impl FnOnce() -> maud::Markup,
    ) -> Shared {
        let mut fingerprint = self.fingerprint();
        fingerprint.add(what);
        depends(&mut fingerprint);
        shared(fingerprint.finish(), draw)
    }

    /// The same for a drawing that depends on nothing but `parts`.
    pub fn common_for(
        &self,
        what: &'static str,
        parts: impl Hash,
        draw: impl FnOnce() -> maud::Markup,
    ) -> Shared {
        let depends = |fingerprint: &mut Fingerprint| {
            fingerprint.add(&parts);
        };
        self.common(what, depends, draw)
    }

    /// Whether the viewer may take the action now.
    pub fn may(&self, action: G::Action) -> bool {
        let unlisted = || self.is_asked() && !G::is_listed(action) && self.refused(action).is_none();
        self.legal.binary_search(&action).is_ok() || unlisted()
    }

    /// Why the rules forbid the viewer to take the action; a seat that is not asked is told by the rules as well.
    pub fn refused(&self, action: G::Action) -> Option<G::Refusal> {
        self.me().and_then(|seat| self.refused_to(seat, action))
    }

    /// The same for a seat.
    fn refused_to(&self, seat: Seat, action: G::Action) -> Option<G::Refusal> {
        self.position.peek(seat).check(action).err()
    }
}

impl<'a, G: Board> Deref for Desk<'a, G> {
    type Target = Scene<'a>;

    fn deref(&self) -> &Scene<'a> {
        &self.scene
    }
}
