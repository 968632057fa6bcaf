//! The structure of turns.

use ecotable_ecotrade::Config;

use crate::play::Play;
use crate::scene::{A, B, C, D, Scene, all};

#[test]
fn et_a1_the_market_has_one_card_more_than_there_are_players() {
    for (seats, market, deck) in [(4, 5, 29), (3, 4, 32), (2, 3, 35)] {
        let mut play = Play::new(&Config::default(), seats, "market");
        play.return_first();
        let view = play.spectator();
        assert_eq!((view.market.iter().flatten().count(), view.deck_size), (market, deck));
    }
}

#[test]
fn et_a4_everybody_starts_with_growth_four_and_two_cards() {
    let mut play = Play::new(&Config::default(), 4, "start");
    play.return_first();
    for seat in [A, B, C, D] {
        let it = play.player(seat);
        assert_eq!((it.growth, it.tracker, it.impact, it.hand_size, it.available_tokens), (4, 4, 0, 2, 7));
    }
}

#[test]
fn et_a7_the_first_turn_has_no_upkeep_and_a_poor_player_takes_from_the_market() {
    let mut play = Scene::new(2).round(1).hand(A, "S01 S02").play();
    assert_eq!(play.growth(A), 4);
    play.go("buy D02");
    assert_eq!(play.growth(A), 0);
    assert_eq!(play.refused("take-deck"), "ET-3.4.2");
    assert!(play.offers("take-market 0"));
}

#[test]
fn et_a8_upkeep_gains_growth_and_moves_shipments() {
    let scene = Scene::new(2).turn(B).growth(A, 6).impact(A, 2);
    let scene = scene.shipment(A, "S22 road 1/5/3").shipment(A, "S18 road 4/7/4");
    let mut play = scene.play();
    let tokens = play.player(A).available_tokens;
    play.go("B pass");
    let it = play.player(A);
    assert_eq!((it.growth, it.impact, it.available_tokens), (13, 5, tokens + 1));
    assert_eq!((play.shipment(A, 0).as_str(), play.shipment(A, 1).as_str()), ("-", "S18 road 3/7/4"));
}

#[test]
fn et_a9_a_shipment_with_time_two_completes_in_the_second_upkeep() {
    let mut play = Scene::new(2).round(3).hand(A, "S42").hand(B, "").incidents("I01").play();
    play.go("start-with 0, plane, end-turn, B buy D02, end-turn");
    assert_eq!((play.spectator().round, play.shipment(A, 0).as_str()), (4, "S42 plane 1/8/5"));
    play.go("A pass, B take-market 0, end-turn");
    assert_eq!((play.spectator().round, play.shipment(A, 0).as_str(), play.player(A).completed), (5, "-", 1));
}

#[test]
fn et_a10_after_taking_a_card_there_is_no_other_main_action() {
    let mut play = Scene::new(2).hand(A, "S01 S02").growth(A, 9).play();
    play.go("take-market 0");
    let offered =
        ["take-market", "take-deck", "start-with", "buy", "end-turn"].map(|word| play.offers_any(word));
    assert_eq!(offered, [false, false, false, true, true]);
    assert_eq!(play.refused("take-market 1"), "ET-3.4.10");
    assert_eq!(play.refused("start-with 0"), "ET-3.4.10");
}

#[test]
fn et_a11_several_shipments_start_one_after_the_other() {
    let mut play = Scene::new(2).hand(A, "S35 S30").incidents("I01 I07").play();
    play.go("start-with 0, done-combining, road");
    assert_eq!(play.shipment(A, 0), "S35 road 5/5/2", "the Incident is known before the next shipment");
    play.go("start-with 1, road");
    assert_eq!(play.lines("incident_revealed").len(), 2);
    let it = play.player(A);
    assert_eq!((it.available_tokens, it.free_slots), (5, 1));
    assert_eq!(play.shipment(A, 1), "S30 road 3/5/2");
}

#[test]
fn et_a12_four_cards_are_the_most() {
    let full = Scene::new(2).hand(A, "S01 S02 S03 S04").growth(A, 20);
    let play = full.play();
    assert_eq!(play.refused("take-market 0"), "ET-1.5");
    assert_eq!(play.refused("take-deck"), "ET-1.5");
    assert_eq!(play.refused("pass"), "ET-3.4.9");
    let one = full.clone().owns(A, "D01 D02 D03 D04 D05 D06").play();
    assert_eq!((one.player(A).available_tokens, one.player(A).free_slots), (1, 3));
    assert_eq!((one.refused("pass").as_str(), one.refused("start-with 0").as_str()), ("ET-3.4.9", "allowed"));
    let stuck = full.owns(A, "D01 D02 D03 D04 D05 D06 D07").play();
    assert_eq!(stuck.options(A), "pass");
}

#[test]
fn et_a13_who_may_pass() {
    let pass = |scene: Scene| scene.play().refused("pass") == "allowed";
    assert!(pass(Scene::new(2)));
    assert!(!pass(Scene::new(2).hand(A, "S01 S02")));
    let nothing_to_take = Scene::new(2).hand(A, "S01 S02").sold_out();
    assert!(nothing_to_take.play().offers("start-with 0"));
    assert!(pass(nothing_to_take));
}

#[test]
fn et_a14_a_market_slot_is_filled_at_once_from_the_deck() {
    let mut play = Scene::new(2).market("S01 S02 S09").deck_top("S40").play();
    play.go("take-market 2");
    assert_eq!(play.spectator().market[2], all("S40").first().copied());
    let mut last = Scene::new(2).market("S01 S02 S09").deck_left("").play();
    last.go("take-market 2");
    assert_eq!(last.spectator().market[2], None);
}

#[test]
fn et_a15_a_card_from_the_deck_is_seen_by_its_owner_alone() {
    let scene = Scene::new(2).growth(A, 3).hand(A, "S01 S02 S03").market("S05 S06 S07").deck_top("S40");
    let mut play = scene.play();
    let market = play.spectator().market;
    play.go("take-deck");
    let it = play.player(A);
    assert_eq!((it.growth, it.hand_size, play.spectator().market == market), (2, 4, true));
    assert_eq!(play.view(A).own.unwrap().hand[3], all("S40").first().copied());
    let seen = serde_json::to_string(&play.view(B)).unwrap();
    assert!(!seen.contains("S40"), "{seen}");
    assert_eq!(play.lines("card_drawn"), Vec::<String>::new());
}

#[test]
fn et_a32_tokens_limit_shipments_and_purchases() {
    let three = |owned: &str| {
        let scene = Scene::new(2).growth(A, 20).hand(A, "S01").owns(A, owned).turn(B);
        scene.shipment(A, "S22 road 2/5/3").shipment(A, "S18 road 4/7/4").shipment(A, "S16 road 4/4/2")
    };
    let mut full = three("D01 D02 D03 D04").play();
    full.go("B pass");
    assert_eq!(full.player(A).available_tokens, 0);
    assert!(!full.offers_any("start-with") && !full.offers_any("buy"));
    assert_eq!(
        (full.refused("buy D05").as_str(), full.refused("start-with 0").as_str()),
        ("ET-4.2", "ET-4.2")
    );
    full.go("A take-market 0, end-turn, B pass");
    assert_eq!(full.player(A).available_tokens, 1);
    assert!(full.offers_any("start-with") && full.offers_any("buy"));
    let mut slots = three("D01 D02").play();
    slots.go("B pass");
    assert_eq!(slots.player(A).available_tokens, 2);
    assert!(slots.offers_any("buy") && !slots.offers_any("start-with"));
    assert_eq!(slots.refused("start-with 0"), "ET-3.4.3");
}
