//! Two people at one table of EcoTrade: one with the keyboard alone, the other without script.

use anyhow::{Result, ensure};
use thirtyfour::{By, Key};

use crate::pair::Pair;
use crate::person::{Person, first};
use crate::stage::Stage;

fn css(selector: &str) -> By {
    By::Css(selector.to_owned())
}

/// The shortest table that there is.
const SHORT: Pair = Pair {
    game: "ecotrade",
    options: &[
        ("growth_limit", "20"),
        ("start_growth_tokens", "4"),
        ("short_deck", "true"),
        ("last_turns", "one_each"),
        ("first_player", "0"),
    ],
    taste: trade,
};

/// Somebody who sends off what they hold, as fast as it goes.
fn trade(actions: &[String], chance: u32) -> Option<&String> {
    let words = |list: &[&str]| list.iter().find_map(|word| first(actions, word));
    let more = || words(&["add-card"]).filter(|_| chance.is_multiple_of(2));
    let incident = || words(&["redraw-incident"]).filter(|_| chance.is_multiple_of(2));
    let sends = || words(&["plane", "road", "ship", "train", "top-card", "done-combining", "start-with"]);
    let takes = || words(&["take-market", "take-deck"]);
    more().or_else(incident).or_else(sends).or_else(takes).or(actions.first())
}

/// Thinks a shipment over on the sheet, with the keyboard, and sends it.
async fn plan_with_keys(person: &Person) -> Result<()> {
    person.press("#hand-plan").await?;
    person.window.until("return document.querySelector('#sheet[open] input[name=card]');").await?;
    person.mark("#sheet input[name=card]:not([disabled])").await?;
    person.window.until("return document.querySelector('#sheet .plan-result form button');").await?;
    person.press("#sheet .plan-result form button").await?;
    let sent =
        "return !document.getElementById('sheet').open && document.querySelector('#company .slot-taken');";
    person.window.until(sent).await.map(drop)
}

/// Asks why a card of the market cannot be taken now, reads it, and closes the sheet with Escape.
async fn ask_why_not(person: &Person) -> Result<()> {
    person.press("#market a[aria-disabled=true]").await?;
    person
        .window
        .until("return document.querySelector('#sheet[open] .sheet-body')?.innerText.includes('ET-');")
        .await?;
    person.window.active_element().await?.send_keys(Key::Escape + "").await?;
    person.window.until("return !document.getElementById('sheet').open;").await.map(drop)
}

#[tokio::test(flavor = "multi_thread")]
async fn one_trades_with_the_keyboard_alone_and_the_other_without_script() {
    Stage::run(async |stage| {
        let mut people = SHORT.sit_down(stage).await?;
        for person in &mut people {
            let sight = person.look().await?;
            person.decide(&sight.actions).await?;
        }
        people[0].window.until("return document.querySelector('#hand button');").await?;
        plan_with_keys(&people[0]).await?;
        ask_why_not(&people[0]).await?;
        SHORT.play(&mut people, 13).await?;
        for person in &people {
            let lines = person.window.find_all(css("#accounts .accounts tbody tr")).await?;
            ensure!(lines.len() >= 7, "the score is explained line by line");
        }
        Ok(())
    })
    .await;
}
