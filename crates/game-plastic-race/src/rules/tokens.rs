//! Street works and one-way tokens: where they may go, and placing them (PR-3.7, PR-4.8, PR-4.9).

use std::cmp::Ordering;

use arrayvec::ArrayVec;
use ecotable_kernel::Step;

use crate::city::{Node, Section};
use crate::colour::Direction;
use crate::event::Event;
use crate::game::PlasticRace;
use crate::rules::roads::{Roads, Survey, all_nodes, has_way_round, trucks};
use crate::state::{Board, Phase, State, TOKENS, Token};
use crate::words::bits;

/// Where a token may go.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) struct Sites {
    /// Sections for works, or for a one-way token that points forward.
    pub forward: u64,
    /// Sections for a one-way token that points backward.
    pub backward: u64,
}

impl Sites {
    /// The sections with at least one legal placement.
    #[inline]
    pub fn sections(self) -> u64 {
        self.forward | self.backward
    }
}

/// A placement being judged: the board before it and the board from which a moved token was lifted.
struct Ground<'a> {
    game: &'a PlasticRace,
    trucks: u64,
    before: Board,
    lifted: Board,
    /// The survey of the board before.
    survey: Survey,
    /// Whether a way round the section is enough to know that a placement is legal.
    detours_count: bool,
    /// Whether every node of the lifted board can be reached from every other.
    whole: bool,
    /// The roads of the lifted board, made when they are first needed.
    roads: Option<Roads>,
}

impl<'a> Ground<'a> {
    fn new(game: &'a PlasticRace, state: &State, token: Token, moved: Option<Section>) -> Self {
        let (before, trucks, survey) = (state.board, trucks(state, game.seats), state.survey);
        let (lifted, whole) = (before, survey.whole);
        let mut ground =
            Ground { game, trucks, before, lifted, survey, detours_count: true, whole, roads: None };
        if let Some(section) = moved {
            ground.lift(token, section);
        }
        ground
    }

    /// Takes the moved token off; that alone may open a trap, unless everything was within reach anyway.
    fn lift(&mut self, token: Token, section: Section) {
        let keep = !section.bit();
        match token {
            Token::Works => self.lifted.works &= keep,
            Token::OneWay => {
                self.lifted.forward &= keep;
                self.lifted.backward &= keep;
            }
        }
        if !self.whole {
            let after = Survey::new(&self.game.city, &self.lifted);
            self.whole = after.whole;
            self.detours_count = self.survey.allows(&after, self.trucks);
        }
    }

    /// Whether an untouched way leads round a section wherever closing it would block.
    #[inline]
    fn has_detours(&self, section: Section, closed: &[Direction]) -> bool {
        let (city, tokens) = (&self.game.city, self.lifted.tokens());
        let round = |&direction: &Direction| has_way_round(city, section, direction, tokens);
        self.detours_count && closed.iter().all(round)
    }

    /// Whether the section may be closed in these directions.
    fn allows(&mut self, section: Section, closed: &[Direction]) -> bool {
        let (city, lifted) = (&self.game.city, &self.lifted);
        let mut roads = self.roads.take().unwrap_or_else(|| Roads::new(city, lifted));
        let ends =
            |&direction: &Direction| (city.start_of(section, direction), city.end_of(section, direction));
        let mut shut = ArrayVec::<(Node, Node), 2>::new();
        for arc in closed.iter().map(ends) {
            if roads.close(arc.0, arc.1) {
                shut.push(arc);
            }
        }
        let allowed = self.allows_shut(&roads, &shut);
        roads.reopen(&shut);
        self.roads = Some(roads);
        allowed
    }

    /// Whether these roads may come, in which these arcs are newly closed.
    fn allows_shut(&self, roads: &Roads, shut: &[(Node, Node)]) -> bool {
        if !self.detours_count {
            return self.surveyed(roads);
        }
        let mut cuts = ArrayVec::<Cut, 2>::new();
        for &(start, beyond) in shut {
            let part = roads.reached(start, beyond);
            if part & beyond.bit() == 0 {
                cuts.push(Cut { part, beyond });
            }
        }
        match cuts[..] {
            // Where a way leads round whatever is closed, the same nodes are within reach as before.
            [] => true,
            _ if !self.whole => self.surveyed(roads),
            [cut] => self.allows_cut(roads, cut),
            [cut, ..] => self.allows_halves(cut.part),
        }
    }

    /// Whether the last way out of a part may be closed, where everything was within reach before. The part is one
    /// component then, nobody leaves it, and all others can enter it.
    fn allows_cut(&self, roads: &Roads, Cut { part, beyond }: Cut) -> bool {
        let half = all_nodes(&self.game.city).count_ones() / 2;
        if part.count_ones() > half {
            return true;
        }
        let rest = roads.reaching(beyond);
        if rest.count_ones() > half && self.survey.traps == 0 { false } else { self.surveyed(roads) }
    }

    /// Whether the city may fall into this part and the rest, with no way between them, where everything was within
    /// reach before.
    fn allows_halves(&self, part: u64) -> bool {
        let rest = all_nodes(&self.game.city) & !part;
        let core = match part.count_ones().cmp(&rest.count_ones()) {
            Ordering::Less => rest,
            Ordering::Greater => part,
            Ordering::Equal if part & 1 != 0 => part,
            Ordering::Equal => rest,
        };
        self.trucks & self.survey.free & !core == 0
    }

    fn surveyed(&self, roads: &Roads) -> bool {
        self.survey.allows(&roads.survey(&self.game.city), self.trucks)
    }

    #[inline]
    fn allows_works(&mut self, section: Section, care: Care) -> bool {
        let closed = [Direction::Forward, Direction::Backward];
        self.has_detours(section, &closed) || care == Care::Thorough && self.allows(section, &closed)
    }

    #[inline]
    fn allows_arrow(&mut self, section: Section, direction: Direction, care: Care) -> bool {
        let closed = [direction.reversed()];
        self.has_detours(section, &closed) || care == Care::Thorough && self.allows(section, &closed)
    }

    /// The sections for works among these, until there are enough.
    fn works_sites(&mut self, sections: u64, enough: u32, care: Care) -> Sites {
        let mut sites = Sites::default();
        for section in bits(sections) {
            if self.allows_works(Section(section), care) {
                sites.forward |= 1 << section;
                if sites.forward.count_ones() >= enough {
                    break;
                }
            }
        }
        sites
    }

    /// The sections for a one-way token among these, until there are enough.
    fn arrow_sites(&mut self, sections: u64, enough: u32, care: Care) -> Sites {
        let mut sites = Sites::default();
        for section in bits(sections) {
            let found = self.directions(Section(section), care);
            sites.forward |= found.forward;
            sites.backward |= found.backward;
            if sites.sections().count_ones() >= enough {
                break;
            }
        }
        sites
    }

    /// Where a one-way token may point on a section without one.
    #[inline]
    fn directions(&mut self, section: Section, care: Care) -> Sites {
        let (bit, before) = (section.bit(), self.before);
        let forward = before.forward & bit == 0 && self.allows_arrow(section, Direction::Forward, care);
        let backward = before.backward & bit == 0 && self.allows_arrow(section, Direction::Backward, care);
        Sites { forward: bit * u64::from(forward), backward: bit * u64::from(backward) }
    }
}

/// A closed arc without a way round it.
#[derive(Clone, Copy, Debug)]
struct Cut {
    /// All that can be reached from where the arc begins.
    part: u64,
    /// Where it ends.
    beyond: Node,
}

/// How carefully sites are judged.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Care {
    /// Only where an untouched way round proves them.
    Quick,
    /// Wherever they are legal.
    Thorough,
}

fn with_arrow(board: Board, section: Section, direction: Direction) -> Board {
    match direction {
        Direction::Forward => Board { forward: board.forward | section.bit(), ..board },
        Direction::Backward => Board { backward: board.backward | section.bit(), ..board },
    }
}

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
            return self.sites(state, token, None, 1).sections() != 0;
        }
        bits(placed).any(|section| self.can_move(state, token, Section(section)))
    }

    /// The placed tokens of a kind that can legally be moved.
    pub(super) fn movable(&self, state: &State, token: Token) -> u64 {
        let can_move = |&section: &u8| self.can_move(state, token, Section(section));
        bits(Self::placed(state, token)).filter(can_move).fold(0, |set, section| set | 1 << section)
    }

    fn can_move(&self, state: &State, token: Token, section: Section) -> bool {
        self.sites(state, token, Some(section), 1).sections() != 0
    }

    /// Where a token may go, perhaps one that is moved from a section; the search ends when there are enough sections.
    pub(super) fn sites(&self, state: &State, token: Token, moved: Option<Section>, enough: u32) -> Sites {
        let mut ground = Ground::new(self, state, token, moved);
        let touchable = self.city.all & !self.city.untouchable;
        let few = enough < touchable.count_ones();
        let mut found = |care: Care| match token {
            Token::Works => ground.works_sites(touchable & !state.board.works, enough, care),
            Token::OneWay => ground.arrow_sites(touchable & !ground.lifted.one_way(), enough, care),
        };
        if few {
            let quick = found(Care::Quick);
            if quick.sections().count_ones() >= enough {
                return quick;
            }
        }
        found(Care::Thorough)
    }

    /// Where a one-way token may point on a section: forward is the first bit, backward the second.
    pub(super) fn arrow_directions(&self, state: &State, section: Section, moved: Option<Section>) -> u64 {
        let mut ground = Ground::new(self, state, Token::OneWay, moved);
        let touchable = self.city.all & !self.city.untouchable & !ground.lifted.one_way();
        if touchable & section.bit() == 0 {
            return 0;
        }
        let found = ground.directions(section, Care::Thorough);
        u64::from(found.forward != 0) | u64::from(found.backward != 0) << 1
    }

    /// Whether the police may turn the token on a section round.
    pub(super) fn may_reverse(&self, state: &State, section: Section) -> bool {
        let (bit, board) = (section.bit(), state.board);
        let bare = Board { forward: board.forward & !bit, backward: board.backward & !bit, ..board };
        let arrow = board.arrow(section);
        let after = with_arrow(bare, section, arrow.reversed());
        let (start, end) = (self.city.start_of(section, arrow), self.city.end_of(section, arrow));
        let roads = Roads::new(&self.city, &after);
        if state.survey.whole && roads.reached(start, end) & end.bit() != 0 {
            return true;
        }
        state.survey.allows(&roads.survey(&self.city), trucks(state, self.seats))
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
        let keep = !from.map_or(0, Section::bit);
        let board = state.board;
        let bare = Board { forward: board.forward & keep, backward: board.backward & keep, ..board };
        state.board = with_arrow(bare, section, direction);
        step.tell(|| Event::OneWayPlaced { seat, section, direction, from });
        state.phase = Phase::Turn;
    }
}
