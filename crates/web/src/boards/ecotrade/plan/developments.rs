//! All Developments: what they do, what they cost, who has them, and what buying one would do to the score.

use ecotable_ecotrade::{Action, Category, Development, Level, NodeView, PlayerView, Trial};
use ecotable_kernel::{Narrate, Phrase, Seat};
use maud::{Markup, html};

use super::super::numbers::signed;
use super::super::{Table, art, fields, trial, words};
use super::decide;
use crate::parts::seat::seat_mark;
use crate::screens::icon::icon;
use crate::table::PlanSheet;
use crate::text::Text;

/// With so many Developments every further one takes a company token from the shipments.
const PLENTY: usize = 4;

pub fn sheet(desk: &Table<'_>) -> PlanSheet {
    PlanSheet {
        title: desk.key("et-ui-shop-title"),
        body: html! {
            p class="plan-lead" { (desk.key(if desk.game.has_levels() { "et-ui-shop-levels" } else { "et-ui-shop-lead" })) }
            @if is_later(desk) { p class="plan-lead" { (desk.key("et-ui-shop-later")) } }
            @if let Some(warning) = warning(desk) { p class="plan-warn" { (icon("warning")) span { (warning) } } }
            @for category in Category::ALL {
                section class={ "shop is-" (art::category(category)) } {
                    h3 { (icon(art::category(category))) span { (desk.say(&fields::name(category))) } }
                    ul { @for card in of(desk, category) { (item(desk, card)) } }
                }
            }
        },
        rule: Some(if desk.game.has_levels() { "ET-4.7" } else { "ET-4.6" }),
    }
}

/// Whether the viewer will be able to buy, but waits for others now.
fn is_later(desk: &Table<'_>) -> bool {
    desk.me().is_some() && !desk.is_asked() && desk.view.node != NodeView::Over
}

fn of(desk: &Table<'_>, category: Category) -> impl Iterator<Item = Development> {
    Development::all().filter(move |&card| desk.game.cards().development(card).category == category)
}

fn me<'a>(desk: &'a Table<'_>) -> Option<&'a PlayerView> {
    desk.view.players.get(desk.me()?.index())
}

/// Company tokens become short when there are many Developments.
fn warning(desk: &Table<'_>) -> Option<Text> {
    let many = |player: &&PlayerView| player.developments.len() >= PLENTY;
    let player = me(desk).filter(|_| words::tokens_run_out(desk)).filter(many)?;
    let left = player.available_tokens;
    Some(desk.say(&Phrase::new("et-ui-shop-warning").with("left", left)).text())
}

fn item(desk: &Table<'_>, card: Development) -> Markup {
    let mine = level(desk, card);
    html! {
        li class={ "shop-card" @if mine.is_some() { " is-mine" } } {
            span class="shop-art" { (art::picture(&art::development(card))) }
            h4 id={ "shop-" (card) } { (desk.say(&desk.game.say_development(card))) }
            p { (desk.say(&desk.game.say_development_effect(card))) }
            p class="owners" {
                @for seat in owners(desk, card) { (seat_mark(seat)) span class="vh" { (desk.voice.name(seat)) } }
                @if mine.is_some() { b { (desk.key("et-ui-shop-yours")) } }
            }
            div class="shop-acts" {
                @for action in offers(desk, card, mine) { (offer(desk, action)) }
            }
        }
    }
}

/// The seats that own a Development.
fn owners<'a>(desk: &'a Table<'_>, card: Development) -> impl Iterator<Item = Seat> + 'a {
    let seats = (0u8..).map(Seat).zip(&desk.view.players);
    seats
        .filter(move |(_, player)| player.developments.iter().any(|owned| owned.id == card))
        .map(|(seat, _)| seat)
}

/// Whether the viewer owns it, and at which level.
fn level(desk: &Table<'_>, card: Development) -> Option<Option<Level>> {
    me(desk)?.developments.iter().find(|owned| owned.id == card).map(|owned| owned.level)
}

/// What could be bought of a card, possible or not.
fn offers(desk: &Table<'_>, card: Development, mine: Option<Option<Level>>) -> Vec<Action> {
    if desk.me().is_none() {
        return Vec::new();
    }
    match (desk.game.has_levels(), mine) {
        (false, None) => vec![Action::Buy(card)],
        (false, Some(_)) => Vec::new(),
        (true, None) => Level::all().map(|level| Action::BuyLevel(card, level)).collect(),
        (true, Some(now)) => {
            let higher = Level::all().filter(|level| Some(*level) > now);
            higher.map(|level| Action::AdvanceTo(card, level)).collect()
        }
    }
}

/// A purchase: a button if it is possible, otherwise the reason; and what it would do to the score.
fn offer(desk: &Table<'_>, action: Action) -> Markup {
    let may = desk.is_asked() && desk.may(action);
    html! {
        @if may {
            (decide(desk, &[action], html! { button class="btn btn-s" aria-describedby=(about(action)) { (label(desk, action)) } }))
        } @else if desk.is_asked() {
            a class="btn btn-s" href=(desk.asking("why", &action.to_string())) aria-disabled="true" data-sheet { (label(desk, action)) }
        } @else {
            span class="price" { (label(desk, action)) }
        }
        @if let Some(paper) = trial::of(desk) { (effect(desk, paper, action)) }
    }
}

/// The id of the heading that says what is bought.
fn about(action: Action) -> String {
    match action {
        Action::Buy(card) | Action::BuyLevel(card, _) | Action::AdvanceTo(card, _) => format!("shop-{card}"),
        _ => String::new(),
    }
}

fn label(desk: &Table<'_>, action: Action) -> Text {
    desk.say(&match action {
        Action::Buy(card) => Phrase::new("et-ui-shop-buy").with("cost", desk.game.price(card, None)),
        Action::BuyLevel(card, level) => Phrase::new("et-ui-shop-level")
            .with("level", level.number())
            .with("cost", desk.game.price(card, Some(level))),
        Action::AdvanceTo(card, to) => Phrase::new("et-ui-shop-advance")
            .with("level", to.number())
            .with("cost", advance_price(desk, card, to)),
        other => desk.game.action(other),
    })
    .text()
}

/// What it costs the viewer to advance their Development.
fn advance_price(desk: &Table<'_>, card: Development, to: Level) -> u16 {
    level(desk, card).flatten().map_or(0, |from| desk.game.advance_cost(card, from, to))
}

/// What the purchase would do to the Impact and to the score if the game ended now.
fn effect(desk: &Table<'_>, mut paper: Trial<'_>, action: Action) -> Markup {
    let before = paper.settlement();
    let Ok(()) = paper.take(action) else { return html! {} };
    let after = paper.settlement();
    let change = after.score - before.score;
    let told = Phrase::new("et-ui-shop-effect")
        .with("less", before.final_impact.saturating_sub(after.final_impact))
        .with("impact", after.final_impact)
        .with("penalty", after.penalty);
    html! {
        p class="plan-score" {
            b class=(if change < 0 { "is-bad" } else { "is-good" }) { (icon("score")) (signed(change)) }
            span { (desk.say(&told)) }
        }
    }
}
