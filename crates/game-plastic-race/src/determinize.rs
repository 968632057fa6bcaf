//! Drawing anew what a seat does not know (PR-3.9).

use ecotable_kernel::{GameRng, Seat, SeatSet};
use ecotable_parts::Pile;

use crate::cards::{Card, ROUTE_CARDS, Route, STREET_CARDS};
use crate::game::PlasticRace;
use crate::state::{Answers, Phase, State};

/// How often other hands are drawn anew until they fit the decision that is under way.
const TRIES: u32 = 24;

impl PlasticRace {
    /// Draws anew the hands and route cards of the others, whether they have answered in secret, and both decks.
    pub(crate) fn imagine(&self, state: &mut State, seat: Seat, rng: &mut GameRng) {
        let others = SeatSet::all(self.seats).without(SeatSet::one(seat));
        self.imagine_hands(state, others, rng);
        Self::imagine_routes(state, others, rng);
    }

    /// A payment or a gift under way shows that the hand allows it, and a window that somebody is asked; hands that do
    /// not fit are drawn again.
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
            self.imagine_asked(state, others);
            if self.fits(state) {
                return;
            }
        }
        *state = before;
    }

    /// Whether the hands allow the decision that is under way.
    fn fits(&self, state: &State) -> bool {
        match state.phase {
            // Their options come from the cards of a hand, so there must be some.
            Phase::SpendCard(_) | Phase::PayUnit(_) | Phase::GiveCard(..) => self.choices(state).len() > 0,
            Phase::React(answers) => answers.given != self.opponents(state),
            _ => true,
        }
    }

    /// Where only those are asked who hold a puncture, the hands say who they are. Who has answered is known to nobody else,
    /// so all who are asked are still to answer.
    fn imagine_asked(&self, state: &mut State, others: SeatSet) {
        let Phase::React(answers) = state.phase else { return };
        let others = others.without(SeatSet::one(state.active));
        let unasked = self.unasked(state).iter().filter(|&seat| others.contains(seat));
        state.phase = Phase::React(Answers {
            given: answers.given.without(others).iter().chain(unasked).collect(),
            punctures: answers.punctures.without(others),
        });
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
}
