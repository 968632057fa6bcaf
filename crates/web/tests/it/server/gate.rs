//! Who may ask at all.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use ecotable_web::server::Settings;

use super::browser::{Answer, Site, site};

async fn get(site: &Site, host: Option<&str>) -> Answer {
    let mut request = Request::get("/nowhere");
    if let Some(host) = host {
        request = request.header("host", host);
    }
    Answer::of(site.send(request.body(Body::empty()).unwrap()).await).await
}

#[tokio::test]
async fn the_server_answers_under_addresses_and_local_names() {
    let site = site();
    for host in [
        "192.168.1.5",
        "10.0.0.7:8080",
        "127.0.0.1:1",
        "[::1]:8080",
        "[fe80::1]",
        "localhost",
        "LOCALHOST:80",
        "ecotable.local",
        "my-laptop.local:8080",
        "localhost.",
    ] {
        assert_eq!(get(&site, Some(host)).await.status, StatusCode::NOT_FOUND, "{host}");
    }
}

#[tokio::test]
async fn a_name_that_others_control_leads_nowhere() {
    let site = site();
    for host in
        ["evil.example", "localhost.evil.example", "192.168.1.5.evil.example", ".local", "local", "", "a b"]
    {
        let answer = get(&site, Some(host)).await;
        assert_eq!(answer.status, StatusCode::MISDIRECTED_REQUEST, "{host}");
        assert!(answer.text().contains("This server is not called"), "{}", answer.text());
    }
    assert_eq!(get(&site, None).await.status, StatusCode::MISDIRECTED_REQUEST);
}

#[tokio::test]
async fn a_name_given_at_the_start_is_ours() {
    let site = Site::with(Settings { names: vec!["games.school.example".into()], ..Settings::default() });
    assert_eq!(get(&site, Some("Games.School.example:80")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(get(&site, Some("other.school.example")).await.status, StatusCode::MISDIRECTED_REQUEST);
}

#[tokio::test]
async fn the_name_in_the_answer_is_harmless() {
    let answer = get(&site(), Some("<script>alert(1)</script>.example")).await;
    assert!(!answer.text().contains("<script>alert"), "{}", answer.text());
}

async fn post(headers: &[(&str, &str)]) -> StatusCode {
    let mut request = Request::post("/nowhere").header("host", "192.168.1.5:8080");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    Answer::of(site().send(request.body(Body::empty()).unwrap()).await).await.status
}

#[tokio::test]
async fn forms_on_our_pages_are_carried_out() {
    for headers in [
        &[("origin", "http://192.168.1.5:8080")][..],
        &[("origin", "http://192.168.1.5:8080"), ("sec-fetch-site", "same-origin")],
        &[("sec-fetch-site", "same-origin")],
    ] {
        assert_eq!(post(headers).await, StatusCode::NOT_FOUND, "{headers:?}");
    }
}

#[tokio::test]
async fn forms_elsewhere_are_not() {
    for headers in [
        &[][..],
        &[("origin", "null")],
        &[("origin", "http://evil.example")],
        &[("origin", "http://192.168.1.5")],
        &[("origin", "http://192.168.1.5:8081")],
        &[("origin", "http://192.168.1.5:8080.evil.example")],
        &[("origin", "192.168.1.5:8080")],
        &[("origin", "ftp://192.168.1.5:8080")],
        &[("sec-fetch-site", "cross-site")],
        &[("sec-fetch-site", "same-site")],
        &[("origin", "http://192.168.1.5:8080"), ("sec-fetch-site", "cross-site")],
        &[("origin", "http://evil.example"), ("x-forwarded-host", "evil.example")],
        &[("referer", "http://192.168.1.5:8080/")],
    ] {
        assert_eq!(post(headers).await, StatusCode::FORBIDDEN, "{headers:?}");
    }
}

#[tokio::test]
async fn every_method_that_changes_things_is_checked() {
    for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "BREW"] {
        let request = Request::builder().method(method).uri("/nowhere").header("host", "localhost");
        let answer = Answer::of(site().send(request.body(Body::empty()).unwrap()).await).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{method}");
    }
}
