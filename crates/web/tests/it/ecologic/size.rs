//! What a move weighs on its way to those who look.

use ecotable_kernel::GameRng;
use serde_json::{Value, json};

use super::NAMES;
use crate::drive::Drive;
use crate::weight::{LARGEST, Scales};

/// What the updates of a game weigh on average for one viewer, not packed. Russian letters weigh most.
const USUAL: usize = 6_500;

/// Four bots play a whole game; all of them and a spectator look on.
#[track_caller]
fn weigh(config: Value) {
    let mut drive = Drive::of("ecologic", config, &NAMES[..4], 11);
    let (mut scales, mut rng) = (Scales::new(4), GameRng::quick(11));
    scales.weigh(&drive);
    while drive.advance("balanced", &mut rng) {
        scales.weigh(&drive);
    }
    assert!(scales.updates.len() > 1000, "{} updates", scales.updates.len());
    let (largest, mean) = (scales.largest(), scales.mean("ru"));
    assert!(largest.packed <= LARGEST, "{largest:?}");
    assert!(mean <= USUAL, "{mean} bytes an update");
}

#[test]
fn an_update_of_the_first_edition_is_small() {
    weigh(json!({ "edition": "ed1" }));
}

#[test]
fn an_update_of_the_second_edition_is_small() {
    weigh(json!({ "edition": "ed2", "deals": true }));
}
