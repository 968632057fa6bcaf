//! What a room looks like: only what has changed is made anew.

use std::sync::Arc;

use ecotable_kernel::{PerSeat, Seat};
use ecotable_store::TokenHash;

use super::PureRoom;
use super::storing::Pending;
use crate::facts::{Chair, Sitter};
use crate::moment::{Moment, Secrets, Stage};
use crate::place::{Place, Presence, Votes, Who};

/// Whether a person is there, and the votes for a stand-in.
type Around = (Presence, Votes);

/// What was shown last, and what of it is stale.
#[derive(Default)]
pub(super) struct Showing {
    pub moment: Option<Arc<Moment>>,
    /// What is shown next, if the store does what it was asked and nothing else changes meanwhile.
    foreseen: Option<Arc<Moment>>,
    around: PerSeat<Around>,
    acting: Option<TokenHash>,
    is_stale: bool,
    are_places_stale: bool,
    are_secrets_stale: bool,
}

impl Showing {
    /// Something besides places and secrets has changed.
    pub fn stale(&mut self) {
        self.is_stale = true;
    }

    /// What not everybody may know has changed.
    pub fn stale_secrets(&mut self) {
        self.is_stale = true;
        self.are_secrets_stale = true;
    }

    /// Everything may have changed.
    pub fn stale_all(&mut self) {
        self.stale_secrets();
        self.are_places_stale = true;
    }

    /// Notes who is there.
    pub fn look(&mut self, around: PerSeat<Around>, acting: Option<TokenHash>) {
        if self.around != around {
            self.around = around;
            self.are_places_stale = true;
            self.is_stale = true;
        }
        if self.acting != acting {
            self.acting = acting;
            self.stale_secrets();
        }
    }
}

impl PureRoom {
    /// The room as it looks now, if it looks different from what was shown last.
    pub(super) fn show(&mut self) -> Option<Arc<Moment>> {
        if self.is_ahead {
            return None;
        }
        // Between the decision to begin and the first position nothing can be shown.
        let is_between = self.facts.begun.is_some() && self.play.is_none();
        if self.showing.is_stale && !is_between || self.showing.moment.is_none() {
            self.showing.foreseen = Some(self.draw_anew());
        }
        let moment = self.showing.foreseen.take()?;
        self.showing.moment = Some(Arc::clone(&moment));
        Some(moment)
    }

    /// The room as it will look if the store does what it was asked, so that whoever draws can begin. If the store does
    /// not, the room is read again, and until then it looks as it did.
    pub fn foresee(&mut self) -> Option<Arc<Moment>> {
        let row = self.pending.as_ref().and_then(Pending::row).filter(|_| !self.is_ahead)?;
        self.go_ahead(row.clone());
        self.is_ahead = true;
        let moment = self.draw_anew();
        self.showing.foreseen = Some(Arc::clone(&moment));
        Some(moment)
    }

    /// What was foreseen does not come true.
    pub(super) fn forget_foreseen(&mut self) {
        self.is_ahead = false;
        self.showing.foreseen = None;
    }

    fn draw_anew(&mut self) -> Arc<Moment> {
        let moment = Arc::new(self.draw());
        self.showing.is_stale = false;
        self.showing.are_places_stale = false;
        self.showing.are_secrets_stale = false;
        moment
    }

    pub(super) fn draw(&self) -> Moment {
        let last = self.showing.foreseen.as_deref().or(self.showing.moment.as_deref());
        let places = last.filter(|_| !self.showing.are_places_stale).map(|last| Arc::clone(&last.places));
        let secrets = last.filter(|_| !self.showing.are_secrets_stale).map(|last| Arc::clone(&last.secrets));
        let play = self.play.as_ref();
        Moment {
            table: self.table,
            game: Arc::clone(&self.listing),
            config: Arc::clone(&self.facts.config),
            stage: self.stage(),
            code: self.code,
            places: places.unwrap_or_else(|| {
                Arc::new(self.facts.seats().map(|(seat, _)| self.draw_place(seat)).collect())
            }),
            pace: self.facts.pace,
            reactions: self.facts.reactions,
            reacted: self.reacted(),
            position: play.map(|play| Arc::clone(&play.position)),
            log: play.map(|play| play.log.clone()).unwrap_or_default(),
            commitment: play.map(|play| play.commitment),
            sequel: self.facts.followed_by(),
            secrets: secrets.unwrap_or_else(|| Arc::new(self.draw_secrets())),
            counts: play.map(|play| play.counts.clone()).unwrap_or_default(),
        }
    }

    fn stage(&self) -> Stage {
        match &self.play {
            None => Stage::Gathering,
            Some(play) if play.is_over() => Stage::Over,
            Some(_) => Stage::Playing,
        }
    }

    fn draw_place(&self, seat: Seat) -> Place {
        let chair = &self.facts.places[seat.index()];
        let who = match &chair.who {
            Sitter::Nobody => Who::Nobody,
            Sitter::Bot(name) => Who::Bot(name.clone()),
            Sitter::Person { name: Some(name), .. } => Who::Person(name.clone()),
            Sitter::Person { name: None, .. } => Who::Forgotten,
        };
        Place {
            who,
            presence: self.presence(seat),
            stand_in: chair.stand_in.clone(),
            helped: chair.helped,
            votes: self.votes_for(seat, self.voters()),
            host: chair.holder() == Some(self.facts.hosted_by()),
        }
    }

    fn draw_secrets(&self) -> Secrets {
        let play = self.play.as_ref();
        Secrets {
            host: self.facts.hosted_by(),
            acting: self.showing.acting,
            holders: self.facts.places.iter().map(Chair::holder).collect(),
            orders: self
                .facts
                .places
                .iter()
                .map(|chair| chair.order.map(|standing| standing.order))
                .collect(),
            links: self.facts.places.iter().map(|chair| chair.link.map(|link| TokenHash(link.0))).collect(),
            practised: play.map(|play| Arc::clone(&play.practised)).unwrap_or_default(),
            salt: self.facts.salt.0,
            seed: play.filter(|play| play.is_over()).map(|play| play.seed()),
        }
    }
}
