//! What the script does by itself: it follows the stream to another page, and sends again what did not reach the server.

use anyhow::{Result, ensure};
use ecotable_browser::WindowOptions;
use serde_json::json;

use crate::stage::Stage;

const CLIENT: &str = include_str!("../../../web/assets/js/client.js");

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
    window.run(&format!("{PAGE}\n{CLIENT}\n{then}\n{rings}"), Vec::new()).await?;
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

/// A form, and a server that can be reached when the test wants it.
const FORM: &str = "
    document.body.innerHTML = '<dialog id=sheet></dialog><form method=post action=/t/1/act><button name=action value=pass>';
    Object.assign(globalThis, { reachable: false, sent: [] });
    globalThis.fetch = async (url, { body }) => {
        sent.push(`${url} ${body}`);
        if (!reachable) throw new TypeError('nobody there');
        return { ok: true, status: 204 };
    };";

#[tokio::test(flavor = "multi_thread")]
async fn what_could_not_be_sent_is_sent_once_when_the_server_is_heard_again() {
    Stage::run(async |stage| {
        let window = stage.window(WindowOptions::default()).await?;
        window.goto("about:blank").await?;
        let press = "document.querySelector('form button').click();";
        window.run(&format!("{FORM}\n{PAGE}\n{CLIENT}\n{press}"), Vec::new()).await?;
        window.until("return document.getElementById('sheet').open;").await?;
        window
            .run("Object.assign(globalThis, { reachable: true, sent: [] }); said('ping', '1');", Vec::new())
            .await?;
        window.until("return !document.getElementById('sheet').open;").await?;
        let sent = window.run("said('ping', '1'); return sent;", Vec::new()).await?;
        ensure!(sent == json!(["/t/1/act action=pass"]), "{sent}");
        Ok(())
    })
    .await;
}
