//! Lots keeps every law.

use ecotable_testkit::laws::{self, Plan};
use ecotable_testkit::lots::{Config, Lots};

/// A round has at most 30 coins' worth of raises for each seat, and then some.
const PLAN: Plan = Plan::new(400, 2000).notation(&["raise 9", "sell 30", "raise 0", "sell 0"]);

#[test]
fn lots_keeps_the_laws_with_2_seats() {
    laws::check::<Lots>(&Config::default(), 2, PLAN);
}

#[test]
fn lots_keeps_the_laws_with_3_seats() {
    laws::check::<Lots>(&Config::default(), 3, PLAN);
}

#[test]
fn lots_keeps_the_laws_with_4_seats() {
    laws::check::<Lots>(&Config::default(), 4, PLAN);
}

#[test]
fn lots_keeps_the_laws_with_5_seats() {
    laws::check::<Lots>(&Config::default(), 5, PLAN);
}

#[test]
fn lots_keeps_the_laws_with_6_seats() {
    laws::check::<Lots>(&Config::default(), 6, PLAN);
}

#[test]
fn lots_keeps_the_laws_in_a_short_game() {
    laws::check::<Lots>(&Config { rounds: 1 }, 3, Plan::new(2000, 200));
}
