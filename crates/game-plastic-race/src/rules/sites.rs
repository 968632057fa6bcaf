//! Where works and one-way tokens may go: the exit rule, for all sections at once where that can be (PR-3.7).

use std::cmp::Ordering;

use arrayvec::ArrayVec;

use crate::city::{Node, Section};
use crate::colour::Direction;
use crate::game::PlasticRace;
use crate::rules::roads::{Reach, Roads, Survey, all_nodes, trucks};
use crate::state::{Board, State, Token};
use crate::words::bits;

/// Both directions, closed by works.
const BOTH: [Direction; 2] = [Direction::Forward, Direction::Backward];

/// A placement being judged: the board from which a moved token was lifted, and what was within reach before.
struct Ground<'a> {
    game: &'a PlasticRace,
    before: &'a State,
    trucks: u64,
    board: Board,
    survey: Survey,
    /// Whether lifting alone keeps the exit rule; without a moved token nothing is lifted.
    harmless: bool,
}

impl<'a> Ground<'a> {
    fn new(game: &'a PlasticRace, before: &'a State, token: Token, moved: Option<Section>) -> Self {
        let (board, survey, trucks) = (before.board, before.survey, trucks(before, game.seats));
        let mut ground = Ground { game, before, trucks, board, survey, harmless: true };
        if let Some(section) = moved {
            ground.board.lift(token, section);
            ground.survey = before.survey.after_lifting(&game.city, &ground.board, section);
            ground.harmless = before.survey.reach.allows(&ground.survey.reach, trucks);
        }
        ground
    }

    /// Where an arrow may be put at all: not where it lay.
    #[inline]
    fn free_for_arrow(&self, direction: Direction) -> u64 {
        let lay = match direction {
            Direction::Forward => self.before.board.forward,
            Direction::Backward => self.before.board.backward,
        };
        self.game.touchable() & !self.board.one_way() & !lay
    }

    /// The sections where a token may go, until there are enough.
    fn sites(&self, token: Token, enough: u32) -> u64 {
        let easy = if self.harmless { self.easy_sites(token) } else { 0 };
        if easy.count_ones() >= enough {
            return easy;
        }
        let free = match token {
            Token::Works => self.game.touchable() & !self.before.board.works,
            Token::OneWay => self.free_for_arrow(BOTH[0]) | self.free_for_arrow(BOTH[1]),
        };
        if free == easy { easy } else { self.other_sites(token, (free, easy), enough) }
    }

    /// The sections that can be closed because ways are known round them.
    fn easy_sites(&self, token: Token) -> u64 {
        let [forward, backward] = self.survey.spare;
        match token {
            Token::Works => self.game.touchable() & !self.before.board.works & forward & backward,
            Token::OneWay => self.free_for_arrow(BOTH[0]) & backward | self.free_for_arrow(BOTH[1]) & forward,
        }
    }

    /// Some sites, and those of the other free sections that prove to be sites when they are tried one by one.
    fn other_sites(&self, token: Token, (free, mut sites): (u64, u64), enough: u32) -> u64 {
        let mut roads = Roads::new(&self.game.city, &self.board);
        for section in bits(free & !sites).map(Section) {
            let allowed = match token {
                Token::Works => self.allows(&mut roads, section, &BOTH),
                Token::OneWay => {
                    BOTH.iter().any(|&direction| self.allows_arrow(&mut roads, section, direction))
                }
            };
            if allowed {
                sites |= section.bit();
                if sites.count_ones() >= enough {
                    break;
                }
            }
        }
        sites
    }

    fn allows_arrow(&self, roads: &mut Roads, section: Section, direction: Direction) -> bool {
        self.free_for_arrow(direction) & section.bit() != 0
            && self.allows(roads, section, &[direction.reversed()])
    }

    /// Whether the section may be closed in these directions.
    fn allows(&self, roads: &mut Roads, section: Section, closed: &[Direction]) -> bool {
        let spare = |&direction: &Direction| self.survey.spare[direction as usize] & section.bit() != 0;
        if closed.iter().all(spare) {
            return self.harmless;
        }
        let city = &self.game.city;
        let mut shut = ArrayVec::<(Node, Node), 2>::new();
        for &direction in closed {
            let arc = (city.start_of(section, direction), city.end_of(section, direction));
            if roads.close(arc.0, arc.1) {
                shut.push(arc);
            }
        }
        let allowed = if self.survey.reach.is_inner(city, section) {
            self.allows_inner(roads, &shut)
        } else {
            // The core stays as it is, and only what leads there and from there can change.
            self.leads_to(&roads.within_reach_of(self.survey.reach.core, all_nodes(city)))
        };
        roads.reopen(&shut);
        allowed
    }

    /// Whether these roads may come, in which these arcs within the core are newly closed.
    fn allows_inner(&self, roads: &Roads, shut: &[(Node, Node)]) -> bool {
        let nodes = all_nodes(&self.game.city);
        let mut cuts = ArrayVec::<Cut, 2>::new();
        for &(start, beyond) in shut {
            let part = roads.reached(start, beyond);
            if part & beyond.bit() == 0 {
                cuts.push(Cut { part, beyond });
            }
        }
        match cuts[..] {
            // Where a way leads round whatever is closed, the same nodes are within reach as before.
            [] => self.harmless,
            _ if self.survey.reach.core != nodes => self.leads_to(&roads.within_reach(nodes)),
            [cut] => self.allows_cut(roads, cut, nodes),
            [cut, ..] => self.allows_halves(cut.part, nodes),
        }
    }

    /// Whether the last way out of a part may be closed, where everything was within reach before. The part is one
    /// component then, nobody leaves it, and all others can enter it.
    fn allows_cut(&self, roads: &Roads, Cut { part, beyond }: Cut, nodes: u64) -> bool {
        let half = nodes.count_ones() / 2;
        if part.count_ones() > half {
            return true;
        }
        let trapped = roads.reaching(beyond).count_ones() > half && self.before.survey.reach.traps == 0;
        !trapped && self.leads_to(&roads.within_reach(nodes))
    }

    /// Whether the city may fall into this part and the rest, with no way between them, where everything was within
    /// reach before.
    fn allows_halves(&self, part: u64, nodes: u64) -> bool {
        let rest = nodes & !part;
        let core = match part.count_ones().cmp(&rest.count_ones()) {
            Ordering::Less => rest,
            Ordering::Greater => part,
            Ordering::Equal if part & 1 != 0 => part,
            Ordering::Equal => rest,
        };
        self.trucks & self.before.survey.reach.free & !core == 0
    }

    fn leads_to(&self, after: &Reach) -> bool {
        self.before.survey.reach.allows(after, self.trucks)
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

impl PlasticRace {
    /// The sections that can carry dice and tokens.
    #[inline]
    pub(super) fn touchable(&self) -> u64 {
        self.city.all & !self.city.untouchable
    }

    /// Whether ways that are known lead round a section where another token of a kind could be.
    #[inline]
    pub(super) fn has_easy_site(&self, state: &State, token: Token) -> bool {
        let [forward, backward] = state.survey.spare;
        let spare = match token {
            Token::Works => forward & backward & !state.board.works,
            Token::OneWay => (forward | backward) & !state.board.one_way(),
        };
        spare & self.touchable() != 0
    }

    /// Where a token may go, perhaps one that is moved from a section; the search ends when there are enough sections.
    pub(super) fn sites(&self, state: &State, token: Token, moved: Option<Section>, enough: u32) -> u64 {
        Ground::new(self, state, token, moved).sites(token, enough)
    }

    /// Where a one-way token may point on a section: forward is the first bit, backward the second.
    pub(super) fn arrow_directions(&self, state: &State, section: Section, moved: Option<Section>) -> u64 {
        let ground = Ground::new(self, state, Token::OneWay, moved);
        let mut roads = Roads::new(&self.city, &ground.board);
        let allowed = |&direction: &Direction| ground.allows_arrow(&mut roads, section, direction);
        BOTH.into_iter().filter(allowed).fold(0, |set, direction| set | 1 << direction as u8)
    }

    /// Whether the police may turn the token on a section round.
    pub(super) fn may_reverse(&self, state: &State, section: Section) -> bool {
        let (Survey { reach, spare }, arrow) = (&state.survey, state.board.arrow(section));
        // Within the core, opening it one way changes nothing, nor does closing it the other way with a way round it.
        if spare[arrow as usize] & section.bit() != 0 && reach.is_inner(&self.city, section) {
            return true;
        }
        let mut after = state.board;
        after.lift(Token::OneWay, section);
        let roads = Roads::new(&self.city, &after.with_arrow(section, arrow.reversed()));
        let (start, end) = (self.city.start_of(section, arrow), self.city.end_of(section, arrow));
        let nodes = all_nodes(&self.city);
        (reach.core == nodes && roads.reached(start, end) & end.bit() != 0)
            || reach.allows(&roads.within_reach(nodes), trucks(state, self.seats))
    }
}
