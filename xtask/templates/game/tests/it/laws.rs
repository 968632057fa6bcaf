//! The laws that every game keeps.

use ecotable_seedling::{Config, Seedling};
use ecotable_testkit::laws::{self, Plan};

/// A game has at most 12 decisions.
const PLAN: Plan = Plan::new(300, 12).notation(&["plant 6", "plant 1"]);

#[test]
fn the_laws_hold_with_2_seats() {
    laws::check::<Seedling>(&Config::default(), 2, PLAN);
}

#[test]
fn the_laws_hold_with_3_seats() {
    laws::check::<Seedling>(&Config::default(), 3, PLAN);
}

#[test]
fn the_laws_hold_with_4_seats() {
    laws::check::<Seedling>(&Config::default(), 4, PLAN);
}

#[test]
fn the_laws_hold_in_the_short_game() {
    laws::check::<Seedling>(&Config { rounds: 2 }, 2, PLAN);
}
