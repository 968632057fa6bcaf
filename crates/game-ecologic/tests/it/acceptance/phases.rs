//! Environment and Income.

use ecotable_ecologic::*;

use crate::scene::*;

#[test]
fn el_a51_a_deficit_shuts_down_one_token() {
    let scene = Scene::second("S28").e(&[2]).on(A, "oil 0:2, oil 3:3").cards(A, "EI01");
    let mut play = scene.finish_turn();
    assert_eq!((play.asked(), play.changes()[0]), ("A shutdown".into(), -4));
    assert_eq!((play.e()[0], play.player(A).minus), (0, true));
    play.go("A remove oil 3");
    assert_eq!(play.player(A).tokens.oil, 4);
    let next = Scene::second("S28").e(&[0]).on(A, "oil 0").cards(A, "EI13");
    let play = next.edit(|words| words.players[0].minus = true).finish_turn();
    assert_eq!((play.e()[0], play.player(A).minus), (2, false));
}

#[test]
fn el_a52_the_nature_reserve_serves_all_who_stand_beside_it() {
    let scene =
        Scene::first("F01").tad("NR", D, 10).on(A, "oil 6:2, oil 9").on(B, "mineral 9").on(C, "oil 2");
    let play = scene.finish_turn();
    let reserve = |told: &ecotable_kernel::Told<Event>| match &told.event {
        Event::EnvironmentBalanced { balance, .. } => Some(balance.reserve),
        _ => None,
    };
    let bonus: Vec<_> = play.told.iter().filter_map(reserve).collect();
    assert_eq!(bonus, [2, 1, 0, 0]);
}

#[test]
fn el_a53_the_transport_hub_pays_the_owners_around_it() {
    let scene = Scene::second("S28").tad("TH", C, 9).on(A, "oil 14:2, mineral 8").on(B, "mineral 4");
    assert_eq!(scene.finish_turn().incomes()[..2], [6, 2]);
}

#[test]
fn el_a54_a_crisis_spares_the_large_and_the_protected() {
    for (event, cell) in [("F14", 4), ("S17", 7)] {
        let scene = if event == "F14" { Scene::first(event) } else { Scene::second(event) };
        let (a, b) = if event == "F14" {
            ("oil 0, oil 5:2, oil 6:3", "oil 12, oil 13:2, oil 18:3")
        } else {
            ("oil 0, oil 3:2, oil 5:3", "oil 10, oil 21:2, oil 26:3")
        };
        let scene = scene.on(A, a).on(B, b).cards(A, "EI13").cards(B, "EI14").tad("AC", B, cell);
        assert_eq!(scene.finish_turn().p()[..2], [13, 17]);
    }
}

#[test]
fn el_a55_what_cannot_be_paid_is_given_up() {
    let scene = Scene::second("S28").p(&[0]).on(A, "oil 0:2").cards(A, "EI13 EI14 EI01");
    let mut play = scene.finish_turn();
    assert_eq!((play.asked(), play.options()), ("A upkeep".into(), "card EI13, card EI14".into()));
    assert_eq!(play.refused("A card EI01"), "EL-3.11");
    play.go("A CARD(12)");
    assert_eq!((play.p()[0], play.cards(A)), (1, "EI01 EI14".into()));
}

#[test]
fn el_a56_centralization_and_accidents_look_at_levels() {
    let two = "oil 0:2, oil 5:2, oil 6";
    assert_eq!(Scene::first("F10").on(A, two).finish_turn().incomes()[0], 10);
    let two = "oil 0:2, oil 3:2, oil 5";
    assert_eq!(Scene::second("S12").on(A, two).finish_turn().incomes()[0], 13);
    let three = "oil 0:3, oil 3:3, oil 5";
    assert_eq!(Scene::second("S09").on(A, three).finish_turn().incomes()[0], 6);
}
