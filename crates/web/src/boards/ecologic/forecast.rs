//! What the next Environment and Income phases bring to the viewer's company, with the arithmetic.

use ecotable_ecologic::{Ahead, PhaseName, PlayerView};
use ecotable_kernel::Phrase;
use maud::{Markup, html};

use super::panels::{phase_key, signed};
use super::{Table, in_edition};
use crate::screens::icon::icon;

/// A part of a sum: how much, and what it comes from.
type Part = (i32, &'static str);

pub fn draw(desk: &Table<'_>, player: &PlayerView) -> Markup {
    let Some(seat) = desk.me() else { return html! {} };
    let ahead = desk.game.foresee(&desk.view, seat);
    let before = std::iter::once((player.money, player.enviro))
        .chain(ahead.iter().map(|step| (step.prospect.money, step.prospect.enviro)));
    html! {
        @for (step, (money, enviro)) in ahead.iter().zip(before) {
            @let (then_money, then_enviro) = (i32::from(step.prospect.money), i32::from(step.prospect.enviro));
            @let (money, enviro) = (i32::from(money), i32::from(enviro));
            @if step.phase == PhaseName::Environment {
                (line(desk, step, ("el-e", enviro, then_enviro), &environment(player, then_enviro - enviro)))
            } @else {
                (line(desk, step, ("el-p", money, then_money), &income(player, then_money - money)))
            }
        }
        @if let Some(last) = ahead.last() {
            @let then = desk.game.show_score(last.prospect.score);
            p class="then" {
                (desk.say(&Phrase::new("el-ui-then").with("now", player.score_shown.as_str()).with("then", then.as_str())))
            }
        }
    }
}

/// What changes the environment points; nothing if it is no longer the plain sum.
fn environment(player: &PlayerView, change: i32) -> Vec<Part> {
    let balance = &player.balance;
    let parts = vec![
        (-i32::from(balance.tokens), "el-ui-by-tokens"),
        (balance.initiatives.into(), "el-ui-by-initiatives"),
        (balance.exempt.into(), "el-ui-by-event"),
        (balance.reserve.into(), "el-ui-by-reserve"),
    ];
    plain(parts, change)
}

/// What changes the money.
fn income(player: &PlayerView, change: i32) -> Vec<Part> {
    let income = &player.income;
    let parts = vec![
        (income.refineries.into(), "el-ui-by-refineries"),
        (income.event.into(), "el-ui-by-event"),
        (income.hub.into(), "el-ui-by-hub"),
        (-i32::from(player.costs), "el-ui-by-costs"),
    ];
    plain(parts, change)
}

/// The parts that are not nothing, if together they make the change; otherwise the change as a whole.
fn plain(parts: Vec<Part>, change: i32) -> Vec<Part> {
    let parts: Vec<Part> = parts.into_iter().filter(|(amount, _)| *amount != 0).collect();
    if parts.iter().map(|(amount, _)| amount).sum::<i32>() == change {
        return parts;
    }
    vec![(change, "el-ui-by-all")].into_iter().filter(|(amount, _)| *amount != 0).collect()
}

fn line(desk: &Table<'_>, step: &Ahead, (symbol, now, then): (&str, i32, i32), parts: &[Part]) -> Markup {
    html! {
        div class={ "ahead-row" @if step.short { " is-short" } } {
            h3 { (desk.key(phase_key(step.phase))) }
            p class="sum" {
                span { (icon(symbol)) (now) }
                @for (amount, from) in parts {
                    span class="t" { (signed(*amount)) small { (desk.key(from)) } }
                }
                span class="tail" { span class="op" { "=" } span class="eq" { (then) } }
            }
            @if step.short { p class="short" { (icon("warning")) (desk.say(&shortage(desk, step.phase))) } }
        }
    }
}

/// What will be lacking.
fn shortage(desk: &Table<'_>, phase: PhaseName) -> Phrase {
    let player = desk.me().and_then(|seat| desk.view.players.get(seat.index()));
    let (change, costs) = player.map_or((0, 0), |player| (player.balance.change(), player.costs));
    if phase == PhaseName::Environment {
        Phrase::new(in_edition(desk.game, "el-ui-short-enviro"))
            .with("change", signed(change.into()).as_str())
    } else {
        Phrase::new(in_edition(desk.game, "el-ui-short-money")).with("costs", costs)
    }
}
