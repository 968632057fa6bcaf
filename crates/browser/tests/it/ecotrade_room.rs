//! EcoTrade in Russian, whose words are long, with three opponents and a lesson: everything has its room.

use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use ecotable_browser::{Window, WindowOptions};
use serde_json::Value;

use crate::person::{Hands, Person, at_once, first};
use crate::room::Room;
use crate::stage::Stage;

const STILL: WindowOptions = WindowOptions { language: "ru", ..WindowOptions::STILL };

const ROOM: Room = Room {
    desks: &[(1280, 800), (1440, 900), (1920, 1080)],
    scrolled: "#felt, #others, #draft, #act, #accounts, #end",
    covered: "#me .chip",
    wide: ".mean b, .mean-o, .plan-score span",
    inside: ".draft .mean > *, .draft .mean-h b, .draft .mean-n b",
    ..Room::of("ecotrade")
};

async fn expect_room(window: &Window, moment: &str) -> Result<()> {
    ROOM.expect(window, STILL, moment).await
}

async fn expect_room_for_fingers(window: &Window, moment: &str) -> Result<()> {
    window.fit(WindowOptions { size: (360, 740), ..STILL }).await?;
    window.expect_no_sideways_scrolling().await?;
    window.expect_accessible().await?;
    window.picture(&format!("ecotrade-room-{moment}-phone")).await?;
    window.expect_room_for_fingers().await.with_context(|| moment.to_owned())?;
    window.fit(STILL).await
}

/// Somebody who sends by plane what can fly.
fn fly(actions: &[String], _chance: u32) -> Option<&String> {
    let wanted =
        ["plane", "ship", "train", "road", "top-card", "done-combining", "start-with", "keep-incident"];
    let then = ["end-turn", "take-market"];
    wanted.iter().chain(&then).find_map(|word| first(actions, word)).or(actions.first())
}

/// The first card that is to be returned is in sight on a phone, above the buttons.
async fn expect_cards_in_sight(window: &Window) -> Result<()> {
    window.fit(WindowOptions { size: (360, 740), ..STILL }).await?;
    let place = "const card = document.querySelector('#hand .card').getBoundingClientRect();
        return card.top < document.querySelector('.tray').getBoundingClientRect().top - 60;";
    let seen = window.run(place, Vec::new()).await?;
    window.picture("ecotrade-room-return-phone").await?;
    ensure!(seen == Value::Bool(true), "the cards of the first choice are below everything else");
    window.fit(STILL).await
}

#[tokio::test(flavor = "multi_thread")]
async fn in_russian_with_three_opponents_and_a_lesson_everything_has_its_room() {
    Stage::run(async |stage| {
        let window = stage.visit(STILL, "/").await?;
        window.click("form[action='/play/ecotrade'] button").await?;
        window.until("return document.querySelector('#hand button[name=action]');").await?;
        at_once(&window).await?;
        expect_room(&window, "return").await?;
        expect_cards_in_sight(&window).await?;
        window.click("#hand button[value='return-card 0']").await?;
        window.until("return document.querySelector(\"#hand button[value^='start-with']\");").await?;
        expect_room(&window, "turn").await?;
        window.click("#hand button[value^='start-with']").await?;
        window.until("return !document.getElementById('draft').hidden;").await?;
        expect_room(&window, "draft").await?;
        let mut me = Person::new(Arc::clone(&window), Hands::Clicks).with_taste(fly);
        let mut decisions = 0;
        let mut sight = me.look().await?;
        while !sight.over {
            if !sight.actions.is_empty() {
                me.decide(&sight.actions).await?;
                decisions += 1;
            }
            if !sight.actions.is_empty() && [8, 16].contains(&decisions) {
                let moment = format!("turn-{decisions}");
                expect_room(&window, &moment).await?;
                expect_room_for_fingers(&window, &moment).await.context("fingers")?;
            }
            sight = me.look().await?;
        }
        expect_room(&window, "over").await
    })
    .await;
}
