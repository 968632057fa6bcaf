//! What the script does by itself: it follows the stream to another page, and sends again what did not reach the server.

use std::sync::Arc;

use anyhow::{Result, ensure};
use ecotable_browser::{Window, WindowOptions};
use ecotable_web::server::script;
use serde_json::json;

use crate::stage::Stage;

/// A page whose stream says what the test wants: `said("go", "#there")`.
const PAGE: &str = "
    document.body.dataset.stream = '/stream';
    globalThis.EventSource = class extends EventTarget {
        constructor() {
            super();
            globalThis.said = (name, data) => this.dispatchEvent(new MessageEvent(name, { data }));
        }
        close() {}
    };";

/// Runs the script on such a page.
async fn led(stage: &Stage, then: &str) -> Result<String> {
    let window = stage.window(WindowOptions::default()).await?;
    window.goto("about:blank").await?;
    // What the script does at once is done when a timer that was set after it rings.
    let rings = "setTimeout(() => (globalThis.rang = `at ${location.hash}`));";
    window.run(&format!("{PAGE}\n{}\n{then}\n{rings}", script()), Vec::new()).await?;
    Ok(window.until("return globalThis.rang;").await?.as_str().unwrap_or_default().to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_stream_leads_to_another_page_unless_a_link_was_followed_just_before() {
    Stage::run(async |stage| {
        let led_there = led(stage, "said('go', '#there');").await?;
        ensure!(led_there == "at #there", "{led_there}");
        let leaving = led(stage, "dispatchEvent(new Event('beforeunload')); said('go', '#there');").await?;
        ensure!(leaving == "at ", "{leaving}");
        Ok(())
    })
    .await;
}

/// A decision, an order, and a server that can be reached when the test wants it.
const FORMS: &str = "
    document.body.innerHTML = `<dialog id=sheet></dialog>
        <form method=post action=/t/1/act><input type=hidden name=ticket value=7>
            <button name=action value=bid>bid</button><button name=action value=pass>pass</button></form>
        <form method=post action=/t/1/order><button name=order value=pass_round>order</button></form>`;
    Object.assign(document.body.dataset, { wordOffline: 'later', wordUnreached: 'not now' });
    Object.assign(globalThis, { reachable: false, sent: [] });
    globalThis.fetch = async (url, { body }) => {
        sent.push(`${url} ${body}`);
        if (!reachable) throw new TypeError('nobody there');
        return { ok: true, status: 204 };
    };
    globalThis.press = (value) => document.querySelector(`button[value=${value}]`).click();
    globalThis.told = () => document.querySelector('#sheet[open] p')?.textContent;";

/// The page with these forms, without a server.
async fn cut_off(stage: &Stage) -> Result<Arc<Window>> {
    let window = stage.window(WindowOptions::default()).await?;
    window.goto("about:blank").await?;
    window.run(&format!("{FORMS}\n{PAGE}\n{}", script()), Vec::new()).await?;
    Ok(window)
}

/// What is sent once the server is heard again, twice.
async fn sent_when_heard(window: &Window) -> Result<serde_json::Value> {
    window
        .run("Object.assign(globalThis, { reachable: true, sent: [] }); said('ping', '1');", Vec::new())
        .await?;
    window.until("return !told();").await?;
    window.run("said('ping', '1'); return sent;", Vec::new()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_that_could_not_be_sent_is_sent_once_when_the_server_is_heard_again() {
    Stage::run(async |stage| {
        let window = cut_off(stage).await?;
        window.run("press('bid');", Vec::new()).await?;
        window.until("return told() === 'later';").await?;
        let sent = sent_when_heard(&window).await?;
        ensure!(sent == json!(["/t/1/act ticket=7&action=bid"]), "{sent}");
        Ok(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_decisions_that_could_not_be_sent_the_later_one_counts() {
    Stage::run(async |stage| {
        let window = cut_off(stage).await?;
        for value in ["bid", "pass"] {
            window
                .run(&format!("document.getElementById('sheet').close(); press('{value}');"), Vec::new())
                .await?;
            window.until("return told() === 'later';").await?;
        }
        let sent = sent_when_heard(&window).await?;
        ensure!(sent == json!(["/t/1/act ticket=7&action=pass"]), "{sent}");
        Ok(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_that_a_server_which_is_heard_does_not_take_is_given_up() {
    Stage::run(async |stage| {
        let window = cut_off(stage).await?;
        window.run("press('bid');", Vec::new()).await?;
        window.until("return told() === 'later';").await?;
        for turn in 1..=3 {
            window.run("sent = []; said('ping', '1');", Vec::new()).await?;
            window.until("return sent.length === 3;").await?;
            let told = if turn < 3 { "later" } else { "not now" };
            window.until(&format!("return told() === '{told}';")).await?;
        }
        let sent = window.run("sent = []; said('ping', '1'); return sent;", Vec::new()).await?;
        ensure!(sent == json!([]), "{sent}");
        Ok(())
    })
    .await;
}

/// An order is about what is for sale when it is given, and has no ticket.
#[tokio::test(flavor = "multi_thread")]
async fn what_has_no_ticket_is_tried_once_and_never_sent_later() {
    Stage::run(async |stage| {
        let window = cut_off(stage).await?;
        window.run("press('pass_round');", Vec::new()).await?;
        window.until("return told() === 'not now';").await?;
        let tried = window.run("return sent;", Vec::new()).await?;
        ensure!(tried == json!(["/t/1/order order=pass_round"]), "{tried}");
        window.run("document.getElementById('sheet').close();", Vec::new()).await?;
        let sent = sent_when_heard(&window).await?;
        ensure!(sent == json!([]), "{sent}");
        Ok(())
    })
    .await;
}
