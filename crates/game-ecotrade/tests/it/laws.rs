//! The laws that every game must keep, with every number of players and every value of every option.

use ecotable_ecotrade::{
    Adjacency, Banking, Config, Developments, EcoTrade, FirstPlayer, LastTurns, TokenPool,
};
use ecotable_kernel::Seat;
use ecotable_testkit::laws::{self, Plan};

/// No random game has come near so many decisions.
const MOST_DECISIONS: u64 = 2500;
/// Decisions that are never allowed, or seldom.
const NOTATION: &[&str] = &[
    "return-card 3",
    "take-market 5",
    "take-market 255",
    "start-with 4",
    "add-card 3",
    "top-card 1",
    "plane",
    "keep-incident",
    "buy D12",
    "buy-level D01 3",
    "advance-to D12 2",
    "bank",
];

const fn plan(games: u64) -> Plan {
    Plan::new(games, MOST_DECISIONS).notation(NOTATION)
}

/// Every combination of the options that change the course of a turn: 64 of them.
fn combinations() -> Vec<Config> {
    let mut configs = vec![Config::default()];
    let mut each = |set: &[fn(&mut Config)]| {
        configs = configs
            .iter()
            .flat_map(|config| {
                set.iter().map(|set| {
                    let mut config = *config;
                    set(&mut config);
                    config
                })
            })
            .collect();
    };
    each(&[|c| c.developments = Developments::Standard, |c| c.developments = Developments::EasierV2]);
    each(&[|c| c.banking = Banking::Auto, |c| c.banking = Banking::Manual]);
    each(&[|c| c.last_turns = LastTurns::FinishRound, |c| c.last_turns = LastTurns::OneEach]);
    each(&[|c| c.token_pool = TokenPool::Shared, |c| c.token_pool = TokenPool::Separate]);
    each(&[|c| c.short_deck = false, |c| c.short_deck = true]);
    each(&[|c| c.open_hands = false, |c| c.open_hands = true]);
    configs
}

#[track_caller]
fn check_all(seats: u8, games: u64) {
    let configs = combinations();
    assert_eq!(configs.len(), 64);
    for config in &configs {
        laws::check::<EcoTrade>(config, seats, plan(games));
    }
}

#[test]
fn two_players_keep_the_laws_in_every_variant() {
    check_all(2, 6);
}

#[test]
fn three_players_keep_the_laws_in_every_variant() {
    check_all(3, 4);
}

#[test]
fn four_players_keep_the_laws_in_every_variant() {
    check_all(4, 4);
}

#[test]
fn every_other_value_of_an_option_keeps_the_laws() {
    let changes: [fn(&mut Config); 13] = [
        |c| c.growth_limit = 20,
        |c| c.growth_limit = 25,
        |c| c.growth_limit = 60,
        |c| c.plane_impact = -2,
        |c| c.start_growth_tokens = 4,
        |c| (c.start_growth_tokens, c.banking) = (4, Banking::Manual),
        |c| c.board_slots = 2,
        |c| c.board_slots = 4,
        |c| c.board_slots = 5,
        |c| (c.board_slots, c.token_pool) = (6, TokenPool::Separate),
        |c| c.combine_adjacency = Adjacency::Connected,
        |c| c.sea_links = true,
        |c| c.first_player = FirstPlayer::Seat(Seat(1)),
    ];
    for change in changes {
        let mut config = Config::default();
        change(&mut config);
        for seats in 2..=4 {
            laws::check::<EcoTrade>(&config, seats, plan(8).series("values"));
        }
    }
}
