//! The turn menu, company tokens and hands at their limits.

use ecotable_ecotrade::{Config, Developments, Event, FirstPlayer, TokenPool};

use crate::play::Play;
use crate::scene::{A, B, Scene, all};

#[test]
fn et_3_4_2_the_last_growth_buys_a_card_from_the_deck() {
    let mut play = Scene::new(2).growth(A, 1).play();
    play.go("take-deck");
    assert_eq!((play.growth(A), play.player(A).hand_size), (0, 1));
}

#[test]
fn et_3_4_9_one_market_card_is_enough_to_oblige() {
    let scene = Scene::new(2).hand(A, "S01 S02 S03").owns(A, "D01 D02 D03 D04 D05 D06 D07").growth(A, 0);
    let last = scene.clone().market("- S40 -").deck_left("").play();
    assert_eq!((last.refused("pass").as_str(), last.options(A).as_str()), ("ET-3.4.9", "take-market 1"));
    let nothing = scene.sold_out().play();
    assert_eq!(nothing.options(A), "pass");
}

#[test]
fn et_3_4_9_an_empty_supply_obliges_to_nothing_even_with_a_full_hand() {
    let play = Scene::new(2).hand(A, "S01 S02 S03 S04").sold_out().play();
    assert_eq!((play.refused("pass"), play.refused("start-with 3")), ("allowed".into(), "allowed".into()));
}

#[test]
fn et_3_4_7_an_advance_alone_ends_a_turn_only_where_a_pass_could() {
    let scene = Scene::new(2).with(|c| c.developments = Developments::EasierV2).owns(A, "D01:1");
    let mut owing = scene.clone().hand(A, "S01").play();
    owing.go("advance-to D01 2");
    assert_eq!((owing.refused("end-turn"), owing.refused("pass")), ("ET-3.4.9".into(), "ET-3.4.8".into()));
    let mut free = scene.turn(B).passed(B).play();
    free.go("B pass, A advance-to D01 2");
    assert_eq!((free.refused("end-turn"), free.refused("pass")), ("allowed".into(), "ET-3.4.8".into()));
    free.go("A end-turn");
    assert_eq!((free.player(A).passed_last_turn, free.spectator().passes_in_a_row), (false, 0));
}

#[test]
fn et_3_4_6_banking_before_a_pass_leaves_it_a_pass() {
    let mut play = Scene::new(2).purse(A, 3, 5).passed(B).play();
    play.go("bank, pass");
    assert!(play.table.outcome().is_some(), "both have passed in a row");
}

#[test]
fn et_3_4_3_slots_and_tokens_are_counted_anew_after_each_shipment() {
    let three = Scene::new(2).hand(A, "S01 S42 S34 S13");
    let mut slots = three.play();
    slots.go("start-with 0, road, start-with 1, plane, start-with 2, ship");
    assert_eq!((slots.refused("start-with 3"), slots.player(A).available_tokens), ("ET-3.4.3".into(), 4));
    let mut tokens = three.owns(A, "D01 D02 D03 D06 D07").play();
    tokens.go("start-with 0, road, start-with 1, plane");
    assert_eq!((tokens.refused("start-with 2"), tokens.player(A).free_slots), ("ET-4.2".into(), 1));
    assert_eq!(tokens.options(A), "end-turn");
}

#[test]
fn et_3_6_1_a_shipment_takes_the_lowest_slot_that_is_free() {
    let scene = Scene::new(2).turn(B).hand(A, "S01").incidents("I07");
    let mut play = scene.shipment(A, "S22 road 1/6/2").shipment(A, "S41 road 3/6/2").play();
    play.go("B pass, A start-with 0, A road");
    assert_eq!([0, 1, 2].map(|slot| play.shipment(A, slot)), ["S01 road 1/4/2", "S41 road 2/6/2", "-"]);
}

#[test]
fn et_4_2_with_separate_tokens_only_slots_count() {
    let scene = Scene::new(2).with(|c| (c.token_pool, c.board_slots) = (TokenPool::Separate, 6));
    let all = "D01 D02 D03 D04 D05 D06 D07 D08 D09 D10 D11 D12";
    let scene = scene.owns(A, all).hand(A, "S01 S42 S34 S13").incidents("I07 I08 I01 I02");
    let mut play = scene.play();
    play.go("start-with 0, road, start-with 1, plane, start-with 2, ship, start-with 3, train");
    assert_eq!((play.player(A).free_slots, play.player(A).available_tokens), (2, 0));
}

#[test]
fn et_4_6_a_development_works_from_its_purchase_on() {
    let mut platform = Scene::new(2).growth(A, 6).play();
    platform.go("buy D05");
    assert_eq!(platform.refused("take-deck"), "allowed", "it is free now, at Growth 0");
    platform.go("take-market 0");
    assert_eq!(platform.growth(A), 1);
    let mut contracts = Scene::new(2).growth(A, 7).play();
    contracts.go("buy D08, end-turn, B pass");
    assert_eq!(contracts.growth(A), 3);
    let mut stops = Scene::new(2).growth(A, 4).hand(A, "S09 S42").incidents("I01 I16").play();
    stops.go("start-with 0, road, buy D02, start-with 1, plane");
    assert_eq!([0, 1].map(|slot| stops.shipment(A, slot)), ["S09 road 5/5/2", "S42 plane 2/8/5"]);
}

#[test]
fn et_3_3_2_a_shipment_of_the_first_turn_moves_in_the_second() {
    let mut play = Scene::new(2).round(1).hand(A, "S01").hand(B, "S30").incidents("I07").play();
    play.go("start-with 0, road, end-turn, B take-market 0, end-turn");
    assert_eq!((play.growth(A), play.player(A).impact, play.player(A).completed), (4 + 2 + 4, 2, 1));
}

#[test]
fn et_3_9_2_a_hidden_card_in_the_slot_of_a_known_one_stays_hidden() {
    let mut play = Scene::new(2).market("S40 S41 S42").deck_top("S30 S31").play();
    play.go("take-market 0, end-turn, B pass, A start-with 0, plane, end-turn, B pass, A take-deck");
    assert_eq!(play.view(A).own.unwrap().hand[0], Some(all("S31")[0]));
    assert_eq!(play.view(B).players[0].known.len(), 0);
}

#[test]
fn et_3_9_6_an_opened_hand_is_told_by_card_numbers_because_slots_are_private() {
    let config = Config { open_hands: true, first_player: FirstPlayer::Seat(A), ..Config::default() };
    for seed in 0..20 {
        let mut play = Play::new(&config, 4, &seed.to_string());
        play.return_first();
        let hands = play.told.iter().filter_map(|told| match &told.event {
            Event::HandOpened { cards, .. } => Some(cards),
            _ => None,
        });
        assert_eq!(hands.filter(|cards| cards.is_sorted()).count(), 4, "seed {seed}");
    }
}
