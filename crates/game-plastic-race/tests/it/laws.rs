//! The laws that every game must keep: every city, every number of players, every option.

use ecotable_plastic_race::city::CityName;
use ecotable_plastic_race::{
    Config, PlasticRace, PolicePower, React, RewardRepeat, RouteMatch, StartSeat, Switch,
};
use ecotable_testkit::laws::{self, Plan};

use crate::scene::turned_round;

/// No random game has come near so many decisions.
const MOST_DECISIONS: u64 = 20_000;
/// Decisions that are rarely or never allowed.
const NOTATION: &[&str] = &[
    "continue s01",
    "continue s19 blue",
    "step ST55 s01",
    "step ST59 s19 red",
    "shortcut_step ST28 s02",
    "pair_step s19 green",
    "double_step s13 blue",
    "effect ST28",
    "sell_bin 9",
    "choose_light L9",
    "pay_unit pair",
    "pick_seat 7",
    "route_overflow RT14",
    "one_way_direction to_from",
    "puncture",
    "refill",
];

const fn plan(games: u64) -> Plan {
    Plan::new(games, MOST_DECISIONS).notation(NOTATION)
}

/// So many games in each city with so many seats.
#[track_caller]
fn check_cities(seats: u8, games: u64, set: impl Fn(&mut Config)) {
    for &city in CityName::ALL {
        let mut config = Config { city, ..Config::default() };
        set(&mut config);
        laws::check::<PlasticRace>(&config, seats, plan(games));
    }
}

#[test]
fn two_players_keep_the_laws_in_every_city() {
    check_cities(2, 2, |_| {});
}

#[test]
fn three_players_keep_the_laws_in_every_city() {
    check_cities(3, 2, |_| {});
}

#[test]
fn four_players_keep_the_laws_in_every_city() {
    check_cities(4, 1, |_| {});
}

#[test]
fn five_players_keep_the_laws_in_every_city() {
    check_cities(5, 1, |_| {});
}

#[test]
fn games_without_routes_and_plant_keep_the_laws() {
    check_cities(3, 1, |config| config.routes = Switch::Off);
    check_cities(2, 1, |config| config.plant = Switch::Off);
    check_cities(2, 1, |config| (config.routes, config.plant) = (Switch::Off, Switch::Off));
}

#[test]
fn every_flag_keeps_the_laws() {
    let flags: [fn(&mut Config); 8] = [
        |config| config.dashed_partial = false,
        |config| config.route_match = RouteMatch::Exact,
        |config| config.route_discard_any = true,
        |config| config.police_reverse = false,
        |config| config.police_token = PolicePower::PassOnly,
        |config| config.reward_repeat = RewardRepeat::EveryPass,
        |config| (config.max_rounds, config.start_seat) = (5, StartSeat::Rotating),
        |config| config.react = React::Everybody,
    ];
    for (number, flag) in flags.iter().enumerate() {
        for city in [CityName::ALL[number], CityName::Berlin, CityName::Rome] {
            let mut config = Config { city, ..Config::default() };
            flag(&mut config);
            laws::check::<PlasticRace>(&config, 2 + number as u8 % 3, plan(1).series("flags"));
        }
    }
}

#[test]
fn all_flags_together_keep_the_laws() {
    let config = |city| Config { max_rounds: 10, ..turned_round(city) };
    for city in [CityName::Paris, CityName::Berlin, CityName::Ankara] {
        laws::check::<PlasticRace>(&config(city), 3, plan(2).series("all flags"));
    }
}
