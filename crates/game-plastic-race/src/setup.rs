//! Setting up a game (PR-2).

use ecotable_kernel::{Seat, Step};
use ecotable_parts::Pile;

use crate::cards::{Hand, PLANT_CARDS, PlantCard, ROUTE_CARDS, Routes, STREET_CARDS};
use crate::city::Light;
use crate::config::Switch;
use crate::event::Event;
use crate::game::PlasticRace;
use crate::rules::Survey;
use crate::state::{Board, MOST_SEATS, Phase, Player, State, Turn};

/// The cards that each seat is dealt, for 2 to 5 seats (PR-1.2).
const DEALT: [&[u8]; 4] = [&[4, 5], &[4, 5, 6], &[4, 5, 5, 6], &[4, 5, 5, 5, 6]];

impl PlasticRace {
    /// The first position.
    pub(crate) fn set_up(&self, step: &mut Step<Event>) -> State {
        let mut street_deck: Pile<STREET_CARDS> = (0..STREET_CARDS as u8).rev().collect();
        street_deck.shuffle(step.rng());
        let mut state = State {
            phase: Phase::ChooseLight(Seat(0)),
            round: 1,
            active: Seat(0),
            trigger: None,
            bonus: None,
            plant: None,
            capacity: 0,
            board: Board::default(),
            survey: Survey::new(&self.city, &Board::default()),
            turn: Turn::default(),
            players: [Player::default(); MOST_SEATS],
            street_deck,
            street_discard: Hand::default(),
            played: Hand::default(),
            route_deck: Pile::default(),
            route_discard: Routes::default(),
        };
        for (seat, &count) in (0u8..).map(Seat).zip(DEALT[usize::from(self.seats) - 2]) {
            state.player_mut(seat).truck = self.city.lights[0];
            self.draw(&mut state, seat, count, step);
        }
        self.draw_plant(&mut state, step);
        if self.config.routes == Switch::On {
            state.route_deck = (0..ROUTE_CARDS as u8).rev().collect();
            state.route_deck.shuffle(step.rng());
        }
        if self.city.lights.len() == 1 {
            self.begin_game(&mut state, step);
        }
        state
    }

    /// Whether the recycling plant is in the game.
    pub(crate) fn has_plant(&self) -> bool {
        self.config.plant == Switch::On && self.city.has_plant()
    }

    fn draw_plant(&self, state: &mut State, step: &mut Step<Event>) {
        if self.has_plant() {
            let card = PlantCard(step.rng().below(PLANT_CARDS as u32) as u8);
            let capacity = self.cards.plant(card).capacity;
            (state.plant, state.capacity) = (Some(card), capacity);
            step.tell(|| Event::PlantCardDrawn { card, capacity });
        }
    }

    /// The seats choose their lights one after the other (PR-2.4).
    pub(crate) fn choose_light(&self, state: &mut State, light: Light, step: &mut Step<Event>) {
        let Phase::ChooseLight(seat) = state.phase else { return };
        state.player_mut(seat).truck = self.city.lights[light.index()];
        step.tell(|| Event::LightChosen { seat, light });
        let next = seat.next(self.seats);
        if next.0 == 0 {
            self.begin_game(state, step);
        } else {
            state.phase = Phase::ChooseLight(next);
        }
    }

    fn begin_game(&self, state: &mut State, step: &mut Step<Event>) {
        step.tell(|| Event::RoundBegan { round: 1 });
        self.begin_turn(state, step);
    }
}
