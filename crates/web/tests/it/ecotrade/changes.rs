//! Only what changed is drawn again, and nothing that changed is forgotten.

use super::{configs, play};
use crate::streams::Zones;

const IDS: &str = "bar status notice others end me act orders menu chips incident accounts map map-title routes-0 \
                   routes-1 routes-2 routes-3 map-draft movers-0 movers-1 movers-2 movers-3 signs-0 signs-1 signs-2 \
                   signs-3 arrivals-0 arrivals-1 arrivals-2 arrivals-3 arrivals-none market deck-left stall-0 take-0 stall-1 take-1 stall-2 \
                   take-2 stall-3 take-3 stall-4 take-4 stall-deck fields field-social field-economical \
                   field-environmental track spaces track-told hand hand-head hand-0 hand-1 hand-2 hand-3 \
                   hand-plan company slots tokens estimate draft";

/// Zones of one viewer are told apart by their viewer; all others look the same to everybody.
fn is_common(zone: &str) -> bool {
    let own = ["notice", "others", "me", "act", "orders", "menu", "slots", "tokens", "estimate", "draft"];
    let frames = ["map", "market", "fields", "track", "company"];
    let single = own.contains(&zone) || frames.contains(&zone);
    !(single || zone.starts_with("hand") || zone.starts_with("stall"))
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
