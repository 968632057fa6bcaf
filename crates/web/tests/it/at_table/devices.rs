//! Devices: shared ones, and seats that move from one to another.

use axum::http::StatusCode;

use super::party::{Party, values};

#[tokio::test]
async fn a_shared_device_shows_a_curtain_until_somebody_says_who_looks() {
    let mut party = Party::at_one_device().await;
    let asked = party.host_asked().await;
    let curtain = party.host.get(&party.path).await;
    assert_eq!(curtain.status, StatusCode::OK);
    assert!(curtain.text().contains("page=curtain"), "{}", curtain.text());
    assert!(values(&curtain, "ticket").is_empty(), "nobody decides through a curtain");
    assert!(
        curtain.text().contains(&format!("{}?seat={}", party.path, asked.seat)),
        "it leads to who is asked"
    );
    let table = party.host.get(&format!("{}?seat={}", party.path, asked.seat)).await;
    assert!(table.text().contains("page=table"));
}

#[tokio::test]
async fn where_nobody_has_anything_to_hide_a_shared_device_goes_straight_to_who_is_asked() {
    let mut party = Party::of("ecologic", &["Bea"], &[]).await;
    let mut host = party.host.clone();
    let mut names = std::collections::BTreeSet::new();
    for _ in 0..40 {
        let asked = party.host_asked().await;
        let own = format!("{}?seat={}", party.path, asked.seat);
        for (path, way) in [
            (party.path.clone(), own.clone()),
            (party.to("?mode=text").replace("/?", "?"), format!("{own}&mode=text")),
        ] {
            let led = party.host.get(&path).await;
            assert_eq!((led.status, led.location()), (StatusCode::SEE_OTHER, way.as_str()));
        }
        let name = ["Ann", "Bea"][usize::from(asked.seat)];
        for path in [own.clone(), format!("{own}&mode=text")] {
            let table = party.host.get(&path).await;
            assert!(table.text().contains(&format!("<b class=\"now\">Now: {name}.</b>")), "{}", table.text());
        }
        names.insert(name);
        let answer = party.act(&mut host, &asked, asked.actions.last().unwrap()).await;
        let next = party.host_asked().await;
        assert_eq!(answer.location(), format!("{}?seat={}", party.path, next.seat));
        if names.len() > 1 {
            return;
        }
    }
    panic!("only {names:?} were asked");
}

#[tokio::test]
async fn after_a_decision_the_device_goes_to_whoever_is_asked_next() {
    let mut party = Party::at_one_device().await;
    let mut host = party.host.clone();
    for _ in 0..6 {
        let asked = party.host_asked().await;
        let answer = party.act(&mut host, &asked, &asked.actions[0]).await;
        let next = party.host_asked().await;
        let expected = if next.seat == asked.seat {
            format!("{}?seat={}", party.path, asked.seat)
        } else {
            party.path.clone()
        };
        assert_eq!(answer.location(), expected);
    }
}

#[tokio::test]
async fn text_mode_stays_text_mode_after_a_form() {
    let (party, mut friend) = Party::of_friends().await;
    let mut host = party.host.clone();
    let (browser, asked) = match party.asked(&mut host, 0).await {
        Some(asked) => (&mut host, asked),
        None => (&mut friend, party.asked(&mut party.host.clone(), 0).await.unwrap()),
    };
    let seat = asked.seat.to_string();
    let fields =
        [("seat", seat.as_str()), ("ticket", &asked.ticket), ("action", &asked.actions[0]), ("mode", "text")];
    let answer = browser.post(&party.to("act"), &fields).await;
    assert_eq!(answer.location(), format!("{}?mode=text", party.path));
}

#[tokio::test]
async fn the_curtain_of_text_mode_leads_to_text_mode() {
    let mut party = Party::at_one_device().await;
    let curtain = party.host.get(&format!("{}?mode=text", party.path)).await;
    for seat in 0..2 {
        let way = format!("href=\"{}?seat={seat}&amp;mode=text\"", party.path);
        assert!(curtain.text().contains(&way), "{way} is not in {}", curtain.text());
    }
}

#[tokio::test]
async fn a_seat_moves_to_another_device_once() {
    let (party, mut friend) = Party::of_friends().await;
    let offer = friend.get(&party.to("move")).await;
    assert!(offer.text().contains("Make a link"), "{}", offer.text());
    let link = friend.post(&party.to("move"), &[("seat", "1")]).await;
    assert_eq!(link.status, StatusCode::OK);
    assert!(
        link.text().contains("class=\"qr\"") && link.text().contains("Or scan this code"),
        "{}",
        link.text()
    );
    let link = link.text().split("/take/").nth(1).unwrap()[..32].to_owned();
    let take = party.to(&format!("take/{link}"));

    let mut phone = party.site.browser();
    let offered = phone.get(&take).await;
    assert!(offered.text().contains("Take the seat"), "{}", offered.text());
    assert_eq!(phone.get(&take).await.status, StatusCode::OK, "a preview does not use it up");
    assert_eq!(phone.post(&take, &[]).await.location(), party.path);
    assert_eq!(phone.get(&format!("{}?seat=1", party.path)).await.status, StatusCode::OK);
    assert_eq!(friend.get(&format!("{}?seat=1", party.path)).await.status, StatusCode::FORBIDDEN);

    let mut late = party.site.browser();
    for refused in [late.get(&take).await, late.post(&take, &[]).await] {
        assert_eq!(refused.status, StatusCode::NOT_FOUND);
        assert!(refused.text().contains("This link has been used already."), "{}", refused.text());
    }
}

#[tokio::test]
async fn a_cookie_that_was_set_beforehand_proves_nothing() {
    let mut party = Party::new(&["open"]).await;
    let code = party.code().await;
    let mut browser = party.site.browser();
    let name = format!("seat-{}", party.path.trim_start_matches("/t/"));
    browser.keep(&name, "00000000000000000000000000000000");
    browser.post(&format!("/j/{code}"), &[("name", "Bea")]).await;
    let token = &browser.cookies()[&name];
    assert_ne!(token, "00000000000000000000000000000000", "every seat taking makes a new token");
    assert_eq!(token.len(), 32);
}

#[tokio::test]
async fn who_leaves_the_waiting_room_holds_nothing_any_more() {
    let mut party = Party::new(&["open"]).await;
    let mut friend = party.join("Bea").await;
    assert_eq!(friend.post(&party.to("leave"), &[("seat", "1")]).await.location(), "/");
    assert!(friend.cookies().keys().all(|name| !name.starts_with("seat-")), "{:?}", friend.cookies());
    let again = party.join("Cleo").await;
    assert!(again.cookies().keys().any(|name| name.starts_with("seat-")));
}

#[tokio::test]
async fn cookies_are_for_the_server_alone() {
    let site = crate::server::site();
    let mut browser = site.browser();
    let opened = browser.post("/play/tradejack", &[]).await;
    let cookie = opened.header("set-cookie");
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=2592000"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "plain HTTP has no secure cookies: {cookie}");
    let token = browser.cookies().values().next().unwrap().clone();
    let page = browser.get(opened.location()).await;
    assert!(!page.text().contains(&token), "a token is never on a page");
}

#[tokio::test]
async fn who_scans_the_code_of_a_match_that_has_begun_can_watch_it() {
    let mut party = Party::new(&["open"]).await;
    let code = party.code().await;
    party.join("Bea").await;
    party.start().await;
    let mut late = party.site.browser();
    let page = late.get(&format!("/j/{code}")).await;
    assert!(page.text().contains("The game at this table has begun."), "{}", page.text());
    assert!(page.text().contains(&format!("href=\"{}\"", party.path)), "it leads to the table");
    let joined = late.post(&format!("/j/{code}"), &[("name", "Cleo")]).await;
    assert_eq!(joined.status, StatusCode::CONFLICT);
    assert_eq!(late.get(&party.path).await.status, StatusCode::OK);
}

#[tokio::test]
async fn the_lines_of_the_set_up_name_their_rules() {
    let party = Party::at_one_device().await;
    let page = party.host.clone().get(&format!("{}?seat=0", party.path)).await;
    let log =
        page.text().split("<ol id=\"log\"").nth(1).expect("a log").split("</ol>").next().expect("its end");
    assert_eq!(log.matches("<li").count(), log.matches("class=\"rule\"").count(), "{log}");
}
