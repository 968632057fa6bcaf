//! Streams: what is told to whom, and when.

use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, StatusCode};
use http_body_util::BodyExt;
use tokio::time::timeout;

use super::party::Party;
use crate::server::{Answer, Browser};

/// An event of a stream.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Event {
    pub name: String,
    pub data: String,
}

/// A stream, read as browsers read it.
pub struct Stream {
    body: Body,
    text: String,
}

/// The address of the stream of a page.
fn address(page: &Answer) -> String {
    let rest = page.text().split("data-stream=\"").nth(1).expect("a stream");
    rest.split('"').next().unwrap().replace("&amp;", "&")
}

impl Stream {
    async fn open(browser: &mut Browser, path: &str) -> Self {
        let request = browser.request(Method::GET, path).body(Body::empty()).unwrap();
        let response = browser.response(request).await;
        assert_eq!(response.status(), StatusCode::OK);
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        assert_eq!(response.headers()["cache-control"], "no-store");
        assert!(!response.headers().contains_key("content-encoding"), "a stream is never packed");
        Self { body: response.into_body(), text: String::new() }
    }

    /// The stream of the page at `path`.
    pub async fn behind(browser: &mut Browser, path: &str) -> Self {
        let page = browser.get(path).await;
        Self::open(browser, &address(&page)).await
    }

    /// The next event; `None` at the end.
    pub async fn next(&mut self) -> Option<Event> {
        while !self.text.contains("\n\n") {
            let frame =
                timeout(Duration::from_secs(60), self.body.frame()).await.expect("something comes")?;
            self.text.push_str(std::str::from_utf8(frame.unwrap().data_ref().unwrap()).unwrap());
        }
        let (event, rest) = self.text.split_once("\n\n").unwrap();
        let field = |name: &str| {
            let lines = event.lines().filter_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
            lines.collect::<Vec<_>>().join("\n")
        };
        let event = Event { name: field("event"), data: field("data") };
        self.text = rest.to_owned();
        Some(event)
    }

    pub async fn expect(&mut self, name: &str) -> String {
        let event = self.next().await.unwrap_or_else(|| panic!("the stream ended before {name}"));
        assert_eq!(event.name, name, "{}", event.data);
        event.data
    }
}

#[tokio::test(start_paused = true)]
async fn a_stream_that_follows_its_page_has_nothing_to_tell_at_first() {
    let (party, _friend) = Party::of_friends().await;
    let mut host = party.host.clone();
    // The first look changes who is there, and with it the page.
    let mut first = Stream::behind(&mut host, &party.path).await;
    first.expect("ping").await;
    let mut second = Stream::behind(&mut host, &party.path).await;
    second.expect("ping").await;
    second.expect("ping").await;
}

#[tokio::test]
async fn a_stream_that_is_opened_again_begins_with_everything() {
    let (party, _friend) = Party::of_friends().await;
    let mut host = party.host.clone();
    let page = host.get(&party.path).await;
    let mut again = Stream::open(&mut host, &format!("{}&again=1", address(&page))).await;
    again.expect("ping").await;
    let zones = again.expect("zones").await;
    assert!(zones.contains("id=\"status\""), "{zones}");
    let request = host.request(Method::GET, &address(&page)).header("last-event-id", "again");
    let response = host.response(request.body(Body::empty()).unwrap()).await;
    let mut by_itself = Stream { body: response.into_body(), text: String::new() };
    by_itself.expect("ping").await;
    assert_eq!(by_itself.expect("zones").await, zones);
}

#[tokio::test]
async fn a_decision_is_told_to_everybody_who_looks_each_in_their_own_way() {
    let (party, mut friend) = Party::of_friends().await;
    let mut host = party.host.clone();
    let mut stranger = party.site.browser();
    stranger.language = "ru";
    let mut streams = Vec::new();
    for (browser, path) in [
        (&mut host.clone(), party.path.clone()),
        (&mut friend.clone(), format!("{}?mode=text", party.path)),
        (&mut stranger, party.path.clone()),
        (&mut party.site.browser(), party.to("wall")),
    ] {
        let mut stream = Stream::behind(browser, &path).await;
        stream.expect("ping").await;
        streams.push(stream);
    }
    let (browser, asked) = match party.asked(&mut host, 0).await {
        Some(asked) => (&mut host, asked),
        None => {
            let asked = party.asked(&mut friend, 1).await.unwrap();
            (&mut friend, asked)
        }
    };
    party.act(browser, &asked, &asked.actions[0]).await;
    for stream in &mut streams {
        // Who comes to look is news as well.
        while !stream.expect("zones").await.contains("id=\"log") {}
    }
}

#[tokio::test]
async fn the_waiting_room_leads_to_the_table_when_the_match_starts() {
    let mut party = Party::new(&["open"]).await;
    let mut friend = party.join("Bea").await;
    let mut stream = Stream::behind(&mut friend, &party.path).await;
    let mut wall = Stream::behind(&mut party.site.browser(), &party.to("wall")).await;
    stream.expect("ping").await;
    wall.expect("ping").await;
    party.start().await;
    for (stream, path) in [(&mut stream, party.path.clone()), (&mut wall, party.to("wall"))] {
        loop {
            let event = stream.next().await.unwrap();
            if event.name == "go" {
                assert_eq!(event.data, path);
                break;
            }
            assert_eq!(event.name, "zones");
        }
    }
}

#[tokio::test]
async fn who_joins_appears_in_the_waiting_room_of_the_others() {
    let mut party = Party::new(&["open"]).await;
    let mut host = party.host.clone();
    let mut stream = Stream::behind(&mut host, &party.path).await;
    stream.expect("ping").await;
    party.join("Bea <3").await;
    while !stream.expect("zones").await.contains("Bea &lt;3") {}
}

#[tokio::test]
async fn a_shared_device_is_led_to_the_curtain_when_somebody_else_is_asked() {
    let mut party = Party::at_one_device().await;
    let mut host = party.host.clone();
    loop {
        let asked = party.host_asked().await;
        let path = format!("{}?seat={}", party.path, asked.seat);
        let mut stream = Stream::behind(&mut host.clone(), &path).await;
        let mut curtain = Stream::behind(&mut host.clone(), &party.path).await;
        stream.expect("ping").await;
        curtain.expect("ping").await;
        party.act(&mut host, &asked, &asked.actions[0]).await;
        if party.host_asked().await.seat == asked.seat {
            continue;
        }
        loop {
            let event = stream.next().await.unwrap();
            if event.name == "go" {
                assert_eq!(event.data, party.path);
                break;
            }
        }
        assert_eq!(curtain.expect("go").await, party.path);
        return;
    }
}

#[tokio::test(start_paused = true)]
async fn a_silent_stream_says_that_it_is_alive() {
    let (party, _friend) = Party::of_friends().await;
    let mut stream = Stream::behind(&mut party.site.browser(), &party.to("wall")).await;
    stream.expect("ping").await;
    let mut pings = 0;
    while pings < 3 {
        pings += usize::from(stream.next().await.unwrap().name == "ping");
    }
}

#[tokio::test]
async fn streams_end_when_the_server_stops() {
    let (party, _friend) = Party::of_friends().await;
    let mut stream = Stream::behind(&mut party.site.browser(), &party.to("wall")).await;
    stream.expect("ping").await;
    party.site.app.rooms.stop().await;
    while let Some(event) = stream.next().await {
        assert!(event.name == "gone" || event.name == "zones", "{}", event.name);
    }
    assert_eq!(party.site.app.limits.open_streams(), 0);
}

#[tokio::test]
async fn a_stream_tells_no_tokens() {
    let (party, friend) = Party::of_friends().await;
    let mut host = party.host.clone();
    let page = host.get(&party.path).await;
    let mut stream = Stream::open(&mut host, &format!("{}&again=1", address(&page))).await;
    stream.expect("ping").await;
    let told = stream.expect("zones").await;
    for token in friend.cookies().values().chain(host.cookies().values()) {
        assert!(!told.contains(token) && !page.text().contains(token));
    }
}
