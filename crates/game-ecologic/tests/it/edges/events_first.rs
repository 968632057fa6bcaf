//! Events of the first edition at their limits.

use ecotable_ecologic::*;

use crate::scene::*;

#[test]
fn el_r9_without_a_free_border_hex_any_hex_will_do() {
    let scene = Scene::first("F01").hand(A, 1, 1).on(B, "oil 0:4, oil 6:4").on(C, "oil 12:4, oil 18:4");
    let scene = scene.on(D, "mineral 2:4, mineral 7:4").on(C, "mineral 15:4");
    assert_eq!(
        scene.slot().those("place"),
        "place oil 5, place oil 9, place oil 13, place mineral 1, place mineral 3, place mineral 11, place mineral 16"
    );
}

#[test]
fn el_4_1_a_protected_leader_may_sue_itself_in_the_first_edition() {
    let scene = Scene::first("F04").tad("AC", A, 4).on(A, "oil 5:2").ask(A, Decision::Lawsuit);
    let mut play = scene.play();
    play.go("A token 5 0 oil");
    assert_eq!((play.player(A).tokens.oil, play.player(A).supply.oil), (1, 9));
    // It was no voluntary removal.
    assert_eq!(play.those("remove"), "remove oil 5");
}

#[test]
fn el_4_2_an_exchange_is_bounded_by_what_there_is() {
    let options = |p: u16, e: i16| {
        Scene::first("F08").p(&[p]).e(&[e]).on(A, "oil 5").ask(A, Decision::Exchange).play().options()
    };
    assert_eq!(options(2, 0), "pass, to_enviro 1, to_enviro 2");
    assert_eq!(options(0, 2), "pass, to_money 1, to_money 2");
    assert_eq!(options(9, 9).split(", ").count(), 11);
    let nothing = Scene::first("F08").p(&[0]).e(&[0]).on(B, "oil 5").finish_turn();
    assert!(nothing.lines("passed_automatically").contains(&"passed_automatically seat=A".to_owned()));
    // Too much changed into money shuts a token down.
    let scene = Scene::first("F08").p(&[0]).e(&[4]).on(A, "oil 5:2, oil 0").ask(A, Decision::Exchange);
    let mut play = scene.play();
    play.go("A to_money 2");
    assert_eq!((play.asked(), play.e()[0]), ("A shutdown".into(), 0));
}

#[test]
fn el_r67_each_seat_doubles_one_level_two_refinery_of_either_type() {
    let scene = Scene::first("F10")
        .on(A, "oil 9:2, mineral 8:2, oil 5:2")
        .on(B, "mineral 9:2")
        .on(C, "oil 0, oil 12:3");
    assert_eq!(scene.finish_turn().incomes(), [12, 6, 6, 0]);
}

#[test]
fn el_r63_the_analysts_of_a_protected_leader_do_not_err() {
    let scene = Scene::first("F16").on(A, "oil 5:3, oil 6:4, oil 0").on(B, "oil 12:3");
    assert_eq!(scene.clone().finish_turn().incomes()[..2], [8, 5]);
    assert_eq!(scene.tad("AC", A, 10).finish_turn().incomes()[..2], [13, 5]);
}

/// Converted tokens are not bought: they may be placed in the same turn, at the border if nothing else is left.
#[test]
fn el_4_2_converted_tokens_may_be_placed_in_the_same_turn() {
    let scene = Scene::first("F17").on(A, "oil 5:2").hand(A, 0, 8).ask(A, Decision::Convert);
    let mut play = scene.play();
    play.go("A refinery oil 5");
    assert_eq!(
        (play.player(A).hand, play.player(A).supply),
        (PerType { oil: 0, mineral: 10 }, PerType { oil: 10, mineral: 0 })
    );
    assert_eq!(play.those("place").split(", ").count(), 7);
    play.go("A place mineral 1, place mineral 1");
    assert_eq!((play.those("remove"), play.e()[0]), ("remove mineral 1".into(), 15));
}

#[test]
fn el_4_2_without_a_refinery_nothing_is_converted() {
    let play = Scene::first("F17").draw_event();
    assert_eq!(play.asked(), "A slot");
}

#[test]
fn el_r65_a_levy_ends_at_the_money_of_the_leader_and_at_ninety_nine() {
    let levy = |money: u16| Scene::first("F19").p(&[money, 50, 50, 50]).draw_event();
    assert_eq!((levy(0).asked(), levy(0).p()[1]), ("A slot".into(), 50));
    // With 1 there is one levy to name.
    assert_eq!((levy(1).asked(), levy(1).p()[0]), ("B levy_pay".into(), 0));
    assert_eq!(levy(120).options().split(", ").last(), Some("bid 99"));
    // Exactly the levy can be paid.
    let mut play = Scene::first("F19").p(&[9, 4, 3, 4]).ask(A, Decision::LevySet).play();
    play.go("A bid 4, B pay, D pass");
    assert_eq!(play.p(), [5, 0, 3, 4]);
    assert_eq!([B, C, D].map(|seat| play.player(seat).barred), [false, true, true]);
}

#[test]
fn el_4_2_a_bar_lasts_for_one_action_phase() {
    let scene = Scene::first("F19").then("F03").p(&[9, 3, 9, 9]).on(B, "oil 0");
    let mut play = scene.ask(A, Decision::LevySet).play();
    play.go("A bid 4, C pay, D pay");
    assert!(play.player(B).barred);
    play.pass_until("B slot");
    assert_eq!((play.view().turn, play.player(B).barred), (2, false));
    // Its refinery worked all the same.
    assert_eq!((play.incomes()[1], play.changes()[1]), (1, -1));
}

#[test]
fn el_4_1_specialists_do_not_leave_the_academy() {
    let safe = Scene::first("F20").cards(A, "EI01").tad("AC", A, 4).draw_event();
    assert_eq!(safe.cards(A), "EI01");
}
