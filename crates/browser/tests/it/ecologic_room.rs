//! Both editions of Ecologic, in English and in Russian, with one to three opponents: everything has its room on a desk.

use anyhow::{Context, Result};
use ecotable_browser::{Window, WindowOptions};
use serde_json::json;

use crate::ecologic::{SIGHT, press, set_table_for};
use crate::room::Room;
use crate::stage::Stage;

const STILL: WindowOptions = WindowOptions::STILL;

const ROOM: Room = Room {
    desks: &[(1280, 720), (1440, 900), (1920, 1080)],
    scrolled: "#mine, #market, #stage, #ledger, #others, #event, .ecard, .bids, .curve, #end, .orders",
    covered: "#me .chip",
    wide: ".price-name, .tad-name, .phases, .opp .cap, .opp .more",
    inside: ".phases li, .tads li > *, .opp > *, .scale-box > *",
    ..Room::of("ecologic")
};

/// How many decisions are looked at, from the first placing on.
const LOOKS: usize = 36;

async fn play(window: &Window, options: WindowOptions, name: &str) -> Result<()> {
    let mut chance: u32 = 5;
    let mut decision = 0;
    while decision < LOOKS {
        window
            .until("return !document.getElementById('end').hidden || document.querySelector('button[name=action]');")
            .await?;
        let sight = window.run(SIGHT, vec![json!(chance >> 16)]).await?;
        if sight["over"] == true {
            return ROOM.expect(window, options, &format!("{name}-over")).await;
        }
        let Some(action) = sight["action"].as_str() else { continue };
        if decision % 3 == 0 {
            ROOM.expect(window, options, &format!("{name}-{}", decision % 12))
                .await
                .with_context(|| format!("decision {decision}"))?;
        }
        press(window, action, &sight["ticket"]).await.with_context(|| format!("pressing `{action}`"))?;
        // How often somebody looks in vain must not decide what they do.
        chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        decision += 1;
    }
    Ok(())
}

async fn has_room(edition: &'static str, language: &'static str, opponents: usize, dark: bool) {
    Stage::run(async |stage| {
        let options = WindowOptions { dark, language, ..STILL };
        let window = stage.window(options).await?;
        set_table_for(stage, &window, edition, opponents).await?;
        play(&window, options, &format!("{edition}-{language}-{opponents}")).await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_edition_in_russian_with_three_opponents_has_its_room() {
    has_room("ed1", "ru", 3, false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_edition_in_the_dark_with_one_opponent_has_its_room() {
    has_room("ed1", "en", 1, true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_second_edition_in_russian_in_the_dark_with_three_opponents_has_its_room() {
    has_room("ed2", "ru", 3, true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_second_edition_with_two_opponents_has_its_room() {
    has_room("ed2", "en", 2, false).await;
}
