//! Connections: accepted, bounded, and ended when the server stops.

use std::io;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::{Instant, sleep, timeout};

use crate::app::App;
use crate::server::connection::{Guest, Host, prepare};

/// How long to wait when the system has no more sockets.
const BREATH: Duration = Duration::from_millis(50);
/// How long to be quiet about that.
const PATIENCE: Duration = Duration::from_secs(60);

const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\n\
                      content-length: 48\r\nconnection: close\r\nretry-after: 5\r\n\r\n\
                      Too many connections. Try again in a few moments";

/// Answers requests until `stop`. Then the streams end first, after them every other connection.
pub async fn serve(listener: TcpListener, app: App, stop: impl Future<Output = ()>) {
    let settings = Arc::clone(&app.settings);
    let rooms = Arc::clone(&app.rooms);
    let (stopping, stopped) = watch::channel(());
    let mut door = Door::new(app, stopped);
    let mut stop = std::pin::pin!(stop);
    loop {
        tokio::select! {
            () = &mut stop => break,
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => door.receive(stream, peer.ip().to_canonical()),
                Err(error) => door.wait_for_sockets(&error).await,
            },
        }
    }
    drop((listener, door));
    // Whoever is slower than this is cut off.
    let _ = timeout(settings.stop_time, async {
        rooms.stop().await;
        stopping.send_replace(());
        stopping.closed().await;
    })
    .await;
}

/// Lets visitors in.
struct Door {
    app: App,
    host: Arc<Host>,
    places: Arc<Semaphore>,
    stopped: watch::Receiver<()>,
    /// When it last complained that there are no more sockets.
    complained: Option<Instant>,
}

impl Door {
    fn new(app: App, stopped: watch::Receiver<()>) -> Self {
        let places = Arc::new(Semaphore::new(app.settings.connections.min(Semaphore::MAX_PERMITS)));
        Self { host: Host::new(&app), app, places, stopped, complained: None }
    }

    fn receive(&self, stream: TcpStream, peer: IpAddr) {
        match Arc::clone(&self.places).try_acquire_owned() {
            Ok(place) => {
                prepare(&stream);
                self.host.welcome(stream, peer, Guest { place, stopped: self.stopped.clone() });
            }
            // If not even this can be written at once, closing says enough.
            Err(_) => drop(stream.try_write(FULL)),
        }
    }

    /// Breathes when the system has no more sockets, and complains of it now and then.
    async fn wait_for_sockets(&mut self, error: &io::Error) {
        if self.complained.is_none_or(|last| last.elapsed() >= PATIENCE) {
            self.complained = Some(Instant::now());
            (self.app.settings.journal)(&format!("connections cannot be accepted: {error}"));
        }
        sleep(BREATH).await;
    }
}
