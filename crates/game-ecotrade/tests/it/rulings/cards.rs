//! Hands, the first player and the number of cards.

use ecotable_ecotrade::{Config, FirstPlayer};
use ecotable_kernel::Seat;

use crate::play::Play;
use crate::scene::{A, B, C, Scene, all};

const RULES: &str = include_str!("../../../RULES.md");

#[test]
fn et_r39_cards_from_the_market_stay_known() {
    let mut play = Scene::new(2).hand(A, "S01").market("S30 S31 S32").play();
    play.go("take-market 0, end-turn");
    assert_eq!(play.view(B).players[0].known.to_vec(), all("S30"));
    assert_eq!(play.view(B).players[0].hand_size, 2);
}

#[test]
fn et_r42_the_card_of_the_last_seat_lies_lowest() {
    let config = Config { first_player: FirstPlayer::Seat(C), ..Config::default() };
    let mut play = Play::new(&config, 3, "r42");
    let hands = [A, B, C].map(|seat| play.view(seat).own.unwrap().hand[0].unwrap());
    play.return_first();
    let deck = play.snapshot().deck.unwrap();
    assert_eq!(deck[deck.len() - 3..], [hands[2], hands[0], hands[1]]);
}

#[test]
fn et_r43_a_host_may_name_the_first_player() {
    for seat in 0..3 {
        let config = Config { first_player: FirstPlayer::Seat(Seat(seat)), ..Config::default() };
        assert_eq!(Play::new(&config, 3, "r43").spectator().first_player, Seat(seat));
    }
}

#[test]
fn et_r45_the_detailed_rules_are_all_in_this_book() {
    let sections = RULES.lines().filter(|line| line.starts_with("## ET-")).count();
    assert_eq!(sections, 7, "1 to 6 and 8; 7 is the rulings, 9 the acceptance cases");
    assert!((1..=58).all(|number| RULES.contains(&format!("| ET-R{number} |"))));
    assert!((1..=42).all(|number| RULES.contains(&format!("| ET-A{number} |"))));
}

#[test]
fn et_r50_all_cards_are_in_the_game_unless_the_deck_is_short() {
    let cards = |short_deck| {
        let words = Play::new(&Config { short_deck, ..Config::default() }, 3, "r50").snapshot();
        (words.deck.unwrap().len() + 9, words.put_away.len())
    };
    assert_eq!((cards(false), cards(true)), ((42, 0), (27, 15)));
}
