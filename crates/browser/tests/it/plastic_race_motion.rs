//! Europe Plastic's Race: things are seen to move, unless somebody wants a still page.

use std::sync::Arc;

use anyhow::{Result, ensure};
use ecotable_browser::{Window, WindowOptions};
use serde_json::Value;

use crate::plastic_race::{Racer, begin};
use crate::stage::Stage;

/// Keeps every animation that the page begins, with what moves and the line that it follows.
const WATCH: &str = "
    window.moves = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
        const animation = animate.call(this, frames, options);
        const ways = [...document.querySelectorAll('#track .leg')].map((way) => way.getAttribute('d'));
        window.moves.push({ what: this.id || this.getAttribute('class') || this.firstElementChild?.className || '', ways, animation });
        return animation;
    };";

/// What moved: the name of each thing, and how far from the streets that it drove its way leads at most.
const MOVED: &str = "
    const line = (d) => { const path = document.createElementNS('http://www.w3.org/2000/svg', 'path'); path.setAttribute('d', d); return path; };
    const on = (ways) => ways.map(line).flatMap((way) => Array.from({ length: 200 }, (_, part) => way.getPointAtLength(way.getTotalLength() * part / 199)));
    const spots = (animation) => animation.effect.getKeyframes().map(({ transform }) => transform.match(/-?[0-9.]+/g)?.map(Number) ?? []);
    const far = ([x, y], points) => Math.min(...points.map((point) => Math.hypot(point.x - x, point.y - y)));
    return window.moves.map(({ what, ways, animation }) => {
        const truck = what.startsWith('truck');
        const middle = truck ? spots(animation).slice(12, 21) : [];
        return { what, frames: animation.effect.getKeyframes().length, off: Math.round(Math.max(0, ...middle.map((spot) => far(spot, on(ways))))) };
    });";

async fn moves(window: &Window) -> Result<Vec<Value>> {
    Ok(window.run(MOVED, Vec::new()).await?.as_array().cloned().unwrap_or_default())
}

fn named<'a>(moves: &'a [Value], name: &str) -> Vec<&'a Value> {
    moves.iter().filter(|moved| moved["what"].as_str().is_some_and(|what| what.contains(name))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn trucks_drive_along_their_streets_and_bins_and_cards_go_to_where_they_belong() {
    Stage::run(async |stage| {
        let window = stage.visit(WindowOptions::default(), "/new/plastic-race").await?;
        begin(&window, "victoria", 5).await?;
        window.run(WATCH, Vec::new()).await?;
        Racer::new(Arc::clone(&window)).play().await?;
        let moves = moves(&window).await?;
        let trucks = named(&moves, "truck-");
        ensure!(trucks.len() > 3, "{moves:?}");
        // Between leaving a place to park and reaching the next one, a truck is on the streets.
        ensure!(
            trucks.iter().all(|truck| truck["frames"] == 33 && truck["off"].as_u64() < Some(40)),
            "{trucks:?}"
        );
        ensure!(trucks.iter().any(|truck| truck["off"].as_u64() < Some(3)), "{trucks:?}");
        ensure!(!named(&moves, "binlet").is_empty(), "a collected bin goes to its owner: {moves:?}");
        ensure!(
            !named(&moves, "flies").is_empty(),
            "cards go from hand to hand or to the discard: {moves:?}"
        );
        window.shows("document.querySelector('.flies') === null").await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_still_page_nothing_moves() {
    Stage::run(async |stage| {
        let still = WindowOptions { motion: false, ..WindowOptions::default() };
        let window = stage.visit(still, "/new/plastic-race").await?;
        begin(&window, "victoria", 5).await?;
        window.run(WATCH, Vec::new()).await?;
        Racer::new(Arc::clone(&window)).play().await?;
        let moves = moves(&window).await?;
        ensure!(moves.is_empty(), "{moves:?}");
        let running = window.run("return document.getAnimations().length;", Vec::new()).await?;
        ensure!(running == 0, "{running} animations");
        Ok(())
    })
    .await;
}
