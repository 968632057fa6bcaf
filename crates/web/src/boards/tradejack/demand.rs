//! The demand row: what customers want this round, read like headlines.

use ecotable_kernel::Phrase;
use ecotable_tradejack::{Colour, DemandFace, DemandId, PhaseView, Product, Source, TradeJack, Trend};
use maud::{Markup, html};

use super::faces::{Card, say};
use super::{Table, to_come};
use crate::parts::card::Picture;
use crate::screens::icon::icon;
use crate::table::Fingerprint;
use crate::voice::Voice;

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    let view = &desk.view;
    fingerprint.add(&view.row).add(&view.regulations).add(&view.decks.demand).add(&desk.can_act());
    fingerprint.add(&view.round).add(&matches!(view.phase, PhaseView::Over { .. }));
}

pub fn draw(desk: &Table<'_>) -> Markup {
    html! {
        section id="demand" aria-labelledby="demand-title" hidden[desk.view.row.is_empty()] {
            h2 class="felt-h" id="demand-title" {
                (desk.key("tj-ui-demand")) " "
                span class="deck" { (desk.say(&Phrase::new("tj-ui-demand-left").with("count", desk.view.decks.demand))) }
                (to_come::link(desk))
                span class="bans" { @for &id in &desk.view.regulations { (ban(desk, id)) } }
            }
            ol class="demand" {
                @for (number, &id) in (1u8..).zip(&desk.view.row) { li id={ "d-" (id) } { (item(desk, number, id)) } }
            }
        }
    }
}

fn ban(desk: &Table<'_>, id: DemandId) -> Markup {
    let Some(DemandFace::Regulation { bans }) = desk.game.demand_face(id) else { return html! {} };
    let source = desk.game.source_name(Source::new(bans.into(), Colour::Blue));
    let inner =
        html! { (icon("ban")) span class="vh" { (desk.key("tj-ui-banned")) " " } (say(desk.voice, source)) };
    html! {
        @if desk.can_act() {
            a class="ban" href={ (desk.address("card")) "/" (id) } data-sheet { (inner) }
        } @else {
            span class="ban" { (inner) }
        }
    }
}

fn item(desk: &Table<'_>, number: u8, id: DemandId) -> Markup {
    let Some(face) = desk.game.demand_face(id) else { return html! {} };
    let inner = inside(desk.game, desk.voice, face, Some(number));
    html! {
        @if desk.can_act() {
            a class=(class(face)) href={ (desk.address("card")) "/" (id) } data-sheet { (inner) }
        } @else {
            div class=(class(face)) { (inner) }
        }
    }
}

fn class(face: DemandFace) -> &'static str {
    match face {
        DemandFace::Award(_) => "dcard is-award",
        DemandFace::Regulation { .. } => "dcard is-ban",
        DemandFace::Trend(_) => "dcard",
    }
}

/// A demand card that lies nowhere in particular.
pub fn card(game: &TradeJack, voice: Voice<'_>, face: DemandFace) -> Markup {
    html! { div class=(class(face)) { (inside(game, voice, face, None)) } }
}

fn inside(game: &TradeJack, voice: Voice<'_>, face: DemandFace, number: Option<u8>) -> Markup {
    let (symbol, kind) = match face {
        DemandFace::Trend(_) => ("trend", "tj-ui-trend"),
        DemandFace::Award(_) => ("award", "tj-ui-award"),
        DemandFace::Regulation { .. } => ("ban", "tj-ui-regulation"),
    };
    html! {
        span class="eyebrow" { (icon(symbol)) @if let Some(number) = number { (number) " " } (voice.key(kind)) }
        @match face {
            DemandFace::Trend(Trend::Dual { product, product_bonus, source, source_bonus }) => {
                @let product = Product::new(product.into(), Colour::Blue);
                @let source = Source::new(source.into(), Colour::Blue);
                (bonus(voice, Card::Product(product), &say(voice, game.product_name(product)), product_bonus))
                (bonus(voice, Card::Source(source), &say(voice, game.source_name(source)), source_bonus))
            }
            DemandFace::Trend(trend) => {
                b { (voice.say(&game.say_demand(face))) }
                (row(html! { span class="plus" { (sign(trend)) } }, Picture("i-", "leaf")))
            }
            DemandFace::Award(award) => {
                b { (voice.say(&game.say_demand(face))) }
                (row(html! { span { (points(voice, award.points)) } }, Picture("i-", "award")))
            }
            DemandFace::Regulation { bans } => {
                b { (voice.say(&game.say_demand(face))) }
                (row(html! {}, Card::Source(Source::new(bans.into(), Colour::Blue)).picture()))
            }
        }
    }
}

fn sign(trend: Trend) -> String {
    match trend {
        Trend::GreenBonus(bonus) => format!("+{bonus}"),
        Trend::DoubleCredits | Trend::Dual { .. } => "×2".to_owned(),
    }
}

fn points(voice: Voice<'_>, points: u8) -> Markup {
    html! { b class="plus" { (points) } " " (voice.say(&Phrase::new("tj-ui-points").with("points", points))) }
}

fn bonus(voice: Voice<'_>, card: Card, name: &str, bonus: u8) -> Markup {
    let kind = match card {
        Card::Product(_) => "tj-ui-value",
        Card::Source(_) => "tj-ui-credits",
    };
    row(
        html! { b { (name) " " span class="plus" { "+" (bonus) span class="vh" { " " (voice.key(kind)) } } } },
        card.picture(),
    )
}

fn row(text: Markup, Picture(kind, what): Picture) -> Markup {
    html! {
        span class="row" {
            svg class="art" viewBox="0 0 80 80" aria-hidden="true" { use href={ "#" (kind) (what) } {} }
            (text)
        }
    }
}
