//! What somebody may say to the table without words.

use ecotable_rooms::{Reaction, Stage};
use maud::{Markup, html};

use crate::parts::reaction::reaction_word;
use crate::table::{Fingerprint, Scene};

pub(super) fn depends(scene: &Scene<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&is_offered(scene));
}

fn is_offered(scene: &Scene<'_>) -> bool {
    scene.can_act() && scene.moment.reactions.are_on() && scene.moment.stage != Stage::Gathering
}

pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    html! {
        section id="text-react" aria-labelledby="text-react-title" hidden[!is_offered(scene)] {
            h2 id="text-react-title" { (scene.key("table-ui-react")) }
            @if is_offered(scene) {
                form method="post" action=(scene.address("react")) {
                    (scene.carried())
                    ul class="choices" {
                        @for reaction in Reaction::ALL {
                            li {
                                button class="btn" name="reaction" value=(reaction.name()) {
                                    (reaction_word(scene.voice, reaction))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
