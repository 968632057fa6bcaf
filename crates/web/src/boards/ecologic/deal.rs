//! Free deals: the sheet on which one is put together, the one that waits for an answer, and promises that are due.

mod form;

use ecotable_ecologic::{Action, Deal, Decision, Refusal, Side};
use ecotable_kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::Table;
use crate::parts::seat::seat_mark;
use crate::screens::icon::icon;
use crate::server::Fields;
use crate::table::PlanSheet;
use crate::text::Text;

/// Whether the match is played with deals.
pub fn are_allowed(desk: &Table<'_>) -> bool {
    desk.game.options().deals.unwrap_or(desk.game.is_first_edition())
}

/// An offer that only the time or the number of offers can forbid.
pub fn sample(desk: &Table<'_>) -> Action {
    let seats = desk.view.players.len() as u8;
    let me = desk.me().unwrap_or(Seat(0));
    let there =
        |seat: &Seat| *seat != me && desk.view.players.get(seat.index()).is_some_and(|player| !player.barred);
    let partner = Seat::all(seats).find(there).unwrap_or(Seat((me.0 + 1) % seats.max(1)));
    let promise = ecotable_ecologic::Due { amount: 1, turn: desk.view.turn + 1 };
    Action::Propose(
        partner,
        Deal { give: Side { promise: Some(promise), ..Side::default() }, take: Side::default() },
    )
}

/// Whether the viewer may propose something now.
pub fn is_open(desk: &Table<'_>) -> bool {
    let refused = desk.refused(sample(desk));
    desk.is_asked() && matches!(refused, None | Some(Refusal::TooManyPromises))
}

/// The address of a sheet of this table.
pub fn address(desk: &Table<'_>, name: &str) -> Text {
    desk.asking(&format!("plan/{name}"), "").text()
}

/// Whether the viewer can take back the offer that waits for an answer.
pub fn can_withdraw(desk: &Table<'_>) -> bool {
    let mine =
        matches!(desk.view.decision, Decision::DealAnswer { proposer, .. } if desk.me() == Some(proposer));
    mine && desk.me().is_some_and(|seat| desk.position.can_undo(seat).is_ok())
}

/// The deal that waits for an answer.
pub fn proposed(desk: &Table<'_>, proposer: Seat, deal: &Deal) -> Markup {
    let partner = desk.view.seat.unwrap_or(proposer);
    html! {
        h2 class="room-h" id="stage-title" {
            (icon("el-deal"))
            (desk.say(&Phrase::new("el-ui-deal-title").with("proposer", proposer).with("partner", partner)))
        }
        div class="deal" { (side(desk, proposer, &deal.give)) (side(desk, partner, &deal.take)) }
        @if desk.is_asked() {
            p class="deal-acts" {
                a class="btn btn-s" href=(address(desk, "counter")) data-sheet { (icon("el-deal")) (desk.key("el-ui-counter")) }
            }
        }
        @if can_withdraw(desk) {
            p class="deal-acts" {
                button class="btn btn-s" form="act" formaction=(desk.address("undo")) { (icon("undo")) (desk.key("el-ui-withdraw")) }
            }
        }
    }
}

/// What one side of a deal gives.
fn side(desk: &Table<'_>, seat: Seat, side: &Side) -> Markup {
    let told = Phrase::new("el-ui-gives-list").with("seat", seat).with("what", desk.game.say_side(side));
    html! { p class="deal-side" { (seat_mark(seat)) span { (desk.say(&told)) } } }
}

/// A promise that its debtor may keep or break.
pub fn due(desk: &Table<'_>) -> Markup {
    let debtor = desk.view.seat;
    let is_due = |due: u8| due <= desk.view.turn;
    html! {
        h2 class="room-h" id="stage-title" { (icon("el-deal")) (desk.key("el-ui-due")) }
        ul class="promises" {
            @for promise in desk.view.promises.iter().filter(|promise| Some(promise.debtor) == debtor && is_due(promise.due)) {
                li {
                    (seat_mark(promise.debtor))
                    span {
                        (desk.say(&Phrase::new("el-ui-promise").with("debtor", promise.debtor).with("creditor", promise.creditor)
                            .with("amount", promise.amount).with("turn", promise.due)))
                    }
                }
            }
        }
    }
}

/// The sheet on which a deal is put together: `deal`, or `counter` as an answer to one.
pub fn plan(desk: &Table<'_>, name: &str, asked: &Fields) -> Option<PlanSheet> {
    let me = desk.me()?;
    let (partner, start, key) = match (name, desk.view.decision) {
        ("deal", _) if are_allowed(desk) => {
            let Action::Propose(usual, _) = sample(desk) else { return None };
            (form::partner(asked, desk, me).unwrap_or(usual), Deal::default(), "el-ui-propose")
        }
        ("counter", Decision::DealAnswer { proposer, deal }) if desk.is_asked() => {
            (proposer, deal.turned(), "el-ui-counter")
        }
        _ => return None,
    };
    let deal = if asked.get("touched").is_some() { form::read(asked) } else { start };
    let body = form::draw(
        desk,
        &form::Offer { name: if name == "deal" { "deal" } else { "counter" }, me, partner, deal },
    );
    Some(PlanSheet { title: desk.key(key), body, rule: Some("EL-3.9") })
}

/// The sheet that is open to the viewer now.
pub fn plans(desk: &Table<'_>) -> Vec<(&'static str, Text)> {
    match desk.view.decision {
        Decision::DealAnswer { .. } if desk.is_asked() => vec![("counter", desk.key("el-ui-counter"))],
        _ if is_open(desk) => vec![("deal", desk.key("el-ui-propose"))],
        _ => Vec::new(),
    }
}

/// The notation of the deal that the fields of the sheet describe.
pub fn compose(fields: &Fields) -> Option<String> {
    let deal = form::read(fields);
    Some(match fields.get("compose")? {
        "counter" => Action::Counter(deal).to_string(),
        "deal" => Action::Propose(Seat(fields.get("to")?.parse().ok()?), deal).to_string(),
        _ => return None,
    })
}
