//! Only what changed is drawn again, and nothing that changed is forgotten.

use ecotable_kernel::{Seat, Viewer};
use ecotable_web::table::Mode;
use ecotable_web::voice::Voices;
use serde_json::json;

use super::{Watcher, configs, play};
use crate::drive::Drive;
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

#[test]
fn who_bids_or_passes_is_heard_without_a_new_panel() {
    let mut drive = Drive::new(json!({}), &["Ann", "Ben", "Cem"], 1);
    let spectator =
        Watcher { voices: Voices::all(), language: "en", viewer: Viewer::Spectator, mode: Mode::Table };
    let (_, mut seen) = spectator.draw(&drive);
    for (action, said) in [("bid 1", "Leads: 1"), ("pass", "Passed")] {
        let asked = drive.moment().position.as_ref().and_then(|position| position.to_act().first());
        let Seat(seat) = asked.expect("somebody bids");
        drive.decide(Seat(seat), action).expect("it may");
        let sent = spectator.changes(&drive, &mut seen);
        assert!(sent.contains(&format!("id=\"said-{seat}\"")) && sent.contains(said), "{sent}");
        assert!(!sent.contains("id=\"opp-"), "{sent}");
    }
}
