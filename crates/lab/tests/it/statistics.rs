//! Numbers from the tables of statistics books.

use ecotable_lab::{chi_square_tail, wilson};

fn near(value: f64, expected: f64) {
    assert!((value - expected).abs() < 5e-4, "{value} is not {expected}");
}

#[test]
fn the_tail_of_chi_square_has_its_well_known_five_per_cent_points() {
    let points = [(1, 3.841), (2, 5.991), (3, 7.815), (4, 9.488), (5, 11.070), (6, 12.592), (7, 14.067)];
    for (degrees, point) in points {
        near(chi_square_tail(point, degrees), 0.05);
    }
    near(chi_square_tail(16.266, 3), 0.001);
    near(chi_square_tail(0.352, 3), 0.95);
    near(chi_square_tail(6.635, 1), 0.01);
}

#[test]
fn without_a_difference_the_tail_is_everything() {
    assert_eq!(chi_square_tail(0.0, 3), 1.0);
    assert_eq!(chi_square_tail(5.0, 0), 1.0);
}

#[test]
fn the_interval_of_wilson_is_that_of_the_textbook() {
    let interval = wilson(0.5, 100.0);
    near(interval.low, 0.4038);
    near(interval.high, 0.5962);
    let interval = wilson(0.0, 10.0);
    near(interval.low, 0.0);
    near(interval.high, 0.2775);
}

#[test]
fn without_trials_nothing_is_known() {
    let interval = wilson(0.0, 0.0);
    assert_eq!((interval.low, interval.high), (0.0, 1.0));
}
