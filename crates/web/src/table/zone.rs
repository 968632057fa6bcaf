//! Zones: the parts of a table page that are sent again when they change.

use maud::Markup;

use super::board::Board;
use super::desk::Desk;
use super::fingerprint::Fingerprint;

/// Where on the table a zone lies.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Spot {
    /// In the frame that every game has.
    Frame,
    /// On the felt, for everybody to see.
    Felt,
    /// Among what belongs to the seat that looks; nobody else has it.
    Mine,
    /// Beside or above the felt, for the seat that looks.
    Aside,
    /// Where standing orders are given, if the game takes any.
    Orders,
    /// Inside the zone with this id, which stands before it in the list, has a sight of its own and draws it: what
    /// changes often in a large drawing that does not.
    Inside(&'static str),
}

/// Who sees the same drawing.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Sight {
    /// Everybody with the same fingerprint, so it is drawn once for all of them.
    Common,
    /// Nobody but this viewer.
    Own,
}

/// A part of a table page: one element that has the zone's id.
pub struct Zone<G: Board> {
    /// The id of its element.
    pub id: &'static str,
    /// Where it lies.
    pub spot: Spot,
    /// Who sees the same drawing.
    pub sight: Sight,
    /// Everything that its drawing depends on, apart from table, names, language and mode; what is missing here is not
    /// sent. For a common zone this includes whatever depends on the viewer.
    pub depends: fn(&Desk<'_, G>, &mut Fingerprint),
    /// Its element.
    pub draw: fn(&Desk<'_, G>) -> Markup,
}

impl<G: Board> Zone<G> {
    /// The fingerprint of what it shows at this desk.
    pub fn fingerprint(&self, desk: &Desk<'_, G>) -> u64 {
        let mut fingerprint = desk.fingerprint();
        fingerprint.add(self.id);
        (self.depends)(desk, &mut fingerprint);
        fingerprint.finish()
    }
}
