//! Another match of the same people.

use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use ecotable_rooms::{Device, Moment, Rooms, Stage};
use ecotable_store::{SqliteStore, Store, TableId};
use ecotable_web::server::Settings;

use super::party::{Party, play_out};
use super::streams::Stream;
use crate::server::{Browser, Site, site};

fn table(path: &str) -> TableId {
    path.trim_start_matches("/t/").split('?').next().unwrap().parse().unwrap()
}

async fn now(site: &Site, path: &str) -> Arc<Moment> {
    site.app.rooms.enter(table(path)).await.unwrap().now()
}

fn names(moment: &Moment) -> Vec<String> {
    moment.places.iter().filter_map(|place| place.nickname().map(ToString::to_string)).collect()
}

/// What a browser holds at a table, by its cookie.
fn held(browser: &Browser, moment: &Moment) -> Device {
    let token = browser.cookies().get(&format!("seat-{}", moment.table)).map(|text| text.parse().unwrap());
    moment.device(token.as_ref())
}

fn seats(browser: &Browser, moment: &Moment) -> Vec<u8> {
    held(browser, moment).seats.iter().map(|seat| seat.0).collect()
}

async fn again(party: &Party, browser: &mut Browser) -> String {
    browser.post(&party.to("again"), &[]).await.location().to_owned()
}

/// Ann, Bea and Cem at three devices, after their match.
async fn three() -> (Party, [Browser; 3]) {
    let mut party = Party::of("tradejack", &["open", "open"], &[("option-quick_discard", "6")]).await;
    let (bea, cem) = (party.join("Bea").await, party.join("Cem").await);
    party.start().await;
    let people = [party.host.clone(), bea, cem];
    play_out(&party, &people).await;
    (party, people)
}

/// Ann and Bea at two devices, after their match.
async fn two() -> (Party, [Browser; 2]) {
    let (party, bea) = Party::of_friends().await;
    let people = [party.host.clone(), bea];
    play_out(&party, &people).await;
    (party, people)
}

#[tokio::test(start_paused = true)]
async fn whoever_asks_first_everybody_sits_where_they_sat() {
    let (party, [mut ann, mut bea, mut cem]) = three().await;
    let next = again(&party, &mut cem).await;
    assert_ne!(next, party.path);
    assert_eq!((again(&party, &mut bea).await, again(&party, &mut ann).await), (next.clone(), next.clone()));
    let (old, new) = (now(&party.site, &party.path).await, now(&party.site, &next).await);
    assert_eq!((new.stage, names(&new)), (Stage::Gathering, ["Ann", "Bea", "Cem"].map(str::to_owned).into()));
    assert_eq!(new.config, old.config, "also those options that name a seat");
    assert_eq!([&ann, &bea, &cem].map(|browser| seats(browser, &new)), [[0], [1], [2]]);
    assert_eq!([&ann, &bea, &cem].map(|browser| held(browser, &new).host), [true, false, false]);
    assert_eq!(ann.post(&format!("{next}/start"), &[]).await.location(), next);
    assert_eq!(cem.get(&format!("{next}?seat=2")).await.status, StatusCode::OK);
}

#[tokio::test(start_paused = true)]
async fn who_presses_twice_or_gets_no_answer_has_the_same_seat_at_the_same_table() {
    let (party, [mut ann, mut bea]) = two().await;
    let unanswered = again(&party, &mut bea.clone()).await;
    let at_once = tokio::join!(again(&party, &mut ann), again(&party, &mut bea));
    assert_eq!(at_once, (unanswered.clone(), unanswered.clone()));
    assert_eq!(again(&party, &mut bea).await, unanswered);
    let new = now(&party.site, &unanswered).await;
    assert_eq!((names(&new).len(), seats(&ann, &new), seats(&bea, &new)), (2, vec![0], vec![1]));
}

#[tokio::test(start_paused = true)]
async fn of_several_who_press_at_the_same_time_all_meet_at_one_table() {
    let (party, [mut ann, mut bea, mut cem]) = three().await;
    let (first, second, third) =
        tokio::join!(again(&party, &mut ann), again(&party, &mut bea), again(&party, &mut cem));
    assert_eq!((&second, &third), (&first, &first));
    let new = now(&party.site, &first).await;
    assert_eq!([&ann, &bea, &cem].map(|browser| seats(browser, &new)), [[0], [1], [2]]);
}

#[tokio::test(start_paused = true)]
async fn people_at_one_device_play_again_at_once() {
    let party = Party::at_one_device().await;
    let mut host = party.host.clone();
    play_out(&party, &[host.clone(), host.clone()]).await;
    let next = again(&party, &mut host).await;
    let new = now(&party.site, &next).await;
    assert_eq!((new.stage, names(&new)), (Stage::Playing, vec!["Ann".to_owned(), "Bea".to_owned()]));
    assert!(host.get(&format!("{next}?seat=1")).await.text().contains("id=\"main\""));
    assert_eq!(again(&party, &mut host).await, next);
}

#[tokio::test(start_paused = true)]
async fn two_people_at_one_device_keep_both_seats() {
    let mut party = Party::new(&["Bea", "open"]).await;
    let mut cem = party.join("Cem").await;
    party.start().await;
    let mut host = party.host.clone();
    play_out(&party, &[host.clone(), host.clone(), cem.clone()]).await;
    let next = again(&party, &mut cem).await;
    assert_eq!(again(&party, &mut host).await, next);
    let new = now(&party.site, &next).await;
    assert_eq!(new.stage, Stage::Gathering, "whoever begins waits for the others");
    assert_eq!((seats(&host, &new), seats(&cem, &new)), (vec![0, 1], vec![2]));
}

#[tokio::test(start_paused = true)]
async fn a_host_who_only_leads_leads_again() {
    let site = site();
    let mut leader = site.browser();
    let fields = [("lead", "true"), ("do", "start"), ("seat-0", "open"), ("seat-1", "open")];
    let path = leader.post("/new/tradejack", &fields).await.location().to_owned();
    let mut party = Party { site, host: leader.clone(), path };
    let (mut bea, cem) = (party.join("Bea").await, party.join("Cem").await);
    party.start().await;
    play_out(&party, &[bea.clone(), cem]).await;
    let next = again(&party, &mut leader).await;
    assert_eq!(again(&party, &mut bea).await, next);
    let new = now(&party.site, &next).await;
    assert_eq!((new.stage, names(&new)), (Stage::Gathering, vec!["Bea".to_owned(), "Cem".to_owned()]));
    assert!(held(&leader, &new).host && seats(&leader, &new).is_empty());
    assert_eq!((held(&bea, &new).host, seats(&bea, &new)), (false, vec![0]));
}

#[tokio::test(start_paused = true)]
async fn who_comes_after_the_new_match_has_begun_comes_to_their_own_seat() {
    let (party, [mut ann, mut bea]) = two().await;
    let next = again(&party, &mut ann).await;
    assert_eq!(ann.post(&format!("{next}/start"), &[]).await.location(), next);
    assert_eq!(again(&party, &mut bea).await, next);
    let new = now(&party.site, &next).await;
    assert_eq!((new.stage, seats(&bea, &new)), (Stage::Playing, vec![1]));
    assert_eq!(bea.get(&format!("{next}?seat=1")).await.status, StatusCode::OK);
}

#[tokio::test(start_paused = true)]
async fn in_the_waiting_room_is_seen_who_has_not_come_and_the_host_may_do_without_them() {
    let (party, [mut ann, mut bea]) = two().await;
    let next = again(&party, &mut ann).await;
    let page = ann.get(&next).await;
    assert!(page.text().contains(">away<") && page.text().contains("Not everybody is here yet."));
    again(&party, &mut bea).await;
    bea.get(&next).await;
    tokio::time::sleep(Duration::from_millis(1)).await;
    let page = ann.get(&next).await;
    assert!(!page.text().contains(">away<") && page.text().contains("Everybody is here."));
    ann.post(&format!("{next}/place"), &[("seat", "1"), ("do", "open")]).await;
    assert!(seats(&bea, now(&party.site, &next).await.as_ref()).is_empty());
}

#[tokio::test(start_paused = true)]
async fn a_seat_that_was_taken_with_the_code_is_not_lost() {
    let (party, [mut ann, mut bea]) = two().await;
    let next = again(&party, &mut ann).await;
    ann.post(&format!("{next}/place"), &[("seat", "1"), ("do", "open")]).await;
    let code = now(&party.site, &next).await.code.unwrap();
    bea.post(&format!("/j/{code}"), &[("name", "Bea")]).await;
    assert_eq!(again(&party, &mut bea).await, next);
    assert_eq!(seats(&bea, now(&party.site, &next).await.as_ref()), [1]);
}

#[tokio::test(start_paused = true)]
async fn only_who_takes_part_plays_again_and_only_after_the_end() {
    let (party, bea) = Party::of_friends().await;
    let mut ann = party.host.clone();
    let before = ann.post(&party.to("again"), &[]).await;
    assert_eq!(before.status, StatusCode::FORBIDDEN, "the match is not over");
    play_out(&party, &[ann.clone(), bea]).await;
    for next in [None, Some(again(&party, &mut ann).await)] {
        let mut stranger = party.site.browser();
        assert_eq!(stranger.post(&party.to("again"), &[]).await.status, StatusCode::FORBIDDEN, "{next:?}");
        assert!(stranger.cookies().is_empty());
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_plays_in_text_plays_again_in_text() {
    let (party, [mut ann, mut bea]) = two().await;
    let end = bea.get(&format!("{}?mode=text", party.path)).await;
    let form = end.text().split("/again\"").nth(1).expect("a form").split("</form>").next().unwrap();
    assert!(form.contains("name=\"mode\" value=\"text\"") && form.contains("Play again"), "{form}");
    assert!(end.text().contains("All who press Play again meet"), "{}", end.text());
    let drawn = again(&party, &mut ann).await;
    let told = bea.post(&party.to("again"), &[("mode", "text")]).await;
    assert_eq!(told.location(), format!("{drawn}?mode=text"));
    let waiting = bea.get(told.location()).await;
    assert!(waiting.text().contains(&format!("action=\"{drawn}/name?mode=text\"")), "{}", waiting.text());
}

/// The first of the next events that has this text.
async fn told(stream: &mut Stream, text: &str) -> String {
    for _ in 0..10 {
        let event = stream.next().await.expect("the stream goes on");
        if event.data.contains(text) {
            return event.data;
        }
    }
    panic!("nobody says: {text}")
}

#[tokio::test(start_paused = true)]
async fn who_still_looks_at_the_end_is_told_that_a_new_table_is_set() {
    let (party, [mut ann, mut bea]) = two().await;
    assert!(bea.get(&party.path).await.text().contains("All who press Play again meet"));
    let mut streams = Vec::new();
    for path in [party.path.clone(), format!("{}?mode=text", party.path)] {
        streams.push(Stream::behind(&mut bea.clone(), &path).await);
    }
    again(&party, &mut ann).await;
    for stream in &mut streams {
        let news = told(stream, "A new table is set").await;
        assert!(news.contains("Go to the new table"), "{news}");
    }
    let stranger = party.site.browser().get(&party.path).await;
    assert!(!stranger.text().contains("new table is set"), "only those who played");
}

/// A server for what is kept in a store, with chance as it is.
fn served(store: &Arc<SqliteStore>) -> Site {
    Site::of(Rooms::new(Arc::clone(store) as Arc<dyn Store>), Settings::default())
}

/// The same browser at another server.
fn moved(browser: &Browser, site: &Site) -> Browser {
    let mut moved = site.browser();
    browser.cookies().iter().for_each(|(name, value)| moved.keep(name, value));
    moved
}

#[tokio::test(start_paused = true)]
async fn the_table_that_follows_is_known_after_a_restart_and_set_anew_if_it_is_no_more() {
    let store = Arc::new(SqliteStore::in_memory().unwrap());
    let mut party = Party::at(served(&store), &["open"]).await;
    let bea = party.join("Bea").await;
    party.start().await;
    let mut ann = party.host.clone();
    play_out(&party, &[ann.clone(), bea.clone()]).await;
    let next = again(&party, &mut ann).await;

    let restarted = served(&store);
    let mut bea = moved(&bea, &restarted);
    assert_eq!(again(&party, &mut bea).await, next);
    assert_eq!(seats(&bea, now(&restarted, &next).await.as_ref()), [1]);

    store.delete(table(&next)).await.unwrap();
    let restarted = served(&store);
    let (mut ann, mut bea) = (moved(&ann, &restarted), moved(&bea, &restarted));
    let another = again(&party, &mut bea).await;
    assert_ne!(another, next);
    assert_eq!(again(&party, &mut ann).await, another);
    assert_eq!(seats(&ann, now(&restarted, &another).await.as_ref()), [0]);
}

#[tokio::test(start_paused = true)]
async fn the_new_match_has_another_seed() {
    let store = Arc::new(SqliteStore::in_memory().unwrap());
    let party = Party::at(served(&store), &["Bea"]).await;
    let mut host = party.host.clone();
    play_out(&party, &[host.clone(), host.clone()]).await;
    let next = again(&party, &mut host).await;
    let (old, new) =
        (store.header(table(&party.path)).await.unwrap(), store.header(table(&next)).await.unwrap());
    assert_ne!(old.seed, new.seed);
    assert_eq!(now(&party.site, &next).await.seed(), None, "it is as secret as any");
}
