//! What proves that nothing was arranged: a fingerprint of the seed from the first move on, and at the end the seed.

use ecotable_kernel::Phrase;
use maud::{Markup, html};

use super::fingerprint::Fingerprint;
use super::scene::Scene;

/// What it depends on.
pub fn depends(scene: &Scene<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&scene.moment.commitment.is_some()).add(&scene.moment.seed().is_some());
}

/// The fingerprint of the seed, folded away; once the match is over, the seed with it.
pub fn draw(scene: &Scene<'_>) -> Markup {
    let told = |key, what, number: String| scene.say(&Phrase::new(key).with(what, number.as_str())).text();
    html! {
        @if let Some(commitment) = scene.moment.commitment {
            details class="fair" {
                summary { (scene.key("table-ui-fair")) }
                p { (scene.key("table-ui-fair-how")) }
                p { (told("table-ui-fair-promise", "promise", commitment.to_string())) }
                @if let Some(seed) = scene.moment.seed() { p { (told("table-ui-fair-seed", "seed", seed.to_string())) } }
            }
        }
    }
}
