//! The decisions of EcoTrade, their notation and their fixed numbering (ET-3.10).

use std::fmt;
use std::str::FromStr;

use crate::ids::{Development, Level};
use crate::means::Means;

/// How many different decisions there are.
pub const ACTIONS: u8 = 115;

/// One decision. The order of the variants is the order of the legal list and of the numbering.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Action {
    /// Return the card in this hand slot at the start.
    ReturnCard(u8),
    /// Take the card in this slot of the market.
    TakeMarket(u8),
    /// Take the top card of the deck.
    TakeDeck,
    /// Begin a shipment with the card in this hand slot.
    StartWith(u8),
    /// Add the card in this hand slot to the shipment.
    AddCard(u8),
    /// Add no more cards.
    DoneCombining,
    /// Lay the card in this hand slot on top.
    TopCard(u8),
    /// Send the shipment by this means.
    By(Means),
    /// Let the revealed Incident stand.
    KeepIncident,
    /// Discard the revealed Incident and reveal the next one.
    RedrawIncident,
    /// Buy a Development.
    Buy(Development),
    /// Buy a Development at this level (Version 2).
    BuyLevel(Development, Level),
    /// Advance a Development to this level (Version 2).
    AdvanceTo(Development, Level),
    /// Move growth tokens to the tracker.
    Bank,
    /// End the turn.
    EndTurn,
    /// Do nothing in this turn.
    Pass,
}

impl Action {
    /// Whether there is no way back from it: only a shipment that is being put together can be taken back (ET-3.2.4).
    #[inline]
    pub(crate) fn is_final(self) -> bool {
        let plans =
            matches!(self, Self::StartWith(_) | Self::AddCard(_) | Self::DoneCombining | Self::TopCard(_));
        // A card that is returned becomes final when all have chosen.
        !plans && !matches!(self, Self::ReturnCard(_))
    }

    /// Its number among all decisions; none for slots that no table has.
    pub fn index(self) -> Option<u8> {
        let slot = |first: u8, slot: u8, count: u8| (slot < count).then_some(first + slot);
        let level = |first: u8, card: Development, level: Level| {
            Some(first + 3 * card.index() as u8 + level.index() as u8)
        };
        match self {
            Self::ReturnCard(card) => slot(0, card, 3),
            Self::TakeMarket(card) => slot(3, card, 5),
            Self::TakeDeck => Some(8),
            Self::StartWith(card) => slot(9, card, 4),
            Self::AddCard(card) => slot(13, card, 4),
            Self::DoneCombining => Some(17),
            Self::TopCard(card) => slot(18, card, 4),
            Self::By(means) => Some(22 + means as u8),
            Self::KeepIncident => Some(26),
            Self::RedrawIncident => Some(27),
            Self::Buy(card) => Some(28 + card.index() as u8),
            Self::BuyLevel(card, to) => level(40, card, to),
            Self::AdvanceTo(card, to) => level(76, card, to),
            Self::Bank => Some(112),
            Self::EndTurn => Some(113),
            Self::Pass => Some(114),
        }
    }

    /// The decision with this number.
    pub fn from_index(index: u8) -> Option<Self> {
        let levelled = |number: u8| Development::new(number / 3 + 1).zip(Level::new(number % 3 + 1));
        Some(match index {
            0..=2 => Self::ReturnCard(index),
            3..=7 => Self::TakeMarket(index - 3),
            8 => Self::TakeDeck,
            9..=12 => Self::StartWith(index - 9),
            13..=16 => Self::AddCard(index - 13),
            17 => Self::DoneCombining,
            18..=21 => Self::TopCard(index - 18),
            22..=25 => Self::By(Means::ALL[usize::from(index - 22)]),
            26 => Self::KeepIncident,
            27 => Self::RedrawIncident,
            28..=39 => Self::Buy(Development::new(index - 27)?),
            40..=75 => levelled(index - 40).map(|(card, level)| Self::BuyLevel(card, level))?,
            76..=111 => levelled(index - 76).map(|(card, level)| Self::AdvanceTo(card, level))?,
            112 => Self::Bank,
            113 => Self::EndTurn,
            114 => Self::Pass,
            _ => return None,
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ReturnCard(slot) => write!(f, "return-card {slot}"),
            Self::TakeMarket(slot) => write!(f, "take-market {slot}"),
            Self::TakeDeck => f.write_str("take-deck"),
            Self::StartWith(slot) => write!(f, "start-with {slot}"),
            Self::AddCard(slot) => write!(f, "add-card {slot}"),
            Self::DoneCombining => f.write_str("done-combining"),
            Self::TopCard(slot) => write!(f, "top-card {slot}"),
            Self::By(means) => f.write_str(means.as_str()),
            Self::KeepIncident => f.write_str("keep-incident"),
            Self::RedrawIncident => f.write_str("redraw-incident"),
            Self::Buy(card) => write!(f, "buy {card}"),
            Self::BuyLevel(card, level) => write!(f, "buy-level {card} {}", level.number()),
            Self::AdvanceTo(card, level) => write!(f, "advance-to {card} {}", level.number()),
            Self::Bank => f.write_str("bank"),
            Self::EndTurn => f.write_str("end-turn"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

/// A text that is no decision of EcoTrade.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
#[error(
    "not a decision: write return-card N, take-market N, take-deck, start-with N, add-card N, done-combining, \
     top-card N, road, train, plane, ship, keep-incident, redraw-incident, buy D05, buy-level D05 2, \
     advance-to D05 3, bank, end-turn or pass, with slots counted from 0"
)]
pub struct NotAnAction;

impl FromStr for Action {
    type Err = NotAnAction;

    /// Reads the notation, and also the names that the rules use: `TakeMarket(2)` is `take-market 2`.
    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        if text.starts_with(|first: char| first.is_ascii_uppercase()) {
            return as_notation(text).and_then(|text| read(&text)).ok_or(NotAnAction);
        }
        read(text).ok_or(NotAnAction)
    }
}

fn read(text: &str) -> Option<Action> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    if rest.is_empty() && text.len() == word.len() {
        return simple(word);
    }
    Some(match word {
        "return-card" => Action::ReturnCard(slot(rest)?),
        "take-market" => Action::TakeMarket(slot(rest)?),
        "start-with" => Action::StartWith(slot(rest)?),
        "add-card" => Action::AddCard(slot(rest)?),
        "top-card" => Action::TopCard(slot(rest)?),
        "buy" => Action::Buy(rest.parse().ok()?),
        "buy-level" => levelled(rest).map(|(card, level)| Action::BuyLevel(card, level))?,
        "advance-to" => levelled(rest).map(|(card, level)| Action::AdvanceTo(card, level))?,
        _ => return None,
    })
}

fn simple(word: &str) -> Option<Action> {
    Some(match word {
        "take-deck" => Action::TakeDeck,
        "done-combining" => Action::DoneCombining,
        "road" => Action::By(Means::Road),
        "train" => Action::By(Means::Train),
        "plane" => Action::By(Means::Plane),
        "ship" => Action::By(Means::Ship),
        "keep-incident" => Action::KeepIncident,
        "redraw-incident" => Action::RedrawIncident,
        "bank" => Action::Bank,
        "end-turn" => Action::EndTurn,
        "pass" => Action::Pass,
        _ => return None,
    })
}

fn levelled(text: &str) -> Option<(Development, Level)> {
    let (card, level) = text.split_once(' ')?;
    Some((card.parse().ok()?, Level::new(slot(level)?)?))
}

/// A number without sign or leading zeros, so that each decision has one notation.
fn slot(digits: &str) -> Option<u8> {
    let plain = digits.bytes().all(|b| b.is_ascii_digit()) && (digits == "0" || !digits.starts_with('0'));
    if plain { digits.parse().ok() } else { None }
}

/// `TakeMarket(2)` as `take-market 2`, `BuyLevel(D09, 1)` as `buy-level D09 1`, `Pass` as `pass`.
fn as_notation(text: &str) -> Option<String> {
    let (name, arguments) = match text.strip_suffix(')') {
        Some(inside) => inside.split_once('(')?,
        None => (text, ""),
    };
    let mut notation = String::new();
    for letter in name.chars() {
        if !letter.is_ascii_alphabetic() {
            return None;
        }
        if letter.is_ascii_uppercase() && !notation.is_empty() {
            notation.push('-');
        }
        notation.push(letter.to_ascii_lowercase());
    }
    for argument in arguments.split(',').map(str::trim).filter(|argument| !argument.is_empty()) {
        notation.push(' ');
        notation.push_str(argument);
    }
    Some(notation)
}
