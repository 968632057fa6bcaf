//! Free deals and promises (EL-3.9).

use ecotable_kernel::{Seat, Step};

use crate::config::{Edition, Promises};
use crate::deal::{Deal, LONGEST_PROMISE, MOST_PROMISED, MOST_PROPOSALS, Promise, Side};
use crate::decision::Decision;
use crate::event::Event;
use crate::game::{Deals, Ecologic};
use crate::refusal::Refusal;
use crate::state::{Stage, State};

impl Ecologic {
    /// Whether the seat that is asked may propose a deal now: to somebody who is not barred.
    #[inline]
    pub(crate) fn may_propose(&self, state: &State) -> bool {
        if self.deals == Deals::Forbidden || state.proposals >= MOST_PROPOSALS {
            return false;
        }
        let at_the_time = match state.ask {
            Decision::Slot => true,
            Decision::Wrap => self.edition() == Edition::Ed1,
            _ => false,
        };
        at_the_time && Seat::all(self.seats).any(|seat| seat != state.actor && !state.barred.contains(seat))
    }

    /// Why a deal cannot be proposed to this seat.
    pub(crate) fn check_propose(
        &self,
        state: &State,
        seat: Seat,
        partner: Seat,
        deal: &Deal,
    ) -> Result<(), Refusal> {
        if self.deals == Deals::Forbidden {
            return Err(Refusal::NoDeals);
        }
        if !matches!(state.ask, Decision::Slot)
            && (self.edition() == Edition::Ed2 || state.ask != Decision::Wrap)
        {
            return Err(Refusal::NoDealNow);
        }
        if state.proposals >= MOST_PROPOSALS {
            return Err(Refusal::TooManyProposals);
        }
        self.check_deal(state, (seat, partner), deal)
    }

    /// Why a deal cannot be answered with this one; who answers so is charged for it, not who proposed (EL-R71).
    pub(crate) fn check_counter(&self, state: &State, seat: Seat, deal: &Deal) -> Result<(), Refusal> {
        let Decision::DealAnswer { proposer, .. } = state.ask else { return Err(Refusal::NothingProposed) };
        if state.counters.of(seat) >= MOST_PROPOSALS {
            return Err(Refusal::TooManyCounters);
        }
        self.check_deal(state, (seat, proposer), deal)
    }

    fn check_deal(&self, state: &State, (seat, partner): (Seat, Seat), deal: &Deal) -> Result<(), Refusal> {
        if partner == seat || partner.0 >= self.seats || state.barred.contains(partner) {
            return Err(Refusal::NoSuchPartner);
        }
        if deal.give.is_empty() && deal.take.is_empty() {
            return Err(Refusal::EmptyDeal);
        }
        let promises = [deal.give, deal.take].iter().filter(|side| side.promise.is_some()).count();
        if promises > state.promises.room() {
            return Err(Refusal::TooManyPromises);
        }
        check_side(state, seat, &deal.give)?;
        check_side(state, partner, &deal.take)
    }

    /// Whether both sides can fulfil a deal that waits for its answer.
    pub(crate) fn deal_is_possible(
        &self,
        state: &State,
        (proposer, partner): (Seat, Seat),
        deal: &Deal,
    ) -> bool {
        proposer.0 < self.seats
            && !state.barred.contains(proposer)
            && self.check_deal(state, (proposer, partner), deal).is_ok()
    }

    /// A deal of the seat whose slot or WRAP it is.
    pub(crate) fn propose(&self, state: &mut State, partner: Seat, deal: Deal, step: &mut Step<Event>) {
        state.proposals += 1;
        self.ask_partner(state, partner, deal, step);
    }

    /// Another deal instead of an answer.
    pub(crate) fn counter(&self, state: &mut State, partner: Seat, deal: Deal, step: &mut Step<Event>) {
        state.counters.add(state.actor);
        self.ask_partner(state, partner, deal, step);
    }

    fn ask_partner(&self, state: &mut State, partner: Seat, deal: Deal, step: &mut Step<Event>) {
        let proposer = state.actor;
        step.tell(|| Event::DealProposed { seat: proposer, partner, deal });
        state.ask(partner, Decision::DealAnswer { proposer, deal });
    }

    /// The deal is carried out at once.
    pub(crate) fn accept(&self, state: &mut State, (proposer, deal): (Seat, Deal), step: &mut Step<Event>) {
        let partner = state.actor;
        step.tell(|| Event::DealAccepted { seat: partner, proposer, deal });
        transfer(state, proposer, partner, &deal.give);
        transfer(state, partner, proposer, &deal.take);
        self.after_deal(state);
    }

    /// The deal is declined.
    pub(crate) fn decline(&self, state: &mut State, proposer: Seat, step: &mut Step<Event>) {
        let seat = state.actor;
        step.tell(|| Event::DealDeclined { seat, proposer });
        self.after_deal(state);
    }

    /// The slot or WRAP goes on.
    fn after_deal(&self, state: &mut State) {
        state.ask = Decision::Nothing;
    }

    /// Settles the next promise that is due; at the end of the game all are.
    pub(crate) fn next_promise(&self, state: &mut State, step: &mut Step<Event>) {
        let last = state.stage == Stage::LastSettle;
        let Some(promise) = state.promises.as_slice().get(usize::from(state.done)).copied() else {
            return if last { self.end_game(state, step) } else { self.before_slots(state) };
        };
        if !last && promise.due > state.turn {
            state.done += 1;
            return;
        }
        match self.config.promises {
            Promises::Binding => self.pay_promise(state, step),
            Promises::Honour => state.ask(promise.debtor, Decision::Promise),
        }
    }

    /// The debtor pays what it can; a rest stays open.
    pub(crate) fn pay_promise(&self, state: &mut State, step: &mut Step<Event>) {
        let index = usize::from(state.done);
        let Promise { debtor, creditor, amount, .. } = state.promises.as_slice()[index];
        let paid = u16::from(amount).min(state.player(debtor).money) as u8;
        state.player_mut(debtor).money -= u16::from(paid);
        state.player_mut(creditor).money += u16::from(paid);
        state.promises.pay(index, paid);
        let open = amount - paid;
        step.tell(|| Event::PromisePaid { debtor, creditor, paid, open });
        if open > 0 {
            state.done += 1;
        }
        state.ask = Decision::Nothing;
    }

    /// The debtor breaks a promise that only honour protects.
    pub(crate) fn break_promise(&self, state: &mut State, step: &mut Step<Event>) {
        let index = usize::from(state.done);
        let Promise { debtor, creditor, amount, .. } = state.promises.as_slice()[index];
        state.promises.remove(index);
        step.tell(|| Event::PromiseBroken { debtor, creditor, amount });
        state.ask = Decision::Nothing;
    }
}

/// Whether a seat has what its side of a deal gives, and may promise what it promises.
fn check_side(state: &State, seat: Seat, side: &Side) -> Result<(), Refusal> {
    if side.money > state.player(seat).money {
        return Err(Refusal::DealAboveMoney { seat });
    }
    if let Some(card) = side.each_card().find(|&card| !state.has_card(seat, card)) {
        return Err(Refusal::DealWithoutCard { seat, card });
    }
    if let Some(due) = side.promise {
        let turns = state.turn + 1..=state.turn + LONGEST_PROMISE;
        if !turns.contains(&due.turn) || !(1..=MOST_PROMISED).contains(&due.amount) {
            return Err(Refusal::PromiseOutOfBounds);
        }
    }
    Ok(())
}

/// What one side of a deal gives goes to the other.
fn transfer(state: &mut State, from: Seat, to: Seat, side: &Side) {
    state.player_mut(from).money -= side.money;
    state.player_mut(to).money += side.money;
    for card in side.each_card() {
        state.player_mut(from).initiatives.remove(card.0);
        state.player_mut(to).initiatives.insert(card.0);
    }
    if let Some(due) = side.promise {
        let promise = Promise { debtor: from, creditor: to, amount: due.amount, due: due.turn };
        state.promises.push(promise);
    }
}
