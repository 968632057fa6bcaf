//! What can be done in Ecologic besides what lies on the map, in the market and in the hand.

use ecotable_ecologic::{Action, Decision, Edition, Kind, Tad};
use ecotable_kernel::{Narrate, Phrase};

use super::Table;
use crate::table::{Choice, Fingerprint, Lesson, Numbers, Tray};
use crate::text::Text;

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&desk.view.decision).add(&desk.view.prices);
    if desk.is_asked() {
        own(desk).for_each(|action| {
            fingerprint.add(&action);
        });
        fingerprint.add(&has_market(desk)).add(&spread(desk)).add(&hints_at(desk)).add(&is_on_map(desk));
    }
}

/// The legal actions that have their buttons here.
fn own<'a>(desk: &'a Table<'_>) -> impl Iterator<Item = Action> + 'a {
    desk.legal.iter().copied().filter(|&action| is_here(action))
}

/// Whether the button of an action stands in the tray; every other one lies where its thing is.
pub fn is_here(action: Action) -> bool {
    matches!(
        action,
        Action::Pass
            | Action::Keep
            | Action::Buy
            | Action::Veto
            | Action::Pay
            | Action::Accept
            | Action::Draw
            | Action::OpenToken(_)
            | Action::BuyToken(_)
            | Action::Bid(_)
    )
}

pub fn tray(desk: &Table<'_>) -> Tray {
    if !desk.is_asked() {
        return waiting(desk);
    }
    if spread(desk).is_some() {
        return bidding(desk);
    }
    let first = primary(desk);
    let mut others: Vec<Choice> = openings(desk);
    others.extend(
        own(desk)
            .filter(|&action| Some(action) != first && !is_opening(action))
            .map(|action| choice(desk, action)),
    );
    Tray {
        primary: first.map(|action| Choice { key: Some('b'), ..choice(desk, action) }),
        others,
        note: hints_at(desk).map(|key| super::own_words(desk, key)),
        place: is_on_map(desk).then_some("map"),
        ..Tray::default()
    }
}

fn is_opening(action: Action) -> bool {
    matches!(action, Action::OpenToken(_) | Action::Draw)
}

/// The usual next step, where there is one.
fn primary(desk: &Table<'_>) -> Option<Action> {
    let usual = match desk.view.decision {
        Decision::LevyPay | Decision::Promise | Decision::Bat => Action::Pay,
        Decision::DealAnswer { .. } => Action::Accept,
        Decision::PlatformCard { .. } => Action::Buy,
        Decision::ExpoDraw => Action::Draw,
        Decision::Wrap => Action::Pass,
        _ => return None,
    };
    desk.legal.contains(&usual).then_some(usual)
}

/// Whether things are for sale that the viewer can begin to bid for.
fn has_market(desk: &Table<'_>) -> bool {
    matches!(desk.view.decision, Decision::Slot)
}

/// Auctions to be opened; in a slot also those that are not possible, with the reason.
fn openings(desk: &Table<'_>) -> Vec<Choice> {
    let draw = desk.view.edition == Edition::Ed2 && has_market(desk);
    let open = Kind::BOTH.into_iter().map(Action::OpenToken).filter(|_| has_market(desk));
    let platform = matches!(desk.view.decision, Decision::Platform) && desk.legal.contains(&Action::Draw);
    open.chain((draw || platform).then_some(Action::Draw)).map(|action| choice(desk, action)).collect()
}

/// Whether something can be done on the map.
fn is_on_map(desk: &Table<'_>) -> bool {
    super::spots::actions(desk).next().is_some()
}

/// What the tray cannot say with a button.
fn hints_at(desk: &Table<'_>) -> Option<&'static str> {
    let on_map = is_on_map(desk);
    match desk.view.decision {
        Decision::Start1 | Decision::Start2 | Decision::PlaceBought { .. } => Some("el-ui-note-place"),
        Decision::Site { .. } => Some("el-ui-note-site"),
        Decision::Lawsuit => Some("el-ui-note-token"),
        Decision::Spill | Decision::Shutdown => Some("el-ui-note-remove"),
        // A protected seat may only pay, or pass.
        Decision::Convert | Decision::Bat if on_map => Some("el-ui-note-refinery"),
        Decision::Brain | Decision::Upkeep | Decision::ExpoSwap { .. } => Some("el-ui-note-card"),
        Decision::Media => Some("el-ui-note-shift"),
        Decision::Exchange => Some("el-ui-note-exchange"),
        Decision::Cartel => Some("el-ui-note-cartel"),
        Decision::Wrap if on_map => Some("el-ui-note-wrap"),
        _ => None,
    }
}

/// The bids that are possible, if bids are asked for.
fn spread(desk: &Table<'_>) -> Option<(u8, u8)> {
    let bids = || {
        desk.legal.iter().filter_map(|action| match action {
            Action::Bid(amount) => Some(*amount),
            _ => None,
        })
    };
    Some((bids().min()?, bids().max()?))
}

fn bidding(desk: &Table<'_>) -> Tray {
    let (least, most) = spread(desk).unwrap_or((0, 0));
    let levy = matches!(desk.view.decision, Decision::LevySet);
    let word = |amount: u8| {
        let key = if levy { "el-ui-levy" } else { "el-ui-bid" };
        desk.say(&Phrase::new(key).with("amount", amount)).text()
    };
    let all = desk.say(&Phrase::new("el-ui-all").with("amount", most)).text();
    let lowest = Choice { label: word(least), key: Some('b'), ..choice(desk, Action::Bid(least)) };
    Tray {
        primary: Some(lowest),
        others: own(desk)
            .filter(|action| !matches!(action, Action::Bid(_)))
            .map(|action| choice(desk, action))
            .collect(),
        numbers: Some(Numbers {
            lead: desk.key(if least < most { "el-ui-or" } else { "el-ui-not-more" }),
            word: "bid",
            range: u16::from(least) + 1..=u16::from(most),
            last: (least < most).then_some(all),
            beyond: Some(u16::from(most) + 1).filter(|&beyond| beyond < 100),
        }),
        ..Tray::default()
    }
}

/// Not the viewer's turn: what is usual tells why it is not possible.
fn waiting(desk: &Table<'_>) -> Tray {
    let selling = matches!(
        desk.view.decision,
        Decision::Bidding { .. } | Decision::Offer { .. } | Decision::Opening { .. }
    );
    if !selling || desk.bots_decide() && desk.me().is_some_and(|seat| desk.bot(seat).is_some()) {
        return Tray::default();
    }
    let not_now = |action: Action, label: Text| Choice {
        action: action.to_string().into(),
        label,
        key: None,
        possible: false,
    };
    Tray {
        primary: Some(not_now(Action::Bid(1), desk.key("el-ui-bid-later"))),
        others: vec![not_now(Action::Pass, desk.key("action-pass"))],
        ..Tray::default()
    }
}

fn choice(desk: &Table<'_>, action: Action) -> Choice {
    let key = match action {
        Action::Pass => Some('p'),
        Action::Keep => Some('c'),
        _ => None,
    };
    Choice { action: action.to_string().into(), label: label(desk, action), key, possible: desk.may(action) }
}

/// What a button says; shorter than the sentence of the action where its place makes that clear.
fn label(desk: &Table<'_>, action: Action) -> Text {
    let priced = |key: &'static str, price: u16| desk.say(&Phrase::new(key).with("price", price)).text();
    if let (Action::Buy, Decision::Offer { card, .. }) = (action, desk.view.decision) {
        return priced("el-ui-buy-for", desk.game.face(card).nominal.into());
    }
    match action {
        Action::OpenToken(Kind::Oil) => priced("el-ui-open-oil", desk.view.prices.oil.into()),
        Action::OpenToken(Kind::Mineral) => priced("el-ui-open-mineral", desk.view.prices.mineral.into()),
        Action::BuyToken(Kind::Oil) => priced("el-ui-buy-oil", at_once(desk, desk.view.prices.oil)),
        Action::BuyToken(Kind::Mineral) => {
            priced("el-ui-buy-mineral", at_once(desk, desk.view.prices.mineral))
        }
        Action::Pass => desk.key(match desk.view.decision {
            Decision::DealAnswer { .. } => "el-ui-decline",
            Decision::Veto { .. } => "el-ui-allow",
            Decision::LevyPay => "el-ui-sit-out",
            Decision::Promise => "el-ui-break",
            _ => "action-pass",
        }),
        Action::Draw => desk.key("el-ui-draw"),
        action => desk.say(&desk.game.action(action)).text(),
    }
}

/// What the viewer pays without bidding.
pub fn at_once(desk: &Table<'_>, nominal: u8) -> u16 {
    let owns = desk
        .me()
        .and_then(|seat| desk.view.players.get(seat.index()))
        .is_some_and(|player| player.tads.contains(&Tad::Sm));
    let applies = desk.view.edition == Edition::Ed1 || matches!(desk.view.decision, Decision::Platform);
    let nominal = u16::from(nominal);
    if owns && applies { nominal.div_ceil(2) } else { nominal }
}

/// Whether a token or a territory can be put up for auction.
fn can_open(desk: &Table<'_>) -> bool {
    desk.legal.iter().any(|action| matches!(action, Action::OpenToken(_) | Action::OpenTad(..)))
}

/// What the decision is about that the viewer owes.
pub fn lesson(desk: &Table<'_>) -> Option<Lesson> {
    let (key, until): (_, &[&str]) = match desk.view.decision {
        Decision::Start1 | Decision::Start2 => ("lesson-place", &["place"]),
        Decision::PlaceBought { .. } if desk.legal.contains(&Action::Keep) => {
            ("lesson-keep", &["keep", "place"])
        }
        Decision::PlaceBought { .. } => ("lesson-place", &["place"]),
        // Whoever has not opened an auction in two turns leaves it.
        Decision::Slot if desk.view.turn > 2 || !can_open(desk) => return None,
        Decision::Slot => ("lesson-open_token", &["open_token", "open_tad", "draw"]),
        Decision::Opening { .. } | Decision::Offer { .. } | Decision::Bidding { .. } => {
            ("lesson-bid", &["bid", "pass"])
        }
        Decision::LevySet => ("lesson-bid", &["bid"]),
        Decision::LevyPay | Decision::Bat | Decision::Promise => ("lesson-pay", &["pay"]),
        Decision::Veto { .. } => ("lesson-veto", &["veto"]),
        Decision::Site { .. } => ("lesson-site", &["site"]),
        Decision::Lawsuit => ("lesson-token", &["token"]),
        Decision::Spill | Decision::Shutdown => ("lesson-remove", &["remove"]),
        Decision::Convert => ("lesson-refinery", &["refinery"]),
        Decision::Brain | Decision::Upkeep | Decision::ExpoSwap { .. } => ("lesson-card", &["card"]),
        Decision::Media => ("lesson-shift", &["shift"]),
        Decision::ExpoDraw => ("lesson-draw", &["draw"]),
        Decision::Platform => ("lesson-buy_token", &["buy_token", "buy_tad"]),
        Decision::PlatformCard { .. } => ("lesson-buy", &["buy"]),
        Decision::DealAnswer { .. } => ("lesson-accept", &["accept", "counter"]),
        Decision::Exchange => ("lesson-to_enviro", &["to_enviro", "to_money"]),
        Decision::Cartel => ("lesson-seat", &["seat"]),
        Decision::Wrap => ("lesson-pass", &["pass"]),
        Decision::Nothing | Decision::Over => return None,
    };
    Some(Lesson { key, until })
}
