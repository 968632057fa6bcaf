//! What can be done in EcoTrade besides tapping cards.

use ecotable_ecotrade::{Action, Main, NodeView};
use ecotable_kernel::{Narrate, Seat};

use super::Table;
use crate::table::{Choice, Fingerprint, Lesson, Tray};

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&std::mem::discriminant(&desk.view.node)).add(&desk.view.main);
    for action in [Action::EndTurn, Action::Pass, Action::Bank] {
        fingerprint.add(&desk.may(action));
    }
    fingerprint.add(&note(desk)).add(&(takes(desk) || starts(desk)));
}

pub fn tray(desk: &Table<'_>) -> Tray {
    if !desk.is_asked() {
        return Tray::default();
    }
    let only = |key: &str, place| Tray { note: Some(desk.key(key)), place: Some(place), ..Tray::default() };
    match &desk.view.node {
        NodeView::ReturnCard { .. } => only("et-ui-note-return", "hand"),
        NodeView::TurnMenu => menu(desk),
        NodeView::Combine { .. } => Tray {
            primary: Some(choice(desk, Action::DoneCombining, Some('c'))),
            ..only("et-ui-note-combine", "hand")
        },
        NodeView::TopCard { .. } => only("et-ui-note-top", "hand"),
        NodeView::Means { .. } => only("et-ui-note-means", "draft"),
        // Neither of the two is the usual one.
        NodeView::IncidentChoice { .. } => Tray {
            others: vec![
                choice(desk, Action::RedrawIncident, Some('b')),
                choice(desk, Action::KeepIncident, Some('c')),
            ],
            ..Tray::default()
        },
        NodeView::Over => Tray::default(),
    }
}

/// The turn menu: cards are taken and shipments started on the table itself.
fn menu(desk: &Table<'_>) -> Tray {
    let (end, pass) = (desk.may(Action::EndTurn), desk.may(Action::Pass));
    let mut others = Vec::new();
    if desk.may(Action::Bank) {
        others.push(choice(desk, Action::Bank, None));
    }
    let last = choice(desk, if pass && !end { Action::Pass } else { Action::EndTurn }, Some('p'));
    // Doing nothing is no usual step as long as there is something to do.
    let is_usual = end || !pass || !(takes(desk) || starts(desk));
    let primary = if is_usual {
        Some(last)
    } else {
        others.push(last);
        None
    };
    Tray { primary, others, note: note(desk).map(|key| desk.key(key)), ..Tray::default() }
}

/// Whether a card can be taken.
fn takes(desk: &Table<'_>) -> bool {
    desk.legal.iter().any(|action| matches!(action, Action::TakeMarket(_) | Action::TakeDeck))
}

/// Whether a shipment can be started.
fn starts(desk: &Table<'_>) -> bool {
    desk.legal.iter().any(|action| matches!(action, Action::StartWith(_)))
}

/// What the viewer owes before the turn can end, as far as it is possible.
fn note(desk: &Table<'_>) -> Option<&'static str> {
    let is_owed = desk.view.main == Main::None && !desk.may(Action::Pass) && !desk.may(Action::EndTurn);
    match (takes(desk), starts(desk)) {
        _ if !is_owed => None,
        (true, true) => Some("et-ui-note-menu"),
        (true, false) => Some("et-ui-note-take"),
        (false, true) => Some("et-ui-note-full"),
        (false, false) => None,
    }
}

fn choice(desk: &Table<'_>, action: Action, key: Option<char>) -> Choice {
    let label = desk.say(&desk.game.choice(&desk.view, action)).text();
    Choice { action: action.to_string().into(), label, key, possible: desk.may(action) }
}

/// What the decision is about that the viewer owes.
pub fn lesson(desk: &Table<'_>) -> Option<Lesson> {
    let seat = desk.me()?;
    let (key, until): (_, &[&str]) = match &desk.view.node {
        NodeView::ReturnCard { .. } => ("lesson-return-card", &["return-card"]),
        NodeView::TurnMenu => return menu_lesson(desk, seat),
        NodeView::Combine { .. } => ("lesson-add-card", &["add-card", "done-combining"]),
        NodeView::TopCard { .. } => ("lesson-top-card", &["top-card"]),
        NodeView::Means { .. } => ("et-ui-lesson-means", &["road", "train", "plane", "ship"]),
        NodeView::IncidentChoice { .. } => ("lesson-redraw-incident", &["keep-incident", "redraw-incident"]),
        NodeView::Over => return None,
    };
    Some(Lesson { key, until })
}

/// What can be done without is explained in this many rounds; whoever has not done it then leaves it.
const LESSONS_OF_EXTRAS: u8 = 2;

/// The first thing in the turn menu that the seat has never done.
fn menu_lesson(desk: &Table<'_>, seat: Seat) -> Option<Lesson> {
    let can = |wanted: fn(&Action) -> bool| desk.legal.iter().any(wanted);
    let extra = |wanted| desk.view.round <= LESSONS_OF_EXTRAS && can(wanted);
    let kinds: [(bool, Lesson); 6] = [
        (
            can(|action| matches!(action, Action::StartWith(_))),
            Lesson { key: "lesson-start-with", until: &["start-with"] },
        ),
        (
            can(|action| matches!(action, Action::TakeMarket(_))),
            Lesson { key: "lesson-take-market", until: &["take-market", "take-deck"] },
        ),
        (extra(|action| matches!(action, Action::Buy(_))), Lesson { key: "lesson-buy", until: &["buy"] }),
        (
            extra(|action| matches!(action, Action::BuyLevel(..))),
            Lesson { key: "lesson-buy-level", until: &["buy-level"] },
        ),
        (can(|action| matches!(action, Action::Bank)), Lesson { key: "lesson-bank", until: &["bank"] }),
        (
            can(|action| matches!(action, Action::EndTurn)),
            Lesson { key: "lesson-end-turn", until: &["end-turn"] },
        ),
    ];
    let is_new = |lesson: &Lesson| !lesson.until.iter().any(|kind| desk.moment.has_practised(seat, kind));
    kinds.into_iter().find(|(can, lesson)| *can && is_new(lesson)).map(|(_, lesson)| lesson)
}
