//! The room in the middle of attention: an auction, an offer, a deal, or a choice that belongs to no thing.

use ecotable_ecologic::{Action, Decision, Item};
use ecotable_kernel::{Narrate, Phrase, Seat};
use ecotable_parts::auction::Standing;
use maud::{Markup, html};

use super::cards::{printed_initiative, tad_picture};
use super::panels::player_depends;
use super::{Table, art, deal, moving, worth};
use crate::parts::seat::seat_mark;
use crate::screens::icon::icon;
use crate::table::{Fingerprint, Word};
use crate::text::Text;

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    let view = &desk.view;
    fingerprint.add(&view.decision).add(&desk.can_act());
    if is_open(desk) {
        fingerprint
            .add(&(view.seat, desk.me(), desk.is_asked(), view.turn, view.initiatives_left))
            .add(&desk.recall.words.all());
        fingerprint.add(&deal::can_withdraw(desk)).add(&(
            view.prices,
            view.tad_nominal,
            view.proposals,
            view.stage,
        ));
        view.players.iter().for_each(|player| player_depends(player, fingerprint));
        fingerprint.add(&view.promises).add(&view.event);
    }
}

/// Whether there is something to show.
fn is_open(desk: &Table<'_>) -> bool {
    lot(desk).is_some()
        || matches!(
            desk.view.decision,
            Decision::Exchange | Decision::Cartel | Decision::DealAnswer { .. } | Decision::Promise
        )
}

/// What is for sale.
pub fn lot(desk: &Table<'_>) -> Option<Item> {
    match desk.view.decision {
        Decision::Opening { item } | Decision::Bidding { item, .. } | Decision::Veto { item, .. } => {
            Some(item)
        }
        Decision::Offer { card, .. } | Decision::PlatformCard { card } | Decision::ExpoSwap { card } => {
            Some(Item::Initiative(card))
        }
        _ => None,
    }
}

pub fn draw(desk: &Table<'_>) -> Markup {
    html! {
        section id="stage" class="room" aria-labelledby="stage-title" hidden[!is_open(desk)] {
            @if let Some(item) = lot(desk) { (sale(desk, item)) } @else {
                @match desk.view.decision {
                    Decision::Exchange => (exchange(desk)),
                    Decision::Cartel => (cartel(desk)),
                    Decision::DealAnswer { proposer, deal } => (deal::proposed(desk, proposer, &deal)),
                    Decision::Promise => (deal::due(desk)),
                    _ => {},
                }
            }
        }
    }
}

fn sale(desk: &Table<'_>, item: Item) -> Markup {
    html! {
        h2 class="room-h" id="stage-title" { (title(desk)) }
        div class="offer" {
            (thing(desk, item))
            div class="offer-main" {
                (high(desk, item))
                @if let Some(first) = first(desk) { (turns(desk, first)) }
            }
            (worth::draw(desk, item))
        }
    }
}

fn title(desk: &Table<'_>) -> Text {
    let by = |key: &'static str, seat: Seat| desk.say(&Phrase::new(key).with("seat", seat)).text();
    match desk.view.decision {
        Decision::Bidding { initiator, .. } | Decision::Veto { initiator, .. } => {
            by("el-ui-auction-by", initiator)
        }
        Decision::Offer { first, .. } => by("el-ui-offer-to", first),
        Decision::ExpoSwap { .. } => desk.key("el-ui-expo"),
        Decision::PlatformCard { .. } => desk.key("el-ui-platform"),
        _ => desk.key("el-ui-opening"),
    }
}

/// The drawing of what is for sale; it tells more about itself.
fn thing(desk: &Table<'_>, item: Item) -> Markup {
    let (id, class, inner) = match item {
        Item::Initiative(card) => {
            (card.to_string(), "card icard", html! { (printed_initiative(desk, card)) })
        }
        Item::Tad(tad) => (
            tad.id().to_owned(),
            "card tcard",
            html! {
                span class="card-art" { (tad_picture(tad)) }
                span class="card-name" { (desk.say(&desk.game.say_tad(tad))) }
            },
        ),
        Item::Token(kind) => {
            return html! {
                div class={ "lot-token lot-" (kind.word()) } data-moves=(moving::for_sale(desk, item)) {
                    svg viewBox="-60 -72 120 112" aria-hidden="true" {
                        use href=(art::refinery(kind, 1)) class=(desk.view.seat.map_or("co-a", art::company)) {}
                    }
                    span { (icon(art::icon_of(kind))) (desk.say(&desk.game.say_item(item))) }
                }
            };
        }
    };
    html! {
        @if desk.can_act() {
            a class=(class) data-moves=(moving::for_sale(desk, item)) href={ (desk.address("card")) "/" (id) } data-sheet { (inner) }
        } @else {
            div class=(class) data-moves=(moving::for_sale(desk, item)) { (inner) }
        }
    }
}

fn high(desk: &Table<'_>, item: Item) -> Markup {
    let nominal = match item {
        Item::Token(kind) if kind.word() == "oil" => desk.view.prices.oil,
        Item::Token(_) => desk.view.prices.mineral,
        Item::Initiative(card) => desk.game.face(card).nominal,
        Item::Tad(_) => desk.view.tad_nominal,
    };
    let bid = |amount: u16, leader: Seat, key: &'static str| {
        html! {
            span class="big" data-count { (amount) }
            (seat_mark(leader))
            span { (desk.say(&Phrase::new(key).with("seat", leader))) }
        }
    };
    html! {
        p class="high" {
            @match desk.view.decision {
                Decision::Bidding { auction: Standing { high, leader: Some(leader), .. }, .. } => (bid(high, leader, "el-ui-high")),
                Decision::Veto { winner, price, .. } => (bid(price.into(), winner, "el-ui-winner")),
                Decision::ExpoSwap { .. } => (fixed(desk, desk.view.options.expo_price.into(), "el-ui-swap-price")),
                Decision::PlatformCard { .. } => (fixed(desk, at_once(desk, item), "el-ui-fixed-price")),
                _ => (fixed(desk, nominal.into(), "el-ui-no-bid")),
            }
        }
    }
}

/// A number that nobody has bid, and what it is.
fn fixed(desk: &Table<'_>, amount: i32, key: &str) -> Markup {
    html! {
        span class="big" { (amount) }
        span { (desk.key(key)) }
    }
}

/// What the seat that is asked pays without bidding.
fn at_once(desk: &Table<'_>, item: Item) -> i32 {
    desk.view.seat.map_or(0, |seat| worth::price(desk, seat, item))
}

/// Who is asked first.
fn first(desk: &Table<'_>) -> Option<Seat> {
    match desk.view.decision {
        Decision::Bidding { initiator, .. } => Some(initiator),
        Decision::Offer { first, .. } => Some(first),
        _ => None,
    }
}

/// The seats in the order in which they are asked, each with its last word.
fn turns(desk: &Table<'_>, first: Seat) -> Markup {
    html! {
        ol class="turns" aria-label=(desk.key("el-ui-bids")) {
            @for seat in first.clockwise(desk.view.players.len() as u8) {
                @let now = desk.view.seat == Some(seat);
                li class=[now.then_some("now")] {
                    (seat_mark(seat))
                    span class="vh" { (desk.voice.name(seat)) " " }
                    @match desk.recall.words.by(seat) {
                        _ if now && desk.me() == Some(seat) => (desk.key("el-ui-you")),
                        _ if now => "…",
                        Some(Word::Bid(amount)) => (amount),
                        Some(Word::Pass) => (desk.key("el-ui-passed")),
                        None => "–",
                    }
                }
            }
        }
    }
}

/// Money into environment points or back.
fn exchange(desk: &Table<'_>) -> Markup {
    html! {
        h2 class="room-h" id="stage-title" { (desk.key("el-ui-exchange")) }
        (row(desk, "el-ui-to-enviro", &|action| matches!(action, Action::ToEnviro(_))))
        (row(desk, "el-ui-to-money", &|action| matches!(action, Action::ToMoney(_))))
    }
}

fn row(desk: &Table<'_>, lead: &str, wanted: &dyn Fn(Action) -> bool) -> Markup {
    let actions: Vec<Action> = desk.legal.iter().copied().filter(|&action| wanted(action)).collect();
    html! {
        @if !actions.is_empty() {
            p class="pick-lead" { (desk.key(lead)) }
            div class="pick-row" data-arrows {
                @for action in actions {
                    button class="bid" form="act" name="action" value=(action) {
                        @match action {
                            Action::ToEnviro(amount) | Action::ToMoney(amount) => (amount),
                            _ => {},
                        }
                        span class="vh" { " " (desk.say(&desk.game.action(action))) }
                    }
                }
            }
        }
    }
}

/// Partners for a cartel, with what each would earn more.
fn cartel(desk: &Table<'_>) -> Markup {
    html! {
        h2 class="room-h" id="stage-title" { (desk.key("el-ui-cartel")) }
        ul class="partners" data-arrows {
            @for &action in desk.legal.iter().filter(|action| matches!(action, Action::Seat(_))) {
                @if let Action::Seat(seat) = action {
                    li {
                        button class="btn" form="act" name="action" value=(action) {
                            (seat_mark(seat))
                            span { (desk.say(&desk.game.action(action))) " " (gain(desk, seat)) }
                        }
                    }
                }
            }
        }
    }
}

fn gain(desk: &Table<'_>, seat: Seat) -> Text {
    let gross = desk.view.players.get(seat.index()).map_or(0, |player| player.income.gross());
    desk.say(&Phrase::new("el-ui-doubled").with("amount", gross)).text()
}
