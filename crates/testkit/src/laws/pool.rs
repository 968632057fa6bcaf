//! Actions from all over: those of other positions, seats and games, and those with other numbers in them.

use std::collections::BTreeSet;

use ecotable_kernel::{Game, GameRng};

use super::breach::{Breach, Held, Law, hold};

/// A pool of so many actions is varied enough; the rest is not kept.
const MOST_ACTIONS: usize = 4096;

/// The actions that have been seen or made up so far.
#[derive(Debug)]
pub struct Pool<G: Game> {
    actions: Vec<G::Action>,
    unlisted: Vec<G::Action>,
    known: BTreeSet<G::Action>,
}

impl<G: Game> Pool<G> {
    /// A pool with the actions that these texts stand for.
    pub fn new(notation: &[&str]) -> Result<Self, Breach> {
        let mut pool = Self { actions: Vec::new(), unlisted: Vec::new(), known: BTreeSet::new() };
        for text in notation {
            let action = text.parse().map_err(|error| {
                Breach::before_play(Law::Notation, format!("`{text}` of the plan: {error}"))
            })?;
            pool.insert(action)?;
        }
        Ok(pool)
    }

    /// Keeps an action, once its notation has been found to be exact.
    pub fn insert(&mut self, action: G::Action) -> Held {
        if self.actions.len() >= MOST_ACTIONS || !self.known.insert(action) {
            return Ok(());
        }
        self.actions.push(action);
        if !G::is_listed(action) {
            self.unlisted.push(action);
        }
        exact_notation::<G>(action)
    }

    /// Any of the actions; none as long as there are none.
    pub fn any(&self, rng: &mut GameRng) -> Option<G::Action> {
        rng.pick(&self.actions).copied()
    }

    /// Any of those that no list names.
    pub fn any_unlisted(&self, rng: &mut GameRng) -> Option<G::Action> {
        rng.pick(&self.unlisted).copied()
    }

    /// Makes up an action: the notation of a known one with other numbers, or words of another one.
    pub fn mutate(&mut self, rng: &mut GameRng) -> Held {
        let (Some(action), Some(other)) = (self.any(rng), self.any(rng)) else {
            return Ok(());
        };
        let text = mutated(&action.to_string(), &other.to_string(), rng);
        match text.parse::<G::Action>() {
            Ok(made_up) => self.insert(made_up),
            Err(error) => hold(Law::Notation, !error.to_string().is_empty(), || {
                format!("`{text}` is refused without a word")
            }),
        }
    }
}

fn exact_notation<G: Game>(action: G::Action) -> Held {
    let text = action.to_string();
    let clean = !text.is_empty() && text.trim() == text && !text.contains(['\n', '\r', '#']);
    hold(Law::Notation, clean, || format!("{action:?} is written `{text}`, which is not one clean line"))?;
    match text.parse::<G::Action>() {
        Ok(again) => hold(Law::Notation, again == action, || {
            format!("{action:?} is written `{text}`, read as {again:?}")
        }),
        Err(error) => {
            hold(Law::Notation, false, || format!("{action:?} is written `{text}`, unreadable: {error}"))
        }
    }
}

fn mutated(text: &str, other: &str, rng: &mut GameRng) -> String {
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let at = rng.below(words.len() as u32) as usize;
    if words[at].contains(|c: char| c.is_ascii_digit()) {
        words[at] = other_number(&words[at], rng);
    } else {
        let others: Vec<_> = other.split(' ').collect();
        let word = rng.pick(&others).copied().unwrap_or_default();
        match rng.below(6) {
            0 => words[at].push('x'),
            1 => words.push("7".to_owned()),
            2 => drop(words.pop()),
            3 => words.reverse(),
            _ => word.clone_into(&mut words[at]),
        }
    }
    words.join(" ")
}

/// The word with its first run of digits replaced.
fn other_number(word: &str, rng: &mut GameRng) -> String {
    let digits = |c: char| c.is_ascii_digit();
    let start = word.find(digits).unwrap_or(word.len());
    let end = word[start..].find(|c: char| !digits(c)).map_or(word.len(), |length| start + length);
    let number: u64 = word[start..end].parse().unwrap_or(0);
    let other = match rng.below(6) {
        0 => number.saturating_sub(1),
        1 => number.saturating_add(1),
        2 => u64::from(rng.below(20)),
        3 => u64::from(rng.below(256)),
        4 => 0,
        _ => u64::from(u32::MAX) + 1,
    };
    format!("{}{other}{}", &word[..start], &word[end..])
}
