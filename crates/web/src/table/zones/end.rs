//! The end: who has won, and where to go from here.

use maud::{Markup, html};

use crate::screens::{Edition, again_button, again_depends, again_note, new_table, standings};
use crate::table::{Board, Desk, Fingerprint, Mode, fairness};

pub fn depends<G: Board>(desk: &Desk<'_, G>, fingerprint: &mut Fingerprint) {
    let over = desk.position.outcome().is_some();
    fingerprint.add(&over);
    if over {
        fairness::depends(desk, fingerprint);
        again_depends(desk.moment, desk.eye, fingerprint);
        desk.moment.places.iter().for_each(|place| {
            fingerprint.add(&place.helped);
        });
    }
}

pub fn draw<G: Board>(desk: &Desk<'_, G>) -> Markup {
    let outcome = desk.position.outcome();
    html! {
        section id="end" class="end" aria-labelledby="end-title" data-show=[outcome.is_some().then_some("end")]
            hidden[outcome.is_none()] {
            @if let Some(outcome) = &outcome {
                h2 id="end-title" { (desk.key("table-ui-end")) }
                (standings(desk.voice, desk.moment, outcome, |seat| G::sum(desk, seat)))
                @if desk.eye.mode != Mode::Wall { (ways_on(desk)) }
                (fairness::draw(desk))
            }
        }
    }
}

fn ways_on<G: Board>(desk: &Desk<'_, G>) -> Markup {
    html! {
        div class="acts" {
            (again_button(desk.voice, desk.moment, desk.eye))
            a class="btn" href=(new_table(G::META.id, Edition::played(&desk.moment.game, &desk.moment.config))) { (desk.key("table-ui-new-table")) }
            a class="btn" href=(desk.address("record")) { (desk.key("table-ui-record")) }
        }
        (again_note(desk.voice, desk.moment, desk.eye))
    }
}
