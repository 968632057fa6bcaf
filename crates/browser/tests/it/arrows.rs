//! Arrow keys lead over the boards of all games, and `?` shows the keys.

use std::collections::BTreeSet;
use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use ecotable_browser::{Window, WindowOptions};
use serde_json::json;
use thirtyfour::{By, Key};

use crate::person::{Hands, Person, at_once, first};
use crate::stage::Stage;

const DESK: WindowOptions =
    WindowOptions { size: (1440, 900), dark: false, motion: false, script: true, language: "en" };

/// Puts the focus on the first such thing that is to be seen.
const BEGIN: &str = "
    const thing = [...document.querySelectorAll(arguments[0])].find((one) => one.checkVisibility());
    thing?.focus();
    return document.activeElement === thing;";

/// Which of these things has the focus, by its number; nothing if none has.
const WHERE: &str = "
    const number = [...document.querySelectorAll(arguments[0])].indexOf(document.activeElement);
    return number < 0 ? null : number;";

/// Goes round with the arrows from the first of these things; gives how many of them were reached.
async fn walk(window: &Window, things: &str) -> Result<usize> {
    window.until(&format!("return document.querySelector(\"{things}\");")).await?;
    ensure!(window.run(BEGIN, vec![json!(things)]).await? == true, "{things} takes no focus");
    let mut reached = BTreeSet::new();
    let keys = [Key::Right, Key::Down, Key::Right, Key::Up, Key::Left, Key::Down, Key::Left, Key::Up];
    for key in keys {
        let here = window.run(WHERE, vec![json!(things)]).await?;
        reached.extend(here.as_u64());
        window.active_element().await?.send_keys(key + "").await?;
    }
    Ok(reached.len())
}

/// Fails if arrows do not lead from one of these things to another.
async fn expect_a_way(window: &Window, things: &str) -> Result<()> {
    let reached = walk(window, things).await.with_context(|| things.to_owned())?;
    ensure!(reached > 1, "arrows lead nowhere among {things}");
    Ok(())
}

async fn expect_keys_to_be_shown(window: &Window) -> Result<()> {
    for size in [(1440, 900), (820, 1180)] {
        window.fit(WindowOptions { size, ..DESK }).await?;
        window.run("document.activeElement.blur();", Vec::new()).await?;
        window.active_element().await?.send_keys("?").await?;
        window.until("return document.querySelector('#keys:popover-open');").await?;
        window.active_element().await?.send_keys(Key::Escape + "").await?;
        window.until("return !document.querySelector('#keys:popover-open');").await?;
    }
    window.fit(DESK).await
}

/// Starts a game against bots and gives its window.
pub async fn play(stage: &Stage, game: &str) -> Result<Arc<Window>> {
    let window = stage.visit(DESK, "/").await?;
    window.click(&format!("form[action='/play/{game}'] button")).await?;
    window.until("return document.getElementById('act');").await?;
    at_once(&window).await?;
    window.until("return document.querySelector('button[name=action]');").await?;
    Ok(window)
}

/// Somebody who sends off what they hold.
fn send(actions: &[String], _chance: u32) -> Option<&String> {
    let words = ["road", "train", "ship", "plane", "top-card", "done-combining", "start-with"];
    words.iter().find_map(|word| first(actions, word)).or(actions.first())
}

/// Decides until something of one's own is on the map.
async fn ship(window: &Arc<Window>) -> Result<()> {
    let mut me = Person::new(Arc::clone(window), Hands::Clicks).with_taste(send);
    for _ in 0..40 {
        if !window.find_all(By::Css("#company .slot-taken")).await?.is_empty() {
            return window.until("return document.querySelector('#map a[href*=trip]');").await.map(drop);
        }
        let sight = me.look().await?;
        if !sight.actions.is_empty() {
            me.decide(&sight.actions).await?;
        }
    }
    anyhow::bail!("nothing is sent off")
}

/// Decides until the land is what is asked about.
async fn reach_the_land(window: &Window) -> Result<()> {
    for _ in 0..60 {
        window.until("return document.querySelector('button[name=action]');").await?;
        if window
            .run(
                "return document.querySelectorAll('#map .spot, #map .land-box button').length > 1;",
                Vec::new(),
            )
            .await?
            == true
        {
            return Ok(());
        }
        let ticket = window
            .run("return document.querySelector('#act [name=ticket]')?.value ?? '';", Vec::new())
            .await?;
        let press = "const buttons = [...document.querySelectorAll('button[name=action]')].filter((button) => button.checkVisibility());
            (buttons.find((button) => /^(bid|open_token|buy|accept)/.test(button.value)) ?? buttons[0])?.click();";
        window.run(press, Vec::new()).await?;
        window
            .until(&format!(
                "return (document.querySelector('#act [name=ticket]')?.value ?? '') !== {ticket};"
            ))
            .await?;
    }
    anyhow::bail!("the land is never asked about")
}

#[tokio::test(flavor = "multi_thread")]
async fn arrows_lead_over_every_board_and_a_key_shows_the_keys() {
    Stage::run(async |stage| {
        let tradejack = play(stage, "tradejack").await?;
        expect_a_way(&tradejack, "#felt a[href], #felt button").await?;
        expect_a_way(&tradejack, "#hand a, #hand button").await?;
        expect_keys_to_be_shown(&tradejack).await?;

        let ecotrade = play(stage, "ecotrade").await?;
        expect_a_way(&ecotrade, "#hand a, #hand button").await?;
        ecotrade.click("#hand button[value='return-card 0']").await?;
        ecotrade.until("return document.querySelector(\"#hand button[value^='start-with']\");").await?;
        expect_a_way(&ecotrade, "#market a, #market button").await?;
        ship(&ecotrade).await?;
        expect_a_way(&ecotrade, "#map a[href*=trip], #felt a[href], #felt button").await?;
        expect_keys_to_be_shown(&ecotrade).await?;

        let race = play(stage, "plastic-race").await?;
        expect_a_way(&race, "#targets a, #targets button, #goals a").await?;
        expect_keys_to_be_shown(&race).await?;

        let ecologic = play(stage, "ecologic").await?;
        reach_the_land(&ecologic).await?;
        expect_a_way(&ecologic, "#map .land-box a, #map .land-box button").await?;
        expect_keys_to_be_shown(&ecologic).await
    })
    .await;
}
