//! What each decision does (EL-3.14): dispatch only.

use ecotable_kernel::{Seat, Step};

use crate::action::Action;
use crate::cards::Kind;
use crate::decision::Decision;
use crate::event::Event;
use crate::game::Ecologic;
use crate::state::{Item, State};

impl Ecologic {
    /// Applies a decision up to the point where the rules run on by themselves.
    #[inline]
    pub(crate) fn perform(&self, state: &mut State, seat: Seat, action: Action, step: &mut Step<Event>) {
        match action {
            Action::Pass => {
                if !matches!(state.ask, Decision::DealAnswer { .. } | Decision::Promise | Decision::LevyPay) {
                    step.tell(|| Event::Passed { seat });
                }
                self.pass(state, step);
            }
            Action::Bid(amount) => self.bid(state, amount, step),
            Action::OpenToken(kind) => self.open(state, Item::Token(kind), step),
            Action::OpenTad(tad) => self.open(state, Item::Tad(tad), step),
            Action::BuyToken(kind) => self.buy(state, Item::Token(kind), step),
            Action::BuyTad(tad) => self.buy(state, Item::Tad(tad), step),
            Action::Draw => self.draw(state, step),
            Action::Place(kind, cell) => self.place(state, kind, cell, step),
            Action::Remove(kind, cell) => self.remove(state, kind, cell, step),
            Action::Refinery(kind, cell) if state.ask == Decision::Convert => {
                self.convert(state, kind, cell, step)
            }
            Action::Refinery(kind, cell) => self.close_refinery(state, kind, cell, step),
            Action::Token(cell, owner, kind) if state.ask == Decision::Lawsuit => {
                self.win_lawsuit(state, (cell, owner, kind), step);
            }
            Action::Token(cell, owner, kind) => self.buy_shares(state, (cell, owner, kind), step),
            Action::Propose(partner, deal) => self.propose(state, partner, deal, step),
            Action::Counter(deal) => {
                if let Decision::DealAnswer { proposer, .. } = state.ask {
                    self.counter(state, proposer, deal, step);
                }
            }
            Action::ToEnviro(_) | Action::ToMoney(_) => self.exchange(state, action, step),
            _ => self.answer(state, action, step),
        }
    }

    /// Decisions that answer a question of their own.
    fn answer(&self, state: &mut State, action: Action, step: &mut Step<Event>) {
        match (action, state.ask) {
            (Action::Card(old), Decision::ExpoSwap { card }) => self.swap(state, (old, card), step),
            (Action::Card(card), Decision::Brain) => self.lose_card(state, card, step),
            (Action::Card(card), _) => self.give_up(state, card, step),
            (Action::Keep, Decision::PlaceBought { kind }) => self.keep_bought(state, kind, step),
            (Action::Site(cell), Decision::Site { tad }) => self.place_tad(state, tad, cell, step),
            (Action::Buy, Decision::Offer { card, .. } | Decision::PlatformCard { card }) => {
                self.buy_card(state, card, step);
            }
            (Action::Veto, Decision::Veto { item, .. }) => self.veto(state, item, step),
            (Action::Pay, Decision::LevyPay) => self.pay_levy(state, step),
            (Action::Pay, Decision::Bat) => self.pay_bat(state, step),
            (Action::Pay, Decision::Promise) => self.pay_promise(state, step),
            (Action::Accept, Decision::DealAnswer { proposer, deal }) => {
                self.accept(state, (proposer, deal), step)
            }
            (Action::Shift(kind, by), Decision::Media) => {
                let seat = state.actor;
                state.shift = Some((kind, by));
                let price = self.price(state, kind);
                step.tell(|| Event::PriceShifted { seat, kind, by, price });
                state.next_seat();
            }
            (Action::Seat(partner), Decision::Cartel) => {
                let seat = state.actor;
                step.tell(|| Event::CartelFormed { seat, partner });
                self.pay_income(state, Some(partner), step);
            }
            _ => {}
        }
    }

    /// What passing means depends on the question.
    #[inline]
    pub(crate) fn pass(&self, state: &mut State, step: &mut Step<Event>) {
        match state.ask {
            Decision::Bidding { item, initiator, auction } => {
                let mut auction = state.running(auction);
                auction.pass();
                self.run_auction(state, (item, initiator), auction, step);
            }
            Decision::Offer { card, first } => self.decline_offer(state, card, first, step),
            Decision::Veto { item, initiator, winner, price } => {
                self.sell(state, (item, initiator), (winner, price), step);
            }
            Decision::PlatformCard { card } | Decision::ExpoSwap { card } => {
                self.leave_card(state, card, step)
            }
            Decision::LevySet => self.no_levy(state),
            Decision::LevyPay => self.bar(state, state.actor, step),
            Decision::Promise => self.break_promise(state, step),
            Decision::DealAnswer { proposer, .. } => self.decline(state, proposer, step),
            _ => state.next_seat(),
        }
    }

    #[inline]
    fn bid(&self, state: &mut State, amount: u8, step: &mut Step<Event>) {
        match state.ask {
            Decision::Bidding { item, initiator, auction } => {
                let (seat, mut auction) = (state.actor, state.running(auction));
                step.tell(|| Event::BidMade { seat, amount });
                auction.bid(amount.into());
                self.run_auction(state, (item, initiator), auction, step);
            }
            Decision::Opening { item } => self.open_with(state, item, amount, step),
            Decision::Offer { card, .. } => self.open_with(state, Item::Initiative(card), amount, step),
            _ => self.set_levy(state, amount, step),
        }
    }

    fn place(&self, state: &mut State, kind: Kind, cell: u8, step: &mut Step<Event>) {
        match state.ask {
            Decision::Start1 | Decision::Start2 => self.place_start(state, kind, cell, step),
            Decision::PlaceBought { .. } => self.place_bought(state, kind, cell, step),
            _ => self.place_from_hand(state, kind, cell, step),
        }
    }

    fn remove(&self, state: &mut State, kind: Kind, cell: u8, step: &mut Step<Event>) {
        match state.ask {
            Decision::Spill => self.lose_to_spill(state, kind, cell, step),
            Decision::Shutdown => self.shut_down(state, kind, cell, step),
            _ => self.close_token(state, kind, cell, step),
        }
    }
}
