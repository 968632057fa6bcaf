//! What a host arranges, and nobody else.

use axum::http::StatusCode;

use super::party::Party;
use crate::server::site;

#[tokio::test]
async fn only_the_host_arranges_and_starts() {
    let mut party = Party::new(&["open", "open"]).await;
    let mut friend = party.join("Bea").await;
    for (what, fields) in [
        ("start", &[][..]),
        ("pace", &[("pace", "fast")]),
        ("reactions", &[("reactions", "off")]),
        ("place", &[("do", "add")]),
        ("place", &[("do", "remove"), ("seat", "2")]),
        ("place", &[("do", "bot"), ("seat", "2"), ("bot", "rookie")]),
    ] {
        let answer = friend.post(&party.to(what), fields).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{what} {fields:?}: {}", answer.text());
    }
    for (what, fields) in [
        ("pace", &[("pace", "fast")][..]),
        ("reactions", &[("reactions", "off")]),
        ("place", &[("do", "add")]),
        ("place", &[("do", "bot"), ("seat", "2"), ("bot", "rookie")]),
        ("place", &[("do", "open"), ("seat", "2")]),
        ("place", &[("do", "here"), ("seat", "2"), ("name", "Cleo")]),
        ("place", &[("do", "remove"), ("seat", "3")]),
    ] {
        let answer = party.host.post(&party.to(what), fields).await;
        assert_eq!(answer.location(), party.path, "{what} {fields:?}: {}", answer.text());
    }
    let page = party.host.get(&party.path).await;
    assert!(page.text().contains("Bea") && page.text().contains("Cleo"), "{}", page.text());
}

#[tokio::test]
async fn whoever_leads_and_sits_down_after_all_goes_on_leading() {
    let site = site();
    let mut leader = site.browser();
    let fields = [("lead", "true"), ("do", "start"), ("seat-0", "open"), ("seat-1", "open")];
    let path = leader.post("/new/tradejack", &fields).await.location().to_owned();
    let mut party = Party { site, host: leader, path };
    let code = party.code().await;
    party.join("Bea").await;
    let sat = party.host.post(&format!("/j/{code}"), &[("name", "Ann")]).await;
    assert_eq!(sat.location(), party.path);
    party.start().await;
    assert_eq!(party.page(&mut party.host.clone(), 1).await.status, StatusCode::OK, "the leader has a seat");
}

#[tokio::test]
async fn what_cannot_be_arranged_is_explained() {
    let mut party = Party::new(&["open"]).await;
    for (fields, status) in [
        (&[("do", "dance")][..], StatusCode::BAD_REQUEST),
        (&[("do", "remove")], StatusCode::BAD_REQUEST),
        (&[("do", "bot"), ("seat", "1"), ("bot", "hal")], StatusCode::UNPROCESSABLE_ENTITY),
        (&[("do", "here"), ("seat", "1"), ("name", " ")], StatusCode::UNPROCESSABLE_ENTITY),
        (
            &[("do", "here"), ("seat", "1"), ("name", "way too long a name for anybody")],
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
    ] {
        let answer = party.host.post(&party.to("place"), fields).await;
        assert_eq!(answer.status, status, "{fields:?}: {}", answer.text());
    }
    for (what, value) in [("pace", "warp"), ("reactions", "maybe")] {
        let answer = party.host.post(&party.to(what), &[(what, value)]).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{what}");
    }
}

#[tokio::test]
async fn a_match_that_has_begun_is_not_arranged_any_more() {
    let (mut party, _friend) = Party::of_friends().await;
    party.start().await;
    let late = party.host.post(&party.to("place"), &[("do", "add")]).await;
    assert_eq!(late.status, StatusCode::CONFLICT, "{}", late.text());
    assert!(late.text().contains("The game has begun."), "{}", late.text());
}

#[tokio::test]
async fn orders_are_given_and_taken_back_by_the_seat() {
    let (mut party, _friend) = Party::of_friends().await;
    for fields in [&[("order", "pass_round")][..], &[("order", "none")]] {
        let answer = party.host.post(&party.to("order"), fields).await;
        assert!(
            matches!(answer.status, StatusCode::SEE_OTHER | StatusCode::UNPROCESSABLE_ENTITY),
            "{fields:?}: {} {}",
            answer.status,
            answer.text()
        );
    }
    for limit in ["many", "", "0", "-1", "70000"] {
        let answer = party.host.post(&party.to("order"), &[("order", "up_to"), ("limit", limit)]).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{limit}");
        assert!(answer.text().contains("a number from 1 on"), "{}", answer.text());
    }
    for fields in [&[("order", "up_to")][..], &[("order", "win")], &[]] {
        let answer = party.host.post(&party.to("order"), fields).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{fields:?}");
    }
}
