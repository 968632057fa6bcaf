//! Whether a position is possible: no piece lost or doubled, nothing that the rules forbid.

use ecotable_kernel::{Flaw, Seat, SeatSet};
use ecotable_parts::bits;

use crate::board::{Board, MOST_TOKENS, TOKENS_OF_A_TYPE};
use crate::cards::{Effect, EventCard, Initiative, Kind, Resource, Tad};
use crate::config::{Edition, EventOrder, EventPool};
use crate::deal::{LONGEST_PROMISE, MOST_PROMISED, MOST_PROPOSALS};
use crate::decision::Decision;
use crate::game::{Deals, Ecologic};
use crate::state::{Item, Player, Stage, State};

/// Leaves the audit with this flaw unless the condition holds.
macro_rules! require {
    ($holds:expr, $($flaw:tt)*) => {
        if !$holds {
            return Err(Flaw(format!($($flaw)*)));
        }
    };
}
pub(crate) use require;

impl State {
    /// The initiative that lies open and belongs to nobody yet.
    fn open_card(&self) -> Option<Initiative> {
        match self.ask {
            Decision::Offer { card, .. } | Decision::ExpoSwap { card } | Decision::PlatformCard { card } => {
                Some(card)
            }
            Decision::Bidding { item: Item::Initiative(card), .. }
            | Decision::Veto { item: Item::Initiative(card), .. } => Some(card),
            _ => None,
        }
    }

    /// Every initiative outside the deck.
    pub(crate) fn cards_elsewhere(&self) -> Vec<u8> {
        let sets = self.players.iter().map(|player| player.initiatives).chain([self.discard]);
        let cards = sets.flat_map(|set| bits(set.0));
        cards.chain(self.open_card().map(|card| card.0)).collect()
    }
}

impl Ecologic {
    pub(crate) fn audit_state(&self, state: &State) -> Result<(), Flaw> {
        self.audit_pieces(state)?;
        self.audit_initiatives(state)?;
        self.audit_events(state)?;
        self.audit_marks(state)?;
        self.audit_promises(state)?;
        self.audit_question(state)
    }

    /// Tokens, territories, money and environment points.
    pub(crate) fn audit_pieces(&self, state: &State) -> Result<(), Flaw> {
        require!(state.leader.0 < self.seats && state.actor.0 < self.seats, "a seat that is not there");
        let spare = &state.players[usize::from(self.seats)..];
        require!(spare.iter().all(|player| *player == Player::default()), "a player without a seat");
        Seat::all(self.seats).try_for_each(|seat| self.audit_player(state, seat))?;
        self.audit_layout(&state.board, state.aside)?;
        (0..self.map.cells).try_for_each(|cell| self.audit_cell(state, cell))?;
        self.audit_tads(state)
    }

    fn audit_player(&self, state: &State, seat: Seat) -> Result<(), Flaw> {
        let player = state.player(seat);
        let second = self.edition() == Edition::Ed2;
        let least = if second && self.config.minus_debt { -1 } else { 0 };
        require!(player.enviro >= least, "seat {seat} has {} environment points", player.enviro);
        require!(second || !player.minus, "a Minus mark in the first edition");
        require!(!second || player.hand == [0, 0], "tokens in hand in the second edition");
        for kind in Kind::BOTH {
            let tokens = state.board.count(seat, kind) + player.hand[kind.index()];
            let kept = player.kept[kind.index()];
            require!(
                kept <= player.hand[kind.index()],
                "seat {seat} has kept more tokens than are in its hand"
            );
            require!(tokens <= TOKENS_OF_A_TYPE, "seat {seat} has {tokens} tokens of a type (EL-R14)");
        }
        Ok(())
    }

    fn audit_layout(&self, board: &Board, aside: [u8; 3]) -> Result<(), Flaw> {
        let letter = |hex: &Resource| hex.letter();
        let mut hexes: Vec<_> = (0..self.map.cells).map(|cell| board.resource(cell).letter()).collect();
        let mut printed: Vec<_> = self.printed.hexes.iter().map(letter).collect();
        if self.edition() == Edition::Ed1 {
            hexes.sort_unstable();
            printed.sort_unstable();
        }
        require!(hexes == printed, "the hexes are not those of the edition");
        let mut left = self.printed.tokens.clone();
        let tokens =
            (0..self.map.cells).map(|cell| board.enviro(cell)).chain(aside).filter(|&token| token > 0);
        for token in tokens {
            let Some(place) = left.iter().position(|&other| other == token) else {
                return Err(Flaw(format!("too many environment tokens of value {token}")));
            };
            left.swap_remove(place);
        }
        let lakes_bare = self.edition() == Edition::Ed2 || !self.config.lake_tokens;
        let on_sites = bits(board.sites()).any(|cell| board.enviro(cell) > 0);
        require!(!(lakes_bare && on_sites), "an environment token on a lake or site");
        let may_be_aside = self.edition() == Edition::Ed1 && !self.config.lake_tokens;
        require!(may_be_aside || aside == [0; 3], "environment tokens were put aside");
        Ok(())
    }

    fn audit_cell(&self, state: &State, cell: u8) -> Result<(), Flaw> {
        let board = &state.board;
        let tokens = board.tokens_in(cell);
        require!(tokens <= MOST_TOKENS, "{tokens} tokens in cell {cell} (EL-2.5)");
        require!(tokens == 0 || board.enviro(cell) == 0, "cell {cell} has tokens and an environment token");
        let owners = Seat::all(self.seats).filter(|&seat| board.cells_of(seat) >> cell & 1 == 1).count();
        require!(owners <= 1 || self.edition() == Edition::Ed1, "two owners in sector {cell} (EL-2.5)");
        for (seat, kind) in Seat::all(self.seats).flat_map(|seat| Kind::BOTH.map(|kind| (seat, kind))) {
            let fits = match board.resource(cell) {
                Resource::Both => true,
                Resource::Oil => kind == Kind::Oil,
                Resource::Mineral => kind == Kind::Mineral,
                Resource::None => false,
            };
            require!(
                fits || board.level(cell, seat, kind) == 0,
                "a token without its resource in cell {cell}"
            );
        }
        Ok(())
    }

    fn audit_tads(&self, state: &State) -> Result<(), Flaw> {
        let known = if self.config.tads { Tad::of(self.edition()) } else { &[] };
        let mut places = 0u32;
        for tad in Tad::ALL {
            let territory = state.tads[tad.index()];
            require!(territory.owner.is_none() || known.contains(&tad), "{} is not in this game", tad.id());
            require!(
                territory.owner.is_none_or(|seat| seat.0 < self.seats),
                "{} has no such owner",
                tad.id()
            );
            let Some(place) = territory.place else { continue };
            let free = place < self.map.cells && state.board.sites() & !places & 1 << place != 0;
            require!(free && territory.owner.is_some(), "{} cannot lie there", tad.id());
            require!(state.board.enviro(place) == 0, "an environment token under {}", tad.id());
            places |= 1 << place;
        }
        Ok(())
    }

    /// Every initiative of the game lies in exactly one place.
    fn audit_initiatives(&self, state: &State) -> Result<(), Flaw> {
        let mut cards = state.cards_elsewhere();
        cards.extend(state.deck.as_slice());
        cards.sort_unstable();
        let all = Initiative::all().filter(|&card| self.is_in_game(card)).map(|card| card.0);
        require!(cards.into_iter().eq(all), "the initiatives are not all there, or one is there twice");
        Ok(())
    }

    /// Every event in one place, as many of each level as the game has, and the Final Report still to come.
    fn audit_events(&self, state: &State) -> Result<(), Flaw> {
        let mut all: Vec<u8> = bits(state.event_discard.0).chain(state.event.map(|card| card.0)).collect();
        let drawn = all.len();
        require!(usize::from(state.turn) == drawn, "{drawn} events in turn {}", state.turn);
        all.extend(state.event_deck.as_slice());
        let known = all.iter().all(|&card| usize::from(card) < self.printed.events.len());
        require!(known, "an event that this edition does not have");
        let levels = |cards: &[u8]| {
            let count = |level| cards.iter().filter(|&&card| self.level_of(card) == level).count();
            [1, 2, 3].map(count)
        };
        let expected = match self.config.event_order {
            EventOrder::Scenario => {
                levels(&self.config.scenario_cards().iter().map(|card| card.0).collect::<Vec<_>>())
            }
            _ => [usize::from(self.config.per_level()); 3],
        };
        require!(levels(&all) == expected, "the events of the levels are not as many as the game has");
        all.sort_unstable();
        require!(all.windows(2).all(|pair| pair[0] != pair[1]), "an event is there twice");
        if let EventPool::List(ids) = &self.config.event_pool {
            let mut listed: Vec<_> =
                ids.iter().filter_map(|id| self.printed.event(id)).map(|card| card.0).collect();
            listed.sort_unstable();
            require!(all == listed, "the events are not those of the list");
        }
        self.audit_event_order(state)
    }

    fn level_of(&self, card: u8) -> u8 {
        self.printed.face(EventCard(card)).level
    }

    fn audit_event_order(&self, state: &State) -> Result<(), Flaw> {
        let deck = state.event_deck.as_slice();
        let last = self.printed.final_report();
        let over = state.ask == Decision::Over;
        require!(
            state.event_discard.contains(last.0) == over,
            "the Final Report ends the game with its turn"
        );
        if self.config.event_order == EventOrder::Levels {
            let sorted = deck.windows(2).all(|pair| self.level_of(pair[0]) >= self.level_of(pair[1]));
            require!(sorted, "the levels of the event deck are not in order");
        }
        if let Some(below) = deck.iter().position(|&card| card == last.0) {
            let count = deck.len() + usize::from(state.turn);
            let place = count - below;
            require!(
                place >= usize::from(self.first_final_place(count as u8)),
                "the Final Report lies too high"
            );
        }
        let effect = state.event.map_or(Effect::Grind, |card| self.printed.face(card).effect);
        require!(state.effect == effect, "another effect than that of the event");
        Ok(())
    }

    /// What has been marked for this turn fits the event and the stage.
    fn audit_marks(&self, state: &State) -> Result<(), Flaw> {
        let all = SeatSet::all(self.seats);
        let acting = (Stage::Settle..=Stage::Wrap).contains(&state.stage);
        for set in [state.closed, state.barred, state.short] {
            require!(set.without(all).is_empty(), "a mark on a seat that is not there");
        }
        let bidding = matches!(state.ask, Decision::Bidding { .. });
        require!(bidding || state.bidders.is_empty(), "bidders without an auction");
        let levied = state.effect == Effect::Levy && (acting || state.stage == Stage::Event);
        require!(state.barred.is_empty() || levied, "a barred seat without a levy");
        require!(!state.barred.contains(state.leader), "the leader is barred");
        let kept = state.players.iter().any(|player| player.kept != [0; 2]);
        require!(acting || !kept, "a token is kept outside the Action phase (EL-3.8)");
        require!(state.short.is_empty() || state.stage == Stage::Shutdown, "a shut-down at another time");
        let levying = levied && state.stage == Stage::Event && state.done > 0 && state.done < self.seats;
        require!((state.levy > 0) == levying && state.levy <= 99, "a levy of {} does not fit", state.levy);
        if let Some((_, by)) = state.shift {
            let step = self.config.media_step as i8;
            require!(state.effect == Effect::Media && acting, "a price is shifted without its event");
            require!(by != 0 && (-step..=step).contains(&by), "a price is shifted by {by}");
        }
        let used = state.used;
        require!(!used.contractor || state.effect == Effect::Contractor, "a contract without its event");
        require!(!used.veto || state.effect == Effect::Veto, "a veto without its event");
        require!(!used.shares || state.effect == Effect::Shares, "shares without their event");
        require!(!used.tad || self.edition() == Edition::Ed1, "a leader's auction in the second edition");
        Ok(())
    }

    fn audit_promises(&self, state: &State) -> Result<(), Flaw> {
        let promises = state.promises.as_slice();
        require!(promises.is_empty() || self.deals == Deals::Allowed, "promises without deals");
        require!(state.proposals <= MOST_PROPOSALS, "{} proposals", state.proposals);
        require!(state.proposals == 0 || self.deals == Deals::Allowed, "proposals without deals");
        let answered = Seat::all(4).any(|seat| state.counters.of(seat) > 0);
        require!(!answered || state.proposals > 0, "a deal was answered that nobody has proposed");
        for promise in promises {
            let there = promise.debtor.0 < self.seats && promise.creditor.0 < self.seats;
            require!(
                there && promise.debtor != promise.creditor,
                "a promise between seats that cannot make it"
            );
            require!((1..=MOST_PROMISED).contains(&promise.amount), "a promise of {}", promise.amount);
            require!(promise.due <= state.turn + LONGEST_PROMISE, "a promise for turn {}", promise.due);
        }
        require!(promises.is_empty() || state.ask != Decision::Over, "open promises after the end");
        Ok(())
    }
}
