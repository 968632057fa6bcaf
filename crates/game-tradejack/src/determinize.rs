//! Drawing anew what a seat does not know (TJ-11).

use ecotable_kernel::{GameRng, Seat, SeatSet};
use ecotable_parts::Pile;

use crate::cards::{MOST_CARDS, MOST_DEMAND, Product, Source, Stack};
use crate::game::TradeJack;
use crate::rules::demand::ROW;
use crate::rules::{colours_of, unstage, usable_sources};
use crate::state::{Offer, Phase, State};

impl TradeJack {
    /// Draws anew the products of the others, what they staged, the face-down source, and all decks.
    pub(crate) fn imagine(&self, state: &mut State, seat: Seat, rng: &mut GameRng) {
        if matches!(state.phase, Phase::Over(_)) {
            return; // Everything is open (TJ-11.8).
        }
        self.imagine_products(state, seat, rng);
        self.imagine_sources(state, seat, rng);
        self.imagine_demand(state, rng);
    }

    /// The products of the other seats come from one pool with the deck (TJ-11.4, TJ-11.6).
    fn imagine_products(&self, state: &mut State, seat: Seat, rng: &mut GameRng) {
        let others = SeatSet::all(self.seats).without(SeatSet::one(seat));
        let mut pool: Pile<MOST_CARDS> = state.product_deck;
        let mut sizes = [0; 6];
        for other in others.iter() {
            let player = state.player_mut(other);
            if !player.staged.is_empty() {
                unstage(player);
            }
            let before = pool.len();
            pool.extend(player.products.cards());
            sizes[other.index()] = pool.len() - before;
            player.products.clear();
        }
        pool.shuffle(rng);
        for other in others.iter() {
            let player = state.player_mut(other);
            player.products.extend((0..sizes[other.index()]).map_while(|_| pool.draw()));
        }
        state.product_deck = pool;
        if let Phase::Production { confirmed } = state.phase {
            confirmed.without(SeatSet::one(seat)).iter().for_each(|other| self.stage_sets(state, other));
        }
    }

    /// What a seat that has confirmed may well have staged: all sets it can make, the best cards first, in the
    /// CO2 variant only clean ones.
    fn stage_sets(&self, state: &mut State, seat: Seat) {
        let clean = if self.config.co2 { self.cards.green.faces() } else { u32::MAX };
        loop {
            let sources = usable_sources(state, state.player(seat)) & clean;
            let player = state.player_mut(seat);
            let products = player.products.faces() & colours_of(sources);
            if products == 0 {
                return;
            }
            // Cards are listed with rising Value, and sources with falling Green Credits.
            let product = Product(31 - products.leading_zeros() as u8);
            let source = Source((sources & product.colour().faces()).trailing_zeros() as u8);
            player.products.take(product.0);
            player.sources.take(source.0);
            player.staged.products.push(product.0);
            player.staged.sources.push(source.0);
        }
    }

    /// A source that the seat has not seen may be any of those in the deck (TJ-11.5).
    fn imagine_sources(&self, state: &mut State, seat: Seat, rng: &mut GameRng) {
        let deck = &mut state.source_deck;
        let looked = |revealer| self.config.source_peek && revealer == seat;
        match &mut state.phase {
            Phase::Choosing { revealer, drawn } if !looked(*revealer) => {
                deck.extend(drawn.map(|source| source.0));
                deck.shuffle(rng);
                drawn.iter_mut().for_each(|source| draw_over(deck, source));
            }
            Phase::Bidding { offer: Offer { revealer, covered: Some(covered), .. }, .. }
                if !looked(*revealer) =>
            {
                deck.push(covered.0);
                deck.shuffle(rng);
                draw_over(deck, covered);
            }
            _ => deck.shuffle(rng),
        }
    }

    /// The demand deck and what was thrown away, such that the game still has as many rounds as everybody knows: a
    /// regulation may have been thrown away, and it does not count.
    fn imagine_demand(&self, state: &mut State, rng: &mut GameRng) {
        let rounds_left = state.rounds_total - state.round;
        loop {
            self.shuffle_demand(state, rng);
            if state.thrown.is_empty() || self.counting_cards(&state.demand_deck) / ROW as u8 == rounds_left {
                return;
            }
        }
    }

    /// Each stack of the demand deck is shuffled by itself, thrown-away cards included (TJ-11.7).
    fn shuffle_demand(&self, state: &mut State, rng: &mut GameRng) {
        let deck_size = state.demand_deck.len();
        let mut cards: Pile<MOST_DEMAND> = state.demand_deck;
        cards.extend(state.thrown.as_slice().iter().rev().copied());
        let stack = |card: &u8| self.cards.demand[usize::from(*card)].stack;
        let all = cards.as_mut_slice();
        let (c, rest) = all.split_at_mut(all.partition_point(|card| stack(card) == Stack::C));
        let (b, a) = rest.split_at_mut(rest.partition_point(|card| stack(card) == Stack::B));
        [c, b, a].into_iter().for_each(|part| rng.shuffle(part));
        state.demand_deck.as_mut_slice().copy_from_slice(&cards.as_slice()[..deck_size]);
        let thrown = state.thrown.as_mut_slice().iter_mut().rev();
        thrown.zip(&cards.as_slice()[deck_size..]).for_each(|(place, &card)| *place = card);
    }
}

fn draw_over(deck: &mut Pile<MOST_CARDS>, source: &mut Source) {
    if let Some(card) = deck.draw() {
        *source = Source(card);
    }
}
