//! Setting up a game (EL-2.3, EL-2.4, EL-3.12).

use ecotable_kernel::{GameRng, Seat, Step};
use ecotable_parts::Pile;

use crate::board::{Board, MOST_CELLS};
use crate::cards::{BIG_NOMINAL, EventCard, INITIATIVES, Initiative, MOST_EVENTS, Resource, printed};
use crate::config::{Config, Edition, EventOrder, EventPool, FirstLeader, MixedFinal};
use crate::event::Event;
use crate::game::Ecologic;
use crate::state::{Player, State};

/// What every seat starts with (EL-1.2).
const STARTING_MONEY: u16 = 10;
/// The level of the Final Report.
const LAST_LEVEL: u8 = 3;

/// What lies in the box for a match with these options, put in order once, so that a setup only has to shuffle.
#[derive(Clone, Debug)]
pub(crate) struct Stock {
    /// The events of each level without the Final Report.
    events: [Pile<MOST_EVENTS>; 3],
    /// The Final Report.
    pub(crate) last: EventCard,
    /// The initiatives that are in the game.
    initiatives: Pile<INITIATIVES>,
    /// The environment tokens.
    tokens: Pile<MOST_CELLS>,
    /// The board without tokens, as it is printed in the second edition.
    board: Board,
}

impl Stock {
    pub(crate) fn new(config: &Config) -> Self {
        let printed = printed(config.edition);
        let last = printed.final_report();
        let of_level = |level: u8| {
            let all = printed.each_event().filter(|(card, face)| face.level == level && *card != last);
            all.map(|(card, _)| card.0).collect()
        };
        let plays = |card: &Initiative| config.big_initiatives || card.face().nominal != BIG_NOMINAL;
        Self {
            events: [1, 2, 3].map(of_level),
            last,
            initiatives: Initiative::all().filter(plays).map(|card| card.0).collect(),
            tokens: printed.tokens.iter().copied().collect(),
            board: Board::new(printed.hexes.iter().copied(), [0; MOST_CELLS]),
        }
    }
}

impl Ecologic {
    /// The position before the first token is placed. Chance is drawn in the order of EL-3.12.
    pub(crate) fn set_up(&self, step: &mut Step<Event>) -> State {
        let (board, aside) = self.lay_out(step.rng());
        let event_deck = self.event_deck(step.rng());
        let mut deck = self.stock.initiatives;
        deck.shuffle(step.rng());
        let leader = match self.config.first_leader {
            FirstLeader::Random => Seat(step.rng().below(u32::from(self.seats)) as u8),
            FirstLeader::Seat(seat) => seat,
        };
        step.tell(|| Event::GameBegan { leader });
        let players = std::array::from_fn(|seat| self.starting(seat));
        State { event_deck, deck, aside, players, ..State::bare(board, leader) }
    }

    fn starting(&self, seat: usize) -> Player {
        if seat >= usize::from(self.seats) {
            return Player::default();
        }
        let hand = if self.edition() == Edition::Ed1 { [1, 1] } else { [0, 0] };
        Player { money: STARTING_MONEY, hand, ..Player::default() }
    }

    /// Hexes and environment tokens; in the second edition the board is fixed and its sites have no token.
    fn lay_out(&self, rng: &mut GameRng) -> (Board, [u8; 3]) {
        let mut board = self.stock.board;
        if self.edition() == Edition::Ed1 {
            let mut hexes = [Resource::None; MOST_CELLS];
            let hexes = &mut hexes[..self.printed.hexes.len()];
            hexes.copy_from_slice(&self.printed.hexes);
            rng.shuffle(hexes);
            board = Board::new(hexes.iter().copied(), [0; MOST_CELLS]);
        }
        let mut tokens = self.stock.tokens;
        tokens.shuffle(rng);
        let (mut aside, mut lakes) = ([0; 3], 0);
        for cell in 0..self.map.cells {
            let is_site = board.sites() >> cell & 1 == 1;
            match self.edition() {
                Edition::Ed2 if is_site => {}
                Edition::Ed1 if is_site && !self.config.lake_tokens => {
                    aside[lakes] = tokens.draw().unwrap_or(0);
                    lakes += 1;
                }
                _ => board.enviro_mut()[usize::from(cell)] = tokens.draw().unwrap_or(0),
            }
        }
        (board, aside)
    }

    /// Whether the options leave an initiative in the game (EL-6).
    pub(crate) fn is_in_game(&self, card: Initiative) -> bool {
        self.config.big_initiatives || self.face(card).nominal != BIG_NOMINAL
    }

    fn event_deck(&self, rng: &mut GameRng) -> Pile<MOST_EVENTS> {
        if self.config.event_order == EventOrder::Scenario {
            return self.config.scenario_cards().iter().rev().map(|card| card.0).collect();
        }
        let mut groups = [1, 2, 3].map(|level| self.choose_events(level, rng));
        if self.config.event_order == EventOrder::Mixed {
            return self.mix(&groups, rng);
        }
        groups.iter_mut().for_each(|group| group.shuffle(rng));
        groups.iter().rev().flat_map(Pile::as_slice).copied().collect()
    }

    /// The events of a level that are in this game; the Final Report always is (EL-2.4).
    fn choose_events(&self, level: u8, rng: &mut GameRng) -> Pile<MOST_EVENTS> {
        if let EventPool::List(list) = &self.config.event_pool {
            let listed = list.iter().filter_map(|id| self.printed.event(id));
            return listed
                .filter(|&card| self.printed.face(card).level == level)
                .map(|card| card.0)
                .collect();
        }
        let has_last = level == LAST_LEVEL;
        let wanted = usize::from(self.config.per_level()) - usize::from(has_last);
        let mut others = self.stock.events[usize::from(level) - 1];
        if others.len() > wanted {
            others.shuffle(rng);
        }
        let chosen = others.as_slice()[..wanted].iter().copied();
        chosen.chain(has_last.then_some(self.stock.last.0)).collect()
    }

    /// All chosen events in one shuffle, then the Final Report at a random place of those allowed (EL-6).
    fn mix(&self, groups: &[Pile<MOST_EVENTS>; 3], rng: &mut GameRng) -> Pile<MOST_EVENTS> {
        let last = self.stock.last.0;
        let all = groups.iter().flat_map(Pile::as_slice).copied();
        let mut others: Pile<MOST_EVENTS> = all.filter(|&card| card != last).collect();
        others.shuffle(rng);
        let count = others.len() as u8 + 1;
        let first = self.first_final_place(count);
        let place = first + rng.below(u32::from(count - first + 1)) as u8;
        insert_at_depth(&others, last, count - place)
    }

    /// The first place from the top, counted from 1, where the Final Report may lie among mixed levels.
    pub(crate) fn first_final_place(&self, count: u8) -> u8 {
        let third =
            self.config.event_order == EventOrder::Mixed && self.config.mixed_final == MixedFinal::LastThird;
        if third { 2 * count / 3 + 1 } else { 1 }
    }
}

/// The pile with a card that has `below` cards under it.
pub(crate) fn insert_at_depth(others: &Pile<MOST_EVENTS>, card: u8, below: u8) -> Pile<MOST_EVENTS> {
    let (under, over) = others.as_slice().split_at(usize::from(below));
    under.iter().chain([&card]).chain(over).copied().collect()
}
