//! The result.

use maud::{Markup, html};

use crate::screens::{again_button, again_depends, again_note, standings};
use crate::table::{Fingerprint, Mode, Scene, fairness};

pub(super) fn depends(scene: &Scene<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&scene.position.outcome().is_some()).add(&scene.moment.places.as_slice());
    fairness::depends(scene, fingerprint);
    again_depends(scene.moment, scene.eye, fingerprint);
}

pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    let outcome = scene.position.outcome();
    html! {
        section id="text-end" aria-labelledby="text-end-title" hidden[outcome.is_none()] {
            h2 id="text-end-title" { (scene.key("page-text-end")) }
            @if let Some(outcome) = &outcome {
                (standings(scene.voice, scene.moment, outcome, |_| None))
                @if scene.eye.mode != Mode::Wall { (ways_on(scene)) }
            }
        }
    }
}

/// Once more, and what proves that chance was fair.
fn ways_on(scene: &Scene<'_>) -> Markup {
    html! {
        div class="acts" {
            (again_button(scene.voice, scene.moment, scene.eye))
            a class="btn" href=(scene.address("record")) { (scene.key("page-text-record")) }
        }
        (again_note(scene.voice, scene.moment, scene.eye))
        (fairness::draw(scene))
    }
}
