//! Numbers and setup (PR-1.2, PR-2).

use std::collections::BTreeSet;

use ecotable_kernel::Game;
use ecotable_plastic_race::city::CityName;
use ecotable_plastic_race::{Config, Event, PhaseWords, PlasticRace, Switch};

use crate::scene::Play;

fn config(city: CityName) -> Config {
    Config { city, ..Config::default() }
}

#[test]
fn pr_1_2_two_to_five_players() {
    assert!([0, 1, 6].iter().all(|&seats| PlasticRace::new(&Config::default(), seats).is_err()));
    assert!((2..=5).all(|seats| PlasticRace::new(&Config::default(), seats).is_ok()));
}

#[test]
fn pr_2_1_the_options_are_fixed_before_the_game() {
    let game = PlasticRace::new(&config(CityName::Rome), 4).unwrap();
    assert_eq!((game.config(), game.seats()), (config(CityName::Rome), 4));
    let none = Config { max_rounds: 0, ..Config::default() };
    assert!(PlasticRace::new(&none, 2).is_err());
}

#[test]
fn pr_2_2_seat_0_begins_and_the_others_follow() {
    let mut play = Play::new(&config(CityName::Athens), 3, "order");
    for expected in [0, 1, 2, 0] {
        assert_eq!(play.asked(), [expected]);
        play.go("end_turn");
        while !play.offers("refill") {
            let first = play.starting("discard")[0].clone();
            play.go(&first);
        }
        play.go("refill");
    }
}

#[test]
fn pr_2_3_the_cards_are_shuffled_and_dealt() {
    let hands: BTreeSet<_> =
        (0..8).map(|seed| Play::new(&Config::default(), 2, &seed.to_string()).hand(0)).collect();
    assert!(hands.len() > 6);
    let view = Play::new(&Config::default(), 2, "x").view();
    assert!(view.street_discard.is_empty() && view.played_row.is_empty());
}

#[test]
fn pr_2_4_lights_are_chosen_in_turn_order_and_may_be_shared() {
    let mut play = Play::new(&Config::default(), 3, "lights");
    assert_eq!(play.options(0), ["choose_light L1", "choose_light L2"]);
    assert!(play.options(1).is_empty());
    play.go("choose_light L2, choose_light L2, choose_light L1");
    assert_eq!((play.truck(0), play.truck(1), play.truck(2)), ("L2".into(), "L2".into(), "L1".into()));
    assert!(play.offers("end_turn"));
    let one = Play::new(&config(CityName::Paris), 2, "lights");
    assert_eq!(one.view().phase, PhaseWords::Turn {});
}

#[test]
fn pr_2_5_bin_cards_for_every_seat_and_one_bonus_card() {
    let view = Play::new(&config(CityName::London), 5, "bins").view();
    assert_eq!((view.bin_cards, view.reserve.bonus, view.bonus), (vec![5; 5], true, None));
}

#[test]
fn pr_2_6_one_of_five_plant_cards() {
    let card =
        |seed: u32| Play::new(&config(CityName::Athens), 2, &seed.to_string()).view().plant.unwrap().card;
    assert_eq!((0..60).map(card).collect::<BTreeSet<_>>().len(), 5);
    assert!(Play::new(&config(CityName::Paris), 2, "p").view().plant.is_none());
}

#[test]
fn pr_2_7_nobody_starts_with_a_route_card() {
    let view = Play::new(&config(CityName::Athens), 4, "routes").view();
    assert!(view.players.iter().all(|player| player.route_count == 0) && view.route_deck == 14);
    let off = Config { routes: Switch::Off, ..config(CityName::Athens) };
    assert_eq!(Play::new(&off, 4, "routes").view().route_deck, 0);
}

#[test]
fn pr_2_8_dice_and_tokens_start_in_the_reserve() {
    let view = Play::new(&config(CityName::Athens), 2, "reserve").view();
    assert!(view.dice.is_empty() && view.works.is_empty() && view.one_way.is_empty());
    assert!(
        view.players.iter().all(|player| !player.police && player.counters == 0 && player.puncture.is_none())
    );
}

#[test]
fn pr_2_9_round_1_begins_with_seat_0() {
    let play = Play::new(&config(CityName::Athens), 2, "begin");
    assert_eq!((play.view().round, play.view().active.0), (1, 0));
    assert!(play.has_told(|event| matches!(event, Event::RoundBegan { round: 1 })));
}

#[test]
fn a_position_is_small() {
    let bytes = size_of::<ecotable_plastic_race::State>();
    assert!(bytes <= 768, "{bytes} bytes");
}
