//! Cards, streets, places and colours by their names, and what they mean in the real world.

use ecotable_kernel::Phrase;

use crate::action::Wanted;
use crate::cards::{Card, Kind, PlantCard, Route};
use crate::city::{Light, NodeKind, Section};
use crate::colour::{Colour, Effect, Reward};
use crate::game::PlasticRace;

/// Places that a map describes because they have no name, and what they are called in each language.
const DESCRIBED: [(&str, &str); 2] = [("East light", "light-east"), ("West light", "light-west")];

impl PlasticRace {
    /// A sentence about a section.
    pub(super) fn over(&self, key: &'static str, section: Section) -> Phrase {
        Phrase::new(key).with("street", self.say_section(section))
    }

    /// A sentence about a section and a colour.
    pub(super) fn over_in(&self, key: &'static str, section: Section, colour: Colour) -> Phrase {
        self.over(key, section).with("colour", Self::say_colour(colour))
    }

    /// The city; a map of somebody's own has a name of its own.
    pub fn say_city(&self) -> Phrase {
        match self.config.map {
            Some(_) => Self::say_name(&self.city.file.name),
            None => Phrase::new(format!("city-{}", self.config.city)),
        }
    }

    /// A section by its street name, and by its id as well if the street of a map of somebody's own has several.
    pub fn say_section(&self, section: Section) -> Phrase {
        let edges = &self.city.file.edges;
        let name = edges.get(section.index()).map_or("", |edge| edge.name.as_str());
        let key = match edges.iter().filter(|edge| edge.name == name).count() {
            _ if name.is_empty() => "street-unnamed",
            0 | 1 => "street",
            _ => "street-part",
        };
        Phrase::new(key).with("name", name).with("id", section.to_string().as_str())
    }

    /// A name on a map, or what stands there instead of one.
    pub fn say_name(name: &str) -> Phrase {
        match DESCRIBED.iter().find(|(described, _)| *described == name) {
            Some((_, key)) => Phrase::new(*key),
            None => Phrase::new("name").with("name", name),
        }
    }

    /// A node by its place name and by what is collected or delivered there; by its id as well if its name says too little.
    pub fn say_node(&self, id: &str) -> Phrase {
        let nodes = &self.city.file.nodes;
        let node = nodes.iter().find(|node| node.id == id);
        let bin = node.and_then(|node| node.bin);
        // Without the plant in the game its node is a junction (PR-6.3).
        let is_plant = self.has_plant() && node.is_some_and(|node| node.kind == NodeKind::Plant);
        let Some(name) = node.and_then(|node| node.name.as_deref()) else {
            return Phrase::new("place-unnamed").with("id", id);
        };
        let key = match nodes.iter().filter(|node| node.name.as_deref() == Some(name)).count() {
            _ if is_plant => "place-plant",
            _ if bin.is_some() => "place-bin",
            1 => "place",
            _ => "place-part",
        };
        let place = Phrase::new(key).with("name", Self::say_name(name)).with("id", id);
        bin.into_iter().fold(place, |place, bin| place.with("bin", bin))
    }

    pub(super) fn say_light(&self, light: Light) -> Phrase {
        self.say_node(&light.to_string())
    }

    /// A colour.
    pub fn say_colour(colour: Colour) -> Phrase {
        Phrase::new(format!("colour-{colour}"))
    }

    /// An effect.
    pub fn say_effect(effect: Effect) -> Phrase {
        Phrase::new(format!("effect-{}", dashed(effect.word())))
    }

    /// What an effect does.
    pub fn explain_effect(effect: Effect) -> Phrase {
        Phrase::new(format!("effect-{}-does", dashed(effect.word())))
    }

    /// A reward of the map.
    pub fn say_reward(reward: Reward) -> Phrase {
        Phrase::new(format!("reward-{}", dashed(reward.word())))
    }

    pub(super) fn say_wanted(wanted: Wanted) -> Phrase {
        match wanted {
            Wanted::Colour(colour) => Phrase::new("wanted-colour").with("colour", Self::say_colour(colour)),
            Wanted::Effect(effect) => Phrase::new("wanted-effect").with("effect", Self::say_effect(effect)),
        }
    }

    /// A street card by what it shows: two that show the same are alike to the game, so no sentence needs its id.
    pub fn say_card(&self, card: Card) -> Phrase {
        let face = self.cards.street(card);
        let id = card.to_string();
        let phrase = Phrase::new(format!("card-{}", face.kind)).with("id", id.as_str());
        match (face.kind, face.colours.as_slice(), face.effect) {
            (Kind::Single, [colour], Some(effect)) => {
                phrase.with("colour", Self::say_colour(*colour)).with("effect", Self::say_effect(effect))
            }
            (_, [first, second], _) => {
                phrase.with("first", Self::say_colour(*first)).with("second", Self::say_colour(*second))
            }
            _ => phrase,
        }
    }

    /// A route card by its colours and points.
    pub fn say_route(&self, route: Route) -> Phrase {
        let face = self.cards.route(route);
        let colours: Vec<_> = face.colours.iter().map(|&colour| Self::say_colour(colour)).collect();
        let id = route.to_string();
        Phrase::new("route-card").with("id", id.as_str()).with("colours", colours).with("points", face.points)
    }

    /// What a route card tells of the real world.
    pub fn note_on_route(&self, route: Route) -> Phrase {
        Phrase::new(format!("note-{}", route.to_string().to_lowercase()))
    }

    /// A bin by its number and what is thrown into it.
    pub fn say_bin(bin: u8) -> Phrase {
        match bin {
            1..=5 => Phrase::new(format!("bin-{bin}")),
            _ => Phrase::new("bin-other").with("number", bin),
        }
    }

    /// What a bin tells of the real world, for the bins of the box.
    pub fn note_on_bin(bin: u8) -> Option<Phrase> {
        (1..=5).contains(&bin).then(|| Phrase::new(format!("note-bin-{bin}")))
    }

    /// A plant card by its name.
    pub fn say_plant(card: PlantCard) -> Phrase {
        Phrase::new(format!("plant-{}", card.to_string().to_lowercase()))
    }

    /// What a plant card tells of the real world.
    pub fn note_on_plant(card: PlantCard) -> Phrase {
        Phrase::new(format!("note-{}", card.to_string().to_lowercase()))
    }
}

fn dashed(word: &str) -> String {
    word.replace('_', "-")
}
