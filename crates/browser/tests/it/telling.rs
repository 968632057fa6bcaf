//! Whoever cannot see the table hears what happens, once and in order, and when it is their turn.

use std::sync::Arc;

use anyhow::{Result, ensure};
use ecotable_browser::{Window, WindowOptions};
use serde_json::Value;

use crate::person::{Hands, Person, at_once};
use crate::stage::Stage;

/// Writes down everything that is told from now on, each with the sentence about the situation that stood there; and every
/// line of the log, oldest first, because the page shows only the newest.
const RECORD: &str = "
    window.heard = [];
    const status = () => document.getElementById('status').textContent.trim();
    const note = (changes) => changes.flatMap((change) => [...change.addedNodes])
        .forEach((line) => window.heard.push([line.textContent, status()]));
    new MutationObserver(note).observe(document.getElementById('live'), { childList: true, subtree: true, characterData: true });
    window.logged = [];
    const known = new Set();
    const read = () => [...document.querySelectorAll('#log li')].reverse().filter((line) => !known.has(line.id)).forEach((line) => {
        known.add(line.id);
        window.logged.push([line.id, line.querySelector('[data-say]').textContent]);
    });
    read();
    new MutationObserver(read).observe(document.getElementById('log'), { childList: true, subtree: true });";

/// What the log has said, oldest first, by name and words; and how far the seat that looks has come.
const LOOK: &str = "
    const [noticed, own] = (document.querySelector('#act [name=ticket]')?.value ?? '').split('.').map(Number);
    return { log: window.logged, noticed, own };";

/// What was heard.
struct Ear {
    window: Arc<Window>,
    /// The lines of the log, in order.
    lines: Vec<(String, String)>,
    /// How many of them are older than the record.
    old: usize,
    turns: usize,
}

impl Ear {
    /// Listens from now on.
    async fn listen(window: &Arc<Window>) -> Result<Self> {
        window.run(RECORD, Vec::new()).await?;
        let mut ear = Self { window: Arc::clone(window), lines: Vec::new(), old: 0, turns: 0 };
        ear.read().await?;
        ear.old = ear.lines.len();
        Ok(ear)
    }

    /// Reads the log; gives how much the seat has noticed and how much of that it did itself.
    async fn read(&mut self) -> Result<(i64, i64)> {
        let seen = self.window.run(LOOK, Vec::new()).await?;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        for line in seen["log"].as_array().into_iter().flatten() {
            let line = (text(&line[0]), text(&line[1]));
            if !self.lines.contains(&line) {
                self.lines.push(line);
            }
        }
        let number = |name: &str| seen[name].as_i64().unwrap_or_default();
        Ok((number("noticed"), number("own")))
    }

    /// The person decides, and it is their turn again: perhaps the same turn, if nobody else has moved since.
    async fn decide(&mut self, me: &mut Person) -> Result<()> {
        let before = self.read().await?;
        let sight = me.look().await?;
        me.decide(&sight.actions).await?;
        let asked = "return document.getElementById('status').classList.contains('status-you');";
        self.window.until(asked).await?;
        let now = self.read().await?;
        self.turns += usize::from(now.0 - before.0 > now.1 - before.1);
        Ok(())
    }

    /// Everything that happened was told, in order and once, and every turn once.
    async fn expect_all_told_once(&mut self) -> Result<()> {
        let heard = self.window.run("return window.heard;", Vec::new()).await?;
        let (mut events, mut turns) = (Vec::new(), 0);
        for line in heard.as_array().into_iter().flatten() {
            let (said, status) = (line[0].as_str().unwrap_or_default(), line[1].as_str().unwrap_or_default());
            if let Some(wanted) = said.strip_prefix("Your turn: ") {
                ensure!(status.ends_with(wanted), "a turn is told with what is wanted: {said}");
                ensure!(!wanted.contains("Your turn"), "it is said twice: {said}");
                turns += 1;
            } else if !status.ends_with(said) {
                events.push(said.to_owned());
            }
        }
        let happened: Vec<String> = self.lines[self.old..].iter().map(|(_, words)| words.clone()).collect();
        ensure!(events == happened, "heard {events:#?}, but what happened is {happened:#?}");
        ensure!(turns == self.turns, "{turns} turns were told, and there were {}: {heard:#}", self.turns);
        Ok(())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn events_and_turns_are_told_once_and_nothing_old_after_a_reload_or_a_lost_connection() {
    Stage::run(async |stage| {
        let window = stage.visit(WindowOptions::default(), "/").await?;
        window.click("form[action='/play/tradejack'] button").await?;
        window.until("return document.querySelector('#act button[name=action]');").await?;
        at_once(&window).await?;
        let mut me = Person::new(Arc::clone(&window), Hands::Clicks);
        let mut ear = Ear::listen(&window).await?;
        for _ in 0..10 {
            ear.decide(&mut me).await?;
        }
        ear.expect_all_told_once().await?;
        ensure!(ear.turns > 1 && ear.lines.len() - ear.old > 10, "too little has happened");

        window.refresh().await?;
        window.until("return document.documentElement.dataset.link === 'on';").await?;
        let old = window.run("return document.getElementById('live').textContent;", Vec::new()).await?;
        ensure!(old == "", "a fresh page tells nothing old, but {old}");
        let mut ear = Ear::listen(&window).await?;
        ear.decide(&mut me).await?;
        ear.expect_all_told_once().await?;

        stage.restart_the_server().await?;
        window.until("return document.documentElement.dataset.link === 'on';").await?;
        ear.decide(&mut me).await?;
        ear.expect_all_told_once().await
    })
    .await;
}
