//! Options as a person types them.

use ecotable_kernel::{Choice, ConfigError, Meta, OptionKind, OptionSpec};
use serde_json::{Value, json};

const META: Meta = Meta {
    id: "kelp",
    rules_version: 1,
    seats: 2..=4,
    options: &[
        OptionSpec { name: "quick", kind: OptionKind::Flag },
        OptionSpec { name: "map", kind: OptionKind::Words(&["bay", "reef"]) },
        OptionSpec { name: "rounds", kind: OptionKind::Numbers(&[6, -1]) },
        OptionSpec { name: "first", kind: OptionKind::RandomOrSeat },
        OptionSpec { name: "tide", kind: OptionKind::Switch },
        OptionSpec { name: "weeks", kind: OptionKind::Depends(&OptionKind::Numbers(&[3, 5])) },
    ],
};

fn value(text: &str) -> Value {
    META.option(text).unwrap().value
}

fn error(text: &str) -> String {
    META.option(text).unwrap_err().to_string()
}

#[test]
fn each_kind_of_option_takes_its_values() {
    assert_eq!(META.option("quick=false"), Ok(Choice { name: "quick", value: json!(false) }));
    assert_eq!((value("map=reef"), value("rounds=-1")), (json!("reef"), json!(-1)));
    assert_eq!((value("first=random"), value("first=3")), (json!("random"), json!(3)));
    assert_eq!((value("tide=true"), value("tide=false")), (json!(true), json!(false)));
    assert_eq!((value("weeks=default"), value("weeks=5")), (json!(null), json!(5)));
}

#[test]
fn a_flag_needs_no_value() {
    assert_eq!(value("quick"), json!(true));
}

#[test]
fn a_wrong_value_is_answered_with_the_right_ones() {
    assert_eq!(error("quick=yes"), "option `quick`: `yes` is not one of: false, true");
    assert_eq!(error("map=lake"), "option `map`: `lake` is not one of: bay, reef");
    assert_eq!(error("rounds=7"), "option `rounds`: `7` is not one of: 6, -1");
    assert_eq!(error("rounds=six"), "option `rounds`: `six` is not one of: 6, -1");
    assert_eq!(error("first=300"), "option `first`: `300` is not one of: random, or the number of a seat");
    assert_eq!(error("map="), "option `map`: `` is not one of: bay, reef");
    assert_eq!(error("tide=high"), "option `tide`: `high` is not one of: true, false");
    assert_eq!(error("weeks=4"), "option `weeks`: `4` is not one of: default, 3, 5");
}

#[test]
fn an_unknown_option_is_answered_with_the_known_ones() {
    assert_eq!(
        error("slow=1"),
        "option `slow`: kelp has no such option; it has: quick, map, rounds, first, tide, weeks"
    );
}

#[test]
fn seats_out_of_range_are_refused() {
    assert_eq!((META.check_seats(2), META.check_seats(4)), (Ok(()), Ok(())));
    assert_eq!(META.check_seats(5), Err(ConfigError::Seats { got: 5, min: 2, max: 4 }));
    assert_eq!(META.check_seats(0).unwrap_err().to_string(), "0 seats: this game is for 2 to 4");
}
