//! Only what changed is drawn again, and nothing that changed is forgotten.

use super::{configs, play};
use crate::streams::Zones;

const IDS: &str = "bar status notice others end me act orders menu chips \
                   result co2 demand stage offer-main work leftover hand preview";

fn is_common(zone: &str) -> bool {
    ["bar", "status", "end", "result", "co2", "demand", "offer-main", "leftover"].contains(&zone)
}

fn zones() -> Zones {
    Zones::named(IDS, is_common, configs().into(), |config, seats, seed, look| {
        play(config, seats, seed, look)
    })
}

#[test]
fn equal_fingerprints_mean_equal_drawings() {
    zones().expect_equal_fingerprints_to_mean_equal_drawings();
}

#[test]
fn what_the_stream_sends_turns_the_old_page_into_the_new_one() {
    zones().expect_streams_to_keep_pages_up_to_date();
}
