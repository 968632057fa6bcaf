//! Every card by itself: what it does, and what it means in the real world.

use ecotable_ecotrade::{Config, Development, EcoTrade, Incident, Shipment};
use ecotable_kernel::{Game, Phrase};
use maud::{Markup, html};

use super::faces;
use crate::boards::album::section;
use crate::table::CardSheet;
use crate::voice::Voice;

/// A card by the id it has in addresses.
pub fn sheet(game: &EcoTrade, voice: Voice<'_>, id: &str) -> Option<CardSheet> {
    if let Ok(card) = id.parse::<Shipment>() {
        return Some(shipment(game, voice, card));
    }
    if let Ok(card) = id.parse::<Incident>() {
        return Some(incident(game, voice, card));
    }
    id.parse::<Development>().ok().map(|card| development(game, voice, card))
}

fn shipment(game: &EcoTrade, voice: Voice<'_>, card: Shipment) -> CardSheet {
    let printed = game.cards().shipment(card);
    let about = Phrase::new("et-ui-about-shipment")
        .with("origin", faces::region(printed.origin))
        .with("destination", faces::region(printed.destination))
        .with("quantity", printed.quantity)
        .with("time", printed.printed.time)
        .with("growth", printed.printed.growth)
        .with("impact", printed.printed.impact);
    let means: Vec<_> =
        printed.means.iter().map(|means| Phrase::new(format!("means-{}", means.as_str()))).collect();
    let key = if printed.means.is_single() { "et-ui-about-single" } else { "et-ui-about-means" };
    CardSheet {
        title: voice.say(&game.say_shipment(card)).text(),
        drawing: faces::shipment(game, voice, card),
        effects: vec![voice.say(&about).text(), voice.say(&Phrase::new(key).with("means", means)).text()],
        notes: vec![voice.say(&game.note_on_shipment(card)).text()],
        rule: Some("ET-8.1"),
    }
}

fn incident(game: &EcoTrade, voice: Voice<'_>, card: Incident) -> CardSheet {
    CardSheet {
        title: voice.say(&game.say_incident(card)).text(),
        drawing: faces::incident(game, voice, card),
        effects: vec![voice.say(&game.say_incident_card(card)).text()],
        notes: vec![voice.say(&game.note_on_incident(card)).text()],
        rule: Some("ET-8.2"),
    }
}

fn development(game: &EcoTrade, voice: Voice<'_>, card: Development) -> CardSheet {
    let told =
        if game.has_levels() { game.say_development_levels(card) } else { game.say_development_card(card) };
    CardSheet {
        title: voice.say(&game.say_development(card)).text(),
        drawing: faces::development(game, voice, card),
        effects: vec![voice.say(&told).text()],
        notes: vec![voice.say(&game.note_on_development(card)).text()],
        rule: Some(if game.has_levels() { "ET-8.4" } else { "ET-8.3" }),
    }
}

/// What there is to learn besides.
const NOTES: [&str; 4] = ["note-emissions", "note-incoterms", "note-papers", "note-targets"];

/// All cards.
pub fn all(voice: Voice<'_>) -> Option<Markup> {
    let game = EcoTrade::new(&Config::default(), 4).ok()?;
    let shipments = Shipment::all().map(|card| shipment(&game, voice, card));
    let incidents = Incident::all().map(|card| incident(&game, voice, card));
    let developments = Development::all().map(|card| development(&game, voice, card));
    Some(html! {
        (section(voice, "et-ui-all-shipments", shipments))
        (section(voice, "et-ui-all-incidents", incidents))
        (section(voice, "et-ui-all-upgrades", developments))
        section {
            h2 { (voice.key("et-ui-all-notes")) }
            @for note in NOTES { p class="learned" { (voice.key(note)) } }
        }
    })
}
