//! The floor: what streams and posts cost when nothing is behind them.
//!
//! The same libraries as the real server, one small event to four streams for each post.

use std::collections::HashMap;
use std::convert::Infallible;
use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Result;
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::{get, post};
use futures_util::stream::unfold;
use hyper::server::conn::http1::Builder;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::sync::watch;

type Rooms = Arc<Mutex<HashMap<u32, watch::Sender<u32>>>>;

const EVENT: Bytes = Bytes::from_static(
    b"event: zones\ndata: <p id=\"status\" class=\"status\">It is the turn of somebody else, who may bid or pass.</p>\n\n",
);

/// Serves until it is ended.
pub async fn run() -> Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let mut out = std::io::stdout();
    writeln!(out, "http://{}/", listener.local_addr()?)?;
    out.flush()?;
    let router = Router::new().route("/{room}", post(act)).route("/{room}", get(stream));
    let router = router.with_state(Rooms::default());
    let mut http = Builder::new();
    http.timer(TokioTimer::new());
    loop {
        let (stream, _) = listener.accept().await?;
        stream.set_nodelay(true)?;
        let service = TowerToHyperService::new(router.clone());
        tokio::spawn(http.serve_connection(TokioIo::new(stream), service));
    }
}

fn room(rooms: &Rooms, number: u32) -> watch::Sender<u32> {
    let mut rooms = rooms.lock().unwrap_or_else(PoisonError::into_inner);
    rooms.entry(number).or_insert_with(|| watch::channel(0).0).clone()
}

async fn act(State(rooms): State<Rooms>, Path(number): Path<u32>) -> StatusCode {
    room(&rooms, number).send_modify(|count| *count += 1);
    StatusCode::NO_CONTENT
}

async fn stream(State(rooms): State<Rooms>, Path(number): Path<u32>) -> Response {
    let looking = room(&rooms, number).subscribe();
    let events = unfold(looking, |mut looking| async {
        looking.changed().await.ok()?;
        Some((Ok::<_, Infallible>(EVENT), looking))
    });
    Response::new(Body::from_stream(events))
}
