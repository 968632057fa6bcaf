//! The score if the game ended now, with the steps of the penalty for the Impact.

use ecotable_ecotrade::{EcoTrade, NodeView, Settlement};
use ecotable_kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::Table;
use super::numbers::plain;
use super::words::reduction;
use crate::parts::seat::seat_mark;
use crate::screens::icon::icon;

/// Beyond this Impact the penalty is always the same.
const MOST: u16 = 60;

/// A step of the penalty: from one Impact to another it costs the same.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Step {
    /// The smallest Impact of the step.
    pub from: u16,
    /// The largest, if there is one.
    pub to: Option<u16>,
    /// What it costs.
    pub penalty: u16,
}

/// The steps of the penalty, as the rules give them.
pub fn steps() -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    for impact in 0..=MOST {
        let penalty = EcoTrade::penalty_of(impact);
        match steps.last_mut() {
            Some(step) if step.penalty == penalty => step.to = Some(impact),
            _ => steps.push(Step { from: impact, to: Some(impact), penalty }),
        }
    }
    if let Some(last) = steps.last_mut() {
        last.to = None;
    }
    steps
}

impl Step {
    fn holds(self, impact: u16) -> bool {
        impact >= self.from && self.to.is_none_or(|to| impact <= to)
    }

    /// Its numbers, such as `1–6`.
    fn range(self) -> String {
        match self.to {
            Some(to) if to == self.from => self.from.to_string(),
            Some(to) => format!("{}–{to}", self.from),
            None => format!("{}+", self.from),
        }
    }
}

/// What the score would be now, and where the Impact stands among the steps of the penalty.
pub fn estimate(desk: &Table<'_>, settlement: &Settlement) -> Markup {
    html! {
        div class="estimate" {
            p class="estimate-h" {
                span { (desk.key(if desk.view.node == NodeView::Over { "et-ui-final" } else { "et-ui-if-now" })) }
                b class="estimate-n" data-count { (plain(settlement.score)) }
                a class="btn btn-quiet btn-s" href=(desk.asking("plan/score", "")) data-sheet { (desk.key("et-ui-how")) }
            }
            (scale(desk, settlement))
        }
    }
}

/// The steps of the penalty with the present one marked.
pub fn scale(desk: &Table<'_>, settlement: &Settlement) -> Markup {
    let told = Phrase::new("et-ui-scale-told")
        .with("raw", settlement.raw_impact)
        .with("reduction", reduction(settlement))
        .with("impact", settlement.final_impact)
        .with("penalty", settlement.penalty);
    html! {
        ol class="scale" aria-hidden="true" {
            @for step in steps() {
                li class=[step.holds(settlement.final_impact).then_some("is-here")] {
                    span class="scale-r" { (icon("impact")) (step.range()) }
                    b { @if step.penalty == 0 { "0" } @else { "−" (step.penalty) } }
                }
            }
        }
        p class="scale-told" { (desk.say(&told)) }
    }
}

/// How the scores of all seats come about, line by line.
pub fn accounts(desk: &Table<'_>) -> Markup {
    let seats: Vec<(Seat, Settlement)> =
        (0u8..).map(Seat).zip(desk.view.players.iter().map(|player| player.settlement)).collect();
    let levels = desk.game.has_levels();
    html! {
        div class="accounts-box" tabindex="0" role="group" aria-label=(desk.key("et-ui-accounts")) {
            table class="accounts" {
                thead {
                    tr {
                        td {}
                        @for (seat, _) in &seats {
                            th scope="col" { (seat_mark(*seat)) span { (desk.voice.name(*seat)) } }
                        }
                    }
                }
                tbody {
                    (line(desk, &seats, "et-ui-line-growth", |it| it.growth.to_string()))
                    (line(desk, &seats, "et-ui-line-unfinished", |it| plus(it.unfinished)))
                    (line(desk, &seats, "et-ui-line-raw", |it| it.raw_impact.to_string()))
                    @if levels {
                        (line(desk, &seats, "et-ui-line-levels", |it| minus(it.levels)))
                    } @else {
                        (line(desk, &seats, "et-ui-line-trios", |it| minus(it.trios)))
                        (line(desk, &seats, "et-ui-line-majorities", |it| minus(it.majorities)))
                    }
                    (line(desk, &seats, "et-ui-line-impact", |it| it.final_impact.to_string()))
                    (line(desk, &seats, "et-ui-line-penalty", |it| minus(it.penalty)))
                    (line(desk, &seats, "et-ui-line-bonus", |it| plus(it.bonus)))
                }
                tfoot { (line(desk, &seats, "et-ui-line-score", |it| plain(it.score))) }
            }
        }
    }
}

fn plus(number: u16) -> String {
    if number == 0 { "0".to_owned() } else { format!("+{number}") }
}

fn minus(number: u16) -> String {
    if number == 0 { "0".to_owned() } else { format!("−{number}") }
}

fn line(
    desk: &Table<'_>,
    seats: &[(Seat, Settlement)],
    key: &str,
    number: impl Fn(&Settlement) -> String,
) -> Markup {
    html! {
        tr { th scope="row" { (desk.key(key)) } @for (_, settlement) in seats { td { (number(settlement)) } } }
    }
}
