//! The cards and the map as the rules use them, read from the files in `data` (ET-8).

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use crate::ids::{Development, Incident, Level, Shipment};
use crate::means::{Attributes, Means, MeansSet};

const SHIPMENTS: &str = include_str!("../data/shipments.toml");
const INCIDENTS: &str = include_str!("../data/incidents.toml");
const DEVELOPMENTS: &str = include_str!("../data/developments.toml");
const REGIONS: &str = include_str!("../data/regions.toml");

/// A region of Europe by its number, 1 to 7 (ET-1.3).
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Region(pub u8);

impl Region {
    /// How many there are.
    pub const COUNT: usize = 7;

    /// All regions.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=7).map(Self)
    }

    /// The set with just this region.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << (self.0 & 7)
    }
}

/// A Shipment card (ET-8.1).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct ShipmentCard {
    /// Where the goods are.
    pub origin: Region,
    /// Where they want to go.
    pub destination: Region,
    /// How much of the load limit they take.
    pub quantity: u8,
    /// The printed Time, Growth and Impact.
    pub printed: Attributes,
    /// The means that it shows.
    pub means: MeansSet,
}

/// An Incident card (ET-8.2).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct IncidentCard {
    /// The means that it touches.
    pub means: MeansSet,
    /// What it changes.
    pub change: Attributes,
}

/// The field of the board that a Development belongs to.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Category {
    /// People.
    Social,
    /// Business.
    Economical,
    /// Nature.
    Environmental,
}

impl Category {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Social, Self::Economical, Self::Environmental];
}

/// A Development (ET-8.3, ET-8.4).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct DevelopmentCard {
    /// The field that it belongs to.
    pub category: Category,
    /// Its price in the standard game.
    pub cost: u8,
    /// Its levels in Version 2.
    pub levels: [LevelCard; Level::COUNT],
}

/// A level of a Development in Version 2.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LevelCard {
    /// Its price.
    pub cost: u8,
    /// By how much it lowers the Impact at the end.
    pub reduction: u8,
}

/// All cards of the game, and which regions are adjacent.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Cards {
    shipments: [ShipmentCard; Shipment::COUNT],
    incidents: [IncidentCard; Incident::COUNT],
    developments: [DevelopmentCard; Development::COUNT],
    /// For each region, one bit for each region that borders on it by land, itself included.
    by_land: [u8; Region::COUNT + 1],
    /// The same for the links of the option `sea_links`.
    by_sea: [u8; Region::COUNT + 1],
}

impl Cards {
    /// The cards of the data files.
    pub fn standard() -> &'static Self {
        static CARDS: OnceLock<Cards> = OnceLock::new();
        CARDS.get_or_init(|| read().expect("the data files are checked by a test"))
    }

    /// A Shipment card.
    #[inline]
    pub fn shipment(&self, card: Shipment) -> &ShipmentCard {
        &self.shipments[card.index()]
    }

    /// An Incident card.
    #[inline]
    pub fn incident(&self, card: Incident) -> &IncidentCard {
        &self.incidents[card.index()]
    }

    /// A Development.
    #[inline]
    pub fn development(&self, card: Development) -> &DevelopmentCard {
        &self.developments[card.index()]
    }

    /// For each region, one bit for each region that counts as adjacent, itself included (ET-R16).
    pub(crate) fn adjacency(&self, sea_links: SeaLinks) -> [u8; Region::COUNT + 1] {
        match sea_links {
            SeaLinks::Off => self.by_land,
            SeaLinks::On => std::array::from_fn(|region| self.by_land[region] | self.by_sea[region]),
        }
    }
}

/// Whether sea links count (ET-R15).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum SeaLinks {
    Off,
    On,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShipmentList {
    shipment: Vec<ShipmentEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShipmentEntry {
    id: Shipment,
    #[serde(rename = "name")]
    _name: String,
    origin: Region,
    destination: Region,
    quantity: u8,
    time: i16,
    growth: i16,
    impact: i16,
    means: Vec<Means>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IncidentList {
    incident: Vec<IncidentEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IncidentEntry {
    id: Incident,
    #[serde(rename = "name")]
    _name: String,
    means: Vec<Means>,
    time: i16,
    growth: i16,
    impact: i16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DevelopmentList {
    development: Vec<DevelopmentEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DevelopmentEntry {
    id: Development,
    #[serde(rename = "name")]
    _name: String,
    category: Category,
    cost: u8,
    levels: [LevelCard; Level::COUNT],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RegionList {
    region: Vec<RegionEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RegionEntry {
    id: Region,
    #[serde(rename = "name")]
    _name: String,
    adjacent: Vec<Region>,
    sea: Vec<Region>,
}

/// Reads the data files; `None` if a card or a region is missing or out of order.
fn read() -> Option<Cards> {
    let shipments: ShipmentList = toml::from_str(SHIPMENTS).ok()?;
    let incidents: IncidentList = toml::from_str(INCIDENTS).ok()?;
    let developments: DevelopmentList = toml::from_str(DEVELOPMENTS).ok()?;
    let regions: RegionList = toml::from_str(REGIONS).ok()?;
    let in_order = shipments.shipment.iter().map(|entry| entry.id).eq(Shipment::all())
        && incidents.incident.iter().map(|entry| entry.id).eq(Incident::all())
        && developments.development.iter().map(|entry| entry.id).eq(Development::all())
        && regions.region.iter().map(|entry| entry.id).eq(Region::all());
    if !in_order {
        return None;
    }
    let (mut by_land, mut by_sea) = ([0; Region::COUNT + 1], [0; Region::COUNT + 1]);
    for entry in &regions.region {
        let set = |regions: &[Region]| regions.iter().fold(entry.id.bit(), |set, region| set | region.bit());
        by_land[usize::from(entry.id.0)] = set(&entry.adjacent);
        by_sea[usize::from(entry.id.0)] = set(&entry.sea);
    }
    Some(Cards {
        shipments: shipments.shipment.iter().map(shipment).collect::<Vec<_>>().try_into().ok()?,
        incidents: incidents.incident.iter().map(incident).collect::<Vec<_>>().try_into().ok()?,
        developments: developments.development.iter().map(development).collect::<Vec<_>>().try_into().ok()?,
        by_land,
        by_sea,
    })
}

fn shipment(entry: &ShipmentEntry) -> ShipmentCard {
    ShipmentCard {
        origin: entry.origin,
        destination: entry.destination,
        quantity: entry.quantity,
        printed: Attributes::new(entry.time, entry.growth, entry.impact),
        means: entry.means.iter().copied().collect(),
    }
}

fn incident(entry: &IncidentEntry) -> IncidentCard {
    IncidentCard {
        means: entry.means.iter().copied().collect(),
        change: Attributes::new(entry.time, entry.growth, entry.impact),
    }
}

fn development(entry: &DevelopmentEntry) -> DevelopmentCard {
    DevelopmentCard { category: entry.category, cost: entry.cost, levels: entry.levels }
}
