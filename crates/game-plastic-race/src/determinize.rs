//! Drawing anew what a seat does not know (PR-3.9).

use ecotable_kernel::{GameRng, Seat, SeatSet};
use ecotable_parts::Pile;

use crate::cards::{Card, ROUTE_CARDS, Route, STREET_CARDS};
use crate::colour::Effect;
use crate::game::PlasticRace;
use crate::state::{Phase, State};

/// How often other hands are drawn anew until they fit the decision that is under way.
const TRIES: u32 = 24;

impl PlasticRace {
    /// Draws anew the hands and route cards of the others, their secret answers, and both decks.
    pub(crate) fn imagine(&self, state: &mut State, seat: Seat, rng: &mut GameRng) {
        let others = SeatSet::all(self.seats).without(SeatSet::one(seat));
        self.imagine_hands(state, others, rng);
        Self::imagine_routes(state, others, rng);
        self.imagine_answers(state, others, rng);
    }

    /// A payment or a gift under way shows that the hand allows it; hands that do not are drawn again.
    fn imagine_hands(&self, state: &mut State, others: SeatSet, rng: &mut GameRng) {
        let before = *state;
        for _ in 0..TRIES {
            Self::deal_anew(state, others, rng);
            if let Phase::SwapTheirs(target, own) = state.phase
                && !state.mover().hand.contains(own)
            {
                let cards = state.mover().hand;
                let place = rng.below(u32::from(cards.len())) as usize;
                state.phase = Phase::SwapTheirs(target, cards.cards().nth(place).unwrap_or(own));
            }
            if !Self::depends_on_a_hand(&state.phase) || self.choices(state).len() > 0 {
                return;
            }
        }
        *state = before;
    }

    /// Whether the options of a decision come from the cards of a hand, so that there must be some.
    fn depends_on_a_hand(phase: &Phase) -> bool {
        matches!(phase, Phase::SpendCard(_) | Phase::PayUnit(_) | Phase::GiveCard(..))
    }

    /// The hands of the others come from one pool with the deck.
    fn deal_anew(state: &mut State, others: SeatSet, rng: &mut GameRng) {
        let mut pool: Pile<STREET_CARDS> = state.street_deck;
        for other in others.iter() {
            pool.extend(state.player(other).hand.cards().map(|card| card.0));
        }
        pool.shuffle(rng);
        for other in others.iter() {
            let hand = &mut state.player_mut(other).hand;
            let count = hand.len();
            hand.0 = 0;
            (0..count).filter_map(|_| pool.draw()).for_each(|card| hand.add(Card(card)));
        }
        state.street_deck = pool;
    }

    fn imagine_routes(state: &mut State, others: SeatSet, rng: &mut GameRng) {
        let mut pool: Pile<ROUTE_CARDS> = state.route_deck;
        for other in others.iter() {
            pool.extend(state.player(other).routes.cards().map(|route| route.0));
        }
        let drawn = match state.phase {
            Phase::RouteOverflow(drawn, left) if others.contains(state.active) => Some((drawn, left)),
            _ => None,
        };
        pool.extend(drawn.map(|(route, _)| route.0));
        if pool.is_empty() {
            return;
        }
        pool.shuffle(rng);
        if let (Some((_, left)), Some(route)) = (drawn, drawn.and_then(|_| pool.draw())) {
            state.phase = Phase::RouteOverflow(Route(route), left);
        }
        for other in others.iter() {
            let routes = &mut state.player_mut(other).routes;
            let count = routes.len();
            routes.0 = 0;
            (0..count).filter_map(|_| pool.draw()).for_each(|route| routes.add(Route(route)));
        }
        state.route_deck = pool;
    }

    /// Who has answered and may hold a puncture has played it in every second world.
    fn imagine_answers(&self, state: &mut State, others: SeatSet, rng: &mut GameRng) {
        let Phase::React(mut answers) = state.phase else { return };
        for other in others.iter().filter(|&other| answers.given.contains(other)) {
            let holds = !self.cards.having(state.player(other).hand, Effect::Puncture).is_empty();
            if holds && rng.below(2) == 0 {
                answers.punctures.insert(other);
            } else {
                answers.punctures.remove(other);
            }
        }
        state.phase = Phase::React(answers);
    }
}
