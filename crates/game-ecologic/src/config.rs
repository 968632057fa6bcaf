//! The options of a match (EL-2.1, EL-6).

use ecotable_kernel::{ConfigError, Meta, OptionKind, OptionSpec, Seat};
use serde::{Deserialize, Serialize};

use crate::cards::{EventCard, printed};
use crate::scenario::{self, Listed};

/// Declares an option whose values are words; the first is the default.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $first:ident, $($other:ident),+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[expect(missing_docs, reason = "the names are the words of EL-2.1")]
        pub enum $name {
            #[default]
            $first,
            $($other),+
        }
    };
}

words!(
    /// Which edition is played.
    Edition { Ed2, Ed1 }
);
words!(
    /// How the event deck is put together (EL-6).
    EventOrder { Levels, Mixed, Scenario }
);
words!(
    /// Where the Final Report may lie among mixed levels (EL-R69).
    MixedFinal { LastThird, Anywhere }
);
words!(
    /// Whether promises are paid by the engine or by their debtors (EL-R71).
    Promises { Binding, Honour }
);
words!(
    /// How the base of the final score is rounded (EL-R39, EL-R40).
    ScoreRounding { Exact, PrintedTable, Nearest, Floor, Ceil }
);
words!(
    /// How many initiatives are offered in a turn of the first edition (EL-R21).
    EcoPerTurn { One, Each }
);
words!(
    /// Who opens auctions for territories in the first edition (EL-R22).
    TadOpener { Leader, Slot }
);
words!(
    /// Which level-1 refineries the two harmless events spare (EL-R45).
    HarmlessEvents { Split, AllLevel1 }
);
words!(
    /// Whom an event concerns.
    Scope { All, Leader }
);
words!(
    /// Which number "Green" Investments changes (EL-R50).
    GreenDirection { ProfitsToEnviro, EnviroToProfits }
);
words!(
    /// Which refineries Centralized Management doubles in the second edition (EL-R51).
    CentralLevels { Two, All }
);
words!(
    /// Which tokens the Oil Spill takes (EL-R52).
    SpillTokens { Oil, Any }
);
words!(
    /// Which levels the Financial Crisis hits (EL-R54).
    CrisisLevels { OneTwo, One }
);
words!(
    /// What the switch to BAT is paid for (EL-R58).
    BatUnit { Refinery, Token }
);

/// The options of a match. What is `None` depends on the edition.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "each option is explained in EL-2.1 and in the locale files")]
pub struct Config {
    pub edition: Edition,
    pub first_leader: FirstLeader,
    pub events_per_level: Option<u8>,
    pub event_pool: EventPool,
    pub event_order: EventOrder,
    /// The events from the first to the last; a list that is not empty makes `event_order` a scenario.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub scenario: Vec<String>,
    pub mixed_final: MixedFinal,
    pub tads: bool,
    pub big_initiatives: bool,
    pub face_down: bool,
    pub teams: bool,
    pub deals: Option<bool>,
    pub promises: Promises,
    pub score_rounding: Option<ScoreRounding>,
    pub zero_as_one: Option<bool>,
    pub eco_per_turn: EcoPerTurn,
    pub tad_opener: TadOpener,
    pub lake_tokens: bool,
    pub tad_adjacent: bool,
    pub harmless_events: HarmlessEvents,
    pub accident_scope: Scope,
    pub green_direction: GreenDirection,
    pub central_levels: CentralLevels,
    pub spill_tokens: SpillTokens,
    pub industry_scope: Scope,
    pub crisis_levels: CrisisLevels,
    pub media_step: u8,
    pub infra_scope: Scope,
    pub bat_unit: BatUnit,
    pub expo_price: u8,
    pub minus_debt: bool,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            edition: Edition::default(),
            first_leader: FirstLeader::default(),
            events_per_level: None,
            event_pool: EventPool::default(),
            event_order: EventOrder::default(),
            scenario: Vec::new(),
            mixed_final: MixedFinal::default(),
            tads: true,
            big_initiatives: true,
            face_down: false,
            teams: false,
            deals: None,
            promises: Promises::default(),
            score_rounding: None,
            zero_as_one: None,
            eco_per_turn: EcoPerTurn::default(),
            tad_opener: TadOpener::default(),
            lake_tokens: true,
            tad_adjacent: false,
            harmless_events: HarmlessEvents::default(),
            accident_scope: Scope::default(),
            green_direction: GreenDirection::default(),
            central_levels: CentralLevels::default(),
            spill_tokens: SpillTokens::default(),
            industry_scope: Scope::default(),
            crisis_levels: CrisisLevels::default(),
            media_step: 3,
            infra_scope: Scope::default(),
            bat_unit: BatUnit::default(),
            expo_price: 2,
            minus_debt: false,
        }
    }
}

/// Who leads the first turn (EL-R2).
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(untagged, expecting = "first_leader is random or the number of a seat")]
pub enum FirstLeader {
    /// Drawn by lot.
    #[default]
    #[serde(with = "random")]
    Random,
    /// This seat.
    Seat(Seat),
}

/// Which events are in the game (EL-R70).
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(untagged, expecting = "event_pool is random or a list of events")]
pub enum EventPool {
    /// Drawn by lot, unseen.
    #[default]
    #[serde(with = "random")]
    Random,
    /// These, as everybody knows.
    List(Vec<String>),
}

/// The word `random` in a config.
mod random {
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str("random")
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
        match String::deserialize(deserializer)?.as_str() {
            "random" => Ok(()),
            other => Err(serde::de::Error::custom(format!("`{other}` is not `random`"))),
        }
    }
}

const fn spec(name: &'static str, kind: OptionKind) -> OptionSpec {
    OptionSpec { name, kind }
}

const SCOPE: OptionKind = OptionKind::Words(&["all", "leader"]);
const ROUNDING: OptionKind = OptionKind::Words(&["exact", "printed_table", "nearest", "floor", "ceil"]);

/// What can be said of Ecologic without playing it. The lists `event_pool` and `scenario` are options too, which stand in
/// the config only: no kind of option has lists as its values (EL-2.1).
pub(crate) const META: Meta = Meta {
    id: "ecologic",
    rules_version: 2,
    seats: 2..=4,
    options: &[
        spec("edition", OptionKind::Words(&["ed2", "ed1"])),
        spec("first_leader", OptionKind::RandomOrSeat),
        spec("events_per_level", OptionKind::Depends(&OptionKind::Numbers(&[3, 5, 7, 10]))),
        spec("event_order", OptionKind::Words(&["levels", "mixed", "scenario"])),
        spec("mixed_final", OptionKind::Words(&["last_third", "anywhere"])),
        spec("tads", OptionKind::Switch),
        spec("big_initiatives", OptionKind::Switch),
        spec("face_down", OptionKind::Flag),
        spec("teams", OptionKind::Flag),
        spec("deals", OptionKind::Depends(&OptionKind::Flag)),
        spec("promises", OptionKind::Words(&["binding", "honour"])),
        spec("score_rounding", OptionKind::Depends(&ROUNDING)),
        spec("zero_as_one", OptionKind::Depends(&OptionKind::Flag)),
        spec("eco_per_turn", OptionKind::Words(&["one", "each"])),
        spec("tad_opener", OptionKind::Words(&["leader", "slot"])),
        spec("lake_tokens", OptionKind::Switch),
        spec("tad_adjacent", OptionKind::Flag),
        spec("harmless_events", OptionKind::Words(&["split", "all_level1"])),
        spec("accident_scope", SCOPE),
        spec("green_direction", OptionKind::Words(&["profits_to_enviro", "enviro_to_profits"])),
        spec("central_levels", OptionKind::Words(&["two", "all"])),
        spec("spill_tokens", OptionKind::Words(&["oil", "any"])),
        spec("industry_scope", SCOPE),
        spec("crisis_levels", OptionKind::Words(&["one_two", "one"])),
        spec("media_step", OptionKind::Numbers(&[3, 1, 2, 4, 5])),
        spec("infra_scope", SCOPE),
        spec("bat_unit", OptionKind::Words(&["refinery", "token"])),
        spec("expo_price", OptionKind::Numbers(&[2, 0, 1, 3, 4, 5])),
        spec("minus_debt", OptionKind::Flag),
    ],
};

impl Config {
    /// How many events of each level are in the game, unless a scenario says which (EL-2.1).
    pub fn per_level(&self) -> u8 {
        self.events_per_level.unwrap_or(match self.edition {
            Edition::Ed1 => 7,
            Edition::Ed2 => 5,
        })
    }

    /// Whoever gives a scenario wants it to be played, and need not say so twice.
    pub(crate) fn settled(&self) -> Self {
        let mut config = self.clone();
        if !config.scenario.is_empty() && config.event_order == EventOrder::Levels {
            config.event_order = EventOrder::Scenario;
        }
        config
    }

    /// Refuses options that no match can be played with.
    pub(crate) fn check(&self, seats: u8) -> Result<(), ConfigError> {
        META.check_seats(seats)?;
        if let FirstLeader::Seat(seat) = self.first_leader
            && seat.0 >= seats
        {
            return Err(option("first_leader", format!("there is no seat {seat} among {seats}")));
        }
        if self.teams && seats != 4 {
            return Err(option("teams", format!("teams of two need 4 seats, not {seats}")));
        }
        if !(1..=5).contains(&self.media_step) {
            return Err(option("media_step", format!("{} is not 1 to 5", self.media_step)));
        }
        if self.expo_price > 5 {
            return Err(option("expo_price", format!("{} is not 0 to 5", self.expo_price)));
        }
        self.check_events()
    }

    fn check_events(&self) -> Result<(), ConfigError> {
        let allowed: &[u8] = match self.edition {
            Edition::Ed1 => &[3, 7],
            Edition::Ed2 => &[3, 5, 10],
        };
        if self.events_per_level.is_some_and(|count| !allowed.contains(&count)) {
            let why = format!("this edition takes {allowed:?} events of each level");
            return Err(option("events_per_level", why));
        }
        let cards = printed(self.edition);
        if self.event_order == EventOrder::Scenario {
            return self.check_scenario();
        }
        if !self.scenario.is_empty() {
            let why = "a scenario is an order of its own: event_order = scenario, not mixed".to_owned();
            return Err(option("scenario", why));
        }
        if self.mixed_final != MixedFinal::LastThird && self.event_order != EventOrder::Mixed {
            let why = "where the Final Report lies is chosen only with event_order = mixed".to_owned();
            return Err(option("mixed_final", why));
        }
        let EventPool::List(list) = &self.event_pool else { return Ok(()) };
        let chosen = read_events(self.edition, "event_pool", list)?;
        for level in 1..=3 {
            let count = chosen.iter().filter(|&&card| cards.face(card).level == level).count();
            if count != usize::from(self.per_level()) {
                let why = format!("{count} events of level {level}, but {} are needed", self.per_level());
                return Err(option("event_pool", why));
            }
        }
        if chosen.contains(&cards.final_report()) {
            return Ok(());
        }
        Err(option("event_pool", "the Final Report must be among the events".to_owned()))
    }

    fn check_scenario(&self) -> Result<(), ConfigError> {
        if self.scenario.is_empty() {
            return Err(option(
                "event_order",
                "a scenario needs the list `scenario` of event ids".to_owned(),
            ));
        }
        if self.events_per_level.is_some() {
            let why = "a scenario lists its events, so their number is not chosen".to_owned();
            return Err(option("events_per_level", why));
        }
        if self.mixed_final != MixedFinal::LastThird {
            return Err(option(
                "mixed_final",
                "a scenario says itself where the Final Report lies".to_owned(),
            ));
        }
        if self.event_pool != EventPool::Random {
            return Err(option("event_pool", "a scenario lists its events itself".to_owned()));
        }
        read_events(self.edition, "scenario", &self.scenario).map(|_| ())
    }

    /// The events of a scenario from the top, with the Final Report at the end if it was left out.
    pub(crate) fn scenario_cards(&self) -> Vec<EventCard> {
        let cards = printed(self.edition);
        let mut list: Vec<_> = self.scenario.iter().filter_map(|id| cards.event(id)).collect();
        if !list.contains(&cards.final_report()) {
            list.push(cards.final_report());
        }
        list
    }
}

fn read_events(edition: Edition, name: &str, ids: &[String]) -> Result<Vec<EventCard>, ConfigError> {
    let mut list = Vec::new();
    for id in ids {
        let card = printed(edition).event(id);
        let listed = card.filter(|card| list.contains(card)).map(|_| Listed);
        if let Some(why) = scenario::flaw(edition, id, listed) {
            return Err(option(name, why));
        }
        list.extend(card);
    }
    Ok(list)
}

pub(crate) fn option(name: &str, why: String) -> ConfigError {
    ConfigError::Option { name: name.to_owned(), why }
}
