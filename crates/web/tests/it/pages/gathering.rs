//! The waiting room, which is kept up to date while people come.

use std::sync::Arc;

use ecotable_kernel::Viewer;
use ecotable_rooms::{Moment, NewRoom, Room, Rooms, Seating, Token, Wish};
use ecotable_store::SqliteStore;
use ecotable_web::players::Players;
use ecotable_web::screens::gathering::{Waiting, add_changes, draw};
use ecotable_web::server::Settings;
use ecotable_web::table::{Eye, Mode, Seen};
use ecotable_web::voice::{Voice, Voices};

use super::markup::Sheet;

/// Looks at a waiting room as the holder of a token.
fn look<T>(moment: &Moment, token: Option<&Token>, mode: Mode, see: impl FnOnce(Waiting<'_>) -> T) -> T {
    look_at("192.168.1.5:8080", moment, token, mode, see)
}

/// The same in a browser that calls the server like that.
fn look_at<T>(
    host: &str,
    moment: &Moment,
    token: Option<&Token>,
    mode: Mode,
    see: impl FnOnce(Waiting<'_>) -> T,
) -> T {
    let voices = Voices::all();
    let words = voices.of(&moment.game);
    let players = Players::of(moment, words, "en");
    let voice = Voice::new(words, "en", &players);
    let device = moment.device(token);
    let eye = Eye { viewer: Viewer::Spectator, device, mode, language: "en", lessons: false };
    see(Waiting { moment, eye: &eye, voice, host })
}

fn page(moment: &Moment, token: Option<&Token>, mode: Mode) -> (String, Seen) {
    look(moment, token, mode, |waiting| {
        let drawn = draw(waiting);
        (drawn.html.into_string(), drawn.seen)
    })
}

/// A room with two free places, and what proves who hosts it.
async fn room() -> (Arc<Rooms>, Room, Token) {
    let rooms = Rooms::new(Arc::new(SqliteStore::in_memory().unwrap()));
    let new = NewRoom {
        game: "tradejack".to_owned(),
        config: serde_json::json!({}),
        host: "Mira".parse().ok(),
        places: vec![Seating::Open, Seating::Bot("expert".to_owned()), Seating::Open],
    };
    let (table, token) = rooms.open(new).await.unwrap();
    let room = rooms.enter(table).await.unwrap();
    (rooms, room, token)
}

#[tokio::test]
async fn only_the_host_arranges_and_starts() {
    let (_rooms, room, host) = room().await;
    let now = room.now();
    let (mine, _) = page(&now, Some(&host), Mode::Table);
    assert!(mine.contains("/start\"") && mine.contains("value=\"remove\"") && mine.contains("/pace\""));
    for mode in [Mode::Table, Mode::Wall] {
        let (others, _) = page(&now, None, mode);
        assert!(!others.contains("<form"), "{others}");
        assert_eq!(Sheet::of(&others).faults(), Vec::<String>::new());
    }
}

fn news(waiting: Waiting<'_>, seen: &mut Seen) -> String {
    let mut news = String::new();
    add_changes(waiting, seen, &mut news);
    news
}

#[tokio::test]
async fn who_joins_is_seen_at_once_and_nothing_else_is_sent() {
    let (_rooms, room, host) = room().await;
    let (_, mut seen) = page(&room.now(), Some(&host), Mode::Table);
    let nothing = look(&room.now(), Some(&host), Mode::Table, |waiting| news(waiting, &mut seen));
    assert_eq!(nothing, "");
    let join = Wish::Join { nickname: "<i>Jo</i>".parse().unwrap(), seat: None };
    room.ask(None, join).await.unwrap();
    let news = look(&room.now(), Some(&host), Mode::Table, |waiting| news(waiting, &mut seen));
    assert!(news.contains("&lt;i&gt;Jo&lt;/i&gt;") && news.contains("id=\"gather-places\""), "{news}");
    assert!(!news.contains("gather-invite"), "the code has not changed: {news}");
    let (whole, _) = page(&room.now(), Some(&host), Mode::Table);
    for zone in ["<section id=\"gather-places\"", "<section id=\"gather-start\""] {
        let part = &news[news.find(zone).unwrap()..];
        assert!(whole.contains(&part[..part.find("</section>").unwrap()]), "{zone}");
    }
}

#[tokio::test]
async fn the_address_to_join_is_shown_in_all_its_forms() {
    let (_rooms, room, host) = room().await;
    let now = room.now();
    let code = now.code.unwrap();
    let (html, _) = page(&now, Some(&host), Mode::Table);
    assert!(html.contains(&format!("data-copy=\"http://192.168.1.5:8080/j/{code}\"")));
    assert!(html.contains(&format!(
        "<span>{}</span><span>{}</span>",
        &code.as_str()[..3],
        &code.as_str()[3..]
    )));
    assert!(html.contains("class=\"qr\""));
}

#[tokio::test]
async fn phones_are_not_invited_where_they_cannot_come() {
    let (_rooms, room, host) = room().await;
    let now = room.now();
    for (address, invites) in
        [("192.168.1.5:80", true), ("localhost.example", true), ("127.0.0.1:8080", false)]
    {
        let html =
            look_at(address, &now, Some(&host), Mode::Table, |waiting| draw(waiting).html.into_string());
        assert_eq!(html.contains("class=\"qr\""), invites, "{address}");
        assert_eq!(html.contains("Phones cannot reach"), !invites, "{address}");
        assert!(html.contains(&format!("http://{address}/j/")), "{address}: another browser there can join");
    }
}

#[test]
fn others_are_told_an_address_that_they_can_reach() {
    let alone = Settings::default();
    let lan = Settings { lan: Some([192, 168, 1, 5].into()), ..Settings::default() };
    assert_eq!(alone.host_for_others("localhost:8080"), "localhost:8080");
    assert_eq!(lan.host_for_others("localhost:8080"), "192.168.1.5:8080");
    assert_eq!(lan.host_for_others("127.0.0.1:81"), "192.168.1.5:81");
    assert_eq!(lan.host_for_others("[::1]:81"), "192.168.1.5:81");
    assert_eq!(lan.host_for_others("localhost"), "192.168.1.5:80");
    for other in ["games.local:8080", "10.0.0.7:8080", "localhost.example"] {
        assert_eq!(lan.host_for_others(other), other);
    }
}
