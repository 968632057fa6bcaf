//! Where the cells of a map lie on its drawing.

use ecotable_ecologic::{Edition, Map, Place};

/// Half of the way from one cell to the next in a row.
const HALF: f32 = 72.75;
/// The way from one row to the next.
const ROW: f32 = 126.0;
/// The middle of the first cell.
const FIRST: (f32, f32) = (112.7, 108.0);

/// The corners of a cell, from the top clockwise, and the way to the cell that lies behind the side after each corner.
const CORNERS: [((f32, f32), (i16, i16)); 6] = [
    ((0.0, -84.0), (1, -1)),
    ((HALF, -42.0), (2, 0)),
    ((HALF, 42.0), (1, 1)),
    ((0.0, 84.0), (-1, 1)),
    ((-HALF, 42.0), (-2, 0)),
    ((-HALF, -42.0), (-1, -1)),
];

/// A map as it is drawn.
#[derive(Clone, Copy)]
pub struct Sheet {
    map: &'static Map,
}

impl Sheet {
    /// The map of an edition.
    pub fn of(edition: Edition) -> Self {
        Self { map: Map::of(edition) }
    }

    /// Width and height of the drawing.
    pub fn size(self) -> (f32, f32) {
        let rows = self.map.rows.len().saturating_sub(1) as f32;
        let width = f32::from(self.map.width().saturating_sub(2));
        (2.0 * FIRST.0 + HALF * width, FIRST.1 + ROW * rows + 122.0)
    }

    /// Where a cell lies on the map.
    pub fn place(self, cell: u8) -> Place {
        self.map.places().get(usize::from(cell)).copied().unwrap_or_default()
    }

    /// The middle of a cell.
    pub fn centre(self, cell: u8) -> (f32, f32) {
        let place = self.place(cell);
        (FIRST.0 + HALF * f32::from(place.x), FIRST.1 + ROW * f32::from(place.row))
    }

    /// The cells that share a side with this one.
    pub fn around(self, cell: u8) -> impl Iterator<Item = u8> {
        let set = self.map.adjacency.get(usize::from(cell)).copied().unwrap_or(0);
        (0..self.map.cells).filter(move |other| set >> other & 1 == 1)
    }

    /// The line around a cell and those that touch it.
    pub fn outline(self, cell: u8) -> String {
        let inside: Vec<Place> =
            self.around(cell).chain([cell]).map(|cell| self.map.places()[usize::from(cell)]).collect();
        let mut path = String::new();
        for &Place { x, row } in &inside {
            let (cx, cy) = (FIRST.0 + HALF * f32::from(x), FIRST.1 + ROW * f32::from(row));
            for (side, &((ax, ay), (dx, dy))) in CORNERS.iter().enumerate() {
                let behind = (i16::from(x) + dx, i16::from(row) + dy);
                if !inside.iter().any(|other| (i16::from(other.x), i16::from(other.row)) == behind) {
                    let (bx, by) = CORNERS[(side + 1) % 6].0;
                    path += &format!("M{:.1} {:.1}L{:.1} {:.1}", cx + ax, cy + ay, cx + bx, cy + by);
                }
            }
        }
        path
    }
}

/// `translate(x y)`.
pub fn at((x, y): (f32, f32)) -> String {
    format!("translate({x:.1} {y:.1})")
}

/// `translate(x y) scale(s)`.
pub fn at_size((x, y): (f32, f32), size: f32) -> String {
    format!("translate({x:.1} {y:.1}) scale({size})")
}
