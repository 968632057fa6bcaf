//! The tray: what the viewer can do, and help with it. Buttons on the table belong to its form too.

use ecotable_rooms::{Stage, Ticket};
use maud::{Markup, PreEscaped, display, html};

use crate::parts::space::Space;
use crate::screens::icon::icon;
use crate::table::tray::{Choice, Numbers};
use crate::table::{Board, Desk, Fingerprint};

pub fn depends<G: Board>(desk: &Desk<'_, G>, fingerprint: &mut Fingerprint) {
    let undo = can_undo(desk);
    fingerprint.add(&desk.is_asked()).add(&undo).add(&desk.bots_decide()).add(&desk.moment.stage);
    // A ticket that nothing is done with would change all the time.
    if desk.is_asked() || undo {
        fingerprint.add(&desk.ticket());
    }
    G::tray_depends(desk, fingerprint);
}

fn can_undo<G: Board>(desk: &Desk<'_, G>) -> bool {
    desk.me().is_some_and(|seat| desk.position.can_undo(seat).is_ok() && desk.bot(seat).is_none())
}

pub fn draw<G: Board>(desk: &Desk<'_, G>) -> Markup {
    if desk.is_asked() || can_undo(desk) {
        return form(desk, desk.ticket());
    }
    // Whoever waits sees the same again and again.
    let depends = |fingerprint: &mut Fingerprint| {
        fingerprint.add(&desk.me()).add(&desk.eye.device);
        depends(desk, fingerprint);
    };
    desk.common("waiting", depends, || form(desk, None)).copy()
}

fn form<G: Board>(desk: &Desk<'_, G>, ticket: Option<Ticket>) -> Markup {
    let tray = G::tray(desk);
    html! {
        form id="act" class="tray" method="post" action=(desk.address("act")) aria-label=(desk.key("table-ui-tray"))
            hidden[desk.moment.stage == Stage::Over] {
            @if let Some(seat) = desk.me() { input type="hidden" name="seat" value=(seat.0); }
            @if let Some(ticket) = ticket { input type="hidden" name="ticket" value=(display(ticket)); }
            @if let Some(numbers) = &tray.numbers { (Space(1500)) (number_row(desk, numbers)) }
            @if let Some(note) = &tray.note {
                p class="tray-note" {
                    @if let Some(place) = tray.place { a href={ "#" (place) } { (note) } } @else { (note) }
                }
            }
            div class="tray-main" {
                (help(desk))
                div class="choices" {
                    @for choice in &tray.others { (button(desk, choice, "btn")) }
                    @if let Some(choice) = &tray.primary { (button(desk, choice, "btn btn-primary")) }
                }
            }
        }
    }
}

/// What helps to decide, takes a decision back, and does not wait for bots.
fn help<G: Board>(desk: &Desk<'_, G>) -> Markup {
    html! {
        @if desk.is_asked() {
            a class="btn btn-tool" href=(desk.asking("hint", "")) data-sheet data-hotkey="h" {
                (icon("hint")) (desk.key("table-ui-hint"))
            }
        }
        @if can_undo(desk) {
            button class="btn btn-tool" formaction=(desk.address("undo")) data-hotkey="z" {
                (icon("undo")) (desk.key("table-ui-undo"))
            }
        } @else {
            a class="btn btn-tool" href=(desk.asking("why", "undo")) aria-disabled="true" data-sheet data-hotkey="z" {
                (icon("undo")) (desk.key("table-ui-undo"))
            }
        }
        @if desk.bots_decide() {
            button class="btn btn-tool" formaction=(desk.address("skip")) {
                (icon("skip")) (desk.key("table-ui-skip"))
            }
        }
    }
}

fn button<G: Board>(desk: &Desk<'_, G>, choice: &Choice, class: &str) -> Markup {
    let (class, key) = (PreEscaped(class), choice.key);
    html! {
        @if choice.possible {
            button class=(class) name="action" value=(choice.action) data-hotkey=[key] { (choice.label) }
        } @else {
            a class=(class) href=(desk.asking("why", &choice.action)) aria-disabled="true" data-sheet data-hotkey=[key] {
                (choice.label)
            }
        }
    }
}

fn number_row<G: Board>(desk: &Desk<'_, G>, numbers: &Numbers) -> Markup {
    let last = *numbers.range.end();
    html! {
        div class="bids" role="group" aria-labelledby="bids-lead" data-arrows {
            span class="lead" id="bids-lead" { (numbers.lead) }
            @for number in numbers.range.clone() {
                @match numbers.last.as_ref().filter(|_| number == last) {
                    Some(word) => button class="bid is-all" name="action" value={ (numbers.word) " " (number) } { (word) },
                    None => button class="bid" name="action" value={ (numbers.word) " " (number) } { (number) },
                }
            }
            @if let Some(beyond) = numbers.beyond {
                a class="bid" aria-disabled="true" data-sheet
                    href=(desk.asking("why", &format!("{} {beyond}", numbers.word))) { (beyond) }
            }
        }
    }
}
