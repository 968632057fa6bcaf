//! Standing orders: what is done without asking.

use ecotable_kernel::{Phrase, Seat};
use ecotable_rooms::{Order, Stage};
use maud::{Markup, html};

use crate::table::{Board, Desk, Fingerprint};

pub fn depends<G: Board>(desk: &Desk<'_, G>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&desk.moment.stage);
    if let Some(seat) = desk.me() {
        fingerprint
            .add(&desk.moment.order(seat))
            .add(&G::highest_bid(desk, seat))
            .add(&desk.bot(seat).is_some());
    }
}

pub fn draw<G: Board>(desk: &Desk<'_, G>) -> Markup {
    let seat = desk.me().filter(|&seat| desk.bot(seat).is_none() && desk.moment.stage == Stage::Playing);
    html! {
        section id="orders" class="panel orders" aria-labelledby="orders-title" hidden[seat.is_none()] {
            h2 class="panel-h" id="orders-title" { (desk.key("table-ui-orders")) }
            @if let Some(seat) = seat {
                @let order = desk.moment.order(seat);
                @if let Some(order) = order { (in_force(desk, seat, order)) }
                @if let Some(what) = G::out_of_turn() { (answer_in_advance(desk, seat, what, order)) } @else { @match G::highest_bid(desk, seat) {
                    Some(highest) => (choice(desk, seat, highest, order)),
                    None if order.is_none() => p class="muted small" { (desk.key("table-ui-orders-later")) },
                    None => {},
                } }
            }
        }
    }
}

/// Whether the seat wants to be asked out of turn.
fn answer_in_advance<G: Board>(desk: &Desk<'_, G>, seat: Seat, what: &str, order: Option<Order>) -> Markup {
    html! {
        @if order.is_none() {
            form class="order-new" method="post" action=(desk.address("order")) {
                input type="hidden" name="seat" value=(seat);
                p class="small" { (desk.key(what)) }
                button class="btn btn-s" name="order" value="decline" { (desk.key("table-ui-order-never")) }
            }
        }
    }
}

/// What is in force, in the game's own word for a round.
pub fn say_in_force(order: Order, round: &str) -> Phrase {
    match order {
        Order::UpTo(limit) => Phrase::new("table-ui-order-now-up-to").with("limit", limit),
        Order::PassAuction => Phrase::new("table-ui-order-now-pass-auction"),
        Order::PassRound => Phrase::new(format!("table-ui-order-now-pass-{round}")),
        Order::Decline => Phrase::new("table-ui-order-now-decline"),
    }
}

fn in_force<G: Board>(desk: &Desk<'_, G>, seat: Seat, order: Order) -> Markup {
    html! {
        form class="order-now" method="post" action=(desk.address("order")) {
            input type="hidden" name="seat" value=(seat);
            span { (desk.say(&say_in_force(order, G::ROUND))) }
            @let back = if order == Order::Decline { "table-ui-order-ask" } else { "table-ui-order-cancel" };
            button class="btn btn-s" name="order" value="none" { (desk.key(back)) }
        }
    }
}

fn choice<G: Board>(desk: &Desk<'_, G>, seat: Seat, highest: u16, order: Option<Order>) -> Markup {
    let limit = match order {
        Some(Order::UpTo(limit)) => limit,
        _ => highest.div_ceil(2),
    };
    let radio = |value: &str, checked: bool, label: &str| {
        html! {
            label class="check" {
                input type="radio" name="order" value=(value) checked[checked] data-keep required;
                (desk.key(label))
            }
        }
    };
    html! {
        form class="order-new" method="post" action=(desk.address("order")) {
            input type="hidden" name="seat" value=(seat);
            div class="upto" {
                (radio("up_to", matches!(order, Some(Order::UpTo(_))), "table-ui-order-up-to"))
                input type="number" name="limit" value=(limit) min="1" max=(highest) inputmode="numeric" data-keep
                    aria-label=(desk.key("table-ui-order-limit"));
            }
            (radio("pass_auction", order == Some(Order::PassAuction), "table-ui-order-pass-auction"))
            (radio("pass_round", order == Some(Order::PassRound), &format!("table-ui-order-pass-{}", G::ROUND)))
            button class="btn btn-s" { (desk.key("table-ui-order-give")) }
        }
    }
}
