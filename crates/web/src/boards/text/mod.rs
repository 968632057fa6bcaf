//! The table of any game as structured text: for screen readers, for text browsers, for games without a drawn table.

mod actions;
mod end;
mod log;
mod orders;
mod players;
mod reacting;

use maud::{Markup, html};

use crate::boards::drawing;
use crate::table::{Drawing, Drawn, Fingerprint, Mode, Scene, Seen, choices};
use crate::text::Text;

/// The class of tables that are told.
const THEME: &str = "theme-text";

/// A table that is told, not drawn.
pub struct TextTable;

/// A part of the table: one element that has the zone's id.
struct Part {
    depends: fn(&Scene<'_>, &mut Fingerprint),
    draw: fn(&Scene<'_>) -> Markup,
}

const PARTS: [Part; 8] = [
    Part { depends: status_depends, draw: status },
    Part { depends: end::depends, draw: end::draw },
    Part { depends: actions::depends, draw: actions::draw },
    Part { depends: lines_depends, draw: lines },
    Part { depends: players::depends, draw: players::draw },
    Part { depends: orders::depends, draw: orders::draw },
    Part { depends: reacting::depends, draw: reacting::draw },
    Part { depends: more_depends, draw: more },
];

fn fingerprint(part: &Part, scene: &Scene<'_>) -> u64 {
    let mut fingerprint = Fingerprint::default();
    (part.depends)(scene, &mut fingerprint);
    fingerprint.finish()
}

impl Drawing for TextTable {
    fn theme(&self) -> &'static str {
        THEME
    }

    fn style(&self) -> &'static str {
        ""
    }

    fn locales(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }

    fn sprite(&self) -> Markup {
        html! {}
    }

    fn seen(&self, scene: Scene<'_>) -> Seen {
        let zones = PARTS.iter().map(|part| fingerprint(part, &scene)).collect();
        Seen { zones, line: log::newest(&scene) }
    }

    fn draw(&self, scene: Scene<'_>) -> Drawn {
        let html = html! {
            main id="main" class={ "wrap text-table" @if scene.eye.mode == Mode::Wall { " text-wall" } } {
                h1 { (scene.key("game-name")) }
                @for part in &PARTS { ((part.draw)(&scene)) }
                (log::draw(&scene))
                (links(&scene))
            }
        };
        Drawn { html, seen: self.seen(scene) }
    }

    fn log(&self, scene: Scene<'_>) -> Markup {
        log::list(&scene)
    }

    fn add_changes(&self, scene: Scene<'_>, seen: &mut Seen, page: &mut String) {
        seen.zones.resize(PARTS.len(), 0);
        for (part, known) in PARTS.iter().zip(&mut seen.zones) {
            let now = fingerprint(part, &scene);
            if *known != now {
                *known = now;
                page.push_str(&(part.draw)(&scene).into_string());
            }
        }
        page.push_str(&log::news(&scene, &mut seen.line).into_string());
    }
}

/// Everything that the viewer may know of the match: all sentences about it depend on this and nothing else.
fn knows(scene: &Scene<'_>, fingerprint: &mut Fingerprint) {
    // Positions cannot be hashed, but whatever a viewer notices is counted; taking back is noticed as well.
    let viewer = scene.eye.viewer;
    fingerprint.add(&scene.position.noticed(viewer)).add(&scene.moment.places.as_slice());
    for line in scene.position.lines(viewer) {
        fingerprint.add(&scene.say(&line).text());
    }
}

fn status_depends(scene: &Scene<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&status_sentence(scene)).add(&scene.is_asked()).add(&scene.passed_to());
}

fn status_sentence(scene: &Scene<'_>) -> Text {
    scene.say(&scene.position.situation(scene.eye.viewer)).text()
}

fn status(scene: &Scene<'_>) -> Markup {
    let class = if scene.is_asked() { "status status-you" } else { "status" };
    html! {
        p id="status" class=(class) data-title=(window_title(scene)) {
            @if let Some(now) = scene.now() { b class="now" { (now) } " " }
            (status_sentence(scene))
        }
    }
}

/// What the window is called, so that somebody who looks elsewhere sees that it is their turn.
fn window_title(scene: &Scene<'_>) -> String {
    let game = scene.key("game-name");
    if scene.is_asked() {
        format!("{} · {game}", scene.key("page-mine-your-turn"))
    } else {
        format!("{game} · Ecotable")
    }
}

fn lines_depends(scene: &Scene<'_>, fingerprint: &mut Fingerprint) {
    knows(scene, fingerprint);
}

fn lines(scene: &Scene<'_>) -> Markup {
    html! {
        section id="text-lines" aria-labelledby="text-lines-title" {
            h2 id="text-lines-title" { (scene.key("page-text-table")) }
            ul { @for line in scene.position.lines(scene.eye.viewer) { li { (scene.say(&line)) } } }
        }
    }
}

fn more_depends(scene: &Scene<'_>, fingerprint: &mut Fingerprint) {
    choices::depends(scene, fingerprint);
}

/// What can be decided besides the game; nothing on a wall, which has nothing to press.
fn more(scene: &Scene<'_>) -> Markup {
    let presses = scene.eye.mode != Mode::Wall;
    html! {
        section id="text-more" aria-labelledby="text-more-title" hidden[!presses] {
            @if presses {
                h2 id="text-more-title" { (scene.key("page-text-more")) }
                @if let Some(seat) = scene.me() {
                    p { a class="btn btn-s" href={ (scene.address("move")) "?seat=" (seat) "&mode=text" } { (scene.key("table-ui-move")) } }
                }
                (choices::draw(scene))
                (choices::leave(scene))
            }
        }
    }
}

fn links(scene: &Scene<'_>) -> Markup {
    let game = scene.moment.game.meta.id;
    let seat = scene.me().filter(|_| scene.eye.device.seats.len() > 1);
    html! {
        @if scene.eye.mode != Mode::Wall {
            nav aria-labelledby="text-links-title" {
                h2 id="text-links-title" { (scene.key("page-text-links")) }
                ul class="links" {
                    @if scene.eye.mode == Mode::Text && drawing(game).theme() != THEME {
                        li {
                            a href={ "/t/" (scene.moment.table) @if let Some(seat) = seat { "?seat=" (seat.0) } } {
                                (scene.key("page-text-to-board"))
                            }
                        }
                    }
                    li { a href={ "/rules/" (game) } { (scene.key("page-rules")) } }
                    li { a href={ "/cards/" (game) } { (scene.key("page-cards")) } }
                    li { a href="/mine" { (scene.key("page-nav-mine")) } }
                }
            }
        }
    }
}
