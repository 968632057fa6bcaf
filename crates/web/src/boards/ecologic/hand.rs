//! What belongs to the viewer's company: initiatives, territories, tokens in hand, and what the next phases bring.

use ecotable_ecologic::{Action, Decision, Initiative, Kind, PlayerView};
use ecotable_kernel::{Narrate, Phrase, Seat};
use maud::{Markup, html};

use super::art::icon_of;
use super::cards::{printed_initiative, tad_picture};
use super::panels::player_depends;
use super::{Table, forecast, in_edition};
use crate::screens::icon::icon;
use crate::table::Fingerprint;

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    if let Some(player) = player(desk) {
        fingerprint.add(&(&player.initiatives, &player.tads, player.hand, player.kept));
    }
    fingerprint.add(&desk.me()).add(&asks_for_card(desk));
    desk.legal.iter().filter(|action| matches!(action, Action::Card(_))).for_each(|action| {
        fingerprint.add(action);
    });
}

pub fn ahead_depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    let all = desk.game.options().teams;
    let mine = |seat: Seat| all || desk.me() == Some(seat);
    let players = (0u8..).map(Seat).zip(&desk.view.players).filter(|(seat, _)| mine(*seat));
    players.for_each(|(_, player)| player_depends(player, fingerprint));
    fingerprint.add(&(desk.view.stage, &desk.view.event, desk.view.turn_of, desk.view.leader, desk.me()));
}

/// What the next phases bring.
pub fn draw_ahead(desk: &Table<'_>) -> Markup {
    html! { div id="ahead" class="ahead" { @if let Some(player) = player(desk) { (forecast::draw(desk, player)) } } }
}

fn player<'a>(desk: &'a Table<'_>) -> Option<&'a PlayerView> {
    desk.view.players.get(desk.me()?.index())
}

/// Whether the question is about a card, so that cards light up.
fn asks_for_card(desk: &Table<'_>) -> bool {
    desk.is_asked()
        && matches!(desk.view.decision, Decision::Brain | Decision::Upkeep | Decision::ExpoSwap { .. })
}

pub fn draw(desk: &Table<'_>) -> Markup {
    html! {
        div id="hand" class="firm" {
            @if let Some(player) = player(desk) {
                (draw_ahead(desk))
                div class="hand" data-arrows {
                    @if player.initiatives.is_empty() && player.tads.is_empty() && player.hand.oil + player.hand.mineral == 0 {
                        p class="none" { (desk.key(&in_edition(desk.game, "el-ui-no-cards"))) }
                    }
                    ul {
                        @for &card in &player.initiatives { li id={ "h-" (card) } { (initiative(desk, card)) } }
                        @for &tad in &player.tads {
                            li id={ "h-" (tad.id()) } {
                                a class="card tcard" data-moves=(tad.id()) href={ (desk.address("card")) "/" (tad.id()) } data-sheet {
                                    span class="card-art" { (tad_picture(tad)) }
                                    span class="card-name" { (desk.say(&desk.game.say_tad(tad))) }
                                }
                            }
                        }
                        (tokens(desk, Kind::Oil, player.hand.oil, player.kept.oil))
                        (tokens(desk, Kind::Mineral, player.hand.mineral, player.kept.mineral))
                    }
                }
            }
        }
    }
}

/// Tokens in hand; those bought in this turn wait for a later one.
fn tokens(desk: &Table<'_>, kind: Kind, count: u8, kept: u8) -> Markup {
    let key = format!("el-ui-hand-{}", kind.word());
    html! {
        @if count > 0 {
            li class="in-hand" {
                (icon(icon_of(kind)))
                span {
                    (desk.say(&Phrase::new(key).with("count", count)))
                    @if kept > 0 { small { " " (desk.say(&Phrase::new("el-ui-hand-kept").with("count", kept))) } }
                }
            }
        }
    }
}

fn initiative(desk: &Table<'_>, card: Initiative) -> Markup {
    let action = Action::Card(card);
    let inner = printed_initiative(desk, card);
    let about = format!("{}/{card}", desk.address("card").text());
    html! {
        @if asks_for_card(desk) && desk.may(action) {
            button class="card icard is-hot" data-moves=(card) form="act" name="action" value=(action) {
                span class="vh" { (desk.say(&desk.game.action(action))) " " }
                (inner)
            }
        } @else if asks_for_card(desk) {
            a class="card icard is-off" data-moves=(card) href=(desk.asking("why", &action.to_string())) aria-disabled="true" data-sheet {
                (inner) span class="card-why" { (desk.key("table-ui-why-not")) }
            }
        } @else {
            a class="card icard" data-moves=(card) href=(about) data-sheet { (inner) }
            @if desk.legal.contains(&action) {
                button class="btn give" form="act" name="action" value=(action) title=(desk.key("el-ui-give-up")) {
                    (icon("cross")) span class="give-word" { (desk.key("el-ui-give-up")) } span class="vh" { " " (desk.say(&desk.game.action(action))) }
                }
            }
        }
    }
}
