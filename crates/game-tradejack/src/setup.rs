//! Setting up a game (TJ-2).

use ecotable_kernel::{ConfigError, Seat, SeatSet, Step};
use ecotable_parts::{Counts, Pile};

use crate::cards::{DemandCard, DemandFace, MOST_DEMAND, SourceNames, Stack};
use crate::config::{FirstPlayer, option};
use crate::event::Event;
use crate::game::TradeJack;
use crate::rules::demand::ROW;
use crate::state::{DemandSet, Phase, Player, State};

/// What every seat starts with (TJ-2.4).
const STARTING_CAPITAL: u16 = 6;

impl TradeJack {
    /// The position before the first round.
    pub(crate) fn set_up(&self, step: &mut Step<Event>) -> State {
        let (mut product_deck, mut source_deck) = (self.cards.products, self.cards.sources);
        product_deck.shuffle(step.rng());
        source_deck.shuffle(step.rng());
        let mut demand_deck = self.demand_deck(step);
        let thrown = throw_away(&mut demand_deck, self.config.quick_discard);
        let rounds_total = self.counting_cards(&demand_deck) / 3;
        State {
            phase: Phase::Production { confirmed: SeatSet::EMPTY },
            first: self.first_player(step),
            round: 0,
            rounds_total,
            tracker: 0,
            banned: SourceNames::default(),
            regulations: DemandSet::default(),
            demand_discard: DemandSet::default(),
            demand_deck,
            thrown,
            row: Pile::default(),
            product_deck,
            source_deck,
            product_discard: Counts::default(),
            source_discard: Counts::default(),
            players: std::array::from_fn(|seat| Player {
                capital: if seat < usize::from(self.seats) { STARTING_CAPITAL } else { 0 },
                ..Player::default()
            }),
        }
    }

    /// Stacks C, B and A, each shuffled by itself, from the bottom to the top (TJ-2.3).
    fn demand_deck(&self, step: &mut Step<Event>) -> Pile<MOST_DEMAND> {
        let [a, b, c] = [Stack::A, Stack::B, Stack::C].map(|stack| {
            let mut cards: Pile<MOST_DEMAND> = self
                .cards
                .each_demand()
                .filter(|(_, card)| card.stack == stack && self.is_in_game(card))
                .map(|(place, _)| place.0)
                .collect();
            cards.shuffle(step.rng());
            cards
        });
        [c, b, a].iter().flat_map(Pile::as_slice).copied().collect()
    }

    /// An own card list must leave at least one round (TJ-10.8).
    pub(crate) fn check_demand(&self) -> Result<(), ConfigError> {
        let all = self.cards.each_demand().filter(|(_, card)| self.is_in_game(card));
        let counting = self.counting_cards(&all.map(|(place, _)| place.0).collect());
        if counting >= ROW as u8 + self.config.quick_discard {
            return Ok(());
        }
        let why = format!("{counting} trends and awards are too few for a round with these options");
        Err(option("deck", why))
    }

    /// Whether the options leave a demand card in the game (TJ-2.2, TJ-10.1, TJ-10.3).
    pub(crate) fn is_in_game(&self, card: &DemandCard) -> bool {
        let regulation = matches!(card.face, DemandFace::Regulation { .. });
        (self.config.advanced || !card.advanced) && !(self.config.co2 && regulation)
    }

    /// How many trends and awards lie in a deck.
    pub(crate) fn counting_cards(&self, deck: &Pile<MOST_DEMAND>) -> u8 {
        let counts = |&&card: &&u8| {
            !matches!(self.cards.demand[usize::from(card)].face, DemandFace::Regulation { .. })
        };
        deck.as_slice().iter().filter(counts).count() as u8
    }

    /// Who begins (TJ-2.5).
    fn first_player(&self, step: &mut Step<Event>) -> Seat {
        match self.config.first_player {
            FirstPlayer::Random => Seat(step.rng().below(u32::from(self.seats)) as u8),
            FirstPlayer::Seat(seat) => seat,
        }
    }
}

/// A Quick Game throws the top cards away unseen (TJ-10.2).
fn throw_away<const N: usize>(deck: &mut Pile<MOST_DEMAND>, count: u8) -> Pile<N> {
    (0..count).map_while(|_| deck.draw()).collect()
}
