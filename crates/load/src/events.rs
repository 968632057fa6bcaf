//! A stream of events, read as a browser reads it.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Instant;

use anyhow::{Result, ensure};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::task::AbortHandle;

use crate::http::{connect, find, request, take_chunk};

/// More than an event has, in bytes.
const LARGE: usize = 16 * 1024;

/// An event that arrived.
pub struct Event {
    /// When its last byte came.
    pub at: Instant,
    /// Its name.
    pub name: String,
    /// Its data.
    pub data: String,
}

/// An open stream; it is closed with this value.
pub struct Events {
    inbox: mpsc::UnboundedReceiver<Event>,
    reader: AbortHandle,
}

impl Drop for Events {
    fn drop(&mut self) {
        self.reader.abort();
    }
}

impl Events {
    /// Opens a stream.
    pub async fn open(server: SocketAddr, from: Ipv4Addr, path: &str, cookie: &str) -> Result<Self> {
        let mut stream = connect(server, from).await?;
        let head = request("GET", path, server, cookie);
        stream.write_all(format!("{head}accept: text/event-stream\r\n\r\n").as_bytes()).await?;
        let mut raw = Vec::new();
        let end = loop {
            ensure!(stream.read_buf(&mut raw).await? > 0, "the stream was refused");
            if let Some(end) = find(&raw, b"\r\n\r\n") {
                break end;
            }
        };
        ensure!(raw.starts_with(b"HTTP/1.1 200"), "{}", String::from_utf8_lossy(&raw[..end]));
        let in_chunks = find(&raw[..end].to_ascii_lowercase(), b"transfer-encoding: chunked").is_some();
        let raw = raw.split_off(end + 4);
        let (outbox, inbox) = mpsc::unbounded_channel();
        let reader = tokio::spawn(async move {
            // When the server ends the stream, the inbox ends with it.
            let _ = read(stream, (raw, in_chunks), outbox).await;
        });
        Ok(Self { inbox, reader: reader.abort_handle() })
    }

    /// The next event of that name.
    pub async fn next(&mut self, name: &str) -> Option<Event> {
        loop {
            let event = self.inbox.recv().await?;
            if event.name == name {
                return Some(event);
            }
        }
    }

    /// The next event of that name, if it has come already.
    pub fn ready(&mut self, name: &str) -> Option<Event> {
        loop {
            let event = self.inbox.try_recv().ok()?;
            if event.name == name {
                return Some(event);
            }
        }
    }
}

async fn read(
    mut stream: TcpStream,
    (mut raw, in_chunks): (Vec<u8>, bool),
    outbox: mpsc::UnboundedSender<Event>,
) -> Result<()> {
    let mut text = Vec::new();
    loop {
        if in_chunks {
            while let Some(chunk) = take_chunk(&mut raw)? {
                text.extend_from_slice(&chunk);
            }
        } else {
            text.append(&mut raw);
        }
        while let Some(end) = find(&text, b"\n\n") {
            let rest = text.split_off(end + 2);
            outbox.send(parse(&String::from_utf8_lossy(&text)))?;
            text = rest;
        }
        // Whole events at once: otherwise the clients take more of the machine than the server does.
        raw.reserve(LARGE);
        ensure!(stream.read_buf(&mut raw).await? > 0, "the stream ended");
    }
}

fn parse(text: &str) -> Event {
    let mut event = Event { at: Instant::now(), name: "message".to_owned(), data: String::new() };
    for line in text.lines() {
        match line.split_once(": ") {
            Some(("event", name)) => name.clone_into(&mut event.name),
            Some(("data", data)) => event.data.push_str(data),
            _ => {}
        }
    }
    event
}
