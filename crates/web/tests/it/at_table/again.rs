//! Another match of the same people.

use axum::http::StatusCode;
use ecotable_rooms::{Moment, Stage};

use super::party::{Party, play_out};
use crate::server::Browser;

async fn now(party: &Party, path: &str) -> std::sync::Arc<Moment> {
    let table = path.rsplit('/').next().unwrap().parse().unwrap();
    party.site.app.rooms.enter(table).await.unwrap().now()
}

fn names(moment: &Moment) -> Vec<String> {
    moment.places.iter().filter_map(|place| place.nickname().map(ToString::to_string)).collect()
}

async fn again(party: &Party, browser: &mut Browser) -> String {
    browser.post(&party.to("again"), &[]).await.location().to_owned()
}

#[tokio::test(start_paused = true)]
async fn all_who_play_again_meet_at_one_new_table_with_the_same_options() {
    let mut party = Party::of("tradejack", &["open"], &[("option-quick_discard", "6")]).await;
    let mut friend = party.join("Bea").await;
    party.start().await;
    let (mut host, before) = (party.host.clone(), party.host.post(&party.to("again"), &[]).await);
    assert_eq!(before.status, StatusCode::FORBIDDEN, "the match is not over");
    play_out(&party, &[host.clone(), friend.clone()]).await;
    let stranger = party.site.browser().post(&party.to("again"), &[]).await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN);

    let first = again(&party, &mut friend).await;
    assert_ne!(first, party.path);
    assert_eq!(again(&party, &mut host).await, first, "the second finds a place at the table of the first");
    assert_eq!(again(&party, &mut host).await, first, "and comes to it again");
    let (old, new) = (now(&party, &party.path).await, now(&party, &first).await);
    assert_eq!((new.stage, &new.config["quick_discard"]), (Stage::Gathering, &old.config["quick_discard"]));
    let begins = |moment: &Moment| moment.config["first_player"].as_u64();
    assert_eq!((begins(&old), begins(&new)), (Some(0), Some(1)), "Ann begins, wherever she sits");
    assert_eq!(names(&new), ["Bea", "Ann"], "who sets the table sits first");
}

#[tokio::test(start_paused = true)]
async fn people_at_one_device_play_again_at_once() {
    let party = Party::at_one_device().await;
    let mut host = party.host.clone();
    play_out(&party, &[host.clone(), host.clone()]).await;
    let next = again(&party, &mut host).await;
    let new = now(&party, &next).await;
    assert_eq!((new.stage, names(&new)), (Stage::Playing, vec!["Ann".to_owned(), "Bea".to_owned()]));
    assert!(host.get(&format!("{next}?seat=1")).await.text().contains("id=\"main\""));
}

#[tokio::test(start_paused = true)]
async fn who_comes_after_the_new_match_has_begun_sets_another_table() {
    let (party, mut friend) = Party::of_friends().await;
    let mut host = party.host.clone();
    play_out(&party, &[host.clone(), friend.clone()]).await;
    let first = again(&party, &mut host).await;
    assert_eq!(host.post(&format!("{first}/start"), &[]).await.location(), first);
    let second = again(&party, &mut friend).await;
    assert_ne!(second, first);
    let (begun, open) = (now(&party, &first).await, now(&party, &second).await);
    assert_eq!((begun.stage, open.stage), (Stage::Playing, Stage::Gathering));
    assert_eq!(names(&open), ["Bea"]);
}
