//! Who reads a page: their language, and how their browser asks.

use std::net::{IpAddr, Ipv4Addr};

use axum::http::header::{ACCEPT_LANGUAGE, HOST};
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue};

use crate::server::Cookies;
use crate::voice::Voices;

/// The header by which our own script says that it wants a fragment, not a page.
pub const SCRIPT: HeaderName = HeaderName::from_static("x-ecotable");

/// The address at the other end of a connection.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub IpAddr);

/// Who reads a page. Most of it is worked out when it is needed: a form that is carried out says nothing.
#[derive(Clone)]
pub struct Reader {
    /// Whether our script asks: it wants a fragment, not a page.
    pub scripted: bool,
    /// Where they are, for limits only.
    pub address: IpAddr,
    /// What their browser keeps.
    pub cookies: Cookies,
    languages: Option<HeaderValue>,
    host: Option<HeaderValue>,
    voices: &'static Voices,
}

impl Reader {
    /// Reads the headers of a request.
    pub fn of(parts: &Parts, voices: &'static Voices) -> Self {
        let peer = parts.extensions.get().map(|&Peer(address)| address);
        Self {
            scripted: parts.headers.contains_key(SCRIPT),
            address: peer.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)),
            cookies: Cookies::of(&parts.headers),
            languages: parts.headers.get(ACCEPT_LANGUAGE).cloned(),
            host: parts.headers.get(HOST).cloned(),
            voices,
        }
    }

    /// The language they get.
    pub fn language(&self) -> &'static str {
        language(&self.cookies, text(&self.languages), self.voices)
    }

    /// Whether kinds of decisions are explained when they are met for the first time.
    pub fn lessons(&self) -> bool {
        self.cookies.wants_lessons()
    }

    /// How their browser calls this server, with the port, for addresses to be passed on.
    pub fn host(&self) -> &str {
        text(&self.host)
    }
}

fn text(value: &Option<HeaderValue>) -> &str {
    value.as_ref().and_then(|value| value.to_str().ok()).unwrap_or_default()
}

fn language(cookies: &Cookies, wished: &str, voices: &'static Voices) -> &'static str {
    let chosen = cookies.language().into_iter().chain(by_preference(wished));
    chosen.take(20).find_map(|tag| voices.known(tag)).unwrap_or(ecotable_words::ENGLISH)
}

/// The languages of an `Accept-Language` header, the most wanted first.
fn by_preference(header: &str) -> impl Iterator<Item = &str> {
    let mut tags: Vec<(&str, u32)> = header
        .split(',')
        .map(|part| {
            let (tag, weight) = part.split_once(";q=").unwrap_or((part, "1"));
            (tag.trim(), weight_in_thousandths(weight))
        })
        .filter(|&(_, weight)| weight > 0)
        .collect();
    tags.sort_by_key(|&(_, weight)| std::cmp::Reverse(weight));
    tags.into_iter().map(|(tag, _)| tag)
}

fn weight_in_thousandths(text: &str) -> u32 {
    let (whole, part) = text.trim().split_once('.').unwrap_or((text.trim(), ""));
    let digits =
        part.bytes().chain([b'0'; 3]).take(3).map(|digit| u32::from(digit.saturating_sub(b'0').min(9)));
    let part = digits.fold(0, |sum, digit| sum * 10 + digit);
    whole.parse::<u32>().unwrap_or(0).min(1) * 1000 + part
}
