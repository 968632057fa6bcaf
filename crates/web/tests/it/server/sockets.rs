//! Real sockets: those that say nothing, those that say half, those that stay.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use axum::Router;
use axum::http::StatusCode;
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use ecotable_web::server::{Settings, answer, serve};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::{JoinHandle, yield_now};
use tokio::time::timeout;

use super::browser::{Answer, Site};
use crate::at_table::Party;

/// Longer than any test waits if the server does what it should.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server at a real socket.
pub struct House {
    pub at: SocketAddr,
    pub site: Site,
    stop: Option<oneshot::Sender<()>>,
    served: JoinHandle<()>,
}

impl House {
    pub async fn open(settings: Settings) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let at = listener.local_addr().unwrap();
        let site = Site::with(settings);
        let (stop, stopped) = oneshot::channel::<()>();
        let stopped = async { drop(stopped.await) };
        let served = tokio::spawn(serve(listener, site.app.clone(), stopped));
        Self { at, site, stop: Some(stop), served }
    }

    pub async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.at).await.unwrap()
    }

    /// Stops the server and waits until it has stopped.
    pub async fn stop(mut self) {
        drop(self.stop.take());
        timeout(PATIENCE, self.served).await.expect("it stops").unwrap();
    }
}

/// Everything that is sent until the server closes the connection.
pub async fn rest(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    // A reset is an end as well.
    let _ = timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.expect("the server closes it");
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Reads until a text has come.
pub async fn until(stream: &mut TcpStream, wanted: &str) -> String {
    let mut all = Vec::new();
    let mut part = [0; 4096];
    while !String::from_utf8_lossy(&all).contains(wanted) {
        let read = timeout(PATIENCE, stream.read(&mut part)).await.expect("it comes").unwrap();
        assert!(read > 0, "no {wanted} in {}", String::from_utf8_lossy(&all));
        all.extend_from_slice(&part[..read]);
    }
    String::from_utf8_lossy(&all).into_owned()
}

fn quick() -> Settings {
    let moment = Duration::from_millis(60);
    Settings {
        header_time: moment,
        body_time: moment,
        pause: moment,
        rest_time: moment,
        ..Settings::default()
    }
}

/// Waits until so many connections rest.
async fn until_rest(house: &House, wanted: usize) {
    let rests = async {
        while house.site.app.limits.resting() != wanted {
            yield_now().await;
        }
    };
    timeout(PATIENCE, rests).await.expect("they rest");
}

const NOWHERE: &[u8] = b"GET /nowhere HTTP/1.1\r\nhost: localhost\r\n\r\n";

#[tokio::test]
async fn who_was_answered_rests_and_is_answered_again_on_the_same_connection() {
    let house = House::open(Settings { rest_time: PATIENCE, ..quick() }).await;
    let mut stream = house.connect().await;
    for _ in 0..3 {
        stream.write_all(NOWHERE).await.unwrap();
        until(&mut stream, "HTTP/1.1 404").await;
        until_rest(&house, 1).await;
    }
    // Whoever rests goes when the server stops.
    house.stop().await;
    assert!(!rest(&mut stream).await.contains("200"));
}

#[tokio::test]
async fn a_half_sent_header_is_closed_after_a_rest_as_well() {
    let house = House::open(Settings { rest_time: PATIENCE, ..quick() }).await;
    let mut stream = house.connect().await;
    stream.write_all(NOWHERE).await.unwrap();
    until(&mut stream, "HTTP/1.1 404").await;
    until_rest(&house, 1).await;
    stream.write_all(&NOWHERE[..20]).await.unwrap();
    rest(&mut stream).await;
    assert_eq!(house.site.app.limits.resting(), 0);
    house.stop().await;
}

#[tokio::test]
async fn nobody_rests_where_places_are_scarce() {
    let house = House::open(Settings { rest_time: PATIENCE, connections: 1, ..quick() }).await;
    let mut stream = house.connect().await;
    stream.write_all(NOWHERE).await.unwrap();
    assert!(rest(&mut stream).await.starts_with("HTTP/1.1 404"));
    assert_eq!(house.site.app.limits.resting(), 0);
    house.stop().await;
}

#[tokio::test]
async fn one_place_in_eight_is_kept_free_of_those_who_rest() {
    let house = House::open(Settings { rest_time: PATIENCE, connections: 8, ..quick() }).await;
    let mut streams = Vec::new();
    for number in 1..=6 {
        let mut stream = house.connect().await;
        stream.write_all(NOWHERE).await.unwrap();
        until(&mut stream, "HTTP/1.1 404").await;
        until_rest(&house, number).await;
        streams.push(stream);
    }
    let mut seventh = house.connect().await;
    seventh.write_all(NOWHERE).await.unwrap();
    assert!(rest(&mut seventh).await.starts_with("HTTP/1.1 404"));
    assert_eq!(house.site.app.limits.resting(), streams.len());
    house.stop().await;
}

#[tokio::test]
async fn nothing_is_lost_of_what_was_asked_at_once() {
    let house = House::open(Settings { pause: Duration::ZERO, ..quick() }).await;
    let mut stream = house.connect().await;
    let count = 50;
    stream.write_all(&NOWHERE.repeat(count)).await.unwrap();
    assert_eq!(rest(&mut stream).await.matches("HTTP/1.1 404").count(), count);
    house.stop().await;
}

#[tokio::test]
async fn a_silent_socket_is_closed() {
    let house = House::open(quick()).await;
    assert_eq!(rest(&mut house.connect().await).await, "");
    house.stop().await;
}

#[tokio::test]
async fn a_half_sent_header_is_closed() {
    let house = House::open(quick()).await;
    let mut stream = house.connect().await;
    stream.write_all(b"GET / HTTP/1.1\r\nhost: local").await.unwrap();
    assert!(!rest(&mut stream).await.contains("200"));
    house.stop().await;
}

#[tokio::test]
async fn a_connection_that_has_nothing_more_to_say_is_closed() {
    let house = House::open(quick()).await;
    let mut stream = house.connect().await;
    stream.write_all(b"GET /nowhere HTTP/1.1\r\nhost: localhost\r\n\r\n").await.unwrap();
    assert!(rest(&mut stream).await.starts_with("HTTP/1.1 404"));
    house.stop().await;
}

#[tokio::test]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let house = House::open(quick()).await;
    let mut stream = house.connect().await;
    let head = "POST /nowhere HTTP/1.1\r\nhost: localhost\r\norigin: http://localhost\r\ncontent-length: 10\r\n\r\nabc";
    stream.write_all(head.as_bytes()).await.unwrap();
    assert!(rest(&mut stream).await.starts_with("HTTP/1.1 408"));
    house.stop().await;
}

#[tokio::test]
async fn a_body_without_end_is_cut_off() {
    let house =
        House::open(Settings { header_time: Duration::from_millis(300), ..Settings::default() }).await;
    let mut stream = house.connect().await;
    let head = "POST /nowhere HTTP/1.1\r\nhost: localhost\r\norigin: http://localhost\r\ntransfer-encoding: chunked\r\n\r\n";
    stream.write_all(head.as_bytes()).await.unwrap();
    let chunk = format!("1000\r\n{}\r\n", "x".repeat(0x1000));
    for _ in 0..8 {
        stream.write_all(chunk.as_bytes()).await.unwrap();
    }
    assert!(until(&mut stream, "\r\n").await.starts_with("HTTP/1.1 413"));
    drop(stream);
    house.stop().await;
}

#[tokio::test]
async fn more_connections_than_allowed_are_told_so() {
    let house = House::open(Settings { connections: 2, ..Settings::default() }).await;
    let mut first = house.connect().await;
    let mut second = house.connect().await;
    for stream in [&mut first, &mut second] {
        stream.write_all(b"GET /nowhere HTTP/1.1\r\nhost: localhost\r\n\r\n").await.unwrap();
        until(stream, "HTTP/1.1 404").await;
    }
    let mut third = house.connect().await;
    assert!(rest(&mut third).await.starts_with("HTTP/1.1 503"));
    drop((first, second));
    house.stop().await;
}

#[tokio::test]
async fn two_hundred_slow_sockets_do_not_keep_others_waiting() {
    let house = House::open(quick()).await;
    let mut slow = Vec::new();
    for _ in 0..200 {
        let mut stream = house.connect().await;
        stream.write_all(b"GET / HTTP/1.1\r\nx: ").await.unwrap();
        slow.push(stream);
    }
    let mut quick = house.connect().await;
    quick.write_all(b"GET /nowhere HTTP/1.1\r\nhost: localhost\r\n\r\n").await.unwrap();
    assert!(until(&mut quick, "\r\n").await.starts_with("HTTP/1.1 404"));
    for mut stream in slow {
        rest(&mut stream).await;
    }
    house.stop().await;
}

/// Opens the stream of a table and reads its beginning.
async fn watch(house: &House, party: &Party) -> TcpStream {
    let mut stream = house.connect().await;
    let head = format!("GET {} HTTP/1.1\r\nhost: localhost\r\n\r\n", party.to("stream"));
    stream.write_all(head.as_bytes()).await.unwrap();
    let begin = until(&mut stream, "event: ping").await;
    assert!(
        begin.starts_with("HTTP/1.1 200 OK\r\n") && begin.contains("content-security-policy: "),
        "{begin}"
    );
    stream
}

#[tokio::test]
async fn a_stream_stays_open_when_others_are_closed_for_silence() {
    let house = House::open(Settings { ping: Duration::from_millis(40), ..quick() }).await;
    let party = Party::at(house.site.clone(), &["Bea"]).await;
    let mut stream = watch(&house, &party).await;
    rest(&mut house.connect().await).await;
    for _ in 0..4 {
        until(&mut stream, "event: ping").await;
    }
    house.stop().await;
}

#[tokio::test]
async fn whoever_leaves_a_stream_is_noticed_at_once() {
    let house = House::open(Settings::default()).await;
    let party = Party::at(house.site.clone(), &["Bea"]).await;
    let streams = [watch(&house, &party).await, watch(&house, &party).await];
    assert_eq!(house.site.app.limits.open_streams(), 2);
    drop(streams);
    let noticed = async {
        while house.site.app.limits.open_streams() > 0 {
            yield_now().await;
        }
    };
    timeout(PATIENCE, noticed).await.expect("they are noticed");
    house.stop().await;
}

#[tokio::test]
async fn a_connection_serves_pages_before_it_becomes_a_stream() {
    let house = House::open(Settings::default()).await;
    let party = Party::at(house.site.clone(), &["Bea"]).await;
    let mut stream = house.connect().await;
    for _ in 0..3 {
        stream.write_all(b"HEAD /nowhere HTTP/1.1\r\nhost: localhost\r\n\r\n").await.unwrap();
        until(&mut stream, "\r\n\r\n").await;
    }
    let head = format!("HEAD {} HTTP/1.1\r\nhost: localhost\r\n\r\n", party.to("stream"));
    stream.write_all(head.as_bytes()).await.unwrap();
    until(&mut stream, "\r\n\r\n").await;
    stream.write_all(head.replace("HEAD", "GET").as_bytes()).await.unwrap();
    until(&mut stream, "event: ping").await;
    house.stop().await;
}

#[tokio::test]
async fn streams_end_first_when_the_server_stops() {
    let house = House::open(Settings::default()).await;
    let party = Party::at(house.site.clone(), &["Bea"]).await;
    let mut streams = Vec::new();
    for _ in 0..20 {
        streams.push(watch(&house, &party).await);
    }
    let start = Instant::now();
    house.stop().await;
    assert!(start.elapsed() < Duration::from_millis(600), "{:?}", start.elapsed());
    for mut stream in streams {
        let last = rest(&mut stream).await;
        assert!(last.ends_with("event: gone\ndata: 1\n\n"), "{last}");
    }
}

#[tokio::test]
async fn a_page_that_panics_is_a_failure_without_detail_and_the_server_lives_on() {
    let site = super::site();
    let around = from_fn_with_state(site.app.clone(), answer);
    let router: Router = Router::new().route("/", get(oops)).layer(around);
    for _ in 0..2 {
        let request =
            site.browser().request(axum::http::Method::GET, "/").body(axum::body::Body::empty()).unwrap();
        let response = tower::ServiceExt::oneshot(router.clone(), request).await.unwrap();
        let answer = Answer::of(response).await;
        assert_eq!(answer.status, StatusCode::INTERNAL_SERVER_ERROR);
        assert!(answer.text().contains("Something went wrong") && !answer.text().contains("secret"));
        super::headers::check(&answer, "a panic");
    }
}

async fn oops() -> &'static str {
    panic!("a secret")
}
