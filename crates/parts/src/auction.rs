//! An open auction: bids go round and rise until all but the leader have passed.

use ecotable_kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// What a pass means for the rest of the auction.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PassPolicy {
    /// A bid brings back everybody who has passed: only passes in a row end the auction.
    #[default]
    Reentry,
    /// Who has passed is out of this auction.
    Final,
}

/// An auction under way. The seat that leads is never asked.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Auction {
    bidders: SeatSet,
    passed: SeatSet,
    policy: PassPolicy,
    high: u16,
    leader: Option<Seat>,
    actor: Seat,
}

/// How an auction ended.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Close {
    /// The leader buys for the highest bid.
    Sold {
        /// Who buys.
        winner: Seat,
        /// The highest bid.
        price: u16,
    },
    /// Nobody has bid.
    Unsold,
}

impl Auction {
    /// Opens an auction among `bidders`; `opener`, one of them, is asked first.
    pub fn open(bidders: SeatSet, opener: Seat, policy: PassPolicy) -> Self {
        Self { bidders, passed: SeatSet::EMPTY, policy, high: 0, leader: None, actor: opener }
    }

    /// Opens an auction in which `initiator` has committed to a first bid and leads.
    pub fn open_with(bidders: SeatSet, initiator: Seat, first_bid: u16, policy: PassPolicy) -> Self {
        let mut auction = Self::open(bidders, initiator, policy);
        auction.bid(first_bid);
        auction
    }

    /// An auction as it stood at some moment.
    pub fn restore(bidders: SeatSet, policy: PassPolicy, standing: Standing) -> Self {
        let Standing { high, leader, actor, passed } = standing;
        Self { bidders, passed, policy, high, leader, actor }
    }

    /// What everybody sees of the auction.
    pub fn standing(&self) -> Standing {
        Standing { high: self.high, leader: self.leader, actor: self.actor, passed: self.passed }
    }

    /// The seat that is asked.
    #[inline]
    pub fn actor(&self) -> Seat {
        self.actor
    }

    /// The highest bid so far, 0 if there is none.
    #[inline]
    pub fn high(&self) -> u16 {
        self.high
    }

    /// The seat that leads.
    #[inline]
    pub fn leader(&self) -> Option<Seat> {
        self.leader
    }

    /// The actor bids a new total, which must be above the highest bid.
    #[inline]
    pub fn bid(&mut self, total: u16) {
        self.high = total;
        self.leader = Some(self.actor);
        if self.policy == PassPolicy::Reentry {
            self.passed = SeatSet::EMPTY;
        }
        self.go_on();
    }

    /// The actor passes.
    #[inline]
    pub fn pass(&mut self) {
        self.passed.insert(self.actor);
        self.go_on();
    }

    /// How the auction ended, or `None` while somebody is to be asked.
    #[inline]
    pub fn close(&self) -> Option<Close> {
        if !self.open_bidders().is_empty() {
            return None;
        }
        Some(match self.leader {
            Some(winner) => Close::Sold { winner, price: self.high },
            None => Close::Unsold,
        })
    }

    /// The seats that may still be asked.
    #[inline]
    fn open_bidders(&self) -> SeatSet {
        let leader = self.leader.map_or(SeatSet::EMPTY, SeatSet::one);
        self.bidders.without(self.passed).without(leader)
    }

    /// Moves on to the next seat clockwise that may still be asked.
    #[inline]
    fn go_on(&mut self) {
        let open = self.open_bidders().bits();
        let above = open & (u8::MAX << self.actor.0 << 1);
        if let Some(next) = SeatSet::from_bits(if above == 0 { open } else { above }).first() {
            self.actor = next;
        }
    }
}

/// What everybody sees of an auction.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Serialize, Deserialize)]
pub struct Standing {
    /// The highest bid so far, 0 if there is none.
    pub high: u16,
    /// Who made it.
    pub leader: Option<Seat>,
    /// Who is asked.
    pub actor: Seat,
    /// Who has passed, since the last bid or, if a pass is final, in the whole auction.
    pub passed: SeatSet,
}
