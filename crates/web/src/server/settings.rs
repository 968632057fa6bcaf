//! What can be set when a server is started.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

/// Where failures are told, one line each. The lines hold no tokens, seeds, names or addresses.
pub type Journal = Arc<dyn Fn(&str) + Send + Sync>;

/// What can be set when a server is started.
#[derive(Clone)]
pub struct Settings {
    /// Names by which the server may be called, besides addresses, `localhost` and `*.local`.
    pub names: Vec<String>,
    /// The address of this machine in its network, if others reach it there.
    pub lan: Option<IpAddr>,
    /// The most connections at once.
    pub connections: usize,
    /// How long a connection may be silent before a request, or take to send its headers.
    pub header_time: Duration,
    /// How long a connection stays as it is after an answer, before it rests.
    pub pause: Duration,
    /// How long a connection may rest.
    pub rest_time: Duration,
    /// How long a request may take to send its body.
    pub body_time: Duration,
    /// The largest body of a request, in bytes.
    pub body_size: usize,
    /// How long a stream is silent before it says that it is alive.
    pub ping: Duration,
    /// The most streams of one address; a whole class may share one.
    pub streams_per_address: u32,
    /// How long connections may take to end when the server stops.
    pub stop_time: Duration,
    /// Where failures are told.
    pub journal: Journal,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            names: Vec::new(),
            lan: None,
            connections: 20_000,
            header_time: Duration::from_secs(5),
            pause: Duration::from_secs(1),
            rest_time: Duration::from_secs(120),
            body_time: Duration::from_secs(5),
            body_size: 16 * 1024,
            ping: Duration::from_secs(10),
            streams_per_address: 400,
            stop_time: Duration::from_millis(700),
            journal: Arc::new(|_| {}),
        }
    }
}

/// Whether this host, with a port or without, is on every machine that machine itself.
pub fn means_itself(host: &str) -> bool {
    let (name, _) = split(host);
    name == "localhost" || name.starts_with("127.") || name == "[::1]"
}

fn split(host: &str) -> (&str, u16) {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => {
            (name, port.parse().unwrap_or(80))
        }
        _ => (host, 80),
    }
}

impl Settings {
    /// How others call the server that this browser calls `host`: on the machine itself that may be `localhost`, which
    /// means something else everywhere else.
    pub fn host_for_others(&self, host: &str) -> String {
        match self.lan {
            Some(lan) if means_itself(host) => SocketAddr::new(lan, split(host).1).to_string(),
            _ => host.to_owned(),
        }
    }
}
