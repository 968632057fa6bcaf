//! Every page, on every kind of screen: readable, reachable, and nothing off the edge.

use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use ecotable_browser::{Window, WindowOptions};
use thirtyfour::By;

use crate::stage::Stage;

/// Phone, tablet, desk, projector.
const SCREENS: [(&str, (u32, u32)); 4] =
    [("phone", (360, 740)), ("tablet", (820, 1180)), ("desk", (1440, 900)), ("projector", (1920, 1080))];

/// A desk on which nothing moves.
const STILL: WindowOptions = WindowOptions::STILL;

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
    window.picture(name).await
}

/// Starts a game against bots with one click, and gives the path of its table.
async fn play_now(window: &Window) -> Result<String> {
    window.click("form[action='/play/tradejack'] button").await?;
    window.until("return document.querySelector('#act button[name=action]');").await?;
    Ok(window.current_url().await?.path().to_owned())
}

/// Sets a table at which somebody is missing, and gives its path.
async fn wait_for_others(stage: &Stage, window: &Window) -> Result<String> {
    window.goto(stage.site.url("/new/tradejack")).await?;
    window.run("const open = document.querySelector(\"[name='seat-0'][value=open]\"); (open ?? document.querySelector(\"[name='seat-0']\")).click(); if (!open) document.querySelector(\"[name='seat-0']\").value = 'open';", Vec::new()).await?;
    window
        .run("document.querySelector('button[name=do][value=start]:not(.vh)').click();", Vec::new())
        .await?;
    window.until("return document.getElementById('gather-invite');").await?;
    Ok(window.current_url().await?.path().to_owned())
}

/// Looks at every page in one window.
async fn tour(stage: &Stage, window: &Arc<Window>, kind: &str) -> Result<()> {
    let plain = [
        "/",
        "/new/tradejack",
        "/new/ecotrade",
        "/new/ecologic",
        "/new/plastic-race",
        "/j",
        "/mine",
        "/about",
        "/rules/tradejack",
        "/cards/tradejack",
    ];
    for path in plain {
        window.goto(stage.site.url(path)).await?;
        let name = if path == "/" { "home".to_owned() } else { path.trim_matches('/').replace('/', "-") };
        inspect(window, &format!("{name}-{kind}")).await?;
    }
    let waiting = wait_for_others(stage, window).await?;
    inspect(window, &format!("waiting-{kind}")).await?;
    let way = window.run("return document.querySelector('.invite-link a').pathname;", Vec::new()).await?;
    let way = way.as_str().context("the waiting room shows how to join")?.to_owned();
    window.delete_all_cookies().await?;
    window.goto(stage.site.url(&way)).await?;
    inspect(window, &format!("join-{kind}")).await?;
    window.goto(stage.site.url(&format!("{waiting}/wall"))).await?;
    inspect(window, &format!("wall-waiting-{kind}")).await?;
    window.goto(stage.site.url("/")).await?;
    let table = play_now(window).await?;
    inspect(window, &format!("table-{kind}")).await?;
    for (page, name) in
        [("?mode=text", "text"), ("/wall", "wall"), ("/log", "log"), ("/why?action=confirm", "why")]
    {
        window.goto(stage.site.url(&format!("{table}{page}"))).await?;
        inspect(window, &format!("{name}-{kind}")).await?;
    }
    Ok(())
}

async fn every_page(dark: bool) {
    Stage::run(async |stage| {
        for (name, size) in SCREENS {
            let kind = if dark { format!("{name}-dark") } else { name.to_owned() };
            let window =
                stage.window(WindowOptions { size, dark, motion: false, ..WindowOptions::default() }).await?;
            tour(stage, &window, &kind).await?;
        }
        Ok(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_readable_on_every_screen_in_light_colours() {
    every_page(false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_readable_on_every_screen_in_dark_colours() {
    every_page(true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_speak_the_language_of_the_browser() {
    Stage::run(async |stage| {
        let russian =
            WindowOptions { language: "ru", size: (360, 740), motion: false, ..WindowOptions::default() };
        let window = stage.visit(russian, "/").await?;
        play_now(&window).await?;
        ensure!(
            window.find(css("html")).await?.attr("lang").await?.as_deref() == Some("ru"),
            "the page is not in Russian"
        );
        inspect(&window, "table-russian-phone").await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn help_opens_in_a_sheet_and_closes_again() {
    Stage::run(async |stage| {
        let window = stage.visit(STILL, "/").await?;
        play_now(&window).await?;
        for (opener, name) in
            [("a[data-hotkey='h']", "hint"), ("a[data-hotkey='z']", "undo"), ("#act a.bid", "why-not")]
        {
            window.click(opener).await?;
            window.until("return document.getElementById('sheet').open;").await?;
            inspect(&window, &format!("sheet-{name}")).await?;
            window.click("#sheet [data-close]").await?;
            window.until("return !document.getElementById('sheet').open;").await?;
        }
        Ok(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_never_more_than_text() {
    Stage::run(async |stage| {
        let window = stage.visit(WindowOptions::default(), "/new/tradejack").await?;
        let name = "<img src=x onerror=alert(1)>";
        let field = window.find(css("input[name=name]")).await?;
        field.clear().await?;
        // Longer than a field takes: whoever is hostile does not use the field.
        window.run("document.querySelector('input[name=name]').removeAttribute('maxlength');", Vec::new()).await?;
        field.send_keys(&name[..24]).await?;
        window.run("document.querySelector('button[name=do][value=start]:not(.vh)').click();", Vec::new()).await?;
        window.until("return document.getElementById('act');").await?;
        let shown = window.run("return [document.body.innerText.includes('<img src=x'), document.querySelectorAll('img').length];", Vec::new()).await?;
        ensure!(shown[0] == true && shown[1] == 0, "the name became something else: {shown}");
        Ok(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_share_a_device_see_a_curtain_between_their_turns() {
    Stage::run(async |stage| {
        let window = stage.visit(STILL, "/new/tradejack").await?;
        window.run("const here = document.querySelector(\"[name='seat-0'][value=here]\"); if (here) here.click(); else document.querySelector(\"[name='seat-0']\").value = 'here'; const name = document.querySelector(\"[name='name-0']\"); name.value = 'Second';", Vec::new()).await?;
        window.run("document.querySelector('button[name=do][value=start]:not(.vh)').click();", Vec::new()).await?;
        window.until("return location.pathname.startsWith('/t/');").await?;
        // Bots play behind the curtain: it is drawn again when somebody is asked, and then it waits for them.
        window.until("return !document.querySelector('.card') && document.querySelector('.curtain > a[href*=\"seat=\"]');").await?;
        inspect(&window, "curtain").await?;
        window.click(".curtain > a[href*='seat=']").await?;
        window.until("return document.querySelector('#act');").await?;
        Ok(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_share_a_device_and_have_nothing_to_hide_see_no_curtain() {
    Stage::run(async |stage| {
        let window = stage.visit(STILL, "/new/ecologic").await?;
        window.run("document.querySelector(\"[name='seat-0'][value=here]\").click(); document.querySelector(\"[name='name-0']\").value = 'Second';", Vec::new()).await?;
        window.run("document.querySelector('button[name=do][value=start]:not(.vh)').click();", Vec::new()).await?;
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..60 {
            window.until("return location.search.includes('seat=') && document.querySelector('#status.status-you .now');").await?;
            let now = window.run("return [location.search, document.querySelector('#status .now').textContent, document.querySelector('#act [name=ticket]').value];", Vec::new()).await?;
            if seen.insert(now[0].to_string()) {
                window.expect_accessible().await?;
                window.picture(&format!("shared-open-{}", seen.len())).await?;
            }
            ensure!(now[1].as_str().is_some_and(|said| said.starts_with("Now: ")), "{now}");
            if seen.len() > 1 {
                return Ok(());
            }
            window.run("const buttons = [...document.querySelectorAll('#act button[name=action]')]; (buttons.find((button) => button.value === 'pass') ?? buttons[0] ?? document.querySelector('button[name=action]')).click();", Vec::new()).await?;
            window.until(&format!("return document.querySelector('.curtain') || (document.querySelector('#act [name=ticket]')?.value ?? '') !== {};", now[2])).await?;
            ensure!(window.find_all(css(".curtain")).await?.is_empty(), "a curtain hides nothing here");
        }
        anyhow::bail!("the turn never passes on")
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_length_of_a_match_follows_what_is_chosen() {
    Stage::run(async |stage| {
        let window = stage.visit(WindowOptions::default(), "/new/tradejack").await?;
        let length = "return document.getElementById('length').textContent;";
        ensure!(window.run(length, Vec::new()).await?.as_str().is_some_and(|text| text.contains("6 rounds")));
        window
            .run("document.querySelector('[name=option-advanced][value=true]').click();", Vec::new())
            .await?;
        window.until("return document.getElementById('length').textContent.includes('8 rounds');").await?;
        let chosen = "return document.querySelector('[name=option-advanced]:checked').value;";
        ensure!(window.run(chosen, Vec::new()).await? == "true", "what was chosen stays");
        Ok(())
    })
    .await;
}
