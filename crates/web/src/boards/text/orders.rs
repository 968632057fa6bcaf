//! Standing orders: what a seat wants done without being asked.

use ecotable_kernel::Phrase;
use ecotable_rooms::{Order, Stage};
use maud::{Markup, html};

use crate::boards::drawing;
use crate::table::{Fingerprint, Mode, Scene};
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
            h2 id="text-orders-title" { (scene.key("page-text-orders")) }
            @if is_offered(scene) {
                p { (in_force(scene)) }
                @if answers_out_of_turn(scene) { (never(scene)) } @else { (form(scene)) }
            }
        }
    }
}

fn in_force(scene: &Scene<'_>) -> Text {
    let order = match order(scene) {
        None => return scene.key("page-text-order-none"),
        Some(Order::UpTo(amount)) => Phrase::new("page-text-order-up-to-now").with("amount", amount),
        Some(Order::PassAuction) => Phrase::new("page-text-order-pass-auction"),
        Some(Order::PassRound) => Phrase::new(pass_round(scene)),
        Some(Order::Decline) => return scene.key("table-ui-order-now-decline"),
    };
    scene.say(&Phrase::new("page-text-order-now").with("order", order)).text()
}

/// The key of passing as long as a round lasts, in the game's own word.
fn pass_round(scene: &Scene<'_>) -> String {
    format!("page-text-order-pass-{}", drawing(scene.moment.game.meta.id).round())
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
            label for="text-limit" { (scene.key("page-text-order-up-to")) }
            input class="field" id="text-limit" type="number" name="limit" min="1" max="999" value=(limit) data-keep;
            button class="btn" name="order" value="up_to" { (scene.key("page-text-order-give")) }
        }
        form method="post" action=(scene.address("order")) {
            (scene.carried())
            ul class="choices" {
                li { button class="btn" name="order" value="pass_auction" { (scene.key("page-text-order-pass-auction")) } }
                li { button class="btn" name="order" value="pass_round" { (scene.key(&pass_round(scene))) } }
                @if order(scene).is_some() {
                    li { button class="btn" name="order" value="none" { (scene.key("page-text-order-cancel")) } }
                }
            }
        }
    }
}
