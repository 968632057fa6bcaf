//! When the store or the server itself is in trouble.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::http::StatusCode;
use ecotable_rooms::{Rooms, Settings as RoomSettings};
use ecotable_store::{SqliteStore, Store};
use ecotable_web::server::Settings;

use super::party::{Asked, Party};
use super::streams::Stream;
use crate::server::Site;

#[tokio::test]
async fn a_full_disk_is_told_to_the_person_and_once_to_the_journal() {
    let lines = Arc::new(Mutex::new(Vec::new()));
    let store = SqliteStore::in_memory().unwrap();
    store.limit_size(80 * 1024).await.unwrap();
    let kept = Arc::clone(&lines);
    let journal = Arc::new(move |line: &str| kept.lock().unwrap().push(line.to_owned()));
    let site = Site::of(Rooms::new(Arc::new(store)), Settings { journal, ..Settings::default() });
    let mut browser = site.browser();
    let mut answers = Vec::new();
    for _ in 0..200 {
        answers.push(browser.post("/play/tradejack", &[("name", "Zenobia")]).await.status);
        if answers.last() == Some(&StatusCode::SERVICE_UNAVAILABLE) {
            break;
        }
    }
    assert_eq!(answers.last(), Some(&StatusCode::SERVICE_UNAVAILABLE), "{answers:?}");
    let lines = lines.lock().unwrap();
    assert_eq!(lines.as_slice(), ["503 POST /play/{game}: the disk is full"]);
}

#[tokio::test]
async fn a_server_that_stops_says_so_and_loses_nothing() {
    let site = crate::server::site();
    let mut browser = site.browser();
    let path = browser.post("/play/tradejack", &[]).await.location().to_owned();
    site.app.rooms.stop().await;
    let answer = browser.get(&path).await;
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(answer.text().contains("nothing is lost"), "{}", answer.text());
}

/// Somebody at the host's device decides; gives the answer, or nothing after the end.
async fn decide(party: &Party) -> Option<(Asked, StatusCode)> {
    let mut host = party.host.clone();
    host.script = true;
    let asked = match party.asked(&mut host, 0).await {
        Some(asked) => asked,
        None => party.asked(&mut host, 1).await?,
    };
    tokio::time::advance(Duration::from_secs(1)).await;
    let answer = party.act(&mut host, &asked, &asked.actions[0]).await;
    Some((asked, answer.status))
}

/// What a stream tells until it has nothing to tell for a while.
async fn news(stream: &mut Stream) -> String {
    let mut news = String::new();
    loop {
        let event = stream.next().await.unwrap();
        if event.name == "ping" {
            return news;
        }
        news.push_str(&event.data);
    }
}

#[tokio::test(start_paused = true)]
async fn nobody_is_told_of_a_decision_that_the_disk_does_not_take() {
    let store = Arc::new(SqliteStore::in_memory().unwrap());
    // The same games every time.
    let rooms = RoomSettings { chance: || Some([7; 32]), ..RoomSettings::default() };
    let rooms = Rooms::with(Arc::clone(&store) as Arc<dyn Store>, rooms);
    let site = Site::of(rooms, Settings::default());
    let mut parties = Vec::new();
    for _ in 0..6 {
        parties.push(Party::at(site.clone(), &["Bea"]).await);
    }
    store.limit_size(0).await.unwrap();
    for party in parties {
        let mut wall = Stream::behind(&mut site.browser(), &party.to("wall")).await;
        wall.expect("ping").await;
        // There is place for a few more rows on the pages that the file has.
        while let Some((refused, status)) = decide(&party).await {
            let told = news(&mut wall).await;
            if status == StatusCode::NO_CONTENT {
                continue;
            }
            assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
            assert!(!told.contains("id=\"status\""), "{told}");
            store.limit_size(1 << 30).await.unwrap();
            let (asked, status) = decide(&party).await.unwrap();
            assert_eq!((asked.seat, asked.ticket), (refused.seat, refused.ticket), "nothing had happened");
            assert_eq!(status, StatusCode::NO_CONTENT);
            assert!(news(&mut wall).await.contains("id=\"status\""));
            return;
        }
    }
    panic!("the disk is never full");
}
