//! What customers may want in later rounds.

use maud::{Markup, html};

use super::{Table, demand};
use crate::table::PlanSheet;

/// The name of the sheet.
pub const NAME: &str = "to-come";

/// The way to the sheet, as long as something can come.
pub fn link(desk: &Table<'_>) -> Markup {
    html! {
        @if desk.can_act() && !desk.game.demand_to_come(&desk.view).is_empty() {
            a class="to-come" href={ (desk.address("plan")) "/" (NAME) } data-sheet { (desk.key("tj-ui-to-come")) }
        }
    }
}

/// The cards that can still come, by where they lie in the deck.
pub fn sheet(desk: &Table<'_>) -> PlanSheet {
    let stacks = desk.game.demand_to_come(&desk.view);
    let body = html! {
        @if stacks.is_empty() { p { (desk.key("tj-ui-to-come-nothing")) } }
        @for (stack, cards) in &stacks {
            section class="coming" {
                h3 { (desk.say(&stack.say())) }
                ul { @for card in cards { li { (demand::card(desk.game, desk.voice, card.face)) } } }
            }
        }
    };
    PlanSheet { title: desk.key("tj-ui-to-come-title"), body, rule: Some("TJ-11.2") }
}
