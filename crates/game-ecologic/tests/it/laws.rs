//! The laws that every game must keep, with every number of players, both editions and every option.

use ecotable_ecologic::*;
use ecotable_kernel::Seat;
use ecotable_testkit::laws::{self, Plan};

/// No random game has come near so many decisions.
const MOST_DECISIONS: u64 = 6000;
/// Decisions that no list names, or that are never allowed.
const NOTATION: &[&str] = &[
    "propose 1 give 1 take nothing",
    "propose 0 give nothing take 2",
    "propose 2 give 3@4 take 1",
    "propose 3 give EI01 take 1 2@6",
    "propose 1 give nothing take 5@3",
    "counter give 1 take nothing",
    "counter give 2@5 take 1",
    "bid 0",
    "bid 99",
    "shift oil +5",
    "seat 3",
    "token 13 1 mineral",
    "site 10",
    "card EI20",
    "refinery oil 0",
];

const fn plan(games: u64) -> Plan {
    Plan::new(games, MOST_DECISIONS).notation(NOTATION)
}

fn first() -> Config {
    Config { edition: Edition::Ed1, ..Config::default() }
}

#[track_caller]
fn check(config: &Config, games: u64) {
    for seats in if config.teams { 4..=4 } else { 2..=4 } {
        laws::check::<Ecologic>(config, seats, plan(games));
    }
}

#[test]
fn the_first_edition_keeps_the_laws() {
    check(&first(), 12);
}

#[test]
fn the_second_edition_keeps_the_laws() {
    check(&Config::default(), 12);
}

/// Each option of the table once away from its default, in both editions.
#[test]
fn every_option_keeps_the_laws() {
    let changes: &[fn(&mut Config)] = &[
        |config| config.first_leader = FirstLeader::Seat(Seat(1)),
        |config| config.events_per_level = Some(3),
        |config| config.event_order = EventOrder::Mixed,
        |config| {
            config.event_order = EventOrder::Mixed;
            config.mixed_final = MixedFinal::Anywhere;
        },
        |config| config.tads = false,
        |config| config.big_initiatives = false,
        |config| config.face_down = true,
        |config| config.teams = true,
        |config| config.deals = Some(config.edition == Edition::Ed2),
        |config| {
            config.deals = Some(true);
            config.promises = Promises::Honour;
        },
        |config| config.score_rounding = Some(ScoreRounding::Nearest),
        |config| config.score_rounding = Some(ScoreRounding::Exact),
        |config| config.zero_as_one = Some(config.edition == Edition::Ed2),
    ];
    for edition in [Edition::Ed1, Edition::Ed2] {
        for change in changes {
            let mut config = Config { edition, ..Config::default() };
            change(&mut config);
            check(&config, 2);
        }
    }
}

#[test]
fn the_flags_of_the_first_edition_keep_the_laws() {
    let each = Config { eco_per_turn: EcoPerTurn::Each, ..first() };
    let slot = Config { tad_opener: TadOpener::Slot, ..first() };
    let bare = Config { lake_tokens: false, face_down: true, ..first() };
    let all = Config {
        eco_per_turn: EcoPerTurn::Each,
        tad_opener: TadOpener::Slot,
        harmless_events: HarmlessEvents::AllLevel1,
        crisis_levels: CrisisLevels::One,
        media_step: 5,
        ..first()
    };
    [each, slot, bare, all].iter().for_each(|config| check(config, 2));
}

#[test]
fn the_flags_of_the_second_edition_keep_the_laws() {
    let flags = Config {
        events_per_level: Some(10),
        tad_adjacent: true,
        harmless_events: HarmlessEvents::AllLevel1,
        accident_scope: Scope::Leader,
        green_direction: GreenDirection::EnviroToProfits,
        central_levels: CentralLevels::All,
        spill_tokens: SpillTokens::Any,
        industry_scope: Scope::Leader,
        crisis_levels: CrisisLevels::One,
        media_step: 1,
        infra_scope: Scope::Leader,
        bat_unit: BatUnit::Token,
        expo_price: 0,
        minus_debt: true,
        ..Config::default()
    };
    check(&flags, 3);
    check(&Config { minus_debt: true, ..Config::default() }, 3);
}

/// All 30 events in every game, so that each of them is met often.
#[test]
fn the_long_game_keeps_the_laws() {
    check(&Config { events_per_level: Some(10), deals: Some(true), ..Config::default() }, 5);
}

#[test]
fn a_scenario_and_a_chosen_pool_keep_the_laws() {
    let ids = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let scenario = Config {
        event_order: EventOrder::Scenario,
        scenario: ids("S30 S26 S13 S29 S24 S01"),
        ..Config::default()
    };
    let pool = Config {
        events_per_level: Some(3),
        event_pool: EventPool::List(ids("F01 F02 F04 F11 F13 F08 F17 F19 F21")),
        ..first()
    };
    [scenario, pool].iter().for_each(|config| check(config, 3));
}

#[test]
fn a_position_is_small() {
    let size = size_of::<State>();
    assert!(size <= 640, "{size} bytes");
}
