//! How the final scores came about, once the game is over.

use ecotable_ecotrade::NodeView;
use maud::{Markup, html};

use super::{Table, score};
use crate::table::Fingerprint;

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&is_over(desk));
    if is_over(desk) {
        desk.view.players.iter().for_each(|player| {
            fingerprint.add(&player.settlement);
        });
    }
}

fn is_over(desk: &Table<'_>) -> bool {
    desk.view.node == NodeView::Over
}

pub fn draw(desk: &Table<'_>) -> Markup {
    html! {
        section id="accounts" class="settled" aria-labelledby="accounts-title" hidden[!is_over(desk)] {
            @if is_over(desk) {
                h2 id="accounts-title" { (desk.key("et-ui-accounts")) }
                (score::accounts(desk))
            }
        }
    }
}
