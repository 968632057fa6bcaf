//! What a driver decides, and why in one word.

use ecotable_kernel::{Game, GameRng, Seat};
use ecotable_plastic_race::{Action, Card, Effect, PlasticRace, Wanted, Wish};

use super::board;
use super::hand::keep;
use super::plan::{Plan, Planner};
use super::style::{Mischief, Sight};

/// A decision and the word of its reason.
type Choice = (Action, &'static str);

/// By how much a token must hinder others more than oneself.
const MISCHIEF: f32 = 1.5;
/// By how much the police must improve a drive.
const POLICE: f32 = 1.5;

/// Decides among at least two actions.
pub(super) fn decide(planner: &Planner<'_>, legal: &[Action], rng: &mut GameRng) -> Choice {
    match planner.state.wish() {
        Wish::Turn => turn(planner, legal, rng),
        Wish::React => react(planner, rng),
        Wish::Discard => discard(planner, legal),
        Wish::Other => other(planner, legal, rng),
    }
}

/// What to do next in a turn.
pub(super) fn turn(planner: &Planner<'_>, legal: &[Action], rng: &mut GameRng) -> Choice {
    if rng.below(100) < planner.style.whim {
        return (random(legal, rng), "whim");
    }
    if planner.style.sight == Sight::Section {
        return next_section(planner, legal);
    }
    let has_driven = planner.state.track().next().is_some();
    let plan = if planner.state.is_movement_over() { Plan::default() } else { planner.plan(has_driven) };
    if let Some(choice) = spare_effect(planner, legal, &plan) {
        return choice;
    }
    let sale = sale(legal).filter(|_| planner.sale() > 0.0);
    match plan.first().and_then(|first| listed(planner, legal, first)).or(sale) {
        Some(sale @ Action::SellBin(_)) => (sale, "sell"),
        Some(drive) if plan.collects => (drive, "to-bin"),
        Some(drive) => (drive, "closer"),
        None if legal.contains(&Action::Collect) => (Action::Collect, "collect"),
        None => (end(legal), "end"),
    }
}

/// The action as it stands in the list: with its colour only where there is a choice, and of equal cards only one.
pub(super) fn listed(planner: &Planner<'_>, legal: &[Action], wanted: Action) -> Option<Action> {
    let face = |card: Card| {
        let face = planner.game.cards().street(card);
        (face.kind, face.colours.clone(), face.effect)
    };
    let fits = |action: Action| match (action, wanted) {
        (Action::Continue(a, colour), Action::Continue(b, named))
        | (Action::PairStep(a, colour), Action::PairStep(b, named))
        | (Action::DoubleStep(a, colour), Action::DoubleStep(b, named)) => {
            a == b && (colour.is_none() || colour == named)
        }
        (Action::Step(card, a, colour), Action::Step(other, b, named)) => {
            a == b && (colour.is_none() || colour == named) && (card == other || face(card) == face(other))
        }
        _ => action == wanted,
    };
    legal.iter().copied().find(|&action| fits(action))
}

fn sale(legal: &[Action]) -> Option<Action> {
    legal.iter().copied().find(|action| matches!(action, Action::SellBin(_)))
}

fn end(legal: &[Action]) -> Action {
    legal.last().copied().unwrap_or(Action::EndTurn)
}

fn random(legal: &[Action], rng: &mut GameRng) -> Action {
    rng.pick(legal).copied().unwrap_or(Action::EndTurn)
}

/// A section that leads nearer to a bin, whatever comes after it.
fn next_section(planner: &Planner<'_>, legal: &[Action]) -> Choice {
    if legal.contains(&Action::Collect) {
        return (Action::Collect, "collect");
    }
    let city = planner.game.city();
    let here = planner.state.truck(planner.seat);
    let lacking = planner.lacking();
    let now = planner.distance(here, lacking);
    let nearer = legal.iter().find(|action| match **action {
        Action::Continue(section, _) | Action::Step(_, section, _) | Action::PairStep(section, _) => {
            city.exit(here, section).is_some_and(|exit| planner.distance(exit.to, lacking) < now)
        }
        _ => false,
    });
    match nearer {
        Some(&drive) if lacking != 0 => (drive, "closer"),
        _ => (end(legal), "end"),
    }
}

/// An effect of a card that the drive does not need.
fn spare_effect(planner: &Planner<'_>, legal: &[Action], plan: &Plan) -> Option<Choice> {
    legal.iter().find_map(|&action| match action {
        Action::Effect(card) if plan.cards & card.bit() == 0 => {
            let effect = planner.game.cards().street(card).effect?;
            reason_to_play(planner, action, effect, plan).map(|why| (action, why))
        }
        Action::PoliceToken
            if helps(planner, plan) && board::police_gain(planner, action, plan.worth) > POLICE =>
        {
            Some((action, "police"))
        }
        _ => None,
    })
}

/// Whether the seat can still drive and does not reach a bin anyway.
fn helps(planner: &Planner<'_>, plan: &Plan) -> bool {
    !planner.state.is_movement_over() && !plan.collects
}

fn reason_to_play(
    planner: &Planner<'_>,
    action: Action,
    effect: Effect,
    plan: &Plan,
) -> Option<&'static str> {
    let tour = planner.style.sight == Sight::Tour;
    match effect {
        Effect::Plus2 | Effect::Plus3 => (!tour || helps(planner, plan)).then_some("effect"),
        Effect::Steal => Some("effect"),
        Effect::Ask => (tour && helps(planner, plan)).then_some("effect"),
        Effect::RollDice => (tour && helps(planner, plan)).then_some("dice"),
        Effect::Works | Effect::OneWay if planner.style.mischief == Mischief::Always => {
            (board::mischief_gain(planner, action) > MISCHIEF).then_some("hinder")
        }
        Effect::Police => {
            let gains =
                tour && helps(planner, plan) && board::police_gain(planner, action, plan.worth) > POLICE;
            gains.then_some("police")
        }
        _ => None,
    }
}

/// A puncture hurts most who leads or would take the bonus card.
fn react(planner: &Planner<'_>, rng: &mut GameRng) -> Choice {
    let (game, state) = (planner.game, planner.state);
    let collector = state.active();
    let best_other =
        Seat::all(game.seats()).filter(|&seat| seat != collector).map(|seat| game.score(state, seat)).max();
    let leads = Some(game.score(state, collector)) >= best_other;
    let finishes = (game.every_bin() & !state.bins(collector)).count_ones() == 1;
    let wants = planner.is_duel() || leads || finishes || planner.style.sight != Sight::Tour;
    if wants && rng.below(100) < planner.style.malice {
        (Action::Puncture, "puncture")
    } else {
        (Action::LetPass, "let-pass")
    }
}

/// What does not help in the next turn goes, and better cards may come.
fn discard(planner: &Planner<'_>, legal: &[Action]) -> Choice {
    let cards = planner.game.cards();
    let plan = planner.plan(false);
    let worth = |card: Card| keep(cards, card) + if plan.cards & card.bit() != 0 { 1.0 } else { 0.0 };
    let discards = legal.iter().filter_map(|action| match *action {
        Action::Discard(card) => Some(card),
        _ => None,
    });
    let least = discards.min_by(|&a, &b| worth(a).total_cmp(&worth(b)));
    let must = !legal.contains(&Action::Refill);
    let limit = match planner.style.sight {
        _ if plan.first().is_none() => 0.8,
        Sight::Section => 0.0,
        Sight::Drive if plan.collects => 0.0,
        Sight::Drive => 0.3,
        Sight::Tour if plan.collects => 0.4,
        Sight::Tour => 0.6,
    };
    match least {
        Some(card) if must || worth(card) < limit => (Action::Discard(card), "discard"),
        _ => (Action::Refill, "refill"),
    }
}

/// Dice, tokens, opponents and cards to give away.
fn other(planner: &Planner<'_>, legal: &[Action], rng: &mut GameRng) -> Choice {
    let tour = planner.style.sight == Sight::Tour;
    match legal[0] {
        Action::SpendCard(_)
        | Action::PayUnit(_)
        | Action::PayPair
        | Action::GiveCard(_)
        | Action::SwapOwn(_)
        | Action::SwapTheirs(_) => (least(planner, legal), "least"),
        Action::PickSeat(_) => (leader(planner, legal), "leader"),
        Action::AskFor(_) => (question(planner, legal), "ask"),
        Action::PlaceDie(_) if tour => (board::die_site(planner, legal), "die"),
        Action::PickToken(_)
        | Action::PlaceWorks(_)
        | Action::PlaceOneWay(_)
        | Action::OneWayDirection(_)
            if tour =>
        {
            (board::token_site(planner, legal), "hinder")
        }
        Action::Remove(_) | Action::Reverse(_) | Action::Pass(_) if tour => {
            (board::police(planner, legal).0, "police")
        }
        Action::Use => (if tour { Action::Use } else { Action::Skip }, "reward"),
        Action::ChooseLight(_) if tour => (light(planner, legal), "closer"),
        _ => (random(legal, rng), "whim"),
    }
}

/// The card that is worth least.
pub(super) fn least(planner: &Planner<'_>, legal: &[Action]) -> Action {
    let worth = |action: &Action| match *action {
        Action::SpendCard(card)
        | Action::PayUnit(card)
        | Action::GiveCard(card)
        | Action::SwapOwn(card)
        | Action::SwapTheirs(card) => keep(planner.game.cards(), card),
        _ => 2.0,
    };
    legal.iter().copied().min_by(|a, b| worth(a).total_cmp(&worth(b))).unwrap_or(legal[0])
}

/// The light from which the hand drives best.
fn light(planner: &Planner<'_>, legal: &[Action]) -> Action {
    let worth = |action: &Action| match *action {
        Action::ChooseLight(light) => planner.plan_from(planner.game.city().lights[light.index()]),
        _ => 0.0,
    };
    legal.iter().copied().max_by(|a, b| worth(a).total_cmp(&worth(b))).unwrap_or(legal[0])
}

/// The opponent with the most points.
fn leader(planner: &Planner<'_>, legal: &[Action]) -> Action {
    let score = |action: &&Action| match **action {
        Action::PickSeat(seat) => planner.game.score(planner.state, seat),
        _ => 0,
    };
    legal.iter().max_by_key(score).copied().unwrap_or(legal[0])
}

/// A colour that leads on from the truck and that the hand lacks.
fn question(planner: &Planner<'_>, legal: &[Action]) -> Action {
    let (game, state) = (planner.game, planner.state);
    let here = state.truck(planner.seat);
    let (lacking, hand) = (planner.lacking(), state.hand(planner.seat));
    let exits = game.city().node(here).exits.iter();
    let nearest = exits.min_by_key(|exit| planner.distance(exit.to, lacking));
    let pays = |colour| hand.cards().any(|card| game.cards().pays(card).contains(colour));
    nearest
        .and_then(|exit| game.colours_now(state, exit.section).iter().find(|&colour| !pays(colour)))
        .map(|colour| Action::AskFor(Wanted::Colour(colour)))
        .filter(|action| legal.contains(action))
        .unwrap_or(legal[0])
}

/// Whether an action drives.
pub(super) fn drives(action: Action) -> bool {
    PlasticRace::is_drive(action)
}
