//! The position, the decisions, Upkeep and the turn menu (ET-3.1 to ET-3.6).

use ecotable_ecotrade::{Developments, Main, NodeView};

use crate::scene::{A, B, C, Scene, all};

#[test]
fn et_3_1_1_cards_keep_their_slots_and_new_ones_take_the_lowest() {
    let mut play = Scene::new(2).hand(A, "S01 S16 S28").market("S40 S41 S42").play();
    play.go("start-with 1, road, end-turn, B pass");
    let slots = |play: &crate::play::Play| {
        let hand = play.view(A).own.unwrap().hand;
        hand.map(|card| card.map_or("-".to_owned(), |card| card.to_string())).join(" ")
    };
    assert_eq!(slots(&play), "S01 - S28 -");
    assert_eq!(play.refused("start-with 1"), "ET-3.1.1");
    play.go("A take-market 0");
    assert_eq!(slots(&play), "S01 S40 S28 -");
}

#[test]
fn et_3_1_2_tokens_and_slots_in_use_are_counted() {
    let scene = Scene::new(2).owns(A, "D01 D02").shipment(A, "S01 road 1/4/2");
    let it = scene.with(|c| c.board_slots = 4).play().player(A);
    assert_eq!((it.available_tokens, it.free_slots), (8 - 1 - 2 - 1, 3));
}

#[test]
fn et_3_2_1_only_the_decision_that_is_asked_for_is_accepted() {
    let mut play = Scene::new(2).hand(A, "S21 S17").play();
    for other in ["return-card 0", "add-card 1", "done-combining", "top-card 0", "road", "keep-incident"] {
        assert_eq!(play.refused(other), "ET-3.2.1", "{other}");
    }
    play.go("start-with 0");
    for other in ["take-deck", "start-with 1", "buy D02", "end-turn", "pass", "road", "bank"] {
        assert_eq!(play.refused(other), "ET-3.2.1", "{other}");
    }
    assert_eq!(play.refused("B pass"), "it is not the turn of seat 1");
}

#[test]
fn et_3_2_2_a_question_with_one_answer_is_not_asked() {
    let mut play = Scene::new(2).hand(A, "S01 S42").play();
    play.go("start-with 0");
    assert!(matches!(play.view(A).node, NodeView::Means { .. }), "S42 cannot join");
    let mut menu =
        Scene::new(2).owns(A, "D01 D02 D03 D04 D05 D06 D07").growth(A, 0).hand(A, "S01 S02 S03 S04").play();
    assert_eq!(menu.options(A), "pass", "the turn menu is asked all the same");
    menu.go("pass");
}

#[test]
fn et_3_2_3_the_means_is_always_asked_with_a_preview() {
    let mut play = Scene::new(2).hand(A, "S40").play();
    play.go("start-with 0");
    assert_eq!((play.options(A).as_str(), play.previews().as_str()), ("plane", "plane 1/7/5"));
}

#[test]
fn et_3_2_5_the_top_card_is_asked_only_where_it_matters() {
    // All of these take 4; S22 shows the road alone, the others several means.
    let mut several = Scene::new(2).hand(A, "S12 S02").play();
    several.go("start-with 0, add-card 1");
    let NodeView::Means { cards, .. } = several.view(A).node else { panic!("the means is asked") };
    assert_eq!(cards.to_vec(), all("S02 S12"), "the lowest number lies on top");
    let mut road_alone = Scene::new(2).hand(A, "S22 S11").play();
    road_alone.go("start-with 0, add-card 1");
    assert_eq!(road_alone.previews(), "road 5/13/5", "the road changes nothing, so there is no question");
    let mut asked = Scene::new(2).hand(A, "S29 S28").play();
    asked.go("start-with 0, add-card 1");
    assert_eq!(asked.options(A), "top-card 0, top-card 1");
    assert_eq!(asked.refused("top-card 2"), "ET-3.2.5");
}

#[test]
fn et_3_2_6_an_incident_is_exchanged_once_and_only_if_it_touches_the_means() {
    let mut play = Scene::new(2).hand(A, "S21").owns(A, "D04").incidents("I07 I08").play();
    play.go("start-with 0, train, redraw-incident");
    assert_eq!(play.refused("redraw-incident"), "ET-3.2.1", "the second one stands");
    let mut without = Scene::new(2).hand(A, "S21").incidents("I07").play();
    without.go("start-with 0, train");
    assert!(without.offers("end-turn"));
}

#[test]
fn et_3_3_1_upkeep_gives_two_or_three() {
    for (owned, growth) in [("", 6), ("D08", 7)] {
        let mut play = Scene::new(2).turn(B).owns(A, owned).play();
        play.go("B pass");
        assert_eq!(play.growth(A), growth);
    }
}

#[test]
fn et_3_3_2_a_shipment_without_time_is_complete_and_frees_slot_and_token() {
    let scene = Scene::new(2).turn(B).shipment(A, "S04+S11 road 1/15/7").shipment(A, "S01 road 1/4/2");
    let mut play = scene.play();
    play.go("B pass");
    let it = play.player(A);
    assert_eq!((it.growth, it.impact, it.completed, it.free_slots), (4 + 2 + 15 + 4, 9, 3, 3));
    let order: Vec<_> = play.lines("shipment_completed").iter().map(|line| line.contains("slot=0")).collect();
    assert_eq!(order, [true, false]);
}

#[test]
fn et_3_3_3_the_first_turn_has_no_upkeep() {
    let mut play = Scene::new(3).round(1).play();
    play.go("A pass, B pass");
    assert_eq!((play.asked().as_str(), play.growth(C)), ("C", 4));
    play.go("C buy D02, end-turn");
    assert_eq!((play.asked().as_str(), play.growth(A)), ("A", 6));
}

#[test]
fn et_3_4_1_a_card_from_the_market_needs_room_and_a_card() {
    let mut play = Scene::new(2).market("S40 S41 S42").play();
    assert_eq!(play.refused("take-market 3"), "ET-3.4.1");
    assert_eq!(play.refused("take-market 200"), "ET-3.4.1");
    play.go("take-market 1");
    assert_eq!((play.growth(A), play.player(A).hand_size), (4, 1));
}

#[test]
fn et_3_4_2_a_card_from_the_deck_costs_one_growth() {
    let mut play = Scene::new(2).play();
    play.go("take-deck");
    assert_eq!((play.growth(A), play.player(A).hand_size), (3, 1));
    assert_eq!(Scene::new(2).growth(A, 0).play().refused("take-deck"), "ET-3.4.2");
    assert_eq!(Scene::new(2).growth(A, 0).owns(A, "D05").play().refused("take-deck"), "allowed");
    assert_eq!(Scene::new(2).market("S01 S02 S03").deck_left("").play().refused("take-deck"), "ET-3.4.2");
}

#[test]
fn et_3_4_3_a_shipment_takes_a_token_and_a_slot() {
    let scene = Scene::new(2).with(|c| c.board_slots = 2).hand(A, "S01");
    let full = scene.shipment(A, "S22 road 2/6/2").shipment(A, "S41 road 2/6/2").play();
    assert_eq!(full.refused("start-with 0"), "ET-3.4.3");
    assert!(!full.offers_any("start-with"));
    let mut start = Scene::new(2).hand(A, "S01").play();
    assert_eq!((start.snapshot().main, start.snapshot().sent), (Main::None, Some(false)));
    start.go("start-with 0");
    assert_eq!((start.snapshot().main, start.snapshot().sent), (Main::Starting, Some(false)));
    start.go("road");
    assert_eq!((start.snapshot().main, start.snapshot().sent), (Main::Starting, Some(true)));
}

#[test]
fn et_3_4_4_a_purchase_is_possible_before_between_and_after_shipments() {
    for script in [
        "buy D02, start-with 0, road, start-with 1, plane",
        "start-with 0, road, buy D02, start-with 1, plane",
        "start-with 0, road, start-with 1, plane, buy D02",
    ] {
        let mut play = Scene::new(2).hand(A, "S01 S42").growth(A, 9).play();
        play.go(script);
        assert_eq!(play.refused("buy D03"), "ET-3.4.4", "{script}");
        assert_eq!(play.refused("end-turn"), "allowed");
    }
}

#[test]
fn et_3_4_5_one_advance_a_turn_and_only_upwards() {
    let scene = Scene::new(2).with(|c| c.developments = Developments::EasierV2).growth(A, 20);
    let mut play = scene.owns(A, "D01:2 D02:1").play();
    assert_eq!(play.refused("advance-to D01 2"), "ET-3.4.5");
    assert_eq!(play.refused("advance-to D01 1"), "ET-3.4.5");
    assert_eq!(play.refused("advance-to D05 2"), "ET-3.4.5");
    play.go("advance-to D01 3");
    assert_eq!(play.refused("advance-to D02 2"), "ET-3.4.5");
    assert!(!play.offers_any("advance-to"));
}

#[test]
fn et_3_4_6_tokens_are_banked_by_hand_as_often_as_one_likes() {
    let mut play = Scene::new(2).purse(A, 3, 5).hand(A, "S01").play();
    play.go("bank");
    assert_eq!((play.player(A).tracker, play.player(A).growth_tokens), (8, 0));
    assert_eq!(play.refused("bank"), "ET-3.4.6");
    assert_eq!(play.refused("pass"), "ET-3.4.9", "banking is no action");
    assert_eq!(Scene::new(2).play().refused("bank"), "ET-3.4.6");
    assert_eq!(Scene::new(2).purse(A, 35, 5).play().refused("bank"), "ET-3.4.6");
}

#[test]
fn et_3_4_7_a_turn_ends_after_an_action_or_a_purchase_that_may_stand_alone() {
    let mut play = Scene::new(2).hand(A, "S01").growth(A, 9).play();
    assert_eq!(play.refused("end-turn"), "ET-3.4.7");
    play.go("buy D02");
    assert_eq!(play.refused("end-turn"), "ET-3.4.9", "a card must be taken or started");
    play.go("take-market 0, end-turn");
    let mut free = Scene::new(2).growth(A, 9).play();
    free.go("buy D02, end-turn");
    assert!(!free.player(A).passed_last_turn);
}

#[test]
fn et_3_4_8_who_has_done_something_does_not_pass() {
    for action in ["take-market 0", "buy D02"] {
        let mut play = Scene::new(2).play();
        play.go(action);
        assert_eq!(play.refused("pass"), "ET-3.4.8");
    }
}

#[test]
fn et_3_4_9_cards_in_hand_and_in_the_supply_oblige() {
    let pass = |scene: Scene| scene.play().refused("pass");
    assert_eq!(pass(Scene::new(2).hand(A, "S01")), "ET-3.4.9");
    assert_eq!(pass(Scene::new(2)), "allowed");
    assert_eq!(pass(Scene::new(2).hand(A, "S01").sold_out()), "allowed");
    let no_tokens = Scene::new(2).hand(A, "S01 S02 S03 S04").owns(A, "D01 D02 D03 D04 D05 D06 D07");
    assert_eq!(pass(no_tokens.clone()), "allowed");
    // With three cards a card can still be taken.
    assert_eq!(pass(no_tokens.hand(A, "S01 S02 S03")), "ET-3.4.9");
}

#[test]
fn et_3_4_10_take_and_start_exclude_each_other() {
    let mut play = Scene::new(2).hand(A, "S01 S42").play();
    play.go("start-with 0, road");
    assert_eq!(
        (play.refused("take-market 0"), play.refused("take-deck")),
        ("ET-3.4.10".into(), "ET-3.4.10".into())
    );
    assert!(play.offers("start-with 1"));
    let taken = Scene::new(2).hand(A, "S01").main(Main::Taken).play();
    assert_eq!(taken.refused("start-with 0"), "ET-3.4.10");
}

#[test]
fn et_3_5_1_the_quantity_is_seven_at_most() {
    // Cement 4, canned tomatoes 3, ceramic tiles 4.
    let mut play = Scene::new(2).hand(A, "S34 S20 S23").play();
    play.go("start-with 0");
    assert_eq!(
        (play.options(A).as_str(), play.refused("add-card 2").as_str()),
        ("add-card 1, done-combining", "ET-3.5.1")
    );
}

#[test]
fn et_3_5_2_origins_with_origins_and_destinations_with_destinations() {
    let mut play = Scene::new(2).hand(A, "S02 S16 S04").play();
    play.go("start-with 0");
    assert_eq!(play.refused("add-card 1"), "ET-3.5.2");
}

#[test]
fn et_3_5_3_a_means_must_be_on_every_card() {
    let mut play = Scene::new(2).hand(A, "S01 S07 S02").play();
    play.go("start-with 0");
    assert_eq!(play.refused("add-card 1"), "ET-3.5.3");
}

#[test]
fn et_3_5_4_cards_join_in_any_order_and_a_single_card_always_travels() {
    for script in ["start-with 0, add-card 1, add-card 2", "start-with 2, add-card 0, add-card 1"] {
        let mut play = Scene::new(2).hand(A, "S02 S04 S11").play();
        play.go(script);
        assert_eq!(play.previews(), "road 7/21/11");
    }
    let mut play = Scene::new(2).hand(A, "S02 S04 S11").play();
    play.go("start-with 0");
    assert_eq!(play.refused("add-card 0"), "ET-3.5.4");
    assert_eq!(play.refused("add-card 3"), "ET-3.1.1");
}

#[test]
fn et_3_6_1_the_shipment_is_under_way_from_the_means_on() {
    let scene = Scene::new(2).hand(A, "S01 S21").owns(A, "D04").shipment(A, "S22 road 3/6/2");
    let mut play = scene.incidents("I07").play();
    play.go("start-with 1, train");
    assert!(matches!(play.spectator().node, NodeView::IncidentChoice { slot: 1, .. }));
    let it = play.player(A);
    assert_eq!((it.hand_size, it.free_slots, it.available_tokens), (1, 1, 8 - 1 - 1 - 2));
    assert_eq!(play.shipment(A, 1), "S21 train 5/6/1", "as it was before the Incident");
}
