//! The legal actions as a short numbered list, and what a person means by a number or a few letters.

use ecotable_kernel::{Arg, Phrase};

/// So many numbers in a row become one line, such as `bid 4..31`.
const LONG: usize = 5;

/// One line of the list.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Choice {
    /// One action.
    One(Offer),
    /// The same action with every number from the first to the last.
    Range {
        /// The notation before the number.
        word: String,
        /// The action with the lowest number.
        first: Offer,
        /// The action with the highest number.
        last: Offer,
    },
}

/// An action that can be taken.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Offer {
    /// Its notation.
    pub action: String,
    /// What it would do.
    pub phrase: Phrase,
}

/// What a person meant.
#[derive(Debug, Eq, PartialEq)]
pub enum Meant {
    /// This action.
    Action(String),
    /// One of a range, but which?
    WhichNumber(Choice),
    /// One of these.
    Ambiguous(Vec<String>),
    /// Nothing that is in the list.
    Unknown,
}

/// The legal actions of a seat.
#[derive(Debug)]
pub struct Choices {
    actions: Vec<String>,
    lines: Vec<Choice>,
}

impl Choices {
    /// The list for these actions, which are in order.
    pub fn of(offers: Vec<Offer>) -> Self {
        let actions = offers.iter().map(|offer| offer.action.clone()).collect();
        let mut lines = Vec::new();
        let mut rest = offers.as_slice();
        while !rest.is_empty() {
            let (run, later) = rest.split_at(run_length(rest));
            collapse(run, &mut lines);
            rest = later;
        }
        Self { actions, lines }
    }

    /// The lines, to be numbered from 1.
    pub fn lines(&self) -> &[Choice] {
        &self.lines
    }

    /// What the line with this number means, with the number inside its range if one is given.
    pub fn pick(&self, line: usize, number: Option<i64>) -> Meant {
        let choice = line.checked_sub(1).and_then(|index| self.lines.get(index));
        match (choice, number) {
            (Some(Choice::One(offer)), None) => Meant::Action(offer.action.clone()),
            (Some(Choice::Range { word, .. }), Some(number)) => Meant::Action(format!("{word} {number}")),
            (Some(range), None) => Meant::WhichNumber(range.clone()),
            _ => Meant::Unknown,
        }
    }

    /// The action with this notation, or the only one whose words begin so.
    pub fn find(&self, typed: &str) -> Meant {
        let words = words(typed);
        if let Some(exact) = self.actions.iter().find(|action| self::words(action) == words) {
            return Meant::Action(exact.clone());
        }
        let fitting: Vec<_> = self.actions.iter().filter(|action| begins(action, &words)).cloned().collect();
        match fitting.len() {
            0 => Meant::Unknown,
            1 => Meant::Action(fitting[0].clone()),
            _ => Meant::Ambiguous(fitting),
        }
    }
}

/// How many offers at the beginning are one action with rising numbers.
fn run_length(offers: &[Offer]) -> usize {
    1 + offers.windows(2).take_while(|pair| follows(&pair[0], &pair[1])).count()
}

fn collapse(run: &[Offer], lines: &mut Vec<Choice>) {
    match (run, run.first().and_then(numbered)) {
        ([first, .., last], Some((word, _))) if run.len() >= LONG => {
            lines.push(Choice::Range { word: word.to_owned(), first: first.clone(), last: last.clone() })
        }
        _ => lines.extend(run.iter().cloned().map(Choice::One)),
    }
}

/// Whether the second is the first with the next number, in notation and in meaning: cards that merely have
/// numbers have names of their own and stay apart.
fn follows(first: &Offer, second: &Offer) -> bool {
    let (Some((word, number)), Some((next_word, next_number))) = (numbered(first), numbered(second)) else {
        return false;
    };
    word == next_word && next_number == number + 1 && differs_in_number(&first.phrase, &second.phrase)
}

fn numbered(offer: &Offer) -> Option<(&str, i64)> {
    let (word, number) = offer.action.rsplit_once(' ')?;
    Some((word, number.parse().ok()?))
}

fn differs_in_number(first: &Phrase, second: &Phrase) -> bool {
    let alike = |((name, arg), (next_name, next_arg)): (&(&str, Arg), &(&str, Arg))| {
        name == next_name
            && (arg == next_arg || matches!((arg, next_arg), (Arg::Number(a), Arg::Number(b)) if *b == a + 1))
    };
    first.key == second.key
        && first.args.len() == second.args.len()
        && first.args.iter().zip(&second.args).all(alike)
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_lowercase).collect()
}

/// Whether each typed word begins the word at its place; numbers have to be whole.
fn begins(action: &str, typed: &[String]) -> bool {
    let action = words(action);
    !typed.is_empty()
        && typed.len() <= action.len()
        && typed.iter().zip(&action).all(|(typed, word)| {
            if word.parse::<i64>().is_ok() { typed == word } else { word.starts_with(typed.as_str()) }
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bids(range: std::ops::RangeInclusive<i64>) -> impl Iterator<Item = Offer> {
        range.map(|n| Offer { action: format!("bid {n}"), phrase: Phrase::new("bid").with("n", n) })
    }

    fn offer(action: &str, card: &str) -> Offer {
        Offer { action: action.to_owned(), phrase: Phrase::new("card").with("card", card) }
    }

    fn auction() -> Choices {
        Choices::of(std::iter::once(offer("pass", "")).chain(bids(4..=31)).collect())
    }

    #[test]
    fn a_long_row_of_bids_is_one_line() {
        let choices = auction();
        assert_eq!(choices.lines().len(), 2);
        let Choice::Range { word, first, last } = &choices.lines()[1] else { panic!("not a range") };
        assert_eq!((word.as_str(), first.action.as_str(), last.action.as_str()), ("bid", "bid 4", "bid 31"));
    }

    #[test]
    fn numbered_cards_with_names_of_their_own_stay_apart() {
        let cards = ["soap", "bread", "pizza", "margarine", "lipstick", "biscuits"];
        let offers = cards.iter().enumerate().map(|(n, card)| offer(&format!("sell {n}"), card)).collect();
        assert_eq!(Choices::of(offers).lines().len(), cards.len());
    }

    #[test]
    fn a_short_row_of_bids_is_listed() {
        assert_eq!(Choices::of(bids(1..=4).collect()).lines().len(), 4);
    }

    #[test]
    fn a_line_can_be_picked_by_its_number() {
        let choices = auction();
        assert_eq!(choices.pick(1, None), Meant::Action("pass".to_owned()));
        assert_eq!(choices.pick(2, Some(9)), Meant::Action("bid 9".to_owned()));
        assert!(matches!(choices.pick(2, None), Meant::WhichNumber(_)));
        assert_eq!(choices.pick(3, None), Meant::Unknown);
        assert_eq!(choices.pick(0, None), Meant::Unknown);
    }

    #[test]
    fn a_unique_beginning_is_enough_and_numbers_are_whole() {
        let choices = auction();
        assert_eq!(choices.find("P"), Meant::Action("pass".to_owned()));
        assert_eq!(choices.find("b 5"), Meant::Action("bid 5".to_owned()));
        assert_eq!(choices.find("bid 3"), Meant::Unknown);
        assert!(matches!(choices.find("b"), Meant::Ambiguous(all) if all.len() == 28));
        assert_eq!(choices.find(""), Meant::Unknown);
    }
}
