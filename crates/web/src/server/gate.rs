//! Who may ask at all: requests for this server, from pages of this server.

use std::net::{IpAddr, Ipv6Addr};

use axum::http::header::{HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, Method, StatusCode};
use ecotable_kernel::Phrase;

use crate::server::PageError;

const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Whether a request may come in. `names` are those by which the server may be called.
pub fn admit(parts: &Parts, names: &[String]) -> Result<(), PageError> {
    let host = text(&parts.headers, &HOST).unwrap_or_default();
    if !is_ours(host_name(host), names) {
        let name: String = host_name(host).chars().take(80).collect();
        let what = Phrase::new("server-wrong-host").with("name", name.as_str());
        return Err(PageError::saying(StatusCode::MISDIRECTED_REQUEST, what));
    }
    let changes = !matches!(parts.method, Method::GET | Method::HEAD);
    if changes && !is_from_our_page(&parts.headers, host) {
        return Err(PageError::new(StatusCode::FORBIDDEN, "server-wrong-origin"));
    }
    Ok(())
}

fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

/// The name or address without the port.
pub(super) fn host_name(host: &str) -> &str {
    match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    }
}

/// A name that others control could be made to lead here, and pages under it could then read ours.
fn is_ours(name: &str, names: &[String]) -> bool {
    let name = name.trim_end_matches('.').to_ascii_lowercase();
    let local = name.strip_suffix(".local").is_some_and(|rest| !rest.is_empty());
    name.parse::<IpAddr>().is_ok()
        || name.parse::<Ipv6Addr>().is_ok()
        || name == "localhost"
        || local
        || names.iter().any(|known| known.eq_ignore_ascii_case(&name))
}

/// Browsers say where a form was. On a local network only `Origin` says it, elsewhere `Sec-Fetch-Site` as well.
fn is_from_our_page(headers: &HeaderMap, host: &str) -> bool {
    let site = text(headers, &FETCH_SITE);
    let origin = headers.get(ORIGIN);
    let same_site = site.is_none_or(|site| site == "same-origin" || site == "none");
    let same_origin = origin.is_none_or(|origin| {
        let origin = origin.to_str().unwrap_or_default();
        let place = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
        place.is_some_and(|place| place.eq_ignore_ascii_case(host))
    });
    same_site && same_origin && (site.is_some() || origin.is_some())
}
