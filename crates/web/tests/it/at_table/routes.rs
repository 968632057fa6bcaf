//! Every address of a table has all headers and fits the reader.

use super::party::Party;
use crate::server::headers::check;

const PAGES: [&str; 12] = [
    "",
    "?mode=text",
    "/wall",
    "/record",
    "/why?action=pass",
    "/hint",
    "/move",
    "/log",
    "/card/1",
    "/card/none",
    "/take/00000000000000000000000000000000",
    "/nothing",
];
const FORMS: [&str; 17] = [
    "act",
    "undo",
    "order",
    "start",
    "pace",
    "react",
    "reactions",
    "skip",
    "again",
    "standin",
    "takeback",
    "leave",
    "name",
    "place",
    "move",
    "take/00000000000000000000000000000000",
    "nothing",
];

#[tokio::test]
async fn whoever_has_no_script_is_told_how_to_look_again() {
    let party = Party::new(&["Bea"]).await;
    let path = format!("{}?seat=0", party.path);
    let page = party.host.clone().get(&path).await;
    let hint = page.text().split("<noscript>").nth(1).expect("a hint").split("</noscript>").next().unwrap();
    assert!(hint.contains(&format!("<a href=\"{path}\">Look again</a>")), "{hint}");
}

#[tokio::test]
async fn every_address_has_all_headers_and_is_never_kept() {
    let (party, friend) = Party::of_friends().await;
    for (who, browser) in [("host", &party.host), ("friend", &friend), ("stranger", &party.site.browser())] {
        for script in [false, true] {
            let mut browser = browser.clone();
            browser.script = script;
            for page in PAGES {
                let answer = browser.get(&format!("{}{page}", party.path)).await;
                let what = format!("{who} {page} {script} {}", answer.status);
                check(&answer, &what);
                assert_eq!(answer.header("cache-control"), "no-store", "{what}");
                assert!(!answer.status.is_server_error(), "{what}");
            }
            if who == "stranger" {
                for form in FORMS {
                    let answer = browser.post(&party.to(form), &[]).await;
                    check(&answer, form);
                    assert!(answer.status.is_client_error(), "{form}: {}", answer.status);
                }
            }
        }
    }
}

#[tokio::test]
async fn every_page_of_ours_has_all_headers() {
    let site = crate::server::site();
    let mut browser = site.browser();
    for path in [
        "/",
        "/mine",
        "/new/tradejack",
        "/j",
        "/j/AAAAAA",
        "/rules/tradejack",
        "/cards/tradejack",
        "/about",
        "/new/chess",
    ] {
        let answer = browser.get(path).await;
        check(&answer, path);
        assert!(!answer.status.is_server_error(), "{path}");
    }
    for path in ["/play/tradejack", "/play/chess", "/new/tradejack", "/j/AAAAAA", "/lang"] {
        let answer = browser.post(path, &[]).await;
        check(&answer, path);
        assert!(!answer.status.is_server_error(), "{path}");
    }
}

#[tokio::test]
async fn the_wall_has_no_buttons_and_no_secrets_to_press() {
    let (party, _friend) = Party::of_friends().await;
    let mut host = party.host.clone();
    let wall = host.get(&party.to("wall")).await;
    assert!(!wall.text().contains("name=\"ticket\""), "{}", wall.text());
    assert!(wall.text().contains("mode=wall"), "its stream is the wall's");
    let strangers = party.site.browser().get(&party.to("wall")).await;
    let without_marks = |text: &str| text.split("data-stream").next().unwrap().len();
    assert_eq!(without_marks(wall.text()), without_marks(strangers.text()), "whoever opens it sees the same");
}

#[tokio::test]
async fn a_page_links_its_own_style_and_script_and_nothing_foreign() {
    let (party, _friend) = Party::of_friends().await;
    let page = party.host.clone().get(&party.path).await;
    let links = party.site.app.assets.links(Some("tradejack"));
    for asset in [links.style, links.script, links.icon] {
        assert!(page.text().contains(asset), "{asset}");
    }
    for (attribute, text) in [("src=\"", page.text()), ("href=\"", page.text())] {
        for rest in text.split(attribute).skip(1) {
            let target = rest.split('"').next().unwrap();
            assert!(target.starts_with('/') || target.starts_with('#'), "{attribute}{target}");
        }
    }
    for forbidden in [" style=", " onclick=", "<style", "javascript:"] {
        assert!(!page.text().contains(forbidden), "{forbidden}");
    }
}

#[tokio::test]
async fn the_log_on_a_page_of_its_own_is_the_log_of_the_table() {
    let (party, _friend) = Party::of_friends().await;
    let list = |text: &str| {
        let from = text.find("<ol id=\"log\"").expect("a log");
        text[from..].split("</ol>").next().unwrap().to_owned()
    };
    let mut host = party.host.clone();
    host.script = false;
    let (table, log) = (host.get(&party.path).await, host.get(&party.to("log")).await);
    assert_eq!(list(log.text()), list(table.text()));
    assert!(list(log.text()).contains("href=\"/rules/tradejack#tj-"), "{}", log.text());
}
