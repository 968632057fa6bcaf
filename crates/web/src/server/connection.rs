//! One connection: requests and answers, until it becomes a stream, rests or ends.
//!
//! This is hyper's HTTP/1 connection with a timer and not `axum::serve`, because that one leaves silent sockets and
//! half-sent headers open for ever. Hyper has two buffers of 8 KiB for each connection. A stream lasts for hours and says
//! little, so it leaves hyper and is written to its socket as it is; a connection that was answered rests without hyper until
//! there is more to read, so that whoever thinks for a minute need not connect again.

use std::convert::Infallible;
use std::future::pending;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::http::header::CONTENT_TYPE;
use axum::http::{Method, Request, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1::Builder;
use hyper::service::service_fn;
use socket2::{SockRef, TcpKeepalive};
use tokio::net::TcpStream;
use tokio::sync::{OwnedSemaphorePermit, oneshot, watch};
use tokio::time::timeout;
use tower::Service;

use crate::app::{App, app as router};
use crate::server::Peer;
use crate::server::conduct::{Conduct, Times, Verdict};
use crate::server::pour::pour;
use crate::server::watched::Watched;

/// Enough for the cookies of a browser that has sat at many tables.
const LARGEST_HEADERS: usize = 32 * 1024;
/// How long a device may be unreachable before its connection ends, so that everybody sees that it is away.
const UNREACHABLE: Duration = Duration::from_secs(20);
/// Connections rest as long as one place in so many is free. Who may not rest connects again for each move, which costs more
/// than the rest did.
const FREE: usize = 8;

/// What a connection holds as long as it is open.
pub struct Guest {
    pub place: OwnedSemaphorePermit,
    /// Tells when the server stops, and tells the server when the connection has ended.
    pub stopped: watch::Receiver<()>,
}

/// Attends to connections.
pub struct Host {
    app: App,
    router: Router,
    http: Builder,
}

/// Whoever is at the other end of a connection.
struct Caller {
    desk: Arc<Desk>,
    handed: oneshot::Receiver<Response<Body>>,
    guest: Guest,
}

/// Sets a socket up. One that is gone already shows that later.
pub fn prepare(stream: &TcpStream) {
    // Without this, an event waits for the acknowledgement of the one before.
    let _ = stream.set_nodelay(true);
    let socket = SockRef::from(stream);
    let _ = socket.set_tcp_keepalive(&TcpKeepalive::new().with_time(UNREACHABLE));
    // Phones vanish without a word; what is sent to them would be tried again for a quarter of an hour.
    #[cfg(any(target_os = "android", target_os = "linux"))]
    let _ = socket.set_tcp_user_timeout(Some(UNREACHABLE));
}

impl Host {
    /// For the addresses of this server.
    pub fn new(app: &App) -> Arc<Self> {
        let mut http = Builder::new();
        http.header_read_timeout(None).max_buf_size(LARGEST_HEADERS).max_headers(64);
        Arc::new(Self { app: app.clone(), router: router(app.clone()), http })
    }

    /// Attends to a new connection.
    pub fn welcome(self: &Arc<Self>, stream: TcpStream, peer: IpAddr, guest: Guest) {
        let (desk, handed) = Desk::new(self.router.clone(), peer);
        self.attend(stream, Bytes::new(), Caller { desk, handed, guest });
    }

    /// Attends to a connection that has more to say; some of it was read `before`.
    fn attend_again(self: &Arc<Self>, stream: TcpStream, before: Bytes, caller: Caller) {
        caller.desk.conduct.heard();
        self.attend(stream, before, caller);
    }

    fn attend(self: &Arc<Self>, stream: TcpStream, before: Bytes, caller: Caller) {
        tokio::spawn(Arc::clone(self).answer(stream, before, caller));
    }

    /// Answers requests.
    async fn answer(self: Arc<Self>, stream: TcpStream, before: Bytes, mut caller: Caller) {
        let (desk, conduct) = (Arc::clone(&caller.desk), Arc::clone(&caller.desk.conduct));
        let service = service_fn(move |request| Arc::clone(&desk).respond(request));
        let io = Watched::new(stream, before, Arc::clone(&conduct));
        let mut connection = self.http.serve_connection(io, service);
        let settings = &self.app.settings;
        let times = Times { header: settings.header_time, pause: settings.pause };
        tokio::select! {
            // An error here is a visitor who went away.
            _ = &mut connection => {}
            Ok(response) = &mut caller.handed => {
                let stream = connection.into_parts().io.into_inner();
                // A task of its own, because this one is as large as all of hyper.
                tokio::spawn(pour(stream, response, caller.guest));
            }
            verdict = conduct.watch(times) => if verdict == Verdict::Rest {
                let parts = connection.into_parts();
                self.rest(parts.io.into_inner(), parts.read_buf, caller);
            },
            _ = caller.guest.stopped.changed() => {
                std::pin::Pin::new(&mut connection).graceful_shutdown();
                let _ = connection.await;
            }
        }
    }

    /// Lets a connection rest, unless there is more to answer, or places are scarce.
    fn rest(self: &Arc<Self>, stream: TcpStream, read: Bytes, mut caller: Caller) {
        if !read.is_empty() {
            return self.attend_again(stream, read, caller);
        }
        if !caller.guest.may_stay(self.app.settings.connections) {
            return;
        }
        let host = Arc::clone(self);
        tokio::spawn(async move {
            let resting = host.app.limits.rest();
            let more = tokio::select! {
                more = timeout(host.app.settings.rest_time, stream.readable()) => matches!(more, Ok(Ok(()))),
                _ = caller.guest.stopped.changed() => false,
            };
            drop(resting);
            if more {
                host.attend_again(stream, Bytes::new(), caller);
            }
        });
    }
}

impl Guest {
    /// Whether there is so much place that nobody else lacks it.
    fn may_stay(&self, places: usize) -> bool {
        self.place.semaphore().available_permits() > places / FREE
    }
}

/// Answers one connection's requests, and hands over the stream that it becomes.
struct Desk {
    router: Router,
    peer: IpAddr,
    conduct: Arc<Conduct>,
    hand_over: Mutex<Option<oneshot::Sender<Response<Body>>>>,
}

impl Desk {
    fn new(router: Router, peer: IpAddr) -> (Arc<Self>, oneshot::Receiver<Response<Body>>) {
        let (sender, handed) = oneshot::channel();
        let hand_over = Mutex::new(Some(sender));
        (Arc::new(Self { router, peer, conduct: Arc::default(), hand_over }), handed)
    }

    async fn respond(self: Arc<Self>, mut request: Request<Incoming>) -> Result<Response<Body>, Infallible> {
        self.conduct.asked();
        let wants_body = request.method() == Method::GET;
        request.extensions_mut().insert(Peer(self.peer));
        let response = self.router.clone().call(request).await?;
        self.conduct.answered();
        if !wants_body || !is_stream(&response) {
            return Ok(response);
        }
        let sender = self.hand_over.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(sender) = sender
            && let Err(response) = sender.send(response)
        {
            return Ok(response);
        }
        // Hyper is left waiting for an answer, and is not asked again.
        pending().await
    }
}

fn is_stream(response: &Response<Body>) -> bool {
    response.headers().get(CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream")
}
