//! The maps of both editions, and where a token or a territory may go (EL-2.2, EL-2.5).

use ecotable_kernel::Seat;
use ecotable_parts::bits;
use ecotable_parts::hex::{Place, Row, adjacency, places, touching};

use crate::cards::{Effect, Kind, Resource, Tad};
use crate::config::{Edition, Scope};
use crate::game::Ecologic;
use crate::state::{MOST_SEATS, State};

/// The most cells of a map.
pub const MOST_CELLS: usize = 28;
/// The most tokens in a cell (EL-1.2).
pub const MOST_TOKENS: u8 = 4;
/// The tokens of each type that a seat has in all (EL-R14).
pub const TOKENS_OF_A_TYPE: u8 = 10;

/// A map: how many cells it has, where they lie and which touch each other.
#[derive(Debug)]
pub struct Map {
    /// The number of cells.
    pub cells: u8,
    /// The rows of cells, from the top.
    pub rows: &'static [Row],
    /// For each cell the set of those that share a side with it.
    pub adjacency: [u32; MOST_CELLS],
    /// Where each cell lies.
    places: [Place; MOST_CELLS],
    /// The cells where a first token may go in the first edition.
    pub border: u32,
}

const FIRST_ROWS: &[Row] = &[Row::new(3, 2), Row::new(4, 1), Row::new(5, 0), Row::new(4, 1), Row::new(3, 2)];

static FIRST: Map = Map {
    cells: 19,
    rows: FIRST_ROWS,
    adjacency: adjacency(FIRST_ROWS),
    places: places(FIRST_ROWS),
    border: 0b111_1001_1000_1100_1111,
};

const SECOND_ROWS: &[Row] = &[Row::new(6, 0), Row::new(5, 1), Row::new(6, 0), Row::new(5, 1), Row::new(6, 0)];

static SECOND: Map = Map {
    cells: 28,
    rows: SECOND_ROWS,
    adjacency: adjacency(SECOND_ROWS),
    places: places(SECOND_ROWS),
    border: 0,
};

impl Map {
    /// The map of an edition.
    pub fn of(edition: Edition) -> &'static Self {
        match edition {
            Edition::Ed1 => &FIRST,
            Edition::Ed2 => &SECOND,
        }
    }

    /// Where each cell lies, from cell 0 on.
    pub fn places(&self) -> &[Place] {
        &self.places[..usize::from(self.cells)]
    }

    /// How wide the map is, in halves of a cell.
    pub fn width(&self) -> u8 {
        self.places().iter().map(|place| place.x + 2).max().unwrap_or(0)
    }
}

/// The tokens on the board and what the cells hold.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Board {
    /// For each cell and each seat how many tokens of each type.
    tokens: [[[u8; 2]; MOST_SEATS]; MOST_CELLS],
    /// The cells with four tokens.
    full: u32,
    /// The cells with a token of anybody.
    occupied: u32,
    /// The cells where each type can be extracted.
    resource: [u32; 2],
    /// The cells without a resource: lakes, or sites for territories.
    sites: u32,
    /// The environment token on each cell; 0 where there is none.
    enviro: [u8; MOST_CELLS],
    seats: [Presence; MOST_SEATS],
}

/// Where a seat has its tokens; all of it follows from the tokens and is kept because it is asked for often.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
struct Presence {
    cells: [u32; 2],
    count: [u8; 2],
    /// The cells with an own token and those that touch them.
    reach: u32,
}

impl Board {
    /// A board without tokens.
    pub(crate) fn new(hexes: impl Iterator<Item = Resource>, enviro: [u8; MOST_CELLS]) -> Self {
        let mut board = Self { enviro, ..Self::default() };
        for (cell, hex) in hexes.enumerate().take(MOST_CELLS) {
            let bit = 1 << cell;
            match hex {
                Resource::Oil => board.resource[0] |= bit,
                Resource::Mineral => board.resource[1] |= bit,
                Resource::Both => board.resource.iter_mut().for_each(|cells| *cells |= bit),
                Resource::None => board.sites |= bit,
            }
        }
        board
    }

    /// What can be extracted in a cell.
    pub fn resource(&self, cell: u8) -> Resource {
        match self.resource.map(|cells| cells >> cell & 1) {
            [1, 1] => Resource::Both,
            [1, _] => Resource::Oil,
            [_, 1] => Resource::Mineral,
            _ => Resource::None,
        }
    }

    /// The cells without a resource.
    #[inline]
    pub fn sites(&self) -> u32 {
        self.sites
    }

    /// The value of the environment token on a cell; 0 if there is none.
    #[inline]
    pub fn enviro(&self, cell: u8) -> u8 {
        self.enviro[usize::from(cell)]
    }

    /// The environment tokens, to be drawn anew.
    #[inline]
    pub(crate) fn enviro_mut(&mut self) -> &mut [u8; MOST_CELLS] {
        &mut self.enviro
    }

    /// Takes the environment token of a cell.
    #[inline]
    pub(crate) fn take_enviro(&mut self, cell: u8) -> u8 {
        std::mem::take(&mut self.enviro[usize::from(cell)])
    }

    /// How many tokens of a type a seat has in a cell: the level of that refinery.
    #[inline]
    pub fn level(&self, cell: u8, seat: Seat, kind: Kind) -> u8 {
        self.tokens[usize::from(cell)][seat.index()][kind.index()]
    }

    /// How many tokens lie in a cell.
    #[inline]
    pub fn tokens_in(&self, cell: u8) -> u8 {
        self.tokens[usize::from(cell)].iter().flatten().sum()
    }

    /// The cells that hold exactly one token.
    pub(crate) fn single_tokens(&self) -> impl Iterator<Item = u8> {
        bits(self.occupied).filter(|&cell| self.tokens_in(cell) == 1)
    }

    /// How many tokens of a type a seat has on the board.
    #[inline]
    pub fn count(&self, seat: Seat, kind: Kind) -> u8 {
        self.seats[seat.index()].count[kind.index()]
    }

    /// How many tokens a seat has on the board.
    #[inline]
    pub fn tokens_of(&self, seat: Seat) -> u8 {
        let [oil, mineral] = self.seats[seat.index()].count;
        oil + mineral
    }

    /// How many tokens of a type are on the board.
    #[inline]
    pub fn all_of(&self, kind: Kind) -> u8 {
        self.seats.iter().map(|seat| seat.count[kind.index()]).sum()
    }

    /// The cells with refineries of a seat and a type.
    #[inline]
    pub fn refineries(&self, seat: Seat, kind: Kind) -> u32 {
        self.seats[seat.index()].cells[kind.index()]
    }

    /// The cells in which a seat has a token.
    #[inline]
    pub fn cells_of(&self, seat: Seat) -> u32 {
        let [oil, mineral] = self.seats[seat.index()].cells;
        oil | mineral
    }

    /// How many refineries a seat has.
    #[inline]
    pub fn refinery_count(&self, seat: Seat) -> u8 {
        let [oil, mineral] = self.seats[seat.index()].cells;
        (oil.count_ones() + mineral.count_ones()) as u8
    }

    /// Every refinery of a seat: its type, cell and level.
    #[inline]
    pub fn each_refinery(&self, seat: Seat) -> impl Iterator<Item = (Kind, u8, u8)> {
        Kind::BOTH.into_iter().flat_map(move |kind| {
            bits(self.refineries(seat, kind)).map(move |cell| (kind, cell, self.level(cell, seat, kind)))
        })
    }

    /// Puts a token on the board.
    pub(crate) fn put(&mut self, map: &Map, seat: Seat, kind: Kind, cell: u8) {
        let bit = 1 << cell;
        self.tokens[usize::from(cell)][seat.index()][kind.index()] += 1;
        self.occupied |= bit;
        if self.tokens_in(cell) >= MOST_TOKENS {
            self.full |= bit;
        }
        let presence = &mut self.seats[seat.index()];
        presence.count[kind.index()] += 1;
        presence.cells[kind.index()] |= bit;
        presence.reach |= bit | map.adjacency[usize::from(cell)];
    }

    /// Takes a token off the board.
    pub(crate) fn take(&mut self, map: &Map, seat: Seat, kind: Kind, cell: u8) {
        let bit = 1 << cell;
        self.full &= !bit;
        let left = &mut self.tokens[usize::from(cell)][seat.index()][kind.index()];
        *left -= 1;
        let last = *left == 0;
        let presence = &mut self.seats[seat.index()];
        presence.count[kind.index()] -= 1;
        if last {
            presence.cells[kind.index()] &= !bit;
            let cells = presence.cells[0] | presence.cells[1];
            presence.reach = cells | touching(&map.adjacency, cells);
            if self.tokens_in(cell) == 0 {
                self.occupied &= !bit;
            }
        }
    }
}

impl Ecologic {
    /// The cells where a seat may put a token of this type (EL-2.5).
    #[inline]
    pub(crate) fn cells(&self, state: &State, seat: Seat, kind: Kind) -> u32 {
        let board = &state.board;
        let fitting = board.resource[kind.index()];
        let own = board.cells_of(seat);
        match self.edition() {
            Edition::Ed1 if own == 0 => {
                let border = fitting & self.map.border & !board.full;
                if border == 0 { fitting & !board.full } else { border }
            }
            Edition::Ed1 => fitting & board.seats[seat.index()].reach & !board.full,
            Edition::Ed2 if own == 0 => fitting & !board.occupied,
            Edition::Ed2 => {
                let others = board.occupied & !own;
                fitting & board.seats[seat.index()].reach & !others & !board.full
            }
        }
    }

    /// The further cells that Infrastructure Development opens to a bought token, for 1 money (EL-2.5).
    #[inline]
    pub(crate) fn far_cells(&self, state: &State, seat: Seat, kind: Kind) -> u32 {
        let concerned = self.config.infra_scope == Scope::All || seat == state.leader;
        if state.effect != Effect::Infrastructure || !concerned {
            return 0;
        }
        state.board.resource[kind.index()] & !state.board.occupied & !self.cells(state, seat, kind)
    }

    /// Where a seat may put a territory (EL-3.5).
    #[inline]
    pub(crate) fn sites(&self, state: &State, seat: Seat) -> u32 {
        let taken = state.tads.iter().filter_map(|tad| tad.place).fold(0, |all, cell| all | 1 << cell);
        let free = state.board.sites & !taken;
        if self.edition() == Edition::Ed1 || self.config.tad_adjacent {
            free & state.board.seats[seat.index()].reach
        } else {
            free
        }
    }

    /// How many cells with an own token touch a territory (EL-4.4).
    #[inline]
    pub(crate) fn touching_tad(&self, state: &State, tad: Tad, seat: Seat) -> u8 {
        let Some(place) = state.tads[tad.index()].place else { return 0 };
        (self.map.adjacency[usize::from(place)] & state.board.cells_of(seat)).count_ones() as u8
    }
}
