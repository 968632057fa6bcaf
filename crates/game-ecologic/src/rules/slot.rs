//! Slots, the trading platform and WRAP: what a seat may do in its turn to act (EL-3.5, EL-3.7, EL-3.8).

use ecotable_kernel::{Seat, Step};

use crate::action::Action;
use crate::cards::{Effect, Initiative, Kind, Tad};
use crate::config::{Edition, TadOpener};
use crate::decision::Decision;
use crate::event::Event;
use crate::game::Ecologic;
use crate::rules::price::Payment;
use crate::state::{Item, Stage, State};

impl Ecologic {
    /// What a seat may do in its slot.
    #[inline]
    pub(crate) fn list_slot(&self, state: &State, seat: Seat, into: &mut impl Extend<Action>) {
        into.extend([Action::Pass]);
        if self.edition() == Edition::Ed2 {
            into.extend(Self::has_cards(state).then_some(Action::Draw));
        }
        let tokens = Kind::BOTH.into_iter().filter(|&kind| self.can_open(state, seat, Item::Token(kind)));
        into.extend(tokens.map(Action::OpenToken));
        let contractor = Self::is_contractor(state, seat);
        if contractor {
            let tokens =
                Kind::BOTH.into_iter().filter(|&kind| self.contracts(state, seat, Item::Token(kind)));
            into.extend(tokens.map(Action::BuyToken));
        }
        if self.opens_tads(state, seat) {
            self.list_tads(state, seat, into);
        }
        if contractor && self.edition() == Edition::Ed2 {
            let tads = self.tads_for_sale(state).filter(|&tad| self.contracts(state, seat, Item::Tad(tad)));
            into.extend(tads.map(Action::BuyTad));
        }
        self.list_housekeeping(state, seat, into);
    }

    /// Whether The Only Contractor lets the leader buy this now; only the first edition halves its price (EL-R32).
    pub(crate) fn contracts(&self, state: &State, seat: Seat, item: Item) -> bool {
        self.purchase(state, seat, item, self.contract_payment(state, seat)).is_some()
    }

    fn contract_payment(&self, state: &State, seat: Seat) -> Payment {
        match self.edition() {
            Edition::Ed1 => Payment::of_owner(state, seat),
            Edition::Ed2 => Payment::Full,
        }
    }

    /// Whether a seat may open an auction for a territory now (EL-R22).
    #[inline]
    pub(crate) fn opens_tads(&self, state: &State, seat: Seat) -> bool {
        match (self.edition(), self.config.tad_opener) {
            (Edition::Ed2, _) | (Edition::Ed1, TadOpener::Slot) => state.stage != Stage::Wrap,
            (Edition::Ed1, TadOpener::Leader) => seat == state.leader && !state.used.tad,
        }
    }

    fn list_tads(&self, state: &State, seat: Seat, into: &mut impl Extend<Action>) {
        // All territories cost the same and need the same, so one question answers for all.
        if self.can_open(state, seat, Item::Tad(Tad::Nr)) {
            into.extend(self.tads_for_sale(state).map(Action::OpenTad));
        }
    }

    /// What a seat may still do at the end of the Action phase.
    pub(crate) fn list_wrap(&self, state: &State, seat: Seat, into: &mut impl Extend<Action>) {
        into.extend([Action::Pass]);
        if self.edition() == Edition::Ed1 && self.opens_tads(state, seat) {
            self.list_tads(state, seat, into);
        }
        self.list_housekeeping(state, seat, into);
    }

    /// One purchase without bidding (EL-3.7).
    pub(crate) fn list_platform(&self, state: &State, seat: Seat, into: &mut impl Extend<Action>) {
        let payment = Payment::of_owner(state, seat);
        let buys = |item: Item| self.purchase(state, seat, item, payment).is_some();
        into.extend([Action::Pass]);
        into.extend(Self::has_cards(state).then_some(Action::Draw));
        let tokens = Kind::BOTH.into_iter().filter(|&kind| buys(Item::Token(kind)));
        into.extend(tokens.map(Action::BuyToken));
        into.extend(self.tads_for_sale(state).filter(|&tad| buys(Item::Tad(tad))).map(Action::BuyTad));
        self.list_housekeeping(state, seat, into);
    }

    /// Whether a seat can pay for the initiative that it has drawn on the platform.
    pub(crate) fn can_buy_on_platform(&self, state: &State, seat: Seat, card: Initiative) -> bool {
        self.purchase(state, seat, Item::Initiative(card), Payment::of_owner(state, seat)).is_some()
    }

    /// Opens an auction; the opening bid follows.
    pub(crate) fn open(&self, state: &mut State, item: Item, step: &mut Step<Event>) {
        let (seat, nominal) = (state.actor, self.nominal(state, item));
        step.tell(|| Event::AuctionAnnounced { seat, item, nominal });
        if matches!(item, Item::Tad(_)) && self.edition() == Edition::Ed1 {
            state.used.tad = true;
        }
        state.ask = Decision::Opening { item };
    }

    /// Buys a token or a territory at its nominal without bidding.
    pub(crate) fn buy(&self, state: &mut State, item: Item, step: &mut Step<Event>) {
        let seat = state.actor;
        let payment = if state.stage == Stage::Platform {
            Payment::of_owner(state, seat)
        } else {
            state.used.contractor = true;
            self.contract_payment(state, seat)
        };
        let price = payment.cost(self.nominal(state, item).into());
        self.hand_over(state, (seat, item), price, step);
    }

    /// Buys the initiative that lies open at its nominal; only the platform halves it.
    pub(crate) fn buy_card(&self, state: &mut State, card: Initiative, step: &mut Step<Event>) {
        let seat = state.actor;
        let nominal = u16::from(self.face(card).nominal);
        let price = if state.stage == Stage::Platform {
            Payment::of_owner(state, seat).cost(nominal)
        } else {
            state.used.contractor = true;
            nominal
        };
        self.hand_over(state, (seat, Item::Initiative(card)), price, step);
    }

    /// Draws an initiative in a slot, on the platform or at the exposition.
    pub(crate) fn draw(&self, state: &mut State, step: &mut Step<Event>) {
        let (seat, ask) = (state.actor, state.ask);
        let Some(card) = self.draw_card(state, step) else { return state.next_seat() };
        match ask {
            Decision::Slot => self.offer(state, card, seat, step),
            Decision::Platform => {
                step.tell(|| Event::CardDrawn { seat, card });
                state.ask = Decision::PlatformCard { card };
            }
            _ => {
                step.tell(|| Event::CardDrawn { seat, card });
                state.ask = Decision::ExpoSwap { card };
            }
        }
    }

    /// The exposition: who has an initiative and the price may draw one (EL-4.2).
    pub(crate) fn next_in_expo(&self, state: &mut State) {
        let seat = self.current(state);
        let player = state.player(seat);
        let may = !player.initiatives.is_empty()
            && player.money >= u16::from(self.config.expo_price)
            && Self::has_cards(state);
        if may { state.ask(seat, Decision::ExpoDraw) } else { state.next_seat() }
    }

    /// Swaps an own initiative for the drawn one.
    pub(crate) fn swap(
        &self,
        state: &mut State,
        (old, new): (Initiative, Initiative),
        step: &mut Step<Event>,
    ) {
        let seat = state.actor;
        let price = self.config.expo_price;
        let player = state.player_mut(seat);
        player.money -= u16::from(price);
        player.initiatives.remove(old.0);
        player.initiatives.insert(new.0);
        state.discard.insert(old.0);
        step.tell(|| Event::CardSwapped { seat, old, new, price });
        state.next_seat();
    }

    /// Buys the single token of another seat from its owner (EL-4.2).
    pub(crate) fn buy_shares(&self, state: &mut State, token: (u8, Seat, Kind), step: &mut Step<Event>) {
        let (cell, owner, kind) = token;
        let seat = state.actor;
        let price = self.price(state, kind);
        state.player_mut(seat).money -= u16::from(price);
        state.player_mut(owner).money += u16::from(price);
        state.board.take(self.map, owner, kind, cell);
        state.board.put(self.map, seat, kind, cell);
        state.used.shares = true;
        step.tell(|| Event::SharesBought { seat, owner, kind, cell, price });
        state.ask = Decision::Nothing;
    }

    /// Whether the leader may buy this token from its owner.
    pub(crate) fn sells_shares(
        &self,
        state: &State,
        seat: Seat,
        (cell, owner, kind): (u8, Seat, Kind),
    ) -> bool {
        owner != seat
            && !state.is_protected(owner)
            && state.board.tokens_in(cell) == 1
            && state.board.level(cell, owner, kind) == 1
            && self.supply(state, seat, kind) > 0
            && state.player(seat).money >= u16::from(self.price(state, kind))
    }

    /// Whether shares can be bought in this slot.
    #[inline]
    pub(crate) fn buys_shares(state: &State, seat: Seat) -> bool {
        state.effect == Effect::Shares
            && seat == state.leader
            && !state.used.shares
            && state.ask == Decision::Slot
    }
}
