//! An initiative that lies open is offered round until somebody opens its auction (EL-3.5).

use ecotable_kernel::{Seat, Step};

use crate::action::Action;
use crate::cards::Initiative;
use crate::decision::Decision;
use crate::event::Event;
use crate::game::Ecologic;
use crate::state::{Item, State};

impl Ecologic {
    /// Turns an initiative up and offers it, first to this seat.
    pub(crate) fn offer(&self, state: &mut State, card: Initiative, first: Seat, step: &mut Step<Event>) {
        step.tell(|| Event::CardDrawn { seat: first, card });
        self.offer_to(state, (card, first), first, step);
    }

    /// Asks the next seat, from `seat` on, that can pay the nominal; if there is none the card is discarded.
    fn offer_to(
        &self,
        state: &mut State,
        (card, first): (Initiative, Seat),
        seat: Seat,
        step: &mut Step<Event>,
    ) {
        let mut seat = seat;
        loop {
            if !state.barred.contains(seat) {
                if self.can_open(state, seat, Item::Initiative(card)) {
                    return state.ask(seat, Decision::Offer { card, first });
                }
                step.tell(|| Event::PassedAutomatically { seat });
            }
            seat = seat.next(self.seats);
            if seat == first {
                return self.leave_card(state, card, step);
            }
        }
    }

    /// The seat that was asked declines.
    pub(crate) fn decline_offer(
        &self,
        state: &mut State,
        card: Initiative,
        first: Seat,
        step: &mut Step<Event>,
    ) {
        let next = state.actor.next(self.seats);
        if next == first {
            return self.leave_card(state, card, step);
        }
        self.offer_to(state, (card, first), next, step);
    }

    /// Nobody wants the card: it goes face up to the discard pile.
    pub(crate) fn leave_card(&self, state: &mut State, card: Initiative, step: &mut Step<Event>) {
        state.discard.insert(card.0);
        step.tell(|| Event::CardUnsold { card });
        self.finish(state, Item::Initiative(card));
    }

    /// Passing, every opening bid, and buying for the leader with The Only Contractor.
    #[inline]
    pub(crate) fn list_offer(
        &self,
        state: &State,
        card: Initiative,
        first: Seat,
        into: &mut impl Extend<Action>,
    ) {
        let seat = state.actor;
        let nominal = self.face(card).nominal;
        into.extend([Action::Pass]);
        if self.may_buy_card(state, first) && state.player(seat).money >= u16::from(nominal) {
            into.extend([Action::Buy]);
        }
        let most = self.most_bid(state, seat, Item::Initiative(card), seat);
        into.extend((nominal..=most).map(Action::Bid));
    }

    /// Whether the card is offered first to a leader who has the right to buy without bidding.
    pub(crate) fn may_buy_card(&self, state: &State, first: Seat) -> bool {
        state.actor == first && Self::is_contractor(state, first)
    }
}
