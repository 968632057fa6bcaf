//! Street works and one-way tokens: whether they can be used, and placing them (PR-4.8, PR-4.9).

use ecotable_kernel::Step;

use crate::city::Section;
use crate::colour::Direction;
use crate::event::Event;
use crate::game::PlasticRace;
use crate::state::{Phase, State, TOKENS, Token};
use crate::words::bits;

impl PlasticRace {
    /// The tokens of a kind on the board.
    #[inline]
    fn placed(state: &State, token: Token) -> u64 {
        match token {
            Token::Works => state.board.works,
            Token::OneWay => state.board.one_way(),
        }
    }

    /// Whether the effect can do something now.
    pub(super) fn is_token_playable(&self, state: &State, token: Token) -> bool {
        let placed = Self::placed(state, token);
        if placed.count_ones() < TOKENS {
            return self.has_easy_site(state, token) || self.sites(state, token, None, 1) != 0;
        }
        bits(placed).any(|section| self.moves_easily(state, token, Section(section)))
            || bits(placed).any(|section| self.can_move(state, token, Section(section)))
    }

    /// The placed tokens of a kind that can legally be moved.
    pub(super) fn movable(&self, state: &State, token: Token) -> u64 {
        let moves = |&section: &u8| {
            let section = Section(section);
            self.moves_easily(state, token, section) || self.can_move(state, token, section)
        };
        bits(Self::placed(state, token)).filter(moves).fold(0, |set, section| set | 1 << section)
    }

    /// Whether a token can be moved for a simple reason: lifting it changes nothing, and another site is known.
    #[inline]
    fn moves_easily(&self, state: &State, token: Token, section: Section) -> bool {
        state.survey.reach.is_inner(&self.city, section) && self.has_easy_site(state, token)
    }

    fn can_move(&self, state: &State, token: Token, section: Section) -> bool {
        self.sites(state, token, Some(section), 1) != 0
    }

    /// Takes a token from the reserve, or asks which placed one is moved.
    pub(super) fn begin_token(state: &mut State, token: Token) {
        let placed = Self::placed(state, token).count_ones();
        state.phase = if placed < TOKENS { Phase::PlaceToken(token, None) } else { Phase::PickToken(token) };
    }

    pub(super) fn place_works(state: &mut State, section: Section, step: &mut Step<Event>) {
        let Phase::PlaceToken(Token::Works, from) = state.phase else { return };
        let seat = state.active;
        state.board.works = state.board.works & !from.map_or(0, Section::bit) | section.bit();
        step.tell(|| Event::WorksPlaced { seat, section, from });
        state.phase = Phase::Turn;
    }

    pub(super) fn place_arrow(state: &mut State, direction: Direction, step: &mut Step<Event>) {
        let Phase::OneWayDirection(section, from) = state.phase else { return };
        let seat = state.active;
        if let Some(from) = from {
            state.board.lift(Token::OneWay, from);
        }
        state.board = state.board.with_arrow(section, direction);
        step.tell(|| Event::OneWayPlaced { seat, section, direction, from });
        state.phase = Phase::Turn;
    }
}
