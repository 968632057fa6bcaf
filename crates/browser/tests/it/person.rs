//! Somebody who plays in a window.

use std::sync::Arc;

use anyhow::{Context, Result};
use ecotable_browser::Window;
use serde_json::Value;
use thirtyfour::{By, Key, WebElement};

/// How somebody plays.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Hands {
    /// With a mouse or a finger.
    Clicks,
    /// With the keyboard alone.
    Keys,
    /// With a mouse, in a browser without script.
    NoScript,
}

/// What somebody does of all that can be done; they draw a number where they do not care.
pub type Taste = for<'a> fn(&'a [String], u32) -> Option<&'a String>;

/// Somebody who plays.
pub struct Person {
    pub window: Arc<Window>,
    pub hands: Hands,
    taste: Taste,
    chance: u32,
}

/// What somebody sees of the match.
pub struct Sight {
    /// Whether the final score is shown.
    pub over: bool,
    /// What can be done now.
    pub actions: Vec<String>,
}

const SIGHT: &str = "
    const end = document.getElementById('end');
    const buttons = [...document.querySelectorAll('button[name=action]')];
    return {
        over: !!end && !end.hidden,
        actions: buttons.filter((button) => button.checkVisibility() && !button.disabled).map((button) => button.value),
        ticket: document.querySelector('#act [name=ticket]')?.value ?? '',
    };";

impl Person {
    pub fn new(window: Arc<Window>, hands: Hands) -> Self {
        Self { window, hands, taste: trade, chance: 7 }
    }

    /// The same person with another taste.
    pub fn with_taste(self, taste: Taste) -> Self {
        Self { taste, ..self }
    }

    /// What they see now; a page without script has to be loaded again for that.
    pub async fn look(&self) -> Result<Sight> {
        if self.hands == Hands::NoScript {
            self.come_back().await?;
        }
        let sight = self.window.run(SIGHT, Vec::new()).await?;
        let actions = sight["actions"].as_array().context("a list of actions")?;
        Ok(Sight {
            over: sight["over"] == true,
            actions: actions.iter().filter_map(Value::as_str).map(str::to_owned).collect(),
        })
    }

    /// Opens the table's page again: what they see may be the answer to a form.
    pub async fn come_back(&self) -> Result<()> {
        let mut table = self.window.current_url().await?;
        let path: String = table.path().split('/').take(3).collect::<Vec<_>>().join("/");
        table.set_path(&path);
        self.window.goto(table.as_str()).await?;
        Ok(())
    }

    /// Makes one decision, as somebody does who wants to see every part of the game.
    pub async fn decide(&mut self, actions: &[String]) -> Result<()> {
        self.chance = self.chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let action = (self.taste)(actions, self.chance >> 16).context("something can be done")?.to_owned();
        let before = self.window.run(SIGHT, Vec::new()).await?["ticket"].clone();
        self.press(&format!("button[name=action][value=\"{action}\"]")).await?;
        if self.hands != Hands::NoScript {
            let changed = "return (document.querySelector('#act [name=ticket]')?.value ?? '') !== BEFORE || \
                           !document.getElementById('end')?.hidden;";
            self.window.until(&changed.replace("BEFORE", &before.to_string())).await?;
        }
        Ok(())
    }

    /// Presses a button or follows a link, in the way of this person.
    pub async fn press(&self, selector: &str) -> Result<()> {
        self.use_key(selector, Key::Enter).await
    }

    /// Ticks a box, in the way of this person.
    pub async fn mark(&self, selector: &str) -> Result<()> {
        self.use_key(selector, Key::Space).await
    }

    async fn use_key(&self, selector: &str, key: Key) -> Result<()> {
        if self.hands != Hands::Keys {
            return self.window.click(selector).await;
        }
        let elements = self.window.find_all(By::Css(selector)).await?;
        for element in &elements {
            if element.is_displayed().await? {
                return self.type_at(element, key).await;
            }
        }
        self.type_at(elements.first().with_context(|| format!("there is no {selector}"))?, key).await
    }

    /// Goes with the tabulator to an element, forwards or backwards, and presses a key there; it must be reachable so.
    async fn type_at(&self, element: &WebElement, key: Key) -> Result<()> {
        let before = "return !!(arguments[0].compareDocumentPosition(arguments[1]) & Node.DOCUMENT_POSITION_PRECEDING);";
        let ends = vec![self.window.active_element().await?.to_json()?, element.to_json()?];
        let back = self.window.run(before, ends).await? == true;
        let mut way = Vec::new();
        for _ in 0..250 {
            let here = self.window.active_element().await?;
            if here == *element {
                here.send_keys(key + "").await?;
                return Ok(());
            }
            here.send_keys(if back { Key::Shift + Key::Tab } else { Key::Tab + "" }).await?;
            way.push(here);
        }
        let mut last = Vec::new();
        for stop in &way[way.len() - 40..] {
            // It may be gone by now.
            last.push(stop.outer_html().await.unwrap_or_default().chars().take(60).collect::<String>());
        }
        anyhow::bail!(
            "{} is out of reach of the keyboard; the way led to {last:#?}",
            element.outer_html().await?
        )
    }
}

/// The host asks the bots not to wait.
pub async fn at_once(host: &Window) -> Result<()> {
    let pressed = "const button = document.querySelector('form[action$=\"/pace\"] button[value=at_once]');
        button?.click();
        return button !== null;";
    host.shows(&format!("(() => {{ {pressed} }})()")).await
}

/// The first action with a word.
pub fn first<'a>(actions: &'a [String], word: &str) -> Option<&'a String> {
    actions.iter().find(|action| action.split(' ').next() == Some(word))
}

/// The taste of a trader who wants to see every part of the game.
fn trade(actions: &[String], chance: u32) -> Option<&String> {
    let sets = first(actions, "use").or_else(|| first(actions, "set").filter(|_| !chance.is_multiple_of(4)));
    let bid = first(actions, "bid").filter(|_| chance.is_multiple_of(3));
    let calm = || first(actions, "pass").or_else(|| first(actions, "confirm"));
    sets.or(bid).or_else(calm).or(actions.first())
}

/// Lets people play until all of them see the final score; `between` is called after every decision with its number.
pub async fn play_to_the_end(
    people: &mut [Person],
    mut between: impl AsyncFnMut(usize) -> Result<()>,
) -> Result<usize> {
    let mut decisions = 0;
    for _ in 0..6000 {
        let mut over = 0;
        for person in people.iter_mut() {
            let sight = person.look().await?;
            over += usize::from(sight.over);
            if !sight.over && !sight.actions.is_empty() {
                person.decide(&sight.actions).await?;
                decisions += 1;
                between(decisions).await?;
            }
        }
        if over == people.len() {
            return Ok(decisions);
        }
    }
    anyhow::bail!("the game does not end")
}
