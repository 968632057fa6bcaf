//! Ecologic in motion: what changes its place is seen to move from where it was to where it is.

use std::collections::BTreeSet;

use anyhow::{Result, ensure};
use ecotable_browser::{Window, WindowOptions};
use serde_json::{Value, json};

use crate::ecologic::{SIGHT, set_table_for};
use crate::stage::Stage;

/// Notes, for every change of the page, what moves in it and from where to where, by the animations themselves. Each
/// look at the clock finds it a second later, so that no change is too soon after another to be shown.
const WATCH: &str = "
    window.moved = [];
    window.moving = 0;
    let clock = performance.now();
    performance.now = () => (clock += 1000);
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
        const panels = new Map([...document.querySelectorAll('.opp, #me')].map((panel) => [panel.id, panel.getBoundingClientRect()]));
        const transition = start(change);
        window.moving += 1;
        transition.finished.finally(() => (window.moving -= 1));
        transition.ready.then(() => {
            const all = document.getAnimations();
            const groups = all.filter((one) => one.effect.pseudoElement?.startsWith('::view-transition-group'));
            const place = (one, time) => {
                one.currentTime = time;
                const style = getComputedStyle(document.documentElement, one.effect.pseudoElement);
                const matrix = new DOMMatrix(style.transform);
                return [matrix.e + parseFloat(style.width) / 2, matrix.f + parseFloat(style.height) / 2];
            };
            const far = ([x, y], [u, v]) => Math.hypot(x - u, y - v);
            for (const one of groups) {
                const [from, to] = [place(one, 0), place(one, one.effect.getComputedTiming().endTime - 1)];
                const name = one.effect.pseudoElement.slice(24, -1);
                if (far(from, to) < 12) continue;
                const home = (spot) => [...panels].find(([, box]) => spot[0] > box.left - 20 && spot[0] < box.right + 20 && spot[1] > box.top - 20 && spot[1] < box.bottom + 20)?.[0] ?? null;
                const map = document.querySelector('.land-box').getBoundingClientRect();
                const on = (spot) => spot[0] > map.left && spot[0] < map.right && spot[1] > map.top && spot[1] < map.bottom;
                window.moved.push({ name, from: home(from), to: home(to), fromMap: on(from), toMap: on(to) });
            }
            for (const one of all.filter((one) => !one.effect.pseudoElement)) {
                const thing = one.effect.target;
                window.moved.push({ name: `${one.animationName ?? one.transitionProperty} ${thing.id || (thing.className.baseVal ?? thing.className)}` });
            }
        }).catch(() => {});
        return transition;
    };";

/// All that moved since the last look.
const SEEN: &str = "return window.moved.splice(0);";

/// The kind of a movement, if it is one of those that must be seen; fails if it goes astray.
fn kind(one: &Value) -> Result<Option<&'static str>> {
    let name = one["name"].as_str().unwrap_or_default();
    let from_panel = one["from"].is_string();
    let to_panel = one["to"].is_string();
    Ok(Some(match name.split(['-', ' ']).next().unwrap_or_default() {
        // What only shifts with its panel or with the map does not come to the map.
        "t" if one["toMap"] == true && one["fromMap"] != true => {
            ensure!(from_panel, "a token comes from nowhere: {one}");
            "a token to the map"
        }
        "e" if to_panel && !from_panel => {
            ensure!(one["fromMap"] == true, "an environment token comes from nowhere: {one}");
            "an environment token to its owner"
        }
        "left" if name.contains("price-now") => "a price",
        "landed" => "a refinery that lands",
        _ if name.starts_with("EI") && !from_panel => "a card to its place",
        _ => return Ok(None),
    }))
}

/// Nothing moves any more, and somebody is asked or the match is over.
const QUIET: &str = "return window.moving === 0
    && (!document.getElementById('end').hidden || document.querySelector('button[name=action]'));";

async fn play(window: &Window) -> Result<BTreeSet<&'static str>> {
    let mut seen = BTreeSet::new();
    let mut chance: u32 = 3;
    for _ in 0..160 {
        window.until(QUIET).await?;
        for one in window.run(SEEN, Vec::new()).await?.as_array().into_iter().flatten() {
            seen.extend(kind(one)?);
        }
        let sight = window.run(SIGHT, vec![json!(chance >> 16)]).await?;
        if sight["over"] == true || seen.len() == KINDS {
            break;
        }
        if let Some(action) = sight["action"].as_str() {
            let press = "document.querySelector(`button[name=action][value='${arguments[0]}']`)?.click();";
            window.run(press, vec![json!(action)]).await?;
            let changed = "return (document.querySelector('#act [name=ticket]')?.value ?? '') !== BEFORE || !document.getElementById('end').hidden;";
            window.until(&changed.replace("BEFORE", &sight["ticket"].to_string())).await?;
            // How often somebody looks in vain must not decide what they do.
            chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        }
    }
    Ok(seen)
}

/// What the browser does not know by its name, so that it could not move it: things, and the phase that is on.
const NAMED: &str = "
    const name = (thing) => getComputedStyle(thing).viewTransitionName;
    const phase = document.querySelector('.phases li');
    phase.setAttribute('aria-current', 'step');
    const things = [...document.querySelectorAll('[data-moves]')].filter((thing) => name(thing) !== thing.dataset.moves);
    return [...things.map((thing) => thing.outerHTML), ...(name(phase) === 'el-phase' ? [] : [phase.outerHTML])];";

/// How many kinds of movement there are.
const KINDS: usize = 5;

const MOVING: WindowOptions =
    WindowOptions { size: (1440, 900), dark: false, motion: true, script: true, language: "en" };

#[tokio::test(flavor = "multi_thread")]
async fn things_are_seen_to_move_from_where_they_were_to_where_they_are() {
    Stage::run(async |stage| {
        let window = stage.window(MOVING).await?;
        set_table_for(stage, &window, "ed2", 2).await?;
        let named = window.run(NAMED, Vec::new()).await?;
        ensure!(named == json!([]), "these have no name for the browser: {named}");
        window.run(WATCH, Vec::new()).await?;
        let seen = play(&window).await?;
        ensure!(seen.len() == KINDS, "only these were seen to move: {seen:#?}");
        Ok(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn for_whoever_wants_no_motion_nothing_moves() {
    Stage::run(async |stage| {
        let window = stage.window(WindowOptions { motion: false, ..MOVING }).await?;
        set_table_for(stage, &window, "ed2", 2).await?;
        let count = "window.transitions = 0;
            const start = document.startViewTransition.bind(document);
            document.startViewTransition = (change) => { window.transitions += 1; return start(change); };";
        window.run(count, Vec::new()).await?;
        for _ in 0..8 {
            window.until("return document.querySelector('button[name=action]');").await?;
            let sight = window.run(SIGHT, vec![json!(1)]).await?;
            let press = "document.querySelector(`button[name=action][value='${arguments[0]}']`)?.click();";
            window.run(press, vec![sight["action"].clone()]).await?;
            let changed = "return (document.querySelector('#act [name=ticket]')?.value ?? '') !== BEFORE;";
            window.until(&changed.replace("BEFORE", &sight["ticket"].to_string())).await?;
            let moving = window
                .run("return [window.transitions, document.getAnimations().map((one) => one.animationName ?? one.transitionProperty)];", Vec::new())
                .await?;
            ensure!(moving == json!([0, []]), "something moves: {moving}");
        }
        Ok(())
    })
    .await;
}
