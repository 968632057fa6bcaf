//! The floor: what streams and posts cost when nothing is behind them.
//!
//! The same libraries as the real server, one small event to four streams for each post. With a file, each post is
//! also written to it and flushed before anybody is told: what that takes on a disk, no server can save.

use std::collections::HashMap;
use std::convert::Infallible;
use std::fs::File;
use std::io::{self, Write};
use std::path::Path as FilePath;
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;

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
use tokio::sync::{oneshot, watch};

type Rooms = Arc<Mutex<HashMap<u32, watch::Sender<u32>>>>;

/// Where it is told that a post is on the disk.
type Stored = oneshot::Sender<io::Result<()>>;

/// How long a post is in the file, in bytes.
const ROW: usize = 256;

#[derive(Clone)]
struct Floor {
    rooms: Rooms,
    file: Option<mpsc::Sender<Stored>>,
}

const EVENT: Bytes = Bytes::from_static(
    b"event: zones\ndata: <p id=\"status\" class=\"status\">It is the turn of somebody else, who may bid or pass.</p>\n\n",
);

/// Serves until it is ended.
pub async fn run(file: Option<&FilePath>) -> Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let mut out = io::stdout();
    writeln!(out, "http://{}/", listener.local_addr()?)?;
    out.flush()?;
    let router = Router::new().route("/{room}", post(act)).route("/{room}", get(stream));
    let file = file.map(File::create_new).transpose()?.map(keep);
    let router = router.with_state(Floor { rooms: Rooms::default(), file });
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

/// A thread that writes what waits and flushes once for all of it.
fn keep(mut file: File) -> mpsc::Sender<Stored> {
    let (send, waiting) = mpsc::channel::<Stored>();
    thread::spawn(move || {
        while let Ok(first) = waiting.recv() {
            let together: Vec<Stored> = [first].into_iter().chain(waiting.try_iter()).collect();
            let done = file.write_all(&vec![0; ROW * together.len()]).and_then(|()| file.sync_data());
            for post in together {
                // Who does not wait any more is not told.
                let _ = post.send(done.as_ref().map(|&()| ()).map_err(|error| error.kind().into()));
            }
        }
    });
    send
}

async fn act(State(floor): State<Floor>, Path(number): Path<u32>) -> StatusCode {
    if let Some(file) = &floor.file {
        let (post, stored) = oneshot::channel();
        if file.send(post).is_err() || !matches!(stored.await, Ok(Ok(()))) {
            return StatusCode::INSUFFICIENT_STORAGE;
        }
    }
    room(&floor.rooms, number).send_modify(|count| *count += 1);
    StatusCode::NO_CONTENT
}

async fn stream(State(floor): State<Floor>, Path(number): Path<u32>) -> Response {
    let looking = room(&floor.rooms, number).subscribe();
    let events = unfold(looking, |mut looking| async {
        looking.changed().await.ok()?;
        Some((Ok::<_, Infallible>(EVENT), looking))
    });
    Response::new(Body::from_stream(events))
}
