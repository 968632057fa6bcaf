//! Cards by their names, what they do, and what they mean in the real world.

use ecotable_kernel::Phrase;

use crate::cards::{Category, Region};
use crate::game::EcoTrade;
use crate::ids::{Development, Incident, Shipment};
use crate::means::{Attributes, Means, MeansSet};

impl EcoTrade {
    /// The goods of a Shipment card.
    pub fn say_shipment(&self, card: Shipment) -> Phrase {
        Phrase::new(key("shipment", card))
    }

    /// The goods of a Shipment card, and where they go.
    pub fn say_route(&self, card: Shipment) -> Phrase {
        let printed = self.cards.shipment(card);
        Phrase::new("card-route")
            .with("goods", self.say_shipment(card))
            .with("origin", say_region(printed.origin))
            .with("destination", say_region(printed.destination))
    }

    /// A Shipment card with everything that is printed on it.
    pub fn say_shipment_card(&self, card: Shipment) -> Phrase {
        let printed = self.cards.shipment(card);
        let line = Phrase::new("shipment-card")
            .with("goods", self.say_shipment(card))
            .with("origin", say_region(printed.origin))
            .with("destination", say_region(printed.destination))
            .with("quantity", printed.quantity)
            .with("means", say_means_set(printed.means));
        with_attributes(line, printed.printed)
    }

    /// The name of an Incident.
    pub fn say_incident(&self, card: Incident) -> Phrase {
        Phrase::new(key("incident", card))
    }

    /// An Incident with everything that is printed on it.
    pub fn say_incident_card(&self, card: Incident) -> Phrase {
        let printed = self.cards.incident(card);
        let line = Phrase::new("incident-card")
            .with("incident", self.say_incident(card))
            .with("means", say_means_set(printed.means));
        with_changes(line, printed.change)
    }

    /// The name of a Development.
    pub fn say_development(&self, card: Development) -> Phrase {
        Phrase::new(key("development", card))
    }

    /// A Development with its price and what it does.
    pub fn say_development_card(&self, card: Development) -> Phrase {
        let printed = self.cards.development(card);
        Phrase::new("development-card")
            .with("card", self.say_development(card))
            .with("category", say_category(printed.category))
            .with("cost", printed.cost)
            .with("effect", self.say_development_effect(card))
    }

    /// A Development of Version 2 with its levels and what it does.
    pub fn say_development_levels(&self, card: Development) -> Phrase {
        let printed = self.cards.development(card);
        let levels = (1u8..).zip(printed.levels).map(|(number, level)| {
            Phrase::new("development-level")
                .with("level", number)
                .with("cost", level.cost)
                .with("reduction", level.reduction)
        });
        Phrase::new("development-levels")
            .with("card", self.say_development(card))
            .with("category", say_category(printed.category))
            .with("levels", levels.collect::<Vec<_>>())
            .with("effect", self.say_development_effect(card))
    }

    /// What a Development does.
    pub fn say_development_effect(&self, card: Development) -> Phrase {
        Phrase::new(key("effect", card))
    }

    /// What a Shipment card means in the real world.
    pub fn note_on_shipment(&self, card: Shipment) -> Phrase {
        Phrase::new(key("note", card))
    }

    /// What an Incident means in the real world.
    pub fn note_on_incident(&self, card: Incident) -> Phrase {
        Phrase::new(key("note", card))
    }

    /// What a Development means in the real world.
    pub fn note_on_development(&self, card: Development) -> Phrase {
        Phrase::new(key("note", card))
    }

    pub(super) fn shipment_names(&self, cards: &[Shipment]) -> Vec<Phrase> {
        cards.iter().map(|&card| self.say_shipment(card)).collect()
    }

    pub(super) fn shipment_cards(&self, cards: impl IntoIterator<Item = Shipment>) -> Vec<Phrase> {
        cards.into_iter().map(|card| self.say_shipment_card(card)).collect()
    }
}

pub(super) fn say_region(region: Region) -> Phrase {
    Phrase::new(format!("region-{}", region.0))
}

pub(super) fn say_means(means: Means) -> Phrase {
    Phrase::new(format!("means-{}", means.as_str()))
}

fn say_means_set(set: MeansSet) -> Vec<Phrase> {
    set.iter().map(say_means).collect()
}

pub(super) fn say_category(category: Category) -> Phrase {
    Phrase::new(match category {
        Category::Social => "category-social",
        Category::Economical => "category-economical",
        Category::Environmental => "category-environmental",
    })
}

pub(super) fn with_attributes(line: Phrase, attributes: Attributes) -> Phrase {
    line.with("time", attributes.time).with("growth", attributes.growth).with("impact", attributes.impact)
}

/// Changes with their signs.
fn with_changes(line: Phrase, change: Attributes) -> Phrase {
    let signed = |number: i16| {
        let key = if number < 0 { "change-minus" } else { "change-plus" };
        Phrase::new(key).with("number", number.abs())
    };
    line.with("time", signed(change.time))
        .with("growth", signed(change.growth))
        .with("impact", signed(change.impact))
}

fn key(kind: &str, card: impl ToString) -> String {
    format!("{kind}-{}", card.to_string().to_lowercase())
}
