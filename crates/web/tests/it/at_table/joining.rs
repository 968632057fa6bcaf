//! Joining, by people of all kinds.

use axum::http::StatusCode;

use super::party::Party;
use crate::server::site;

const HOSTILE: [&str; 8] = [
    "<script>alert(1)</script>",
    "\"><img src=x onerror=1>",
    "' onfocus='alert(1)",
    "</title><b>x",
    "{{7*7}} ${7*7}",
    "\u{202e}txt.exe",
    "a\u{0}b\r\nSet-Cookie: x=1",
    "&lt;&amp;",
];

#[tokio::test]
async fn hostile_names_are_shown_as_text_wherever_they_stand() {
    for name in HOSTILE {
        let mut party = Party::new(&["open"]).await;
        let code = party.code().await;
        let mut friend = party.site.browser();
        let joined = friend.post(&format!("/j/{code}"), &[("name", name)]).await;
        if joined.status != StatusCode::SEE_OTHER {
            assert_eq!(joined.status, StatusCode::UNPROCESSABLE_ENTITY, "{name}");
            continue;
        }
        let waiting = party.host.get(&party.path).await;
        party.start().await;
        let paths = [
            party.path.clone(),
            format!("{}?mode=text", party.path),
            party.to("wall"),
            party.to("log"),
            "/mine".into(),
        ];
        let mut pages = vec![waiting];
        for path in &paths {
            pages.push(friend.get(path).await);
        }
        for page in pages {
            assert!(page.status.is_success(), "{name}");
            for bad in ["<script>alert", "<img", "<b>x", "\u{202e}", "\u{0}"] {
                assert!(!page.text().contains(bad), "{bad} of {name} in {}", page.text());
            }
        }
    }
}

#[tokio::test]
async fn endless_names_are_refused() {
    let mut party = Party::new(&["open"]).await;
    let code = party.code().await;
    for name in ["x".repeat(10_000), " ".repeat(50), "\u{200b}".repeat(30), "e\u{301}".repeat(2000)] {
        let answer = party.site.browser().post(&format!("/j/{code}"), &[("name", &name)]).await;
        let status = answer.status.as_u16();
        assert!(status == 422 || status == 413, "{status} for {} bytes", name.len());
    }
}

#[tokio::test(start_paused = true)]
async fn who_guesses_codes_is_slowed_down_and_the_class_is_not() {
    let mut party = Party::new(&["open", "open"]).await;
    let code = party.code().await;
    let mut guesser = party.site.browser();
    let mut refused = 0;
    for number in 0..200u32 {
        let guess: String =
            (0..6).map(|digit| char::from(b"ABCDEFGH"[(number >> (3 * digit)) as usize % 8])).collect();
        let status = guesser.get(&format!("/j/{guess}")).await.status;
        assert!(status == StatusCode::NOT_FOUND || status == StatusCode::TOO_MANY_REQUESTS, "{status}");
        refused += usize::from(status == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!(refused > 100, "only {refused} of 200 guesses were refused");
    let mut pupil = party.site.browser();
    assert_eq!(pupil.get(&format!("/j/{code}")).await.status, StatusCode::OK);
    assert_eq!(pupil.post(&format!("/j/{code}"), &[("name", "Bea")]).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn a_class_of_sixty_joins_at_once_from_one_address() {
    let site = site();
    let mut seated = 0;
    for _ in 0..12 {
        let mut party = Party::at(site.clone(), &["open"; 5]).await;
        let code = party.code().await;
        for pupil in 0..5 {
            let mut browser = site.browser();
            let joined = browser.post(&format!("/j/{code}"), &[("name", &format!("Pupil {pupil}"))]).await;
            assert_eq!(joined.location(), party.path);
            assert_eq!(browser.get(&party.path).await.status, StatusCode::OK);
            seated += 1;
        }
    }
    assert_eq!(seated, 60);
}
