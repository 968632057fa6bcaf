//! What a table page is drawn from, for a game of any type.

use ecotable_catalog::AnyPosition;
use ecotable_kernel::{Phrase, Seat, SeatSet};
use ecotable_rooms::{Moment, Place, Ticket};
use maud::{Markup, html};

use super::address::Address;
use super::eye::{Eye, Mode};
use super::fingerprint::Fingerprint;
use crate::spoken::Spoken;
use crate::text::Text;
use crate::voice::Voice;

/// What one viewer may know of a match, and the voice that tells it.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// The room.
    pub moment: &'a Moment,
    /// The match.
    pub position: &'a dyn AnyPosition,
    /// Who looks.
    pub eye: &'a Eye,
    /// Their language.
    pub voice: Voice<'a>,
}

impl<'a> Scene<'a> {
    /// The seat that looks, if it is one.
    pub fn me(&self) -> Option<Seat> {
        self.eye.viewer.seat()
    }

    /// Whether the viewer owes a decision and may make it.
    pub fn is_asked(&self) -> bool {
        self.me().is_some_and(|seat| self.position.to_act().contains(seat) && self.bot(seat).is_none())
    }

    /// The seat that looks, if it is asked at a device that goes from one to the next without a curtain.
    pub fn passed_to(&self) -> Option<Seat> {
        let goes_round = self.eye.device.seats.len() > 1 && !self.position.has_secrets();
        self.me().filter(|_| goes_round && self.is_asked())
    }

    /// The same as a short notice.
    pub fn now(&self) -> Option<Text> {
        self.passed_to().map(|seat| self.say(&Phrase::new("table-ui-now").with("seat", seat)).text())
    }

    /// Whether the viewer can do anything here.
    pub fn can_act(&self) -> bool {
        self.me().is_some() && self.eye.mode != Mode::Wall
    }

    /// The place of a seat.
    pub fn place(&self, seat: Seat) -> Option<&'a Place> {
        self.moment.places.get(seat.index())
    }

    /// The bot that decides for a seat, if one does.
    pub fn bot(&self, seat: Seat) -> Option<&'a str> {
        self.place(seat).and_then(Place::bot)
    }

    /// The seats that the viewer may know to owe a decision.
    pub fn awaited(&self) -> SeatSet {
        self.position.awaited(self.eye.viewer)
    }

    /// Whether the table waits for bots alone, as far as the viewer may know.
    pub fn bots_decide(&self) -> bool {
        let asked = self.awaited();
        !asked.is_empty() && asked.iter().all(|seat| self.bot(seat).is_some())
    }

    /// What goes into the forms of the viewer.
    pub fn ticket(&self) -> Option<Ticket> {
        self.me().map(|seat| self.moment.ticket(seat))
    }

    /// The sentence.
    pub fn say<'p>(&self, phrase: &'p Phrase) -> Spoken<'p>
    where
        'a: 'p,
    {
        self.voice.say(phrase)
    }

    /// The sentence of a key without gaps.
    pub fn key(&self, key: &str) -> Text {
        self.voice.key(key)
    }

    /// An address of this table, such as `act`.
    pub fn address(&self, what: &str) -> Text {
        ["/t/", self.moment.table.digits().as_str(), "/", what].concat().into()
    }

    /// The address at which the seat that looks asks something: `why`, with an action, or `hint`.
    pub fn asking(&self, what: &str, action: &str) -> Text {
        Address { path: &self.address(""), what, question: Some((self.me(), action)) }.text()
    }

    /// What every form of a seat carries.
    pub fn carried(&self) -> Markup {
        html! {
            @if let Some(seat) = self.me() { input type="hidden" name="seat" value=(seat.0); }
            (self.eye.mode.field())
        }
    }

    /// A fingerprint of table, names, language and mode.
    pub(super) fn ground(&self) -> Fingerprint {
        let mut fingerprint = Fingerprint::default();
        fingerprint.add(&self.moment.table).add(self.voice.language()).add(&self.eye.mode);
        self.moment.places.iter().for_each(|place| {
            fingerprint.add(&place.who);
        });
        fingerprint
    }
}
