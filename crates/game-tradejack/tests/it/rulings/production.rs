//! What may be laid out.

use crate::scene::{A, B, Scene, face};

#[test]
fn tj_r15_sets_or_offloading_in_one_round_not_both() {
    let mut play = Scene::new(2).hand(A, "SOAP-B SOAP-Y GOLD-B").play();
    play.go("A set SOAP-B, use GOLD-B");
    assert_eq!((play.options(A).as_str(), play.refused("A offload SOAP-Y").as_str()), ("confirm", "TJ-6.9"));
    play.go("A confirm, B confirm");
    play.pass_all();
    assert_eq!(play.refused("A offload SOAP-Y"), "allowed", "in the next round it is possible");
}

#[test]
fn tj_r16_a_product_may_be_offloaded_although_a_source_fits() {
    let play = Scene::new(2).hand(A, "GOLD-B").lays(A, "PNUT-B").retail();
    assert_eq!(
        play.lines("products_offloaded"),
        ["products_offloaded income=1 products=[\"PNUT-B\"] seat=A"]
    );
}

#[test]
fn tj_r17_kept_cards_stay_playable_and_nothing_has_to_be_played() {
    let mut play = Scene::new(2).hand(A, "PNUT-B GOLD-B").next_round();
    play.pass_all();
    play.all_confirm();
    play.pass_all();
    assert_eq!((play.spectator().round, play.refused("A set PNUT-B").as_str()), (3, "allowed"));
}

#[test]
fn tj_r18_others_learn_only_who_has_confirmed() {
    let scene = Scene::new(3).hand(A, "SOAP-B MARG-B GOLD-B ALT-B");
    let shown = |decisions: &str| {
        let mut play = scene.play();
        play.go(decisions);
        (play.view(B), play.story())
    };
    let nothing = shown("A confirm");
    assert_eq!(nothing, shown("A set SOAP-B, use GOLD-B, set MARG-B, use ALT-B, confirm"));
    assert_eq!(nothing, shown("A offload SOAP-B, reset, offload MARG-B, confirm"));
}

#[test]
fn tj_r27_banned_sources_in_a_hand_are_dead_cards() {
    let scene = Scene::new(2).round(6).demand_left("").regulations("R1 R2").hand(A, "PNUT-B RAIN-B PEAT-B");
    let mut play = scene.play();
    assert_eq!(play.options(A), "offload PNUT-B, confirm");
    play.all_confirm();
    let end = &play.spectator().players[0];
    assert_eq!((end.sources.of(face("RAIN-B")), end.sources.of(face("PEAT-B")), end.reputation), (1, 1, 6));
}
