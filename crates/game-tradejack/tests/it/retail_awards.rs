//! Retail: awards and the end of the round (TJ-7.8 to TJ-7.19).

use ecotable_kernel::Seat;
use ecotable_tradejack::Decider;

use crate::scene::{A, B, C, D, Scene, demand, face};

/// One award, what A and B lay out, what was compared, and who takes it.
struct Case {
    award: &'static str,
    lays: [&'static str; 2],
    compared: &'static str,
    winner: Option<Seat>,
}

#[track_caller]
fn check(case: &Case) {
    let scene = Scene::new(2).row(&format!("{} - -", case.award));
    let play = scene.lays(A, case.lays[0]).lays(B, case.lays[1]).retail();
    assert_eq!(play.award(case.award).map(|(seat, _)| seat), case.winner, "{}: {:?}", case.award, case.lays);
    if case.winner.is_some() {
        let won = play.lines("award_won");
        assert!(won[0].contains(&format!("compared={} ", case.compared)), "{} {:?}", won[0], case.lays);
    }
}

#[track_caller]
fn check_all(cases: &[(&'static str, [&'static str; 2], &'static str, Option<Seat>)]) {
    for &(award, lays, compared, winner) in cases {
        check(&Case { award, lays, compared, winner });
    }
}

const ONE_GOLD: &str = "SOAP-B+GOLD-B";
const TWO_GOLD: &str = "DETG-B+GOLD-B DETG-Y+GOLD-Y";
const THREE_SILVER: &str = "MARG-B+SILV-B MARG-Y+SILV-Y MARG-Y+SILV-Y";
const ONE_ALTERNATIVE: &str = "PIZZA-B+ALT-B";
const DIRTY: &str = "PNUT-B+RAIN-B PNUT-Y+PEAT-Y";

#[test]
fn tj_7_8_awards_follow_all_sales_in_draw_order() {
    let scene = Scene::new(2).row("W3 T3 W2").lays(A, ONE_GOLD).lays(B, TWO_GOLD);
    let play = scene.retail();
    let order: Vec<String> = play
        .story()
        .into_iter()
        .filter(|line| line.starts_with("income") || line.starts_with("award"))
        .map(|line| line.split(' ').take(2).collect::<Vec<_>>().join(" "))
        .collect();
    let capital = ["income_received capital=12", "income_received capital=18"];
    assert_eq!(order, [capital[0], capital[1], "award_won card=W3", "award_won card=W2"]);
}

#[test]
fn tj_7_8_only_sets_of_this_round_count() {
    let scene = Scene::new(2).row("- - -").lays(A, TWO_GOLD).hand(B, "SOAP-B GOLD-B SILV-Y");
    let mut play = scene.demand_top("W5 T1 T2").retail();
    play.pass_all();
    play.lay_out(B, ONE_GOLD);
    play.all_confirm();
    assert_eq!(play.award("W5"), Some((B, Decider::Most)));
    assert!(play.lines("award_won")[0].contains("compared=[null,1]"));
}

#[test]
fn tj_7_9_the_most_gold_standards() {
    check_all(&[
        ("W5", [ONE_GOLD, TWO_GOLD], "[1,2]", Some(B)),
        ("W5", [ONE_GOLD, THREE_SILVER], "[1,null]", Some(A)),
        ("W5", [DIRTY, THREE_SILVER], "", None),
    ]);
}

#[test]
fn tj_7_10_the_most_standards_counts_gold_and_silver_the_same() {
    check_all(&[
        ("W6", [TWO_GOLD, THREE_SILVER], "[2,3]", Some(B)),
        ("W1", ["SOAP-B+GOLD-B SOAP-Y+SILV-Y", ONE_ALTERNATIVE], "[2,null]", Some(A)),
        ("W6", [DIRTY, ONE_ALTERNATIVE], "", None),
    ]);
}

#[test]
fn tj_7_11_exclusively_alternative_ties_all_who_play_nothing_else() {
    check_all(&[
        // A tie: B has less Capital after sales.
        ("W4", ["SOAP-B+ALT-B SOAP-Y+ALT-Y", ONE_ALTERNATIVE], "[1,1]", Some(B)),
        ("W4", ["SOAP-B+ALT-B SOAP-Y+GOLD-Y", ONE_ALTERNATIVE], "[null,1]", Some(B)),
        ("W4", ["SOAP-B+ALT-B SOAP-Y+RAIN-Y", ""], "", None),
        ("W4", ["SOAP-B", ""], "", None),
    ]);
}

#[test]
fn tj_7_12_the_most_green_products() {
    check_all(&[
        ("W7", [THREE_SILVER, TWO_GOLD], "[3,2]", Some(A)),
        ("W2", [DIRTY, ONE_ALTERNATIVE], "[null,1]", Some(B)),
        ("W7", [DIRTY, ""], "", None),
    ]);
}

#[test]
fn tj_7_13_the_most_green_credits_after_trends() {
    check_all(&[
        ("W3", [THREE_SILVER, TWO_GOLD], "[9,8]", Some(A)),
        ("W8", [DIRTY, ONE_ALTERNATIVE], "[null,2]", Some(B)),
        ("W8", [DIRTY, "SOAP-B"], "", None),
    ]);
    let play = Scene::new(2).row("W3 T6 -").lays(A, THREE_SILVER).lays(B, TWO_GOLD).retail();
    assert!(play.lines("award_won")[0].contains("compared=[9,12]"), "the trend makes 12 of 8");
}

#[test]
fn tj_7_14_the_highest_takes_it_and_without_one_it_is_discarded() {
    let scene = Scene::new(3).row("W7 W5 -").lays(A, ONE_ALTERNATIVE).lays(B, THREE_SILVER).lays(C, "SOAP-Y");
    let play = scene.awards(B, "W1 W2 W3").capital(&[0, 99, 0]).retail();
    assert_eq!(play.award("W7"), Some((B, Decider::Most)), "other things matter only in a tie");
    assert_eq!(play.lines("award_unclaimed"), ["award_unclaimed card=W5"]);
    assert!(play.spectator().demand_discard.contains(&demand("W5")[0]));
}

/// All seats lay out one set with Silver Standard, of different products worth the same.
fn four_tied() -> Scene {
    let scene = Scene::new(4).row("W7 W2 -").first(B).lays(A, "SOAP-B+SILV-B").lays(B, "SOAP-Y+SILV-Y");
    scene.lays(C, "BREAD-B+SILV-B").lays(D, "BREAD-Y+SILV-Y")
}

#[test]
fn tj_7_15_a_tie_goes_to_the_fewest_awards() {
    let scene = four_tied().awards(A, "W1").awards(B, "W3").awards(C, "W4 W5").capital(&[0, 0, 0, 50]);
    let play = scene.retail();
    assert_eq!(play.award("W7"), Some((D, Decider::FewerAwards)));
    // D has one now, as A and B have; of these A has as little Capital as B, and B is First Player.
    assert_eq!(play.award("W2"), Some((B, Decider::CloserToFirst)));
}

#[test]
fn tj_7_16_a_further_tie_goes_to_the_least_capital() {
    let scene = four_tied().awards(A, "W1").capital(&[0, 9, 8, 7]);
    let play = scene.retail();
    assert_eq!(play.award("W7"), Some((D, Decider::LessCapital)), "A has least, but more awards");
    assert_eq!(play.award("W2"), Some((C, Decider::LessCapital)));
}

#[test]
fn tj_7_17_the_last_tie_goes_to_the_smallest_distance() {
    let play = four_tied().retail();
    assert_eq!(play.award("W7"), Some((B, Decider::CloserToFirst)), "B is First Player");
    assert_eq!(play.award("W2"), Some((C, Decider::CloserToFirst)), "B holds one more now");
}

#[test]
fn tj_7_18_played_cards_and_the_row_are_discarded() {
    let scene = Scene::new(2).row("T1 W7 W5").regulations("R1").lays(A, "SOAP-B+SILV-B").lays(B, "MARG-Y");
    let play = scene.hand(B, "GOLD-Y").awards(B, "W1").retail();
    let now = play.snapshot();
    assert_eq!(now.product_discard, ["SOAP-B", "MARG-Y"].map(face).into_iter().collect());
    assert_eq!(now.source_discard, [face("SILV-B")].into_iter().collect());
    assert_eq!(now.demand_discard, demand("T1 W5"));
    assert_eq!((&now.players[0].awards, &now.players[1].awards), (&demand("W7"), &demand("W1")));
    assert_eq!(now.regulations, demand("R1"));
    assert_eq!(now.players[1].sources.of(face("GOLD-Y")), 1, "what is not played stays in hand");
}

#[test]
fn tj_7_19_the_first_player_card_moves_clockwise() {
    for (first, next) in [(A, B), (B, C), (C, A)] {
        let play = Scene::new(3).first(first).next_round();
        assert_eq!(play.spectator().first, next);
        assert_eq!(play.asked(), crate::play::letter(next), "who reveals first");
    }
}
