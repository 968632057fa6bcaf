//! A small HTTP client on a socket of its own, so that little of what is measured is the client's.

use std::net::{Ipv4Addr, SocketAddr};

use anyhow::{Context, Result, bail, ensure};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// A connection that is kept open, and opened again when the server has closed it.
pub struct Client {
    server: SocketAddr,
    from: Ipv4Addr,
    stream: Option<TcpStream>,
    /// The cookie that is sent along.
    pub cookie: String,
}

/// What came back.
pub struct Answer {
    /// The status code.
    pub status: u16,
    /// The headers, as they came.
    pub head: String,
    /// The body.
    pub body: Vec<u8>,
}

impl Answer {
    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        header(&self.head, name)
    }

    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    head.lines().find_map(|line| {
        let (key, value) = line.split_once(':')?;
        key.eq_ignore_ascii_case(name).then(|| value.trim())
    })
}

/// Opens a socket whose other end shows `from`: any address of the loopback network will do.
pub async fn connect(server: SocketAddr, from: Ipv4Addr) -> Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((from, 0).into())?;
    let stream = socket.connect(server).await.context("the server does not answer")?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// The first lines of a request.
pub fn request(method: &str, path: &str, server: SocketAddr, cookie: &str) -> String {
    let cookie = if cookie.is_empty() { String::new() } else { format!("cookie: {cookie}\r\n") };
    format!("{method} {path} HTTP/1.1\r\nhost: {server}\r\norigin: http://{server}\r\n{cookie}")
}

impl Client {
    /// A client that has not connected yet.
    pub fn new(server: SocketAddr, from: Ipv4Addr) -> Self {
        Self { server, from, stream: None, cookie: String::new() }
    }

    /// Asks for a page.
    pub async fn get(&mut self, path: &str) -> Result<Answer> {
        let head = request("GET", path, self.server, &self.cookie);
        self.exchange(&format!("{head}\r\n")).await
    }

    /// Posts a form; a script's form is answered without a page.
    pub async fn post(&mut self, path: &str, form: &str, scripted: bool) -> Result<Answer> {
        let head = request("POST", path, self.server, &self.cookie);
        let script = if scripted { "x-ecotable: 1\r\n" } else { "" };
        let length = form.len();
        let text = format!(
            "{head}{script}content-type: application/x-www-form-urlencoded\r\ncontent-length: {length}\r\n\r\n{form}"
        );
        self.exchange(&text).await
    }

    async fn exchange(&mut self, text: &str) -> Result<Answer> {
        if let Some(mut stream) = self.stream.take().filter(is_open)
            && let Ok(answer) = converse(&mut stream, text).await
        {
            self.stream = Some(stream);
            return Ok(answer);
        }
        let mut stream = connect(self.server, self.from).await?;
        let answer = converse(&mut stream, text).await?;
        self.stream = Some(stream);
        Ok(answer)
    }
}

/// Whether the server has not closed the connection meanwhile.
fn is_open(stream: &TcpStream) -> bool {
    let mut byte = [0];
    matches!(stream.try_read(&mut byte), Err(error) if error.kind() == std::io::ErrorKind::WouldBlock)
}

async fn converse(stream: &mut TcpStream, text: &str) -> Result<Answer> {
    stream.write_all(text.as_bytes()).await?;
    let mut bytes = Vec::with_capacity(4096);
    let end = loop {
        ensure!(stream.read_buf(&mut bytes).await? > 0, "the connection was closed");
        if let Some(end) = find(&bytes, b"\r\n\r\n") {
            break end;
        }
    };
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).context("no status")?;
    let mut body = bytes.split_off(end + 4);
    if let Some(length) = header(&head, "content-length") {
        let length: usize = length.parse()?;
        while body.len() < length {
            ensure!(stream.read_buf(&mut body).await? > 0, "the connection was closed");
        }
    } else if header(&head, "transfer-encoding").is_some() {
        body = unchunked(stream, body).await?;
    } else if status != 204 && status != 304 {
        bail!("an answer without a length");
    }
    Ok(Answer { status, head, body })
}

async fn unchunked(stream: &mut TcpStream, mut raw: Vec<u8>) -> Result<Vec<u8>> {
    let mut body = Vec::new();
    loop {
        while let Some(chunk) = take_chunk(&mut raw)? {
            if chunk.is_empty() {
                return Ok(body);
            }
            body.extend_from_slice(&chunk);
        }
        ensure!(stream.read_buf(&mut raw).await? > 0, "the connection was closed");
    }
}

/// The next whole chunk at the beginning of `raw`, which is taken out of it; an empty one is the last.
pub fn take_chunk(raw: &mut Vec<u8>) -> Result<Option<Vec<u8>>> {
    let Some(line) = find(raw, b"\r\n") else { return Ok(None) };
    let size = std::str::from_utf8(&raw[..line])?;
    let size = usize::from_str_radix(size.split(';').next().unwrap_or_default().trim(), 16)?;
    let whole = line + 2 + size + 2;
    if raw.len() < whole {
        return Ok(None);
    }
    let rest = raw.split_off(whole);
    let chunk = raw[line + 2..line + 2 + size].to_vec();
    *raw = rest;
    Ok(Some(chunk))
}

/// Where `needle` begins.
pub fn find(bytes: &[u8], needle: &[u8]) -> Option<usize> {
    memchr::memmem::find(bytes, needle)
}
