//! Every card by itself: what it does, and what it means in the real world.

use ecotable_ecologic::{Config, Ecologic, Edition, EventCard, Initiative, Tad, printed};
use ecotable_kernel::{Game, Phrase};
use maud::{Markup, html};

use super::{cards, in_edition};
use crate::boards::album::section;
use crate::table::CardSheet;
use crate::voice::Voice;

/// A card by the id it has in addresses.
pub fn sheet(game: &Ecologic, voice: Voice<'_>, id: &str) -> Option<CardSheet> {
    if let Some(card) = Initiative::all().find(|card| card.to_string() == id) {
        return Some(initiative(game, voice, card));
    }
    if let Some(&tad) = Tad::of(game.edition()).iter().find(|tad| tad.id() == id) {
        return Some(territory(game, voice, tad));
    }
    let known = printed(game.edition()).events.iter().any(|event| event.id == id);
    printed(game.edition()).event(id).filter(|_| known).map(|card| event(game, voice, card))
}

fn initiative(game: &Ecologic, voice: Voice<'_>, card: Initiative) -> CardSheet {
    let face = game.face(card);
    let effect = Phrase::new(in_edition(game, "el-ui-about-initiative"))
        .with("enviro", face.enviro)
        .with("cost", face.cost)
        .with("nominal", face.nominal);
    CardSheet {
        title: voice.say(&game.say_initiative(card)).text(),
        drawing: cards::initiative(game, voice, card),
        effects: vec![voice.say(&effect).text()],
        notes: vec![voice.say(&game.note_on_initiative(card)).text()],
        rule: Some("EL-4.3"),
    }
}

fn territory(game: &Ecologic, voice: Voice<'_>, tad: Tad) -> CardSheet {
    CardSheet {
        title: voice.say(&game.say_tad(tad)).text(),
        drawing: cards::tad_card(game, voice, tad),
        effects: vec![voice.say(&game.say_tad_effect(tad)).text()],
        notes: vec![voice.say(&game.note_on_tad(tad)).text()],
        rule: Some("EL-4.4"),
    }
}

fn event(game: &Ecologic, voice: Voice<'_>, card: EventCard) -> CardSheet {
    CardSheet {
        title: voice.say(&game.say_event_card(card)).text(),
        drawing: cards::event(game, voice, card),
        effects: vec![voice.say(&game.say_event_effect(card)).text()],
        notes: vec![voice.say(&game.note_on_event(card)).text()],
        rule: Some("EL-4.2"),
    }
}

/// All cards of both editions.
pub fn all(voice: Voice<'_>) -> Option<Markup> {
    let game = |edition| Ecologic::new(&Config { edition, ..Config::default() }, 4).ok();
    let (first, second) = (game(Edition::Ed1)?, game(Edition::Ed2)?);
    Some(html! {
        (section(voice, "el-ui-all-initiatives", Initiative::all().map(|card| initiative(&second, voice, card))))
        (section(voice, "el-ui-all-tads", Tad::ALL.into_iter().map(|tad| territory(&second, voice, tad))))
        (events(voice, "el-ui-all-events-ed2", &second))
        (events(voice, "el-ui-all-events-ed1", &first))
    })
}

fn events(voice: Voice<'_>, title: &str, game: &Ecologic) -> Markup {
    section(voice, title, printed(game.edition()).each_event().map(|(card, _)| event(game, voice, card)))
}
