//! Where the script leads its reader when the stream says that another page is the right one.

use anyhow::{Result, ensure};
use ecotable_browser::WindowOptions;

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
