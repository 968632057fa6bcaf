//! When the store or the server itself is in trouble.

use std::sync::{Arc, Mutex};

use axum::http::StatusCode;
use ecotable_rooms::Rooms;
use ecotable_store::SqliteStore;
use ecotable_web::server::Settings;

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
