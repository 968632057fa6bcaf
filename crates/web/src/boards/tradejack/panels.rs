//! The numbers of the seats, and what stands in the bar and below the sentence.

use ecotable_kernel::{Phrase, Seat};
use ecotable_tradejack::{Covered, PhaseView, PlayerView};
use maud::{Markup, html};

use super::Table;
use super::faces::{Card, Mini};
use crate::parts::space::Space;
use crate::screens::icon::icon;
use crate::table::{Fingerprint, Said, SeatFacts, Shared, Word};

pub fn chips_depend(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    let view = &desk.view;
    fingerprint.add(&(view.round, view.rounds_total, view.first)).add(&(desk.me() == Some(view.first)));
    match &view.phase {
        PhaseView::Choosing { revealer, .. } => fingerprint.add(&(0u8, *revealer)),
        PhaseView::Bidding { revealer, covered, .. } => {
            fingerprint.add(&(1u8, *revealer, *covered == Covered::Nothing))
        }
        PhaseView::Production { confirmed } => fingerprint.add(&(2u8, confirmed.len())),
        PhaseView::Over { .. } => fingerprint.add(&3u8),
    };
}

pub fn chips(desk: &Table<'_>) -> Markup {
    let view = &desk.view;
    let round = Phrase::new("tj-ui-round").with("round", view.round).with("of", view.rounds_total);
    let first = if desk.me() == Some(view.first) {
        Phrase::new("tj-ui-first-you")
    } else {
        Phrase::new("tj-ui-first").with("seat", view.first)
    };
    html! {
        span class="chip" { (desk.say(&round)) }
        @if let Some(phase) = phase(desk) { span class="chip wide" { (desk.say(&phase)) } }
        @if !matches!(view.phase, PhaseView::Over { .. }) {
            span class="chip wide" { (icon("first")) (desk.say(&first)) }
        }
    }
}

fn phase(desk: &Table<'_>) -> Option<Phrase> {
    let seats = desk.view.players.len() as u8;
    let auction = |revealer: Seat, card: u8| {
        let number = 2 * revealer.distance_from(desk.view.first, seats) + card;
        Phrase::new("tj-ui-bidding").with("number", number).with("of", 2 * seats)
    };
    match &desk.view.phase {
        PhaseView::Choosing { revealer, .. } => Some(auction(*revealer, 1)),
        PhaseView::Bidding { revealer, covered: Covered::Nothing, .. } => Some(auction(*revealer, 2)),
        PhaseView::Bidding { revealer, .. } => Some(auction(*revealer, 1)),
        PhaseView::Production { confirmed } => {
            Some(Phrase::new("tj-ui-producing").with("ready", confirmed.len()).with("of", seats))
        }
        PhaseView::Over { .. } => None,
    }
}

pub fn situation_depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    let view = &desk.view;
    match &view.phase {
        PhaseView::Choosing { revealer, drawn } => {
            fingerprint.add(&(0u8, *revealer, *drawn, desk.me() == Some(*revealer)));
        }
        PhaseView::Bidding { lot, auction, .. } => {
            fingerprint.add(&(1u8, *lot, *auction));
            if desk.me() == Some(auction.actor) {
                fingerprint.add(&capital(desk));
            }
        }
        PhaseView::Production { confirmed } => {
            fingerprint.add(&(2u8, *confirmed));
            if let Some(own) =
                view.own.as_ref().filter(|_| desk.me().is_some_and(|seat| !confirmed.contains(seat)))
            {
                fingerprint.add(&(own.started, own.sets.is_empty(), own.offloaded.is_empty()));
            }
        }
        PhaseView::Over { all_lost } => {
            fingerprint.add(&(3u8, *all_lost));
        }
    }
}

fn capital(desk: &Table<'_>) -> Option<u16> {
    Some(desk.view.players.get(desk.me()?.index())?.capital)
}

/// Who leads, and what the viewer can spend.
pub fn detail(desk: &Table<'_>) -> Option<Phrase> {
    let PhaseView::Bidding { auction, .. } = &desk.view.phase else { return None };
    let mine = desk.me() == Some(auction.actor);
    match (auction.leader, capital(desk).filter(|_| mine)) {
        (Some(leader), Some(capital)) => {
            Some(Phrase::new("tj-ui-detail-leads-have").with("seat", leader).with("capital", capital))
        }
        (Some(leader), None) => Some(Phrase::new("tj-ui-detail-leads").with("seat", leader)),
        (None, Some(capital)) => Some(Phrase::new("tj-ui-detail-have").with("capital", capital)),
        (None, None) => Some(Phrase::new("tj-ui-detail-no-bid")),
    }
}

/// What a seat is seen to do.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
enum Doing {
    Leads(u16),
    Said(Word),
    Ready,
    Nothing,
}

fn doing(desk: &Table<'_>, seat: Seat) -> Doing {
    match &desk.view.phase {
        PhaseView::Bidding { auction, .. } if auction.leader == Some(seat) => Doing::Leads(auction.high),
        // Who is asked thinks about something new.
        PhaseView::Bidding { auction, .. } if auction.actor == seat => Doing::Nothing,
        PhaseView::Bidding { .. } => desk.recall.words.by(seat).map_or(Doing::Nothing, Doing::Said),
        PhaseView::Production { confirmed } if confirmed.contains(seat) => Doing::Ready,
        _ => Doing::Nothing,
    }
}

pub fn seat_depends(desk: &Table<'_>, seat: Seat, fingerprint: &mut Fingerprint) {
    fingerprint.add(&desk.view.players.get(seat.index())).add(&(desk.view.first == seat));
}

pub fn seat(desk: &Table<'_>, seat: Seat) -> SeatFacts {
    let player = desk.view.players.get(seat.index());
    SeatFacts {
        main: player.map_or_else(Markup::default, |player| coins(desk, player)),
        more: player.map_or_else(Markup::default, |player| more(desk, seat, player).copy()),
    }
}

pub fn said_depends(desk: &Table<'_>, seat: Seat, fingerprint: &mut Fingerprint) {
    fingerprint.add(&doing(desk, seat));
}

pub fn said(desk: &Table<'_>, seat: Seat) -> Said {
    let doing = doing(desk, seat);
    let said = match doing {
        Doing::Leads(amount) => Some(Phrase::new("tj-ui-said-leads").with("amount", amount)),
        Doing::Said(Word::Bid(amount)) => Some(Phrase::new("tj-ui-said-bid").with("amount", amount)),
        Doing::Said(Word::Pass) => Some(Phrase::new("tj-ui-said-pass")),
        Doing::Ready => Some(Phrase::new("tj-ui-said-ready")),
        Doing::Nothing => None,
    };
    Said { words: said.map(|phrase| desk.say(&phrase).text()), leads: matches!(doing, Doing::Leads(_)) }
}

fn coins(desk: &Table<'_>, player: &PlayerView) -> Markup {
    html! {
        (icon("coin")) span class="vh" { (desk.key("tj-ui-capital")) " " }
        span data-count { (player.capital) }
    }
}

/// What a seat has, which changes less often than what it says.
fn more(desk: &Table<'_>, seat: Seat, player: &PlayerView) -> Shared {
    let is_first = desk.view.first == seat;
    desk.common_for("more", (player.product_count, &player.awards, player.sources, is_first), || {
        html! {
            @if is_first { span { (icon("first")) span class="vh" { (desk.key("tj-ui-is-first")) } } }
            span { b { (player.product_count) } " " (desk.say(&Phrase::new("tj-ui-n-products").with("count", player.product_count))) }
            @if !player.awards.is_empty() { span { (prizes(desk, player)) } }
            (sources(desk, player))
        }
    })
}

fn sources(desk: &Table<'_>, player: &PlayerView) -> Markup {
    let mut names = Vec::with_capacity(player.sources.len());
    names.extend(player.sources.cards().map(|source| desk.game.say_source(source)));
    html! {
        span class="minis" {
            (Space(100 * names.len()))
            span class="vh" { (desk.say(&Phrase::new("tj-ui-has-sources").with("sources", names))) }
            @for source in player.sources.cards() { (Mini(Card::Source(source))) }
        }
    }
}

fn points(player: &PlayerView, desk: &Table<'_>) -> u16 {
    let cards = desk.game.cards();
    let won = player.awards.iter().filter_map(|id| cards.demand_named(id));
    won.map(|card| u16::from(cards.points_of(card))).sum()
}

/// What the Reputation of a seat is made of.
pub fn sum(desk: &Table<'_>, seat: Seat) -> Option<Phrase> {
    let player = desk.view.players.get(seat.index())?;
    Some(Phrase::new("tj-ui-sum").with("capital", player.capital).with("points", points(player, desk)))
}

/// How many awards a seat has won, and their points.
fn prizes(desk: &Table<'_>, player: &PlayerView) -> Markup {
    let (count, points) = (player.awards.len() as u32, points(player, desk));
    html! {
        (icon("award"))
        span class="vh" { (desk.say(&Phrase::new("tj-ui-n-awards").with("count", count))) " " }
        b { (desk.say(&Phrase::new("tj-ui-n-points").with("points", points))) }
    }
}

pub fn own_depends(desk: &Table<'_>, seat: Seat, fingerprint: &mut Fingerprint) {
    let player = desk.view.players.get(seat.index());
    fingerprint.add(&player.map(|player| (player.capital, &player.awards, player.reputation)));
}

pub fn own(desk: &Table<'_>, seat: Seat) -> Markup {
    let Some(player) = desk.view.players.get(seat.index()) else { return html! {} };
    let reputation = Phrase::new("tj-ui-reputation").with("reputation", player.reputation);
    html! {
        span class="chip" { (icon("coin")) span data-count { (player.capital) } " " (desk.key("tj-ui-capital-unit")) }
        @if !player.awards.is_empty() { span class="chip" { (prizes(desk, player)) } }
        span class="chip chip-live" { (desk.say(&reputation)) }
    }
}
