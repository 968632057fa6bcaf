//! Every page as a browser gets it.

use std::collections::BTreeSet;

use axum::http::StatusCode;

use super::markup::Sheet;
use crate::at_table::Party;
use crate::server::{Answer, Browser};

/// Every kind of page, with the browser that sees it.
async fn all(language: &'static str) -> Vec<(String, Browser, Answer)> {
    let mut pages = Vec::new();
    let mut waiting = Party::new(&["open", "open"]).await;
    let code = waiting.code().await;
    let guest = waiting.join("Jo \"<i>\" & 'Al'").await;
    let shared = Party::new(&["<i onclick=x>Bea"]).await;
    let mut lone = waiting.site.browser();
    lone.language = language;
    let join = format!("/j/{code}");
    let fixed = [
        "/",
        "/mine",
        "/about",
        "/new/tradejack",
        "/rules/tradejack",
        "/rules/tradejack?q=award",
        "/cards/tradejack",
        "/j",
        "/j?code=x",
        "/j?code=AAAAAA",
        "/nowhere",
        "/new/chess",
    ];
    for path in fixed.into_iter().chain([join.as_str(), &waiting.path, &waiting.to("wall")]) {
        pages.push((path.to_owned(), lone.clone(), lone.clone().get(path).await));
    }
    let text = |seat: u8| format!("{}?mode=text&seat={seat}", shared.path);
    let seated = [
        (&waiting.host, waiting.path.clone()),
        (&guest, waiting.path.clone()),
        (&guest, "/mine".to_owned()),
        (&shared.host, "/".to_owned()),
        (&shared.host, shared.path.clone()),
        (&shared.host, text(0)),
        (&shared.host, text(1)),
        (&lone, format!("{}?mode=text", shared.path)),
    ];
    for (browser, path) in seated {
        let mut browser = browser.clone();
        browser.language = language;
        let page = browser.get(&path).await;
        pages.push((path, browser, page));
    }
    pages
}

#[tokio::test]
async fn every_page_is_sound_html_in_every_language() {
    for language in ["en", "ru"] {
        for (path, _, page) in all(language).await {
            let faults = Sheet::of(page.text()).faults();
            assert!(faults.is_empty(), "{language} {path}: {faults:#?}");
            assert!(
                page.text().contains(&format!("<html lang=\"{language}\">")),
                "{path} is not in {language}"
            );
        }
    }
}

#[tokio::test]
async fn every_link_leads_somewhere() {
    let mut followed = BTreeSet::new();
    for (path, mut browser, page) in all("en").await {
        let sheet = Sheet::of(page.text());
        let links: Vec<String> =
            sheet.all("href").filter(|href| href.starts_with('/')).map(str::to_owned).collect();
        for link in links {
            if followed.insert((path.clone(), link.clone())) {
                let status = browser.get(link.split('#').next().unwrap()).await.status;
                assert!(
                    status.is_success() || status == StatusCode::SEE_OTHER,
                    "{path} leads to {link}: {status}"
                );
            }
        }
    }
    assert!(followed.len() > 60, "only {} links", followed.len());
}

#[tokio::test]
async fn every_form_is_expected_at_its_address() {
    let mut forms = BTreeSet::new();
    for (path, mut browser, page) in all("en").await {
        for (name, attributes) in Sheet::of(page.text()).elements().filter(|(name, _)| *name == "form") {
            let get = |wanted: &str| {
                attributes.iter().find(|(key, _)| key == wanted).map(|(_, value)| value.as_str())
            };
            let (method, action) = (get("method").unwrap_or("get"), get("action").expect("an address"));
            let answer =
                if method == "post" { browser.post(action, &[]).await } else { browser.get(action).await };
            let status = answer.status;
            assert!(
                status != StatusCode::NOT_FOUND && status != StatusCode::METHOD_NOT_ALLOWED,
                "{name} of {path}: {method} {action}: {status}"
            );
            forms.insert(format!("{method} {action}"));
        }
    }
    assert!(forms.len() > 8, "{forms:?}");
}

#[tokio::test]
async fn nothing_is_loaded_from_elsewhere() {
    for (path, _, page) in all("en").await {
        let sheet = Sheet::of(page.text());
        let loaded =
            sheet.elements().filter(|(name, _)| ["script", "link", "img", "use", "image"].contains(name));
        for (name, attributes) in loaded {
            let from = attributes.iter().filter(|(key, _)| key == "src" || key == "href");
            for (_, address) in from {
                assert!(
                    address.starts_with("/assets/") || address.starts_with('#'),
                    "<{name}> in {path} loads {address}"
                );
            }
        }
    }
}

#[tokio::test]
async fn hostile_names_are_shown_as_text_on_every_page() {
    let mut shown = 0;
    for (path, _, page) in all("en").await {
        let text = page.text();
        shown += usize::from(text.contains("&lt;i"));
        assert!(!text.contains("<i>") && !text.contains("<i "), "{path}: {text}");
    }
    assert!(shown >= 8, "hostile names stand on {shown} pages only");
}
