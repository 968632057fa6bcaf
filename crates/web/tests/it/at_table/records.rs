//! The record of a match.

use axum::http::StatusCode;
use ecotable_catalog::replay;
use ecotable_kernel::Record;

use super::party::{Party, play_out};
use crate::server::Answer;

#[tokio::test(start_paused = true)]
async fn the_record_is_there_when_the_match_is_over_and_not_before() {
    let mut party = Party::at_one_device().await;
    let early = party.host.get(&party.to("record")).await;
    assert_eq!(early.status, StatusCode::FORBIDDEN);
    assert!(early.text().contains("it can be had when the game is over"), "{}", early.text());

    let decisions = play_out(&party, &[party.host.clone(), party.host.clone()]).await;

    let late = party.site.browser().get(&party.to("record")).await;
    assert_eq!(late.status, StatusCode::OK, "{}", late.text());
    assert!(late.header("content-disposition").contains("tradejack.ecolog.jsonl"));
    assert!(!late.text().contains("Ann") && !late.text().contains("Bea"), "no names are in it");
    let record = Record::parse(late.text()).unwrap();
    assert_eq!(record.entries.len(), decisions);
    let table = replay(&record).unwrap();
    assert!(table.outcome().is_some());
    let page = party.host.get(&party.path).await;
    assert_eq!(page.status, StatusCode::OK);
}

/// The fingerprint of the seed that a page tells, if it tells one.
fn promise(page: &Answer) -> Option<&str> {
    page.text().split("Fingerprint: ").nth(1)?.split('<').next()
}

#[tokio::test(start_paused = true)]
async fn the_fingerprint_of_the_seed_can_be_noted_from_the_first_move_on_and_fits_the_seed_at_the_end() {
    let mut party = Party::at_one_device().await;
    let early = party.host.get(&format!("{}?seat=0", party.path)).await;
    let noted = promise(&early).expect("a fingerprint").to_owned();
    let told = party.host.get(&format!("{}?mode=text&seat=0", party.path)).await;
    assert_eq!(promise(&told), Some(noted.as_str()));
    assert!(!early.text().contains("Seed: ") && !told.text().contains("Seed: "), "the seed is secret");

    play_out(&party, &[party.host.clone(), party.host.clone()]).await;

    let seed = Record::parse(party.host.get(&party.to("record")).await.text()).unwrap().ending.seed;
    assert_eq!(seed.commitment().to_string(), noted);
    for page in ["?seat=0", "?mode=text&seat=0"] {
        let late = party.host.get(&format!("{}{page}", party.path)).await;
        assert_eq!(promise(&late), Some(noted.as_str()), "{page}");
        assert!(late.text().contains(&format!("Seed: {seed}")), "{page}");
    }
}
