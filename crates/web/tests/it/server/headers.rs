//! What every answer tells the browser about itself.

use axum::body::Body;
use axum::http::{Method, Request};

use super::browser::{Answer, site};

const EVERYWHERE: [(&str, &str); 5] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
         font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
];

/// Asserts what every answer has.
pub fn check(answer: &Answer, what: &str) {
    for (name, value) in EVERYWHERE {
        assert_eq!(answer.header(name), value, "{what}");
    }
    assert!(!answer.header("cache-control").is_empty(), "{what}");
    assert_eq!(answer.header("server"), "", "{what}");
    assert_eq!(answer.header("access-control-allow-origin"), "", "{what}");
}

#[tokio::test]
async fn failures_have_all_headers_as_well() {
    let site = site();
    let mut browser = site.browser();
    for path in ["/nowhere", "/t/zz", "/t/0000000000000001", "/%ff", "/t/%00", "/assets/x/y"] {
        let answer = browser.get(path).await;
        check(&answer, path);
        assert_eq!(answer.header("cache-control"), "no-store", "{path}");
    }
    check(&browser.post("/nowhere", &[]).await, "POST");
    let foreign = Request::post("/").header("host", "evil.example").body(Body::empty()).unwrap();
    check(&Answer::of(site.send(foreign).await).await, "a foreign name");
}

#[tokio::test]
async fn the_opener_policy_goes_where_browsers_take_it() {
    for (host, policy) in [("localhost:8080", "same-origin"), ("127.0.0.1", "same-origin"), ("10.0.0.1", "")]
    {
        let request = Request::get("/nowhere").header("host", host).body(Body::empty()).unwrap();
        let answer = Answer::of(site().send(request).await).await;
        assert_eq!(answer.header("cross-origin-opener-policy"), policy, "{host}");
    }
}

#[tokio::test]
async fn unknown_methods_and_addresses_are_told_apart() {
    let site = site();
    let browser = site.browser();
    for (method, path, status) in [
        (Method::GET, "/t/0000000000000001/act", 405),
        (Method::POST, "/t/0000000000000001/stream", 405),
        (Method::GET, "/t/0000000000000001", 404),
        (Method::GET, "/t/", 404),
        (Method::GET, "/T/0000000000000001", 404),
        (Method::GET, "/t/0000000000000001/nothing", 404),
    ] {
        let request = browser.request(method.clone(), path);
        let request = if method == Method::POST { request.header("content-length", 0) } else { request };
        let answer = Answer::of(site.send(request.body(Body::empty()).unwrap()).await).await;
        assert_eq!(answer.status.as_u16(), status, "{method} {path}");
        check(&answer, path);
    }
}

#[tokio::test]
async fn failures_are_told_in_the_readers_language_as_page_or_fragment() {
    let site = site();
    let mut browser = site.browser();
    assert!(browser.get("/nowhere").await.text().contains("There is no such page."));
    browser.language = "ru";
    let page = browser.get("/nowhere").await;
    assert!(page.text().starts_with("<!DOCTYPE html>") && page.text().contains("Такой страницы нет."));
    browser.script = true;
    let fragment = browser.get("/nowhere").await;
    assert!(fragment.text().starts_with("<div class=\"sheet-body\">"), "{}", fragment.text());
    assert!(fragment.text().contains("Такой страницы нет."));
}

#[tokio::test]
async fn too_much_and_broken_text_have_clear_answers() {
    let site = site();
    let mut browser = site.browser();
    let large = browser.post_raw("/t/0000000000000001/act", vec![b'a'; 1_000_000]).await;
    assert_eq!(large.status.as_u16(), 413);
    check(&large, "1 MB");
    for path in ["/t/%ff%fe", "/%80", "/t/0000000000000001/%c3%28"] {
        assert_eq!(browser.get(path).await.status.as_u16(), 404, "{path}");
    }
    assert_eq!(browser.get("/t/0000000000000001?seat=%ff").await.status.as_u16(), 400);
}
