//! Collecting, punctures and selling at their limits.

use ecotable_kernel::{Game, GameRng, Narrate, Seat, Viewer};
use ecotable_plastic_race::city::CityName::{Athens, Rome, Victoria};
use ecotable_plastic_race::{Event, React};

use crate::scene::{Play, Scene};

/// Seat 3 of five is before bin 1 of Victoria.
fn five_seats() -> Scene {
    Scene::new(Victoria, 5).truck(3, "j12").hand(3, "ST01").edit(|start| start.active = Seat(3))
}

#[test]
fn pr_3_11_the_order_of_punctures_goes_round_the_table() {
    let mut play = five_seats().hand(2, "ST34").hand(0, "ST35").hand(1, "ST36").play();
    play.go("step ST01 s17, collect, 2 puncture, 1 puncture, 0 puncture");
    let by = |seat| play.has_told(|event| matches!(event, Event::Punctured { by, .. } if *by == Seat(seat)));
    assert!(by(0) && !by(1) && !by(2), "after seat 3 come 4, 0, 1 and 2");
    assert_eq!((play.hand(0).as_str(), play.hand(1).as_str(), play.hand(2).as_str()), ("", "ST36", "ST34"));
}

#[test]
fn pr_3_11_a_later_puncture_counts_if_earlier_seats_let_pass() {
    let mut play = five_seats().hand(4, "ST34").hand(2, "ST35").play();
    play.go("step ST01 s17, collect, 4 let_pass, 2 puncture");
    assert!(play.has_told(|event| matches!(event, Event::Punctured { by: Seat(2), .. })));
    assert_eq!(play.hand(4), "ST34");
}

#[test]
fn pr_3_11_punctures_seen_in_three_places_make_a_window_needless() {
    let scene = Scene::new(Athens, 3).truck(0, "jD").hand(0, "ST34 ST05").discard("ST36");
    let scene = scene.edit(|start| start.players[2].puncture = Some("ST35".parse().unwrap()));
    let mut play = scene.config(|config| config.react = React::Everybody).play();
    play.go("step ST34 s06, step ST05 s07, collect");
    assert_eq!((play.bins(0), play.asked()), (vec![3], vec![0]), "played, discarded and in front of a seat");
}

/// Seat 0 collects in Victoria; seat 1 holds a puncture, seat 2 these cards.
fn window(react: React, cards: &str) -> Play {
    let scene = Scene::new(Victoria, 3).truck(0, "j12").hand(0, "ST01").hand(1, "ST36").hand(2, cards);
    let mut play = scene.config(|config| config.react = react).play();
    play.go("step ST01 s17, collect");
    play
}

#[test]
fn pr_3_11_who_has_no_puncture_reads_that_and_nobody_reads_it_of_others() {
    // Where only holders are asked, the others are told no more than that somebody may answer.
    for (react, without) in
        [(React::Holders, "situation-react-other"), (React::Everybody, "situation-react-none")]
    {
        let said = |cards, viewer| {
            let play = window(react, cards);
            play.table.game().situation(&play.table.view(viewer)).key
        };
        let second = Viewer::Seat(Seat(2));
        assert_eq!((&*said("ST35", second), &*said("ST04", second)), ("situation-react", without));
        for other in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
            assert_eq!(said("ST35", other), said("ST04", other), "{react}");
        }
    }
}

#[test]
fn pr_3_11_an_answer_is_told_to_nobody_else() {
    let others = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];
    for react in [React::Holders, React::Everybody] {
        for answer in ["2 let_pass", "2 puncture"] {
            let mut play = window(react, "ST35");
            let sees = |play: &Play, viewer| {
                (
                    play.table.view(viewer),
                    play.awaited(viewer),
                    play.heard(viewer),
                    play.table.noticed(viewer),
                )
            };
            let before = others.map(|viewer| sees(&play, viewer));
            play.go(answer);
            assert_eq!(others.map(|viewer| sees(&play, viewer)), before, "{react}, {answer}");
            assert!(play.heard(Viewer::Seat(Seat(2))).contains("Answered"));
            assert!(!play.awaited(Viewer::Seat(Seat(2))).contains(&2), "who has answered knows it");
        }
    }
}

/// Who is asked in worlds that a seat imagines.
fn imagined(play: &Play, seat: u8) -> Vec<Vec<u8>> {
    let (game, mut rng) = (play.table.game(), GameRng::quick(11));
    let mut world = || {
        let mut state = *play.table.state();
        game.determinize(&mut state, Seat(seat), &mut rng);
        game.audit(&state).unwrap();
        assert_eq!(game.view(&state, Viewer::Seat(Seat(seat))), play.view_of(seat));
        game.to_act(&state).iter().map(|seat| seat.0).collect()
    };
    (0..200).map(|_| world()).collect()
}

#[test]
fn pr_3_9_what_is_imagined_does_not_depend_on_who_else_is_asked() {
    for (cards, asked) in [("ST35 ST30 ST31 ST32", vec![1, 2]), ("ST29 ST30 ST31 ST32", vec![1])] {
        let play = window(React::Holders, cards);
        assert_eq!(play.asked(), asked);
        let worlds = imagined(&play, 1);
        let with_both = worlds.iter().filter(|asked| **asked == [1, 2]).count();
        assert!((10..60).contains(&with_both), "{with_both} of 200, as two of 58 cards in a hand of four");
        assert_eq!(worlds.iter().filter(|asked| **asked == [1]).count(), 200 - with_both);
    }
}

#[test]
fn pr_3_9_what_is_imagined_does_not_depend_on_who_else_has_answered() {
    for react in [React::Holders, React::Everybody] {
        let before = window(react, "ST35");
        for answer in ["2 let_pass", "2 puncture"] {
            let mut after = before.clone();
            after.go(answer);
            assert_eq!(imagined(&before, 1), imagined(&after, 1), "{react}, {answer}");
        }
    }
}

#[test]
fn pr_3_9_who_is_not_asked_imagines_that_somebody_is() {
    let play = window(React::Holders, "ST30");
    for seat in [0, 2] {
        let worlds = imagined(&play, seat);
        assert!(worlds.iter().all(|asked| !asked.is_empty() && !asked.contains(&seat)), "seat {seat}");
    }
}

#[test]
fn pr_3_11_a_puncture_in_ones_own_hand_asks_nobody() {
    let scene = Scene::new(Victoria, 3).truck(0, "j12").hand(0, "ST01 ST34").hand(1, "ST02");
    let mut holders = scene.play();
    holders.go("step ST01 s17, collect");
    assert_eq!((holders.bins(0), holders.asked()), (vec![1], vec![0]));
    let mut everybody = scene.config(|config| config.react = React::Everybody).play();
    everybody.go("step ST01 s17, collect");
    assert_eq!(everybody.asked(), [1, 2], "the others cannot know where the card is");
}

#[test]
fn pr_4_12_a_bin_pays_nothing_to_who_is_punctured_there() {
    let scene = Scene::new(Rome, 2).truck(0, "j4").hand(0, "ST01").hand(1, "ST34");
    let mut play = scene.play();
    play.go("step ST01 s02, collect, puncture");
    assert_eq!((play.truck(0).as_str(), play.counters(0), play.bins(0)), ("j4", 0, vec![]));
    assert!(!play.has_told(|event| matches!(event, Event::RewardDieRolled { .. })));
    assert_eq!(play.view().players[0].puncture.unwrap().to_string(), "ST34");
    play.go("end_turn");
    let discard: Vec<_> = play.view().street_discard.iter().map(ToString::to_string).collect();
    assert_eq!(discard, ["ST01", "ST34"]);
    assert!(play.view().players[0].puncture.is_none());
}

/// Athens: green, yellow and red lead to the crossing before bin 3, and orange to the bin. RT08 wants the first three.
fn three_and_one() -> Scene {
    let scene = Scene::new(Athens, 2).truck(0, "r2").hand(0, "ST08 ST03 ST10 ST05");
    scene.routes(0, "RT08 RT10").hand(1, "ST34")
}

const THREE_AND_ONE: &str = "step ST08 s04, step ST03 s05, step ST10 s06, step ST05 s07";

#[test]
fn pr_r32_a_route_that_is_complete_without_the_last_section_is_paid_at_the_end() {
    let mut play = three_and_one().play();
    play.go(&format!("{THREE_AND_ONE}, collect, puncture"));
    assert_eq!((play.counters(0), play.track().as_str()), (0, "green yellow red"));
    play.go("end_turn");
    assert_eq!((play.counters(0), play.routes(0).as_str()), (3, "RT10"));
}

#[test]
fn pr_3_8_a_punctured_truck_goes_back_before_routes_are_paid() {
    let scene = Scene::new(Athens, 2).truck(0, "r2").hand(0, "ST08 ST13 ST10 ST05").die("s05", "blue");
    let scene = scene.routes(0, "RT10");
    let drive = "step ST08 s04, step ST13 s05, step ST10 s06, step ST05 s07, end_turn";
    let mut free = scene.play();
    free.go(drive);
    assert_eq!(free.counters(0), 5, "green, blue, red, orange");
    let mut punctured = scene.edit(|start| start.players[0].puncture = Some("ST34".parse().unwrap())).play();
    punctured.go(drive);
    assert_eq!((punctured.counters(0), punctured.truck(0).as_str()), (0, "jE"));
}

#[test]
fn pr_r33_a_punctured_truck_may_end_on_a_bin_that_its_seat_has() {
    let scene = Scene::new(Victoria, 2).truck(0, "j12").hand(0, "ST01").bins(0, "1");
    let mut play = scene.edit(|start| start.players[0].puncture = Some("ST34".parse().unwrap())).play();
    play.go("step ST01 s17, end_turn");
    assert_eq!(play.truck(0), "b1");
}

#[test]
fn pr_r33_a_punctured_truck_that_did_not_move_stays_where_it_is() {
    let scene = Scene::new(Victoria, 2).truck(0, "b1").hand(0, "ST01");
    let mut play = scene.edit(|start| start.players[0].puncture = Some("ST34".parse().unwrap())).play();
    assert_eq!(play.refused("collect"), "PR-R14");
    play.go("end_turn");
    assert_eq!(play.truck(0), "b1");
}

#[test]
fn pr_r14_an_effect_after_arriving_does_not_hinder_collecting() {
    let scene = Scene::new(Victoria, 2).truck(0, "j12").hand(0, "ST01 ST15").discard("ST34 ST35 ST36");
    let mut play = scene.play();
    play.go("step ST01 s17, effect ST15, collect");
    assert_eq!(play.bins(0), [1]);
}

#[test]
fn pr_r14_a_bin_driven_through_and_reached_again_can_be_collected() {
    let scene = Scene::new(Victoria, 2).truck(0, "j12").hand(0, "ST01 ST07").discard("ST34 ST35 ST36");
    let mut play = scene.play();
    play.go("step ST01 s17, continue s01, step ST07 s01, collect");
    assert_eq!((play.bins(0), play.track().as_str()), (vec![1], "blue blue blue"));
}

/// Seat 0 drives onto the plant of Athens.
fn onto_plant(card: &str, bins: &str) -> Scene {
    let scene = Scene::new(Athens, 2).hand(0, "ST01").bins(0, bins);
    scene.edit(|start| start.plant = Some(card.parse().unwrap()))
}

#[track_caller]
fn sellable(scene: &Scene) -> Vec<String> {
    let mut play = scene.play();
    play.go("step ST01 s24");
    play.starting("sell_bin")
}

#[test]
fn pr_8_4_each_plant_card_buys_its_bins_of_a_city_with_four() {
    let expected = [("PL1", "3 4"), ("PL2", "1 2 3 4"), ("PL3", "2 3 4"), ("PL4", "3 4"), ("PL5", "4")];
    for (card, bins) in expected {
        let wanted: Vec<_> = bins.split(' ').map(|bin| format!("sell_bin {bin}")).collect();
        assert_eq!(
            sellable(&onto_plant(card, "1 2 3 4").edit(|start| {
                (start.bonus, start.end_trigger) = (Some(Seat(1)), Some(1));
            })),
            wanted,
            "{card}"
        );
    }
}

#[test]
fn pr_4_16_what_each_plant_card_pays_until_it_is_full() {
    for (card, points, capacity) in
        [("PL1", 3, 6), ("PL2", 2, 7), ("PL3", 3, 5), ("PL4", 4, 4), ("PL5", 5, 3)]
    {
        let mut play = onto_plant(card, "4").play();
        assert_eq!(play.view().plant.unwrap().capacity, capacity, "{card}");
        play.go("step ST01 s24, sell_bin 4");
        assert_eq!((play.counters(0), play.view().plant.unwrap().capacity), (points, capacity - 1), "{card}");
    }
}

#[test]
fn pr_r33_a_punctured_seat_may_sell() {
    let scene =
        onto_plant("PL1", "3").edit(|start| start.players[0].puncture = Some("ST34".parse().unwrap()));
    assert_eq!(sellable(&scene), ["sell_bin 3"]);
}

#[test]
fn pr_4_16_after_a_sale_effects_are_left_and_tokens_come_from_the_reserve() {
    let scene = onto_plant("PL1", "3").hand(0, "ST01 ST20 ST04 ST10 ST31").works("s05 s09").die("s20", "red");
    let mut play = scene.play();
    play.go("step ST01 s24, sell_bin 3");
    assert_eq!(play.options(0), ["effect ST20", "end_turn"], "no die to set, nothing for the police");
    assert_eq!(play.view().bin_cards, [2, 2, 2, 2], "the card is back in its pile");
    play.go("effect ST20, place_works s05");
    assert_eq!((play.view().works.len(), play.view().reserve.works), (1, 1));
}

#[test]
fn pr_r26_the_bonus_card_goes_to_the_first_and_to_nobody_else() {
    let scene =
        Scene::new(Victoria, 2).truck(0, "j12").hand(0, "ST01").bins(0, "2 3").discard("ST34 ST35 ST36");
    let scene =
        scene.edit(|start| (start.round, start.end_trigger, start.bonus) = (5, Some(4), Some(Seat(1))));
    let mut play = scene.play();
    play.go("step ST01 s17, collect");
    assert_eq!((play.bins(0), play.view().bonus), (vec![1, 2, 3], Some(Seat(1))));
    assert!(!play.has_told(|event| matches!(event, Event::BonusTaken { .. })));
}

#[test]
fn pr_4_12_a_puncture_in_ones_own_turn_forbids_collecting_until_the_next_turn_ends() {
    let scene = Scene::new(Victoria, 2).truck(1, "j12").hand(0, "ST34").hand(1, "ST01 ST07");
    let mut play = scene.discard("ST35 ST36").play();
    play.go("effect ST34");
    assert!(play.view().played_row.is_empty(), "the card lies in front of the seat and not in the row");
    play.go("end_turn, refill, 1 step ST01 s17");
    assert_eq!(play.refused("collect"), "PR-4.12");
    play.go("end_turn, refill");
    assert_eq!((play.truck(1).as_str(), play.view().players[1].puncture), ("j12", None));
}
