//! Taking a Shipment card (ET-4.5).

use ecotable_kernel::{Seat, SeatSet, Step};

use crate::event::Event;
use crate::game::EcoTrade;
use crate::ids::{Development, Shipment};
use crate::state::{Main, Player, Reason, State};

/// The price of a card from the deck (ET-1.5).
const DECK_PRICE: u16 = 1;
/// What the freight-exchange platform brings for a card from the market (ET-4.8).
const PLATFORM_GAIN: u16 = 1;

impl EcoTrade {
    /// What a card from the deck costs the player (ET-3.4.2).
    #[inline]
    pub(crate) fn deck_price(&self, player: &Player) -> u16 {
        if player.developments.has(Development::PLATFORM) { 0 } else { DECK_PRICE }
    }

    /// A card from the market, replaced at once (ET-3.4.1).
    pub(crate) fn take_market(&self, state: &mut State, slot: u8, step: &mut Step<Event>) {
        let seat = state.current;
        let Some(card) = state.market.get_mut(usize::from(slot)).and_then(Option::take) else { return };
        into_hand(state.player_mut(seat), card, SeatSet::all(self.seats));
        step.tell(|| Event::MarketCardTaken { seat, slot, card });
        if let Some((next, _)) = self.draw(state) {
            state.market[usize::from(slot)] = Some(next);
            step.tell(|| Event::MarketRefilled { slot, card: next });
        }
        self.after_take(state, seat, step);
        if state.player(seat).developments.has(Development::PLATFORM) {
            step.tell(|| Event::PlatformGained { seat, amount: PLATFORM_GAIN });
            self.gain(state, seat, PLATFORM_GAIN, step);
        }
    }

    /// A card from the deck, which only its new owner sees (ET-3.4.2).
    pub(crate) fn take_deck(&self, state: &mut State, step: &mut Step<Event>) {
        let seat = state.current;
        let price = self.deck_price(state.player(seat));
        self.pay(state, seat, price, step);
        let Some((card, knows)) = self.draw(state) else { return };
        let knows = knows.map_or(SeatSet::EMPTY, SeatSet::one).without(SeatSet::one(seat));
        into_hand(state.player_mut(seat), card, knows);
        step.tell(|| Event::DeckCardTaken { seat, price });
        if self.config.open_hands {
            step.tell(|| Event::CardDrawn { seat, card });
        } else {
            step.whisper(seat, || Event::CardDrawn { seat, card });
        }
        self.after_take(state, seat, step);
    }

    /// The supply may have run out (ET-3.7.2); it is looked at before the platform's gain (ET-R55).
    fn after_take(&self, state: &mut State, seat: Seat, step: &mut Step<Event>) {
        state.turn.main = Main::Taken;
        if state.is_sold_out() {
            self.trigger_end(state, seat, Reason::Supply, step);
        }
    }
}

/// A new card takes the lowest free slot (ET-3.1.1).
fn into_hand(player: &mut Player, card: Shipment, known: SeatSet) {
    if let Some(slot) = player.free_hand_slot() {
        player.hand[slot] = Some(card);
        player.known[slot] = known;
    }
}
