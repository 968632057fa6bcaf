//! What somebody decides at a table besides the game: its pace, reactions, lessons, and leaving it.

use ecotable_rooms::{Pace, Reactions, Stage};
use maud::{Markup, html};

use super::eye::Mode;
use super::fairness;
use super::fingerprint::Fingerprint;
use super::scene::Scene;
use crate::text::Text;

/// What all of it depends on.
pub fn depends(scene: &Scene<'_>, fingerprint: &mut Fingerprint) {
    fingerprint
        .add(&scene.moment.pace)
        .add(&scene.moment.reactions)
        .add(&scene.moment.stage)
        .add(&scene.eye.device.host)
        .add(&scene.eye.lessons);
    fairness::depends(scene, fingerprint);
}

/// What the host decides for all, and everybody for themselves.
pub fn draw(scene: &Scene<'_>) -> Markup {
    html! {
        @if scene.eye.device.host && scene.moment.stage == Stage::Playing { (pace(scene)) }
        @if scene.eye.device.host { (reactions(scene)) }
        (lessons(scene))
        // At the end it stands beside the result.
        @if scene.moment.seed().is_none() { (fairness::draw(scene)) }
    }
}

fn pace(scene: &Scene<'_>) -> Markup {
    let choices = Pace::ALL.map(|pace| {
        let words = scene.key(&format!("page-pace-{}", pace.name().replace('_', "-")));
        (pace.name(), pace == scene.moment.pace, words)
    });
    choice(scene, "pace", "page-pace", choices)
}

/// Whether people may react.
fn reactions(scene: &Scene<'_>) -> Markup {
    let choices = Reactions::ALL.map(|reactions| {
        let words = scene.key(&format!("table-ui-reactions-{}", reactions.name()));
        (reactions.name(), reactions == scene.moment.reactions, words)
    });
    choice(scene, "reactions", "table-ui-reactions", choices)
}

/// Something that the host decides for all: the value of each choice, whether it holds now, and its words.
fn choice<const N: usize>(
    scene: &Scene<'_>,
    name: &str,
    title: &str,
    choices: [(&str, bool, Text); N],
) -> Markup {
    html! {
        form class="menu-more" method="post" action=(scene.address(name)) {
            (scene.carried())
            h3 id={ (name) "-title" } { (scene.key(title)) }
            div class="pace-row" role="group" aria-labelledby={ (name) "-title" } {
                @for (value, holds, words) in choices {
                    button class="btn btn-s" name=(name) value=(value) aria-pressed=(holds) { (words) }
                }
            }
        }
    }
}

fn lessons(scene: &Scene<'_>) -> Markup {
    let (now, label) =
        if scene.eye.lessons { ("off", "table-ui-lessons-off") } else { ("on", "table-ui-lessons-on") };
    html! {
        @if scene.me().is_some() {
            form class="menu-more" method="post" action="/lessons" {
                input type="hidden" name="back" value=(here(scene));
                button class="btn btn-s" name="lessons" value=(now) { (scene.key(label)) }
            }
        }
    }
}

/// The way out of a match.
pub fn leave(scene: &Scene<'_>) -> Markup {
    html! {
        @if scene.me().is_some() && scene.moment.stage == Stage::Playing {
            form class="menu-more" method="post" action=(scene.address("leave")) {
                (scene.carried())
                button class="btn btn-s" { (scene.key("table-ui-leave")) }
                p class="muted small" { (scene.key("table-ui-leave-note")) }
            }
        }
    }
}

/// The address of this page.
pub fn here(scene: &Scene<'_>) -> String {
    let seat = scene.me().map(|seat| format!("seat={seat}"));
    let mode = (scene.eye.mode == Mode::Text).then(|| "mode=text".to_owned());
    let query: Vec<String> = seat.into_iter().chain(mode).collect();
    let mark = if query.is_empty() { "" } else { "?" };
    format!("/t/{}{mark}{}", scene.moment.table, query.join("&"))
}
