//! TradeJack in Russian, whose words are long, with five opponents, a lesson and the CO2 tracker: only the log scrolls, and
//! the row of bids. The same on a small laptop with three opponents.

use std::sync::Arc;

use anyhow::{Result, ensure};
use ecotable_browser::{Window, WindowOptions};

use crate::person::{Hands, Person};
use crate::room::{Room, TABLETS};
use crate::setting::begin;
use crate::stage::Stage;

const STILL: WindowOptions = WindowOptions { language: "ru", ..WindowOptions::STILL };

const ROOM: Room = Room {
    desks: &[(1280, 800), (1440, 900), (1920, 1080)],
    scrolled: "#felt, #others, .opp, .orders, #act",
    covered: "#me .chip",
    wide: ".btn, .opp .cap",
    inside: ".opp > *",
    apart: ".status, .opp, #felt, #logbox, #mine, #act",
    ..Room::of("tradejack")
};

/// After how many decisions the room is looked at: both phases, the first round with its lessons, and later ones with hands,
/// awards and what the last round brought.
const LOOKS: [u32; 9] = [0, 1, 3, 5, 7, 10, 14, 19, 25];

/// A small laptop, whose browser has bars of its own.
const LAPTOP: WindowOptions = WindowOptions { size: (1366, 650), language: "en", ..STILL };

const LOW: Room =
    Room { desks: &[(1366, 650)], apart: ".status, .opp, #felt, #logbox, #hand, #preview, #act", ..ROOM };

/// Whether what a source is worth lies on the words that another one follows.
const UNDER: &str = "
    const [next, worth] = ['.stage-next', '#preview'].map((what) => document.querySelector(what)?.getBoundingClientRect());
    return !!next && !!worth && next.right > worth.left && next.bottom > worth.top && next.top < worth.bottom;";

/// What is played.
struct Match {
    bots: usize,
    co2: &'static str,
    decisions: u32,
}

/// Plays so many decisions of a match, or all, and looks at the room on the way.
async fn play(stage: &Stage, room: &Room, options: WindowOptions, game: Match) -> Result<()> {
    let window = stage.visit(options, "/new/tradejack").await?;
    begin(&window, &[("co2", game.co2)], game.bots).await?;
    let mut me = Person::new(Arc::clone(&window), Hands::Clicks);
    let mut decisions = 0;
    let mut sight = me.look().await?;
    while !sight.over && decisions <= game.decisions {
        if !sight.actions.is_empty() {
            if LOOKS.contains(&decisions) {
                room.expect(&window, options, &format!("turn-{decisions}")).await?;
                expect_words_beside_the_preview(&window, room, options).await?;
            }
            me.decide(&sight.actions).await?;
            decisions += 1;
        }
        sight = me.look().await?;
    }
    Ok(())
}

async fn expect_words_beside_the_preview(window: &Window, room: &Room, options: WindowOptions) -> Result<()> {
    for &size in room.desks.iter().chain(&TABLETS) {
        window.fit(WindowOptions { size, ..options }).await?;
        ensure!(window.run(UNDER, Vec::new()).await? == false, "the preview lies on words at {size:?}");
    }
    window.fit(options).await
}

#[tokio::test(flavor = "multi_thread")]
async fn in_russian_with_five_opponents_and_a_lesson_only_the_log_scrolls() {
    Stage::run(async |stage| {
        play(stage, &ROOM, STILL, Match { bots: 5, co2: "true", decisions: u32::MAX }).await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_small_laptop_the_felt_is_seen_at_once() {
    Stage::run(async |stage| play(stage, &LOW, LAPTOP, Match { bots: 3, co2: "false", decisions: 25 }).await)
        .await;
}
