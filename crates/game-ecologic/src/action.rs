//! The decisions of Ecologic, their notation and their fixed numbers (EL-3.3).

use std::fmt;
use std::str::FromStr;

use ecotable_kernel::Seat;

use crate::cards::{Initiative, Kind, Tad};
use crate::deal::Deal;

/// One decision. The order of the variants is the order of their numbers and of the legal list.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Action {
    /// Pass, finish, decline, allow.
    Pass,
    /// Keep the bought token in hand.
    Keep,
    /// Buy the revealed initiative at its nominal, without bidding.
    Buy,
    /// Cancel the auction.
    Veto,
    /// Pay the levy, for the rest of the refineries, or what was promised.
    Pay,
    /// Accept the proposed deal.
    Accept,
    /// Draw the top initiative.
    Draw,
    /// Start an auction for a token.
    OpenToken(Kind),
    /// Buy a token at its nominal, without bidding.
    BuyToken(Kind),
    /// Start an auction for a territory.
    OpenTad(Tad),
    /// Buy a territory at its nominal, without bidding.
    BuyTad(Tad),
    /// Choose a seat.
    Seat(Seat),
    /// Shift the price of a type.
    Shift(Kind, i8),
    /// Change so much money into environment points.
    ToEnviro(u8),
    /// Change so many environment points into money.
    ToMoney(u8),
    /// Place a token.
    Place(Kind, u8),
    /// Remove one own token.
    Remove(Kind, u8),
    /// Choose a whole own refinery.
    Refinery(Kind, u8),
    /// Place the territory.
    Site(u8),
    /// Choose a token on the board: cell, owner and type.
    Token(u8, Seat, Kind),
    /// Choose an own initiative.
    Card(Initiative),
    /// Bid this much, or name this levy.
    Bid(u8),
    /// Propose a deal to a seat; never in the legal list.
    Propose(Seat, Deal),
    /// Answer a proposed deal with another one; never in the legal list.
    Counter(Deal),
}

/// A text that is no decision of Ecologic.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
#[error(
    "not a decision: write pass, keep, buy, veto, pay, accept, draw, open_token TYPE, buy_token TYPE, open_tad TAD, \
     buy_tad TAD, seat N, shift TYPE N, to_enviro N, to_money N, place TYPE CELL, remove TYPE CELL, refinery TYPE CELL, \
     site CELL, token CELL SEAT TYPE, card ID, bid N, propose SEAT give SIDE take SIDE or counter give SIDE take SIDE"
)]
pub struct NotAnAction;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass => f.write_str("pass"),
            Self::Keep => f.write_str("keep"),
            Self::Buy => f.write_str("buy"),
            Self::Veto => f.write_str("veto"),
            Self::Pay => f.write_str("pay"),
            Self::Accept => f.write_str("accept"),
            Self::Draw => f.write_str("draw"),
            Self::OpenToken(kind) => write!(f, "open_token {}", kind.word()),
            Self::BuyToken(kind) => write!(f, "buy_token {}", kind.word()),
            Self::OpenTad(tad) => write!(f, "open_tad {}", tad.id()),
            Self::BuyTad(tad) => write!(f, "buy_tad {}", tad.id()),
            Self::Seat(seat) => write!(f, "seat {seat}"),
            Self::Shift(kind, by) => write!(f, "shift {} {by:+}", kind.word()),
            Self::ToEnviro(amount) => write!(f, "to_enviro {amount}"),
            Self::ToMoney(amount) => write!(f, "to_money {amount}"),
            Self::Place(kind, cell) => write!(f, "place {} {cell}", kind.word()),
            Self::Remove(kind, cell) => write!(f, "remove {} {cell}", kind.word()),
            Self::Refinery(kind, cell) => write!(f, "refinery {} {cell}", kind.word()),
            Self::Site(cell) => write!(f, "site {cell}"),
            Self::Token(cell, seat, kind) => write!(f, "token {cell} {seat} {}", kind.word()),
            Self::Card(card) => write!(f, "card {card}"),
            Self::Bid(amount) => write!(f, "bid {amount}"),
            Self::Propose(seat, deal) => write!(f, "propose {seat} {deal}"),
            Self::Counter(deal) => write!(f, "counter {deal}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    /// Besides its own notation an action may be written as in the rules, `PLACE(oil, 6)`, or as its number.
    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        if let Ok(id) = canonical::<u16>(text) {
            return Self::from_id(id).ok_or(NotAnAction);
        }
        let plain = text.replace(['(', ',', ')'], " ").to_lowercase();
        let words: Vec<&str> = plain.split_whitespace().collect();
        read(&words)
    }
}

fn read(words: &[&str]) -> Result<Action, NotAnAction> {
    Ok(match words {
        ["pass"] => Action::Pass,
        ["keep"] => Action::Keep,
        ["buy"] => Action::Buy,
        ["veto"] => Action::Veto,
        ["pay"] => Action::Pay,
        ["accept"] => Action::Accept,
        ["draw"] => Action::Draw,
        ["open_token", kind] => Action::OpenToken(read_kind(kind)?),
        ["buy_token", kind] => Action::BuyToken(read_kind(kind)?),
        ["open_tad", tad] => Action::OpenTad(tad.parse().map_err(|_| NotAnAction)?),
        ["buy_tad", tad] => Action::BuyTad(tad.parse().map_err(|_| NotAnAction)?),
        ["seat", seat] => Action::Seat(read_seat(seat)?),
        ["shift", kind, by] => Action::Shift(read_kind(kind)?, read_shift(by)?),
        ["to_enviro", amount] => Action::ToEnviro(in_range(amount, 1, 5)?),
        ["to_money", amount] => Action::ToMoney(in_range(amount, 1, 5)?),
        ["place", kind, cell] => Action::Place(read_kind(kind)?, read_cell(cell)?),
        ["remove", kind, cell] => Action::Remove(read_kind(kind)?, read_cell(cell)?),
        ["refinery", kind, cell] => Action::Refinery(read_kind(kind)?, read_cell(cell)?),
        ["site", cell] => Action::Site(read_cell(cell)?),
        ["token", cell, seat, kind] => Action::Token(read_cell(cell)?, read_seat(seat)?, read_kind(kind)?),
        ["card", card] => Action::Card(card.parse().map_err(|_| NotAnAction)?),
        ["bid", amount] => Action::Bid(in_range(amount, 0, 99)?),
        ["propose", seat, deal @ ..] => Action::Propose(read_seat(seat)?, Deal::read(deal)?),
        ["counter", deal @ ..] => Action::Counter(Deal::read(deal)?),
        _ => return Err(NotAnAction),
    })
}

/// A type by its word or by its number in the rules.
fn read_kind(word: &str) -> Result<Kind, NotAnAction> {
    match word {
        "0" => Ok(Kind::Oil),
        "1" => Ok(Kind::Mineral),
        word => word.parse().map_err(|_| NotAnAction),
    }
}

fn read_cell(word: &str) -> Result<u8, NotAnAction> {
    in_range(word, 0, 27)
}

/// A seat by its number, or by its letter in the rules.
fn read_seat(word: &str) -> Result<Seat, NotAnAction> {
    match word {
        "a" => Ok(Seat(0)),
        "b" => Ok(Seat(1)),
        "c" => Ok(Seat(2)),
        "d" => Ok(Seat(3)),
        word => in_range(word, 0, 3).map(Seat),
    }
}

/// A shift from -5 to +5, not 0, with or without its plus sign.
fn read_shift(word: &str) -> Result<i8, NotAnAction> {
    match word.strip_prefix('-') {
        Some(less) => in_range(less, 1, 5).map(|by| -(by as i8)),
        None => in_range(word.strip_prefix('+').unwrap_or(word), 1, 5).map(|by| by as i8),
    }
}

fn in_range(digits: &str, least: u8, most: u8) -> Result<u8, NotAnAction> {
    canonical(digits).ok().filter(|number| (least..=most).contains(number)).ok_or(NotAnAction)
}

/// A number without sign or leading zeros, so that each decision has one notation.
pub(crate) fn canonical<N: FromStr>(digits: &str) -> Result<N, NotAnAction> {
    let plain = digits.bytes().all(|b| b.is_ascii_digit()) && (digits == "0" || !digits.starts_with('0'));
    if plain { digits.parse().map_err(|_| NotAnAction) } else { Err(NotAnAction) }
}

impl Action {
    /// The fixed number of the action; deals have none.
    pub fn id(self) -> Option<u16> {
        let on_board = |first: u16, kind: Kind, cell: u8| first + 28 * kind as u16 + u16::from(cell);
        Some(match self {
            Self::Pass => 0,
            Self::Keep => 1,
            Self::Buy => 2,
            Self::Veto => 3,
            Self::Pay => 4,
            Self::Accept => 5,
            Self::Draw => 6,
            Self::OpenToken(kind) => 10 + kind as u16,
            Self::BuyToken(kind) => 12 + kind as u16,
            Self::OpenTad(tad) => 14 + tad as u16,
            Self::BuyTad(tad) => 18 + tad as u16,
            Self::Seat(seat) => 22 + u16::from(seat.0),
            Self::Shift(kind, by) => {
                let place = if by < 0 { by + 5 } else { by + 4 };
                30 + 10 * kind as u16 + u16::from(place.unsigned_abs())
            }
            Self::ToEnviro(amount) => 49 + u16::from(amount),
            Self::ToMoney(amount) => 54 + u16::from(amount),
            Self::Place(kind, cell) => on_board(60, kind, cell),
            Self::Remove(kind, cell) => on_board(120, kind, cell),
            Self::Refinery(kind, cell) => on_board(180, kind, cell),
            Self::Site(cell) => 240 + u16::from(cell),
            Self::Token(cell, seat, kind) => 270 + 8 * u16::from(cell) + 2 * u16::from(seat.0) + kind as u16,
            Self::Card(card) => 500 + u16::from(card.0),
            Self::Bid(amount) => 600 + u16::from(amount),
            Self::Propose(..) | Self::Counter(_) => return None,
        })
    }

    /// The action with this number.
    pub fn from_id(id: u16) -> Option<Self> {
        let kind = |place: u16| Kind::BOTH.get(usize::from(place)).copied();
        let on_board = |place: u16| kind(place / 28).map(|kind| (kind, (place % 28) as u8));
        Some(match id {
            0 => Self::Pass,
            1 => Self::Keep,
            2 => Self::Buy,
            3 => Self::Veto,
            4 => Self::Pay,
            5 => Self::Accept,
            6 => Self::Draw,
            10..=11 => Self::OpenToken(kind(id - 10)?),
            12..=13 => Self::BuyToken(kind(id - 12)?),
            14..=17 => Self::OpenTad(Tad::ALL[usize::from(id - 14)]),
            18..=21 => Self::BuyTad(Tad::ALL[usize::from(id - 18)]),
            22..=25 => Self::Seat(Seat((id - 22) as u8)),
            30..=49 => {
                let place = ((id - 30) % 10) as i8;
                Self::Shift(kind((id - 30) / 10)?, if place < 5 { place - 5 } else { place - 4 })
            }
            50..=54 => Self::ToEnviro((id - 49) as u8),
            55..=59 => Self::ToMoney((id - 54) as u8),
            60..=115 => on_board(id - 60).map(|(kind, cell)| Self::Place(kind, cell))?,
            120..=175 => on_board(id - 120).map(|(kind, cell)| Self::Remove(kind, cell))?,
            180..=235 => on_board(id - 180).map(|(kind, cell)| Self::Refinery(kind, cell))?,
            240..=267 => Self::Site((id - 240) as u8),
            270..=493 => {
                let place = id - 270;
                Self::Token((place / 8) as u8, Seat((place % 8 / 2) as u8), kind(place % 2)?)
            }
            500..=519 => Self::Card(Initiative((id - 500) as u8)),
            600..=699 => Self::Bid((id - 600) as u8),
            _ => return None,
        })
    }
}
