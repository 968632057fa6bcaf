//! Worked examples of the rulebooks.

use ecotable_ecologic::*;
use ecotable_kernel::Narrate;
use ecotable_words::{Numbered, Words};

use crate::scene::*;

#[test]
fn el_a1_after_the_setup_each_type_costs_five() {
    let play = Scene::first("F01")
        .on(A, "oil 0, mineral 1")
        .on(B, "oil 5, mineral 3")
        .on(C, "oil 12, mineral 8")
        .on(D, "oil 18, mineral 14")
        .slot();
    assert_eq!(play.prices(), (5, 5));
}

#[test]
fn el_a2_a_token_goes_for_nine_after_four_raises() {
    let scene = Scene::first("F01").e(&[0, 0, 0, 0]).on(A, "oil 6").on(B, "oil 0");
    let mut play = scene.on(C, "oil 12").on(D, "oil 18").slot();
    play.go(
        "A open_token oil, bid 5, B bid 6, C bid 7, D bid 8, A bid 9, B pass, C pass, D pass, A place oil 5",
    );
    assert_eq!((play.p()[0], play.e()[0]), (1, 1));
    assert_eq!(play.prices().0, 6);
}

#[test]
fn el_a3_only_the_first_on_a_hex_takes_its_token() {
    let mut play = start(Scene::first("F01"), A, Decision::Start1).play();
    play.go("A place mineral 1, B place mineral 1");
    assert_eq!(play.e(), [5, 0, 0, 0]);
    assert_eq!(play.view().cells[1].refineries.len(), 2);
}

/// The setup of the first edition: all tokens in hand.
pub fn start(scene: Scene, seat: ecotable_kernel::Seat, decision: Decision) -> Scene {
    let hand = u8::from(scene.config.edition == Edition::Ed1);
    let scene = scene.turn(0).e(&[0, 0, 0, 0]).ask(seat, decision);
    let seats = scene.seats;
    ecotable_kernel::Seat::all(seats).fold(scene, |scene, seat| scene.hand(seat, hand, hand))
}

#[test]
fn el_a4_new_equipment_spares_the_oil_refineries() {
    let play = Scene::first("F05").e(&[4]).on(A, "oil 5, oil 6, mineral 1").finish_turn();
    assert_eq!((play.changes()[0], play.e()[0]), (-1, 3));
}

#[test]
fn el_a5_three_small_refineries_earn_three() {
    let play = Scene::first("F05").on(A, "oil 5, oil 6, mineral 1").finish_turn();
    assert_eq!(play.p()[0], 13);
}

#[test]
fn el_a6_levels_earn_one_three_five_seven_and_cost_one_each() {
    for level in 1..=4u8 {
        let refinery = format!("oil 0:{level}");
        for scene in [Scene::first("F04"), Scene::second("S28")] {
            let play = scene.on(A, &refinery).finish_turn();
            assert_eq!(play.incomes()[0], [1, 3, 5, 7][usize::from(level) - 1]);
            assert_eq!(play.changes()[0], -i16::from(level));
        }
    }
}

#[test]
fn el_a7_balance_beats_quantity() {
    let play = Scene::first("F21").seats(3).p(&[13, 7, 12]).e(&[7, 13, 7]).finish_turn();
    let outcome = play.table.outcome().unwrap();
    let scores: Vec<_> = outcome.standings.iter().map(|standing| outcome.written(standing.score)).collect();
    assert_eq!(scores, ["10.8", "10.8", "11.1"]);
    assert_eq!(outcome.standings[2].rank, 1);
    let view = play.view();
    let shown = |seat: usize| view.players[seat].k_shown.as_deref();
    assert_eq!([0, 1, 2].map(shown), [Some("0.54"), Some("0.54"), Some("0.58")]);
    let said = Words::new(&[Ecologic::LOCALES]).unwrap();
    let lines = play.table.game().table(&view);
    let lines: Vec<_> = lines.iter().map(|line| said.say("en", line, &Numbered)).collect();
    assert!(lines.iter().any(|line| line.ends_with("K 0.54, score now: 10.8.")), "{lines:?}");
    assert_eq!(Scene::second("S28").slot().player(A).k_shown, None);
    assert_eq!(view.players[0].score, Score { numerator: 140, denominator: 13 });
    assert_eq!(view.players[2].score, Score { numerator: 133, denominator: 12 });
}

#[test]
fn el_a8_the_stock_exchange_lets_seven_buy_at_fourteen() {
    let scene = Scene::first("F01").tad("SM", B, 4).on(A, "oil 5").on(B, "oil 0");
    let mut play = scene.clone().p(&[20, 7, 20, 20]).slot();
    play.go("A open_token oil, bid 13");
    assert_eq!((play.asked(), play.options()), ("B bidding".into(), "pass, bid 14".into()));
    play.go("B bid 14, C pass, D pass, A pass, B keep");
    assert_eq!(play.p()[1], 0);
    let mut play = scene.p(&[20, 6, 20, 20]).slot();
    play.go("A open_token oil, bid 13");
    assert_eq!(play.asked(), "C bidding");
    assert_eq!(play.lines("passed_automatically"), ["passed_automatically seat=B"]);
}

#[test]
fn el_a9_special_initiatives_become_dearer() {
    let scene = Scene::first("F01").on(A, "oil 5");
    assert_eq!(scene.clone().slot().view().tad_nominal, 12);
    let scene = scene.tad("NR", B, 4);
    assert_eq!(scene.clone().slot().view().tad_nominal, 15);
    assert_eq!(scene.tad("SM", C, 10).slot().view().tad_nominal, 20);
}

#[test]
fn el_a10_conversion_turns_a_refinery_into_tokens_in_hand() {
    let scene = Scene::first("F17").on(A, "oil 5:4, mineral 1:4").on(B, "oil 0:4").on(C, "oil 12");
    let mut play = scene.ask(A, Decision::Convert).play();
    assert_eq!(play.prices(), (10, 5));
    play.go("A refinery oil 5");
    let player = play.player(A);
    assert_eq!((player.hand.mineral, player.supply.mineral, player.supply.oil), (4, 2, 10));
    assert_eq!(play.prices(), (6, 5));
}

#[test]
fn el_a11_nine_and_seven_make_twelve() {
    assert_eq!(
        Scene::second("S28").options(|c| c.scenario = vec!["S24".into()]).game().base(9, 7),
        Score::whole(12)
    );
}

#[test]
fn el_a12_three_enviros_are_just_enough() {
    let play = Scene::second("S28").e(&[3]).on(A, "oil 0:4").cards(A, "EI01").finish_turn();
    assert_eq!((play.changes()[0], play.e()[0]), (-3, 0));
    assert!(!play.player(A).minus && play.player(A).tokens.oil == 4);
}

#[test]
fn el_a13_rich_horizons_and_recultivation_net_five() {
    let scene = Scene::second("S07").on(A, "mineral 1, mineral 6, oil 0:2").cards(A, "EI13");
    let play = scene.finish_turn();
    assert_eq!((play.incomes()[0], play.p()[0]), (7, 15));
}

#[test]
fn el_a14_the_crash_halves_small_oil_against_its_owner() {
    let play = Scene::second("S01").on(A, "oil 0").on(B, "oil 3, oil 5, oil 10, oil 26:2").finish_turn();
    assert_eq!(play.incomes()[..2], [0, 4]);
}

#[test]
fn el_a15_halves_are_lost_rounded_up() {
    assert_eq!(Scene::second("S20").p(&[9]).draw_event().p()[0], 4);
    assert_eq!(Scene::second("S22").e(&[7, 6]).draw_event().e()[..2], [3, 3]);
    assert_eq!(Scene::first("F09").p(&[9]).draw_event().p()[0], 4);
    assert_eq!(Scene::first("F18").e(&[7, 6]).draw_event().e()[..2], [3, 3]);
}
