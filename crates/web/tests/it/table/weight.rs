//! How much one viewer is sent for one decision.

use ecotable_kernel::GameRng;
use serde_json::json;

use super::NAMES;
use crate::drive::Drive;
use crate::weight::{LARGEST, Scales};

/// How many bytes a viewer may be sent for a decision, on average: Russian letters take two each.
const MEAN: [(&str, usize); 2] = [("en", 2_600), ("ru", 3_100)];

#[test]
fn the_updates_of_a_usual_game_are_small() {
    let mut drive = Drive::new(json!({}), &NAMES[..4], 5);
    let (mut scales, mut rng) = (Scales::new(4), GameRng::quick(5));
    scales.weigh(&drive);
    while drive.advance("merchant", &mut rng) {
        scales.weigh(&drive);
    }
    let largest = scales.largest();
    assert!(largest.packed <= LARGEST, "{largest:?}");
    for (language, most) in MEAN {
        let mean = scales.mean(language);
        assert!(mean <= most, "{mean} bytes in {language}");
    }
}
