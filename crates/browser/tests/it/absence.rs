//! Somebody leaves, and the others play on.

use std::time::Duration;

use anyhow::{Result, ensure};
use ecotable_browser::{Site, WindowOptions};
use ecotable_rooms::Settings;
use thirtyfour::By;

use crate::person::{Hands, Person};
use crate::stage::Stage;
use crate::whole_games::{choose, code, join, start};

fn css(selector: &str) -> By {
    By::Css(selector.to_owned())
}

/// Whoever looks away is gone at once.
fn impatient() -> Settings {
    let moment = Duration::from_millis(300);
    Settings { away: moment, gone: 2 * moment, seen: moment, ..Settings::default() }
}

async fn set_table(host: &Person) -> Result<String> {
    host.press(".game.theme-tradejack a[href='/new/tradejack']").await?;
    for seat in ["seat-0", "seat-1"] {
        choose(host, seat, "open").await?;
    }
    choose(host, "option-first_player", "0").await?;
    host.press("button[name=do][value=remove-2]").await?;
    host.window
        .until("return document.readyState === 'complete' && !document.querySelector('[name=seat-2]');")
        .await?;
    host.press("button[name=do][value=start]:not(.vh)").await?;
    code(host).await
}

/// Asks for a bot in the place of a seat, as soon as its person counts as gone.
async fn ask_for_a_bot_at(person: &Person, seat: u8) -> Result<()> {
    person.window.click(&format!("#opp-{seat} .opp-act button")).await
}

/// Waits until a bot plays for the seat.
async fn sees_a_bot_at(person: &Person, seat: u8) -> Result<()> {
    let tag = format!("return document.querySelector('#opp-{seat} .tag')?.textContent === 'a bot plays on';");
    person.window.until(&tag).await.map(drop)
}

/// Nobody thinks who is not there, and that is said once.
async fn sees_nobody_think_at(person: &Person, seat: u8) -> Result<()> {
    let said = format!("return document.getElementById('said-{seat}').textContent;");
    let said = person.window.run(&said, Vec::new()).await?;
    ensure!(said == "away for a while", "of somebody who is asked and gone it is said: {said}");
    let tag = format!("return getComputedStyle(document.querySelector('#opp-{seat} .tag')).visibility;");
    let tag = person.window.run(&tag, Vec::new()).await?;
    ensure!(tag == "hidden", "it is said twice");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_gone_is_stood_in_for_by_vote_or_by_the_host_and_takes_the_seat_back() {
    let site = Site::open_with(impatient()).await.unwrap();
    Stage::run_at(site, async |stage| {
        let host = Person::new(stage.visit(WindowOptions::default(), "/").await?, Hands::Clicks);
        let one = Person::new(stage.visit(WindowOptions::default(), "/").await?, Hands::Clicks);
        let other = Person::new(stage.visit(WindowOptions::default(), "/").await?, Hands::Clicks);
        let code = set_table(&host).await?;
        join(&one, &code).await?;
        join(&other, &code).await?;
        host.window.until("return !document.querySelector('#gather-places .is-free');").await?;
        start(&host).await?;
        let table = host.window.current_url().await?.to_string();
        for friend in [&one, &other] {
            friend.window.until("return document.getElementById('act');").await?;
        }

        host.window.goto(stage.site.url("/about")).await?;
        ask_for_a_bot_at(&one, 0).await?;
        one.window
            .until("return document.querySelector('#opp-0 .opp-act')?.textContent.includes('1 of 2');")
            .await?;
        sees_nobody_think_at(&one, 0).await?;
        one.window.picture("somebody-is-gone").await?;
        ask_for_a_bot_at(&other, 0).await?;
        sees_a_bot_at(&one, 0).await?;

        host.window.goto(&table).await?;
        host.window.until("return !!document.querySelector('.notice-bot button');").await?;
        host.window.picture("a-bot-played-for-you").await?;
        host.press(".notice-bot button").await?;
        host.window.until("return !document.querySelector('.notice-bot');").await?;

        other.window.goto(stage.site.url("/about")).await?;
        ask_for_a_bot_at(&host, 2).await?;
        sees_a_bot_at(&one, 2).await?;
        let asks = one.window.find_all(css(".opp-act")).await?;
        ensure!(asks.is_empty(), "nothing more is asked about somebody for whom a bot plays");
        Ok(())
    })
    .await;
}
