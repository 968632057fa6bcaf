//! The usual next steps, and what a first-time player should know about them.

use ecotable_kernel::{Narrate, Phrase};
use ecotable_plastic_race::city::Place;
use ecotable_plastic_race::{Action, PhaseWords};

use super::Table;
use super::deeds::place_name;
use crate::table::{Choice, Fingerprint, Lesson, Tray};
use crate::text::Text;

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    if desk.is_asked() {
        let choices: Vec<(Action, bool)> =
            steps(desk).into_iter().map(|action| (action, desk.may(action))).collect();
        fingerprint.add(&desk.view.phase).add(&choices).add(&note(desk));
    }
}

/// The steps that stand in the tray, the usual one first; some may not be possible now.
fn steps(desk: &Table<'_>) -> Vec<Action> {
    match desk.view.phase {
        PhaseWords::Turn {} => in_turn(desk),
        PhaseWords::React { .. } => vec![Action::LetPass, Action::Puncture],
        PhaseWords::RewardChoice { .. } => vec![Action::Use, Action::Skip],
        PhaseWords::Discard {} => vec![Action::Refill],
        PhaseWords::PayUnit { .. } => vec![Action::PayPair],
        // A handful of answers, which a thumb reaches here.
        PhaseWords::ChooseLight { .. }
        | PhaseWords::OneWayDirection { .. }
        | PhaseWords::PickSeat { .. }
        | PhaseWords::DieColour { .. } => desk.legal.clone(),
        _ => Vec::new(),
    }
}

/// Collecting or selling, the end of the turn, and the police token, which lies nowhere else.
fn in_turn(desk: &Table<'_>) -> Vec<Action> {
    let collects = desk.may(Action::Collect);
    let sales = desk.legal.iter().copied().filter(|action| matches!(action, Action::SellBin(_)));
    let mut steps: Vec<Action> = collects.then_some(Action::Collect).into_iter().chain(sales).collect();
    steps.push(Action::EndTurn);
    if !collects && at_bin(desk) {
        steps.push(Action::Collect);
    }
    steps.extend(desk.may(Action::PoliceToken).then_some(Action::PoliceToken));
    steps
}

/// Whether none of the steps is the usual one: an answer, or one of several bins that can be sold.
fn are_equal(phase: &PhaseWords, steps: &[Action]) -> bool {
    let of_bins = matches!(steps, [Action::SellBin(_), Action::SellBin(_), ..]);
    of_bins
        || matches!(
            phase,
            PhaseWords::PayUnit { .. }
                | PhaseWords::ChooseLight { .. }
                | PhaseWords::OneWayDirection { .. }
                | PhaseWords::PickSeat { .. }
                | PhaseWords::DieColour { .. }
        )
}

/// Whether the active truck is at a bin, where somebody may wonder why nothing can be collected.
fn at_bin(desk: &Table<'_>) -> bool {
    let city = desk.game.city();
    let truck = super::traffic::stands_at(desk, desk.view.active);
    truck.is_some_and(|node| matches!(city.node(node).place, Place::Bin(_)))
}

/// Whether an action stands in the tray.
pub fn has(desk: &Table<'_>, action: Action) -> bool {
    steps(desk).contains(&action)
}

fn choice(desk: &Table<'_>, action: Action) -> Choice {
    let key = match action {
        Action::Collect => Some('c'),
        Action::EndTurn | Action::LetPass | Action::Skip => Some('p'),
        Action::Refill | Action::Use | Action::Puncture => Some('b'),
        _ => None,
    };
    let label = label(desk, action);
    Choice { action: action.to_string().into(), label, key, possible: desk.may(action) }
}

/// What a button says, in few words.
fn label(desk: &Table<'_>, action: Action) -> Text {
    let city = desk.game.city();
    let towards = |place: &str| desk.say(&Phrase::new("pr-ui-towards").with("place", place)).text();
    match (action, &desk.view.phase) {
        (Action::EndTurn, _) if desk.may(Action::Collect) => desk.key("pr-ui-end-without"),
        (Action::LetPass, _) => desk.key("pr-ui-let-pass"),
        (Action::Puncture, _) => desk.key("pr-ui-puncture"),
        (Action::ChooseLight(light), _) => place_name(desk, &light.to_string()),
        (Action::OneWayDirection(direction), PhaseWords::OneWayDirection { section, .. }) => {
            towards(&place_name(desk, city.node_id(city.end_of(*section, direction))))
        }
        (Action::DieColour(colour), _) => {
            super::faces::capital(&desk.say(&ecotable_plastic_race::PlasticRace::say_colour(colour)).text())
        }
        (Action::SellBin(bin), _) => {
            let points = desk.view.plant.as_ref().map_or(0, |plant| plant.points);
            desk.say(&Phrase::new("pr-ui-sell").with("bin", bin).with("points", points)).text()
        }
        _ => desk.say(&desk.game.action(action)).text(),
    }
}

pub fn tray(desk: &Table<'_>) -> Tray {
    if !desk.is_asked() {
        return Tray::default();
    }
    let steps = steps(desk);
    let equal = are_equal(&desk.view.phase, &steps);
    let mut steps = steps.into_iter();
    let primary = if equal { None } else { steps.next().map(|action| choice(desk, action)) };
    Tray {
        primary,
        others: steps.map(|action| choice(desk, action)).collect(),
        note: note(desk).map(|key| desk.key(key)),
        place: matches!(desk.view.phase, PhaseWords::AskFor { .. }).then_some("deeds"),
        ..Tray::default()
    }
}

/// What to do if there is no button for it here.
fn note(desk: &Table<'_>) -> Option<&'static str> {
    let sells = desk.legal.iter().any(|action| matches!(action, Action::SellBin(_)));
    let key = match desk.view.phase {
        PhaseWords::Turn {} if sells => "pr-ui-note-sell",
        PhaseWords::Turn {} if desk.view.movement_over => return None,
        PhaseWords::Turn {} => "pr-ui-note-drive",
        PhaseWords::PlaceDie { .. }
        | PhaseWords::PickDie { .. }
        | PhaseWords::PickToken { .. }
        | PhaseWords::PlaceWorks { .. }
        | PhaseWords::PlaceOneWay { .. }
        | PhaseWords::PoliceOption { .. } => "pr-ui-note-map",
        PhaseWords::OneWayDirection { .. } | PhaseWords::ChooseLight { .. } => "pr-ui-note-map-too",
        PhaseWords::SpendCard { .. }
        | PhaseWords::PayUnit { .. }
        | PhaseWords::GiveCard { .. }
        | PhaseWords::SwapOwn { .. }
        | PhaseWords::SwapTheirs { .. }
        | PhaseWords::Discard {}
        | PhaseWords::RouteOverflow { .. } => "pr-ui-note-hand",
        PhaseWords::AskFor { .. } => "pr-ui-note-list",
        PhaseWords::DieColour { .. }
        | PhaseWords::PickSeat { .. }
        | PhaseWords::React { .. }
        | PhaseWords::RewardChoice { .. }
        | PhaseWords::Over {} => return None,
    };
    Some(key)
}

/// What the decision is about that the viewer owes.
pub fn lesson(desk: &Table<'_>) -> Option<Lesson> {
    let goes_on = desk.legal.iter().any(|action| matches!(action, Action::Continue(..)));
    let sells = desk.legal.iter().any(|action| matches!(action, Action::SellBin(_)));
    let (key, until): (_, &[&str]) = match desk.view.phase {
        PhaseWords::Turn {} if desk.may(Action::Collect) => ("lesson-collect", &["collect"]),
        PhaseWords::Turn {} if sells => ("lesson-sell_bin", &["sell_bin"]),
        PhaseWords::Turn {} if goes_on => ("lesson-continue", &["continue"]),
        PhaseWords::Turn {} if desk.view.movement_over => ("lesson-end_turn", &["end_turn"]),
        PhaseWords::Turn {} => ("lesson-step", &["step", "end_turn"]),
        PhaseWords::ChooseLight { .. } => ("lesson-choose_light", &["choose_light"]),
        PhaseWords::SpendCard { .. } => ("lesson-spend_card", &["spend_card"]),
        PhaseWords::PayUnit { .. } => ("lesson-pay_unit", &["pay_unit"]),
        PhaseWords::RewardChoice { .. } => ("lesson-use", &["use", "skip"]),
        PhaseWords::PickDie { .. } => ("lesson-pick_die", &["pick_die"]),
        PhaseWords::PlaceDie { .. } => ("lesson-place_die", &["place_die"]),
        PhaseWords::DieColour { .. } => ("lesson-die_colour", &["die_colour"]),
        PhaseWords::PickToken { .. } => ("lesson-pick_token", &["pick_token"]),
        PhaseWords::PlaceWorks { .. } => ("lesson-place_works", &["place_works"]),
        PhaseWords::PlaceOneWay { .. } => ("lesson-place_one_way", &["place_one_way"]),
        PhaseWords::OneWayDirection { .. } => ("lesson-one_way_direction", &["one_way_direction"]),
        PhaseWords::PickSeat { .. } => ("lesson-pick_seat", &["pick_seat"]),
        PhaseWords::AskFor { .. } => ("lesson-ask_for", &["ask_for"]),
        PhaseWords::GiveCard { .. } => ("lesson-give_card", &["give_card"]),
        PhaseWords::SwapOwn { .. } => ("lesson-swap_own", &["swap_own"]),
        PhaseWords::SwapTheirs { .. } => ("lesson-swap_theirs", &["swap_theirs"]),
        PhaseWords::PoliceOption { .. } => ("lesson-pass", &["pass", "remove", "reverse"]),
        PhaseWords::React { .. } => ("lesson-puncture", &["let_pass", "puncture"]),
        PhaseWords::RouteOverflow { .. } => ("lesson-route_overflow", &["route_overflow"]),
        PhaseWords::Discard {} => ("lesson-discard", &["discard", "refill"]),
        PhaseWords::Over {} => return None,
    };
    Some(Lesson { key, until })
}
