//! Whole games of Europe Plastic's Race, played on the map, and pictures of all cities.

use std::collections::BTreeSet;
use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use ecotable_browser::{Window, WindowOptions};
use serde_json::Value;
use thirtyfour::By;

use crate::pair::Pair;
use crate::person::first;
use crate::setting;
use crate::stage::Stage;

const PHONE: WindowOptions =
    WindowOptions { size: (360, 740), dark: false, motion: true, script: true, language: "en" };

fn css(selector: &str) -> By {
    By::Css(selector.to_owned())
}

/// Sets a table with one bot in a city and begins; bots play at once.
pub async fn begin(window: &Window, city: &str, rounds: u8) -> Result<()> {
    setting::begin(window, &[("city", city), ("max_rounds", &rounds.to_string())], 1).await
}

const LOOK: &str = "
    const end = document.getElementById('end');
    const values = (where) => [...document.querySelectorAll(`${where} button[name=action]`)].map((button) => button.value);
    return {
        over: !!end && !end.hidden,
        actions: [...values('#act'), ...values('#deeds')],
        map: values('#targets'),
        hand: values('#hand'),
        goals: [...document.querySelectorAll('#goals a.is-place')].map((link) => new URL(link.href).searchParams.get('to')),
        lacks: [...document.querySelectorAll('#me .binlet:not(.is-on)')].map((bin) => 'b' + bin.textContent),
        ticket: document.querySelector('#act [name=ticket]')?.value ?? '',
    };";

/// Somebody who drives to bins by pointing at them.
pub struct Racer {
    window: Arc<Window>,
    /// The goals that were looked at in this turn.
    tried: BTreeSet<String>,
    turns: u32,
    planned: u32,
    on_map: u32,
}

impl Racer {
    pub fn new(window: Arc<Window>) -> Self {
        Self { window, tried: BTreeSet::new(), turns: 0, planned: 0, on_map: 0 }
    }

    pub async fn play(&mut self) -> Result<()> {
        for _ in 0..900 {
            let sight = self.window.run(LOOK, Vec::new()).await?;
            if sight["over"] == true {
                return Ok(());
            }
            let list = |name: &str| -> Vec<String> {
                let list = sight[name].as_array().cloned().unwrap_or_default();
                list.iter().filter_map(Value::as_str).map(str::to_owned).collect()
            };
            if list("actions").is_empty() {
                self.window.until("return document.querySelector('#act button[name=action], #deeds button') || !document.getElementById('end').hidden;").await?;
                continue;
            }
            let ticket = sight["ticket"].to_string();
            if !self.drive_to_a_bin(&list("goals"), &list("lacks"), &ticket).await? {
                self.decide(&list("actions"), &list("map"), &list("hand"), &ticket).await?;
            }
        }
        anyhow::bail!("the game does not end")
    }

    /// Points at a bin that is lacking and drives there, if there is a way; whether something was looked at.
    async fn drive_to_a_bin(&mut self, goals: &[String], lacks: &[String], ticket: &str) -> Result<bool> {
        let goal = goals.iter().find(|goal| lacks.contains(goal) && !self.tried.contains(*goal));
        let Some(goal) = goal.cloned() else { return Ok(false) };
        self.tried.insert(goal.clone());
        self.press(&format!("#goals a[href$='to={goal}']")).await?;
        self.window
            .until("return document.getElementById('sheet').open;")
            .await
            .with_context(|| goal.clone())?;
        let said = self.window.run("return document.getElementById('sheet').innerText;", Vec::new()).await?;
        let maps = self.window.find_all(css("#sheet .plan-map")).await?;
        ensure!(maps.len() == 1, "the sheet says {said}");
        let ways = self.window.find_all(css("#sheet .way form button.btn-primary")).await?;
        if ways.is_empty() {
            self.press("#sheet [data-close]").await?;
            self.window.until("return !document.getElementById('sheet').open;").await?;
            return Ok(true);
        }
        if self.planned == 0 {
            self.window.picture("plastic-race-plan").await?;
        }
        self.press("#sheet .way form button.btn-primary").await?;
        self.changed(ticket).await?;
        self.planned += 1;
        Ok(true)
    }

    /// Makes another decision, on the map or on a card where that is possible.
    async fn decide(
        &mut self,
        actions: &[String],
        map: &[String],
        hand: &[String],
        ticket: &str,
    ) -> Result<()> {
        let first = |word: &str| actions.iter().find(|action| action.split(' ').next() == Some(word));
        let wanted =
            ["collect", "sell_bin", "let_pass", "skip", "refill"].iter().find_map(|word| first(word));
        let effect =
            first("effect").filter(|_| self.turns % 3 == 1 && self.tried.insert("effect".to_owned()));
        let action = wanted.or(effect).or_else(|| first("end_turn")).or(actions.first());
        let action = action.context("something can be done")?;
        if action == "end_turn" {
            self.turns += 1;
            self.tried.clear();
        }
        let place = if map.contains(action) {
            self.on_map += 1;
            "#targets "
        } else if hand.contains(action) {
            "#hand "
        } else {
            ""
        };
        self.press(&format!("{place}button[name=action][value=\"{action}\"]")).await?;
        self.changed(ticket).await
    }

    /// Clicks on something, or lets the page do it where something else lies on top.
    async fn press(&self, selector: &str) -> Result<()> {
        let element = self.window.find(css(selector)).await.with_context(|| selector.to_owned())?;
        // It may have been drawn again by now: the page looks for it anew.
        if element.scroll_into_view().await.is_err() || element.click().await.is_err() {
            let press = "document.querySelector(arguments[0]).click();";
            self.window.run(press, vec![Value::String(selector.to_owned())]).await?;
        }
        Ok(())
    }

    async fn changed(&self, ticket: &str) -> Result<()> {
        let changed = "return !document.getElementById('sheet').open && ((document.querySelector('#act [name=ticket]')?.value ?? '') !== \
                       BEFORE || !document.getElementById('end').hidden);";
        self.window.until(&changed.replace("BEFORE", ticket)).await?;
        Ok(())
    }
}

async fn whole_game(city: &'static str, options: WindowOptions) {
    Stage::run(async |stage| {
        let window = stage.visit(options, "/new/plastic-race").await?;
        begin(&window, city, 5).await?;
        let mut racer = Racer::new(Arc::clone(&window));
        racer.play().await?;
        ensure!(racer.planned > 0 && racer.turns > 2, "{} plans in {} turns", racer.planned, racer.turns);
        window.expect_no_sideways_scrolling().await?;
        window.picture(&format!("plastic-race-{city}-over")).await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_in_victoria_by_pointing_at_the_map() {
    whole_game("victoria", WindowOptions::default()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_in_rome_by_pointing_at_the_map_on_a_phone() {
    whole_game("rome", PHONE).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_in_berlin_by_pointing_at_the_map() {
    whole_game("berlin", WindowOptions::default()).await;
}

/// The names on the map that something lies on: a street with its whole width, a letter, what stands at a place, a truck or
/// another name. A line of a name is measured by itself.
const HIDDEN: &str = "
    const map = document.querySelector('#city svg.map');
    const screen = map.getScreenCTM();
    const unit = Math.hypot(screen.a, screen.b);
    const shown = (what) => [...document.querySelectorAll(what)].filter((thing) => thing.checkVisibility());
    const along = (street) => Array.from({ length: 65 }, (_, part) => street.getPointAtLength(street.getTotalLength() * part / 64).matrixTransform(screen));
    const streets = [...map.querySelectorAll('[id^=w-]')].map((street) => [street.id, along(street)]);
    const box = (thing) => thing.getBoundingClientRect();
    const lines = (name) => [...name.childNodes].flatMap((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return part.textContent.trim() ? [...range.getClientRects()] : [];
    }).map(({ left, right, top, bottom }) => ({ left, right, top: top + (bottom - top) * .2, bottom: bottom - (bottom - top) * .22 }));
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const far = ({ x, y }, { left, right, top, bottom }) => Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    const names = shown('#city text.place');
    const others = shown('#city text:is(.place, .area, .rivname)');
    const round = shown('#city .jn').map((circle) => [box(circle), circle]);
    const found = [];
    for (const name of names) for (const line of lines(name)) {
        const on = (what, thing) => found.push(`${name.textContent} on ${what} ${thing ?? ''}`);
        for (const [street, points] of streets) if (points.some((point) => far(point, line) < 10.5 * unit)) on('street', street);
        for (const [circle, node] of round) if (far({ x: circle.left + circle.width / 2, y: circle.top + circle.height / 2 }, line) < circle.width / 2 - 1) on('place', node.parentElement.parentElement.id);
        for (const truck of shown('#traffic .truck')) if (meet(box(truck), line)) on('truck');
        for (const letter of shown('#city .lb rect')) if (meet(box(letter), line)) on('letter');
        for (const other of others) if (other !== name && lines(other).some((part) => meet(part, line))) on('name', other.textContent);
        const edge = box(map);
        if (line.left < edge.left - 1 || line.right > edge.right + 1) on('edge');
    }
    return found;";

/// Every name can be read: nothing lies on it.
pub async fn expect_readable_names(window: &Window) -> Result<()> {
    let found = window.run(HIDDEN, Vec::new()).await?;
    ensure!(found.as_array().is_some_and(Vec::is_empty), "names that something lies on: {found:#}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn all_eight_cities_are_shown_at_a_desk_and_on_a_phone_without_sideways_scrolling() {
    Stage::run(async |stage| {
        let [still, small] = [WindowOptions::default(), PHONE].map(|look| WindowOptions { motion: false, ..look });
        let (desk, phone) = (stage.window(still).await?, stage.window(small).await?);
        let cities = ["victoria", "paris", "madrid", "berlin", "athens", "rome", "ankara", "london"];
        for city in cities {
            for (window, look, name) in [(&desk, still, "desk"), (&phone, small, "phone")] {
                window.goto(stage.site.url("/new/plastic-race")).await?;
                begin(window, city, 5).await?;
                window.until("return document.querySelector('#city .map') && document.querySelector('#traffic .truck, #targets .target');").await?;
                window.expect_no_sideways_scrolling().await?;
                expect_readable_names(window).await.with_context(|| format!("{city}, {name}"))?;
                window.picture(&format!("plastic-race-{city}-{name}")).await?;
                window.fit(WindowOptions { dark: true, ..look }).await?;
                window.picture(&format!("plastic-race-{city}-{name}-dark")).await?;
                window.fit(look).await?;
            }
        }
        Ok(())
    })
    .await;
}

/// The names of streets on which something lies: a place, the name of a place or of another street, or the edge of the map.
const HIDDEN_STREETS: &str = "
    const map = document.querySelector('#city svg.map');
    const screen = map.getScreenCTM();
    const unit = Math.hypot(screen.a, screen.b);
    const box = (thing) => thing.getBoundingClientRect();
    const letters = (name) => Array.from({ length: name.getNumberOfChars() }, (_, letter) => {
        const [from, to] = [name.getStartPositionOfChar(letter), name.getEndPositionOfChar(letter)];
        const turn = name.getRotationOfChar(letter) * Math.PI / 180;
        return new DOMPoint((from.x + to.x) / 2 + Math.sin(turn) * 4.5, (from.y + to.y) / 2 - Math.cos(turn) * 4.5).matrixTransform(screen);
    });
    const streets = [...map.querySelectorAll('text.sname')].filter((name) => name.checkVisibility()).map((name) => [name.textContent, letters(name)]);
    const things = [...map.querySelectorAll('.jn')].map((circle) => [circle.closest('[id]').id, box(circle)]);
    const names = [...map.querySelectorAll('text.place')].map((name) => [name.textContent, box(name)]);
    const frame = box(document.getElementById('city'));
    const far = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
    const middle = ({ left, right, top, bottom }) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
    const found = streets.length ? [] : ['no street has a name'];
    for (const [street, name] of streets) {
        const on = (is, what) => { if (name.some(is)) found.push(`${street} on ${what}`); };
        for (const [place, circle] of things) on((letter) => far(letter, middle(circle)) < circle.width / 2, place);
        for (const [place, { left, right, top, bottom }] of names) on(({ x, y }) => x > left && x < right && y > top && y < bottom, place);
        for (const [other, its] of streets) if (other < street) on((letter) => its.some((one) => far(letter, one) < 8 * unit), other);
        on(({ x, y }) => x < frame.left + 3 || x > frame.right - 3 || y < frame.top + 3 || y > frame.bottom - 3, 'the edge');
    }
    return found;";

#[tokio::test(flavor = "multi_thread")]
async fn on_a_large_screen_nothing_lies_on_the_names_of_streets() {
    Stage::run(async |stage| {
        let large = WindowOptions { size: (1920, 1080), motion: false, ..WindowOptions::default() };
        let window = stage.window(large).await?;
        for city in ["victoria", "paris", "madrid", "berlin", "athens", "rome", "ankara", "london"] {
            window.goto(stage.site.url("/new/plastic-race")).await?;
            begin(&window, city, 5).await?;
            window.until("return document.querySelector('#city .sname');").await?;
            let found = window.run(HIDDEN_STREETS, Vec::new()).await?;
            ensure!(found.as_array().is_some_and(Vec::is_empty), "{city}: {found:#}");
        }
        Ok(())
    })
    .await;
}

/// Somebody who collects and sells what they can, and drives on or ends the turn by chance.
fn race(actions: &[String], chance: u32) -> Option<&String> {
    let words = |list: &[&str]| list.iter().find_map(|word| first(actions, word));
    let drive = || words(&["continue", "step"]).filter(|_| !chance.is_multiple_of(3));
    let bold = || words(&["use", "effect", "puncture"]).filter(|_| chance.is_multiple_of(4));
    let calm = || words(&["let_pass", "skip", "end_turn", "refill"]);
    words(&["collect", "sell_bin"]).or_else(bold).or_else(drive).or_else(calm).or(actions.first())
}

#[tokio::test(flavor = "multi_thread")]
async fn one_races_with_the_keyboard_alone_and_the_other_without_script() {
    Stage::run(async |stage| {
        let options = &[("city", "victoria"), ("max_rounds", "10")];
        let pair = Pair { game: "plastic-race", options, taste: race };
        // They leave the list folded, and decide on map and cards.
        pair.play(&mut pair.sit_down(stage).await?, 26).await
    })
    .await;
}

/// The visible texts that are too small to read, those of drawings as they are scaled.
pub const TINY: &str = "
    const scale = (text) => { const m = text.getScreenCTM(); return Math.hypot(m.a, m.b); };
    const words = [...document.querySelectorAll('main *')].filter((node) =>
        [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim()) && node.checkVisibility() && !node.closest('.vh, .seat'));
    const size = (node) => parseFloat(getComputedStyle(node).fontSize) * (node.getScreenCTM ? scale(node) : 1);
    return words.filter((node) => size(node) < 11.9).map((node) => `${node.textContent.trim()} (${node.getAttribute('class')}): ${size(node).toFixed(1)}`);";

#[tokio::test(flavor = "multi_thread")]
async fn at_every_size_texts_can_be_read_and_nothing_is_inaccessible() {
    Stage::run(async |stage| {
        let sizes = [(360, 740), (820, 1180), (1280, 800), (1440, 900), (1920, 1080)];
        let mut table = None;
        for (size, dark) in sizes.into_iter().zip([false, true].into_iter().cycle()) {
            let still = WindowOptions { size, dark, motion: false, ..WindowOptions::default() };
            let window = stage.visit(still, "/new/plastic-race").await?;
            begin(&window, "london", 5).await?;
            table = Some(window.current_url().await?.path().to_owned());
            window.until("return document.querySelector('#targets .target');").await?;
            window.expect_no_sideways_scrolling().await?;
            window.expect_accessible().await.with_context(|| format!("{size:?}"))?;
            if size.0 < 640 {
                window.expect_room_for_fingers().await?;
            }
            let tiny = window.run(TINY, Vec::new()).await?;
            ensure!(tiny.as_array().is_some_and(Vec::is_empty), "{size:?}: {tiny}");
            window.picture(&format!("plastic-race-{}x{}", size.0, size.1)).await?;
        }
        let table = table.context("a table was set")?;
        let large = WindowOptions { size: (1920, 1080), ..WindowOptions::default() };
        let wall = stage.visit(large, &format!("{table}/wall")).await?;
        wall.until("return document.querySelector('#traffic .truck');").await?;
        ensure!(wall.find_all(css("#targets button, #hand")).await?.is_empty(), "a wall shows no hands");
        wall.picture("plastic-race-wall").await
    })
    .await;
}
