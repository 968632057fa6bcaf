//! Hands, effects on opponents, and the deck.

use ecotable_plastic_race::city::CityName::{Athens, Madrid};

use crate::scene::Scene;

#[test]
fn pr_a35_after_collecting_only_effects_that_do_not_move() {
    let scene =
        Scene::new(Athens, 2).truck(0, "b1").hand(0, "ST28 ST20 ST07").hand(1, "ST01 ST02 ST03 ST05 ST06");
    let play = scene.bins(0, "1").edit(|start| start.movement_over = true).play();
    assert_eq!(play.options(0), ["effect ST07", "effect ST20", "end_turn"]);
}

#[test]
fn pr_a38_who_can_be_stolen_from() {
    let scene = Scene::new(Athens, 3)
        .hand(0, "ST01 ST02 ST03 ST05 ST07")
        .hand(1, "ST06 ST12")
        .hand(2, "ST13 ST14 ST15 ST16");
    let scene = scene.edit(|start| start.active = ecotable_kernel::Seat(1));
    let mut play = scene.play();
    play.go("effect ST06");
    let view = play.view();
    assert_eq!((view.players[0].hand_size, view.players[2].hand_size), (4, 4), "only seat 0 had five cards");
    play.go("end_turn, refill");
    assert_eq!(play.view().active.0, 2);
    play.go("end_turn, refill");
    assert_eq!(play.view().players[2].hand_size, 5);
}

#[test]
fn pr_a39_asking() {
    let asked = |wanted: &str| {
        let mut play = Scene::new(Athens, 2).hand(0, "ST09").hand(1, "ST37 ST01 ST55").play();
        play.go(&format!("effect ST09, ask_for {wanted}"));
        play
    };
    let blue = asked("blue");
    assert_eq!(blue.options(1), ["give_card ST01", "give_card ST37"]);
    let green = asked("green");
    assert_eq!(green.hand(0), "ST37");
    let red = asked("red");
    assert_eq!((red.hand(0).as_str(), red.hand(1).as_str()), ("", "ST01 ST37 ST55"));
    assert_eq!(red.view().played_row.len(), 1);
    assert_eq!(asked("roll_dice").hand(0), "ST01");
}

#[test]
fn pr_a40_swapping() {
    let scene = Scene::new(Athens, 3).hand(0, "ST12 ST03").hand(1, "ST01 ST02 ST05 ST59").hand(2, "ST14");
    let mut play = scene.play();
    play.go("effect ST12, pick_seat 1");
    assert_eq!(play.asked(), [1], "the only own card is offered at once");
    assert!(play.view_of(1).phase != play.view_of(0).phase, "the target does not see the offered card");
    play.go("1 swap_theirs ST59");
    assert_eq!((play.hand(0).as_str(), play.hand(1).as_str()), ("ST59", "ST01 ST02 ST03 ST05"));
    let alone = Scene::new(Athens, 2).hand(0, "ST12").hand(1, "ST01").play();
    assert!(!alone.offers("effect ST12"));
}

#[test]
fn pr_a41_more_than_five_cards_are_discarded() {
    let mut play = Scene::new(Athens, 2).hand(0, "ST18 ST01 ST02 ST03 ST04").play();
    play.go("effect ST18");
    assert_eq!(play.view().players[0].hand_size, 7);
    play.go("end_turn");
    assert_eq!(play.refused("refill"), "PR-3.6");
    play.go("discard ST01, discard ST02");
    assert!(play.offers("refill"));
    play.go("discard ST03, discard ST04, refill");
    assert_eq!(play.view().players[0].hand_size, 5);
    assert_eq!(play.view().street_deck, 59 - 5 - 3 - 2);
}

#[test]
fn pr_a42_an_empty_deck_is_made_anew_without_the_played_row() {
    let all: Vec<String> = (1..=59).map(|n| format!("ST{n:02}")).collect();
    let others: Vec<_> = all.iter().filter(|card| *card != "ST18").cloned().collect();
    let scene = Scene::new(Athens, 2).hand(0, "ST18").hand(1, &others[7..].join(" "));
    let scene = scene.deck(&others[0]).discard(&others[1..7].join(" "));
    let mut play = scene.play();
    play.go("effect ST18");
    let view = play.view();
    assert_eq!((view.players[0].hand_size, view.street_deck, view.street_discard.len()), (3, 4, 0));
    assert_eq!(view.played_row.iter().map(ToString::to_string).collect::<Vec<_>>(), ["ST18"]);
}

#[test]
fn pr_a45_a_fourth_route_pushes_out_an_older_one() {
    let scene = Scene::new(Madrid, 2).routes(0, "RT01 RT02 RT03").hand(0, "ST05 ST15 ST07");
    let scene = scene.edit(|start| {
        let rest = (4..=14).filter(|n| ![10, 14].contains(n)).map(|n| format!("RT{n:02}"));
        let deck = ["RT10".to_owned(), "RT14".to_owned()].into_iter().chain(rest);
        start.route_deck = Some(deck.map(|route| route.parse().unwrap()).collect());
    });
    let script = "step ST05 s23, continue s24, step ST15 s36, step ST07 s15, collect, quiet";
    let mut play = scene.play_until_die(script, 0, 2);
    assert_eq!(play.options(0), ["route_overflow RT01", "route_overflow RT02", "route_overflow RT03"]);
    play.go("route_overflow RT02");
    assert_eq!(play.options(0), ["route_overflow RT01", "route_overflow RT03", "route_overflow RT10"]);
    play.go("route_overflow RT01");
    assert_eq!(play.routes(0), "RT03 RT10 RT14");
    let discard: Vec<_> = play.view().route_discard.iter().map(ToString::to_string).collect();
    assert_eq!(discard, ["RT01", "RT02"]);
}
