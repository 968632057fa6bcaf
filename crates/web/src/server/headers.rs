//! What every answer tells the browser about itself.

use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderName, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue};

use crate::server::gate::host_name;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const OPENER: HeaderName = HeaderName::from_static("cross-origin-opener-policy");

// Not `no-referrer`: under that policy browsers send `Origin: null` with forms, and only the origin protects them on a
// local network. An address, which is all that leads to a table, still goes to nobody else.
const ALWAYS: [(HeaderName, HeaderValue); 5] = [
    (CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    ),
];

/// Whether a browser takes the opener policy from a server that it calls so; from others it only complains.
pub(super) fn is_trusted(asked: &HeaderMap) -> bool {
    let host = asked.get(HOST).and_then(|value| value.to_str().ok()).map(host_name).unwrap_or_default();
    host == "localhost" || host == "127.0.0.1" || host == "::1"
}

/// Adds what every answer tells the browser; what is not said to be kept is not kept.
pub(super) fn add(headers: &mut HeaderMap, trusted: bool) {
    headers.reserve(ALWAYS.len() + 2);
    for (name, value) in ALWAYS {
        headers.insert(name, value);
    }
    if trusted {
        headers.insert(OPENER, HeaderValue::from_static("same-origin"));
    }
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}
