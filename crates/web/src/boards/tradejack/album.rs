//! Every card by itself: what it does, and what it means in the real world.

use ecotable_kernel::{Game, Phrase};
use ecotable_tradejack::{Config, DemandCard, DemandFace, Product, Source, TradeJack};
use maud::{Markup, html};

use super::demand;
use super::faces::Card;
use crate::boards::album::section;
use crate::table::CardSheet;
use crate::voice::Voice;

/// Where a card is looked at.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Shelf {
    /// In a match, whose options are known.
    Match,
    /// Among all cards, whatever options a match may have.
    All,
}

/// A card by the id it has in addresses.
pub fn sheet(game: &TradeJack, voice: Voice<'_>, id: &str) -> Option<CardSheet> {
    if let Ok(product) = id.parse::<Product>() {
        return Some(product_sheet(game, voice, product));
    }
    if let Ok(source) = id.parse::<Source>() {
        return Some(source_sheet(game, voice, source, Shelf::Match));
    }
    let card = game.cards().demand_named(id)?;
    Some(demand_sheet(game, voice, game.cards().face_of(card)))
}

fn drawing(game: &TradeJack, voice: Voice<'_>, card: Card) -> Markup {
    html! { div class={ "card " (card.hue()) } { (card.face(game, voice)) } }
}

fn product_sheet(game: &TradeJack, voice: Voice<'_>, product: Product) -> CardSheet {
    let value = game.cards().value_of(product);
    let about = if game.has_co2() { "tj-ui-about-product-co2" } else { "tj-ui-about-product" };
    CardSheet {
        title: voice.say(&game.say_product(product)).text(),
        drawing: drawing(game, voice, Card::Product(product)),
        effects: vec![voice.say(&Phrase::new(about).with("value", value)).text()],
        notes: game.note_on_product(product).iter().map(|note| voice.say(note).text()).collect(),
        rule: Some("TJ-1.3"),
    }
}

fn source_sheet(game: &TradeJack, voice: Voice<'_>, source: Source, shelf: Shelf) -> CardSheet {
    let credits = game.cards().credits_of(source);
    let about = if credits == 0 { "tj-ui-about-dirty" } else { "tj-ui-about-source" };
    let about = voice.say(&Phrase::new(about).with("credits", credits)).text();
    let options = dangers(game, source, shelf).into_iter().map(|key| voice.key(key));
    CardSheet {
        title: voice.say(&game.say_source(source)).text(),
        drawing: drawing(game, voice, Card::Source(source)),
        effects: [about].into_iter().chain(options).collect(),
        notes: game.note_on_source(source).iter().map(|note| voice.say(note).text()).collect(),
        rule: Some("TJ-1.4"),
    }
}

/// What the options of a match bring upon a source: a ban, or tokens on the CO2 tracker.
fn dangers(game: &TradeJack, source: Source, shelf: Shelf) -> Vec<&'static str> {
    let tokens = match shelf {
        Shelf::Match if game.has_co2() => Some("tj-ui-about-token"),
        Shelf::Match => None,
        Shelf::All => Some("tj-ui-about-token-if"),
    };
    let ban = game.may_be_banned(source).then_some("tj-ui-about-ban");
    ban.into_iter().chain(tokens.filter(|_| game.is_dirty(source))).collect()
}

fn demand_sheet(game: &TradeJack, voice: Voice<'_>, face: DemandFace) -> CardSheet {
    let rule = match face {
        DemandFace::Trend(_) => "TJ-7.3",
        DemandFace::Award(_) => "TJ-7.8",
        DemandFace::Regulation { .. } => "TJ-8.1",
    };
    CardSheet {
        title: voice.say(&game.say_demand(face)).text(),
        drawing: demand::card(game, voice, face),
        effects: vec![voice.say(&game.say_demand_effect(face)).text()],
        notes: game.notes_on_demand(face).iter().map(|note| voice.say(note).text()).collect(),
        rule: Some(rule),
    }
}

/// All cards of the standard list.
pub fn all(voice: Voice<'_>) -> Option<Markup> {
    let game = TradeJack::new(&Config { advanced: true, ..Config::default() }, 4).ok()?;
    let products = || Product::all().map(|product| product_sheet(&game, voice, product));
    let sources = || Source::all().map(|source| source_sheet(&game, voice, source, Shelf::All));
    let demand = |wanted: fn(&DemandCard) -> bool| {
        let cards = game.cards().demand.iter().filter(move |card| wanted(card));
        cards.map(|card| demand_sheet(&game, voice, card.face)).collect::<Vec<_>>()
    };
    Some(html! {
        (section(voice, "tj-ui-all-products", products()))
        (section(voice, "tj-ui-all-sources", sources()))
        (section(voice, "tj-ui-all-trends", demand(|card| matches!(card.face, DemandFace::Trend(_)))))
        (section(voice, "tj-ui-all-awards", demand(|card| matches!(card.face, DemandFace::Award(_)))))
        (section(voice, "tj-ui-all-regulations", demand(|card| matches!(card.face, DemandFace::Regulation { .. }))))
    })
}
