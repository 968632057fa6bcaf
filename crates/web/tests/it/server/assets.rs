//! Style, script and icon.

use axum::http::StatusCode;

use super::browser::site;

#[tokio::test]
async fn every_asset_may_be_kept_for_ever() {
    let site = site();
    let paths: Vec<String> = site.app.assets.paths().map(str::to_owned).collect();
    assert!(paths.len() >= 4, "{paths:?}");
    for path in paths {
        let answer = site.browser().get(&path).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        assert_eq!(answer.header("cache-control"), "public, max-age=31536000, immutable", "{path}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
    }
}

#[tokio::test]
async fn assets_have_the_type_that_browsers_want() {
    let site = site();
    let links = site.app.assets.links(Some("tradejack"));
    for (path, kind) in [
        (links.style, "text/css; charset=utf-8"),
        (links.theme.unwrap(), "text/css; charset=utf-8"),
        (links.script, "text/javascript; charset=utf-8"),
        (links.icon, "image/svg+xml"),
    ] {
        assert_eq!(site.browser().get(path).await.header("content-type"), kind, "{path}");
    }
}

#[tokio::test]
async fn the_address_of_an_asset_changes_with_its_content() {
    let site = site();
    let style = site.app.assets.links(None).style;
    let hash = style.split('/').nth(2).unwrap();
    let other = style.replace(hash, "0000000000000000");
    assert_eq!(site.browser().get(&other).await.status, StatusCode::NOT_FOUND);
    for path in ["/assets/x/../../etc/passwd", "/assets/%2e%2e/%2e%2e", "/assets/a/b/c", "/assets//"] {
        assert_eq!(site.browser().get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn assets_are_packed_once_and_kept() {
    let site = site();
    let style = site.app.assets.links(None).style.to_owned();
    let first = site.browser().get(&style).await;
    assert_eq!(first.header("content-encoding"), "gzip");
    let second = site.browser().get(&style).await;
    assert_eq!(first.body, second.body);
    assert!(first.text().contains(":root"), "it is the stylesheet");
}
