//! Auctions: bids rise until all others have passed; then a veto, then the delivery (EL-3.6).

use ecotable_kernel::{Seat, SeatSet, Step};
use ecotable_parts::auction::{Auction, Close, PassPolicy};

use crate::cards::Effect;
use crate::config::{Edition, TadOpener};
use crate::decision::Decision;
use crate::event::Event;
use crate::game::Ecologic;
use crate::state::{Item, Stage, State};

impl Ecologic {
    /// The initiator names the opening bid and leads.
    pub(crate) fn open_with(&self, state: &mut State, item: Item, bid: u8, step: &mut Step<Event>) {
        let initiator = state.actor;
        step.tell(|| Event::AuctionOpened { seat: initiator, item, amount: bid });
        state.bidders = self.bidders(state, item);
        let auction = Auction::open_with(state.bidders, initiator, bid.into(), PassPolicy::Final);
        self.run_auction(state, (item, initiator), auction, step);
    }

    /// Asks the next seat that can outbid; the others pass by themselves.
    #[inline]
    pub(crate) fn run_auction(
        &self,
        state: &mut State,
        (item, initiator): (Item, Seat),
        mut auction: Auction,
        step: &mut Step<Event>,
    ) {
        loop {
            if let Some(close) = auction.close() {
                return self.close_auction(state, (item, initiator), close, step);
            }
            let seat = auction.actor();
            if u16::from(self.most_bid(state, seat, item, initiator)) > auction.high() {
                return state.ask(seat, Decision::Bidding { item, initiator, auction: auction.standing() });
            }
            step.tell(|| Event::PassedAutomatically { seat });
            auction.pass();
        }
    }

    /// The auction is over: a shift of this price ends, and the leader may have a veto.
    fn close_auction(
        &self,
        state: &mut State,
        (item, initiator): (Item, Seat),
        close: Close,
        step: &mut Step<Event>,
    ) {
        state.bidders = SeatSet::EMPTY;
        let Close::Sold { winner, price } = close else { return self.finish(state, item) };
        let price = price as u8;
        if let (Item::Token(kind), Some((shifted, _))) = (item, state.shift)
            && kind == shifted
        {
            state.shift = None;
        }
        let may_veto = winner == state.leader || !state.is_protected(winner);
        if state.effect == Effect::Veto && !state.used.veto && may_veto {
            return state.ask(state.leader, Decision::Veto { item, initiator, winner, price });
        }
        self.sell(state, (item, initiator), (winner, price), step);
    }

    /// The winner pays and gets the item.
    pub(crate) fn sell(
        &self,
        state: &mut State,
        (item, initiator): (Item, Seat),
        (winner, price): (Seat, u8),
        step: &mut Step<Event>,
    ) {
        let paid = self.payment(state, winner, item, initiator).cost(price.into());
        step.tell(|| Event::AuctionWon { seat: winner, item, price, paid });
        self.deliver(state, (winner, item), paid, step);
    }

    /// The leader cancels the auction: nobody pays, an initiative is discarded.
    pub(crate) fn veto(&self, state: &mut State, item: Item, step: &mut Step<Event>) {
        let seat = state.leader;
        state.used.veto = true;
        step.tell(|| Event::AuctionVetoed { seat, item });
        if let Item::Initiative(card) = item {
            state.discard.insert(card.0);
        }
        self.finish(state, item);
    }

    /// What follows an auction or a purchase: mostly the slot is used up.
    pub(crate) fn finish(&self, state: &mut State, item: Item) {
        let extra = matches!(item, Item::Tad(_))
            && self.edition() == Edition::Ed1
            && self.config.tad_opener == TadOpener::Leader;
        if extra || state.stage == Stage::Wrap {
            state.ask = Decision::Nothing;
        } else {
            state.next_seat();
        }
    }
}
