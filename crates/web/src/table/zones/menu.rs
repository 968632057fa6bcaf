//! The menu and the list of keys, which are part of the page: they open without script.

use ecotable_rooms::Reaction;
use maud::{Markup, html};

use super::bar;
use crate::parts::reaction::reaction_face;
use crate::table::{Board, Desk, Fingerprint, Mode, choices};

/// The keys, and what each does.
const KEYS: [(&str, &str); 9] = [
    ("b", "table-ui-key-primary"),
    ("p", "table-ui-key-pass"),
    ("c", "table-ui-key-confirm"),
    ("h", "table-ui-key-hint"),
    ("z", "table-ui-key-undo"),
    ("l", "table-ui-key-log"),
    ("r", "table-ui-key-react"),
    ("?", "table-ui-key-keys"),
    ("←  →", "table-ui-key-arrows"),
];

pub fn depends<G: Board>(desk: &Desk<'_, G>, fingerprint: &mut Fingerprint) {
    choices::depends(desk, fingerprint);
}

pub fn draw<G: Board>(desk: &Desk<'_, G>) -> Markup {
    html! {
        div id="menu" class="sheet menu" popover aria-labelledby="menu-title" hidden[desk.eye.mode == Mode::Wall] {
            h2 id="menu-title" { (desk.key("game-name")) }
            ul class="menu-ways" {
                @for (key, address) in bar::ways(desk) { li { a class="btn btn-quiet" href=(address) { (desk.key(key)) } } }
                @if let Some(seat) = desk.me() {
                    li { a class="btn btn-quiet" data-sheet href={ (desk.address("move")) "?seat=" (seat) } { (desk.key("table-ui-move")) } }
                }
                li {
                    button class="btn btn-quiet" type="button" popovertarget="keys" { (desk.key("table-ui-keys")) }
                }
            }
            (choices::draw(desk))
            (languages(desk))
            (choices::leave(desk))
            (close(desk, "menu"))
        }
    }
}

fn languages<G: Board>(desk: &Desk<'_, G>) -> Markup {
    html! {
        form class="menu-more" method="post" action="/lang" {
            input type="hidden" name="back" value=(choices::here(desk));
            h3 id="lang-title" { (desk.key("table-ui-language")) }
            div class="pace-row" role="group" aria-labelledby="lang-title" {
                @for language in desk.voice.languages() {
                    button class="btn btn-s" name="lang" value=(language.code) lang=(language.code)
                        aria-pressed=(language.code == desk.voice.language()) { (language.name) }
                }
            }
        }
    }
}

fn close<G: Board>(desk: &Desk<'_, G>, what: &str) -> Markup {
    html! {
        div class="acts" {
            button class="btn" type="button" popovertarget=(what) popovertargetaction="hide" { (desk.key("page-close")) }
        }
    }
}

/// The choice of a reaction, for who sits at the table.
pub fn react<G: Board>(desk: &Desk<'_, G>) -> Markup {
    html! {
        @if let Some(seat) = desk.me() {
            div id="react" class="sheet menu" popover aria-labelledby="react-title" {
                h2 id="react-title" { (desk.key("table-ui-react")) }
                form class="react" method="post" action=(desk.address("react")) data-arrows data-hides {
                    input type="hidden" name="seat" value=(seat);
                    @for reaction in Reaction::ALL {
                        button class="btn btn-s" name="reaction" value=(reaction.name()) {
                            (reaction_face(desk.voice, reaction))
                        }
                    }
                }
                (close(desk, "react"))
            }
        }
    }
}

/// The list of keys.
pub fn keys<G: Board>(desk: &Desk<'_, G>) -> Markup {
    html! {
        div id="keys" class="sheet" popover aria-labelledby="keys-title" {
            h2 id="keys-title" { (desk.key("table-ui-keys")) }
            dl class="keys" {
                @for (key, what) in KEYS { dt { kbd { (key) } } dd { (desk.key(what)) } }
            }
            (close(desk, "keys"))
        }
    }
}
