//! What happened, newest first.

use ecotable_rooms::LogLine;
use maud::{Markup, html};

use crate::screens::rule_id;
use crate::table::Scene;

/// The number of the newest line that the viewer heard.
pub(super) fn newest(scene: &Scene<'_>) -> Option<u64> {
    scene.moment.log.heard(scene.eye.viewer).next().map(|line| line.number)
}

pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    html! {
        section aria-labelledby="log-title" {
            h2 id="log-title" { (scene.key("page-text-log")) }
            (list(scene))
        }
    }
}

/// All lines without the frame.
pub(super) fn list(scene: &Scene<'_>) -> Markup {
    html! {
        ol id="log" class="log text-log" { @for line in scene.moment.log.heard(scene.eye.viewer) { (item(scene, line)) } }
    }
}

/// The lines that are new; the whole list if lines were taken back.
pub(super) fn news(scene: &Scene<'_>, seen: &mut Option<u64>) -> Markup {
    let known = std::mem::replace(seen, newest(scene));
    if *seen == known {
        return html! {};
    }
    let heard = || scene.moment.log.heard(scene.eye.viewer);
    match heard().position(|line| Some(line.number) == known) {
        Some(fresh) => {
            html! { ol id="log" data-add { @for line in heard().take(fresh) { (item(scene, line)) } } }
        }
        None => list(scene),
    }
}

fn item(scene: &Scene<'_>, line: &LogLine) -> Markup {
    html! {
        li id={ "line-" (line.mark) } {
            span data-say { (scene.say(&line.said.phrase)) }
            @if let Some(rule) = line.said.rule {
                " "
                a class="rule" href=(rule_id::address(scene.moment.game.meta.id, rule)) {
                    span class="vh" { (scene.key("page-rule")) " " } (rule)
                }
            }
        }
    }
}
