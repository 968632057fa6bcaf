//! Whether a decision is allowed, and otherwise which rule forbids it (EL-3.14).

use ecotable_kernel::Seat;

use crate::action::Action;
use crate::board::MOST_TOKENS;
use crate::cards::{Kind, Resource, Tad};
use crate::config::{Edition, TadOpener};
use crate::decision::Decision;
use crate::game::Ecologic;
use crate::refusal::Refusal;
use crate::state::{Item, State};

/// Looks for one action among those it is given.
struct Find {
    action: Action,
    found: bool,
}

impl Extend<Action> for Find {
    fn extend<I: IntoIterator<Item = Action>>(&mut self, actions: I) {
        self.found |= actions.into_iter().any(|action| action == self.action);
    }
}

impl Ecologic {
    /// `Ok` for exactly the listed actions, and for deals that can be proposed.
    pub(crate) fn check_action(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        if state.ask == Decision::Over || seat != state.actor {
            return Err(Refusal::NotAsked);
        }
        match action {
            Action::Propose(partner, deal) => return self.check_propose(state, seat, partner, &deal),
            Action::Counter(deal) => return self.check_counter(state, seat, &deal),
            _ => {}
        }
        let mut find = Find { action, found: false };
        self.list(state, &mut find);
        if find.found { Ok(()) } else { Err(self.why_not(state, seat, action)) }
    }

    /// The rule that forbids an action which is not in the list.
    fn why_not(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        let acting = matches!(state.ask, Decision::Slot | Decision::Wrap | Decision::Platform);
        match action {
            Action::Pass => Refusal::MustChoose,
            Action::Bid(amount) => self.why_not_bid(state, seat, amount),
            Action::Place(kind, cell) => self.why_not_place(state, seat, kind, cell),
            Action::OpenToken(kind) if state.ask == Decision::Slot => {
                self.why_not_item(state, seat, Item::Token(kind))
            }
            Action::OpenTad(tad) if acting && state.ask != Decision::Platform => {
                self.why_not_open_tad(state, seat, tad)
            }
            Action::BuyToken(kind) if acting => self.why_not_buy(state, seat, Item::Token(kind)),
            Action::BuyTad(tad) if acting => self.why_not_buy(state, seat, Item::Tad(tad)),
            Action::Remove(..) if acting && state.closed.contains(seat) => Refusal::ClosedAlready,
            Action::Remove(kind, cell) | Action::Refinery(kind, cell)
                if state.board.level(cell, seat, kind) == 0 =>
            {
                Refusal::NoOwnToken { kind, cell }
            }
            Action::Remove(..) if state.ask == Decision::Spill => Refusal::NotThatToken,
            Action::Card(card) if !state.has_card(seat, card) => Refusal::NotYourCard { card },
            Action::Card(_) if state.ask == Decision::Upkeep => Refusal::NoRunningCost,
            Action::Draw if matches!(state.ask, Decision::Slot | Decision::Platform) => self.why_not_draw(),
            Action::Token(..) if matches!(state.ask, Decision::Slot | Decision::Lawsuit) => {
                Refusal::NotThatToken
            }
            Action::Site(_) if matches!(state.ask, Decision::Site { .. }) => Refusal::NotThatSite,
            Action::Shift(..) if state.ask == Decision::Media => Refusal::ShiftTooFar,
            Action::Pay if state.ask == Decision::Bat => Refusal::CannotPayForAll,
            Action::Buy if matches!(state.ask, Decision::Offer { .. } | Decision::PlatformCard { .. }) => {
                Refusal::CannotBuy
            }
            Action::ToEnviro(_) | Action::ToMoney(_) if state.ask == Decision::Exchange => Refusal::NotEnough,
            _ => Refusal::NotThisQuestion,
        }
    }

    fn why_not_draw(&self) -> Refusal {
        match self.edition() {
            Edition::Ed1 => Refusal::NotThisQuestion,
            Edition::Ed2 => Refusal::NoCards,
        }
    }

    fn why_not_bid(&self, state: &State, seat: Seat, amount: u8) -> Refusal {
        let (least, most) = match state.ask {
            Decision::Bidding { item, initiator, auction } => {
                (auction.high as u8 + 1, self.most_bid(state, seat, item, initiator))
            }
            Decision::Opening { item } => (self.nominal(state, item), self.most_bid(state, seat, item, seat)),
            Decision::Offer { card, .. } => {
                (self.face(card).nominal, self.most_bid(state, seat, Item::Initiative(card), seat))
            }
            Decision::LevySet => {
                return Refusal::LevyOutOfBounds { most: state.player(seat).money.min(99) as u8 };
            }
            _ => return Refusal::NotThisQuestion,
        };
        if amount < least { Refusal::BidTooLow { least } } else { Refusal::BidTooHigh { most } }
    }

    /// Why a token of this type cannot go to a cell (EL-2.5).
    fn why_not_place(&self, state: &State, seat: Seat, kind: Kind, cell: u8) -> Refusal {
        let right_kind = match state.ask {
            // A token in hand may be of the type that was not bought, so it would be untrue that there is none.
            Decision::PlaceBought { kind: bought } if kind != bought => return Refusal::NotThisQuestion,
            Decision::PlaceBought { .. } => true,
            Decision::Start1 | Decision::Start2 if self.edition() == Edition::Ed2 => true,
            Decision::Start1 | Decision::Start2 | Decision::Slot | Decision::Wrap | Decision::Platform => {
                state.player(seat).hand[kind.index()] > 0
            }
            _ => return Refusal::NotThisQuestion,
        };
        if !right_kind {
            return Refusal::NoSuchToken { kind };
        }
        if matches!(state.ask, Decision::Slot | Decision::Wrap) && state.player(seat).placeable(kind) == 0 {
            return Refusal::KeptThisTurn;
        }
        let fits = match state.board.resource(cell) {
            Resource::Both => true,
            Resource::Oil => kind == Kind::Oil,
            Resource::Mineral => kind == Kind::Mineral,
            Resource::None => false,
        };
        let own = state.board.cells_of(seat) >> cell & 1 == 1;
        let foreign = self.edition() == Edition::Ed2 && !own && state.board.tokens_in(cell) > 0;
        if cell >= self.map.cells || !fits {
            Refusal::WrongResource
        } else if foreign {
            Refusal::OtherOwner
        } else if state.board.tokens_in(cell) >= MOST_TOKENS {
            Refusal::CellFull
        } else if state.board.tokens_of(seat) == 0 {
            Refusal::NotAtBorder
        } else {
            Refusal::NotAdjacent
        }
    }

    /// Why a seat cannot open an auction for an item (EL-3.5).
    fn why_not_item(&self, state: &State, seat: Seat, item: Item) -> Refusal {
        match item {
            Item::Token(kind) if self.supply(state, seat, kind) == 0 => Refusal::NoSupply { kind },
            Item::Token(_) if !self.may_take_part(state, seat, item) => Refusal::NoPlaceForToken,
            Item::Tad(tad) if !self.tads_for_sale(state).any(|other| other == tad) => Refusal::NotForSale,
            Item::Tad(_) if !self.may_take_part(state, seat, item) => Refusal::NotThatSite,
            Item::Token(_) if self.spendable(state, seat, item) < state.player(seat).money => {
                Refusal::TooPoorForFarSector { nominal: self.nominal(state, item) }
            }
            _ => Refusal::TooPoor { nominal: self.nominal(state, item) },
        }
    }

    fn why_not_open_tad(&self, state: &State, seat: Seat, tad: Tad) -> Refusal {
        if self.opens_tads(state, seat) {
            return self.why_not_item(state, seat, Item::Tad(tad));
        }
        match (self.edition(), self.config.tad_opener) {
            (Edition::Ed1, TadOpener::Leader) => Refusal::NotYourTadAuction,
            // Whoever has a slot may open one there; it is WRAP that has none.
            _ => Refusal::NotThisQuestion,
        }
    }

    fn why_not_buy(&self, state: &State, seat: Seat, item: Item) -> Refusal {
        let may = match state.ask {
            Decision::Platform => true,
            Decision::Slot => Self::is_contractor(state, seat),
            _ => false,
        };
        let tad_in_first = matches!(item, Item::Tad(_)) && self.edition() == Edition::Ed1;
        if !may || tad_in_first { Refusal::CannotBuy } else { self.why_not_item(state, seat, item) }
    }
}
