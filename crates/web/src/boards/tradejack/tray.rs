//! What can be done in TradeJack besides tapping cards.

use ecotable_kernel::Phrase;
use ecotable_parts::auction::Standing;
use ecotable_tradejack::{Action, Own, PhaseView};

use super::{Table, work};
use crate::table::{Choice, Fingerprint, Lesson, Numbers, Tray};

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    match &desk.view.phase {
        PhaseView::Bidding { auction, .. } if desk.is_asked() => {
            fingerprint.add(&0u8).add(&auction.high).add(&capital(desk));
        }
        PhaseView::Bidding { .. } => {
            fingerprint.add(&1u8);
        }
        PhaseView::Choosing { .. } => {
            fingerprint.add(&2u8);
        }
        PhaseView::Production { .. } => {
            fingerprint.add(&3u8).add(&desk.view.row).add(&desk.view.tracker).add(&can_begin(desk));
            if let Some(own) = &desk.view.own {
                fingerprint.add(&own.started).add(&own.sets).add(&own.offloaded);
            }
        }
        PhaseView::Over { .. } => {
            fingerprint.add(&4u8);
        }
    }
}

fn capital(desk: &Table<'_>) -> u16 {
    desk.me().and_then(|seat| desk.view.players.get(seat.index())).map_or(0, |player| player.capital)
}

pub fn tray(desk: &Table<'_>) -> Tray {
    match &desk.view.phase {
        PhaseView::Bidding { auction, .. } if desk.is_asked() => bidding(desk, auction),
        PhaseView::Bidding { .. } => waiting(desk),
        PhaseView::Choosing { .. } => {
            Tray { note: desk.is_asked().then(|| desk.key("tj-ui-choose-note")), ..Tray::default() }
        }
        PhaseView::Production { .. } if desk.is_asked() => production(desk),
        PhaseView::Production { .. } => {
            Tray { note: Some(desk.key("tj-ui-confirmed-note")), ..Tray::default() }
        }
        PhaseView::Over { .. } => Tray::default(),
    }
}

fn bidding(desk: &Table<'_>, auction: &Standing) -> Tray {
    let (next, most) = (auction.high + 1, capital(desk));
    let all = || desk.say(&Phrase::new("tj-ui-all").with("amount", most)).text();
    Tray {
        primary: Some(choice(desk, Action::Bid(next), Some('b'))),
        others: vec![choice(desk, Action::Pass, Some('p'))],
        numbers: Some(Numbers {
            lead: desk.key(if next < most { "tj-ui-or-bid" } else { "tj-ui-not-more" }),
            word: "bid",
            range: next + 1..=most,
            last: (next < most).then(all),
            beyond: Some(most + 1),
        }),
        ..Tray::default()
    }
}

/// Not the viewer's turn: bidding and passing tell why they are not possible.
fn waiting(desk: &Table<'_>) -> Tray {
    let not_now = |action: Action, key| Choice {
        action: action.to_string().into(),
        label: desk.key(key),
        key: None,
        possible: false,
    };
    Tray {
        primary: Some(not_now(Action::Bid(1), "tj-ui-bid")),
        others: vec![not_now(Action::Pass, "action-pass")],
        ..Tray::default()
    }
}

fn production(desk: &Table<'_>) -> Tray {
    let own = desk.view.own.as_ref();
    let confirm = |label| Choice { label, ..choice(desk, Action::Confirm, Some('c')) };
    if own.is_none_or(is_empty) {
        let nothing = confirm(desk.key("tj-ui-sell-nothing"));
        // As long as there is something to lay out, this is not the usual next step.
        return match can_begin(desk) {
            true => Tray { others: vec![nothing], ..Tray::default() },
            false => Tray { primary: Some(nothing), ..Tray::default() },
        };
    }
    let income = own.map_or(0, |own| work::income(desk, own));
    let label = match own.is_some_and(|own| work::all_lose(desk, own)) {
        true => desk.key("tj-ui-confirm-loss"),
        false => desk.say(&Phrase::new("tj-ui-confirm").with("income", income)).text(),
    };
    Tray {
        primary: Some(confirm(label)),
        others: vec![Choice { label: desk.key("tj-ui-reset"), ..choice(desk, Action::Reset, None) }],
        ..Tray::default()
    }
}

/// Whether a set can be begun.
fn can_begin(desk: &Table<'_>) -> bool {
    desk.legal.iter().any(|action| matches!(action, Action::StartSet(_)))
}

fn is_empty(own: &Own) -> bool {
    own.sets.is_empty() && own.offloaded.is_empty() && own.started.is_none()
}

fn choice(desk: &Table<'_>, action: Action, key: Option<char>) -> Choice {
    let label = desk.say(&ecotable_kernel::Narrate::action(desk.game, action)).text();
    Choice { action: action.to_string().into(), label, key, possible: desk.may(action) }
}

/// What the decision is about that the viewer owes.
pub fn lesson(desk: &Table<'_>) -> Option<Lesson> {
    let (key, until): (_, &[&str]) = match &desk.view.phase {
        PhaseView::Bidding { .. } => ("lesson-bid", &["bid", "pass"]),
        PhaseView::Choosing { .. } => ("lesson-first", &["first"]),
        PhaseView::Production { .. } => {
            let own = desk.view.own.as_ref()?;
            match own.started {
                Some(_) => ("lesson-use", &["use"]),
                None if !own.offloaded.is_empty() => ("lesson-sell", &["confirm"]),
                None if !is_empty(own) => ("lesson-confirm", &["confirm"]),
                None if can_begin(desk) => ("lesson-set", &["set", "confirm"]),
                None if desk.game.has_co2() => ("lesson-keep", &["confirm"]),
                None => ("lesson-offload", &["offload", "confirm"]),
            }
        }
        PhaseView::Over { .. } => return None,
    };
    Some(Lesson { key, until })
}
