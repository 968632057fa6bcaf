//! The turn menu: one main action and at most one purchase (ET-3.4).

use ecotable_kernel::Step;

use crate::action::Action;
use crate::event::Event;
use crate::game::EcoTrade;
use crate::refusal::Refusal;
use crate::state::{HAND, Main, Node, Player, State};

impl EcoTrade {
    /// Every option of the turn menu, in the order of the numbering.
    #[inline]
    pub(crate) fn list_menu(&self, state: &State, into: &mut Vec<Action>) {
        let player = state.mover();
        let turn = &state.turn;
        let cards = player.hand_size();
        if turn.main == Main::None && cards < HAND {
            let filled = (0u8..).zip(&state.market).filter(|(_, card)| card.is_some());
            into.extend(filled.map(|(slot, _)| Action::TakeMarket(slot)));
            if !state.deck.is_empty() && player.growth() >= self.deck_price(player) {
                into.push(Action::TakeDeck);
            }
        }
        if turn.main != Main::Taken && cards > 0 && self.can_start(player).is_ok() {
            let filled = (0u8..).zip(&player.hand).filter(|(_, card)| card.is_some());
            into.extend(filled.map(|(slot, _)| Action::StartWith(slot)));
        }
        let main_possible = !into.is_empty();
        self.list_purchases(state, into);
        if self.can_bank(player) {
            into.push(Action::Bank);
        }
        if turn.main != Main::None {
            into.push(Action::EndTurn);
        } else if cards == 0 || !main_possible || state.is_sold_out() {
            let bought = turn.bought.is_some() || turn.advanced;
            into.push(if bought { Action::EndTurn } else { Action::Pass });
        }
    }

    /// A company token and a board slot are needed for a shipment (ET-3.4.3).
    #[inline]
    fn can_start(&self, player: &Player) -> Result<(), Refusal> {
        if !self.has_token(player) {
            return Err(Refusal::NoToken);
        }
        if self.free_slot(player).is_none() {
            return Err(Refusal::NoFreeSlot);
        }
        Ok(())
    }

    pub(crate) fn check_menu(&self, state: &State, action: Action) -> Result<(), Refusal> {
        if state.node != Node::TurnMenu {
            return Err(Refusal::NotAskedNow);
        }
        match action {
            Action::TakeMarket(slot) => {
                self.check_take(state)?;
                let card = state.market.get(usize::from(slot)).copied().flatten();
                card.map(|_| ()).ok_or(Refusal::MarketSlotEmpty { slot })
            }
            Action::TakeDeck => self.check_take_deck(state),
            Action::StartWith(slot) => self.check_start(state, slot),
            Action::Buy(card) => self.check_buy(state, card),
            Action::BuyLevel(card, level) => self.check_buy_level(state, card, level),
            Action::AdvanceTo(card, level) => self.check_advance(state, card, level),
            Action::Bank if self.can_bank(state.mover()) => Ok(()),
            Action::Bank => Err(Refusal::NothingToBank),
            Action::EndTurn => self.check_end_turn(state),
            Action::Pass => self.check_pass(state),
            _ => Err(Refusal::NotAskedNow),
        }
    }

    /// Taking is a main action and needs room in the hand (ET-1.5, ET-3.4.10).
    fn check_take(&self, state: &State) -> Result<(), Refusal> {
        if state.turn.main != Main::None {
            return Err(Refusal::MainActionDone);
        }
        if state.mover().hand_size() >= HAND { Err(Refusal::HandFull) } else { Ok(()) }
    }

    fn check_take_deck(&self, state: &State) -> Result<(), Refusal> {
        self.check_take(state)?;
        if state.deck.is_empty() {
            return Err(Refusal::DeckEmpty);
        }
        let player = state.mover();
        let (growth, price) = (player.growth(), self.deck_price(player));
        if growth >= price { Ok(()) } else { Err(Refusal::CannotPayDeck) }
    }

    fn check_start(&self, state: &State, slot: u8) -> Result<(), Refusal> {
        if state.turn.main == Main::Taken {
            return Err(Refusal::MainActionDone);
        }
        let player = state.mover();
        player.card(slot).ok_or(Refusal::NoCardInHandSlot { slot })?;
        self.can_start(player)
    }

    /// Whether doing nothing is allowed (ET-3.4.9).
    pub(crate) fn pass_legal(&self, state: &State) -> bool {
        let player = state.mover();
        let none_takes = self.check_take_deck(state).is_err()
            && (self.check_take(state).is_err() || state.market.iter().all(Option::is_none));
        let none_starts = state.turn.main == Main::Taken || self.can_start(player).is_err();
        player.hand_size() == 0 || state.is_sold_out() || (none_takes && none_starts)
    }

    fn check_end_turn(&self, state: &State) -> Result<(), Refusal> {
        let turn = &state.turn;
        if turn.main != Main::None {
            return Ok(());
        }
        if turn.bought.is_none() && !turn.advanced {
            return Err(Refusal::NothingDone);
        }
        if self.pass_legal(state) { Ok(()) } else { Err(Refusal::MainActionOwed) }
    }

    fn check_pass(&self, state: &State) -> Result<(), Refusal> {
        let turn = &state.turn;
        if turn.main != Main::None || turn.bought.is_some() || turn.advanced {
            return Err(Refusal::NotAPass);
        }
        if self.pass_legal(state) { Ok(()) } else { Err(Refusal::MainActionOwed) }
    }

    pub(crate) fn end_turn(&self, state: &mut State, step: &mut Step<Event>) {
        let seat = state.current;
        state.passed.remove(seat);
        state.passes_in_a_row = 0;
        step.tell(|| Event::TurnEnded { seat });
        self.next_turn(state, step);
    }

    /// A pass counts until the seat's next turn ends (ET-4.9).
    pub(crate) fn pass(&self, state: &mut State, step: &mut Step<Event>) {
        let seat = state.current;
        state.passed.insert(seat);
        state.passes_in_a_row += 1;
        step.tell(|| Event::Passed { seat });
        self.next_turn(state, step);
    }
}
