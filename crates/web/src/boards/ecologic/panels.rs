//! The numbers of the seats, and what stands in the bar and below the sentence.

use ecotable_ecologic::{Decision, Item, PhaseName, PlayerView};
use ecotable_kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::cards::{mini, mini_tad};
use super::{Table, in_edition, moving};
use crate::screens::icon::icon;
use crate::table::{Fingerprint, Said, SeatFacts, Word};

/// Everything that is drawn of a seat.
pub fn player_depends(player: &PlayerView, fingerprint: &mut Fingerprint) {
    fingerprint
        .add(&(player.money, player.enviro, player.minus, player.hand, player.kept, player.supply))
        .add(&player.tokens)
        .add(&(&player.initiatives, &player.tads, player.closed, player.barred))
        .add(&(player.balance, player.income, player.costs, &player.score_shown));
}

pub fn chips_depend(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    let view = &desk.view;
    fingerprint.add(&(view.turn, view.phase, view.leader, view.events_left));
    fingerprint.add(&(desk.me() == Some(view.leader)));
}

/// The sentence that names a phase.
pub fn phase_key(phase: PhaseName) -> &'static str {
    match phase {
        PhaseName::Setup => "el-ui-phase-setup",
        PhaseName::Event => "el-ui-phase-event",
        PhaseName::Action => "el-ui-phase-action",
        PhaseName::Environment => "el-ui-phase-environment",
        PhaseName::Income => "el-ui-phase-income",
        PhaseName::Over => "el-ui-phase-over",
    }
}

pub fn chips(desk: &Table<'_>) -> Markup {
    let view = &desk.view;
    let most = view.events_left.iter().fold(view.turn, |sum, left| sum.saturating_add(*left));
    let turn = Phrase::new("el-ui-turn").with("turn", view.turn).with("most", most);
    let leader = if desk.me() == Some(view.leader) {
        Phrase::new("el-ui-leader-you")
    } else {
        Phrase::new("el-ui-leader").with("seat", view.leader)
    };
    html! {
        @if view.turn > 0 { span class="chip" { (desk.say(&turn)) } }
        span class="chip wide" { (desk.key(phase_key(view.phase))) }
        @if view.phase != PhaseName::Over { span class="chip wide" { (icon("first")) (desk.say(&leader)) } }
    }
}

pub fn situation_depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    let view = &desk.view;
    fingerprint.add(&(view.seat, view.decision)).add(&(view.viewer.is_some() && view.viewer == view.seat));
    fingerprint.add(&(view.levy, view.promise, view.seat.is_some_and(|seat| view.is_protected(seat))));
    if view.seat.is_none() {
        view.players.iter().for_each(|player| {
            fingerprint.add(&(player.money, player.enviro, &player.score_shown));
        });
    }
    if desk.is_asked() {
        fingerprint.add(&(desk.me(), own_numbers(desk)));
    }
}

fn own_numbers(desk: &Table<'_>) -> Option<(u16, i16)> {
    let player = desk.view.players.get(desk.me()?.index())?;
    Some((player.money, player.enviro))
}

/// Who leads an auction, and what the viewer has.
pub fn detail(desk: &Table<'_>) -> Option<Phrase> {
    let have = own_numbers(desk).filter(|_| desk.is_asked());
    let leader = match desk.view.decision {
        Decision::Bidding { auction, .. } => auction.leader,
        _ => None,
    };
    match (leader, have) {
        (Some(leader), Some((money, _))) => Some(
            Phrase::new(in_edition(desk.game, "el-ui-detail-leads-have"))
                .with("seat", leader)
                .with("money", money),
        ),
        (Some(leader), None) => Some(Phrase::new("el-ui-detail-leads").with("seat", leader)),
        (None, Some((money, enviro))) => Some(
            Phrase::new(in_edition(desk.game, "el-ui-detail-have"))
                .with("money", money)
                .with("enviro", enviro),
        ),
        (None, None) => None,
    }
}

/// What a seat is seen to do.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
enum Doing {
    Leads(u16),
    Said(Word),
    Barred,
    Nothing,
}

fn doing(desk: &Table<'_>, seat: Seat) -> Doing {
    let barred = desk.view.players.get(seat.index()).is_some_and(|player| player.barred);
    match &desk.view.decision {
        _ if barred && desk.view.phase == PhaseName::Action => Doing::Barred,
        Decision::Bidding { auction, .. } if auction.leader == Some(seat) => Doing::Leads(auction.high),
        _ if desk.view.seat == Some(seat) => Doing::Nothing,
        Decision::Bidding { .. } | Decision::Offer { .. } => {
            desk.recall.words.by(seat).map_or(Doing::Nothing, Doing::Said)
        }
        _ => Doing::Nothing,
    }
}

pub fn seat_depends(desk: &Table<'_>, seat: Seat, fingerprint: &mut Fingerprint) {
    if let Some(player) = desk.view.players.get(seat.index()) {
        player_depends(player, fingerprint);
    }
    moving::depot_depends(desk, seat, fingerprint);
    fingerprint.add(&(desk.view.leader == seat));
}

pub fn seat(desk: &Table<'_>, seat: Seat) -> SeatFacts {
    let player = desk.view.players.get(seat.index());
    SeatFacts {
        main: html! { (moving::depot(desk, seat)) @if let Some(player) = player { (numbers(desk, player)) } },
        more: html! { @if let Some(player) = player { (more(desk, seat, player)) } },
    }
}

pub fn said_depends(desk: &Table<'_>, seat: Seat, fingerprint: &mut Fingerprint) {
    fingerprint.add(&doing(desk, seat));
}

pub fn said(desk: &Table<'_>, seat: Seat) -> Said {
    let doing = doing(desk, seat);
    let said = match doing {
        Doing::Leads(amount) => Some(Phrase::new("el-ui-said-leads").with("amount", amount)),
        Doing::Said(Word::Bid(amount)) => Some(Phrase::new("el-ui-said-bid").with("amount", amount)),
        Doing::Said(Word::Pass) => Some(Phrase::new("el-ui-said-pass")),
        Doing::Barred => Some(Phrase::new("el-ui-said-barred")),
        Doing::Nothing => None,
    };
    Said { words: said.map(|phrase| desk.say(&phrase).text()), leads: matches!(doing, Doing::Leads(_)) }
}

/// Money and environment points.
fn numbers(desk: &Table<'_>, player: &PlayerView) -> Markup {
    html! {
        (icon("el-p")) span class="vh" { (super::money(desk)) " " }
        span data-count { (player.money) }
        (icon("el-e")) span class="vh" { (super::enviro(desk)) " " }
        span data-count { (player.enviro) }
        @if player.minus { span class="minus" { (desk.key("el-ui-minus")) } }
    }
}

fn more(desk: &Table<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let tokens = player.tokens.oil + player.tokens.mineral;
    let earned = i32::from(player.income.gross()) - i32::from(player.costs);
    html! {
        @if desk.view.leader == seat { span { (icon("first")) span class="vh" { (desk.key("el-ui-is-leader")) } } }
        (with_whom(desk, seat))
        span class="n-tokens" { (desk.say(&Phrase::new("el-ui-tokens").with("count", tokens))) }
        span class="per" {
            span class="vh" { (desk.key("el-ui-per-turn")) " " (super::money(desk)) " " }
            (icon("el-p")) (signed(earned))
            span class="vh" { " " (super::enviro(desk)) " " }
            (icon("el-e")) (signed(player.balance.change().into()))
        }
        span { (icon("medal")) span class="vh" { (desk.key("el-ui-score-now")) " " } b data-count { (player.score_shown) } }
        (held(desk, player))
    }
}

/// Who plays with whom: a team of two companies, or two people in one.
fn with_whom(desk: &Table<'_>, seat: Seat) -> Markup {
    html! {
        @if desk.game.options().teams {
            span class="team" {
                (icon("el-team")) (desk.say(&Phrase::new("el-ui-team").with("number", seat.0 % 2 + 1)))
                span class="vh" { (desk.say(&Phrase::new("el-ui-team-with").with("partner", Seat((seat.0 + 2) % 4)))) }
            }
        }
        @if let Some((first, second)) = two_people(&desk.voice.name(seat).text()) {
            span class="team" {
                (icon("people")) (desk.say(&Phrase::new("el-ui-two-people").with("first", first).with("second", second)))
            }
        }
    }
}

/// The two people who lead a company together, if its name is made of theirs.
fn two_people(name: &str) -> Option<(&str, &str)> {
    let (first, second) = name.split_once(['&', '+'])?;
    let (first, second) = (first.trim(), second.trim());
    (!first.is_empty() && !second.is_empty()).then_some((first, second))
}

/// Initiatives and territories as small cards.
fn held(desk: &Table<'_>, player: &PlayerView) -> Markup {
    let cards: Vec<Phrase> = player.initiatives.iter().map(|&card| desk.game.say_initiative(card)).collect();
    let tads: Vec<Phrase> = player.tads.iter().map(|&tad| desk.game.say_tad(tad)).collect();
    html! {
        @if !cards.is_empty() || !tads.is_empty() {
            span class="minis" {
                span class="vh" { (desk.say(&Phrase::new("el-ui-has").with("cards", [tads, cards].concat()))) }
                @for &tad in &player.tads { (mini_tad(tad)) }
                @for &card in &player.initiatives { (mini(card)) }
            }
        }
    }
}

pub fn own_depends(desk: &Table<'_>, seat: Seat, fingerprint: &mut Fingerprint) {
    if let Some(player) = desk.view.players.get(seat.index()) {
        player_depends(player, fingerprint);
    }
    moving::depot_depends(desk, seat, fingerprint);
    fingerprint.add(&(desk.view.leader == seat));
}

pub fn own(desk: &Table<'_>, seat: Seat) -> Markup {
    let Some(player) = desk.view.players.get(seat.index()) else { return html! {} };
    let tokens = player.tokens.oil + player.tokens.mineral;
    html! {
        (moving::depot(desk, seat))
        span class="chip" { (icon("el-p")) span data-count { (player.money) } span class="vh" { " " (super::money(desk)) } }
        span class="chip" {
            (icon("el-e")) span data-count { (player.enviro) } span class="vh" { " " (super::enviro(desk)) }
            @if player.minus { " " (desk.key("el-ui-minus")) }
        }
        span class="chip chip-live" { (desk.key("el-ui-score-now")) " " span data-count { (player.score_shown) } }
        span class="chip" { (desk.say(&Phrase::new("el-ui-tokens").with("count", tokens))) }
        @if player.barred { span class="chip chip-warn" { (desk.key("el-ui-said-barred")) } }
        span class="chip-row" { (with_whom(desk, seat)) }
    }
}

/// A number with its sign.
pub fn signed(number: i32) -> String {
    format!("{number:+}").replace('-', "−")
}

/// The largest bid that an order can be given for.
pub fn highest_bid(desk: &Table<'_>, seat: Seat) -> Option<u16> {
    let lot = match desk.view.decision {
        Decision::Bidding { item, initiator, .. } => (item, initiator),
        Decision::Offer { card, .. } => (Item::Initiative(card), seat),
        _ => return None,
    };
    desk.game.most_bid_seen(&desk.view, seat, lot).map(u16::from).filter(|&most| most > 0)
}
