//! Whole games, from the first page to the final score.

use anyhow::{Result, ensure};
use ecotable_browser::WindowOptions;
use thirtyfour::By;

use crate::pair::gather;
use crate::person::{Hands, Person, play_to_the_end};
use crate::stage::Stage;

const PHONE: WindowOptions =
    WindowOptions { size: (360, 740), dark: false, motion: true, script: true, language: "en" };

fn css(selector: &str) -> By {
    By::Css(selector.to_owned())
}

/// The host sets a short game with one friend and two bots, and gives the code.
pub async fn set_table(host: &Person) -> Result<String> {
    host.press(".game.theme-tradejack a[href='/new/tradejack']").await?;
    choose(host, "seat-0", "open").await?;
    choose(host, "option-quick_discard", "6").await?;
    host.press("button[name=do][value=start]:not(.vh)").await?;
    let code = code(host).await?;
    host.press("form[action$='/pace'] button[value=at_once]").await?;
    Ok(code)
}

/// The code that the waiting room shows.
pub async fn code(host: &Person) -> Result<String> {
    host.window.shows("document.getElementById('gather-invite') !== null").await?;
    let code = host.window.run("return location.pathname.startsWith('/t/') && document.querySelector('.invite-code span:not(.vh)').parentElement.textContent.replace(/[^A-Z0-9]/g, '').slice(-6)", Vec::new()).await?;
    Ok(code.as_str().unwrap_or_default().to_owned())
}

/// Chooses a value of a field, whether it is a list or a set of buttons.
pub async fn choose(person: &Person, name: &str, value: &str) -> Result<()> {
    let field =
        format!("select[name='{name}'] option[value='{value}'], input[name='{name}'][value='{value}']");
    let element = person.window.find(css(&field)).await?;
    if element.tag_name().await? == "input" {
        let id = element.attr("id").await?.unwrap_or_default();
        element.scroll_into_view().await?;
        // A radio button may lie under its label.
        match element.click().await {
            Ok(()) => {}
            Err(_) => person.window.find(css(&format!("label[for='{id}']"))).await?.click().await?,
        }
    } else {
        element.click().await?;
    }
    Ok(())
}

/// A friend types the code on the first page and takes a seat.
pub async fn join(friend: &Person, code: &str) -> Result<()> {
    let field = friend.window.find(css("input[name=code]")).await?;
    field.send_keys(code.to_lowercase()).await?;
    friend.press("form[action='/j'] button").await?;
    friend.press("form[action^='/j/'] button[type=submit], form[action^='/j/'] button:not([type])").await
}

pub async fn start(host: &Person) -> Result<()> {
    host.press("form[action$='/start'] button").await?;
    host.window.until("return document.getElementById('act');").await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_two_bots_play_by_clicking_while_a_third_browser_watches() {
    Stage::run(async |stage| {
        let host = Person::new(stage.visit(WindowOptions::default(), "/").await?, Hands::Clicks);
        let friend = Person::new(stage.visit(PHONE, "/").await?, Hands::Clicks);
        let code = set_table(&host).await?;
        join(&friend, &code).await?;
        gather(&host).await?;
        friend.window.until("return document.getElementById('act');").await?;
        let table = host.window.current_url().await?.path().to_owned();
        let watcher = stage.visit(WindowOptions::default(), &table).await?;
        let mut people = [host, friend];
        let (first, second) =
            (std::sync::Arc::clone(&people[0].window), std::sync::Arc::clone(&people[1].window));
        play_to_the_end(&mut people, async |decision| {
            match decision {
                5 => first.refresh().await?,
                9 => second.refresh().await?,
                15 => stage.restart_the_server().await?,
                _ => {}
            }
            Ok(())
        })
        .await?;
        watcher.until("return !document.getElementById('end').hidden;").await?;
        let hands = watcher.find_all(css("#mine button, #act button[name=action]")).await?;
        ensure!(hands.is_empty(), "who watches has nothing to press");
        // The phone showed its hand, and is led to the result.
        let result_is_seen = "const { top } = document.getElementById('end').getBoundingClientRect();
            return top >= document.getElementById('status').offsetHeight && top < innerHeight / 2;";
        people[1].window.until(result_is_seen).await?;
        people[1].window.picture("game-over-phone").await?;
        watcher.picture("game-over-watcher").await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_plays_with_the_keyboard_alone_and_the_other_without_script() {
    Stage::run(async |stage| {
        let host = Person::new(stage.visit(WindowOptions::default(), "/").await?, Hands::Keys);
        let plain = WindowOptions { script: false, ..WindowOptions::default() };
        let friend = Person::new(stage.visit(plain, "/").await?, Hands::NoScript);
        let code = set_table(&host).await?;
        join(&friend, &code).await?;
        gather(&host).await?;
        friend.come_back().await?;
        let mut people = [host, friend];
        let decisions = play_to_the_end(&mut people, async |_| Ok(())).await?;
        ensure!(decisions > 20, "only {decisions} decisions");
        people[1].window.picture("game-over-without-script").await
    })
    .await;
}
