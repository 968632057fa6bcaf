//! The decisions and their notation.

use std::fmt;
use std::str::FromStr;

use ecotable_kernel::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::{Card, Route};
use crate::city::{Light, Section};
use crate::colour::{Colour, Direction, Effect};

/// One decision. The order of the variants is the order of the legal list (PR-3.6).
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Action {
    /// Prolong the open play over a section, on a joker street in a chosen colour.
    Continue(Section, Option<Colour>),
    /// Pay with a card and drive over a section, on a joker street in a chosen colour.
    Step(Card, Section, Option<Colour>),
    /// Drive over a section with a shortcut card.
    ShortcutStep(Card, Section),
    /// Pay with any two cards and drive over a section.
    PairStep(Section, Option<Colour>),
    /// Drive over a double lane, without a die in a chosen colour.
    DoubleStep(Section, Option<Colour>),
    /// Use the effect of a card.
    Effect(Card),
    /// Use the police token.
    PoliceToken,
    /// Collect plastic from the bin.
    Collect,
    /// Sell this bin card to the plant.
    SellBin(u8),
    /// End the turn.
    EndTurn,
    /// Start from this light.
    ChooseLight(Light),
    /// Spend a card as one of a pair.
    SpendCard(Card),
    /// Pay a unit of a double lane with a card that shows the colour.
    PayUnit(Card),
    /// Pay a unit of a double lane with any two cards.
    PayPair,
    /// Use the reward.
    Use,
    /// Do without the reward.
    Skip,
    /// Take the die on this section.
    PickDie(Section),
    /// Put the die on this section.
    PlaceDie(Section),
    /// Turn the die to this colour.
    DieColour(Colour),
    /// Move the token on this section.
    PickToken(Section),
    /// Put street works on this section.
    PlaceWorks(Section),
    /// Put a one-way token on this section.
    PlaceOneWay(Section),
    /// Let the one-way token point in this direction.
    OneWayDirection(Direction),
    /// Choose this opponent.
    PickSeat(Seat),
    /// Ask for this.
    AskFor(Wanted),
    /// Give this card.
    GiveCard(Card),
    /// Offer this card for the exchange.
    SwapOwn(Card),
    /// Give this card in exchange.
    SwapTheirs(Card),
    /// Take the one-way token off this section.
    Remove(Section),
    /// Turn the one-way token on this section round.
    Reverse(Section),
    /// Ignore the tokens on this section in this turn.
    Pass(Section),
    /// Let the others collect.
    LetPass,
    /// Puncture a tyre.
    Puncture,
    /// Discard this route card.
    RouteOverflow(Route),
    /// Discard this card.
    Discard(Card),
    /// Draw up to five cards.
    Refill,
}

impl Action {
    /// The same drive without a named colour.
    pub(crate) const fn without_colour(self) -> Self {
        match self {
            Self::Continue(section, _) => Self::Continue(section, None),
            Self::Step(card, section, _) => Self::Step(card, section, None),
            Self::PairStep(section, _) => Self::PairStep(section, None),
            Self::DoubleStep(section, _) => Self::DoubleStep(section, None),
            other => other,
        }
    }
}

/// What can be asked for (PR-4.4).
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Wanted {
    /// A card that shows this colour.
    Colour(Colour),
    /// A card with this effect.
    Effect(Effect),
}

impl Wanted {
    /// All that can be asked for, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        let colours = Colour::ALL.iter().map(|&colour| Self::Colour(colour));
        colours.chain(Effect::ALL.iter().map(|&effect| Self::Effect(effect)))
    }
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Colour(colour) => colour.fmt(f),
            Self::Effect(effect) => effect.fmt(f),
        }
    }
}

impl FromStr for Wanted {
    type Err = crate::words::UnknownWord;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self::Effect).or_else(|_| text.parse().map(Self::Colour))
    }
}

impl Serialize for Wanted {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Wanted {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        crate::words::parse(deserializer)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Continue(section, colour) => coloured(f, &format_args!("continue {section}"), colour),
            Self::Step(card, section, colour) => coloured(f, &format_args!("step {card} {section}"), colour),
            Self::ShortcutStep(card, section) => write!(f, "shortcut_step {card} {section}"),
            Self::PairStep(section, colour) => coloured(f, &format_args!("pair_step {section}"), colour),
            Self::DoubleStep(section, colour) => coloured(f, &format_args!("double_step {section}"), colour),
            Self::Effect(card) => write!(f, "effect {card}"),
            Self::PoliceToken => f.write_str("police_token"),
            Self::Collect => f.write_str("collect"),
            Self::SellBin(bin) => write!(f, "sell_bin {bin}"),
            Self::EndTurn => f.write_str("end_turn"),
            Self::ChooseLight(light) => write!(f, "choose_light {light}"),
            Self::SpendCard(card) => write!(f, "spend_card {card}"),
            Self::PayUnit(card) => write!(f, "pay_unit {card}"),
            Self::PayPair => f.write_str("pay_unit pair"),
            Self::Use => f.write_str("use"),
            Self::Skip => f.write_str("skip"),
            Self::PickDie(section) => write!(f, "pick_die {section}"),
            Self::PlaceDie(section) => write!(f, "place_die {section}"),
            Self::DieColour(colour) => write!(f, "die_colour {colour}"),
            Self::PickToken(section) => write!(f, "pick_token {section}"),
            Self::PlaceWorks(section) => write!(f, "place_works {section}"),
            Self::PlaceOneWay(section) => write!(f, "place_one_way {section}"),
            Self::OneWayDirection(direction) => write!(f, "one_way_direction {direction}"),
            Self::PickSeat(seat) => write!(f, "pick_seat {seat}"),
            Self::AskFor(wanted) => write!(f, "ask_for {wanted}"),
            Self::GiveCard(card) => write!(f, "give_card {card}"),
            Self::SwapOwn(card) => write!(f, "swap_own {card}"),
            Self::SwapTheirs(card) => write!(f, "swap_theirs {card}"),
            Self::Remove(section) => write!(f, "remove {section}"),
            Self::Reverse(section) => write!(f, "reverse {section}"),
            Self::Pass(section) => write!(f, "pass {section}"),
            Self::LetPass => f.write_str("let_pass"),
            Self::Puncture => f.write_str("puncture"),
            Self::RouteOverflow(route) => write!(f, "route_overflow {route}"),
            Self::Discard(card) => write!(f, "discard {card}"),
            Self::Refill => f.write_str("refill"),
        }
    }
}

fn coloured(f: &mut fmt::Formatter<'_>, drive: &fmt::Arguments<'_>, colour: Option<Colour>) -> fmt::Result {
    match colour {
        Some(colour) => write!(f, "{drive} {colour}"),
        None => f.write_fmt(*drive),
    }
}

/// A text that is no decision of this game.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
#[error(
    "not a decision: write for example continue s01, step ST01 s17, step ST55 s19 blue, pair_step s15, collect, effect \
     ST31 or end_turn; the list of legal actions shows all that are possible"
)]
pub struct NotAnAction;

impl FromStr for Action {
    type Err = NotAnAction;

    /// Reads the notation; `Step{ST01,s17}` means the same as `step ST01 s17`.
    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        let words = text.split([' ', '{', '}', ',']).filter(|word| !word.is_empty());
        let words: arrayvec::ArrayVec<&str, 5> = words.take(5).collect();
        let (&name, rest) = words.split_first().ok_or(NotAnAction)?;
        let name: String =
            name.chars().filter(|c| !"_-".contains(*c)).map(|c| c.to_ascii_lowercase()).collect();
        match *rest {
            [] => alone(&name),
            [a] => with_one(&name, a),
            [a, b] => with_two(&name, a, b),
            [a, b, c] if name == "step" => Ok(Self::Step(read(a)?, read(b)?, Some(read(c)?))),
            _ => Err(NotAnAction),
        }
    }
}

fn read<T: FromStr>(word: &str) -> Result<T, NotAnAction> {
    word.parse().map_err(|_| NotAnAction)
}

fn alone(name: &str) -> Result<Action, NotAnAction> {
    Ok(match name {
        "policetoken" => Action::PoliceToken,
        "collect" => Action::Collect,
        "endturn" => Action::EndTurn,
        "pair" => Action::PayPair,
        "use" => Action::Use,
        "skip" => Action::Skip,
        "letpass" => Action::LetPass,
        "puncture" => Action::Puncture,
        "refill" => Action::Refill,
        _ => return Err(NotAnAction),
    })
}

fn with_one(name: &str, a: &str) -> Result<Action, NotAnAction> {
    Ok(match name {
        "continue" => Action::Continue(read(a)?, None),
        "pairstep" => Action::PairStep(read(a)?, None),
        "doublestep" => Action::DoubleStep(read(a)?, None),
        "effect" => Action::Effect(read(a)?),
        "sellbin" => Action::SellBin(small_number(a)?),
        "chooselight" => Action::ChooseLight(read(a)?),
        "spendcard" => Action::SpendCard(read(a)?),
        "payunit" if a.eq_ignore_ascii_case("pair") => Action::PayPair,
        "payunit" => Action::PayUnit(read(a)?),
        "pickdie" => Action::PickDie(read(a)?),
        "placedie" => Action::PlaceDie(read(a)?),
        "diecolour" => Action::DieColour(read(a)?),
        "picktoken" => Action::PickToken(read(a)?),
        "placeworks" => Action::PlaceWorks(read(a)?),
        "placeoneway" => Action::PlaceOneWay(read(a)?),
        "onewaydirection" => Action::OneWayDirection(read(a)?),
        "pickseat" => Action::PickSeat(Seat(small_number(a)?)),
        "askfor" => Action::AskFor(read(a)?),
        "givecard" => Action::GiveCard(read(a)?),
        "swapown" => Action::SwapOwn(read(a)?),
        "swaptheirs" => Action::SwapTheirs(read(a)?),
        "remove" => Action::Remove(read(a)?),
        "reverse" => Action::Reverse(read(a)?),
        "pass" => Action::Pass(read(a)?),
        "routeoverflow" => Action::RouteOverflow(read(a)?),
        "discard" => Action::Discard(read(a)?),
        _ => return Err(NotAnAction),
    })
}

fn with_two(name: &str, a: &str, b: &str) -> Result<Action, NotAnAction> {
    Ok(match name {
        "continue" => Action::Continue(read(a)?, Some(read(b)?)),
        "step" => Action::Step(read(a)?, read(b)?, None),
        "shortcutstep" => Action::ShortcutStep(read(a)?, read(b)?),
        "pairstep" => Action::PairStep(read(a)?, Some(read(b)?)),
        "doublestep" => Action::DoubleStep(read(a)?, Some(read(b)?)),
        _ => return Err(NotAnAction),
    })
}

/// One digit: seats and bins have no more.
fn small_number(digits: &str) -> Result<u8, NotAnAction> {
    if digits.len() == 1 { read(digits) } else { Err(NotAnAction) }
}
