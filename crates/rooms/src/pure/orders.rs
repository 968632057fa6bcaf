//! Standing orders: how they are given, answered and ended.

use ecotable_catalog::{AnyPosition, Auctions, OpenAuction};
use ecotable_kernel::Seat;
use ecotable_store::TokenHash;

use super::PureRoom;
use super::asking::Plan;
use crate::error::RoomError;
use crate::facts::Standing;
use crate::order::Order;
use crate::wish::Done;

/// What an order is bound to: the auction that is open, the round, or the whole match.
fn within(order: Order, position: &dyn AnyPosition) -> Option<u64> {
    match order {
        Order::PassRound => position.auctions().map(|auctions| auctions.round),
        Order::UpTo(_) | Order::PassAuction => position.auctions()?.open.map(|open| open.id),
        Order::Decline => position.declines().filter(|_| !position.to_act().is_empty()).map(|_| 0),
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
            let within = within(order, &*play.position);
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

    /// Forgets the orders whose auction, round or match is over.
    pub(super) fn end_orders(&mut self) {
        if !self.has_orders() {
            return;
        }
        let position = self.play.as_ref().map(|play| &play.position);
        for chair in &mut self.facts.places {
            let Some(standing) = chair.order else { continue };
            let present = position.and_then(|position| within(standing.order, &**position));
            if present != Some(standing.within) {
                chair.order = None;
                self.showing.stale_secrets();
            }
        }
    }

    /// Whether a seat is answered for by an order at the moment.
    pub(super) fn is_ordered(&self, seat: Seat) -> bool {
        let chair = self.facts.chair(seat).filter(|chair| chair.stand_in.is_none());
        match chair.and_then(|chair| chair.order).map(|standing| standing.order) {
            Some(Order::Decline) => self.declined_by(seat).is_some(),
            order => order.is_some(),
        }
    }

    /// The action with which a seat says no to the question that it is asked, if it is one.
    fn declined_by(&self, seat: Seat) -> Option<&'static str> {
        let position = &self.play.as_ref()?.position;
        position.declines().filter(|no| position.check(seat, no).is_ok())
    }

    /// Answers for the seats that have orders, when it is time.
    pub(super) fn answer_orders(&mut self) {
        if !self.has_orders() {
            return;
        }
        let open = self.auctions().and_then(|auctions| auctions.open);
        for seat in self.to_act().iter().filter(|&seat| self.is_ordered(seat)).collect::<Vec<_>>() {
            let due = self.due();
            if self.now.at < due {
                self.wake_by(due);
            } else if self.obey(seat, open.as_ref()) {
                return;
            }
        }
    }

    /// Bids, passes or says no for a seat; an order that can do nothing in an open auction is forgotten.
    fn obey(&mut self, seat: Seat, open: Option<&OpenAuction>) -> bool {
        let order = self.facts.places[seat.index()].order.map(|standing| standing.order);
        if order == Some(Order::Decline) {
            return self.declined_by(seat).is_some_and(|no| self.decide_for(seat, no));
        }
        let Some(open) = open else { return false };
        let outbids = matches!(order, Some(Order::UpTo(most)) if open.lowest <= most);
        if outbids && self.decide_for(seat, &open.bid) || self.decide_for(seat, &open.pass) {
            return true;
        }
        self.facts.places[seat.index()].order = None;
        self.showing.stale_secrets();
        false
    }
}
