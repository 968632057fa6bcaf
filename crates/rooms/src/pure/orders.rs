//! Standing orders: how they are given, answered and ended.

use ecotable_catalog::{Auctions, OpenAuction};
use ecotable_kernel::Seat;
use ecotable_store::TokenHash;

use super::PureRoom;
use super::asking::Plan;
use crate::error::RoomError;
use crate::facts::Standing;
use crate::order::Order;
use crate::wish::Done;

/// What an order is bound to: the auction that is open, or the round.
fn within(order: Order, auctions: &Auctions) -> Option<u64> {
    match order {
        Order::PassRound => Some(auctions.round),
        Order::UpTo(_) | Order::PassAuction => auctions.open.as_ref().map(|open| open.id),
    }
}

impl PureRoom {
    pub(super) fn give_order(
        &mut self,
        holder: TokenHash,
        seat: Seat,
        order: Option<Order>,
    ) -> Result<Plan, RoomError> {
        let chair = self.own_chair(holder, seat)?;
        let play = self.play.as_ref().ok_or(RoomError::NotBegun)?;
        if chair.stand_in.is_some() {
            return Err(RoomError::StoodIn(seat));
        }
        let bind = |order| {
            let within = play.position.auctions().and_then(|auctions| within(order, &auctions));
            within.map(|within| Standing { order, within }).ok_or(RoomError::NoAuction)
        };
        let standing = order.map(bind).transpose()?;
        if chair.order == standing {
            return Ok(Plan::Answer(Done::Done));
        }
        let mut facts = self.facts.clone();
        facts.places[seat.index()].order = standing;
        Ok(Plan::Save(facts, Done::Done))
    }

    fn auctions(&self) -> Option<Auctions> {
        self.play.as_ref().and_then(|play| play.position.auctions())
    }

    fn has_orders(&self) -> bool {
        self.facts.places.iter().any(|chair| chair.order.is_some())
    }

    /// Forgets the orders whose auction or round is over.
    pub(super) fn end_orders(&mut self) {
        if !self.has_orders() {
            return;
        }
        let auctions = self.auctions();
        for chair in &mut self.facts.places {
            let Some(standing) = chair.order else { continue };
            let present = auctions.as_ref().and_then(|auctions| within(standing.order, auctions));
            if present != Some(standing.within) {
                chair.order = None;
                self.showing.stale_secrets();
            }
        }
    }

    /// Whether a seat is answered for by an order at the moment.
    pub(super) fn is_ordered(&self, seat: Seat) -> bool {
        self.facts.chair(seat).is_some_and(|chair| chair.order.is_some() && chair.stand_in.is_none())
    }

    /// Answers for the seats that have orders, when it is time.
    pub(super) fn answer_orders(&mut self) {
        if !self.has_orders() {
            return;
        }
        let Some(open) = self.auctions().and_then(|auctions| auctions.open) else { return };
        for seat in self.to_act().iter().filter(|&seat| self.is_ordered(seat)).collect::<Vec<_>>() {
            let due = self.due();
            if self.now.at < due {
                self.wake_by(due);
            } else if self.obey(seat, &open) {
                return;
            }
        }
    }

    /// Bids or passes for a seat; an order that can do neither is forgotten.
    fn obey(&mut self, seat: Seat, open: &OpenAuction) -> bool {
        let order = self.facts.places[seat.index()].order.map(|standing| standing.order);
        let outbids = matches!(order, Some(Order::UpTo(most)) if open.lowest <= most);
        if outbids && self.decide_for(seat, &open.bid) || self.decide_for(seat, &open.pass) {
            return true;
        }
        self.facts.places[seat.index()].order = None;
        self.showing.stale_secrets();
        false
    }
}
