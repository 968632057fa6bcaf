//! The record of a match: everything that was decided, and nobody's name.

use axum::body::Body;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderValue, Response, StatusCode};
use ecotable_rooms::Stage;

use super::visit::Visit;
use crate::server::PageError;

/// `GET /t/{table}/record`: it tells all cards and the seed, so there is none before the end.
pub async fn record(visit: Visit) -> Result<Response<Body>, PageError> {
    if visit.moment.stage != Stage::Over {
        return Err(visit.error(PageError::new(StatusCode::FORBIDDEN, "server-record-early")));
    }
    let record = visit.app.rooms.record(visit.table).await.map_err(|error| visit.error(error))?;
    let mut response = Response::new(Body::from(record.to_text()));
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/jsonl; charset=utf-8"));
    let name = format!("attachment; filename=\"{}.ecolog.jsonl\"", visit.moment.game.meta.id);
    if let Ok(name) = HeaderValue::try_from(name) {
        headers.insert(CONTENT_DISPOSITION, name);
    }
    Ok(response)
}
