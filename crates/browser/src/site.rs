//! A server of its own for each test, with its tables in memory.

use std::mem;
use std::net::SocketAddr;
use std::sync::Arc;

use anyhow::Result;
use ecotable_rooms::{Rooms, Settings as RoomSettings};
use ecotable_store::SqliteStore;
use ecotable_web::app::App;
use ecotable_web::server::{self, Settings};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server that runs until it is closed.
pub struct Site {
    at: SocketAddr,
    store: Arc<SqliteStore>,
    rooms: RoomSettings,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

impl Site {
    /// Opens a server on a free port, where the same games are played every time.
    pub async fn open() -> Result<Self> {
        Self::open_with(RoomSettings::default()).await
    }

    /// Opens a server on a free port whose rooms are set up so.
    pub async fn open_with(rooms: RoomSettings) -> Result<Self> {
        let rooms = RoomSettings { chance, ..rooms };
        Self::with(Arc::new(SqliteStore::in_memory()?), rooms, "127.0.0.1:0".parse()?).await
    }

    async fn with(store: Arc<SqliteStore>, rooms: RoomSettings, at: SocketAddr) -> Result<Self> {
        let listener = TcpListener::bind(at).await?;
        let at = listener.local_addr()?;
        let app = App::new(Rooms::with(Arc::clone(&store) as _, rooms.clone()), Settings::default());
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(server::serve(listener, app, async {
            // Dropping the sender stops it as well.
            let _ = stopped.await;
        }));
        Ok(Self { at, store, rooms, stop, running })
    }

    /// The address of a page.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.at)
    }

    /// Stops the server and starts another one with the same tables at the same address.
    pub async fn restart(&mut self) -> Result<()> {
        let (stop, _) = oneshot::channel();
        // If it has stopped already, all is well.
        let _ = mem::replace(&mut self.stop, stop).send(());
        (&mut self.running).await?;
        *self = Self::with(Arc::clone(&self.store), self.rooms.clone(), self.at).await?;
        Ok(())
    }

    /// Stops the server.
    pub async fn close(self) -> Result<()> {
        // If it has stopped already, all is well.
        let _ = self.stop.send(());
        Ok(self.running.await?)
    }
}

/// The same for every match; `ECOTABLE_BROWSER_SEED` gives other games.
fn chance() -> Option<[u8; 32]> {
    let text = std::env::var("ECOTABLE_BROWSER_SEED").unwrap_or_default();
    let mut bytes = [0; 32];
    bytes.iter_mut().zip(text.bytes()).for_each(|(byte, letter)| *byte = letter);
    Some(bytes)
}
