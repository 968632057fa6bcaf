//! What the last round brought, until something new has been sold.

use ecotable_kernel::Phrase;
use ecotable_rooms::LogLine;
use ecotable_tradejack::PhaseView;
use maud::{Markup, html};

use super::Table;
use crate::parts::seat::seat_mark;
use crate::screens::icon::icon;
use crate::table::Fingerprint;

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&desk.recall.sold);
}

/// What was told in the retail phase of the last round, oldest first.
fn told<'a>(desk: &Table<'a>) -> Vec<&'a LogLine> {
    let lines = desk.moment.log.heard(desk.eye.viewer);
    let lines = lines.skip_while(|line| Some(line.number) > desk.recall.sold);
    let retail = lines.take_while(|line| !matches!(key(line), "event-confirmed" | "event-production-began"));
    let mut told: Vec<_> = retail.collect();
    told.reverse();
    told
}

fn key(line: &LogLine) -> &str {
    &line.said.phrase.key
}

/// What was told of the awards after the sales.
fn awards<'a>(desk: &Table<'a>) -> Vec<&'a LogLine> {
    let lines = desk.moment.log.heard(desk.eye.viewer);
    let newer = lines.take_while(|line| Some(line.number) >= desk.recall.sold);
    let mut won: Vec<_> = newer.filter(|line| key(line).starts_with("event-award-won")).collect();
    won.reverse();
    won
}

pub fn draw(desk: &Table<'_>) -> Markup {
    let shown = desk.recall.sold.is_some();
    html! {
        details id="result" class="result" hidden[!shown] {
            @if shown { (inside(desk)) }
        }
    }
}

fn inside(desk: &Table<'_>) -> Markup {
    let told = told(desk);
    let incomes = told.iter().filter(|line| key(line) == "event-income-received");
    let sales = told.iter().filter(|line| matches!(key(line), "event-set-sold" | "event-products-offloaded"));
    let awards = awards(desk);
    html! {
        summary {
            h2 { (desk.say(&title(desk))) }
            @for line in incomes { (gain(desk, &line.said.phrase)) }
            @for line in &awards { (prize(desk, &line.said.phrase)) }
        }
        ul {
            @for line in sales.copied().chain(awards.iter().copied()) {
                li {
                    @match line.said.about() { Some(seat) => (seat_mark(seat)), None => span {} }
                    span { (desk.say(&line.said.phrase)) }
                }
            }
        }
    }
}

fn title(desk: &Table<'_>) -> Phrase {
    let over = matches!(desk.view.phase, PhaseView::Over { .. });
    let round = if over { desk.view.round } else { desk.view.round.saturating_sub(1) };
    Phrase::new("tj-ui-result").with("round", round)
}

fn gain(desk: &Table<'_>, phrase: &Phrase) -> Markup {
    let (seat, income) =
        (phrase.seat("seat").unwrap_or_default(), phrase.number::<u16>("income").unwrap_or(0));
    html! {
        span class="gain" { (seat_mark(seat)) span class="vh" { (desk.voice.name(seat)) " " } "+" (income) }
    }
}

fn prize(desk: &Table<'_>, phrase: &Phrase) -> Markup {
    let (seat, points) =
        (phrase.seat("seat").unwrap_or_default(), phrase.number::<u16>("points").unwrap_or(0));
    html! {
        span class="gain" {
            (icon("award")) (seat_mark(seat)) span class="vh" { (desk.voice.name(seat)) " " }
            "+" (points)
            span class="vh" { " " (desk.say(&Phrase::new("tj-ui-points").with("points", points))) }
        }
    }
}
