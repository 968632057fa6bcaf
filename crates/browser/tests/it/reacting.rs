//! Somebody reacts without words, and the others see and hear it.

use std::time::Duration;

use anyhow::{Result, ensure};
use ecotable_browser::{Site, Window, WindowOptions};
use ecotable_rooms::Settings;
use thirtyfour::Key;

use crate::pair::gather;
use crate::person::{Hands, Person};
use crate::stage::Stage;
use crate::whole_games::{join, set_table};

const DESK: WindowOptions =
    WindowOptions { size: (1440, 900), dark: false, motion: false, script: true, language: "en" };
const PHONE: WindowOptions = WindowOptions { size: (360, 740), ..DESK };

/// A server at which nothing goes away while it is looked at.
fn patient() -> Settings {
    Settings { reaction: Duration::from_secs(3600), ..Settings::default() }
}

/// Waits until a reaction is seen at a place, with its word.
async fn sees(window: &Window, place: &str, word: &str) -> Result<()> {
    let seen = format!("return document.querySelector('{place} .reaction')?.textContent === '{word}';");
    window.until(&seen).await.map(drop)
}

/// How often the page has told something that ends so.
async fn times_told(window: &Window, end: &str) -> Result<u64> {
    let count = format!(
        "return [...document.querySelectorAll('#live p')].filter((line) => line.textContent.endsWith('{end}')).length;"
    );
    Ok(window.run(&count, Vec::new()).await?.as_u64().unwrap_or_default())
}

async fn inspect(window: &Window, name: &str) -> Result<()> {
    window.expect_no_sideways_scrolling().await?;
    window.expect_accessible().await?;
    window.picture(&format!("reaction-{name}")).await
}

/// Reacts with the keyboard alone: a key opens the choice, arrows lead through it.
async fn react_with_keys(window: &Window) -> Result<()> {
    window.active_element().await?.send_keys("r").await?;
    window.until("return document.querySelector('#react:popover-open');").await?;
    window.active_element().await?.send_keys(Key::Tab + "").await?;
    window.active_element().await?.send_keys(Key::Right + "").await?;
    window.active_element().await?.send_keys(Key::Enter + "").await?;
    window.until("return !document.querySelector('#react:popover-open');").await.map(drop)
}

#[tokio::test(flavor = "multi_thread")]
async fn one_reacts_and_the_other_sees_it_and_is_told_once() {
    let site = Site::open_with(patient()).await.unwrap();
    Stage::run_at(site, async |stage| {
        let host = Person::new(stage.visit(DESK, "/").await?, Hands::Clicks);
        let friend = Person::new(stage.visit(PHONE, "/").await?, Hands::Clicks);
        let code = set_table(&host).await?;
        join(&friend, &code).await?;
        gather(&host).await?;
        friend.window.until("return document.getElementById('act');").await?;

        friend.press("button[data-hotkey=r]").await?;
        inspect(&friend.window, "choice-phone").await?;
        friend.window.expect_room_for_fingers().await?;
        friend.press("#react button[value=take-your-time]").await?;
        sees(&host.window, "#opp-1", "Take your time").await?;
        sees(&friend.window, "#me", "Take your time").await?;
        friend.window.until("return !document.querySelector('#react:popover-open');").await?;
        inspect(&host.window, "desk").await?;
        inspect(&friend.window, "own-phone").await?;
        ensure!(times_told(&host.window, ": Take your time").await? == 1, "the host is told once");

        react_with_keys(&host.window).await?;
        sees(&friend.window, "#opp-0", "Thank you").await?;
        inspect(&friend.window, "phone").await?;
        host.window.picture("reaction-own-desk").await?;
        ensure!(times_told(&friend.window, ": Thank you").await? == 1, "the friend is told once");

        host.press("button[popovertarget=menu]").await?;
        host.press("#menu button[name=reactions][value=off]").await?;
        let quiet = "return !document.querySelector('.reaction, #bar button[data-hotkey=r]');";
        friend.window.until(quiet).await?;
        host.window.picture("reaction-menu-desk").await
    })
    .await;
}
