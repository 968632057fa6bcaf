//! Pebbles keeps every law and its rules.

use ecotable_kernel::{Game, PlayError, Refusal as _, Seat, Table, Verdict};
use ecotable_testkit::laws::{self, Plan};
use ecotable_testkit::pebbles::{Config, Pebbles};

/// Three rounds, in each of which every seat looks and hides; payments come on top.
const PLAN: Plan = Plan::new(1000, 3 * 2 * 4).notation(&["pay 1", "pay 3"]);

fn table(seats: u8) -> Table<Pebbles> {
    Table::new(Pebbles::new(&Config::default(), seats).unwrap(), "7".parse().unwrap()).0
}

fn refused(table: &Table<Pebbles>, action: &str) -> &'static str {
    match table.check(Seat(0), action.parse().unwrap()) {
        Err(PlayError::Refused(refusal)) => refusal.rule(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn pebbles_keeps_the_laws_with_2_to_4_seats() {
    for seats in 2..=4 {
        laws::check::<Pebbles>(&Config::default(), seats, PLAN);
    }
    laws::check::<Pebbles>(&Config { generous: true }, 3, PLAN.series("generous"));
}

#[test]
fn pe_1_a_seat_looks_once_a_round() {
    let mut table = table(2);
    table.play(Seat(0), "look".parse().unwrap()).unwrap();
    assert_eq!(refused(&table, "look"), "PE-1");
}

#[test]
fn pe_2_at_most_3_pebbles_are_hidden() {
    assert_eq!(refused(&table(2), "hide 4"), "PE-2");
}

#[test]
fn pe_3_a_seat_pays_what_it_has() {
    let table = table(2);
    assert!(table.check(Seat(0), "pay 10".parse().unwrap()).is_ok());
    assert_eq!(refused(&table, "pay 11"), "PE-3");
    assert_eq!(refused(&table, "pay 0"), "PE-3");
    assert!(!table.legal_actions(Seat(0)).contains(&"pay 1".parse().unwrap()));
}

#[test]
fn all_lose_if_nobody_is_ever_right() {
    let mut table = table(2);
    while !table.to_act().is_empty() {
        let wrong = (table.state().bank + 1) % 4;
        let seat = table.to_act().first().unwrap();
        table.play(seat, format!("hide {wrong}").parse().unwrap()).unwrap();
    }
    assert_eq!(table.outcome().unwrap().verdict, Verdict::AllLost);
}
