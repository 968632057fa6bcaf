//! Somebody decides from a hint with the keyboard alone.

use thirtyfour::Key;

use crate::arrows::play;
use crate::stage::Stage;

/// What opened the hint is gone by then, because the tray has changed meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn who_decides_from_a_hint_is_at_the_tray_again() {
    Stage::run(async |stage| {
        let window = play(stage, "tradejack").await?;
        for _ in 0..3 {
            window.until("return document.querySelector('#act button[name=action]');").await?;
            window.active_element().await?.send_keys("h").await?;
            window.until("return document.querySelector('#sheet[open] button[name=action]');").await?;
            window.run("document.querySelector('#sheet button[name=action]').focus();", Vec::new()).await?;
            window.active_element().await?.send_keys(Key::Enter + "").await?;
            window.until("return !document.querySelector('#sheet[open]');").await?;
            window.until("return document.getElementById('act').contains(document.activeElement);").await?;
        }
        Ok(())
    })
    .await;
}
