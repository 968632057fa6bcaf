//! What the thing for sale would change for the viewer until the next income, with the arithmetic.

use ecotable_ecologic::{Decision, Edition, Initiative, Item, Kind, PlayerView, Tad, View};
use ecotable_kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::Table;
use crate::screens::icon::icon;

/// What one number will be, and what comes to it.
struct Line {
    icon: &'static str,
    base: i32,
    steps: Vec<i32>,
}

impl Line {
    fn total(&self) -> i32 {
        self.steps.iter().sum::<i32>() + self.base
    }
}

pub fn draw(desk: &Table<'_>, item: Item) -> Markup {
    // After an auction nobody can pay any more, and at the Expo it depends on what is given for the card.
    let open = !matches!(desk.view.decision, Decision::Veto { .. } | Decision::ExpoSwap { .. });
    let Some(seat) = desk.me().filter(|_| desk.can_act() && open) else { return html! {} };
    html! {
        div class="worth" {
            @match item {
                Item::Tad(tad) => p { (desk.say(&desk.game.say_tad_effect(tad))) },
                Item::Initiative(card) => (initiative(desk, seat, card)),
                Item::Token(kind) => (token(desk, seat, kind)),
            }
        }
    }
}

/// Where the seat will stand after the phases that come next.
fn ahead(desk: &Table<'_>, seat: Seat) -> (i32, i32) {
    let ahead = desk.game.foresee(&desk.view, seat);
    let last = ahead.last().map_or_else(|| desk.game.standing(&desk.view, seat), |ahead| ahead.prospect);
    (last.money.into(), last.enviro.into())
}

/// What the viewer would pay: the lowest bid that is possible now.
pub fn price(desk: &Table<'_>, seat: Seat, item: Item) -> i32 {
    let (bid, initiator) = match desk.view.decision {
        Decision::Bidding { auction, initiator, .. } if auction.leader == Some(seat) => {
            (auction.high, initiator)
        }
        Decision::Bidding { auction, initiator, .. } => (auction.high + 1, initiator),
        _ => (nominal(desk, item), seat),
    };
    let owns = desk.view.players.get(seat.index()).is_some_and(|player| player.tads.contains(&Tad::Sm));
    let applies = match desk.view.edition {
        Edition::Ed1 => matches!(item, Item::Token(_)),
        Edition::Ed2 => initiator == seat,
    };
    i32::from(if owns && applies { bid.div_ceil(2) } else { bid })
}

fn nominal(desk: &Table<'_>, item: Item) -> u16 {
    u16::from(match item {
        Item::Token(Kind::Oil) => desk.view.prices.oil,
        Item::Token(Kind::Mineral) => desk.view.prices.mineral,
        Item::Initiative(card) => desk.game.face(card).nominal,
        Item::Tad(_) => desk.view.tad_nominal,
    })
}

fn initiative(desk: &Table<'_>, seat: Seat, card: Initiative) -> Markup {
    let face = desk.game.face(card);
    let (money, enviro) = ahead(desk, seat);
    let paid = price(desk, seat, Item::Initiative(card));
    let mut steps = vec![-paid];
    if face.cost > 0 {
        steps.push(-i32::from(face.cost));
    }
    let lines = [
        Line { icon: "el-e", base: enviro, steps: vec![face.enviro.into()] },
        Line { icon: "el-p", base: money, steps },
    ];
    let mut then = desk.view.clone();
    then.players[seat.index()].initiatives.push(card);
    sums(desk, seat, paid, (&lines, &then))
}

/// A token earns 1 more by itself and 2 more in a refinery that grows.
fn token(desk: &Table<'_>, seat: Seat, kind: Kind) -> Markup {
    let grows = desk.view.cells.iter().any(|cell| {
        let tokens: u8 = cell.refineries.iter().map(|refinery| refinery.level).sum();
        cell.refineries.iter().any(|refinery| refinery.seat == seat && refinery.kind == kind && tokens < 4)
    });
    let (money, enviro) = ahead(desk, seat);
    let paid = price(desk, seat, Item::Token(kind));
    let lines = [
        Line { icon: "el-p", base: money, steps: vec![-paid, if grows { 2 } else { 1 }] },
        Line { icon: "el-e", base: enviro, steps: vec![-1] },
    ];
    let mut then = desk.view.clone();
    let tokens = &mut then.players[seat.index()].tokens;
    match kind {
        Kind::Oil => tokens.oil += 1,
        Kind::Mineral => tokens.mineral += 1,
    }
    sums(desk, seat, paid, (&lines, &then))
}

/// The two numbers with the thing that is for sale, and the score that they make with what the seat would then own:
/// in the second edition each thing adds to it (EL-5.2).
fn sums(desk: &Table<'_>, seat: Seat, paid: i32, (lines, owning): (&[Line; 2], &View)) -> Markup {
    let of = |icon: &str| lines.iter().find(|line| line.icon == icon).map_or(0, Line::total);
    let (money, enviro) = (of("el-p"), of("el-e"));
    let numbers = |other: Seat, _: &PlayerView| {
        let (theirs, points) = ahead(desk, other);
        let (theirs, points) = if other == seat { (money, enviro) } else { (theirs, points) };
        (u16::try_from(theirs.max(0)).unwrap_or(u16::MAX), i16::try_from(points).unwrap_or(i16::MAX))
    };
    let then = desk.game.show_score(desk.game.score_with(owning, seat, numbers));
    let without = |other: Seat, _: &PlayerView| {
        let (theirs, points) = ahead(desk, other);
        (u16::try_from(theirs.max(0)).unwrap_or(u16::MAX), i16::try_from(points).unwrap_or(i16::MAX))
    };
    let else_ = desk.game.show_score(desk.game.score_with(&desk.view, seat, without));
    let told = Phrase::new("el-ui-worth")
        .with("price", i64::from(paid))
        .with("with", then.as_str())
        .with("without", else_.as_str());
    html! {
        @for line in lines {
            p class="sum" {
                span { (icon(line.icon)) (line.base) }
                @for step in &line.steps { span class="t" { (super::panels::signed(*step)) } }
                span class="op" { "=" }
                span class="eq" { (line.total()) }
            }
        }
        p { (desk.say(&told)) }
    }
}
