//! SD-4: the end.

use ecotable_kernel::{Game, Refusal, Seat};
use ecotable_seedling::Action;

use crate::{for_two, position};

#[test]
fn sd_4_1_nobody_is_asked_after_three_rounds() {
    let game = for_two();
    let over = position(6, &[1], &[]);
    assert!(game.to_act(&over).is_empty() && !game.to_act(&position(5, &[1], &[])).is_empty());
    assert_eq!(game.check(&over, Seat(0), Action::Pass).map_err(|refusal| refusal.rule()), Err("SD-4.1"));
}

#[test]
fn sd_4_2_the_points_of_the_bed_are_the_score() {
    let outcome = for_two().outcome(&position(6, &[1], &[4, 6])).unwrap();
    let scores: Vec<_> = outcome.standings.iter().map(|standing| (standing.score, standing.rank)).collect();
    assert_eq!(scores, [(14, 1), (0, 2)]);
}
