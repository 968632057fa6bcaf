//! How much one viewer is sent for one decision.

use serde_json::json;

use super::NAMES;
use crate::drive::Drive;
use crate::weight::check_usual_game;

/// How many bytes a viewer may be sent for a decision, on average: Russian letters take two each.
const MEAN: [(&str, usize); 2] = [("en", 2_600), ("ru", 3_100)];

#[test]
fn the_updates_of_a_usual_game_are_small() {
    check_usual_game(Drive::new(json!({}), &NAMES[..4], 5), MEAN);
}
