//! Cookies: one for each table at which a browser holds something, the language, and whether lessons are wanted.

use axum::http::header::COOKIE;
use axum::http::{HeaderMap, HeaderValue};
use ecotable_rooms::Token;
use ecotable_store::TableId;

/// How long a browser keeps them: 30 days.
const KEPT: u32 = 30 * 24 * 60 * 60;
const SEAT: &str = "seat-";
const LANGUAGE: &str = "lang";
const LESSONS: &str = "lessons";

/// The cookies that came with a request.
#[derive(Clone, Default)]
pub struct Cookies(Vec<HeaderValue>);

impl Cookies {
    /// Those among these headers.
    pub fn of(headers: &HeaderMap) -> Self {
        Self(headers.get_all(COOKIE).iter().cloned().collect())
    }

    fn all(&self) -> impl Iterator<Item = (&str, &str)> {
        let texts = self.0.iter().filter_map(|value| value.to_str().ok());
        texts.flat_map(|text| text.split(';')).filter_map(|pair| pair.trim().split_once('='))
    }

    fn get(&self, wanted: &str) -> Option<&str> {
        self.all().find(|(name, _)| *name == wanted).map(|(_, value)| value)
    }

    /// What the browser holds at a table.
    pub fn token(&self, table: TableId) -> Option<Token> {
        let mut own = self.all().filter(|(name, _)| table_of(name) == Some(table));
        own.find_map(|(_, value)| value.parse().ok())
    }

    /// The tables at which the browser holds something.
    pub fn tables(&self) -> impl Iterator<Item = (TableId, Token)> {
        self.all().filter_map(|(name, value)| Some((table_of(name)?, value.parse().ok()?)))
    }

    /// The language that was chosen.
    pub fn language(&self) -> Option<&str> {
        self.get(LANGUAGE)
    }

    /// Whether kinds of decisions are to be explained when they are met for the first time.
    pub fn wants_lessons(&self) -> bool {
        self.get(LESSONS) != Some("off")
    }
}

/// The table at which a cookie with this name holds something.
fn table_of(name: &str) -> Option<TableId> {
    name.strip_prefix(SEAT)?.parse().ok()
}

/// Keeps what proves that the browser holds something at a table.
pub fn keep_token(table: TableId, token: &Token) -> HeaderValue {
    set(&format!("{SEAT}{table}"), &token.reveal(), KEPT)
}

/// Forgets what the browser held at a table.
pub fn forget_token(table: TableId) -> HeaderValue {
    set(&format!("{SEAT}{table}"), "", 0)
}

/// Keeps the language.
pub fn keep_language(code: &str) -> HeaderValue {
    set(LANGUAGE, code, KEPT)
}

/// Keeps whether lessons are wanted; `on` or `off`.
pub fn keep_lessons(choice: &str) -> HeaderValue {
    set(LESSONS, if choice == "off" { "off" } else { "on" }, KEPT)
}

// Not `Secure`: on a local network there is only plain HTTP, and such a cookie would be refused.
fn set(name: &str, value: &str, seconds: u32) -> HeaderValue {
    let plain: String =
        value.chars().filter(|letter| letter.is_ascii_alphanumeric() || *letter == '-').collect();
    let cookie = format!("{name}={plain}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax");
    HeaderValue::try_from(cookie).expect("names and values are letters, digits and dashes")
}
