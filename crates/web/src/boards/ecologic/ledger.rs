//! The ledger: promises that are open, deals that were made, and the way to propose one.

use ecotable_ecologic::{Decision, Promise};
use ecotable_kernel::Phrase;
use ecotable_rooms::LogLine;
use maud::{Markup, html};

use super::{Table, deal};
use crate::parts::seat::seat_mark;
use crate::screens::icon::icon;
use crate::table::Fingerprint;

/// How many deals are remembered.
const REMEMBERED: usize = 4;

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    if deal::are_allowed(desk) {
        fingerprint.add(&desk.view.promises).add(&desk.recall.deal).add(&desk.can_act()).add(&desk.me());
        fingerprint.add(&deal::is_open(desk)).add(&deal::sample(desk)).add(&answers(desk));
        fingerprint.add(&is_over(desk));
    }
}

fn is_over(desk: &Table<'_>) -> bool {
    desk.position.outcome().is_some()
}

/// Whether a deal waits for the viewer's answer.
fn answers(desk: &Table<'_>) -> bool {
    matches!(desk.view.decision, Decision::DealAnswer { .. }) && desk.is_asked()
}

/// The deals that were answered lately, newest first.
fn deals<'a>(desk: &Table<'a>) -> impl Iterator<Item = &'a LogLine> {
    let is_deal =
        |line: &&LogLine| matches!(&*line.said.phrase.key, "event-deal-accepted" | "event-deal-declined");
    desk.moment.log.heard(desk.eye.viewer).filter(is_deal).take(REMEMBERED)
}

pub fn draw(desk: &Table<'_>) -> Markup {
    let promises = &desk.view.promises;
    html! {
        section id="ledger" class="panel ledger" aria-labelledby="ledger-title" hidden[!deal::are_allowed(desk)] {
            @if deal::are_allowed(desk) {
                h2 class="panel-h" id="ledger-title" { (icon("el-deal")) (desk.key("el-ui-ledger")) }
                @if desk.can_act() && !is_over(desk) { (propose(desk)) }
                @if promises.is_empty() {
                    p class="muted small" { (desk.key("el-ui-no-promises")) }
                } @else {
                    ul class="promises" { @for promise in promises { (item(desk, promise)) } }
                }
                @if desk.recall.deal.is_some() {
                    details class="made" {
                        summary { (desk.key("el-ui-made")) }
                        ul { @for line in deals(desk) { li { (desk.say(&line.said.phrase)) } } }
                    }
                }
            }
        }
    }
}

fn propose(desk: &Table<'_>) -> Markup {
    let label = html! { (icon("el-deal")) (desk.key("el-ui-propose")) };
    html! {
        @if answers(desk) {
            p class="muted small" { (desk.key("el-ui-answer-first")) }
        } @else if deal::is_open(desk) {
            a class="btn btn-s" href=(deal::address(desk, "deal")) data-sheet { (label) }
        } @else {
            a class="btn btn-s" href=(desk.asking("why", &deal::sample(desk).to_string())) aria-disabled="true" data-sheet { (label) }
        }
    }
}

fn item(desk: &Table<'_>, promise: &Promise) -> Markup {
    let told = Phrase::new("el-ui-promise")
        .with("debtor", promise.debtor)
        .with("creditor", promise.creditor)
        .with("amount", promise.amount)
        .with("turn", promise.due);
    html! { li { (seat_mark(promise.debtor)) span { (desk.say(&told)) } } }
}
