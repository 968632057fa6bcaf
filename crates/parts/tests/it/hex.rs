//! Maps of hexes in rows.

use ecotable_parts::bits;
use ecotable_parts::hex::{Place, Row, adjacency, places, touching};

/// Seven hexes: one in the middle and six around it.
const FLOWER: [Row; 3] = [Row::new(2, 1), Row::new(3, 0), Row::new(2, 1)];

fn cells(set: u32) -> Vec<u8> {
    bits(set).collect()
}

#[test]
fn the_middle_of_a_flower_touches_all_petals() {
    let map: [u32; 8] = adjacency(&FLOWER);
    assert_eq!(cells(map[3]), [0, 1, 2, 4, 5, 6]);
    assert_eq!(cells(map[0]), [1, 2, 3]);
    assert_eq!(cells(map[2]), [0, 3, 5]);
    assert_eq!(cells(map[6]), [3, 4, 5]);
    assert_eq!(map[7], 0, "a place beyond the last cell touches nothing");
}

#[test]
fn touching_is_mutual() {
    let map: [u32; 28] =
        adjacency(&[Row::new(6, 0), Row::new(5, 1), Row::new(6, 0), Row::new(5, 1), Row::new(6, 0)]);
    for one in 0..28 {
        assert_eq!(map[one] >> one & 1, 0, "cell {one} touches itself");
        assert!(bits(map[one]).all(|other| map[usize::from(other)] >> one & 1 == 1), "cell {one}");
    }
}

#[test]
fn a_set_touches_what_its_cells_touch() {
    let map: [u32; 7] = adjacency(&FLOWER);
    assert_eq!(touching(&map, 0), 0);
    assert_eq!(cells(touching(&map, 0b1)), [1, 2, 3]);
    assert_eq!(cells(touching(&map, 0b11)), [0, 1, 2, 3, 4]);
}

#[test]
fn cells_touch_exactly_where_their_places_do() {
    let (map, places): ([u32; 8], [Place; 8]) = (adjacency(&FLOWER), places(&FLOWER));
    assert_eq!(places[3], Place { x: 2, row: 1 }, "the middle");
    assert_eq!(places[7], Place::default(), "beyond the last cell");
    for one in 0..7 {
        for other in 0..7 {
            let (here, there) = (places[one], places[other]);
            let apart = (here.x.abs_diff(there.x), here.row.abs_diff(there.row));
            assert_eq!(map[one] >> other & 1 == 1, matches!(apart, (2, 0) | (1, 1)), "{one} and {other}");
        }
    }
}
