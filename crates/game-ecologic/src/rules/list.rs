//! Every decision with its options, in ascending order (EL-3.3, EL-3.14).

use ecotable_kernel::Seat;
use ecotable_parts::bits;

use crate::action::Action;
use crate::cards::{Effect, Kind};
use crate::config::{Edition, SpillTokens};
use crate::decision::Decision;
use crate::game::Ecologic;
use crate::state::{CardSet, State};

impl Ecologic {
    /// The options of the seat that is asked.
    #[inline]
    pub(crate) fn list(&self, state: &State, into: &mut impl Extend<Action>) {
        let seat = state.actor;
        match state.ask {
            Decision::Bidding { item, initiator, auction } => {
                into.extend([Action::Pass]);
                let most = self.most_bid(state, seat, item, initiator);
                into.extend((auction.high as u8 + 1..=most).map(Action::Bid));
            }
            Decision::Opening { item } => {
                let least = self.nominal(state, item);
                into.extend((least..=self.most_bid(state, seat, item, seat)).map(Action::Bid));
            }
            Decision::Offer { card, first } => self.list_offer(state, card, first, into),
            Decision::Slot => self.list_slot(state, seat, into),
            Decision::Wrap => self.list_wrap(state, seat, into),
            Decision::Platform => self.list_platform(state, seat, into),
            _ => self.list_rarely(state, seat, into),
        }
    }

    fn list_rarely(&self, state: &State, seat: Seat, into: &mut impl Extend<Action>) {
        match state.ask {
            Decision::Start1 | Decision::Start2 => self.list_start(state, seat, into),
            Decision::Lawsuit => self.list_lawsuit(state, seat, into),
            Decision::Spill => self.list_spill(state, seat, into),
            Decision::Brain => into.extend(state.player(seat).initiatives.initiatives().map(Action::Card)),
            Decision::Convert => {
                into.extend([Action::Pass]);
                list_refineries(state, seat, into);
            }
            Decision::LevySet => self.list_levy(state, seat, into),
            Decision::LevyPay | Decision::Promise => into.extend([Action::Pass, Action::Pay]),
            Decision::Bat => self.list_bat(state, seat, into),
            Decision::Media => self.list_shifts(into),
            Decision::ExpoDraw => into.extend([Action::Pass, Action::Draw]),
            Decision::ExpoSwap { .. } => {
                into.extend([Action::Pass]);
                into.extend(state.player(seat).initiatives.initiatives().map(Action::Card));
            }
            Decision::Veto { .. } => into.extend([Action::Pass, Action::Veto]),
            Decision::PlaceBought { kind } => self.list_places(state, seat, kind, into),
            Decision::Site { .. } => into.extend(bits(self.sites(state, seat)).map(Action::Site)),
            Decision::PlatformCard { card } => {
                into.extend([Action::Pass]);
                into.extend(self.can_buy_on_platform(state, seat, card).then_some(Action::Buy));
            }
            Decision::DealAnswer { .. } => into.extend([Action::Pass, Action::Accept]),
            Decision::Exchange => Self::list_exchange(state, seat, into),
            Decision::Shutdown => list_removals(state, seat, into),
            Decision::Cartel => {
                into.extend([Action::Pass]);
                into.extend(Seat::all(self.seats).filter(|&other| other != seat).map(Action::Seat));
            }
            Decision::Upkeep => into.extend(self.costly(state, seat).initiatives().map(Action::Card)),
            _ => {}
        }
    }

    /// The tokens that the leader may have removed: not those of protected others, in the second edition not its own.
    fn list_lawsuit(&self, state: &State, seat: Seat, into: &mut impl Extend<Action>) {
        into.extend([Action::Pass]);
        let can_lose = |owner: Seat| {
            if owner == seat { self.edition() == Edition::Ed1 } else { !state.is_protected(owner) }
        };
        for cell in 0..self.map.cells {
            for owner in Seat::all(self.seats).filter(|&owner| can_lose(owner)) {
                let kinds = Kind::BOTH.into_iter().filter(|&kind| state.board.level(cell, owner, kind) > 0);
                into.extend(kinds.map(|kind| Action::Token(cell, owner, kind)));
            }
        }
    }

    fn list_spill(&self, state: &State, seat: Seat, into: &mut impl Extend<Action>) {
        into.extend(
            bits(state.board.refineries(seat, Kind::Oil)).map(|cell| Action::Remove(Kind::Oil, cell)),
        );
        if self.config.spill_tokens == SpillTokens::Any {
            let minerals = bits(state.board.refineries(seat, Kind::Mineral));
            into.extend(minerals.map(|cell| Action::Remove(Kind::Mineral, cell)));
        }
    }

    fn list_levy(&self, state: &State, seat: Seat, into: &mut impl Extend<Action>) {
        into.extend(state.is_protected(seat).then_some(Action::Pass));
        into.extend((1..=state.player(seat).money.min(99) as u8).map(Action::Bid));
    }

    /// Paying if there is enough for all; a protected seat may do nothing, others must close what they cannot pay.
    fn list_bat(&self, state: &State, seat: Seat, into: &mut impl Extend<Action>) {
        let protected = state.is_protected(seat);
        into.extend(protected.then_some(Action::Pass));
        let can_pay = state.player(seat).money >= u16::from(self.bat_price(state, seat));
        into.extend(can_pay.then_some(Action::Pay));
        if !protected {
            list_refineries(state, seat, into);
        }
    }

    fn list_shifts(&self, into: &mut impl Extend<Action>) {
        let step = self.config.media_step as i8;
        into.extend([Action::Pass]);
        for kind in Kind::BOTH {
            into.extend((-step..=step).filter(|&by| by != 0).map(|by| Action::Shift(kind, by)));
        }
    }

    fn list_exchange(state: &State, seat: Seat, into: &mut impl Extend<Action>) {
        let player = state.player(seat);
        into.extend([Action::Pass]);
        into.extend((1..=player.money.min(5) as u8).map(Action::ToEnviro));
        into.extend((1..=player.enviro_points().min(5) as u8).map(Action::ToMoney));
    }

    /// The cells for a bought token; in the first edition it may also be kept.
    fn list_places(&self, state: &State, seat: Seat, kind: Kind, into: &mut impl Extend<Action>) {
        into.extend((self.edition() == Edition::Ed1).then_some(Action::Keep));
        into.extend(bits(self.places_for_bought(state, seat, kind)).map(|cell| Action::Place(kind, cell)));
    }

    /// The cells for a bought token, with those that cost 1 more as long as the seat can pay it.
    pub(crate) fn places_for_bought(&self, state: &State, seat: Seat, kind: Kind) -> u32 {
        let far = if state.player(seat).money > 0 { self.far_cells(state, seat, kind) } else { 0 };
        self.cells(state, seat, kind) | far
    }

    /// The initiatives of a seat that have a running cost.
    pub(crate) fn costly(&self, state: &State, seat: Seat) -> CardSet {
        let cards = state.player(seat).initiatives.initiatives();
        let mut costly = CardSet::default();
        cards.filter(|&card| self.face(card).cost > 0).for_each(|card| costly.insert(card.0));
        costly
    }

    /// Whether the leader may buy this item without bidding by The Only Contractor.
    #[inline]
    pub(crate) fn is_contractor(state: &State, seat: Seat) -> bool {
        state.effect == Effect::Contractor && seat == state.leader && !state.used.contractor
    }
}

/// One own token of each refinery.
pub(crate) fn list_removals(state: &State, seat: Seat, into: &mut impl Extend<Action>) {
    for kind in Kind::BOTH {
        into.extend(bits(state.board.refineries(seat, kind)).map(|cell| Action::Remove(kind, cell)));
    }
}

fn list_refineries(state: &State, seat: Seat, into: &mut impl Extend<Action>) {
    for kind in Kind::BOTH {
        into.extend(bits(state.board.refineries(seat, kind)).map(|cell| Action::Refinery(kind, cell)));
    }
}
