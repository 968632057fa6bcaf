//! The bar: which game, how far it has come, and the ways to other pages.

use maud::{Markup, html};

use crate::parts::space::Space;
use crate::screens::icon::{icon, logo};
use crate::table::{Board, Desk, Fingerprint, Mode};
use crate::text::Text;

pub fn depends<G: Board>(desk: &Desk<'_, G>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&desk.me()).add(&desk.moment.reactions);
}

/// How far the match has come, which is all that changes in the bar.
pub fn chips<G: Board>(desk: &Desk<'_, G>) -> Markup {
    html! { span id="chips" class="chips" { (Space(300)) (G::chips(desk)) } }
}

pub fn draw<G: Board>(desk: &Desk<'_, G>) -> Markup {
    html! {
        header id="bar" class="bar table-bar" {
            a class="logo" href="/" aria-label=(desk.key("table-ui-home")) { (logo()) }
            h1 { (desk.key("game-name")) }
            (chips(desk))
            span class="push" {}
            @if desk.eye.mode != Mode::Wall {
                @for (key, address) in ways(desk) {
                    a class="btn btn-quiet btn-s desk" href=(address) { (desk.key(key)) }
                }
                button class="btn btn-quiet btn-s desk" type="button" popovertarget="keys" data-hotkey="?"
                    aria-label=(desk.key("table-ui-keys")) { "?" }
                @if desk.can_act() && desk.moment.reactions.are_on() {
                    button class="btn btn-quiet btn-s" type="button" popovertarget="react" data-hotkey="r"
                        aria-label=(desk.key("table-ui-react")) { (icon("react")) }
                }
                button class="btn btn-quiet btn-s" type="button" popovertarget="menu" aria-label=(desk.key("table-ui-menu")) {
                    (icon("menu"))
                }
            }
        }
    }
}

/// The ways to other pages.
pub fn ways<G: Board>(desk: &Desk<'_, G>) -> [(&'static str, Text); 4] {
    let game = G::META.id;
    let seat = desk.me().map(|seat| format!("&seat={seat}")).unwrap_or_default();
    [
        ("table-ui-rules", format!("/rules/{game}").into()),
        ("table-ui-cards", format!("/cards/{game}").into()),
        ("table-ui-wall", desk.address("wall").text()),
        ("table-ui-text", format!("/t/{}?mode=text{seat}", desk.moment.table).into()),
    ]
}
