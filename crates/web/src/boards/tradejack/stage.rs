//! The auction: the source for sale, the bids, whose turn it is; or the choice of the first source.

use ecotable_kernel::{Phrase, Seat};
use ecotable_parts::auction::Standing;
use ecotable_tradejack::{Action, Covered, PhaseView, Source};
use maud::{Markup, html};

use super::Table;
use super::faces::{Card, Tap, back, draw as draw_card};
use crate::parts::seat::seat_mark;
use crate::parts::space::Space;
use crate::table::{Fingerprint, Shared, Word};

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    match &desk.view.phase {
        PhaseView::Bidding { revealer, lot, covered, .. } => {
            fingerprint.add(&(revealer, lot, covered, desk.can_act()));
        }
        PhaseView::Choosing { revealer, .. } => {
            let mine = desk.me() == Some(*revealer);
            fingerprint.add(&desk.view.phase).add(&mine).add(&desk.is_asked());
            if mine {
                fingerprint.add(&desk.me());
            }
        }
        PhaseView::Production { .. } | PhaseView::Over { .. } => {
            fingerprint.add(&"nothing");
        }
    }
}

pub fn draw(desk: &Table<'_>) -> Markup {
    let phase = &desk.view.phase;
    let bids_depend = |fingerprint: &mut Fingerprint| bids_depend(desk, fingerprint);
    html! {
        section id="stage" aria-labelledby="stage-title" hidden[matches!(phase, PhaseView::Production { .. } | PhaseView::Over { .. })] {
            @match phase {
                PhaseView::Bidding { revealer, lot, covered, auction } => {
                    (Space(1600))
                    (offer(desk, *revealer, *covered))
                    div class="offer" {
                        (on_sale(desk, *lot, *covered))
                        (desk.common("offer-main", bids_depend, || bids(desk, *revealer, auction)))
                    }
                }
                PhaseView::Choosing { revealer, drawn } => (choosing(desk, *revealer, *drawn)),
                PhaseView::Production { .. } | PhaseView::Over { .. } => {},
            }
        }
    }
}

fn offer(desk: &Table<'_>, revealer: Seat, covered: Covered) -> Shared {
    let is_last = covered == Covered::Nothing;
    desk.common_for("offer", (revealer, is_last), || {
        html! {
            h2 class="felt-h" id="stage-title" {
                (desk.say(&Phrase::new("tj-ui-offer").with("seat", revealer)))
                @if !is_last { " " small class="stage-next" { (desk.key("tj-ui-one-more")) } }
            }
        }
    })
}

fn on_sale(desk: &Table<'_>, lot: Source, covered: Covered) -> Shared {
    desk.common_for("on-sale", (lot, covered, desk.can_act()), || {
        html! {
            div class="lot" {
                (draw_card(desk, Card::Source(lot), 1, &Tap::Look, "is-hot"))
                @match covered {
                    Covered::Nothing => {},
                    Covered::FaceDown => div class="next" { (back(desk)) },
                    Covered::Seen(next) => div class="next" { (draw_card(desk, Card::Source(next), 1, &Tap::Nothing, "")) },
                }
            }
        }
    })
}

pub fn bids_depend(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    if let PhaseView::Bidding { auction, .. } = &desk.view.phase {
        fingerprint.add(&desk.view.phase).add(&desk.recall.words.all()).add(&desk.can_act());
        fingerprint.add(&(desk.me() == Some(auction.actor)));
    }
}

/// What changes with every bid.
pub fn draw_bids(desk: &Table<'_>) -> Markup {
    match &desk.view.phase {
        PhaseView::Bidding { revealer, auction, .. } => bids(desk, *revealer, auction),
        _ => html! {},
    }
}

fn bids(desk: &Table<'_>, revealer: Seat, auction: &Standing) -> Markup {
    html! {
        div id="offer-main" class="offer-main" {
            (Space(800))
            (high(desk, auction))
            (turns(desk, revealer, auction))
            @if desk.can_act() { a class="worth" href="#preview" { (desk.key("tj-ui-worth")) } }
        }
    }
}

fn high(desk: &Table<'_>, auction: &Standing) -> Markup {
    html! {
        div class="high" {
            span class="big" data-count { (auction.high) }
            @match auction.leader {
                Some(leader) => {
                    (seat_mark(leader))
                    div { (desk.say(&Phrase::new("tj-ui-high").with("seat", leader))) }
                }
                None => div { (desk.key("tj-ui-no-bid")) },
            }
        }
    }
}

/// The seats in the order in which they are asked, each with its last word.
fn turns(desk: &Table<'_>, revealer: Seat, auction: &Standing) -> Markup {
    let seats = desk.view.players.len() as u8;
    html! {
        ol class="turns" aria-label=(desk.key("tj-ui-bids")) {
            @for seat in revealer.clockwise(seats) {
                @let now = seat == auction.actor;
                li class=[now.then_some("now")] {
                    (seat_mark(seat))
                    span class="vh" { (desk.voice.name(seat)) " " }
                    @match desk.recall.words.by(seat) {
                        _ if now && desk.me() == Some(seat) => (desk.key("tj-ui-you")),
                        Some(Word::Bid(amount)) => (amount),
                        Some(Word::Pass) => (desk.key("tj-ui-pass")),
                        None if now => "…",
                        None => "–",
                    }
                }
            }
        }
    }
}

fn choosing(desk: &Table<'_>, revealer: Seat, drawn: Option<[Source; 2]>) -> Markup {
    html! {
        h2 class="felt-h" id="stage-title" {
            @if drawn.is_some() { (desk.key("tj-ui-drawn-you")) } @else {
                (desk.say(&Phrase::new("tj-ui-drawn").with("seat", revealer)))
            }
        }
        ul class="choose" {
            @match drawn {
                Some(drawn) => {
                    @for (number, source) in (0u8..).zip(drawn) {
                        @let tap = tap(desk, number);
                        li { (draw_card(desk, Card::Source(source), 1, &tap, if matches!(tap, Tap::Act(..)) { "is-hot" } else { "" })) }
                    }
                }
                None => { @for _ in 0..2 { li { (back(desk)) } } }
            }
        }
    }
}

fn tap(desk: &Table<'_>, number: u8) -> Tap {
    let action = Action::First(number);
    if desk.may(action) { Tap::Act(action, "tj-ui-do-first") } else { Tap::WhyNot(action) }
}
