//! The shipment that the viewer is putting together, with what each means would make of it.

use ecotable_ecotrade::{Means, NodeView, Offer, Shipment, Trial};
use ecotable_kernel::Phrase;
use maud::{Markup, html};

use super::means::{Choose, Column, columns};
use super::{Table, plan, trial, words};
use crate::table::Fingerprint;

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&cards(desk)).add(&desk.is_asked());
    if !cards(desk).is_empty() {
        fingerprint.add(&desk.view.node).add(&desk.view.incident_odds);
        fingerprint.add(&desk.view.own);
        // What the score would be depends on what all have.
        desk.view.players.iter().for_each(|player| {
            fingerprint.add(&player.settlement).add(&player.developments);
        });
    }
}

/// The chosen cards.
fn cards<'a>(desk: &'a Table<'_>) -> &'a [Shipment] {
    match &desk.view.node {
        NodeView::Combine { cards } | NodeView::TopCard { cards } | NodeView::Means { cards, .. } => cards,
        _ => &[],
    }
}

pub fn draw(desk: &Table<'_>) -> Markup {
    let cards = cards(desk);
    let shown = !cards.is_empty() && desk.is_asked();
    html! {
        section id="draft" class={ "preview draft" @if shown && !is_final(desk) { " is-picking" } } aria-labelledby="draft-title"
            data-show=[(shown && is_final(desk)).then_some("draft")] hidden[!shown] {
            @if shown {
                h2 id="draft-title" { (desk.say(&Phrase::new("et-ui-draft").with("cards", words::goods(desk, cards)))) }
                p { (desk.key(note(&desk.view.node))) }
                @match (&desk.view.node, trial::of(desk)) {
                    (NodeView::TopCard { .. }, Some(paper)) => (tops(desk, &paper)),
                    _ => (columns(desk, Means::ALL.into_iter().map(|means| column(desk, means)).collect())),
                }
            }
        }
    }
}

/// Whether the cards are chosen, and the means is what is left.
fn is_final(desk: &Table<'_>) -> bool {
    matches!(desk.view.node, NodeView::Means { .. })
}

/// What comes of it with either card on top.
fn tops(desk: &Table<'_>, paper: &Trial<'_>) -> Markup {
    let hand = desk.view.own.as_ref().map(|own| own.hand).unwrap_or_default();
    let tops = paper.lay(paper.chosen(), None).ok().and_then(|laid| laid.tops).unwrap_or_default();
    html! {
        @for slot in tops {
            @if let (Ok(laid), Some(card)) = (paper.lay(paper.chosen(), Some(slot)), hand.get(usize::from(slot)).copied().flatten()) {
                h3 { (desk.say(&Phrase::new("et-ui-draft-on-top").with("card", desk.game.say_shipment(card)))) }
                (columns(desk, laid.offers.iter().map(|&offer| shown(desk, paper, offer)).collect()))
            }
        }
    }
}

fn shown(desk: &Table<'_>, paper: &Trial<'_>, offer: Offer) -> Column {
    let more = plan::arrival(desk, &paper.settlement(), &paper.arrived(offer));
    Column { means: offer.means, offer: Some(offer), more, choose: Choose::Look }
}

fn note(node: &NodeView) -> &'static str {
    match node {
        NodeView::Combine { .. } => "et-ui-draft-combine",
        NodeView::TopCard { .. } => "et-ui-draft-top",
        _ => "et-ui-draft-means",
    }
}

fn column(desk: &Table<'_>, means: Means) -> Column {
    let found = |offers: &[Offer]| offers.iter().find(|offer| offer.means == means).copied();
    let (offer, choose) = match &desk.view.node {
        NodeView::Means { offers, .. } => {
            let offer = found(offers);
            (offer, if offer.is_some() { Choose::Press } else { Choose::WhyNot })
        }
        _ => (trial::chosen(desk).and_then(|laid| found(&laid.offers)), Choose::Look),
    };
    let paper = trial::of(desk);
    let more = offer
        .zip(paper)
        .map(|(offer, paper)| plan::arrival(desk, &paper.settlement(), &paper.arrived(offer)));
    Column { means, offer, more: more.unwrap_or_default(), choose }
}
