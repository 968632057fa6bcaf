//! A small browser over a real socket: one connection for each request.

use std::collections::BTreeMap;
use std::io::{self, ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// A browser with its cookies.
#[derive(Clone, Debug, Default)]
pub struct Client {
    cookies: BTreeMap<String, String>,
}

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    pub fn location(&self) -> &str {
        self.header("location").unwrap_or_else(|| panic!("{}: {}", self.status, self.body))
    }

    fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
    }

    /// The values of all buttons or fields of this name.
    pub fn values(&self, name: &str) -> Vec<String> {
        let start = format!("name=\"{name}\" value=\"");
        self.body.split(&start).skip(1).map(|rest| plain(rest.split('"').next().unwrap())).collect()
    }
}

fn plain(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

impl Client {
    pub fn get(&mut self, at: SocketAddr, path: &str) -> io::Result<Answer> {
        self.ask(at, &format!("GET {path} HTTP/1.1\r\n"), "")
    }

    /// Sends a form, as our script does if `script` says so.
    pub fn post(
        &mut self,
        at: SocketAddr,
        path: &str,
        fields: &[(&str, &str)],
        script: &str,
    ) -> io::Result<Answer> {
        let form: Vec<String> =
            fields.iter().map(|(name, value)| format!("{name}={}", quoted(value))).collect();
        self.ask(at, &format!("POST {path} HTTP/1.1\r\norigin: http://{at}\r\n{script}"), &form.join("&"))
    }

    fn ask(&mut self, at: SocketAddr, head: &str, body: &str) -> io::Result<Answer> {
        let cookies: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let mut stream = TcpStream::connect(at)?;
        stream.set_read_timeout(Some(Duration::from_secs(20)))?;
        write!(
            stream,
            "{head}host: {at}\r\ncookie: {}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
            cookies.join("; "),
            body.len()
        )?;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes)?;
        let text = String::from_utf8_lossy(&bytes);
        let (head, body) = text.split_once("\r\n\r\n").ok_or(ErrorKind::UnexpectedEof)?;
        let status = head.get(9..12).and_then(|status| status.parse().ok()).ok_or(ErrorKind::InvalidData)?;
        let answer = Answer { status, head: head.to_owned(), body: body.to_owned() };
        for cookie in answer.head.lines().filter_map(|line| line.strip_prefix("set-cookie: ")) {
            let (name, value) = cookie.split(';').next().unwrap().split_once('=').unwrap();
            self.cookies.insert(name.to_owned(), value.to_owned());
        }
        Ok(answer)
    }
}

fn quoted(text: &str) -> String {
    let escape = |byte: u8| match byte {
        byte if byte.is_ascii_alphanumeric() => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    text.bytes().map(escape).collect()
}
