//! A browser for tests: it keeps cookies, says where its forms are, and needs no socket.

use std::collections::BTreeMap;
use std::io::Read;
use std::sync::Arc;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::http::header::{CONTENT_ENCODING, COOKIE, HOST, LOCATION, ORIGIN, SET_COOKIE};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use ecotable_rooms::{Rooms, Settings as RoomSettings};
use ecotable_store::SqliteStore;
use ecotable_web::app::{App, app};
use ecotable_web::server::Settings;
use flate2::read::GzDecoder;
use http_body_util::BodyExt;
use tower::ServiceExt;

/// How browsers in tests call the server.
pub const HERE: &str = "192.168.1.5:8080";

/// A server without a socket.
#[derive(Clone)]
pub struct Site {
    pub app: App,
    router: Router,
}

/// A server with an empty store, where the same games are played every time.
pub fn site() -> Site {
    Site::with(Settings::default())
}

impl Site {
    pub fn with(settings: Settings) -> Self {
        let rooms = RoomSettings { chance: || Some([7; 32]), ..RoomSettings::default() };
        Self::of(Rooms::with(Arc::new(SqliteStore::in_memory().unwrap()), rooms), settings)
    }

    pub fn of(rooms: Arc<Rooms>, settings: Settings) -> Self {
        let value = App::new(rooms, settings);
        Self { router: app(value.clone()), app: value }
    }

    /// A browser that has never been here.
    pub fn browser(&self) -> Browser {
        Browser { site: self.clone(), cookies: BTreeMap::new(), language: "en", script: false }
    }

    /// Sends a request as it is.
    pub async fn send(&self, request: Request<Body>) -> axum::http::Response<Body> {
        self.router.clone().oneshot(request).await.unwrap()
    }
}

/// One person's browser.
#[derive(Clone)]
pub struct Browser {
    site: Site,
    cookies: BTreeMap<String, String>,
    pub language: &'static str,
    /// Whether our script asks.
    pub script: bool,
}

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Bytes,
}

impl Answer {
    /// The whole answer; what is packed is unpacked.
    pub async fn of(response: axum::http::Response<Body>) -> Self {
        let (parts, body) = response.into_parts();
        let mut body = body.collect().await.unwrap().to_bytes();
        if parts.headers.get(CONTENT_ENCODING).is_some_and(|value| value == "gzip") {
            let mut plain = Vec::new();
            GzDecoder::new(&body[..]).read_to_end(&mut plain).unwrap();
            body = plain.into();
        }
        Self { status: parts.status, headers: parts.headers, body }
    }

    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map(|value| value.to_str().unwrap()).unwrap_or_default()
    }

    /// Where it leads to.
    pub fn location(&self) -> &str {
        assert_eq!(self.status, StatusCode::SEE_OTHER, "{}", self.text());
        self.header(LOCATION.as_str())
    }
}

impl Browser {
    pub fn request(&self, method: Method, path: &str) -> axum::http::request::Builder {
        let mut request = Request::builder().method(&method).uri(path).header(HOST, HERE);
        request = request.header("accept-encoding", "gzip, deflate").header("accept-language", self.language);
        if method == Method::POST {
            request = request.header(ORIGIN, format!("http://{HERE}"));
            request = request.header("content-type", "application/x-www-form-urlencoded");
        }
        if !self.cookies.is_empty() {
            let all: Vec<String> =
                self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
            request = request.header(COOKIE, all.join("; "));
        }
        if self.script { request.header("x-ecotable", "1") } else { request }
    }

    pub async fn response(&mut self, request: Request<Body>) -> axum::http::Response<Body> {
        let response = self.site.send(request).await;
        for cookie in response.headers().get_all(SET_COOKIE) {
            let (pair, attributes) = cookie.to_str().unwrap().split_once(';').unwrap();
            let (name, value) = pair.split_once('=').unwrap();
            if attributes.contains("Max-Age=0") {
                self.cookies.remove(name);
            } else {
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        response
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        let request = self.request(Method::GET, path).body(Body::empty()).unwrap();
        Answer::of(self.response(request).await).await
    }

    /// Sends a form.
    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let form: Vec<String> =
            fields.iter().map(|(name, value)| format!("{name}={}", quoted(value))).collect();
        self.post_raw(path, form.join("&")).await
    }

    pub async fn post_raw(&mut self, path: &str, body: impl Into<Bytes>) -> Answer {
        let body: Bytes = body.into();
        let request = self.request(Method::POST, path).header("content-length", body.len());
        Answer::of(self.response(request.body(Body::from(body)).unwrap()).await).await
    }

    /// Keeps a cookie that did not come from the server.
    pub fn keep(&mut self, name: &str, value: &str) {
        self.cookies.insert(name.to_owned(), value.to_owned());
    }

    pub fn cookies(&self) -> &BTreeMap<String, String> {
        &self.cookies
    }
}

fn quoted(text: &str) -> String {
    text.bytes()
        .map(
            |byte| {
                if byte.is_ascii_alphanumeric() {
                    char::from(byte).to_string()
                } else {
                    format!("%{byte:02X}")
                }
            },
        )
        .collect()
}
