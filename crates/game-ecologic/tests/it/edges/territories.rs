//! Territories: where they may lie, who may buy them, and matches without them.

use ecotable_ecologic::*;

use crate::scene::*;

#[test]
fn el_r12_beside_own_sectors_only_if_the_option_says_so() {
    let near = |config: &mut Config| config.tad_adjacent = true;
    let scene = Scene::second("S28").options(near).on(A, "mineral 1").on(B, "oil 5").p(&[20, 20, 0, 0]);
    let mut play = scene.clone().slot();
    play.go("A open_tad TH, bid 10");
    // B stands beside no site and is not asked; the only site beside A is used.
    assert_eq!(play.lines("tad_placed"), ["tad_placed cell=7 enviro=0 seat=A tad=TH"]);
    assert_eq!(scene.clone().ask(B, Decision::Slot).slot().refused("B open_tad TH"), "EL-3.5");
    assert_eq!(
        scene
            .options(|config| config.tad_adjacent = false)
            .ask(B, Decision::Slot)
            .slot()
            .refused("B open_tad TH"),
        "allowed"
    );
}

#[test]
fn el_r23_another_lake_is_enough_to_take_part() {
    let scene = Scene::first("F01").on(A, "oil 0").on(B, "oil 18").p(&[12, 14, 40, 0]);
    let mut play = scene.slot();
    play.go("A open_tad AC, B bid 13");
    assert_eq!(play.lines("tad_placed"), ["tad_placed cell=17 enviro=1 seat=B tad=AC"]);
    assert_eq!((play.asked(), play.e()[1]), ("A slot".into(), 11));
}

/// The auction in WRAP is the leader's, whoever wins it, and WRAP goes on.
#[test]
fn el_r22_a_territory_can_be_opened_in_wrap_and_vetoed_there() {
    let scene = Scene::first("F01").on(A, "oil 0").on(B, "oil 5").p(&[12, 14, 0, 0]).ask(A, Decision::Wrap);
    let mut play = scene.play();
    play.go("A open_tad NR, B bid 13, B site 10");
    assert_eq!((play.asked(), play.those("open_tad")), ("A wrap".into(), "".into()));
    let scene = Scene::first("F13").on(A, "oil 0").p(&[12, 0, 0, 0]).ask(A, Decision::Wrap);
    let mut play = scene.play();
    play.go("A open_tad NR, veto");
    assert_eq!((play.asked(), play.those("open_tad"), play.p()[0]), ("A wrap".into(), "".into(), 12));
}

#[test]
fn el_r22_with_the_slot_option_a_territory_takes_the_place_of_a_token() {
    let slot = |config: &mut Config| config.tad_opener = TadOpener::Slot;
    let mut play = Scene::first("F01").options(slot).on(A, "oil 0").on(B, "oil 5").p(&[12, 15, 0, 0]).slot();
    play.go("A open_tad NR, B pass");
    assert_eq!((play.asked(), play.view().tad_nominal), ("B slot".into(), 15));
    play.go("B open_tad SM");
    assert_eq!((play.asked(), play.view().tad_nominal, play.p()[1]), ("C slot".into(), 20, 0));
}

#[test]
fn el_r22_with_the_slot_option_a_vetoed_territory_uses_the_slot() {
    let slot = |config: &mut Config| config.tad_opener = TadOpener::Slot;
    let scene = Scene::first("F13").options(slot).on(A, "oil 12").on(B, "oil 5").p(&[0, 12, 0, 0]);
    let mut play = scene.ask(B, Decision::Slot).slot();
    play.go("B open_tad NR, A veto");
    assert_eq!((play.asked(), play.p()[1], play.view().tad_nominal), ("C slot".into(), 12, 12));
}

#[test]
fn el_6_without_territories_nobody_can_open_or_buy_one() {
    let none = |config: &mut Config| config.tads = false;
    for scene in
        [Scene::first("F02").on(A, "oil 5"), Scene::second("S03").on(A, "oil 0"), Scene::second("S30")]
    {
        let platform = scene.words.event.as_deref() == Some("S30");
        let ask = if platform { Decision::Platform } else { Decision::Slot };
        let play = scene.options(none).p(&[99]).ask(A, ask).play();
        assert_eq!((play.those("open_tad"), play.those("buy_tad")), ("".into(), "".into()));
    }
}

#[test]
fn el_1_2_all_territories_sold_leave_none_for_sale() {
    let scene = Scene::first("F01").tad("NR", A, 4).tad("SM", B, 10).tad("AC", C, 17).on(A, "oil 5").p(&[99]);
    assert_eq!(scene.slot().refused("A open_tad NR"), "EL-3.5");
}

/// The reserve and the hub serve whoever stands there, not their owners; types and numbers of tokens do not matter.
#[test]
fn el_4_4_a_territory_pays_by_the_sector() {
    let scene = Scene::second("S28").tad("NR", C, 9).tad("TH", D, 20);
    let scene = scene.on(A, "oil 15:2, mineral 15:2, oil 14").on(B, "oil 3:4").on(C, "oil 0");
    let play = scene.finish_turn();
    assert_eq!(play.changes(), [-5 + 2, -4 + 1, -1, 0]);
    assert_eq!(play.incomes(), [3 + 3 + 1 + 2, 7, 1, 0]);
}

#[test]
fn el_r13_without_lake_tokens_a_territory_finds_none() {
    let bare = |config: &mut Config| config.lake_tokens = false;
    let mut play = Scene::first("F01").options(bare).on(A, "oil 6").p(&[12, 0, 0, 0]).slot();
    play.go("A open_tad NR");
    assert_eq!((play.lines("tad_placed").len(), play.e()[0]), (1, 10));
}
