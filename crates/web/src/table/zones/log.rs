//! What happened, newest first. Only new lines are sent; a line looks the same to everybody who hears it.

use ecotable_rooms::LogLine;
use maud::{Markup, PreEscaped, html};

use crate::parts::seat::seat_mark;
use crate::screens::rule_id;
use crate::table::{Board, Desk, Shared};

/// The list with its frame.
pub fn draw<G: Board>(desk: &Desk<'_, G>) -> Markup {
    html! {
        section id="logbox" class="panel logbox" aria-labelledby="log-title" tabindex="0" data-hotkey="l" {
            h2 class="panel-h" id="log-title" { (desk.key("table-ui-log")) }
            (list(desk))
        }
    }
}

fn list<G: Board>(desk: &Desk<'_, G>) -> Markup {
    html! { ol id="log" class="log" { @for line in heard(desk) { (item(desk, line)) } } }
}

fn heard<'a, G: Board>(desk: &Desk<'a, G>) -> impl Iterator<Item = &'a LogLine> {
    desk.moment.log.heard(desk.eye.viewer).map(|line| &**line)
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
    match heard(desk).position(|line| Some(line.number) == known) {
        Some(fresh) => {
            html.push_str("<ol id=\"log\" data-add>");
            heard(desk).take(fresh).for_each(|line| html.push_str(item(desk, line).as_str()));
            html.push_str("</ol>");
        }
        None => html.push_str(&list(desk).into_string()),
    }
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
