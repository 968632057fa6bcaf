//! Hands, effects on opponents, and the deck.

use ecotable_kernel::{Seat, Viewer};
use ecotable_plastic_race::Event;
use ecotable_plastic_race::city::CityName::{Athens, Madrid};

use crate::scene::{Play, Scene};

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
        .truck(0, "jE")
        .hand(0, "ST05 ST01 ST02 ST03 ST04")
        .hand(1, "ST06 ST07 ST12")
        .hand(2, "ST34 ST13 ST14 ST15 ST16");
    let mut play = scene.play();
    let sizes = |play: &Play| play.view().players.iter().map(|player| player.hand_size).collect::<Vec<_>>();
    play.go("step ST05 s07, collect, 2 puncture, end_turn, refill");
    assert_eq!((sizes(&play), play.view().active.0), (vec![5, 3, 4], 1), "seat 2 is not refilled now");
    play.go("effect ST06");
    assert!(play.has_told(|event| matches!(event, Event::CardStolen { seat: Seat(1), from: Seat(0) })));
    assert_eq!(
        (sizes(&play), play.offers("effect ST07")),
        (vec![4, 3, 4], false),
        "nobody has five cards now"
    );
    play.go("end_turn, refill");
    assert_eq!((sizes(&play), play.view().active.0), (vec![4, 5, 4], 2), "its turn begins with four cards");
    play.go("end_turn, refill");
    assert_eq!(sizes(&play), [4, 5, 5]);
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
    let phase = |seat: u8| serde_json::to_string(&play.view_of(seat).phase).unwrap();
    assert!(phase(0).contains("ST03") && !phase(1).contains("ST03") && !phase(2).contains("ST03"));
    play.go("1 swap_theirs ST59");
    assert_eq!((play.hand(0).as_str(), play.hand(1).as_str()), ("ST59", "ST01 ST02 ST03 ST05"));
    let swapped = Event::CardsSwapped { seat: Seat(0), target: Seat(1) };
    for (viewer, knows) in [
        (Viewer::Seat(Seat(0)), true),
        (Viewer::Seat(Seat(1)), true),
        (Viewer::Seat(Seat(2)), false),
        (Viewer::Spectator, false),
    ] {
        let moved = |from, to, card: &str| Event::CardMoved {
            from: Seat(from),
            to: Seat(to),
            card: card.parse().unwrap(),
        };
        let heard =
            |event: &Event| play.told.iter().any(|told| told.to.includes(viewer) && told.event == *event);
        assert!(heard(&swapped), "{viewer:?} hears that cards were swapped");
        assert_eq!((heard(&moved(0, 1, "ST03")), heard(&moved(1, 0, "ST59"))), (knows, knows), "{viewer:?}");
        assert!(knows || !play.heard(viewer).contains("CardMoved"), "{viewer:?} hears of no card");
    }
    let alone = Scene::new(Athens, 2).hand(0, "ST12").hand(1, "ST01").play();
    assert!(!alone.offers("effect ST12"));
}

#[test]
fn pr_a41_more_than_five_cards_are_discarded() {
    let mut play = Scene::new(Athens, 2).hand(0, "ST18 ST01 ST02 ST03 ST04").play();
    play.go("effect ST18");
    assert_eq!(play.view().players[0].hand_size, 7);
    play.go("end_turn");
    assert_eq!(play.refused("refill"), "PR-3.8");
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
