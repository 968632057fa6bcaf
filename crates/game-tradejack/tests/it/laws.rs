//! The laws that every game must keep, with every number of players and every combination of options.

use ecotable_parts::auction::PassPolicy;
use ecotable_testkit::laws::{self, Plan};
use ecotable_tradejack::{Config, FirstPlayer, TradeJack};

use crate::scene::{A, own_deck};

/// No random game has come near so many decisions.
const MOST_DECISIONS: u64 = 5000;
/// Decisions that no list names, or that are never allowed.
const NOTATION: &[&str] = &[
    "reset",
    "bid 0",
    "bid 99",
    "bid 65535",
    "first 1",
    "first 2",
    "set PNUT-Y",
    "use PEAT-B",
    "offload SOAP-B",
];

const fn plan(games: u64) -> Plan {
    Plan::new(games, MOST_DECISIONS).notation(NOTATION)
}

/// All 48 combinations of options.
fn combinations() -> Vec<Config> {
    let mut configs = vec![Config::default()];
    let mut each = |set: &[fn(&mut Config)]| {
        configs = configs
            .iter()
            .flat_map(|config| {
                set.iter().map(|set| {
                    let mut config = config.clone();
                    set(&mut config);
                    config
                })
            })
            .collect();
    };
    each(&[|config| config.advanced = false, |config| config.advanced = true]);
    each(&[
        |config| config.quick_discard = 0,
        |config| config.quick_discard = 3,
        |config| config.quick_discard = 6,
    ]);
    each(&[|config| config.co2 = false, |config| config.co2 = true]);
    each(&[|config| config.source_peek = false, |config| config.source_peek = true]);
    each(&[
        |config| config.pass_policy = PassPolicy::Reentry,
        |config| config.pass_policy = PassPolicy::Final,
    ]);
    configs
}

/// So many games of each combination; in all five tests together there are 4800.
#[track_caller]
fn check_all(seats: u8, games: u64) {
    let configs = combinations();
    assert_eq!(configs.len(), 48);
    for config in &configs {
        laws::check::<TradeJack>(config, seats, plan(games));
    }
}

#[test]
fn two_players_keep_the_laws_in_every_variant() {
    check_all(2, 40);
}

#[test]
fn three_players_keep_the_laws_in_every_variant() {
    check_all(3, 24);
}

#[test]
fn four_players_keep_the_laws_in_every_variant() {
    check_all(4, 16);
}

#[test]
fn five_players_keep_the_laws_in_every_variant() {
    check_all(5, 12);
}

#[test]
fn six_players_keep_the_laws_in_every_variant() {
    check_all(6, 8);
}

#[test]
fn a_game_with_a_named_first_player_keeps_the_laws() {
    let config = Config { first_player: FirstPlayer::Seat(A), ..Config::default() };
    laws::check::<TradeJack>(&config, 4, plan(200).series("named"));
}

#[test]
fn a_game_with_few_cards_keeps_the_laws() {
    // Both decks run out again and again, and often there is nothing to reshuffle.
    let few = own_deck(|list| {
        list.product.truncate(3);
        list.source.retain(|source| ["GOLD", "ALT", "RAIN"].contains(&source.id.as_str()));
        list.source.iter_mut().for_each(|source| (source.blue, source.yellow) = (1, 2));
        list.trend.retain(|trend| trend.id != "T2");
        list.regulation[0].stack = list.trend[0].stack;
    });
    for config in combinations() {
        let config = Config { deck: few.deck.clone(), ..config };
        for seats in [2, 4, 6] {
            laws::check::<TradeJack>(&config, seats, plan(2));
        }
    }
}
