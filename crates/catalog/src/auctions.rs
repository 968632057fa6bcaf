//! Auctions as every game holds them, for those who answer in them by a standing order.

use ecotable_kernel::Seat;
use ecotable_tradejack::{Action, Covered, PhaseView, View};

/// What everybody knows of the auctions of a round.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Auctions {
    /// The round.
    pub round: u64,
    /// The auction that is open, if one is.
    pub open: Option<OpenAuction>,
}

/// What everybody knows of an auction that is open.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct OpenAuction {
    /// What tells it from every other auction of the match.
    pub id: u64,
    /// Who leads.
    pub leader: Option<Seat>,
    /// The lowest total that leads.
    pub lowest: u16,
    /// The notation of a bid of that total.
    pub bid: String,
    /// The notation of passing.
    pub pass: String,
}

/// The auctions of TradeJack: every seat is the revealer once in a round and auctions one source or two.
pub(crate) fn tradejack(view: &View) -> Option<Auctions> {
    let round = u64::from(view.round);
    match &view.phase {
        PhaseView::Choosing { .. } => Some(Auctions { round, open: None }),
        PhaseView::Bidding { revealer, covered, auction, .. } => {
            let last = u64::from(*covered == Covered::Nothing);
            let lowest = auction.high.saturating_add(1);
            let open = OpenAuction {
                id: round << 16 | u64::from(revealer.0) << 8 | last,
                leader: auction.leader,
                lowest,
                bid: Action::Bid(lowest).to_string(),
                pass: Action::Pass.to_string(),
            };
            Some(Auctions { round, open: Some(open) })
        }
        PhaseView::Production { .. } | PhaseView::Over { .. } => None,
    }
}
