//! EcoTrade in a real browser: a whole game with planner and Developments, and its pages on every kind of screen.

use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use ecotable_browser::{Window, WindowOptions};
use thirtyfour::By;

use crate::person::{Hands, Person, at_once, play_to_the_end};
use crate::stage::Stage;

/// Phone, tablet, desk, projector.
const SCREENS: [(&str, (u32, u32)); 4] =
    [("phone", (360, 740)), ("tablet", (820, 1180)), ("desk", (1440, 900)), ("projector", (1920, 1080))];

fn css(selector: &str) -> By {
    By::Css(selector.to_owned())
}

/// Looks at a page: its width, its accessibility, its picture.
async fn inspect(window: &Window, name: &str) -> Result<()> {
    window.expect_no_sideways_scrolling().await.with_context(|| name.to_owned())?;
    window.expect_accessible().await.with_context(|| name.to_owned())?;
    if name.contains("phone") {
        window.expect_room_for_fingers().await.with_context(|| name.to_owned())?;
    }
    window.picture(&format!("ecotrade-{name}")).await
}

/// Starts a game against bots that do not wait.
async fn play_now(window: &Window) -> Result<()> {
    window.click("form[action='/play/ecotrade'] button").await?;
    window.until("return document.querySelector('#hand button[name=action]');").await?;
    at_once(window).await
}

/// Returns the first card and waits for the own turn.
async fn begin(window: &Window) -> Result<()> {
    window.click("#hand button[value='return-card 0']").await?;
    window.until("return document.querySelector(\"#hand button[value^='start-with']\");").await?;
    Ok(())
}

/// Opens the planner, ticks a card, compares the means and sends it.
async fn plan_and_send(window: &Window, name: &str) -> Result<()> {
    window.click("a[href*='/plan/shipment']").await?;
    window.until("return document.querySelector('#sheet[open] input[name=card]');").await?;
    window.click("#sheet input[name=card]:not([disabled])").await?;
    window.until("return document.querySelector('#sheet .plan-result form button');").await?;
    inspect(window, &format!("planner-{name}")).await?;
    window.click("#sheet .plan-result form button").await?;
    window
        .until("return !document.getElementById('sheet').open && document.querySelector('.mover');")
        .await?;
    window.until("return !document.getElementById('incident').hidden;").await?;
    let in_sight = "const box = document.getElementById('incident').getBoundingClientRect();
        return box.top >= 0 && box.bottom <= innerHeight;";
    window.until(in_sight).await.context("the Incident is brought into sight")?;
    Ok(())
}

/// Opens the Developments and buys the first that can be bought.
async fn buy(window: &Window, name: &str) -> Result<()> {
    window.click("#company a[href*='/plan/developments']").await?;
    window.until("return document.querySelector('#sheet[open] .shop');").await?;
    inspect(window, &format!("developments-{name}")).await?;
    let offered = "#sheet .shop form button";
    if window.find_all(css(offered)).await?.is_empty() {
        return window.click("#sheet [data-close]").await;
    }
    window.click(offered).await?;
    window.until("return !document.getElementById('sheet').open;").await?;
    window.until("return document.querySelector('#fields .token');").await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_by_clicking_with_planner_and_purchases() {
    Stage::run(async |stage| {
        let motionless = WindowOptions { motion: false, ..WindowOptions::default() };
        let window = stage.visit(motionless, "/").await?;
        play_now(&window).await?;
        begin(&window).await?;
        plan_and_send(&window, "desk").await?;
        buy(&window, "desk").await?;
        window.picture("ecotrade-after-planner").await?;
        let mut people = [Person::new(Arc::clone(&window), Hands::Clicks)];
        let seen = Arc::clone(&window);
        let decisions = play_to_the_end(&mut people, async |decision| {
            match decision {
                6 => seen.picture("ecotrade-midgame-desk").await?,
                25 => seen.refresh().await?,
                _ => {}
            }
            Ok(())
        })
        .await?;
        ensure!(decisions > 10, "only {decisions} decisions");
        let rows = window.find_all(css("#accounts .accounts tbody tr")).await?;
        ensure!(rows.len() >= 7, "the score is explained line by line");
        inspect(&window, "over-desk").await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shipment_is_planned_without_script() {
    Stage::run(async |stage| {
        let plain = WindowOptions { script: false, motion: false, ..WindowOptions::default() };
        let window = stage.visit(plain, "/").await?;
        window.click("form[action='/play/ecotrade'] button").await?;
        at_once(&window).await?;
        let mut person = Person::new(Arc::clone(&window), Hands::NoScript);
        for _ in 0..400 {
            let sight = person.look().await?;
            if sight.actions.iter().any(|action| action.starts_with("start-with")) {
                break;
            }
            if !sight.actions.is_empty() {
                person.decide(&sight.actions).await?;
            }
        }
        window.click("a[href*='/plan/shipment']").await?;
        window.click("input[name=card]:not([disabled])").await?;
        window.click(".plan-show").await?;
        window.click(".plan-result form button").await?;
        window.shows("document.querySelector('#company .slot-taken') !== null").await
    })
    .await;
}

async fn every_page(dark: bool) {
    Stage::run(async |stage| {
        for (name, size) in SCREENS {
            let kind = if dark { format!("{name}-dark") } else { name.to_owned() };
            let window =
                stage.window(WindowOptions { size, dark, motion: false, ..WindowOptions::default() }).await?;
            window.goto(stage.site.url("/cards/ecotrade")).await?;
            inspect(&window, &format!("cards-{kind}")).await?;
            window.goto(stage.site.url("/")).await?;
            play_now(&window).await?;
            inspect(&window, &format!("return-{kind}")).await?;
            begin(&window).await?;
            inspect(&window, &format!("turn-{kind}")).await?;
            plan_and_send(&window, &kind).await?;
            inspect(&window, &format!("incident-{kind}")).await?;
            buy(&window, &kind).await?;
            let table = window.current_url().await?.path().to_owned();
            for (page, what) in [("/wall", "wall"), ("?mode=text", "text"), ("/plan/score", "score")] {
                window.goto(stage.site.url(&format!("{table}{page}"))).await?;
                inspect(&window, &format!("{what}-{kind}")).await?;
            }
        }
        Ok(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_part_is_readable_on_every_screen_in_light_colours() {
    every_page(false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_part_is_readable_on_every_screen_in_dark_colours() {
    every_page(true).await;
}
