//! Packed pages.

use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode};
use ecotable_web::server::understands_gzip;

use super::browser::{Answer, site};

fn understood(header: &str) -> bool {
    understands_gzip(&HeaderMap::from_iter([("accept-encoding".parse().unwrap(), header.parse().unwrap())]))
}

#[test]
fn a_browser_says_whether_it_unpacks() {
    for header in ["gzip", "gzip, deflate", "br;q=1, GZIP;q=0.5", "deflate,gzip"] {
        assert!(understood(header), "{header}");
    }
    for header in ["", "identity", "br", "gzip;q=0", "deflate, gzip; q=0", "xgzip"] {
        assert!(!understood(header), "{header}");
    }
}

#[tokio::test]
async fn pages_are_packed_for_those_who_unpack_them() {
    let site = site();
    let mut browser = site.browser();
    let packed = browser.get("/nowhere").await;
    assert_eq!(packed.header("content-encoding"), "gzip");
    assert_eq!(packed.header("vary"), "accept-encoding");
    let request = Request::get("/nowhere").header("host", "localhost").body(Body::empty()).unwrap();
    let plain = Answer::of(site.send(request).await).await;
    assert_eq!(plain.status, StatusCode::NOT_FOUND);
    assert_eq!(plain.header("content-encoding"), "");
    assert!(plain.text().contains("<!DOCTYPE html>"));
}
