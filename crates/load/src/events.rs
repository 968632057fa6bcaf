//! A stream of events, read as a browser reads it.

use std::cell::RefCell;
use std::io::ErrorKind;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Instant;

use anyhow::{Result, bail, ensure};
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
        let begin = raw.split_off(end + 4);
        let (outbox, inbox) = mpsc::unbounded_channel();
        let heard = Heard { outbox, raw: in_chunks.then(Vec::new), text: Vec::new() };
        let reader = tokio::spawn(async move {
            // When the server ends the stream, the inbox ends with it.
            let _ = read(stream, begin, heard).await;
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

/// What was heard and is not a whole event yet.
struct Heard {
    outbox: mpsc::UnboundedSender<Event>,
    /// The chunks of a stream that comes in chunks.
    raw: Option<Vec<u8>>,
    /// The beginning of an event.
    text: Vec<u8>,
}

impl Heard {
    fn hear(&mut self, bytes: &[u8]) -> Result<()> {
        let Some(raw) = &mut self.raw else { return self.read(bytes) };
        raw.extend_from_slice(bytes);
        while let Some(chunk) = self.raw.as_mut().map(take_chunk).transpose()?.flatten() {
            self.read(&chunk)?;
        }
        Ok(())
    }

    /// Mostly whole events come at once, and are read where they lie.
    fn read(&mut self, bytes: &[u8]) -> Result<()> {
        if self.text.is_empty() {
            let end = self.tell(bytes)?;
            self.text.extend_from_slice(&bytes[end..]);
        } else {
            self.text.extend_from_slice(bytes);
            let end = self.tell(&self.text)?;
            self.text.drain(..end);
        }
        Ok(())
    }

    /// Tells whole events, and where they end.
    fn tell(&self, bytes: &[u8]) -> Result<usize> {
        let mut begin = 0;
        while let Some(end) = find(&bytes[begin..], b"\n\n") {
            self.outbox.send(parse(&String::from_utf8_lossy(&bytes[begin..begin + end])))?;
            begin += end + 2;
        }
        Ok(begin)
    }
}

/// Reads a stream until it ends. Streams that are read by the same thread share the place that they are read to, because the
/// memory that clients go through is memory that the server beside them loses from its caches.
async fn read(stream: TcpStream, begin: Vec<u8>, mut heard: Heard) -> Result<()> {
    thread_local! {
        static PLACE: RefCell<Vec<u8>> = RefCell::new(vec![0; LARGE]);
    }
    heard.hear(&begin)?;
    drop(begin);
    loop {
        stream.readable().await?;
        PLACE.with_borrow_mut(|place| match stream.try_read(place) {
            Ok(0) => bail!("the stream ended"),
            Ok(count) => heard.hear(&place[..count]),
            Err(error) if error.kind() == ErrorKind::WouldBlock => Ok(()),
            Err(error) => Err(error.into()),
        })?;
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The data of the events that are heard when a stream comes in these pieces.
    fn heard(pieces: &[&str], raw: Option<Vec<u8>>) -> Vec<String> {
        let (outbox, mut inbox) = mpsc::unbounded_channel();
        let mut heard = Heard { outbox, raw, text: Vec::new() };
        for piece in pieces {
            heard.hear(piece.as_bytes()).expect("somebody listens");
        }
        std::iter::from_fn(|| inbox.try_recv().ok())
            .map(|event| format!("{} {}", event.name, event.data))
            .collect()
    }

    #[test]
    fn an_event_is_heard_once_it_is_whole_wherever_it_was_cut() {
        let stream = "event: zones\ndata: one\n\nevent: ping\ndata: 1\n\nevent: zones\ndata: tw";
        for cut in 0..=stream.len() {
            let (begin, end) = stream.split_at(cut);
            assert_eq!(heard(&[begin, end], None), ["zones one", "ping 1"], "cut at {cut}");
            assert_eq!(
                heard(&[begin, end, "o\n\n"], None),
                ["zones one", "ping 1", "zones two"],
                "cut at {cut}"
            );
        }
    }

    #[test]
    fn a_stream_in_chunks_is_put_together() {
        let pieces = ["17\r\nevent: zones\nda", "ta: one\n\r\n1\r", "\n\n\r\n"];
        assert_eq!(heard(&pieces, Some(Vec::new())), ["zones one"]);
    }
}
