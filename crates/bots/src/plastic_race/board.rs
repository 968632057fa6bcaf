//! Works, arrows, dice and the police: what they change for whom.

use ecotable_kernel::{Game, GameRng, Seat, Step};
use ecotable_plastic_race::city::{Node, Section};
use ecotable_plastic_race::{Action, PlasticRace, State, Wish};

use super::plan::Planner;

/// A bin that cannot be reached counts as if it were so far away.
const FAR: u8 = 12;
/// How many sites of a die are tried.
const MOST_SITES: usize = 8;
/// The most decisions that placing one token takes.
const DECISIONS: u32 = 3;

/// How hard a seat's way is: sections to its nearest bin, and a little of the others.
fn hardship(game: &PlasticRace, state: &State, seat: Seat) -> f32 {
    let lacking = game.every_bin() & !state.bins(seat);
    let sections = distances(game, state, state.truck(seat));
    let city = game.city();
    let (mut nearest, mut sum) = (FAR, 0.0);
    for bin in (1..=city.bins).filter(|bin| lacking & (1 << bin) != 0).filter_map(|bin| city.bin(bin)) {
        let far = sections[bin.index()].min(FAR);
        nearest = nearest.min(far);
        sum += f32::from(far);
    }
    if lacking == 0 { 0.0 } else { f32::from(nearest) + 0.3 * sum }
}

/// Sections from a node to each other one over what is open now.
fn distances(game: &PlasticRace, state: &State, from: Node) -> [u8; 64] {
    let mut far = [u8::MAX; 64];
    let mut queue = arrayvec::ArrayVec::<Node, 64>::new();
    far[from.index()] = 0;
    queue.push(from);
    let mut next = 0;
    while next < queue.len() {
        let node = queue[next];
        next += 1;
        for exit in &game.city().node(node).exits {
            if far[exit.to.index()] == u8::MAX && game.is_drivable(state, exit.section, exit.direction) {
                far[exit.to.index()] = far[node.index()] + 1;
                queue.push(exit.to);
            }
        }
    }
    far
}

/// How a position looks to a seat as far as tokens are concerned: others have it hard and itself easy.
fn mischief(planner: &Planner<'_>, state: &State) -> f32 {
    let (game, own) = (planner.game, planner.seat);
    let others = Seat::all(game.seats()).filter(|&seat| seat != own);
    let worst: f32 = others.map(|seat| hardship(game, state, seat)).sum();
    worst / f32::from(game.seats() - 1).sqrt() - 1.3 * hardship(game, state, own)
}

/// The position after a decision of the seat.
fn after(planner: &Planner<'_>, state: &State, action: Action) -> State {
    let mut state = *state;
    let mut step = Step::simulated(GameRng::quick(0));
    planner.game.apply(&mut state, planner.seat, action, &mut step);
    state
}

/// The best that can come of placing a token, decision by decision.
fn best_placing(planner: &Planner<'_>, state: &State, left: u32) -> f32 {
    if left == 0 || state.wish() == Wish::Turn {
        return mischief(planner, state);
    }
    let mut legal = Vec::new();
    planner.game.legal_actions(state, planner.seat, &mut legal);
    let each = legal.iter().map(|&action| best_placing(planner, &after(planner, state, action), left - 1));
    each.fold(f32::MIN, f32::max)
}

/// How much a token would change for the better if its card were played.
pub(super) fn mischief_gain(planner: &Planner<'_>, card: Action) -> f32 {
    best_placing(planner, &after(planner, planner.state, card), DECISIONS) - mischief(planner, planner.state)
}

/// Where a token goes.
pub(super) fn token_site(planner: &Planner<'_>, legal: &[Action]) -> Action {
    let worth = |action: Action| best_placing(planner, &after(planner, planner.state, action), DECISIONS);
    best(legal, worth)
}

/// What the police does best, and how much better the drive is then.
pub(super) fn police(planner: &Planner<'_>, legal: &[Action]) -> (Action, f32) {
    let worth = |action: Action| {
        let state = after(planner, planner.state, action);
        Planner { state: &state, ..*planner }.plan(state.track().next().is_some()).worth
    };
    let action = best(legal, worth);
    (action, worth(action))
}

/// Whether calling the police makes the drive so much better that it is worth it.
pub(super) fn police_gain(planner: &Planner<'_>, call: Action, now: f32) -> f32 {
    let state = after(planner, planner.state, call);
    let calling = Planner { state: &state, ..*planner };
    if state.wish() == Wish::Turn {
        return calling.plan(state.track().next().is_some()).worth - now;
    }
    let mut legal = Vec::new();
    planner.game.legal_actions(&state, planner.seat, &mut legal);
    police(&calling, &legal).1 - now
}

/// Where a die helps most, among the sites on the way.
pub(super) fn die_site(planner: &Planner<'_>, legal: &[Action]) -> Action {
    let here = planner.state.truck(planner.seat);
    let (city, lacking) = (planner.game.city(), planner.lacking());
    let detour = |section: Section| {
        let ends = city.ends[section.index()];
        let through = |a, b| city.distance(here, a) + 1 + planner.distance(b, lacking);
        through(ends[0], ends[1]).min(through(ends[1], ends[0]))
    };
    let mut sites: Vec<(u8, Action)> = legal
        .iter()
        .filter_map(|&action| match action {
            Action::PlaceDie(section) => Some((detour(section), action)),
            _ => None,
        })
        .collect();
    sites.sort_by_key(|(detour, _)| *detour);
    let off_the_way = sites.last().copied();
    let near: Vec<Action> =
        sites.iter().take(MOST_SITES).chain(&off_the_way).map(|(_, action)| *action).collect();
    let worth = |action: Action| {
        let state = after(planner, planner.state, action);
        Planner { state: &state, ..*planner }.plan(state.track().next().is_some()).worth
    };
    if near.is_empty() { legal[0] } else { best(&near, worth) }
}

/// The action that is worth most, the first of equals.
fn best(legal: &[Action], worth: impl Fn(Action) -> f32) -> Action {
    let mut best = (legal[0], f32::MIN);
    for &action in legal {
        let worth = worth(action);
        if worth > best.1 {
            best = (action, worth);
        }
    }
    best.0
}
