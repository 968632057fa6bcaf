//! Only what changed is sent, so updates are small.

use serde_json::json;

use super::play;
use crate::drive::Drive;
use crate::table::NAMES;
use crate::weight::{LARGEST, Scales, check_usual_game};

/// How many bytes a viewer may be sent for a decision, on average: Russian letters take two each.
const MEAN: [(&str, usize); 2] = [("en", 8_000), ("ru", 8_900)];

#[test]
fn no_update_is_large_however_full_the_map_is() {
    let mut scales = Scales::new(4);
    let config = json!({ "board_slots": 6, "token_pool": "separate", "growth_limit": 60 });
    play(config, 4, 200, |drive, _| scales.weigh(drive));
    let largest = scales.largest();
    assert!(largest.packed <= LARGEST, "{largest:?}");
}

#[test]
fn the_updates_of_a_usual_game_are_small() {
    check_usual_game(Drive::of("ecotrade", json!({}), &NAMES[..4], 5), MEAN);
}
