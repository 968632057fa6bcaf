//! Parts of a position in words, for snapshots and views alike.

use ecotable_kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::Wanted;
use crate::cards::{Card, Route};
use crate::city::Section;
use crate::colour::{Colour, Direction, Effect, Reward};
use crate::state::{Answers, Board, Lane, OpenPlay, Payment, Phase, PoliceBy, Token};
use crate::track::Earlier;
use crate::words::{bits, words};

/// A die on the board.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DieAt {
    /// Where it lies.
    pub section: Section,
    /// What it shows.
    pub colour: Colour,
}

/// A one-way token on the board.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OneWayAt {
    /// Where it lies.
    pub section: Section,
    /// Where it points.
    pub direction: Direction,
}

/// A section driven in this turn.
#[derive(Clone, Debug, Eq, Hash, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LegWords {
    /// The section.
    pub section: Section,
    /// The colour it was driven in.
    pub colour: Option<Colour>,
    /// Where the leg began.
    pub from: String,
    /// Where it ended.
    pub to: String,
}

/// What counts of the sections driven before those that a long track lists (PR-R65).
#[derive(Clone, Debug, Default, Eq, Hash, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EarlierWords {
    /// The routes completed by them, whoever holds the cards.
    #[serde(default)]
    pub completed: Vec<Route>,
    /// The colours at their end, the latest first, as far as a route can go on from them.
    #[serde(default)]
    pub recent: Vec<Colour>,
}

impl EarlierWords {
    pub(crate) fn new(earlier: &Earlier) -> Self {
        Self {
            completed: earlier.completed.cards().collect(),
            recent: earlier.recent.iter().flatten().copied().collect(),
        }
    }

    /// Whether the track lists all that was driven, or nothing else counts any more.
    pub(crate) fn is_nothing(&self) -> bool {
        *self == Self::default()
    }

    /// What the words mean; `None` if there are too many.
    pub(crate) fn read(&self) -> Option<Earlier> {
        let mut earlier =
            Earlier { completed: self.completed.iter().copied().collect(), ..Earlier::default() };
        let places = earlier.recent.get_mut(..self.recent.len())?;
        places.iter_mut().zip(&self.recent).for_each(|(place, &colour)| *place = Some(colour));
        (usize::from(earlier.completed.len()) == self.completed.len()).then_some(earlier)
    }
}

/// A play that can be prolonged.
#[derive(Clone, Debug, Eq, Hash, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenPlayWords {
    /// The colour that it drives.
    pub colour: Colour,
    /// The second colour of a dashed card, as long as it has not been driven.
    #[serde(default)]
    pub other: Option<Colour>,
    /// Whether it is a shortcut, which ignores tokens.
    #[serde(default)]
    pub shortcut: bool,
    /// Whether the second colour need not be driven any more, because it went out of reach.
    #[serde(default)]
    pub lapsed: bool,
    /// The sections driven in it.
    pub driven: Vec<Section>,
}

words! {
    /// A kind of token, in words.
    TokenWord {
        /// Street works.
        Works = "works",
        /// One-way.
        OneWay = "one_way",
    }
}

/// What the table waits for. In a view, what the viewer may not know is left out.
#[derive(Clone, Debug, Eq, Hash, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "name", deny_unknown_fields)]
#[expect(
    missing_docs,
    reason = "the variants are the decisions of PR-3.6, and their fields what belongs to them"
)]
pub enum PhaseWords {
    ChooseLight {
        seat: Seat,
    },
    Turn {},
    SpendCard {
        section: Section,
        colour: Colour,
        cards: u8,
        #[serde(default)]
        units: u8,
    },
    PayUnit {
        section: Section,
        colour: Colour,
        units: u8,
    },
    RewardChoice {
        reward: Reward,
    },
    /// `lift` says how many dice are lifted for a roll; without it a die is turned.
    PickDie {
        #[serde(default)]
        lift: Option<u8>,
    },
    PlaceDie {
        colour: Colour,
        #[serde(default)]
        next: Option<Colour>,
    },
    DieColour {
        section: Section,
    },
    PickToken {
        token: TokenWord,
    },
    PlaceWorks {
        #[serde(default)]
        moved: Option<Section>,
    },
    PlaceOneWay {
        #[serde(default)]
        moved: Option<Section>,
    },
    OneWayDirection {
        section: Section,
        #[serde(default)]
        moved: Option<Section>,
    },
    PickSeat {
        effect: Effect,
        card: Card,
    },
    AskFor {
        target: Seat,
    },
    GiveCard {
        target: Seat,
        wanted: Wanted,
    },
    SwapOwn {
        target: Seat,
    },
    /// The card offered is known to the seat that offers it.
    SwapTheirs {
        target: Seat,
        #[serde(default)]
        own: Option<Card>,
    },
    PoliceOption {
        #[serde(default)]
        token: bool,
    },
    /// In a view only the viewer's own answer is listed.
    React {
        #[serde(default)]
        answered: SeatSet,
        #[serde(default)]
        punctures: SeatSet,
    },
    /// The drawn card is known to the seat that drew it.
    RouteOverflow {
        #[serde(default)]
        drawn: Option<Route>,
        #[serde(default)]
        left: u8,
    },
    Discard {},
    Over {},
}

impl PhaseWords {
    /// A phase in words, with everything in it.
    pub(crate) fn new(phase: &Phase) -> Self {
        match *phase {
            Phase::ChooseLight(seat) => Self::ChooseLight { seat },
            Phase::Turn => Self::Turn {},
            Phase::SpendCard(Payment { section, colour, cards, units, .. }) => {
                Self::SpendCard { section, colour, cards, units }
            }
            Phase::PayUnit(Payment { section, colour, units, .. }) => {
                Self::PayUnit { section, colour, units }
            }
            Phase::RewardChoice(reward) => Self::RewardChoice { reward },
            Phase::LiftDie(lift) => Self::PickDie { lift: Some(lift) },
            Phase::PlaceDie(colour, next) => Self::PlaceDie { colour, next },
            Phase::PickDie => Self::PickDie { lift: None },
            Phase::DieColour(section) => Self::DieColour { section },
            Phase::PickToken(Token::Works) => Self::PickToken { token: TokenWord::Works },
            Phase::PickToken(Token::OneWay) => Self::PickToken { token: TokenWord::OneWay },
            Phase::PlaceToken(Token::Works, moved) => Self::PlaceWorks { moved },
            Phase::PlaceToken(Token::OneWay, moved) => Self::PlaceOneWay { moved },
            Phase::OneWayDirection(section, moved) => Self::OneWayDirection { section, moved },
            Phase::PickSeat(effect, card) => Self::PickSeat { effect, card },
            Phase::AskFor(target) => Self::AskFor { target },
            Phase::GiveCard(target, wanted) => Self::GiveCard { target, wanted },
            Phase::SwapOwn(target) => Self::SwapOwn { target },
            Phase::SwapTheirs(target, own) => Self::SwapTheirs { target, own: Some(own) },
            Phase::PoliceOption(by) => Self::PoliceOption { token: by == PoliceBy::Token },
            Phase::React(Answers { given, punctures }) => Self::React { answered: given, punctures },
            Phase::RouteOverflow(drawn, left) => Self::RouteOverflow { drawn: Some(drawn), left },
            Phase::Discard => Self::Discard {},
            Phase::Over => Self::Over {},
        }
    }

    /// The phase as `viewer` may know it, while it is the turn of `active` (PR-3.9).
    pub(crate) fn seen_by(self, viewer: Option<Seat>, active: Seat) -> Self {
        let own = |set: SeatSet| viewer.filter(|&seat| set.contains(seat)).into_iter().collect::<SeatSet>();
        match self {
            Self::React { answered, punctures } => {
                Self::React { answered: own(answered), punctures: own(punctures) }
            }
            Self::SwapTheirs { target, .. } if viewer != Some(active) => {
                Self::SwapTheirs { target, own: None }
            }
            Self::RouteOverflow { left, .. } if viewer != Some(active) => {
                Self::RouteOverflow { drawn: None, left }
            }
            known => known,
        }
    }

    /// The phase that the words mean; `None` if a card is missing in them.
    pub(crate) fn read(&self, is_double: impl Fn(Section) -> Lane) -> Option<Phase> {
        Some(match *self {
            Self::ChooseLight { seat } => Phase::ChooseLight(seat),
            Self::Turn {} => Phase::Turn,
            Self::SpendCard { section, colour, cards, units } => {
                Phase::SpendCard(Payment { section, colour, cards, units, lane: is_double(section) })
            }
            Self::PayUnit { section, colour, units } => {
                Phase::PayUnit(Payment { section, colour, cards: 0, units, lane: is_double(section) })
            }
            Self::RewardChoice { reward } => Phase::RewardChoice(reward),
            Self::PickDie { lift: Some(lift) } => Phase::LiftDie(lift),
            Self::PickDie { lift: None } => Phase::PickDie,
            Self::PlaceDie { colour, next } => Phase::PlaceDie(colour, next),
            Self::DieColour { section } => Phase::DieColour(section),
            Self::PickToken { token: TokenWord::Works } => Phase::PickToken(Token::Works),
            Self::PickToken { token: TokenWord::OneWay } => Phase::PickToken(Token::OneWay),
            Self::PlaceWorks { moved } => Phase::PlaceToken(Token::Works, moved),
            Self::PlaceOneWay { moved } => Phase::PlaceToken(Token::OneWay, moved),
            Self::OneWayDirection { section, moved } => Phase::OneWayDirection(section, moved),
            Self::PickSeat { effect, card } => Phase::PickSeat(effect, card),
            Self::AskFor { target } => Phase::AskFor(target),
            Self::GiveCard { target, wanted } => Phase::GiveCard(target, wanted),
            Self::SwapOwn { target } => Phase::SwapOwn(target),
            Self::SwapTheirs { target, own } => Phase::SwapTheirs(target, own?),
            Self::PoliceOption { token: true } => Phase::PoliceOption(PoliceBy::Token),
            Self::PoliceOption { token: false } => Phase::PoliceOption(PoliceBy::Card),
            Self::React { answered, punctures } => Phase::React(Answers { given: answered, punctures }),
            Self::RouteOverflow { drawn, left } => Phase::RouteOverflow(drawn?, left),
            Self::Discard {} => Phase::Discard,
            Self::Over {} => Phase::Over,
        })
    }
}

/// The sections of a set.
pub(crate) fn sections(set: u64) -> Vec<Section> {
    bits(set).map(Section).collect()
}

/// The dice on a board, in words.
pub(crate) fn dice(board: &Board) -> Vec<DieAt> {
    let die = |section| board.dice.at(section).map(|colour| DieAt { section, colour });
    bits(board.dice.on).map(Section).filter_map(die).collect()
}

/// The one-way tokens on a board, in words.
pub(crate) fn arrows(board: &Board) -> Vec<OneWayAt> {
    let arrow = |section| OneWayAt { section, direction: board.arrow(section) };
    bits(board.one_way()).map(Section).map(arrow).collect()
}

/// An open play in words.
pub(crate) fn open_play(play: &OpenPlay) -> OpenPlayWords {
    let &OpenPlay { driven, colour, other, shortcut, lapsed } = play;
    OpenPlayWords { colour, other, shortcut, lapsed, driven: sections(driven) }
}
