//! The record of a match.

use std::time::Duration;

use axum::http::StatusCode;
use ecotable_catalog::replay;
use ecotable_kernel::Record;

use super::party::Party;

#[tokio::test(start_paused = true)]
async fn the_record_is_there_when_the_match_is_over_and_not_before() {
    let mut party = Party::at_one_device().await;
    let early = party.host.get(&party.to("record")).await;
    assert_eq!(early.status, StatusCode::FORBIDDEN);
    assert!(early.text().contains("it can be had when the game is over"), "{}", early.text());

    let mut host = party.host.clone();
    host.script = true;
    let mut decisions = 0;
    'play: loop {
        for seat in 0..2 {
            let Some(asked) = party.asked(&mut party.host.clone(), seat).await else { continue };
            // Nobody plays that fast.
            tokio::time::advance(Duration::from_secs(1)).await;
            let answer = party.act(&mut host, &asked, &asked.actions[0]).await;
            assert_eq!(answer.status, StatusCode::NO_CONTENT, "{}", answer.text());
            decisions += 1;
            continue 'play;
        }
        break;
    }

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
