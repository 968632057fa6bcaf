//! TradeJack in Russian, whose words are long, with five opponents, a lesson and the CO2 tracker: only the log scrolls, and
//! the row of bids.

use std::sync::Arc;

use ecotable_browser::WindowOptions;

use crate::person::{Hands, Person};
use crate::room::Room;
use crate::setting::begin;
use crate::stage::Stage;

const STILL: WindowOptions =
    WindowOptions { size: (1440, 900), dark: false, motion: false, script: true, language: "ru" };

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

#[tokio::test(flavor = "multi_thread")]
async fn in_russian_with_five_opponents_and_a_lesson_only_the_log_scrolls() {
    Stage::run(async |stage| {
        let window = stage.visit(STILL, "/new/tradejack").await?;
        begin(&window, &[("co2", "true")], 5).await?;
        let mut me = Person::new(Arc::clone(&window), Hands::Clicks);
        let mut decisions = 0;
        let mut sight = me.look().await?;
        while !sight.over {
            if !sight.actions.is_empty() {
                if LOOKS.contains(&decisions) {
                    ROOM.expect(&window, STILL, &format!("turn-{decisions}")).await?;
                }
                me.decide(&sight.actions).await?;
                decisions += 1;
            }
            sight = me.look().await?;
        }
        Ok(())
    })
    .await;
}
