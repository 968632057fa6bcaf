//! The effects of cards that concern hands and opponents (PR-4.3 to PR-4.7, PR-4.12, PR-4.14).

use ecotable_kernel::{Seat, Step};

use crate::action::Wanted;
use crate::cards::{Card, Hand};
use crate::colour::Effect;
use crate::event::Event;
use crate::game::PlasticRace;
use crate::state::{Phase, Player, PoliceBy, State, Token};

/// The smallest hand that can be stolen from.
const STOLEN_FROM: u8 = 5;

impl PlasticRace {
    /// The opponents that an effect can be aimed at, one bit for each seat.
    #[inline]
    pub(super) fn targets(&self, state: &State, effect: Effect) -> u64 {
        match effect {
            Effect::Steal => self.others(state, |_, other| other.hand.len() >= STOLEN_FROM),
            Effect::Ask | Effect::Swap => self.others(state, |_, other| !other.hand.is_empty()),
            Effect::Puncture => self
                .others(state, |seat, other| other.puncture.is_none() && self.has_turn_to_come(state, seat)),
            _ => 0,
        }
    }

    /// The opponents of whom something is true, one bit for each seat.
    #[inline]
    fn others(&self, state: &State, fits: impl Fn(Seat, &Player) -> bool) -> u64 {
        let seats = (0u8..).map(Seat).zip(&state.players).take(usize::from(self.seats));
        let all = seats.fold(0, |set, (seat, player)| set | u64::from(fits(seat, player)) << seat.0);
        all & !(1 << state.active.0)
    }

    /// Whether an effect can do something now.
    #[inline]
    pub(super) fn is_playable(&self, state: &State, effect: Effect) -> bool {
        match effect {
            Effect::RollDice => true,
            Effect::SetDie => state.board.dice.on != 0,
            Effect::Swap => state.mover().hand.len() >= 2 && self.targets(state, effect) != 0,
            Effect::Steal | Effect::Ask | Effect::Puncture => self.targets(state, effect) != 0,
            Effect::Plus2 | Effect::Plus3 => {
                !(state.street_deck.is_empty() && state.street_discard.is_empty())
            }
            Effect::Works => self.is_token_playable(state, Token::Works),
            Effect::OneWay => self.is_token_playable(state, Token::OneWay),
            Effect::Police => self.is_police_playable(state, PoliceBy::Card),
            Effect::Shortcut => false,
        }
    }

    /// The card goes to the played row, and its effect begins (PR-4).
    pub(super) fn play_effect(&self, state: &mut State, card: Card, step: &mut Step<Event>) {
        let Some(effect) = self.cards.street(card).effect else { return };
        let seat = state.active;
        state.turn.open_play = None;
        state.play_card(card);
        step.tell(|| Event::EffectPlayed { seat, card, effect });
        match effect {
            Effect::RollDice => self.begin_roll(state, step),
            Effect::SetDie => state.phase = Phase::PickDie,
            Effect::Plus2 => self.draw(state, seat, 2, step),
            Effect::Plus3 => self.draw(state, seat, 3, step),
            Effect::Works => Self::begin_token(state, Token::Works),
            Effect::OneWay => Self::begin_token(state, Token::OneWay),
            Effect::Police => state.phase = Phase::PoliceOption(PoliceBy::Card),
            Effect::Steal | Effect::Ask | Effect::Swap | Effect::Puncture => {
                state.phase = Phase::PickSeat(effect, card);
            }
            Effect::Shortcut => {}
        }
    }

    /// An opponent has been chosen.
    pub(super) fn aim(state: &mut State, target: Seat, step: &mut Step<Event>) {
        let Phase::PickSeat(effect, card) = state.phase else { return };
        let seat = state.active;
        step.tell(|| Event::TargetChosen { seat, target });
        state.phase = match effect {
            Effect::Ask => Phase::AskFor(target),
            Effect::Swap => Phase::SwapOwn(target),
            Effect::Steal => Self::steal(state, target, step),
            _ => Self::lay_puncture(state, target, card, step),
        };
    }

    /// A random card of the target (PR-4.3).
    fn steal(state: &mut State, from: Seat, step: &mut Step<Event>) -> Phase {
        let seat = state.active;
        let hand = state.player(from).hand;
        let place = step.rng().below(u32::from(hand.len()));
        if let Some(card) = hand.cards().nth(place as usize) {
            step.tell(|| Event::CardStolen { seat, from });
            Self::hand_over(state, (from, seat), card, step);
        }
        Phase::Turn
    }

    /// A card changes hands; only the two seats see it (PR-3.9).
    fn hand_over(state: &mut State, (from, to): (Seat, Seat), card: Card, step: &mut Step<Event>) {
        state.player_mut(from).hand.take(card);
        state.player_mut(to).hand.add(card);
        step.reveal();
        for seat in [from, to] {
            step.whisper(seat, || Event::CardMoved { from, to, card });
        }
    }

    /// The puncture lies in front of the target until its next turn ends (PR-4.12).
    fn lay_puncture(state: &mut State, target: Seat, card: Card, step: &mut Step<Event>) -> Phase {
        let seat = state.active;
        state.played.take(card);
        state.player_mut(target).puncture = Some(card);
        step.tell(|| Event::PunctureLaid { seat, target, card });
        Phase::Turn
    }

    /// The cards of a hand that match what is asked for; wild cards match nothing (PR-4.4).
    #[inline]
    pub(super) fn matching(&self, hand: Hand, wanted: Wanted) -> Hand {
        let cards = match wanted {
            Wanted::Colour(colour) => self.cards.with_colour[colour as usize],
            Wanted::Effect(effect) => self.cards.with_effect[effect as usize],
        };
        Hand(hand.0 & cards)
    }

    pub(super) fn ask(&self, state: &mut State, wanted: Wanted, step: &mut Step<Event>) {
        let Phase::AskFor(target) = state.phase else { return };
        let seat = state.active;
        step.reveal();
        step.tell(|| Event::Asked { seat, target, wanted });
        if self.matching(state.player(target).hand, wanted).is_empty() {
            step.tell(|| Event::NothingToGive { seat: target });
            state.phase = Phase::Turn;
        } else {
            state.phase = Phase::GiveCard(target, wanted);
        }
    }

    pub(super) fn give(state: &mut State, card: Card, step: &mut Step<Event>) {
        let Phase::GiveCard(target, _) = state.phase else { return };
        let seat = state.active;
        step.tell(|| Event::CardGiven { seat: target, to: seat });
        Self::hand_over(state, (target, seat), card, step);
        state.phase = Phase::Turn;
    }

    pub(super) fn offer_swap(state: &mut State, card: Card, step: &mut Step<Event>) {
        let Phase::SwapOwn(target) = state.phase else { return };
        let seat = state.active;
        step.reveal();
        step.tell(|| Event::SwapOffered { seat, target });
        state.phase = Phase::SwapTheirs(target, card);
    }

    pub(super) fn swap(state: &mut State, theirs: Card, step: &mut Step<Event>) {
        let Phase::SwapTheirs(target, own) = state.phase else { return };
        let seat = state.active;
        step.tell(|| Event::CardsSwapped { seat, target });
        Self::hand_over(state, (target, seat), theirs, step);
        Self::hand_over(state, (seat, target), own, step);
        state.phase = Phase::Turn;
    }

    /// Draws cards; an empty deck is made anew from the discard pile, and if that is empty too the draw ends (PR-4.14).
    pub(crate) fn draw(&self, state: &mut State, seat: Seat, count: u8, step: &mut Step<Event>) {
        let mut drawn = Hand::default();
        for _ in 0..count {
            if state.street_deck.is_empty() && !state.street_discard.is_empty() {
                let discard = std::mem::take(&mut state.street_discard);
                state.street_deck.extend(discard.cards().map(|card| card.0));
                state.street_deck.shuffle(step.rng());
                step.tell(|| Event::StreetDeckReshuffled);
            }
            let Some(card) = state.street_deck.draw() else { break };
            drawn.add(Card(card));
        }
        if drawn.is_empty() {
            return;
        }
        state.player_mut(seat).hand.0 |= drawn.0;
        step.reveal();
        step.tell(|| Event::CardsDrawn { seat, count: drawn.len() });
        step.whisper(seat, || Event::CardsSeen { seat, cards: drawn.cards().collect() });
    }
}
