//! Every card by itself: what it does, and what it means in the real world.

use ecotable_kernel::{Game, Phrase};
use ecotable_plastic_race::{Card, Colours, Config, Effect, Kind, PlantCard, PlasticRace, Route};
use maud::{Markup, html};

use super::faces::{self, capital, name};
use crate::boards::album::section;
use crate::screens::icon::icon;
use crate::table::CardSheet;
use crate::voice::Voice;

/// A card by the id it has in addresses; bins are `bin-1` and so on.
pub fn sheet(game: &PlasticRace, voice: Voice<'_>, id: &str) -> Option<CardSheet> {
    if let Ok(card) = id.parse::<Card>() {
        return Some(street(game, voice, card));
    }
    if let Ok(card) = id.parse::<Route>() {
        return Some(route(game, voice, card));
    }
    if let Ok(card) = id.parse::<PlantCard>() {
        return Some(plant(game, voice, card));
    }
    let number: u8 = id.strip_prefix("bin-")?.parse().ok()?;
    bin(voice, number)
}

fn street(game: &PlasticRace, voice: Voice<'_>, card: Card) -> CardSheet {
    let face = game.cards().street(card);
    let drives = voice.key(match face.kind {
        Kind::Single => "pr-ui-about-single",
        Kind::Dashed if game.config().dashed_partial => "pr-ui-about-dashed",
        Kind::Dashed => "pr-ui-about-dashed-whole",
        Kind::Solid => "pr-ui-about-solid",
        Kind::Wild => "pr-ui-about-wild",
    });
    let effect = face.effect.map(|effect| voice.say(&PlasticRace::explain_effect(effect)).text());
    CardSheet {
        title: name(game, voice, card),
        drawing: faces::plain(game, voice, card),
        effects: std::iter::once(drives).chain(effect).collect(),
        notes: vec![voice.say(&Phrase::new("pr-ui-named-after").with("street", face.name.as_str())).text()],
        rule: Some(face.effect.map_or("PR-3.3", Effect::rule)),
    }
}

fn route(game: &PlasticRace, voice: Voice<'_>, card: Route) -> CardSheet {
    let face = game.cards().route(card);
    let colours: Vec<Phrase> = face.colours.iter().map(|&colour| PlasticRace::say_colour(colour)).collect();
    let about = Phrase::new("pr-ui-about-route").with("colours", colours).with("points", face.points);
    CardSheet {
        title: voice.say(&Phrase::new("pr-ui-route-title").with("points", face.points)).text(),
        drawing: html! { div class="routecard" { (faces::route(game, voice, card, Colours::NONE)) } },
        effects: vec![voice.say(&about).text()],
        notes: vec![voice.say(&game.note_on_route(card)).text()],
        rule: Some("PR-4.15"),
    }
}

fn plant(game: &PlasticRace, voice: Voice<'_>, card: PlantCard) -> CardSheet {
    let face = game.cards().plant(card);
    let accepts = Phrase::new(format!("pr-ui-accepts-{}", face.accepts.word().replace('_', "-")));
    let about = Phrase::new("pr-ui-about-plant").with("points", face.points).with("capacity", face.capacity);
    let title = voice.say(&PlasticRace::say_plant(card)).text();
    CardSheet {
        drawing: html! {
            div class="plantcard" {
                (icon("plant"))
                span {
                    b { (title) }
                    small { (voice.say(&accepts)) }
                    small { (voice.say(&Phrase::new("pr-ui-points").with("points", face.points))) " × " (face.capacity) }
                }
            }
        },
        title,
        effects: vec![voice.say(&accepts).text(), voice.say(&about).text()],
        notes: vec![voice.say(&PlasticRace::note_on_plant(card)).text()],
        rule: Some("PR-4.16"),
    }
}

fn bin(voice: Voice<'_>, number: u8) -> Option<CardSheet> {
    let note = PlasticRace::note_on_bin(number)?;
    Some(CardSheet {
        title: capital(&voice.say(&PlasticRace::say_bin(number)).text()),
        drawing: html! {
            div class="bincard" { svg viewBox="-32 -34 64 68" aria-hidden="true" { use href="#m-bin" {} text class="bin-n" y="11.5" { (number) } } }
        },
        effects: vec![voice.key("pr-ui-about-bin")],
        notes: vec![voice.say(&note).text()],
        rule: Some("PR-4.16"),
    })
}

/// All cards.
pub fn all(voice: Voice<'_>) -> Option<Markup> {
    let game = PlasticRace::new(&Config::default(), 4).ok()?;
    let cards = game.cards();
    let of_kind = |kind: Kind| {
        let wanted = cards.street.iter().filter(move |card| card.kind == kind);
        wanted.map(|card| street(&game, voice, card.id)).collect::<Vec<_>>()
    };
    Some(html! {
        (section(voice, "pr-ui-all-bins", (1..=5).filter_map(|number| bin(voice, number))))
        (section(voice, "pr-ui-all-single", of_kind(Kind::Single)))
        (section(voice, "pr-ui-all-dashed", of_kind(Kind::Dashed)))
        (section(voice, "pr-ui-all-solid", of_kind(Kind::Solid)))
        (section(voice, "pr-ui-all-wild", of_kind(Kind::Wild)))
        (section(voice, "pr-ui-all-routes", cards.route.iter().map(|card| route(&game, voice, card.id))))
        (section(voice, "pr-ui-all-plants", cards.plant.iter().map(|card| plant(&game, voice, card.id))))
    })
}
