//! What every request and every answer goes through.

use std::panic::AssertUnwindSafe;

use axum::body::{Body, Bytes};
use axum::extract::{MatchedPath, Request, State};
use axum::http::header::CONTENT_LENGTH;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, Response, StatusCode};
use axum::middleware::Next;
use axum::response::IntoResponse;
use futures_util::FutureExt;
use http_body_util::{BodyExt, LengthLimitError, Limited};

use crate::app::App;
use crate::server::explain::explain;
use crate::server::{PageError, Reader, gate, headers, packing};

/// Lets a request in, and makes its answer fit to go out.
pub async fn answer(State(app): State<App>, request: Request, next: Next) -> Response<Body> {
    let (parts, body) = request.into_parts();
    let asker = Asker::of(&parts, &app);
    let mut response = match admitted(&app, parts, body).await {
        Ok(request) => caught(next.run(request)).await,
        Err(error) => error.into_response(),
    };
    let (unpacks, trusted) = (asker.unpacks, asker.trusted);
    if let Some(error) = failure(&mut response) {
        response = asker.tell(&app, &error, &response);
    }
    if unpacks {
        response = packing::pack(response).await;
    }
    headers::add(response.headers_mut(), trusted);
    response
}

/// What an answer has to know of the request after that is gone.
struct Asker {
    reader: Reader,
    method: Method,
    place: Option<MatchedPath>,
    unpacks: bool,
    trusted: bool,
}

impl Asker {
    fn of(parts: &Parts, app: &App) -> Self {
        Self {
            reader: Reader::of(parts, app.voices),
            method: parts.method.clone(),
            place: parts.extensions.get().cloned(),
            unpacks: packing::understands_gzip(&parts.headers),
            trusted: headers::is_trusted(&parts.headers),
        }
    }

    /// The failure, told to the reader and, if it is ours, to the journal.
    fn tell(self, app: &App, error: &PageError, bare: &Response<Body>) -> Response<Body> {
        if error.status.is_server_error() {
            let place = self.place.as_ref().map_or("?", MatchedPath::as_str);
            let note = error.note.as_deref().unwrap_or(&error.what.key);
            (app.settings.journal)(&format!("{} {} {place}: {note}", error.status.as_u16(), self.method));
        }
        let mut told = explain(app, error, &self.reader);
        for (name, value) in bare.headers() {
            told.headers_mut().entry(name).or_insert_with(|| value.clone());
        }
        told
    }
}

/// The request with its whole body, which is small and comes at once.
async fn admitted(app: &App, parts: Parts, body: Body) -> Result<Request, PageError> {
    gate::admit(&parts, &app.settings.names)?;
    let whole = if has_body(&parts.headers) { read(app, body).await? } else { Bytes::new() };
    Ok(Request::from_parts(parts, Body::from(whole)))
}

fn has_body(headers: &HeaderMap) -> bool {
    headers.contains_key(CONTENT_LENGTH) || headers.contains_key("transfer-encoding")
}

async fn read(app: &App, body: Body) -> Result<Bytes, PageError> {
    let body = Limited::new(body, app.settings.body_size).collect();
    match tokio::time::timeout(app.settings.body_time, body).await {
        Ok(Ok(whole)) => Ok(whole.to_bytes()),
        Ok(Err(error)) if error.is::<LengthLimitError>() => {
            Err(PageError::new(StatusCode::PAYLOAD_TOO_LARGE, "server-too-large"))
        }
        Ok(Err(_)) => Err(PageError::malformed()),
        Err(_) => Err(PageError::new(StatusCode::REQUEST_TIMEOUT, "server-too-slow")),
    }
}

/// A page that panics is a failure of ours, and not the end of the server.
async fn caught(answer: impl Future<Output = Response<Body>>) -> Response<Body> {
    let panicked = |_| PageError::new(StatusCode::INTERNAL_SERVER_ERROR, "server-failed").into_response();
    AssertUnwindSafe(answer).catch_unwind().await.unwrap_or_else(panicked)
}

/// What went wrong; also what axum itself refuses, which it says in plain English.
fn failure(response: &mut Response<Body>) -> Option<PageError> {
    if let Some(error) = response.extensions_mut().remove::<PageError>() {
        return Some(error);
    }
    let status = response.status();
    let plain =
        response.headers().get("content-type").is_none_or(|kind| kind.as_bytes().starts_with(b"text/plain"));
    (plain && (status.is_client_error() || status.is_server_error())).then(|| {
        let key = if status.is_server_error() { "server-failed" } else { "server-malformed" };
        PageError::new(status, key)
    })
}
