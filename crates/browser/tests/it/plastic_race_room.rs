//! Europe Plastic's Race in Russian, whose words are long, with four opponents and a lesson: everything has its room.

use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use ecotable_browser::{Window, WindowOptions};

use crate::person::{Hands, Person, first};
use crate::plastic_race::expect_readable_names;
use crate::room::Room;
use crate::setting::begin;
use crate::stage::Stage;

const STILL: WindowOptions = WindowOptions { language: "ru", ..WindowOptions::STILL };

const ROOM: Room = Room {
    desks: &[(1280, 720), (1440, 900), (1920, 1080)],
    scrolled: ".status, #others, #yard, #keys-of-colours, #orders, #deeds, #act",
    wide: ".btn, .chip, .colours li, .stock > span, .plantcard small, .opp .more > span",
    apart: ".status, .opp, #city, #keys-of-colours, #yard, #orders, #logbox, #deeds, #mine, #act",
    whole: "#hand .card-name",
    ..Room::of("plastic-race")
};

async fn expect_room(window: &Window, moment: &str) -> Result<()> {
    ROOM.expect(window, STILL, moment).await
}

/// On a phone the own cards that can be pressed look out above the buttons, whatever else is shown.
async fn expect_cards_within_reach(window: &Window, moment: &str) -> Result<()> {
    window.fit(WindowOptions { size: (360, 740), ..STILL }).await?;
    window.expect_no_sideways_scrolling().await?;
    let place =
        "const card = document.querySelector('#hand :is(.is-live, .is-hot)')?.getBoundingClientRect();
        return !card || document.querySelector('.tray').getBoundingClientRect().top - card.top > 44;";
    let seen = window.run(place, Vec::new()).await?;
    window.picture(&format!("plastic-race-room-{moment}-phone")).await?;
    ensure!(seen == true, "{moment}: the cards are out of reach");
    window.fit(STILL).await
}

/// Sets a table with four bots in a city and begins.
async fn begin_with_four(window: &Window, city: &str) -> Result<()> {
    begin(window, &[("city", city), ("max_rounds", "5")], 4).await
}

/// Somebody who uses effects and rewards, asks and places, and drives when nothing else is to be done.
fn try_everything(actions: &[String], chance: u32) -> Option<&String> {
    let words = |list: &[&str]| list.iter().find_map(|word| first(actions, word));
    let bold = || words(&["use", "effect", "police_token"]).filter(|_| !chance.is_multiple_of(3));
    let drive = || words(&["continue", "step"]).filter(|_| !chance.is_multiple_of(4));
    let calm = || words(&["let_pass", "skip", "end_turn", "refill"]);
    words(&["collect", "sell_bin"]).or_else(bold).or_else(drive).or_else(calm).or(actions.first())
}

#[tokio::test(flavor = "multi_thread")]
async fn in_russian_with_four_opponents_and_a_lesson_only_the_log_scrolls() {
    Stage::run(async |stage| {
        let window = stage.visit(STILL, "/new/plastic-race").await?;
        begin_with_four(&window, "london").await?;
        window.until("return document.querySelector('#act button[name=action]');").await?;
        expect_room(&window, "begin").await?;
        expect_cards_within_reach(&window, "begin").await?;
        let mut me = Person::new(Arc::clone(&window), Hands::Clicks).with_taste(try_everything);
        let mut decisions = 0;
        let mut sight = me.look().await?;
        while !sight.over && decisions < 24 {
            if !sight.actions.is_empty() {
                // Everything that can be done is unfolded by whoever wants to choose from it.
                window
                    .run("document.querySelector('#deeds details')?.setAttribute('open', '');", Vec::new())
                    .await?;
                let all = me.look().await?;
                if !all.actions.is_empty() {
                    me.decide(&all.actions).await?;
                    decisions += 1;
                }
                window
                    .run("document.querySelector('#deeds details')?.removeAttribute('open');", Vec::new())
                    .await?;
                expect_room(&window, &format!("turn-{decisions}")).await?;
                if decisions % 8 == 0 {
                    expect_cards_within_reach(&window, &format!("turn-{decisions}")).await?;
                }
            }
            sight = me.look().await?;
        }
        let table = window.current_url().await?.path().to_owned();
        let large = WindowOptions { size: (1920, 1080), ..STILL };
        let wall = stage.visit(large, &format!("{table}/wall")).await?;
        wall.until("return document.querySelector('#traffic .truck');").await?;
        ROOM.expect_here(&wall, "wall").await?;
        window.goto(stage.site.url(&table)).await?;
        Ok(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_russian_the_city_with_the_most_colours_has_room_for_its_key() {
    Stage::run(async |stage| {
        let window = stage.visit(STILL, "/new/plastic-race").await?;
        begin_with_four(&window, "paris").await.context("paris")?;
        window.until("return document.querySelector('#act button[name=action]');").await?;
        expect_readable_names(&window).await.context("five trucks stand at one light")?;
        expect_room(&window, "paris").await
    })
    .await;
}
