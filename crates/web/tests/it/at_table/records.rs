//! The record of a match.

use axum::http::StatusCode;
use ecotable_catalog::replay;
use ecotable_kernel::Record;

use super::party::{Party, play_out};

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
