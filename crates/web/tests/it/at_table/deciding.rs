//! Decisions over HTTP.

use axum::http::StatusCode;

use super::party::Party;

#[tokio::test]
async fn a_decision_leads_back_to_the_table_without_script_and_says_nothing_with_it() {
    let mut party = Party::at_one_device().await;
    let asked = party.host_asked().await;
    let mut host = party.host.clone();
    let plain = party.act(&mut host, &asked, &asked.actions[0]).await;
    assert!(plain.location().starts_with(&party.path), "{}", plain.location());
    host.script = true;
    let asked = party.host_asked().await;
    let scripted = party.act(&mut host, &asked, &asked.actions[0]).await;
    assert_eq!((scripted.status, scripted.text()), (StatusCode::NO_CONTENT, ""));
}

#[tokio::test]
async fn the_same_form_sent_again_has_the_same_answer_and_happens_once() {
    let mut party = Party::at_one_device().await;
    let asked = party.host_asked().await;
    let mut host = party.host.clone();
    host.script = true;
    for _ in 0..3 {
        let answer = party.act(&mut host, &asked, &asked.actions[0]).await;
        assert_eq!(answer.status, StatusCode::NO_CONTENT, "{}", answer.text());
    }
    let now = party.host_asked().await;
    assert_ne!(now.ticket, asked.ticket);
    host.script = false;
    let log = host.get(&format!("{}/log?seat=0", party.path)).await;
    let next = party.act(&mut host, &now, &now.actions[0]).await;
    assert_eq!(next.status, StatusCode::SEE_OTHER);
    assert_ne!(host.get(&format!("{}/log?seat=0", party.path)).await.text(), log.text(), "each is told once");
}

#[tokio::test]
async fn a_form_that_was_used_for_something_else_is_stale() {
    let mut party = Party::at_one_device().await;
    let asked = party.host_asked().await;
    let mut host = party.host.clone();
    host.script = true;
    assert_eq!(party.act(&mut host, &asked, &asked.actions[0]).await.status, StatusCode::NO_CONTENT);
    let other = party.act(&mut host, &asked, &asked.actions[1]).await;
    assert_eq!(other.status, StatusCode::CONFLICT, "{}", other.text());
    assert!(other.text().starts_with("<div class=\"sheet-body\">"));
}

#[tokio::test]
async fn a_stale_form_without_script_shows_the_table_as_it_is_now() {
    let mut party = Party::at_one_device().await;
    let asked = party.host_asked().await;
    let mut host = party.host.clone();
    party.act(&mut host, &asked, &asked.actions[0]).await;
    let stale = party.act(&mut host, &asked, &asked.actions[1]).await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    assert!(stale.text().contains("The table has changed since your page was made."), "{}", stale.text());
    assert!(stale.text().contains("data-stream=") && stale.text().contains("id=\"main\""), "it is the table");
}

#[tokio::test]
async fn what_a_rule_forbids_is_refused_with_the_rule() {
    let mut party = Party::at_one_device().await;
    let asked = party.host_asked().await;
    let mut host = party.host.clone();
    for script in [false, true] {
        host.script = script;
        let refused = party.act(&mut host, &asked, "bid 99").await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.text());
        assert!(refused.text().contains("/rules/tradejack#tj-"), "{}", refused.text());
    }
    let nonsense = party.act(&mut host, &asked, "<b>dance</b>").await;
    assert_eq!(nonsense.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(nonsense.text().contains("&lt;b&gt;dance") && !nonsense.text().contains("<b>dance"));
    assert_eq!(party.host_asked().await.ticket, asked.ticket, "nothing has happened");
}

#[tokio::test]
async fn refusals_are_told_in_the_readers_language() {
    let mut party = Party::at_one_device().await;
    let asked = party.host_asked().await;
    let mut host = party.host.clone();
    host.language = "ru";
    let refused = party.act(&mut host, &asked, "bid 99").await;
    assert!(refused.text().contains("Так нельзя"), "{}", refused.text());
}

#[tokio::test]
async fn forms_that_lack_something_are_malformed() {
    let mut party = Party::at_one_device().await;
    let asked = party.host_asked().await;
    let mut host = party.host.clone();
    let act = party.to("act");
    for fields in [
        &[][..],
        &[("seat", "0")],
        &[("seat", "0"), ("ticket", asked.ticket.as_str())],
        &[("seat", "0"), ("ticket", "1.2"), ("action", "pass")],
        &[("seat", "0"), ("ticket", "1.2.zz"), ("action", "pass")],
        &[("seat", "-1"), ("ticket", asked.ticket.as_str()), ("action", "pass")],
        &[("seat", "zero"), ("ticket", asked.ticket.as_str()), ("action", "pass")],
        &[("ticket", asked.ticket.as_str()), ("action", "pass")],
    ] {
        assert_eq!(host.post(&act, fields).await.status, StatusCode::BAD_REQUEST, "{fields:?}");
    }
    for body in [&b"seat=%ff"[..], b"action=%", b"\xff\xff"] {
        assert_eq!(host.post_raw(&act, body).await.status, StatusCode::BAD_REQUEST, "{body:?}");
    }
    assert_eq!(party.host_asked().await.ticket, asked.ticket, "nothing has happened");
}

#[tokio::test]
async fn whoever_only_watches_decides_nothing() {
    let mut party = Party::at_one_device().await;
    let asked = party.host_asked().await;
    let mut stranger = party.site.browser();
    for script in [false, true] {
        stranger.script = script;
        for (what, more) in [
            ("act", ("action", "pass")),
            ("undo", ("", "")),
            ("order", ("order", "none")),
            ("takeback", ("", "")),
            ("leave", ("", "")),
            ("name", ("name", "Eve")),
            ("move", ("", "")),
            ("skip", ("", "")),
            ("standin", ("", "")),
            ("start", ("", "")),
            ("pace", ("pace", "fast")),
            ("react", ("reaction", "ouch")),
            ("reactions", ("reactions", "off")),
            ("place", ("do", "add")),
        ] {
            let seat = asked.seat.to_string();
            let fields = [("seat", seat.as_str()), ("ticket", asked.ticket.as_str()), more];
            let answer = stranger.post(&party.to(what), &fields).await;
            assert_eq!(answer.status, StatusCode::FORBIDDEN, "{what}: {}", answer.text());
        }
        for what in ["why?action=pass&seat=0", "hint?seat=0", "move?seat=0", "hint"] {
            assert_eq!(stranger.get(&party.to(what)).await.status, StatusCode::FORBIDDEN, "{what}");
        }
    }
    assert_eq!(party.host_asked().await.ticket, asked.ticket, "nothing has happened");
}

#[tokio::test]
async fn nobody_decides_for_somebody_elses_seat() {
    let (mut party, mut friend) = Party::of_friends().await;
    let mut host = party.host.clone();
    let asked = party.asked(&mut host, 0).await.or(None);
    let asked = match asked {
        Some(asked) => asked,
        None => party.asked(&mut friend, 1).await.expect("one of them is asked"),
    };
    let (own, other) = if asked.seat == 0 { (&mut host, &mut friend) } else { (&mut friend, &mut host) };
    let foreign = party.act(other, &asked, &asked.actions[0]).await;
    assert_eq!(foreign.status, StatusCode::FORBIDDEN, "{}", foreign.text());
    let page = other.get(&format!("{}?seat={}", party.path, asked.seat)).await;
    assert_eq!(page.status, StatusCode::FORBIDDEN);
    let stream = other.get(&format!("{}/stream?seat={}", party.path, asked.seat)).await;
    assert_eq!(stream.status, StatusCode::FORBIDDEN);
    assert_eq!(party.act(own, &asked, &asked.actions[0]).await.status, StatusCode::SEE_OTHER);
    party.host = host;
}

#[tokio::test]
async fn a_decision_can_be_taken_back_or_the_answer_says_why_not() {
    let mut party = Party::at_one_device().await;
    let asked = party.host_asked().await;
    let mut host = party.host.clone();
    let seat = asked.seat.to_string();
    let nothing = host.post(&party.to("undo"), &[("seat", &seat), ("ticket", &asked.ticket)]).await;
    assert_eq!(nothing.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", nothing.text());
    assert!(nothing.text().contains("There is nothing to take back."), "{}", nothing.text());
    let why = host.get(&format!("{}/why?seat={seat}&action=undo", party.path)).await;
    assert_eq!(why.status, StatusCode::OK);
    assert!(why.text().contains("There is nothing to take back."), "{}", why.text());
}

#[tokio::test]
async fn why_not_and_hint_are_answered_as_page_and_as_fragment() {
    let mut party = Party::at_one_device().await;
    let asked = party.host_asked().await;
    let mut host = party.host.clone();
    for (what, text) in [
        (format!("why?seat={}&action=bid+99", asked.seat), "TJ-"),
        (
            format!("why?seat={}&action={}", asked.seat, asked.actions[0].replace(' ', "+")),
            "You may do that now.",
        ),
        (format!("hint?seat={}", asked.seat), "A good player would choose"),
        ("log?seat=0".to_owned(), "What happened"),
    ] {
        host.script = false;
        let page = host.get(&party.to(&what)).await;
        assert_eq!(page.status, StatusCode::OK, "{what}");
        assert!(page.text().starts_with("<!DOCTYPE html>") && page.text().contains(text), "{}", page.text());
        host.script = true;
        let fragment = host.get(&party.to(&what)).await;
        assert!(fragment.text().starts_with("<div class=\"sheet-body\">"), "{}", fragment.text());
        assert!(fragment.text().contains(text), "{}", fragment.text());
    }
}

#[tokio::test]
async fn a_plan_is_carried_out_as_far_as_it_is_possible_and_once() {
    let mut party = Party::at_one_device().await;
    let asked = party.host_asked().await;
    let mut host = party.host.clone();
    host.script = true;
    let form = [
        ("seat", "0"),
        ("ticket", asked.ticket.as_str()),
        ("action", asked.actions[0].as_str()),
        ("then", "bid 99"),
        ("then", "pass"),
    ];
    for _ in 0..2 {
        let answer = host.post(&format!("{}/act", party.path), &form).await;
        assert_eq!(answer.status, StatusCode::NO_CONTENT, "{}", answer.text());
    }
    let now = party.host_asked().await;
    assert_ne!(now.ticket, asked.ticket, "the first step was taken, and the impossible one ended the plan");
}

#[tokio::test]
async fn fields_that_describe_no_action_and_plans_that_a_game_has_not_are_answered() {
    let mut party = Party::at_one_device().await;
    let asked = party.host_asked().await;
    let mut host = party.host.clone();
    let form = [("seat", "0"), ("ticket", asked.ticket.as_str()), ("compose", "offer")];
    assert_eq!(host.post(&format!("{}/act", party.path), &form).await.status, StatusCode::BAD_REQUEST);
    let plan = host.get(&format!("{}/plan/route?seat=0", party.path)).await;
    assert_eq!(plan.status, StatusCode::NOT_FOUND);
    assert_eq!(party.host_asked().await.ticket, asked.ticket, "nothing has happened");
}

#[tokio::test(start_paused = true)]
async fn who_asks_for_too_many_plans_is_slowed_down() {
    let mut party = Party::at_one_device().await;
    party.host_asked().await;
    let mut host = party.host.clone();
    let mut refused = 0;
    for _ in 0..100 {
        let status = host.get(&format!("{}/plan/route?seat=0", party.path)).await.status;
        assert!(status == StatusCode::NOT_FOUND || status == StatusCode::TOO_MANY_REQUESTS, "{status}");
        refused += usize::from(status == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!(refused > 50, "only {refused} of 100 plans were refused");
}
