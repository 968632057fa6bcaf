//! Cards by their names, what they do, and what they mean in the real world.

use ecotable_kernel::{Arg, Phrase};

use crate::cards::{Effect, EventCard, Initiative, Kind, Tad};
use crate::config::{
    BatUnit, CentralLevels, CrisisLevels, Edition, GreenDirection, HarmlessEvents, Scope, SpillTokens,
};
use crate::deal::{Due, Side};
use crate::game::Ecologic;
use crate::state::Item;

impl Ecologic {
    /// The name of an initiative.
    pub fn say_initiative(&self, card: Initiative) -> Phrase {
        Phrase::new(format!("initiative-{}", card.to_string().to_lowercase()))
    }

    /// An initiative with its environment points and its running cost.
    pub fn say_initiative_card(&self, card: Initiative) -> Phrase {
        let face = self.face(card);
        Phrase::new(self.in_edition("initiative-card"))
            .with("card", self.say_initiative(card))
            .with("enviro", face.enviro)
            .with("cost", face.cost)
    }

    /// What an initiative means in the real world.
    pub fn note_on_initiative(&self, card: Initiative) -> Phrase {
        Phrase::new(format!("note-{}", card.to_string().to_lowercase()))
    }

    /// The name of a territory; the editions call one of them differently.
    pub fn say_tad(&self, tad: Tad) -> Phrase {
        Phrase::new(match (tad, self.edition()) {
            (Tad::Nr, _) => "tad-nr",
            (Tad::Sm, Edition::Ed1) => "tad-sm-ed1",
            (Tad::Sm, Edition::Ed2) => "tad-sm-ed2",
            (Tad::Ac, _) => "tad-ac",
            (Tad::Th, _) => "tad-th",
        })
    }

    /// What a territory does.
    pub fn say_tad_effect(&self, tad: Tad) -> Phrase {
        Phrase::new(match (tad, self.edition()) {
            (Tad::Nr, Edition::Ed1) => "tad-nr-effect-ed1",
            (Tad::Nr, Edition::Ed2) => "tad-nr-effect-ed2",
            (Tad::Sm, Edition::Ed1) => "tad-sm-effect-ed1",
            (Tad::Sm, Edition::Ed2) => "tad-sm-effect-ed2",
            (Tad::Ac, _) => "tad-ac-effect",
            (Tad::Th, _) => "tad-th-effect",
        })
    }

    /// What a territory means in the real world.
    pub fn note_on_tad(&self, tad: Tad) -> Phrase {
        Phrase::new(format!("note-{}", tad.id().to_lowercase()))
    }

    /// The name of an event.
    pub fn say_event_card(&self, card: EventCard) -> Phrase {
        Phrase::new(self.event_key(card))
    }

    /// What an event does, as the options have it.
    pub fn say_event_effect(&self, card: EventCard) -> Phrase {
        let effect = self.printed.face(card).effect;
        let mut key = format!("{}-effect{}", self.event_key(card), self.effect_variant(effect));
        if names_points(effect) {
            key = self.in_edition(key).into_owned();
        }
        match effect {
            Effect::Media => Phrase::new(key).with("step", self.config.media_step),
            Effect::Expo => Phrase::new(key).with("price", self.config.expo_price),
            _ => Phrase::new(key),
        }
    }

    /// What an event means in the real world.
    pub fn note_on_event(&self, card: EventCard) -> Phrase {
        let effect = self.printed.face(card).effect;
        Phrase::new(match (effect, self.edition()) {
            (Effect::Media, Edition::Ed1) => "note-media-ed1".to_owned(),
            (Effect::Media, Edition::Ed2) => "note-media-ed2".to_owned(),
            _ => format!("note-{}", effect_word(effect)),
        })
    }

    /// The event with this id, by its name.
    pub(super) fn event_name(&self, id: &str) -> Arg {
        self.printed.event(id).map_or_else(|| id.into(), |card| self.say_event_card(card).into())
    }

    fn event_key(&self, card: EventCard) -> String {
        let effect = self.printed.face(card).effect;
        let differs = matches!(
            effect,
            Effect::Media
                | Effect::HarmlessOil
                | Effect::Veto
                | Effect::Contractor
                | Effect::Lawsuit
                | Effect::Central
                | Effect::BrainDrain
        );
        let edition = match (differs, self.edition()) {
            (false, _) => "",
            (true, Edition::Ed1) => "-ed1",
            (true, Edition::Ed2) => "-ed2",
        };
        format!("card-{}{edition}", effect_word(effect))
    }

    /// The end of the key of an effect that an option has changed.
    fn effect_variant(&self, effect: Effect) -> &'static str {
        let config = &self.config;
        let second = self.edition() == Edition::Ed2;
        match effect {
            Effect::HarmlessOil | Effect::HarmlessMineral
                if config.harmless_events == HarmlessEvents::AllLevel1 =>
            {
                "-all"
            }
            Effect::Accident if config.accident_scope == Scope::Leader => "-leader",
            Effect::Green if config.green_direction == GreenDirection::EnviroToProfits => "-reverse",
            Effect::Central if second && config.central_levels == CentralLevels::All => "-all",
            Effect::Spill if config.spill_tokens == SpillTokens::Any => "-any",
            Effect::Industry if config.industry_scope == Scope::Leader => "-leader",
            Effect::Crisis if config.crisis_levels == CrisisLevels::One => "-one",
            Effect::Infrastructure if config.infra_scope == Scope::Leader => "-leader",
            Effect::Bat if config.bat_unit == BatUnit::Token => "-token",
            _ => "",
        }
    }

    /// What is for sale.
    pub fn say_item(&self, item: Item) -> Phrase {
        match item {
            Item::Token(Kind::Oil) => Phrase::new("item-oil"),
            Item::Token(Kind::Mineral) => Phrase::new("item-mineral"),
            Item::Initiative(card) => Phrase::new("item-card").with("card", self.say_initiative_card(card)),
            Item::Tad(tad) => Phrase::new("item-tad").with("tad", self.say_tad(tad)),
        }
    }

    /// What one side of a deal gives.
    pub fn say_side(&self, side: &Side) -> Arg {
        let money =
            (side.money > 0).then(|| Phrase::new(self.in_edition("deal-money")).with("amount", side.money));
        let cards =
            side.each_card().map(|card| Phrase::new("deal-card").with("card", self.say_initiative(card)));
        let promise = |due: Due| {
            let phrase = Phrase::new(self.in_edition("deal-promise"));
            phrase.with("amount", due.amount).with("turn", due.turn)
        };
        let promise = side.promise.map(promise);
        let parts: Vec<_> = money.into_iter().chain(cards).chain(promise).collect();
        if parts.is_empty() { Phrase::new("deal-nothing").into() } else { parts.into() }
    }
}

/// Whether the text of an event that has one name in both editions names money or environment points.
fn names_points(effect: Effect) -> bool {
    matches!(
        effect,
        Effect::StateSupport | Effect::HarmlessMineral | Effect::Corruption | Effect::Patent | Effect::Flood
    )
}

/// The word of an effect in keys.
fn effect_word(effect: Effect) -> &'static str {
    match effect {
        Effect::StateSupport => "state-support",
        Effect::Contractor => "contractor",
        Effect::RichHorizons => "rich-horizons",
        Effect::Lawsuit => "lawsuit",
        Effect::HarmlessOil => "harmless-oil",
        Effect::OilRise => "oil-rise",
        Effect::HarmlessMineral => "harmless-mineral",
        Effect::Exchange => "exchange",
        Effect::Corruption => "corruption",
        Effect::Central => "central",
        Effect::Media => "media",
        Effect::Logistics => "logistics",
        Effect::Veto => "veto",
        Effect::Crisis => "crisis",
        Effect::Patent => "patent",
        Effect::Analysts => "analysts",
        Effect::Conversion => "conversion",
        Effect::Flood => "flood",
        Effect::Levy => "levy",
        Effect::BrainDrain => "brain-drain",
        Effect::FinalReport => "final-report",
        Effect::OilCrash => "oil-crash",
        Effect::Accident => "accident",
        Effect::Outdated => "outdated",
        Effect::Green => "green",
        Effect::Spill => "spill",
        Effect::MarketRise => "market-rise",
        Effect::Industry => "industry",
        Effect::Shares => "shares",
        Effect::Infrastructure => "infrastructure",
        Effect::Bat => "bat",
        Effect::Cartel => "cartel",
        Effect::Grind => "grind",
        Effect::Expo => "expo",
        Effect::Platform => "platform",
    }
}
