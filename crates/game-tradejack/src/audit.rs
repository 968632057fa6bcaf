//! Whether a position is possible: no card lost or doubled, nothing that the rules forbid.

use ecotable_kernel::{Flaw, Seat, SeatSet};
use ecotable_parts::Counts;
use ecotable_parts::auction::Auction;

use crate::cards::{Demand, DemandFace, PRODUCT_FACES, SOURCE_FACES};
use crate::game::TradeJack;
use crate::rules::demand::ROW;
use crate::state::{End, MOST_PRODUCTS, Phase, Player, State};

/// Leaves the audit with this flaw unless the condition holds.
macro_rules! require {
    ($holds:expr, $($flaw:tt)*) => {
        if !$holds {
            return Err(Flaw(format!($($flaw)*)));
        }
    };
}

impl State {
    /// Every product outside the deck.
    pub(crate) fn count_products(&self) -> Counts<PRODUCT_FACES> {
        let mut all = self.product_discard;
        for player in &self.players {
            all.extend(player.products.cards());
            all.extend(player.staged.all_products());
        }
        all
    }

    /// Every source outside the deck.
    pub(crate) fn count_sources(&self) -> Counts<SOURCE_FACES> {
        let mut all = self.source_discard;
        for player in &self.players {
            all.extend(player.sources.cards());
            all.extend(player.staged.sources.as_slice().iter().copied());
        }
        match &self.phase {
            Phase::Choosing { drawn, .. } => all.extend(drawn.map(|source| source.0)),
            Phase::Bidding { offer, .. } => {
                all.extend([Some(offer.lot), offer.covered].into_iter().flatten().map(|source| source.0));
            }
            Phase::Production { .. } | Phase::Over(_) => {}
        }
        all
    }

    /// Every demand card outside the deck.
    pub(crate) fn demand_elsewhere(&self) -> Vec<u8> {
        let sets = self.players.iter().map(|player| player.awards);
        let sets = sets.chain([self.regulations, self.demand_discard]);
        let mut cards: Vec<u8> =
            sets.flat_map(|set| set.iter().map(|card| card.0).collect::<Vec<_>>()).collect();
        cards.extend(self.thrown.as_slice());
        // A row card that was won lies with its owner as soon as the round is over.
        cards.extend(self.row.as_slice());
        cards
    }
}

impl TradeJack {
    pub(crate) fn audit_state(&self, state: &State) -> Result<(), Flaw> {
        self.audit_cards(state)?;
        self.audit_demand(state)?;
        self.audit_table(state)?;
        self.audit_phase(state)?;
        Seat::all(self.seats).try_for_each(|seat| self.audit_player(state, seat))
    }

    /// Each face is there as often as it was printed.
    fn audit_cards(&self, state: &State) -> Result<(), Flaw> {
        let mut products = state.count_products();
        products.extend(state.product_deck.as_slice().iter().copied());
        let mut sources = state.count_sources();
        sources.extend(state.source_deck.as_slice().iter().copied());
        let wrong_product = crate::cards::Product::all()
            .find(|face| products.of(face.0) != self.cards.product_copies[usize::from(face.0)])
            .map(|face| (face.to_string(), products.of(face.0)));
        let wrong_source = crate::cards::Source::all()
            .find(|face| sources.of(face.0) != self.cards.source_copies[usize::from(face.0)])
            .map(|face| (face.to_string(), sources.of(face.0)));
        match wrong_product.or(wrong_source) {
            Some((face, found)) => {
                Err(Flaw(format!("{face} is there {found} times, which is not the card list's number")))
            }
            None => Ok(()),
        }
    }

    /// Each demand card of the game lies in exactly one place, and the row has three that count.
    fn audit_demand(&self, state: &State) -> Result<(), Flaw> {
        let mut places = state.demand_elsewhere();
        places.extend(state.demand_deck.as_slice());
        places.sort_unstable();
        let in_game = self.cards.each_demand().filter(|(_, card)| self.is_in_game(card));
        require!(
            places.iter().copied().eq(in_game.map(|(place, _)| place.0)),
            "the demand cards are not all there, or one is there twice"
        );
        let regulation =
            |card: u8| matches!(self.cards.demand[usize::from(card)].face, DemandFace::Regulation { .. });
        require!(!state.row.as_slice().iter().any(|&card| regulation(card)), "a Regulation in the row");
        require!(
            state.regulations.iter().all(|card| regulation(card.0)),
            "a card is in force that is no Regulation"
        );
        let award = |card: Demand| matches!(self.cards.face_of(card), DemandFace::Award(_));
        require!(
            state.players.iter().all(|player| player.awards.iter().all(award)),
            "a seat holds a card that is no award"
        );
        require!(
            !state.demand_discard.iter().any(|card| regulation(card.0)),
            "a Regulation is discarded (TJ-7.18)"
        );
        require!(
            state.thrown.len() == usize::from(self.config.quick_discard),
            "{} cards thrown away instead of {}",
            state.thrown.len(),
            self.config.quick_discard
        );
        let row = if state.phase == Phase::Over(End::Scored) { 0 } else { ROW };
        require!(state.row.len() == row, "{} cards in the row instead of {row}", state.row.len());
        Ok(())
    }

    fn audit_table(&self, state: &State) -> Result<(), Flaw> {
        require!(state.first.0 < self.seats, "there is no seat {} to be First Player", state.first);
        require!(
            (1..=state.rounds_total).contains(&state.round),
            "round {} of {}",
            state.round,
            state.rounds_total
        );
        let to_come = self.counting_cards(&state.demand_deck) / ROW as u8;
        require!(
            u16::from(state.rounds_total) == u16::from(state.round) + u16::from(to_come),
            "{to_come} rounds are left in the demand deck, in round {} of {}",
            state.round,
            state.rounds_total
        );
        require!(
            to_come == 0 || state.phase != Phase::Over(End::Scored),
            "the game is over with {to_come} rounds left in the demand deck (TJ-9.1)"
        );
        let spare = &state.players[usize::from(self.seats)..];
        require!(spare.iter().all(|player| *player == Player::default()), "a player without a seat");
        let lost = state.tracker >= self.co2_limit();
        require!(self.config.co2 || state.tracker == 0, "CO2 tokens outside the CO2 variant");
        require!(
            lost == (state.phase == Phase::Over(End::AllLost)),
            "{} CO2 tokens do not fit the phase",
            state.tracker
        );
        Ok(())
    }

    fn audit_phase(&self, state: &State) -> Result<(), Flaw> {
        match &state.phase {
            Phase::Choosing { revealer, .. } => {
                require!(self.config.source_peek, "a choice of sources without source_peek");
                require!(revealer.0 < self.seats, "a revealer without a seat");
                Ok(())
            }
            Phase::Bidding { offer, auction } => {
                require!(offer.revealer.0 < self.seats, "a revealer without a seat");
                require!(!state.banned.contains(offer.lot), "a banned source is for sale (TJ-5.5)");
                self.audit_auction(state, auction)
            }
            Phase::Production { confirmed } => {
                let all = SeatSet::all(self.seats);
                require!(
                    confirmed.without(all).is_empty() && *confirmed != all,
                    "all seats have confirmed, or one that is not there"
                );
                Ok(())
            }
            Phase::Over(_) => Ok(()),
        }
    }

    fn audit_auction(&self, state: &State, auction: &Auction) -> Result<(), Flaw> {
        let standing = auction.standing();
        let all = SeatSet::all(self.seats);
        require!(
            all.contains(standing.actor) && standing.passed.without(all).is_empty(),
            "a bidder without a seat"
        );
        require!(standing.leader.is_none() == (standing.high == 0), "a bid without a leader, or none");
        require!(standing.leader.is_none_or(|seat| all.contains(seat)), "a leader without a seat");
        let can_pay = |seat: Seat| state.player(seat).capital >= standing.high;
        require!(standing.leader.is_none_or(can_pay), "the leader cannot pay the bid (TJ-5.9)");
        let asked = standing.leader != Some(standing.actor) && !standing.passed.contains(standing.actor);
        let can_bid = state.player(standing.actor).capital > standing.high;
        require!(
            asked && can_bid && auction.close().is_none(),
            "the seat that is asked cannot bid (TJ-5.10)"
        );
        Ok(())
    }

    fn audit_player(&self, state: &State, seat: Seat) -> Result<(), Flaw> {
        let player = state.player(seat);
        let staged = &player.staged;
        let rounds_left = usize::from(state.rounds_total - state.round);
        let products = player.products.len() + staged.all_products().count();
        require!(products + 2 * rounds_left <= MOST_PRODUCTS, "seat {seat} holds {products} products");
        let may_stage = matches!(state.phase, Phase::Production { .. } | Phase::Over(End::AllLost));
        require!(may_stage || staged.is_empty(), "seat {seat} has staged cards outside production");
        require!(
            staged.sets().all(|(product, source)| product.colour() == source.colour()),
            "seat {seat} has a set of two colours (TJ-1.5)"
        );
        require!(
            staged.sets().all(|(_, source)| !state.banned.contains(source)),
            "seat {seat} has a set with a banned source (TJ-6.5)"
        );
        require!(!(self.config.co2 && staged.has_offloaded()), "seat {seat} offloads with CO2 (TJ-10.4)");
        let Some(product) = staged.started else { return Ok(()) };
        let confirmed = matches!(state.phase, Phase::Production { confirmed } if confirmed.contains(seat));
        let fitting = crate::rules::usable_sources(state, player) & product.colour().faces();
        require!(
            !confirmed && fitting != 0 && !staged.has_offloaded(),
            "seat {seat} has a started set that cannot be finished (TJ-6.3)"
        );
        Ok(())
    }
}
