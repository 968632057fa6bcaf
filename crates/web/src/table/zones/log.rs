//! What happened, newest first. Only new lines are sent; a line looks the same to everybody who hears it.

use ecotable_rooms::LogLine;
use maud::{Markup, PreEscaped, html};

use crate::parts::seat::seat_mark;
use crate::parts::space::Space;
use crate::screens::rule_id;
use crate::table::{Board, Desk, Shared, add_shared};

/// As many new lines are kept together for all who hear the same. When there are more, some hear others than the rest, and so each
/// line is kept as well.
const FEW: usize = 6;

/// How many bytes most lines have, and how many lines a whole list.
const LENGTH: usize = 280;
const MANY: usize = 60;

/// The list with its frame.
pub fn draw<G: Board>(desk: &Desk<'_, G>) -> Markup {
    html! {
        section id="logbox" class="panel logbox" aria-labelledby="log-title" tabindex="0" data-hotkey="l" {
            h2 class="panel-h" id="log-title" { (desk.key("table-ui-log")) }
            (list(desk, None))
        }
    }
}

/// All lines without the frame.
pub fn lines<G: Board>(desk: &Desk<'_, G>) -> Markup {
    list(desk, None)
}

/// All lines, or only the newest, which are added to those that are there; each is drawn once for all who hear it.
fn list<G: Board>(desk: &Desk<'_, G>, newest: Option<usize>) -> Markup {
    let lines = heard(desk).take(newest.unwrap_or(usize::MAX));
    html! {
        ol id="log" class=[newest.is_none().then_some("log")] data-add[newest.is_some()] {
            (Space(LENGTH * newest.unwrap_or(MANY)))
            @for line in lines { (item(desk, line)) }
        }
    }
}

/// A few new lines, which are kept together and not one by one.
fn few<G: Board>(desk: &Desk<'_, G>, newest: usize) -> Markup {
    html! {
        ol id="log" data-add {
            (Space(LENGTH * newest))
            @for line in heard(desk).take(newest) { (draw_item(desk, line)) }
        }
    }
}

fn heard<'a, G: Board>(desk: &Desk<'a, G>) -> impl Iterator<Item = &'a LogLine> {
    desk.moment.log.heard(desk.eye.viewer)
}

/// The number of the newest line that the viewer heard.
pub fn newest<G: Board>(desk: &Desk<'_, G>) -> Option<u64> {
    heard(desk).next().map(|line| line.number)
}

/// Adds the lines that are new since `seen`, or the whole list if some were taken back.
pub fn add_news<G: Board>(desk: &Desk<'_, G>, seen: &mut Option<u64>, html: &mut String) {
    let known = std::mem::replace(seen, newest(desk));
    if *seen == known {
        return;
    }
    let Some(fresh) = heard(desk).position(|line| Some(line.number) == known) else {
        return html.push_str(&list(desk, None).into_string());
    };
    let mut fingerprint = desk.fingerprint();
    fingerprint.add("log");
    heard(desk).take(fresh).for_each(|line| {
        fingerprint.add(&line.mark);
    });
    let draw = || if fresh > FEW { list(desk, Some(fresh)) } else { few(desk, fresh) };
    add_shared(html, fingerprint.finish(), draw);
}

fn item<G: Board>(desk: &Desk<'_, G>, line: &LogLine) -> Shared {
    desk.common_for("line", line.mark, || draw_item(desk, line))
}

fn draw_item<G: Board>(desk: &Desk<'_, G>, line: &LogLine) -> Markup {
    html! {
        li id={ "line-" (PreEscaped(line.mark.digits().as_str())) } {
            @match line.said.about() {
                Some(seat) => (seat_mark(seat)),
                None => span {},
            }
            span data-say { (desk.say(&line.said.phrase)) }
            @if let Some(rule) = line.said.rule {
                a class="rule" href=(rule_id::address(G::META.id, rule)) {
                    span class="vh" { (desk.key("table-ui-rule")) " " }
                    (PreEscaped(rule.split_once('-').map_or(rule, |(_, number)| number)))
                }
            }
        }
    }
}
