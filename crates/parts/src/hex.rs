//! Maps of hexes in rows: which cells touch each other, and sets of cells.

/// One row of a map: how many cells it has, and how far its first cell is shifted, in halves of a cell.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Row {
    /// The number of cells.
    pub cells: u8,
    /// The shift of the first cell, in halves of a cell.
    pub shift: u8,
}

impl Row {
    /// A row of so many cells, shifted by so many halves of a cell.
    pub const fn new(cells: u8, shift: u8) -> Self {
        Self { cells, shift }
    }
}

/// Where a cell lies on a map, for those who draw it. Cells that touch lie in the same row, two halves apart, or in
/// neighbouring rows, one half apart.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub struct Place {
    /// How far it lies to the right, in halves of a cell.
    pub x: u8,
    /// The row, from the top.
    pub row: u8,
}

/// The place of each cell; cells are numbered row by row from the top left, and those beyond the last are at the origin.
pub const fn places<const N: usize>(rows: &[Row]) -> [Place; N] {
    let mut places = [Place { x: 0, row: 0 }; N];
    let (mut row, mut cell) = (0, 0);
    while row < rows.len() {
        let mut column = 0;
        while column < rows[row].cells {
            places[cell] = Place { x: rows[row].shift + 2 * column, row: row as u8 };
            column += 1;
            cell += 1;
        }
        row += 1;
    }
    places
}

/// For each cell the set of cells that share a side with it; cells are numbered row by row from the top left, and
/// places beyond the last cell have no neighbours. A map has at most 32 cells.
pub const fn adjacency<const N: usize>(rows: &[Row]) -> [u32; N] {
    let mut sets = [0u32; N];
    let (mut row, mut first) = (0, 0);
    while row < rows.len() {
        let mut cell = 0;
        while cell < rows[row].cells as usize {
            if cell + 1 < rows[row].cells as usize {
                join(&mut sets, first + cell, first + cell + 1);
            }
            if row + 1 < rows.len() {
                join_below(&mut sets, (rows[row], first), cell, rows[row + 1]);
            }
            cell += 1;
        }
        first += rows[row].cells as usize;
        row += 1;
    }
    sets
}

/// Joins a cell with those of the next row that lie half a cell to the left or to the right.
const fn join_below<const N: usize>(sets: &mut [u32; N], (row, first): (Row, usize), cell: usize, next: Row) {
    let x = row.shift as usize + 2 * cell;
    let mut below = 0;
    while below < next.cells as usize {
        let other = next.shift as usize + 2 * below;
        if x.abs_diff(other) == 1 {
            join(sets, first + cell, first + row.cells as usize + below);
        }
        below += 1;
    }
}

const fn join<const N: usize>(sets: &mut [u32; N], one: usize, other: usize) {
    sets[one] |= 1 << other;
    sets[other] |= 1 << one;
}

/// All cells that touch a cell of the set; cells of the set itself are among them if they touch each other.
#[inline]
pub fn touching(adjacency: &[u32], cells: u32) -> u32 {
    crate::bits(cells).fold(0, |all, cell| all | adjacency[usize::from(cell)])
}
