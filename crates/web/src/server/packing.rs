//! Pages are packed for browsers that can unpack them; streams never are.

use axum::body::{Body, Bytes};
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_LENGTH, VARY};
use axum::http::{HeaderMap, HeaderValue, Response};
use flate2::Compression;
use http_body_util::BodyExt;
use hyper::body::Body as _;

use crate::server::assets::gzip;

/// Smaller than this an answer fits into one packet anyway.
const WORTH_PACKING: u64 = 1000;
/// Nearly as small as the best, in half the time.
const LEVEL: Compression = Compression::new(4);

/// Whether who asks understands gzip.
pub fn understands_gzip(headers: &HeaderMap) -> bool {
    let names = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    names.flat_map(|value| value.split(',')).any(|part| {
        let (name, weight) = part.split_once(';').unwrap_or((part, ""));
        name.trim().eq_ignore_ascii_case("gzip")
            && !matches!(weight.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000")
    })
}

/// Packs an answer that is complete, large enough and not packed yet.
pub(super) async fn pack(response: Response<Body>) -> Response<Body> {
    let complete = response.body().size_hint().exact().is_some_and(|size| size >= WORTH_PACKING);
    if !complete || response.headers().contains_key(CONTENT_ENCODING) {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let plain = body.collect().await.map_or_else(|_| Bytes::new(), |body| body.to_bytes());
    parts.headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    parts.headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    parts.headers.remove(CONTENT_LENGTH);
    Response::from_parts(parts, Body::from(gzip(&plain, LEVEL)))
}
