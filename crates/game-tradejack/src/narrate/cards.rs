//! Cards by their names, what they do, and what they mean in the real world.

use std::sync::OnceLock;

use ecotable_kernel::{Arg, Phrase};

use crate::cards::{AwardKind, Colour, DemandFace, DemandId, Product, Source, Stack, Trend};
use crate::deck::{self, CardList};
use crate::game::TradeJack;

/// The keys of a card in blue and in yellow.
const CARD: [&str; 2] = ["card-blue", "card-yellow"];
const PRODUCT_CARD: [&str; 2] = ["product-card-blue", "product-card-yellow"];
const SOURCE_CARD: [&str; 2] = ["source-card-blue", "source-card-yellow"];

/// The keys of the names, in the order of the faces.
const PRODUCT_NAMES: [&str; 12] = [
    "product-soap",
    "product-detg",
    "product-bread",
    "product-noodl",
    "product-marg",
    "product-bisc",
    "product-shamp",
    "product-pizza",
    "product-icecr",
    "product-choco",
    "product-lipst",
    "product-pnut",
];
const SOURCE_NAMES: [&str; 8] = [
    "source-gold",
    "source-silv",
    "source-small",
    "source-inter",
    "source-orang",
    "source-alt",
    "source-rain",
    "source-peat",
];

impl Stack {
    /// Where its cards lie in the deck.
    pub fn say(self) -> Phrase {
        Phrase::new(match self {
            Self::A => "deck-stack-a",
            Self::B => "deck-stack-b",
            Self::C => "deck-stack-c",
        })
    }
}

impl TradeJack {
    /// A product with its colour.
    pub fn say_product(&self, product: Product) -> Phrase {
        coloured(CARD, product.colour()).with("name", self.product_name(product))
    }

    /// A source with its colour.
    pub fn say_source(&self, source: Source) -> Phrase {
        coloured(CARD, source.colour()).with("name", self.source_name(source))
    }

    /// A product with its colour and its Value.
    pub fn say_product_card(&self, product: Product) -> Phrase {
        coloured(PRODUCT_CARD, product.colour())
            .with("name", self.product_name(product))
            .with("value", self.cards.value_of(product))
    }

    /// A source with its colour and its Green Credits.
    pub fn say_source_card(&self, source: Source) -> Phrase {
        coloured(SOURCE_CARD, source.colour())
            .with("name", self.source_name(source))
            .with("credits", self.cards.credits_of(source))
    }

    /// A demand card, short: what a trend does, the name of an award, the source that is banned.
    pub fn say_demand(&self, face: DemandFace) -> Phrase {
        match face {
            DemandFace::Trend(trend) => self.say_trend("", trend),
            DemandFace::Award(award) => say_award(award.kind),
            DemandFace::Regulation { bans } => {
                Phrase::new("regulation").with("source", self.banned_name(bans))
            }
        }
    }

    /// A demand card, explained.
    pub fn say_demand_effect(&self, face: DemandFace) -> Phrase {
        match face {
            DemandFace::Trend(trend) => self.say_trend("-effect", trend),
            DemandFace::Award(award) => Phrase::new(format!("award-{}-effect", kind_key(award.kind))),
            DemandFace::Regulation { bans } => {
                Phrase::new("regulation-effect").with("source", self.banned_name(bans))
            }
        }
    }

    /// What a product means in the real world; nothing for one that an own card list has renamed.
    pub fn note_on_product(&self, product: Product) -> Option<Phrase> {
        matches!(self.product_name(product), Arg::Phrase(_)).then(|| note(&product.to_string()))
    }

    /// What a source means in the real world; nothing for one that an own card list has renamed.
    pub fn note_on_source(&self, source: Source) -> Option<Phrase> {
        matches!(self.source_name(source), Arg::Phrase(_)).then(|| note(&source.to_string()))
    }

    /// What a demand card means in the real world.
    pub fn notes_on_demand(&self, face: DemandFace) -> Vec<Phrase> {
        match face {
            DemandFace::Trend(Trend::Dual { product, source, .. }) => {
                let product = Product::new(product.into(), Colour::Blue);
                let source = Source::new(source.into(), Colour::Blue);
                self.note_on_product(product).into_iter().chain(self.note_on_source(source)).collect()
            }
            DemandFace::Trend(Trend::DoubleCredits) => vec![note("t9")],
            DemandFace::Trend(Trend::GreenBonus(_)) => vec![note("t10")],
            DemandFace::Award(award) => vec![note(&format!("award-{}", kind_key(award.kind)))],
            DemandFace::Regulation { bans } => self.note_on_ban(bans).into_iter().collect(),
        }
    }

    fn note_on_ban(&self, bans: u8) -> Option<Phrase> {
        let banned = Source::new(bans.into(), Colour::Blue);
        self.note_on_source(banned)?;
        match banned.id() {
            "RAIN" => Some(note("r1")),
            "PEAT" => Some(note("r2")),
            _ => None,
        }
    }

    /// What the demand card with this id does.
    pub fn demand_face(&self, id: DemandId) -> Option<DemandFace> {
        self.cards.demand_named(&id).map(|card| self.cards.face_of(card))
    }

    /// The demand card with this id, short.
    pub(super) fn demand_name(&self, id: DemandId) -> Arg {
        self.demand_face(id).map_or_else(|| id.as_str().into(), |face| self.say_demand(face).into())
    }

    /// What is counted for the award with this id.
    pub(super) fn say_counted(&self, id: DemandId) -> Arg {
        match self.demand_face(id) {
            Some(DemandFace::Award(award)) => Phrase::new(format!("counted-{}", kind_key(award.kind))).into(),
            _ => self.demand_name(id),
        }
    }

    /// The name of a banned source, without a colour.
    pub(super) fn banned_name(&self, name: u8) -> Arg {
        self.source_name(Source::new(name.into(), Colour::Blue))
    }

    fn say_trend(&self, suffix: &str, trend: Trend) -> Phrase {
        match trend {
            Trend::Dual { product, product_bonus, source, source_bonus } => {
                Phrase::new(format!("trend-dual{suffix}"))
                    .with("product", self.product_name(Product::new(product.into(), Colour::Blue)))
                    .with("value", product_bonus)
                    .with("source", self.source_name(Source::new(source.into(), Colour::Blue)))
                    .with("credits", source_bonus)
            }
            Trend::DoubleCredits => Phrase::new(format!("trend-double{suffix}")),
            Trend::GreenBonus(bonus) => Phrase::new(format!("trend-green{suffix}")).with("credits", bonus),
        }
    }

    /// A product's name: ours in every language, or that of an own card list as it is written there.
    pub fn product_name(&self, product: Product) -> Arg {
        let written = |list: &CardList| {
            list.product.iter().find(|entry| entry.id == product.id()).map(|entry| entry.name.clone())
        };
        self.own_name(written).unwrap_or_else(|| Phrase::new(PRODUCT_NAMES[product.name()]).into())
    }

    /// A source's name: ours in every language, or that of an own card list as it is written there.
    pub fn source_name(&self, source: Source) -> Arg {
        let written = |list: &CardList| {
            list.source.iter().find(|entry| entry.id == source.id()).map(|entry| entry.name.clone())
        };
        self.own_name(written).unwrap_or_else(|| Phrase::new(SOURCE_NAMES[source.name()]).into())
    }

    /// The name in an own card list, where it is another than in the standard one.
    fn own_name(&self, written: impl Fn(&CardList) -> Option<String>) -> Option<Arg> {
        let own = written(self.config.deck.as_ref()?)?;
        (written(standard_list()) != Some(own.clone())).then_some(Arg::Text(own))
    }
}

/// The name of an award.
fn say_award(kind: AwardKind) -> Phrase {
    Phrase::new(format!("award-{}", kind_key(kind)))
}

fn kind_key(kind: AwardKind) -> &'static str {
    match kind {
        AwardKind::MostGold => "most-gold",
        AwardKind::MostStandards => "most-standards",
        AwardKind::ExclusivelyAlternative => "exclusively-alternative",
        AwardKind::MostGreenProducts => "most-green-products",
        AwardKind::MostGreenCredits => "most-green-credits",
    }
}

fn coloured([blue, yellow]: [&'static str; 2], colour: Colour) -> Phrase {
    Phrase::new(match colour {
        Colour::Blue => blue,
        Colour::Yellow => yellow,
    })
}

fn note(card: &str) -> Phrase {
    Phrase::new(format!("note-{}", card.to_lowercase()))
}

fn standard_list() -> &'static CardList {
    static LIST: OnceLock<CardList> = OnceLock::new();
    LIST.get_or_init(|| deck::read(deck::STANDARD).expect("the standard card list is checked by a test"))
}
