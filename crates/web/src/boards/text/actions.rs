//! What a seat may do: a button for each action, a field to type one, and help.

use ecotable_kernel::Phrase;
use ecotable_rooms::Stage;
use maud::{Markup, html};

use crate::boards::drawing;
use crate::table::{Fingerprint, Mode, Scene};
use crate::text::Text;

pub(super) fn depends(scene: &Scene<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&scene.is_asked()).add(&scene.moment.stage).add(&scene.bots_decide());
    if let Some(seat) = scene.me() {
        fingerprint.add(&scene.ticket()).add(&scene.position.can_undo(seat).is_ok());
    }
}

pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    html! {
        section id="text-actions" aria-labelledby="text-actions-title" hidden[is_hidden(scene)] {
            h2 id="text-actions-title" { (scene.key("page-text-actions")) }
            @if scene.is_asked() { (choices(scene)) (typed(scene)) } @else { p { (idle(scene)) } }
            (help(scene))
        }
    }
}

fn is_hidden(scene: &Scene<'_>) -> bool {
    scene.eye.mode == Mode::Wall || scene.moment.stage == Stage::Over
}

fn idle(scene: &Scene<'_>) -> Text {
    scene.key(if scene.me().is_some() { "page-text-nothing" } else { "page-text-watching" })
}

fn legal(scene: &Scene<'_>) -> Vec<String> {
    let Some(seat) = scene.me() else { return Vec::new() };
    let mut actions = scene.position.legal(seat);
    actions.extend(scene.position.unlisted(seat));
    actions
}

fn ticket(scene: &Scene<'_>) -> Markup {
    html! { @if let Some(ticket) = scene.ticket() { input type="hidden" name="ticket" value=(ticket); } }
}

fn choices(scene: &Scene<'_>) -> Markup {
    html! {
        form method="post" action=(scene.address("act")) {
            (scene.carried()) (ticket(scene))
            ul class="choices" {
                @for action in legal(scene) {
                    li {
                        button class="btn" name="action" value=(action) { (said(scene, &action)) }
                    }
                }
            }
        }
    }
}

fn said(scene: &Scene<'_>, action: &str) -> Text {
    let phrase = scene.position.choice(scene.eye.viewer, action);
    phrase.map_or_else(|| action.into(), |phrase| scene.say(&phrase).text())
}

/// A field for the notation of an action, also one that is not allowed: then the answer says why.
fn typed(scene: &Scene<'_>) -> Markup {
    let example = legal(scene).into_iter().next_back().unwrap_or_default();
    let help = scene.say(&Phrase::new("page-text-typed-help").with("example", example.as_str())).text();
    html! {
        form class="typed" method="post" action=(scene.address("act")) {
            (scene.carried()) (ticket(scene))
            label for="text-typed" { (scene.key("page-text-typed")) }
            input class="field" id="text-typed" name="action" maxlength="80" required autocomplete="off"
                autocapitalize="none" spellcheck="false" aria-describedby="text-typed-help" data-keep;
            button class="btn" { (scene.key("page-text-play")) }
            p class="muted small" id="text-typed-help" { (help) }
        }
    }
}

fn help(scene: &Scene<'_>) -> Markup {
    let undo = scene.me().map(|seat| scene.position.can_undo(seat));
    html! {
        ul class="choices" {
            @if scene.is_asked() {
                li { a class="btn" data-sheet data-hotkey="h" href=(asking(scene, "hint", "")) { (scene.key("page-text-hint")) } }
            }
            @if scene.is_asked() {
                @for (name, label) in drawing(scene.moment.game.meta.id).plans(*scene) {
                    li { a class="btn" data-sheet href=(asking(scene, &format!("plan/{name}"), "")) { (label) } }
                }
            }
            @match undo {
                Some(Ok(())) => li {
                    form method="post" action=(scene.address("undo")) {
                        (scene.carried()) (ticket(scene))
                        button class="btn" data-hotkey="z" { (scene.key("page-text-undo")) }
                    }
                },
                Some(Err(_)) => li {
                    a class="btn" data-sheet aria-disabled="true" href=(asking(scene, "why", "undo")) {
                        (scene.key("page-text-undo-why"))
                    }
                },
                None => {}
            }
            @if scene.bots_decide() && scene.me().is_some() {
                li {
                    form method="post" action=(scene.address("skip")) {
                        (scene.carried())
                        button class="btn" { (scene.key("page-text-skip")) }
                    }
                }
            }
        }
    }
}

/// The address of a question about this table, which leads back to the text.
fn asking(scene: &Scene<'_>, what: &str, action: &str) -> String {
    format!("{}&mode=text", scene.asking(what, action))
}
