//! Auctions as every game holds them, for those who answer in them by a standing order.

use ecotable_ecologic as ecologic;
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

/// The auctions of Ecologic: those of one turn's Action phase, whoever opens them. The offer of an initiative is the
/// beginning of its auction; an opening bid that is owed is not, because its initiator cannot pass.
pub(crate) fn ecologic(view: &ecologic::View) -> Option<Auctions> {
    use ecologic::{Action, Decision, Item, PhaseName};
    if view.phase != PhaseName::Action {
        return None;
    }
    let round = u64::from(view.turn);
    let open = |item: Item, lowest: u16, leader: Option<Seat>| OpenAuction {
        id: round << 24 | ecologic_slot(view) << 8 | u64::from(code(item)),
        leader,
        lowest,
        bid: Action::Bid(u8::try_from(lowest).unwrap_or(u8::MAX)).to_string(),
        pass: Action::Pass.to_string(),
    };
    let open = match view.decision {
        Decision::Offer { card, .. } => Some(open(Item::Initiative(card), card.face().nominal.into(), None)),
        Decision::Bidding { item, auction, .. } => Some(open(item, auction.high + 1, auction.leader)),
        _ => None,
    };
    Some(Auctions { round, open })
}

/// The stage and whose turn it is: in each turn a slot comes but once.
fn ecologic_slot(view: &ecologic::View) -> u64 {
    let seat = view.turn_of.map_or(0, |seat| u64::from(seat.0) + 1);
    (view.stage as u64) << 4 | seat
}

/// A number for each thing that can be sold.
fn code(item: ecologic::Item) -> u8 {
    match item {
        ecologic::Item::Token(kind) => kind as u8,
        ecologic::Item::Tad(tad) => 0x10 | tad as u8,
        ecologic::Item::Initiative(card) => 0x20 | card.0,
    }
}
