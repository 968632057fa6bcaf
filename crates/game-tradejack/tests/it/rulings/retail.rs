//! Incomes and awards.

use ecotable_tradejack::{Config, Decider};

use crate::scene::{A, B, C, Scene, own_deck};

#[test]
fn tj_r13_the_supply_of_capital_has_no_end() {
    let play = Scene::new(6).capital(&[60; 6]).lays(A, "SOAP-B+GOLD-B").retail();
    assert_eq!(play.capital().iter().sum::<u16>(), 366, "the box holds 200");
}

#[test]
fn tj_r19_the_bonus_of_a_product_is_no_green_credit() {
    let scene = Scene::new(2).row("T6 T9 W8").lays(A, "SOAP-B+ALT-B").lays(B, "MARG-B+SILV-B");
    let play = scene.retail();
    assert_eq!((play.sold(A), play.sold(B)), (vec![(2 + 3 + 4, 4)], vec![(3 + 6, 6)]));
    assert_eq!(play.award("W8"), Some((B, Decider::Most)), "6 against 4");
}

#[test]
fn tj_r20_a_set_that_matches_both_halves_gets_both_bonuses() {
    let play = Scene::new(2).row("T3 - -").lays(A, "BISC-Y+INTER-Y").retail();
    assert_eq!(play.sold(A), [(3 + 3 + 3 + 2, 5)]);
}

#[test]
fn tj_r21_an_alternative_source_is_green_with_two_credits() {
    let play = Scene::new(2).row("T10 W7 -").lays(A, "SOAP-B+ALT-B").lays(B, "SOAP-Y+RAIN-Y").retail();
    assert_eq!(play.sold(A), [(2 + 2 + 2, 4)]);
    assert_eq!(play.award("W7"), Some((A, Decider::Most)));
    let tracker = Scene::new(2).config(Config { co2: true, ..Config::default() }).lays(A, "SOAP-B+ALT-B");
    assert_eq!(tracker.retail().spectator().tracker, 0);
}

#[test]
fn tj_r22_the_most_green_products_looks_at_printed_credits() {
    // In this list a trend gives Rainforest 2 Green Credits: they count as credits, but make no green product.
    let rainforest_trend = own_deck(|list| list.trend[0].source = Some("RAIN".to_owned()));
    let scene = Scene::new(2).config(rainforest_trend).row("T1 W7 W8").lays(A, "PNUT-B+RAIN-B");
    let play = scene.retail();
    assert_eq!(play.sold(A), [(4 + 2, 2)]);
    assert_eq!(play.award("W7"), None);
    assert_eq!(play.award("W8"), Some((A, Decider::Most)));
}

#[test]
fn tj_r23_ties_look_at_the_moment_of_the_award() {
    // Capital after sales: A 2 + 8 = 10, B 4 + 5 = 9, although A had less before.
    let scene =
        Scene::new(2).row("W6 W7 -").capital(&[2, 4]).lays(A, "PNUT-B+GOLD-B").lays(B, "SOAP-Y+SILV-Y");
    let play = scene.retail();
    assert_eq!(play.award("W6"), Some((B, Decider::LessCapital)));
    assert_eq!(play.award("W7"), Some((A, Decider::FewerAwards)), "B has won one in this round");
    // The First Player Card has not moved yet.
    let scene = Scene::new(2).first(B).row("W7 - -").lays(A, "SOAP-B+SILV-B").lays(B, "SOAP-Y+SILV-Y");
    let play = scene.retail();
    assert_eq!((play.award("W7"), play.spectator().first), (Some((B, Decider::CloserToFirst)), A));
}

#[test]
fn tj_r24_the_market_phase_is_the_retail_phase() {
    // The rulebook places CO2 tokens in the Market Phase: here that is right after the reveal.
    let scene = Scene::new(2).config(Config { co2: true, ..Config::default() }).hand(A, "SOAP-B RAIN-B");
    let mut play = scene.play();
    play.go("A set SOAP-B, use RAIN-B, confirm");
    assert_eq!(play.spectator().tracker, 0);
    play.go("B confirm");
    assert_eq!(play.spectator().tracker, 1);
}

#[test]
fn tj_r25_exclusively_alternative_needs_at_least_one_set() {
    let scene = Scene::new(3).row("W4 - -").lays(A, "SOAP-B+GOLD-B").lays(B, "SOAP-Y").hand(C, "ALT-B");
    assert_eq!(scene.retail().award("W4"), None);
}

#[test]
fn tj_r37_equals_share_a_place_and_the_next_place_is_skipped() {
    let scene = Scene::new(5).round(6).demand_left("").regulations("R1 R2").capital(&[7, 9, 7, 9, 3]);
    let outcome = scene.next_round().table.outcome().unwrap();
    let places: Vec<u8> = outcome.standings.iter().map(|standing| standing.rank).collect();
    assert_eq!(places, [3, 1, 3, 1, 5]);
}
