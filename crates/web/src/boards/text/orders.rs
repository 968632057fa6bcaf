//! Standing orders: what a seat wants done without being asked.

use ecotable_rooms::{Order, Stage};
use maud::{Markup, html};

use crate::boards::drawing;
use crate::table::{Fingerprint, Mode, Scene, say_in_force};
use crate::text::Text;

pub(super) fn depends(scene: &Scene<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&is_offered(scene)).add(&order(scene));
}

/// Whether there is an auction in which orders could be given.
fn is_offered(scene: &Scene<'_>) -> bool {
    let orders = scene.position.auctions().is_some() || answers_out_of_turn(scene);
    scene.me().is_some() && scene.eye.mode != Mode::Wall && orders
}

/// Whether the game asks out of turn, so that no can be said in advance.
fn answers_out_of_turn(scene: &Scene<'_>) -> bool {
    scene.position.declines().is_some() && scene.moment.stage == Stage::Playing
}

fn order(scene: &Scene<'_>) -> Option<Order> {
    scene.me().and_then(|seat| scene.moment.order(seat))
}

pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    html! {
        section id="text-orders" aria-labelledby="text-orders-title" hidden[!is_offered(scene)] {
            h2 id="text-orders-title" { (scene.key("table-ui-orders")) }
            @if is_offered(scene) {
                p { (in_force(scene)) }
                @if answers_out_of_turn(scene) { (never(scene)) } @else { (form(scene)) }
            }
        }
    }
}

fn in_force(scene: &Scene<'_>) -> Text {
    match order(scene) {
        None => scene.key("page-text-order-none"),
        Some(order) => scene.say(&say_in_force(order, round(scene))).text(),
    }
}

/// The game's own word for a round.
fn round(scene: &Scene<'_>) -> &'static str {
    drawing(scene.moment.game.meta.id).round()
}

/// Whether the seat wants to be asked out of turn.
fn never(scene: &Scene<'_>) -> Markup {
    let (value, key) = match order(scene) {
        Some(_) => ("none", "table-ui-order-ask"),
        None => ("decline", "table-ui-order-never"),
    };
    html! {
        form method="post" action=(scene.address("order")) {
            (scene.carried())
            ul class="choices" { li { button class="btn" name="order" value=(value) { (scene.key(key)) } } }
        }
    }
}

fn form(scene: &Scene<'_>) -> Markup {
    let limit = match order(scene) {
        Some(Order::UpTo(amount)) => amount,
        _ => 1,
    };
    html! {
        form class="typed" method="post" action=(scene.address("order")) {
            (scene.carried())
            label for="text-limit" { (scene.key("table-ui-order-up-to")) }
            input class="field" id="text-limit" type="number" name="limit" min="1" max="999" value=(limit) data-keep;
            button class="btn" name="order" value="up_to" { (scene.key("table-ui-order-give")) }
        }
        form method="post" action=(scene.address("order")) {
            (scene.carried())
            ul class="choices" {
                li { button class="btn" name="order" value="pass_auction" { (scene.key("table-ui-order-pass-auction")) } }
                li { button class="btn" name="order" value="pass_round" { (scene.key(&format!("table-ui-order-pass-{}", round(scene)))) } }
                @if order(scene).is_some() {
                    li { button class="btn" name="order" value="none" { (scene.key("table-ui-order-cancel")) } }
                }
            }
        }
    }
}
