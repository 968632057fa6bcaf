//! The final score.

use ecotable_ecologic::*;
use ecotable_kernel::{Game, Narrate, Phrase};

use crate::scene::*;

fn game(edition: Edition, set: impl Fn(&mut Config)) -> Ecologic {
    let mut config = Config { edition, ..Config::default() };
    set(&mut config);
    Ecologic::new(&config, 2).unwrap()
}

#[test]
fn el_r39_the_first_edition_keeps_the_fraction() {
    let exact = game(Edition::Ed1, |_| {});
    assert_eq!(exact.show_score(exact.base(13, 7)), "10.8");
    let rounded = |rounding| game(Edition::Ed1, |config| config.score_rounding = Some(rounding)).base(13, 7);
    assert_eq!(rounded(ScoreRounding::Floor), Score::whole(10));
    assert_eq!(rounded(ScoreRounding::Ceil), Score::whole(11));
    assert_eq!(rounded(ScoreRounding::Nearest), Score::whole(11));
}

#[test]
fn el_r40_the_printed_table_rounds_twice() {
    let table = game(Edition::Ed2, |_| {});
    let nearest = game(Edition::Ed2, |config| config.score_rounding = Some(ScoreRounding::Nearest));
    let mut differ = Vec::new();
    for z in 1..=20 {
        for x in 1..=z {
            let (printed, plain) = (table.base(x, z).numerator, nearest.base(x, z).numerator);
            assert_eq!(table.base(z, x).numerator, printed);
            if printed != plain {
                assert_eq!(printed, plain + 1);
                differ.push((x, z));
            }
        }
    }
    differ.sort_by_key(|&(x, z)| (z, x));
    let expected =
        [(4, 11), (7, 11), (5, 17), (12, 17), (3, 19), (16, 19), (3, 20), (7, 20), (13, 20), (17, 20)];
    assert_eq!(differ, expected);
}

#[test]
fn el_r41_zero_as_one_can_be_chosen() {
    assert_eq!(game(Edition::Ed2, |config| config.zero_as_one = Some(true)).base(0, 9), Score::whole(1));
    assert_eq!(game(Edition::Ed1, |config| config.zero_as_one = Some(false)).base(0, 9), Score::whole(0));
}

#[test]
fn el_r42_ties_go_to_balance_then_to_the_environment() {
    let ranks = |p: &[u16], e: &[i16]| {
        let play = Scene::second("S24").seats(p.len() as u8).p(p).e(e).finish_turn();
        play.table.outcome().unwrap().standings.iter().map(|standing| standing.rank).collect::<Vec<_>>()
    };
    // 5 and 16, 5 and 17: both 7 points, and both have 5 as the smaller number.
    assert_eq!(ranks(&[16, 5], &[5, 17]), [2, 1]);
    // 4 and 6 make 7 by the table, as do 5 and 17: the larger smaller number wins.
    assert_eq!(ranks(&[4, 17], &[6, 5]), [2, 1]);
    assert_eq!(ranks(&[9, 9, 7], &[7, 7, 9]), [2, 2, 1]);
    assert_eq!(ranks(&[9, 9], &[7, 7]), [1, 1]);
}

#[test]
fn el_r42_a_zero_is_zero_where_scores_are_equal() {
    // In the first edition zero counts as one for the score, so all four have 2 points.
    let play = Scene::first("F21").p(&[0, 1, 1, 0]).e(&[1, 1, 0, 0]).finish_turn();
    let outcome = play.table.outcome().unwrap();
    assert_eq!(outcome.standings.iter().map(|standing| standing.score).collect::<Vec<_>>(), [20; 4]);
    assert_eq!(outcome.standings.iter().map(|standing| standing.rank).collect::<Vec<_>>(), [2, 1, 3, 3]);
    let said = play.table.game().situation(&play.view());
    assert_eq!(said, Phrase::new("situation-won").with("seat", B).with("score", "2.0"));
}

#[test]
fn el_r73_teams_add_their_bonuses() {
    let scene = Scene::second("S24").options(|config| config.teams = true).p(&[5, 5, 5, 5]).e(&[5, 5, 5, 5]);
    let play = scene.cards(A, "EI01").cards(C, "EI02").tad("AC", C, 7).finish_turn();
    let outcome = play.table.outcome().unwrap();
    // 10 and 12 make 18 (18.3), and two initiatives and a territory add 4; the others have 10 and 10.
    assert_eq!(outcome.standings.iter().map(|standing| standing.score).collect::<Vec<_>>(), [22, 20, 22, 20]);
    assert_eq!(outcome.standings.iter().map(|standing| standing.rank).collect::<Vec<_>>(), [1, 2, 1, 2]);
}
