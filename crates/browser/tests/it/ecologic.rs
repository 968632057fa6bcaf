//! Whole games of Ecologic, both editions, from the page on which a table is set to the final score.

use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use ecotable_browser::{Window, WindowOptions};
use serde_json::{Value, json};
use thirtyfour::By;

use crate::pair::Pair;
use crate::person::first;
use crate::plastic_race::TINY;
use crate::setting::begin;
use crate::stage::Stage;

const PHONE: WindowOptions =
    WindowOptions { size: (360, 740), dark: false, motion: false, script: true, language: "ru" };
const DESK: WindowOptions =
    WindowOptions { size: (1440, 900), dark: false, motion: false, script: true, language: "en" };

/// More decisions than one seat makes in a game.
const MOST: usize = 600;

fn css(selector: &str) -> By {
    By::Css(selector.to_owned())
}

/// What somebody sees of the match, and what they would press next: mostly what builds the company up.
pub const SIGHT: &str = "
    const end = document.getElementById('end');
    if (end && !end.hidden) return { over: true };
    const buttons = [...document.querySelectorAll('button[name=action]')].filter((button) => button.checkVisibility());
    const chance = arguments[0];
    const wanted = ['accept', 'place', 'site', 'open_token', 'buy', 'draw', 'keep', 'pay'];
    const first = (word) => buttons.filter((button) => button.value.split(' ')[0] === word);
    const bids = first('bid');
    let pressed = null;
    if (bids.length) pressed = chance % 3 ? bids.find((button) => button.matches('.btn-primary')) : first('pass')[0];
    if (chance % 4 === 0) wanted.unshift('keep');
    for (const word of wanted) pressed ??= first(word)[chance % Math.max(1, first(word).length)];
    pressed ??= first('pass')[0] ?? buttons[chance % Math.max(1, buttons.length)];
    return {
        over: false,
        action: pressed?.value ?? null,
        ticket: document.querySelector('#act [name=ticket]')?.value ?? '',
    };";

/// Sets the usual table of an edition against bots that play at once.
async fn set_table(stage: &Stage, window: &Window, edition: &str) -> Result<()> {
    set_table_for(stage, window, edition, 3).await
}

/// The same with fewer opponents.
pub async fn set_table_for(stage: &Stage, window: &Window, edition: &str, opponents: usize) -> Result<()> {
    window.goto(stage.site.url("/new/ecologic")).await?;
    begin(window, &[("edition", edition)], opponents).await
}

/// Plays until the final score is there; how many decisions it took.
async fn play(window: &Arc<Window>, wall: &Window, name: &str) -> Result<usize> {
    let mut chance: u32 = 11;
    let mut decision = 0;
    while decision < MOST {
        window
            .until("return !document.getElementById('end').hidden || document.querySelector('button[name=action]');")
            .await?;
        let sight = window.run(SIGHT, vec![json!(chance >> 16)]).await?;
        if sight["over"] == true {
            return Ok(decision);
        }
        let Some(action) = sight["action"].as_str() else { continue };
        expect_free_numbers(window).await?;
        if decision % 15 == 5 {
            window.expect_no_sideways_scrolling().await?;
            window.expect_accessible().await?;
            if name.contains("phone") {
                window.expect_room_for_fingers().await?;
            }
            window.picture(&format!("ecologic-{name}-{decision}")).await?;
            expect_the_event_on_the_wall(wall, window).await?;
        }
        press(window, action, &sight["ticket"]).await.with_context(|| format!("pressing `{action}`"))?;
        // How often somebody looks in vain must not decide what they do.
        chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        decision += 1;
    }
    anyhow::bail!("the game does not end")
}

/// Fails if the wall hides a part of the event or of the phases, which nobody could scroll to.
async fn expect_the_event_on_the_wall(wall: &Window, table: &Window) -> Result<()> {
    let mut address = table.current_url().await?;
    address.set_path(&format!("{}/wall", address.path()));
    wall.goto(address.as_str()).await?;
    let cut = "const fits = (thing) => thing.scrollHeight <= thing.clientHeight + 1 && thing.scrollWidth <= thing.clientWidth + 1;
        return [...document.querySelectorAll('.ecard, .phases, .curve')].filter((thing) => !fits(thing)).map((thing) =>
            `${thing.innerText} (${thing.scrollWidth} x ${thing.scrollHeight} in ${thing.clientWidth} x ${thing.clientHeight})`);";
    let cut = wall.run(cut, Vec::new()).await?;
    ensure!(cut.as_array().is_some_and(Vec::is_empty), "cut off on the wall: {cut}");
    wall.expect_accessible().await
}

pub async fn press(window: &Window, action: &str, ticket: &Value) -> Result<()> {
    window.click(&format!("button[name=action][value=\"{action}\"]")).await?;
    let changed = "return (document.querySelector('#act [name=ticket]')?.value ?? '') !== BEFORE || \
                   !document.getElementById('end').hidden;";
    window.expect_no_sideways_scrolling().await?;
    let waited = window.until(&changed.replace("BEFORE", &ticket.to_string())).await;
    let said = window.run("return document.getElementById('sheet').innerText;", Vec::new()).await?;
    waited.with_context(|| format!("the sheet says: {said}"))?;
    Ok(())
}

async fn whole_game(edition: &'static str, options: WindowOptions, name: &'static str) {
    Stage::run(async |stage| {
        let window = stage.window(options).await?;
        set_table(stage, &window, edition).await?;
        if options.size == PHONE.size {
            enlarge(&window).await?;
        }
        let wall = stage.window(WindowOptions { size: (1920, 1080), ..options }).await?;
        let decisions = play(&window, &wall, name).await?;
        ensure!(decisions > 20, "only {decisions} decisions");
        window.expect_no_sideways_scrolling().await?;
        window.picture(&format!("ecologic-{name}-over")).await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_edition_is_played_on_a_phone_to_the_final_score() {
    whole_game("ed1", PHONE, "ed1-phone").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_second_edition_is_played_at_a_desk_to_the_final_score() {
    whole_game("ed2", DESK, "ed2-desk").await;
}

/// The numbers on the map that lie under something to press: values of environment tokens and gifts of territories.
const HIDDEN_NUMBERS: &str = "
    const boxes = (what) => [...document.querySelectorAll(what)].map((thing) => [thing, thing.getBoundingClientRect()]);
    const meet = (a, b) => a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom;
    const marks = boxes('#map-spots .hit:not(.is-aside) .mk');
    return boxes('#map .e-env-n, #map .e-bonus-t')
        .filter(([, number]) => marks.some(([, mark]) => meet(number, mark)))
        .map(([number]) => number.parentElement.outerHTML);";

/// On a phone the whole map is seen first, and nothing on it is so small that it could not be pressed; touching a hex makes
/// it larger, and the hex stays where it is.
async fn enlarge(window: &Window) -> Result<()> {
    window.until("return document.querySelector('#map button[name=action]');").await?;
    let whole = "const [pan, box] = ['.land-pan', '.land-box'].map((what) => document.querySelector(what));
        const pressed = [...document.querySelectorAll('.spots button')].filter((button) => button.checkVisibility());
        return [pan.scrollWidth <= pan.clientWidth && box.offsetWidth <= innerWidth, pressed.length];";
    ensure!(window.run(whole, Vec::new()).await? == json!([true, 0]), "the map is not seen whole");
    let place = "const box = document.querySelector('#cell-4').getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];";
    let touch = format!(
        "const [x, y] = (() => {{ {place} }})();
        document.elementFromPoint(x, y).dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true, clientX: x, clientY: y }}));
        return [x, y];"
    );
    let before = window.run(&touch, Vec::new()).await?;
    window.shows("document.querySelector('.land-pan').scrollWidth > innerWidth").await?;
    window.shows("document.querySelector('.spots button').checkVisibility()").await?;
    let after = window.run(place, Vec::new()).await?;
    let far =
        |axis: usize| (before[axis].as_f64().unwrap_or(0.0) - after[axis].as_f64().unwrap_or(999.0)).abs();
    ensure!(far(0) < 24.0 && far(1) < 24.0, "what was touched moved from {before} to {after}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_without_script_the_map_becomes_larger_with_a_key() {
    Stage::run(async |stage| {
        let window = stage.visit(WindowOptions { script: false, ..PHONE }, "/").await?;
        window.click("form[action='/play/ecologic'] button").await?;
        window.shows("document.querySelector('.land-pan').scrollWidth <= innerWidth").await?;
        window.find(css("#map-large")).await?.send_keys(" ").await?;
        window.shows("document.querySelector('.land-pan').scrollWidth > innerWidth").await
    })
    .await;
}

/// Fails if something on the map that is to be pressed hides what it would bring.
async fn expect_free_numbers(window: &Window) -> Result<()> {
    let hidden = window.run(HIDDEN_NUMBERS, Vec::new()).await?;
    ensure!(hidden.as_array().is_some_and(Vec::is_empty), "hidden by what is pressed: {hidden}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_is_readable_on_every_screen_in_light_and_dark_colours() {
    Stage::run(async |stage| {
        let screens = [
            ("phone", (360, 740)),
            ("tablet", (820, 1180)),
            ("desk", (1440, 900)),
            ("projector", (1920, 1080)),
        ];
        for (name, size) in screens {
            for dark in [false, true] {
                let window = stage.window(WindowOptions { size, dark, ..DESK }).await?;
                set_table(stage, &window, if dark { "ed1" } else { "ed2" }).await?;
                window.until("return document.querySelector('#map button[name=action]');").await?;
                expect_free_numbers(&window).await.with_context(|| name.to_owned())?;
                let tiny = window.run(TINY, Vec::new()).await?;
                ensure!(tiny.as_array().is_some_and(Vec::is_empty), "{name}: {tiny}");
                if name == "phone" {
                    window.click(".land-touch").await?;
                    expect_free_numbers(&window).await.with_context(|| "a large map")?;
                    let tiny = window.run(TINY, Vec::new()).await?;
                    ensure!(tiny.as_array().is_some_and(Vec::is_empty), "a large map: {tiny}");
                }
                let table = window.current_url().await?.path().to_owned();
                let kind = if dark { "-dark" } else { "" };
                for (page, what) in
                    [("", "table"), ("/wall", "wall"), ("/plan/deal?seat=0", "deal"), ("/card/EI18", "card")]
                {
                    if what == "deal" && !dark {
                        continue;
                    }
                    window.goto(stage.site.url(&format!("{table}{page}"))).await?;
                    window.expect_no_sideways_scrolling().await.with_context(|| what.to_owned())?;
                    window.expect_accessible().await.with_context(|| what.to_owned())?;
                    window.picture(&format!("ecologic-{what}-{name}{kind}")).await?;
                }
            }
        }
        Ok(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn arrow_keys_lead_from_hex_to_hex_and_enter_places_the_token() {
    Stage::run(async |stage| {
        let window = stage.window(DESK).await?;
        set_table(stage, &window, "ed2").await?;
        window.until("return document.querySelector('#map button[name=action]');").await?;
        let moved = "const first = document.querySelector('#map button[name=action]');
            first.focus();
            const key = (name) => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
            const seen = new Set([document.activeElement]);
            for (const name of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowUp']) { key(name); seen.add(document.activeElement); }
            return [seen.size, [...seen].every((node) => node.closest('#map'))];";
        let moved = window.run(moved, Vec::new()).await?;
        ensure!(moved[0].as_u64() > Some(2) && moved[1] == true, "the arrows do not move: {moved}");
        let list = "const list = document.querySelector('#map select[name=choice]');
            document.querySelector('#map details').open = true;
            const ticket = document.querySelector('#act [name=ticket]').value;
            document.querySelector('#map button[name=compose]').click();
            return [list.options.length > 5, ticket];";
        window.until("return document.querySelector('#map button[name=compose]');").await?;
        let before = window.run(list, Vec::new()).await?;
        ensure!(before[0] == true, "the list is short");
        let changed = "return document.querySelector('#act [name=ticket]')?.value !== BEFORE;";
        window.until(&changed.replace("BEFORE", &before[1].to_string())).await?;
        Ok(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leads_the_game_arranges_the_events_and_does_not_play() {
    Stage::run(async |stage| {
        let plain = WindowOptions { script: false, ..DESK };
        let window = stage.visit(plain, "/new/ecologic").await?;
        for target in [
            "[name=lead]",
            "[name='option-edition'][value=ed1]",
            "[name='option-event_order'][value=scenario]",
        ] {
            window.click(target).await?;
        }
        for (button, list) in [
            ("look", ""),
            ("list-add", "F01"),
            ("list-add", "F01 F02"),
            ("list-add", "F01 F02 F03"),
            ("list-up-2", "F01 F03 F02"),
            ("list-out-0", "F03 F02"),
        ] {
            window.click(&format!("button[name=do][value='{button}']")).await?;
            window.shows(&format!("document.querySelector('[name=list]')?.value === '{list}'")).await?;
        }
        window.click("button[name=do][value=start]:not(.vh)").await?;
        window.shows("location.pathname.startsWith('/t/')").await?;
        let hands = window.find_all(css("#mine, #act")).await?;
        ensure!(hands.is_empty(), "who leads does not play");
        window.picture("ecologic-scenario").await
    })
    .await;
}

/// Somebody who builds up a company a little: in half of their slots a token, an initiative or a territory.
fn build(actions: &[String], chance: u32) -> Option<&String> {
    let words = |list: &[&str]| list.iter().find_map(|word| first(actions, word));
    let some = |word: &str| {
        let all: Vec<&String> = actions.iter().filter(|action| action.starts_with(word)).collect();
        all.get(chance as usize % all.len().max(1)).copied()
    };
    let opens = ["open_token", "pass", "draw", "pass", "open_tad", "pass"][chance as usize % 6];
    let bid = || first(actions, "bid").filter(|_| !chance.is_multiple_of(3));
    let must = || some("place").or_else(|| some("site")).or_else(|| words(&["pay", "buy", "accept"]));
    must().or_else(bid).or_else(|| some(opens)).or_else(|| words(&["pass"])).or(actions.first())
}

#[tokio::test(flavor = "multi_thread")]
async fn one_leads_a_company_with_the_keyboard_alone_and_the_other_without_script() {
    Stage::run(async |stage| {
        let options = &[("edition", "ed2"), ("events_per_level", "3")];
        let pair = Pair { game: "ecologic", options, taste: build };
        pair.play(&mut pair.sit_down(stage).await?, 26).await
    })
    .await;
}
