//! How others come to the table: code, QR code, link.

use ecotable_kernel::Phrase;
use maud::{Markup, html};

use super::Waiting;
use crate::screens::icon::icon;
use crate::screens::qr::qr;
use crate::server::means_itself;
use crate::table::{Fingerprint, Mode};

pub(super) fn depends(waiting: &Waiting<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&waiting.moment.code);
}

pub(super) fn draw(waiting: &Waiting<'_>) -> Markup {
    let voice = waiting.voice;
    html! {
        section id="gather-invite" class="panel invite" aria-labelledby="invite-title" {
            @if let Some(code) = waiting.moment.code {
                @let address = format!("http://{}/j/{code}", waiting.host);
                h2 id="invite-title" { (voice.key("page-invite-title")) }
                @if means_itself(waiting.host) {
                    p class="invite-how" { (voice.key("page-invite-here")) }
                } @else {
                    (qr(&address, &voice.say(&Phrase::new("page-invite-qr").with("address", address.as_str())).text()))
                    p class="invite-how" { (voice.key("page-invite-scan")) }
                }
                p class="invite-code" { span class="vh" { (voice.key("page-join-code")) " " } (spaced(code.as_str())) }
                p class="invite-how" { (voice.say(&Phrase::new("page-invite-type").with("host", waiting.host))) }
                @if waiting.eye.mode != Mode::Wall {
                    p class="invite-link" {
                        a href=(address) { (address) }
                        button class="btn btn-s" type="button" data-copy=(address) {
                            (icon("copy")) (voice.key("page-invite-copy"))
                        }
                    }
                }
            } @else {
                h2 id="invite-title" { (voice.key("page-invite-closed")) }
            }
        }
    }
}

/// A code in two groups, as it is easier to read aloud.
fn spaced(code: &str) -> Markup {
    let (first, second) = code.split_at(code.len() / 2);
    html! { span { (first) } span { (second) } }
}
