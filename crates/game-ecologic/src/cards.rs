//! The cards: initiatives, events and Territories of Advanced Development, typed from `data/ecologic.toml`.

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use crate::config::Edition;

/// How many initiatives there are (EL-8.1).
pub const INITIATIVES: usize = 20;
/// How many events the larger edition has (EL-1.5).
pub const MOST_EVENTS: usize = 30;
/// How many Territories of Advanced Development the larger edition has (EL-1.6).
pub const TADS: usize = 4;
/// The nominal that marks a big initiative (EL-6).
pub const BIG_NOMINAL: u8 = 12;

const DATA: &str = include_str!("../data/ecologic.toml");

/// What a token extracts.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Oil.
    Oil,
    /// Minerals.
    Mineral,
}

impl Kind {
    /// Oil, then mineral.
    pub const BOTH: [Self; 2] = [Self::Oil, Self::Mineral];

    /// The other one.
    pub fn other(self) -> Self {
        match self {
            Self::Oil => Self::Mineral,
            Self::Mineral => Self::Oil,
        }
    }

    /// Its place in arrays.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// Its word in notation.
    pub fn word(self) -> &'static str {
        match self {
            Self::Oil => "oil",
            Self::Mineral => "mineral",
        }
    }
}

/// A text that names no card, token or place of Ecologic.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
#[error("no such {0}")]
pub struct Unknown(pub &'static str);

impl FromStr for Kind {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        Self::BOTH.into_iter().find(|kind| kind.word() == text).ok_or(Unknown("token type: oil or mineral"))
    }
}

/// A Territory of Advanced Development; in the first edition a special initiative (EL-1.6).
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Tad {
    /// Nature Reserve.
    Nr,
    /// Stock Exchange, in the second edition Stock Market.
    Sm,
    /// Academy.
    Ac,
    /// Transport Hub, second edition only.
    Th,
}

impl Tad {
    /// All, in the order of their numbers.
    pub const ALL: [Self; TADS] = [Self::Nr, Self::Sm, Self::Ac, Self::Th];

    /// Its place in arrays.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// Its id.
    pub fn id(self) -> &'static str {
        match self {
            Self::Nr => "NR",
            Self::Sm => "SM",
            Self::Ac => "AC",
            Self::Th => "TH",
        }
    }

    /// Those of an edition.
    pub fn of(edition: Edition) -> &'static [Self] {
        match edition {
            Edition::Ed1 => &Self::ALL[..3],
            Edition::Ed2 => &Self::ALL,
        }
    }
}

impl FromStr for Tad {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let named = |tad: &Self| tad.id().eq_ignore_ascii_case(text) || (*tad as u8).to_string() == text;
        Self::ALL.into_iter().find(named).ok_or(Unknown("territory: NR, SM, AC or TH"))
    }
}

/// An initiative by its place in the card list.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Initiative(pub u8);

impl Initiative {
    /// All, in the order of the card list.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..INITIATIVES as u8).map(Self)
    }

    /// The card's numbers.
    #[inline]
    pub fn face(self) -> InitiativeFace {
        cards().initiatives[usize::from(self.0)]
    }
}

impl fmt::Display for Initiative {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "EI{:02}", self.0 + 1)
    }
}

impl FromStr for Initiative {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let by_id = Self::all().find(|card| card.to_string().eq_ignore_ascii_case(text));
        let by_number = || Self::all().find(|card| card.0.to_string() == text);
        by_id.or_else(by_number).ok_or(Unknown("initiative: EI01 to EI20"))
    }
}

/// An event by its place in the list of its edition.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct EventCard(pub u8);

/// The numbers on an initiative (EL-4.3).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct InitiativeFace {
    /// The lowest opening bid.
    pub nominal: u8,
    /// Environment points in every Environment phase.
    pub enviro: u8,
    /// Money in every Income phase.
    pub cost: u8,
}

/// An event card (EL-1.4, EL-1.5).
#[derive(Clone, Debug, Eq, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventFace {
    /// Its id, such as `S24`.
    pub id: String,
    /// The level on its back, 1 to 3.
    pub level: u8,
    /// What it does.
    pub effect: Effect,
}

/// What an event does; the editions share what is alike (EL-4.2).
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names are those of the table of events in RULES.md")]
pub enum Effect {
    StateSupport,
    Contractor,
    RichHorizons,
    Lawsuit,
    HarmlessOil,
    OilRise,
    HarmlessMineral,
    Exchange,
    Corruption,
    Central,
    Media,
    Logistics,
    Veto,
    Crisis,
    Patent,
    Analysts,
    Conversion,
    Flood,
    Levy,
    BrainDrain,
    FinalReport,
    OilCrash,
    Accident,
    Outdated,
    Green,
    Spill,
    MarketRise,
    Industry,
    Shares,
    Infrastructure,
    Bat,
    Cartel,
    Grind,
    Expo,
    Platform,
}

/// All that the data file holds.
#[derive(Debug)]
pub struct Cards {
    initiatives: [InitiativeFace; INITIATIVES],
    first: Printed,
    second: Printed,
}

/// What was printed for one edition.
#[derive(Debug)]
pub struct Printed {
    /// The events, in the order of their ids.
    pub events: Vec<EventFace>,
    /// The resource of each hex: before shuffling, or as the board has them.
    pub hexes: Vec<Resource>,
    /// The environment tokens.
    pub tokens: Vec<u8>,
    /// The hexes of the reference layout.
    pub reference_hexes: Vec<Resource>,
    /// The environment tokens of the reference layout; 0 where there is none.
    pub reference_tokens: Vec<u8>,
}

/// What can be extracted in a cell.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Resource {
    /// Oil.
    Oil,
    /// Minerals.
    Mineral,
    /// Either.
    Both,
    /// Nothing: a lake, or a site for a territory.
    None,
}

impl Resource {
    /// The resource that a letter of a layout stands for.
    pub fn from_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'O' => Self::Oil,
            'M' => Self::Mineral,
            'B' => Self::Both,
            'L' => Self::None,
            _ => return None,
        })
    }

    /// Its letter in a layout.
    pub fn letter(self) -> char {
        match self {
            Self::Oil => 'O',
            Self::Mineral => 'M',
            Self::Both => 'B',
            Self::None => 'L',
        }
    }
}

/// What was printed for an edition.
pub fn printed(edition: Edition) -> &'static Printed {
    match edition {
        Edition::Ed1 => &cards().first,
        Edition::Ed2 => &cards().second,
    }
}

impl Printed {
    /// The event with this id.
    pub fn event(&self, id: &str) -> Option<EventCard> {
        let place = self.events.iter().position(|event| event.id.eq_ignore_ascii_case(id));
        place.map(|place| EventCard(place as u8))
    }

    /// What an event card shows.
    #[inline]
    pub fn face(&self, card: EventCard) -> &EventFace {
        &self.events[usize::from(card.0)]
    }

    /// The events with their places in the list.
    pub fn each_event(&self) -> impl Iterator<Item = (EventCard, &EventFace)> {
        (0u8..).map(EventCard).zip(&self.events)
    }

    /// The Final Report.
    pub fn final_report(&self) -> EventCard {
        let is_final = |(_, face): &(EventCard, &EventFace)| face.effect == Effect::FinalReport;
        self.each_event().find(is_final).map(|(card, _)| card).expect("each edition has a Final Report")
    }
}

fn cards() -> &'static Cards {
    static CARDS: OnceLock<Cards> = OnceLock::new();
    CARDS.get_or_init(|| read(DATA).expect("the data file is checked by a test"))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    initiative: Vec<InitiativeEntry>,
    event: Vec<EventFace>,
    ed1: Layouts,
    ed2: Layouts,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct InitiativeEntry {
    id: String,
    nominal: u8,
    enviro: u8,
    cost: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Layouts {
    hexes: String,
    tokens: Vec<u8>,
    reference_hexes: String,
    reference_tokens: Vec<u8>,
}

fn read(text: &str) -> Result<Cards, String> {
    let file: File = toml::from_str(text).map_err(|error| error.to_string())?;
    let in_order = Initiative::all().map(|card| card.to_string());
    if !file.initiative.iter().map(|entry| entry.id.clone()).eq(in_order) {
        return Err("the initiatives are not EI01 to EI20".to_owned());
    }
    let faces: Vec<_> = file
        .initiative
        .iter()
        .map(|entry| InitiativeFace { nominal: entry.nominal, enviro: entry.enviro, cost: entry.cost })
        .collect();
    let (first, second) = file.event.into_iter().partition(|event| event.id.starts_with('F'));
    Ok(Cards {
        initiatives: faces.try_into().map_err(|_| "there are not 20 initiatives".to_owned())?,
        first: printed_from(first, &file.ed1)?,
        second: printed_from(second, &file.ed2)?,
    })
}

fn printed_from(events: Vec<EventFace>, layouts: &Layouts) -> Result<Printed, String> {
    let hexes = |letters: &str| {
        letters.chars().map(Resource::from_letter).collect::<Option<Vec<_>>>().ok_or("an unknown hex")
    };
    Ok(Printed {
        events,
        hexes: hexes(&layouts.hexes)?,
        tokens: layouts.tokens.clone(),
        reference_hexes: hexes(&layouts.reference_hexes)?,
        reference_tokens: layouts.reference_tokens.clone(),
    })
}
