//! Sheets on which things are thought over: a shipment, Developments, the score, something under way.

mod developments;
mod shipment;
mod trip;

use ecotable_ecotrade::{Action, Settlement};
use ecotable_kernel::Phrase;
use maud::{Markup, html};

use super::numbers::signed;
use super::{Table, score};
use crate::screens::icon::icon;
use crate::server::Fields;
use crate::table::PlanSheet;

/// The sheet of this name.
pub fn sheet(desk: &Table<'_>, name: &str, asked: &Fields) -> Option<PlanSheet> {
    match name {
        "shipment" => shipment::sheet(desk, asked),
        "developments" => Some(developments::sheet(desk)),
        "score" => Some(scores(desk)),
        "trip" => trip::sheet(desk, asked.get("trip")?),
        _ => None,
    }
}

fn scores(desk: &Table<'_>) -> PlanSheet {
    let own = desk.me().and_then(|seat| desk.view.players.get(seat.index()));
    PlanSheet {
        title: desk.key("et-ui-score-title"),
        body: html! {
            p { (desk.key("et-ui-score-lead")) }
            (score::accounts(desk))
            @if let Some(player) = own { (score::scale(desk, &player.settlement)) }
        },
        rule: Some("ET-5.1"),
    }
}

/// A form that takes a decision, and others after it.
fn decide(desk: &Table<'_>, actions: &[Action], button: Markup) -> Markup {
    html! {
        @if let (Some(ticket), [first, then @ ..]) = (desk.ticket(), actions) {
            form method="post" action=(desk.address("act")) {
                (desk.carried())
                input type="hidden" name="ticket" value=(ticket);
                input type="hidden" name="action" value=(first);
                @for action in then { input type="hidden" name="then" value=(action); }
                (button)
            }
        }
    }
}

/// The score once the shipment has arrived, against the score now.
pub fn arrival(desk: &Table<'_>, now: &Settlement, then: &Settlement) -> Markup {
    let change = then.score - now.score;
    let kind = match change {
        1.. => "is-good",
        0 => "",
        _ => "is-bad",
    };
    let told = Phrase::new("et-ui-plan-arrived")
        .with("score", then.score)
        .with("impact", then.final_impact)
        .with("penalty", then.penalty);
    html! {
        p class="plan-score" { b class=(kind) { (icon("score")) (signed(change)) } span { (desk.say(&told)) } }
    }
}
