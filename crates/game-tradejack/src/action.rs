//! The decisions of TradeJack and their notation.

use std::fmt;
use std::str::FromStr;

use crate::cards::{Product, Source};

/// One decision. The order of the variants is the order of the legal list.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Action {
    /// Pass in an auction.
    Pass,
    /// Bid this total in an auction.
    Bid(u16),
    /// Begin a Product Set with this product.
    StartSet(Product),
    /// Put this product up for 1 Capital without a source.
    Offload(Product),
    /// Finish production; this is final.
    Confirm,
    /// Add this source to the set that was begun.
    UseSource(Source),
    /// Turn up this one of the two drawn sources first.
    First(u8),
    /// Take all staged cards back; allowed before confirming, and never in the legal list.
    Reset,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass => f.write_str("pass"),
            Self::Bid(total) => write!(f, "bid {total}"),
            Self::StartSet(product) => write!(f, "set {product}"),
            Self::Offload(product) => write!(f, "offload {product}"),
            Self::Confirm => f.write_str("confirm"),
            Self::UseSource(source) => write!(f, "use {source}"),
            Self::First(card) => write!(f, "first {card}"),
            Self::Reset => f.write_str("reset"),
        }
    }
}

/// A text that is no decision of TradeJack.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
#[error(
    "not a decision: write pass, bid N, first 0, first 1, set PRODUCT, use SOURCE, offload PRODUCT, confirm or \
     reset, with faces such as SOAP-B or GOLD-Y"
)]
pub struct NotAnAction;

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let action = match word {
            "bid" => Self::Bid(canonical_number(rest)?),
            "set" => Self::StartSet(rest.parse().map_err(|_| NotAnAction)?),
            "offload" => Self::Offload(rest.parse().map_err(|_| NotAnAction)?),
            "use" => Self::UseSource(rest.parse().map_err(|_| NotAnAction)?),
            "first" => Self::First(canonical_number(rest)?),
            _ => return simple(text),
        };
        Ok(action)
    }
}

fn simple(text: &str) -> Result<Action, NotAnAction> {
    match text {
        "pass" => Ok(Action::Pass),
        "confirm" => Ok(Action::Confirm),
        "reset" => Ok(Action::Reset),
        _ => Err(NotAnAction),
    }
}

/// A number without sign or leading zeros, so that each decision has one notation.
fn canonical_number<N: FromStr>(digits: &str) -> Result<N, NotAnAction> {
    let plain = digits.bytes().all(|b| b.is_ascii_digit()) && (digits == "0" || !digits.starts_with('0'));
    if plain { digits.parse().map_err(|_| NotAnAction) } else { Err(NotAnAction) }
}
