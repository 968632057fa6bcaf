//! Initiatives, territories and events as cards.

use ecotable_ecologic::{Ecologic, Edition, Effect, EventCard, Initiative, PhaseName, Tad, printed};
use ecotable_kernel::Phrase;
use maud::{Markup, html};

use super::{Table, art, in_edition};
use crate::screens::icon::icon;
use crate::table::Shared;
use crate::voice::Voice;

/// The id of an initiative's picture.
fn picture(card: Initiative) -> String {
    format!("#e-i{:02}", card.0 + 1)
}

/// What is printed on an initiative: environment points top left, running cost top right, nominal in the foot.
pub fn initiative_face(game: &Ecologic, voice: Voice<'_>, card: Initiative) -> Markup {
    let face = game.face(card);
    let cost = voice.say(&Phrase::new(in_edition(game, "el-ui-costs")).with("cost", face.cost)).text();
    html! {
        span class="card-art" { svg viewBox="0 0 80 80" aria-hidden="true" { use href=(picture(card)) {} } }
        span class="card-name" { (voice.say(&game.say_initiative(card))) }
        span class="card-val" {
            (icon("el-e")) span class="vh" { (voice.key(&in_edition(game, "el-ui-gives"))) " " } "+" (face.enviro)
        }
        @if face.cost > 0 {
            span class="card-let" { span aria-hidden="true" { "−" (face.cost) } span class="vh" { (cost) } }
        }
        span class="card-foot" { (voice.say(&Phrase::new("el-ui-from").with("price", face.nominal))) }
    }
}

/// The same, drawn once for all who read the same language.
pub fn printed_initiative(desk: &Table<'_>, card: Initiative) -> Shared {
    desk.common_for("initiative", card, || initiative_face(desk.game, desk.voice, card))
}

/// An initiative that lies nowhere in particular.
pub fn initiative(game: &Ecologic, voice: Voice<'_>, card: Initiative) -> Markup {
    html! { div class="card icard" { (initiative_face(game, voice, card)) } }
}

/// An initiative so small that only its picture is left; what it is called must stand elsewhere.
pub fn mini(card: Initiative) -> Markup {
    html! { span class="mini icard" data-moves=(card) { svg viewBox="0 0 80 80" aria-hidden="true" { use href=(picture(card)) {} } } }
}

/// The same for a territory.
pub fn mini_tad(tad: Tad) -> Markup {
    html! { span class="mini tcard" data-moves=(tad.id()) { (tad_picture(tad)) } }
}

/// The picture of a territory.
pub fn tad_picture(tad: Tad) -> Markup {
    html! { svg viewBox="-58 -58 116 100" aria-hidden="true" { use href=(art::tad(tad)) {} } }
}

/// A territory as a card.
pub fn tad_card(game: &Ecologic, voice: Voice<'_>, tad: Tad) -> Markup {
    html! {
        div class="card tcard" {
            span class="card-art" { (tad_picture(tad)) }
            span class="card-name" { (voice.say(&game.say_tad(tad))) }
        }
    }
}

/// The phase in which an event works; none if it has no effect of its own.
pub fn phase_of(effect: Effect) -> Option<PhaseName> {
    Some(match effect {
        Effect::FinalReport | Effect::Grind => return None,
        Effect::HarmlessOil | Effect::HarmlessMineral | Effect::Exchange => PhaseName::Environment,
        Effect::RichHorizons
        | Effect::OilRise
        | Effect::Central
        | Effect::Logistics
        | Effect::Crisis
        | Effect::Analysts
        | Effect::OilCrash
        | Effect::Accident
        | Effect::Outdated
        | Effect::Cartel => PhaseName::Income,
        Effect::Contractor
        | Effect::Media
        | Effect::Veto
        | Effect::MarketRise
        | Effect::Shares
        | Effect::Infrastructure
        | Effect::Expo
        | Effect::Platform => PhaseName::Action,
        Effect::StateSupport
        | Effect::Lawsuit
        | Effect::Corruption
        | Effect::Patent
        | Effect::Conversion
        | Effect::Flood
        | Effect::Levy
        | Effect::BrainDrain
        | Effect::Green
        | Effect::Spill
        | Effect::Industry
        | Effect::Bat => PhaseName::Event,
    })
}

/// The id of an event's picture: what is alike in both editions has the same.
fn event_picture(game: &Ecologic, card: EventCard) -> String {
    let key = game.say_event_card(card).key;
    let word = key.trim_start_matches("card-").trim_end_matches("-ed1").trim_end_matches("-ed2");
    format!("#e-v-{word}")
}

/// The level of an event as it stands on its back.
pub fn level(level: u8) -> &'static str {
    ["I", "II", "III"][usize::from(level.clamp(1, 3)) - 1]
}

/// What is printed on an event card. Each edition has its own look.
pub fn event_face(game: &Ecologic, voice: Voice<'_>, card: EventCard) -> Markup {
    let face = printed(game.edition()).face(card);
    let phase = phase_of(face.effect).map_or("el-ui-phase-none", super::panels::phase_key);
    html! {
        span class="ev-art" { svg viewBox="0 0 80 80" aria-hidden="true" { use href=(event_picture(game, card)) {} } }
        span class="ev-main" {
            span class="eyebrow" {
                span class="ev-level" { span class="vh" { (voice.key("el-ui-level")) " " } (level(face.level)) }
                span class="ev-phase" { (voice.key(phase)) }
            }
            b { (voice.say(&game.say_event_card(card))) }
            span class="ev-effect" { (voice.say(&game.say_event_effect(card))) }
        }
    }
}

/// The class of event cards of an edition.
pub fn event_class(edition: Edition) -> &'static str {
    match edition {
        Edition::Ed1 => "ecard is-ed1",
        Edition::Ed2 => "ecard is-ed2",
    }
}

/// An event that lies nowhere in particular.
pub fn event(game: &Ecologic, voice: Voice<'_>, card: EventCard) -> Markup {
    html! { div class={ (event_class(game.edition())) " dcard" } { (event_face(game, voice, card)) } }
}
