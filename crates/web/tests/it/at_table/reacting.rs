//! Reactions over HTTP: who may, how often, and who sees them.

use axum::http::StatusCode;

use super::party::Party;
use super::streams::Stream;
use crate::html::parse;
use crate::server::{Answer, Browser};

async fn react(party: &Party, browser: &mut Browser, seat: &str, reaction: &str) -> Answer {
    browser.post(&party.to("react"), &[("seat", seat), ("reaction", reaction)]).await
}

/// The class and the words of what is seen of reactions on a page.
fn seen(page: &str) -> Vec<String> {
    let elements = parse(page);
    let is_one = |element: &&crate::html::Element<'_>| {
        element.attribute("id").is_some_and(|id| id.starts_with("reacted-"))
    };
    elements.iter().filter(is_one).map(|element| element.label()).collect()
}

#[tokio::test]
async fn a_reaction_is_seen_by_everybody_at_the_seat_that_sent_it() {
    let (party, mut friend) = Party::of_friends().await;
    let mut host = party.host.clone();
    let said = react(&party, &mut friend, "1", "well-played").await;
    assert_eq!(said.location(), party.path, "it leads back to the table: {}", said.text());
    for (who, browser, path) in [
        ("host", &mut host, party.path.clone()),
        ("friend", &mut friend, party.path.clone()),
        ("spectator", &mut party.site.browser(), party.path.clone()),
        ("wall", &mut party.site.browser(), party.to("wall")),
    ] {
        assert_eq!(seen(browser.get(&path).await.text()), ["Well played"], "{who}");
    }
    let text = host.get(&format!("{}?mode=text", party.path)).await;
    assert_eq!(seen(text.text()), ["Bea: Well played"]);
    host.language = "ru";
    assert_eq!(seen(host.get(&party.path).await.text()), ["Отличный ход"], "in the reader's language");
}

#[tokio::test]
async fn the_stream_brings_the_panel_with_the_reaction_and_says_it_with_the_name() {
    let (party, mut friend) = Party::of_friends().await;
    let mut host = party.host.clone();
    let mut stream = Stream::behind(&mut host, &party.path).await;
    stream.expect("ping").await;
    react(&party, &mut friend, "1", "ouch").await;
    loop {
        let zones = stream.expect("zones").await;
        if zones.contains("data-say=\"Bea: Ouch\"") {
            assert!(zones.contains("id=\"opp-1\"") && !zones.contains("id=\"felt\""), "{zones}");
            return;
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_reaction_goes_away_by_itself() {
    let (party, mut friend) = Party::of_friends().await;
    let mut host = party.host.clone();
    let mut stream = Stream::behind(&mut host, &party.path).await;
    stream.expect("ping").await;
    react(&party, &mut friend, "1", "thinking").await;
    while !stream.expect("zones").await.contains("reacted-1-") {}
    loop {
        let event = stream.next().await.expect("the stream goes on");
        if event.name == "zones" && event.data.contains("id=\"opp-1\"") {
            assert!(!event.data.contains("reacted-1-"), "{}", event.data);
            return;
        }
    }
}

#[tokio::test]
async fn who_reacts_too_fast_is_told_so() {
    let (party, mut friend) = Party::of_friends().await;
    react(&party, &mut friend, "1", "surprised").await;
    let fast = react(&party, &mut friend, "1", "ouch").await;
    assert_eq!(fast.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(fast.text().contains("three seconds after the last"), "{}", fast.text());
    friend.script = true;
    let fragment = react(&party, &mut friend, "1", "ouch").await;
    assert_eq!(fragment.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(fragment.text().starts_with("<div class=\"sheet-body\">"), "{}", fragment.text());
    friend.script = false;
    assert_eq!(seen(friend.get(&party.path).await.text()), ["Oh!"]);
}

#[tokio::test]
async fn only_people_with_a_seat_react_and_only_in_our_ways() {
    let (party, mut friend) = Party::of_friends().await;
    let foreign = react(&party, &mut friend, "0", "ouch").await;
    assert_eq!(foreign.status, StatusCode::FORBIDDEN, "{}", foreign.text());
    let mut stranger = party.site.browser();
    let stranger_says = stranger.post(&party.to("react"), &[("reaction", "ouch")]).await;
    assert_eq!(stranger_says.status, StatusCode::FORBIDDEN);
    for reaction in ["", "hello", "<b>ouch</b>"] {
        assert_eq!(react(&party, &mut friend, "1", reaction).await.status, StatusCode::BAD_REQUEST);
    }
    for (who, page) in
        [("spectator", stranger.get(&party.path).await), ("friend", friend.get(&party.path).await)]
    {
        assert_eq!(page.text().contains("/react\""), who == "friend", "{who}");
        assert_eq!(seen(page.text()), Vec::<String>::new());
    }
}

#[tokio::test]
async fn the_host_switches_reactions_off_and_on_again_in_the_menu() {
    let (mut party, mut friend) = Party::of_friends().await;
    let opens = |page: &Answer| page.text().contains("data-hotkey=\"r\"");
    assert!(party.host.get(&party.path).await.text().contains("/reactions\""));
    assert!(!friend.get(&party.path).await.text().contains("/reactions\""), "that is for the host");
    assert!(opens(&friend.get(&party.path).await));
    let off = party.host.post(&party.to("reactions"), &[("reactions", "off")]).await;
    assert_eq!(off.location(), party.path);
    assert!(!opens(&friend.get(&party.path).await), "nothing is offered any more");
    let text = friend.get(&format!("{}?mode=text", party.path)).await;
    assert!(!text.text().contains("name=\"reaction\""), "{}", text.text());
    let quiet = react(&party, &mut friend, "1", "ouch").await;
    assert_eq!(quiet.status, StatusCode::CONFLICT);
    assert!(quiet.text().contains("has switched reactions off"), "{}", quiet.text());
    party.host.post(&party.to("reactions"), &[("reactions", "on")]).await;
    assert!(opens(&friend.get(&party.path).await));
    assert_eq!(react(&party, &mut friend, "1", "ouch").await.status, StatusCode::SEE_OTHER);
}
