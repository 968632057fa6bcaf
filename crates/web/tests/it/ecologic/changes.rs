//! Only what changed is drawn again, and nothing that changed is forgotten.

use super::{configs, play};
use crate::streams::Zones;

const IDS: &str = "bar status notice others end me act orders menu chips event stage map market ledger curve hand \
                   map-reach map-lit map-top map-marks map-come map-spots map-choices map-list curve-ways curve-table prices \
                   shop deck ahead";

fn is_common(zone: &str) -> bool {
    ["bar", "status", "end", "event", "map-reach", "map-top", "map-list", "curve-ways", "curve-table", "deck"]
        .contains(&zone)
        || ["cell-", "map-marks", "map-come"].iter().any(|start| zone.starts_with(start))
}

fn zones() -> Zones {
    Zones {
        ids: {
            // The cells of the map come last.
            let cells = (0..28).map(|cell| format!("cell-{cell}"));
            IDS.split_whitespace().map(str::to_owned).chain(cells).collect()
        },
        is_common,
        configs: configs(),
        play: |config, seats, seed, look| play(config, seats, seed, look),
    }
}

#[test]
fn equal_fingerprints_mean_equal_drawings() {
    zones().expect_equal_fingerprints_to_mean_equal_drawings();
}

#[test]
fn what_the_stream_sends_turns_the_old_page_into_the_new_one() {
    zones().expect_streams_to_keep_pages_up_to_date();
}
