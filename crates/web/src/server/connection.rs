//! One connection: requests and answers, until it becomes a stream or ends.
//!
//! This is hyper's HTTP/1 connection with a timer and not `axum::serve`, because that one leaves silent sockets and
//! half-sent headers open for ever. A stream lasts for hours and says little, so it leaves hyper, with its two
//! buffers of 8 KiB, and is written to its socket as it is.

use std::convert::Infallible;
use std::future::pending;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::header::CONTENT_TYPE;
use axum::http::{Method, Request, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1::Builder;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use socket2::{SockRef, TcpKeepalive};
use tokio::net::TcpStream;
use tokio::sync::{OwnedSemaphorePermit, oneshot, watch};
use tower::Service;

use crate::app::{App, app as router};
use crate::server::Peer;
use crate::server::pour::pour;

/// Enough for the cookies of a browser that has sat at many tables.
const LARGEST_HEADERS: usize = 32 * 1024;
/// How long a device may be unreachable before its connection ends, so that everybody sees that it is away.
const UNREACHABLE: Duration = Duration::from_secs(20);

/// What a connection holds as long as it is open.
pub struct Guest {
    pub _place: OwnedSemaphorePermit,
    /// Tells when the server stops, and tells the server when the connection has ended.
    pub stopped: watch::Receiver<()>,
}

/// Attends to connections.
pub struct Host {
    router: Router,
    http: Builder,
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
    pub fn new(app: &App) -> Self {
        let mut http = Builder::new();
        http.timer(TokioTimer::new())
            .header_read_timeout(app.settings.header_time)
            .max_buf_size(LARGEST_HEADERS)
            .max_headers(64);
        Self { router: router(app.clone()), http }
    }

    /// Answers the requests of one connection.
    pub fn attend(
        &self,
        stream: TcpStream,
        peer: IpAddr,
        mut guest: Guest,
    ) -> impl Future<Output = ()> + use<> {
        let (desk, handed) = Desk::new(self.router.clone(), peer);
        let service = service_fn(move |request| Arc::clone(&desk).respond(request));
        let mut connection = self.http.serve_connection(TokioIo::new(stream), service);
        async move {
            tokio::select! {
                // An error here is a visitor who went away.
                _ = &mut connection => {}
                Ok(response) = handed => {
                    let stream = connection.into_parts().io.into_inner();
                    // A task of its own, because this one is as large as all of hyper.
                    tokio::spawn(pour(stream, response, guest));
                }
                _ = guest.stopped.changed() => {
                    std::pin::Pin::new(&mut connection).graceful_shutdown();
                    let _ = connection.await;
                }
            }
        }
    }
}

/// Answers one connection's requests, and hands over the stream that it becomes.
struct Desk {
    router: Router,
    peer: IpAddr,
    hand_over: Mutex<Option<oneshot::Sender<Response<Body>>>>,
}

impl Desk {
    fn new(router: Router, peer: IpAddr) -> (Arc<Self>, oneshot::Receiver<Response<Body>>) {
        let (sender, handed) = oneshot::channel();
        (Arc::new(Self { router, peer, hand_over: Mutex::new(Some(sender)) }), handed)
    }

    async fn respond(self: Arc<Self>, mut request: Request<Incoming>) -> Result<Response<Body>, Infallible> {
        let wants_body = request.method() == Method::GET;
        request.extensions_mut().insert(Peer(self.peer));
        let response = self.router.clone().call(request).await?;
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
