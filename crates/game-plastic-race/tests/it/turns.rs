//! The flow of a turn (PR-3).

use ecotable_kernel::{Game, GameRng, Seat, Viewer};
use ecotable_plastic_race::city::CityName::{Ankara, Athens, Berlin, Paris, Rome, Victoria};
use ecotable_plastic_race::{Direction, Event, PhaseWords, React};

use crate::scene::{Play, Scene, seconds};

#[test]
fn pr_3_1_a_die_replaces_the_printed_colour() {
    let scene = Scene::new(Athens, 2).truck(0, "jD").hand(0, "ST13 ST10");
    assert!(scene.play().offers("step ST10 s06") && !scene.play().offers("step ST13 s06"));
    let die = scene.die("s06", "blue").play();
    assert!(die.offers("step ST13 s06") && !die.offers("step ST10 s06"));
    assert_eq!(die.refused("step ST10 s06"), "PR-3.3");
}

#[test]
fn pr_3_1_works_close_both_directions() {
    let scene = Scene::new(Athens, 2).hand(0, "ST03").works("s05");
    for node in ["jC", "jD"] {
        assert_eq!(scene.clone().truck(0, node).play().refused("step ST03 s05"), "PR-3.1");
    }
}

#[test]
fn pr_3_2_what_belongs_to_a_turn_begins_anew() {
    let mut play = Scene::new(Berlin, 2).hand(0, "ST01 ST02").hand(1, "ST07").play();
    play.go("step ST01 s25, end_turn, refill");
    let view = play.view();
    assert!(
        view.track.is_empty()
            && view.rewards_used.is_empty()
            && !view.movement_over
            && view.open_play.is_none()
    );
    play.go("step ST07 s25");
    assert_eq!(play.view().rewards_used, ["r1"]);
}

#[test]
fn pr_3_3_the_first_step_begins_at_the_truck() {
    let play = Scene::new(Athens, 2).truck(0, "jC").hand(0, "ST03").play();
    assert_eq!(play.refused("step ST03 s20"), "PR-3.3");
    assert_eq!(play.refused("continue s05"), "PR-3.3");
    assert_eq!(play.refused("step ST15 s05"), "PR-3.6");
}

#[test]
fn pr_3_4_arrival_pays_the_reward_and_asks_nothing_else() {
    let mut play = Scene::new(Berlin, 2).hand(0, "ST01 ST02").play();
    play.go("step ST01 s25");
    let view = play.view();
    assert_eq!((view.phase, view.players[0].hand_size, view.track.len()), (PhaseWords::Turn {}, 2, 1));
    assert_eq!((view.track[0].from.as_str(), view.track[0].to.as_str()), ("L1", "r1"));
}

#[test]
fn pr_3_5_what_pays_a_double_lane() {
    let lanes = |hand: &str| seconds_of_lane(&Scene::new(Berlin, 2).truck(0, "j3").hand(0, hand).play());
    assert_eq!(lanes("ST01"), "");
    assert_eq!(lanes("ST01 ST07"), "blue");
    assert_eq!(lanes("ST01 ST08"), "");
    assert_eq!(lanes("ST01 ST55"), "blue");
    assert_eq!(lanes("ST01 ST08 ST03"), "blue green yellow");
    assert_eq!(lanes("ST01 ST07 ST13 ST19"), "blue green yellow red orange purple");
    let die = Scene::new(Berlin, 2).truck(0, "j3").hand(0, "ST01 ST07 ST13").die("s13", "blue").play();
    assert_eq!(die.starting("double_step"), ["double_step s13"]);
}

fn seconds_of_lane(play: &Play) -> String {
    let words = |option: &String| option.split(' ').nth(2).unwrap_or("-").to_owned();
    play.starting("double_step").iter().map(words).collect::<Vec<_>>().join(" ")
}

#[test]
fn pr_3_5_only_units_that_leave_the_rest_payable() {
    let mut play = Scene::new(Berlin, 2).truck(0, "j3").hand(0, "ST01 ST08 ST03").play();
    play.go("double_step s13 blue");
    assert_eq!(play.options(0), ["pay_unit ST01", "pay_unit pair"]);
    play.go("pay_unit pair");
    assert_eq!(play.options(0), ["spend_card ST03", "spend_card ST08"]);
    play.go("spend_card ST03");
    assert_eq!(
        (play.truck(0).as_str(), play.track().as_str()),
        ("r1", "blue"),
        "the rest was the only way to pay"
    );
    let strict =
        Scene::new(Berlin, 2).truck(0, "j3").hand(0, "ST37 ST38").config(|c| c.dashed_partial = false);
    assert_eq!(seconds_of_lane(&strict.play()), "");
}

#[test]
fn pr_3_6_equal_faces_give_one_option() {
    let play = Scene::new(Ankara, 2).truck(0, "j1").hand(0, "ST56 ST58 ST59").play();
    assert!(play.starting("step").iter().all(|step| step.contains("ST56")));
    assert_eq!(play.refused("step ST58 s04"), "PR-3.6");
    assert_eq!(play.refused("let_pass"), "PR-3.6");
}

#[test]
fn pr_3_6_the_options_stand_in_the_order_of_the_rules() {
    let scene =
        Scene::new(Athens, 2).truck(0, "r3").hand(0, "ST28 ST01 ST10").hand(1, "ST02").police(0).works("s20");
    let words: Vec<_> =
        scene.options().iter().map(|option| option.split(' ').next().unwrap().to_owned()).collect();
    let mut kinds = words;
    kinds.dedup();
    assert_eq!(kinds, ["step", "shortcut_step", "pair_step", "effect", "police_token", "end_turn"]);
}

#[test]
fn pr_3_7_a_free_truck_stays_free() {
    let scene = Scene::new(Ankara, 2).truck(1, "b5").hand(0, "ST20 ST24");
    let mut works = scene.play();
    works.go("effect ST20");
    assert_eq!(works.refused("place_works s27"), "PR-3.7");
    assert_eq!(works.refused("place_works s26"), "PR-3.7");
    assert_eq!(works.refused("place_works s15"), "allowed");
}

#[test]
fn pr_3_7_a_moved_token_must_not_open_a_trap() {
    // Works close the way to bin 3, and behind them a one-way street leads only in.
    let city = Ankara.city();
    let s15 = "s15".parse().unwrap();
    let into = if city.node_id(city.end_of(s15, Direction::Forward)) == "b3" {
        Direction::Forward
    } else {
        Direction::Backward
    };
    let scene = Scene::new(Ankara, 2).hand(0, "ST20").works("s14 s01").arrow("s15", into);
    let mut play = scene.play();
    play.go("effect ST20");
    play.go("pick_token s14");
    let works: Vec<_> = play.view().works.iter().map(ToString::to_string).collect();
    assert_eq!(works, ["s01", "s15"], "the only section where it still closes the trap");
}

#[test]
fn pr_3_8_the_end_of_a_turn() {
    let mut play = Scene::new(Athens, 2).truck(0, "jC").hand(0, "ST03 ST01").play();
    play.go("step ST03 s05, end_turn");
    assert_eq!(play.view().street_discard.len(), 1);
    assert_eq!(play.options(0), ["discard ST01", "refill"]);
    play.go("discard ST01");
    assert_eq!(play.options(0), ["refill"]);
    play.go("refill");
    assert_eq!((play.view().players[0].hand_size, play.view().active.0), (5, 1));
}

#[test]
fn pr_3_8_the_last_turn_refills_nothing() {
    let scene = Scene::new(Athens, 2).hand(0, "ST03").hand(1, "ST01").config(|config| config.max_rounds = 1);
    let mut play = scene.edit(|start| (start.end_trigger, start.round) = (Some(1), 2)).play();
    play.go("end_turn");
    assert_eq!((play.view().players[0].hand_size, play.asked()), (1, vec![1]));
    play.go("end_turn");
    assert!(play.table.outcome().is_some());
    assert_eq!(play.view().players[1].hand_size, 1);
}

#[test]
fn pr_3_9_hands_and_routes_are_for_their_owner() {
    let play = Scene::new(Athens, 3).hand(0, "ST01 ST02").hand(1, "ST03").routes(1, "RT05").play();
    let json = serde_json::to_string(&play.view_of(0)).unwrap();
    assert!(json.contains("ST01") && !json.contains("ST03") && !json.contains("RT05"));
    assert!(play.view().own.is_none());
    assert_eq!((play.view().players[1].hand_size, play.view().players[1].route_count), (1, 1));
}

#[test]
fn pr_3_9_a_stolen_card_is_seen_by_two() {
    let mut play = Scene::new(Athens, 3).hand(0, "ST06").hand(1, "ST01 ST02 ST03 ST04 ST05").play();
    play.go("effect ST06");
    let moved = |viewer: Viewer| {
        play.told
            .iter()
            .filter(|told| told.to.includes(viewer))
            .any(|told| matches!(told.event, Event::CardMoved { .. }))
    };
    let seats = [0, 1, 2].map(|seat| moved(Viewer::Seat(Seat(seat))));
    assert_eq!((seats, moved(Viewer::Spectator)), ([true, true, false], false));
}

#[test]
fn pr_3_9_what_is_hidden_is_drawn_anew_for_a_seat() {
    let play = Play::new(&ecotable_plastic_race::Config { city: Athens, ..Default::default() }, 3, "twins");
    let game = play.table.game();
    let mut twin = *play.table.state();
    game.determinize(&mut twin, Seat(1), &mut GameRng::quick(1));
    assert_eq!(twin.hand(Seat(1)), play.table.state().hand(Seat(1)));
    assert_ne!(twin.hand(Seat(0)), play.table.state().hand(Seat(0)));
}

#[test]
fn pr_3_10_the_same_seed_gives_the_same_game() {
    let run = || {
        let mut play = Scene::new(Athens, 2).hand(0, "ST01 ST18").play();
        play.go("effect ST01, place_die s01, place_die s02, effect ST18, end_turn, refill");
        play.snapshot()
    };
    assert_eq!(run(), run());
}

#[test]
fn pr_3_11_without_a_hidden_puncture_there_is_no_window() {
    let scene = Scene::new(Victoria, 3).truck(0, "j12").hand(0, "ST01").discard("ST34 ST35 ST36");
    let mut play = scene.play();
    play.go("step ST01 s17, collect");
    assert_eq!(play.bins(0), [1]);
}

#[test]
fn pr_3_11_if_nobody_holds_a_puncture_collecting_goes_on_at_once() {
    let mut play = Scene::new(Victoria, 3).truck(0, "j12").hand(0, "ST01").hand(1, "ST30").play();
    play.go("step ST01 s17, collect");
    assert_eq!((play.bins(0), play.asked()), (vec![1], vec![0]));
}

#[test]
fn pr_3_11_answers_are_secret_until_all_have_answered() {
    let scene = Scene::new(Victoria, 3).truck(0, "j12").hand(0, "ST01").hand(2, "ST34");
    let mut play = scene.config(|config| config.react = React::Everybody).play();
    play.go("step ST01 s17, collect");
    assert_eq!(play.asked(), [1, 2]);
    assert_eq!(play.refused("1 puncture"), "PR-3.11");
    play.go("2 puncture");
    assert_eq!(play.asked(), [1]);
    let json = |seat| serde_json::to_string(&play.view_of(seat).phase).unwrap();
    assert!(!json(0).contains('2') && !json(1).contains('2') && json(2).contains('2'));
    play.go("1 let_pass");
    assert!(play.has_told(|event| matches!(event, Event::Punctured { by: Seat(2), .. })));
}

#[test]
fn a_printed_direction_is_named_as_the_reason() {
    let play = Scene::new(Rome, 2).truck(0, "j5").hand(0, "ST01 ST55").play();
    assert_eq!(play.refused("step ST01 s03"), "PR-R40");
}

#[test]
fn the_second_words_of_joker_options_are_sections() {
    let play = Scene::new(Paris, 2).truck(0, "j9").hand(0, "ST55 ST56").play();
    assert!(seconds(&play.starting("pair_step")).contains("s19"));
}
