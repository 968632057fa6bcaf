//! The options (ET-6).

use ecotable_ecotrade::{
    Adjacency, Banking, Config, Developments, EcoTrade, FirstPlayer, LastTurns, TokenPool,
};
use ecotable_kernel::{Game, Seat};

use crate::play::Play;
use crate::scene::{A, B, Scene};

fn accepts(change: impl FnOnce(&mut Config)) -> bool {
    let mut config = Config::default();
    change(&mut config);
    EcoTrade::new(&config, 4).is_ok()
}

fn read(json: &str) -> Result<Config, String> {
    serde_json::from_str(json).map_err(|error| error.to_string())
}

#[test]
fn et_6_1_two_three_or_four_seats() {
    let possible: Vec<u8> =
        (0..=9).filter(|&seats| EcoTrade::new(&Config::default(), seats).is_ok()).collect();
    assert_eq!(possible, [2, 3, 4]);
}

#[test]
fn et_6_2_the_growth_limit_is_35_or_from_20_to_60() {
    assert_eq!(Config::default().growth_limit, 35);
    let possible: Vec<u8> = (0..=255).filter(|&limit| accepts(|c| c.growth_limit = limit)).collect();
    assert_eq!(possible, (20..=60).collect::<Vec<u8>>());
    let mut play = Scene::new(2).with(|c| c.growth_limit = 25).turn(B).growth(A, 23).play();
    play.go("B pass");
    assert_eq!(play.lines("end_triggered").len(), 1);
    assert_eq!(EcoTrade::META.option("growth_limit=45").unwrap().value, 45);
}

#[test]
fn et_6_3_standard_developments_or_levels() {
    assert_eq!(read(r#"{"developments": "easier_v2"}"#).unwrap().developments, Developments::EasierV2);
    let standard = Scene::new(2).growth(A, 20).play();
    assert_eq!(
        (standard.refused("buy D01"), standard.refused("buy-level D01 1")),
        ("allowed".into(), "ET-6.3".into())
    );
    assert_eq!(standard.refused("advance-to D01 1"), "ET-6.3");
    let levels = Scene::new(2).growth(A, 20).with(|c| c.developments = Developments::EasierV2).play();
    assert_eq!(
        (levels.refused("buy D01"), levels.refused("buy-level D01 1")),
        ("ET-6.3".into(), "allowed".into())
    );
}

#[test]
fn et_6_4_a_plane_adds_two_or_takes_two_off() {
    assert_eq!(Config::default().plane_impact, 2);
    assert!(accepts(|c| c.plane_impact = -2) && !accepts(|c| c.plane_impact = 0));
    for (text, impact) in [("-2", -2), ("2", 2), (r#""+2""#, 2), (r#""-2""#, -2), (r#""\u22122""#, -2)] {
        let json = format!(r#"{{"plane_impact": {text}}}"#);
        assert_eq!(read(&json).unwrap().plane_impact, impact, "{json}");
    }
    assert!(read(r#"{"plane_impact": "two"}"#).is_err());
    assert_eq!(EcoTrade::META.option("plane_impact=+2").unwrap().value, 2);
}

#[test]
fn et_6_4_a_refused_number_is_answered_with_the_values_that_are_possible() {
    let refused = |change: fn(&mut Config)| {
        let mut config = Config::default();
        change(&mut config);
        EcoTrade::new(&config, 2).unwrap_err().to_string()
    };
    for (change, why) in [
        ((|c| c.growth_limit = 61) as fn(&mut Config), "61 is none of the values from 20 to 60"),
        (|c| c.board_slots = 7, "7 is none of the values from 2 to 6"),
        (|c| c.plane_impact = 0, "0 is none of the values 2 and -2"),
        (|c| c.start_growth_tokens = 3, "3 is none of the values 0 and 4"),
    ] {
        assert!(refused(change).ends_with(why), "{}", refused(change));
    }
}

#[test]
fn et_6_5_everybody_may_start_with_eight() {
    assert!(accepts(|c| c.start_growth_tokens = 4) && !accepts(|c| c.start_growth_tokens = 3));
    let start = |banking| {
        let play = Play::new(&Config { start_growth_tokens: 4, banking, ..Config::default() }, 2, "eight");
        (play.player(A).tracker, play.player(A).growth_tokens)
    };
    assert_eq!((start(Banking::Auto), start(Banking::Manual)), ((8, 0), (4, 4)));
}

#[test]
fn et_6_6_banking_goes_by_itself_or_by_hand() {
    assert_eq!(Config::default().banking, Banking::Auto);
    assert_eq!(read(r#"{"banking": "manual"}"#).unwrap().banking, Banking::Manual);
    let arrived = |banking| {
        let scene = Scene::new(2).with(|c| c.banking = banking).turn(B).shipment(A, "S01 road 1/4/2");
        let mut play = scene.play();
        play.go("B pass");
        (play.player(A).tracker, play.player(A).growth_tokens, play.offers("bank"))
    };
    assert_eq!((arrived(Banking::Auto), arrived(Banking::Manual)), ((10, 0, false), (6, 4, true)));
}

#[test]
fn et_6_7_last_turns_finish_the_round_or_are_one_each() {
    assert_eq!(Config::default().last_turns, LastTurns::FinishRound);
    assert_eq!(read(r#"{"last_turns": "one_each"}"#).unwrap().last_turns, LastTurns::OneEach);
    let turns = |last_turns| {
        let mut play = Scene::new(4).with(|c| c.last_turns = last_turns).growth(B, 33).play();
        play.go("A pass");
        play.told.clear();
        play.idle_to_the_end();
        play.turns()
    };
    assert_eq!(turns(LastTurns::FinishRound), "C D A B C D");
    assert_eq!(turns(LastTurns::OneEach), "C D A B");
}

#[test]
fn et_6_8_tokens_are_shared_or_separate() {
    assert_eq!(Config::default().token_pool, TokenPool::Shared);
    assert_eq!(read(r#"{"token_pool": "separate"}"#).unwrap().token_pool, TokenPool::Separate);
    let allowed = |token_pool| {
        let scene = Scene::new(2).with(|c| c.token_pool = token_pool).hand(A, "S01").growth(A, 20);
        let play = scene.owns(A, "D01 D02 D03 D04 D05 D06 D07 D08").play();
        [play.refused("start-with 0"), play.refused("buy D09")]
    };
    assert_eq!(allowed(TokenPool::Separate), ["allowed"; 2]);
    let shared = Scene::new(2).hand(A, "S01").growth(A, 20).owns(A, "D01 D02 D03 D04 D05 D06 D07").play();
    assert_eq!([shared.refused("start-with 0"), shared.refused("buy D09")], ["ET-4.2"; 2]);
    let slots = Scene::new(2).with(|c| c.token_pool = TokenPool::Separate).with(|c| c.board_slots = 2);
    let full = slots.hand(A, "S01").shipment(A, "S22 road 2/6/2").shipment(A, "S41 road 2/6/2").play();
    assert_eq!(full.refused("start-with 0"), "ET-3.4.3", "slots still count");
}

#[test]
fn et_6_9_two_to_six_board_slots() {
    assert_eq!(Config::default().board_slots, 3);
    let possible: Vec<u8> = (0..=9).filter(|&slots| accepts(|c| c.board_slots = slots)).collect();
    assert_eq!(possible, [2, 3, 4, 5, 6]);
    assert_eq!(Scene::new(2).with(|c| c.board_slots = 6).play().player(A).free_slots, 6);
}

#[test]
fn et_6_10_regions_fit_pairwise_or_connected() {
    assert_eq!(Config::default().combine_adjacency, Adjacency::Pairwise);
    let config = read(r#"{"combine_adjacency": "connected"}"#).unwrap();
    assert_eq!(config.combine_adjacency, Adjacency::Connected);
    // From 1 to 3, to 2 and to 5: 3 touches both of the others, which are apart.
    let third = |combine_adjacency| {
        let scene = Scene::new(2).with(|c| c.combine_adjacency = combine_adjacency);
        let mut play = scene.hand(A, "S02 S01 S04").play();
        play.go("start-with 0, add-card 1");
        play.offers("add-card 2")
    };
    assert_eq!((third(Adjacency::Pairwise), third(Adjacency::Connected)), (false, true));
}

#[test]
fn et_6_11_sea_links_add_two_borders() {
    // S03 (1 to 4) and S23 (4 to 6) go by road or ship; S24 (4 to 7) and S04 (1 to 5) by road or plane.
    let joins = |sea_links| {
        let mut play = Scene::new(2).with(|c| c.sea_links = sea_links).hand(A, "S03 S23").play();
        play.go("start-with 0");
        play.offers_any("add-card")
    };
    assert_eq!((joins(false), joins(true)), (false, true));
    let north = |sea_links| {
        let mut play = Scene::new(2).with(|c| c.sea_links = sea_links).hand(A, "S09 S41").play();
        play.go("start-with 0");
        play.offers_any("add-card")
    };
    assert_eq!((north(false), north(true)), (false, false), "4 and 5 are apart");
    let both = |sea_links| {
        let mut play = Scene::new(2).with(|c| c.sea_links = sea_links).hand(A, "S14 S18").play();
        play.go("start-with 0");
        play.offers_any("add-card")
    };
    assert_eq!((both(false), both(true)), (false, true), "destinations 2 and 7");
    assert_eq!(read(r#"{"sea_links": "on"}"#), read(r#"{"sea_links": true}"#));
    assert!(read(r#"{"sea_links": "maybe"}"#).is_err());
}

#[test]
fn et_6_12_a_short_deck_has_nine_cards_for_each_player() {
    for seats in 2..=4 {
        let mut play = Play::new(&Config { short_deck: true, ..Config::default() }, seats, "short");
        assert_eq!(play.spectator().put_away, 42 - 9 * seats);
        play.return_first();
        assert_eq!(play.spectator().deck_size, 9 * seats - 2 * seats - (seats + 1));
    }
}

#[test]
fn et_6_13_hands_are_hidden_or_open() {
    let known = |open_hands| {
        let mut play = Play::new(&Config { open_hands, ..Config::default() }, 2, "hands");
        play.return_first();
        play.player(B).known.len()
    };
    assert_eq!((known(false), known(true)), (0, 2));
}

#[test]
fn et_6_14_the_first_player_is_random_or_a_seat() {
    assert_eq!(read(r#"{"first_player": 2}"#).unwrap().first_player, FirstPlayer::Seat(Seat(2)));
    assert_eq!(read(r#"{"first_player": "random"}"#).unwrap().first_player, FirstPlayer::Random);
    assert!(accepts(|c| c.first_player = FirstPlayer::Seat(Seat(3))));
    assert!(!accepts(|c| c.first_player = FirstPlayer::Seat(Seat(4))));
    assert!(read(r#"{"first_player": "me"}"#).is_err() && read(r#"{"color": 1}"#).is_err());
}

#[test]
fn et_6_14_a_value_that_cannot_be_read_is_answered_with_what_can_be() {
    for (json, why) in [
        (r#"{"first_player": "me"}"#, "first_player is random or the number of a seat"),
        (r#"{"first_player": -1}"#, "first_player is random or the number of a seat"),
        (r#"{"open_hands": 1}"#, "are on or off"),
        (r#"{"open_hands": "maybe"}"#, "`maybe` is neither on nor off"),
        (r#"{"plane_impact": 300}"#, "plane_impact is 2 or -2"),
    ] {
        let refused = read(json).unwrap_err();
        assert!(refused.contains(why), "{json}: {refused}");
    }
}
