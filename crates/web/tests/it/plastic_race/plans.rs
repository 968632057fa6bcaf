//! What a plan promises happens, and what a route card shows is paid.

use ecotable_kernel::{Game, GameRng, Seat, Step, Viewer};
use ecotable_plastic_race::city::Section;
use ecotable_plastic_race::{Action, Drives, Goal, PhaseWords, PlasticRace, View};
use ecotable_rooms::Stage;
use ecotable_web::boards;
use ecotable_web::boards::plastic_race::progress;
use ecotable_web::server::Fields;
use ecotable_web::table::Mode;
use ecotable_web::voice::Voices;
use serde_json::json;

use super::{GAME, NAMES, Watcher, configs, play, position};
use crate::drive::Drive;
use crate::html::parse;

#[test]
fn a_drive_carried_out_step_by_step_ends_there_and_spends_what_was_shown() {
    let mut driven = 0;
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        play(config, seats, 160 + number as u64, |drive, rng| {
            let before = position(drive);
            let seat = before.view_of(Viewer::Spectator).active;
            let view = before.view_of(Viewer::Seat(seat));
            if !matches!(view.phase, PhaseWords::Turn {}) || rng.below(6) > 0 {
                return;
            }
            let drives = Drives::of_view(before.game(), &view);
            let reached = drives.sections();
            let Some(&(section, _)) = reached.get(rng.below(reached.len().max(1) as u32) as usize) else {
                return;
            };
            let Some(plan) = drives.to(Goal::Section(section), 1).pop() else { return };
            // A drawn card may change what is asked.
            if plan.certain < plan.actions.len() {
                return;
            }
            assert_eq!(plan.sections.last(), Some(&section));
            for action in &plan.actions {
                drive.decide(seat, &action.to_string()).unwrap();
            }
            let after = position(drive).view_of(Viewer::Seat(seat));
            let track: Vec<Section> =
                after.track.iter().skip(view.track.len()).map(|leg| leg.section).collect();
            assert_eq!(track, plan.sections);
            let held = |view: &View| view.own.as_ref().unwrap().hand.clone();
            let mut spent = held(&view);
            spent.retain(|card| !held(&after).contains(card));
            assert_eq!(spent, plan.cards);
            driven += 1;
        });
    }
    assert!(driven > 15, "{driven} drives");
}

#[test]
fn a_route_card_shown_as_complete_is_paid_and_no_other() {
    let (mut paid, mut open) = (0, 0);
    for seed in 0..6 {
        let route_match = if seed % 2 == 0 { "window" } else { "exact" };
        let config = json!({ "city": "athens", "route_match": route_match });
        let mut drive = Drive::of(GAME, config, &NAMES[..3], seed);
        let mut rng = GameRng::quick(seed);
        while drive.moment().stage != Stage::Over {
            let now = position(&drive);
            drive.advance("merchant", &mut rng);
            let seat = now.view_of(Viewer::Spectator).active;
            let view = now.view_of(Viewer::Seat(seat));
            let punctured = view.players[seat.index()].puncture.is_some();
            let own = view.own.as_ref().unwrap();
            let may_end = now.legal_actions(seat).binary_search(&Action::EndTurn).is_ok();
            if own.routes.is_empty() || !may_end || view.routes_checked || punctured {
                continue;
            }
            let complete = |route| progress(now.game(), &view, route).complete;
            let kept: Vec<_> = own.routes.iter().copied().filter(|&route| !complete(route)).collect();
            assert_eq!(after_end_of_turn(&now, seat), kept);
            paid += own.routes.len() - kept.len();
            open += kept.len();
        }
    }
    assert!(paid > 5 && open > 50, "{paid} paid, {open} not");
}

/// The route cards of a seat after it has ended its turn, in a position as it imagines it.
fn after_end_of_turn(
    now: &ecotable_catalog::Position<PlasticRace>,
    seat: Seat,
) -> Vec<ecotable_plastic_race::Route> {
    let mut rng = GameRng::quick(4);
    let mut state = now.peek(seat).imagine(&mut rng);
    now.game().apply(&mut state, seat, Action::EndTurn, &mut Step::simulated(rng));
    now.game().view(&state, Viewer::Seat(seat)).own.unwrap().routes
}

/// The sheet that somebody asks for, as HTML.
fn sheet(watcher: &Watcher, drive: &Drive, name: &str, query: &str) -> String {
    let fields = Fields::read(query.as_bytes()).unwrap();
    watcher.with(drive, None, |scene| {
        boards::drawing(GAME).plan(scene, name, &fields).unwrap().body.into_string()
    })
}

/// Whoever drives now, in every third turn: how they look at the table and what they know.
fn to_drive(voices: &'static Voices, drive: &Drive, rng: &mut GameRng) -> Option<(Watcher, View)> {
    let now = position(drive);
    let viewer = Viewer::Seat(now.view_of(Viewer::Spectator).active);
    let view = now.view_of(viewer);
    let wanted = matches!(view.phase, PhaseWords::Turn {}) && rng.below(3) == 0;
    wanted.then_some((Watcher { voices, language: "en", viewer, mode: Mode::Table }, view))
}

#[test]
fn a_way_shows_its_cost_as_a_sum_and_says_it_in_a_sentence() {
    let voices = Voices::all();
    let mut shown = 0;
    let (config, seats) = configs()[1].clone();
    play(config, seats, 210, |drive, rng| {
        let Some((watcher, view)) = to_drive(voices, drive, rng) else { return };
        let html: String =
            (1..=4).map(|bin| sheet(&watcher, drive, "route", &format!("to=b{bin}"))).collect();
        let elements = parse(&html);
        let hand = view.own.as_ref().unwrap().hand.len();
        for way in elements.iter().filter(|element| element.has_class("way")) {
            let spent = way.outer.matches("\"minicard").count();
            let left = format!("Cards that you keep: {}.", hand - spent);
            let sum = format!("<span class=\"eq\">{}</span>", hand - spent);
            assert!(way.outer.contains(&left) && way.outer.contains(&sum), "{left} {}", way.outer);
            shown += 1;
        }
    });
    assert!(shown > 5, "{shown} ways");
}

#[test]
fn a_card_says_at_every_street_why_it_does_not_drive_there() {
    let voices = Voices::all();
    let (mut refused, mut over) = (0, 0);
    let (config, seats) = configs()[2].clone();
    play(config, seats, 211, |drive, rng| {
        let Some((watcher, view)) = to_drive(voices, drive, rng) else { return };
        let now = position(drive);
        let (city, seat) = (now.game().city(), view.active);
        let truck = city.node_named(view.players[seat.index()].truck.as_ref().unwrap()).unwrap();
        let Some(&card) = view.own.as_ref().unwrap().hand.first() else { return };
        let html = sheet(&watcher, drive, "card", &format!("card={card}"));
        if view.movement_over {
            over += usize::from(html.contains("cannot move any more"));
            return;
        }
        let elements = parse(&html);
        let reasons = elements.iter().find(|element| element.has_class("bring"));
        let reasons = reasons.map_or(0, |list| list.outer.matches("<li>").count());
        let drives = |section: Section| {
            let over = |action: &Action| matches!(*action, Action::Step(used, at, _) | Action::ShortcutStep(used, at) if used == card && at == section);
            now.legal_actions(seat).iter().any(over)
        };
        let shut = city.node(truck).exits.iter().filter(|exit| !drives(exit.section)).count();
        assert_eq!(reasons, shut, "{card}: {html}");
        refused += reasons;
    });
    assert!(refused > 20 && over > 0, "{refused} reasons, {over} after the drive");
}
