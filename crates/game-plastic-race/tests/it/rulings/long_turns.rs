//! The ruling on turns that drive more sections than a track lists.

use ecotable_kernel::{Game, GameRng};
use ecotable_plastic_race::city::CityName::{Athens, Rome};
use ecotable_plastic_race::{
    Colour, Driven, EarlierWords, LegWords, PlasticRace, RewardRepeat, Route, RouteMatch,
};

use crate::scene::{Play, Scene};

fn leg(section: &str, colour: Option<Colour>, from: &str, to: &str) -> LegWords {
    LegWords { section: section.parse().unwrap(), colour, from: from.into(), to: to.into() }
}

/// Seat 0 in Athens with RT01 (yellow, orange, purple): b1 to j1 in a colour, then 63 orange sections up to r3.
fn long_drive(first: Option<Colour>) -> Scene {
    let mut track = vec![leg("s08", first, "b1", "j1")];
    for number in 0..63 {
        let (from, to) = if number % 2 == 0 { ("j1", "r3") } else { ("r3", "j1") };
        track.push(leg("s09", Some(Colour::Orange), from, to));
    }
    let scene = Scene::new(Athens, 2).truck(0, "r3").routes(0, "RT01").hand(0, "ST05 ST11 ST03");
    scene.edit(|start| (start.track, start.rewards_used) = (track, vec!["r3".into()]))
}

/// Drives on in Rome, yellow to and fro through r3 with two cards for each passage, as long as there are cards.
fn drive_to_and_fro(play: &mut Play) -> usize {
    let mut driven = 0;
    loop {
        if play.offers("skip") {
            play.go("skip");
        }
        let (first, then) = if play.truck(0) == "r3" { ("s09", "s06") } else { ("s06", "s09") };
        let pair = format!("pair_step {first}");
        if let Some(step) = play.starting("step").iter().find(|step| step.ends_with(first)) {
            play.go(step);
        } else if play.offers(&pair) {
            play.go(&pair);
            while let Some(card) = play.starting("spend_card").pop() {
                play.go(&card);
            }
        } else {
            return driven;
        }
        play.go(&format!("continue {then}"));
        driven += 2;
    }
}

#[test]
fn pr_4_15_a_route_completed_at_the_beginning_of_a_long_turn_is_paid() {
    let scene = Scene::new(Rome, 2).truck(0, "b3").routes(0, "RT07").hand(0, "ST06 ST01 ST05 ST03 ST09");
    let scene = scene.hand(1, "ST10 ST16 ST22 ST28");
    let mut play = scene.config(|config| config.reward_repeat = RewardRepeat::EveryPass).play();
    play.go("step ST06 s32, step ST01 s31, step ST05 s30");
    assert_eq!(play.track(), "purple blue orange");
    assert!(drive_to_and_fro(&mut play) > 64);
    assert!(play.view().earlier.completed.contains(&"RT07".parse().unwrap()));
    play.go("end_turn");
    assert_eq!((play.counters(0), play.routes(0).as_str()), (3, ""));
    play.go("refill");
    assert_eq!((play.view().track.len(), play.view().earlier), (0, EarlierWords::default()));
}

#[test]
fn pr_r65_the_track_lists_its_latest_sections_and_routes_count_all() {
    for by in [RouteMatch::Window, RouteMatch::Exact] {
        for (first, points) in [(Some(Colour::Purple), 3), (Some(Colour::Red), 0), (None, 0)] {
            let mut play = long_drive(first).config(|config| config.route_match = by).play();
            assert_eq!(play.view().earlier, EarlierWords::default());
            play.go("step ST05 s09, step ST11 s09, step ST03 s10");
            let view = play.view();
            assert_eq!((view.track.len(), view.track[63].to.as_str()), (64, "jB"));
            assert!(view.track.iter().all(|leg| leg.colour != Some(Colour::Purple)));
            play.go("end_turn");
            assert_eq!(play.counters(0), points, "{by}, first {first:?}");
        }
    }
}

#[test]
fn pr_r65_what_is_not_listed_is_written_down_with_the_position() {
    let mut play = long_drive(Some(Colour::Purple)).play();
    assert!(!serde_json::to_string(&play.snapshot()).unwrap().contains("earlier"));
    play.go("step ST05 s09, step ST11 s09");
    let earlier = EarlierWords { completed: vec![], recent: vec![Colour::Orange, Colour::Purple] };
    assert_eq!((&play.snapshot().earlier, &play.view().earlier), (&earlier, &earlier));
    let (game, state) = (play.table.game(), play.table.state());
    assert_eq!(game.restore(&play.snapshot()).as_ref(), Ok(state));
    let supposed = game.suppose(&play.view_of(0)).unwrap();
    assert_eq!(game.snapshot(&supposed).earlier, earlier);
}

#[test]
fn pr_r65_nothing_lies_before_a_short_track() {
    let play = long_drive(Some(Colour::Purple)).play();
    let flaw = |earlier: EarlierWords, legs: usize| {
        let mut snapshot = play.snapshot();
        snapshot.earlier = earlier;
        snapshot.track.drain(legs..);
        snapshot.players[0].truck = snapshot.track[legs - 1].to.clone();
        play.table.game().restore(&snapshot).err()
    };
    let recent = |recent: &[Colour]| EarlierWords { recent: recent.to_vec(), ..EarlierWords::default() };
    let (blue, red) = (Colour::Blue, Colour::Red);
    assert_eq!(flaw(recent(&[blue, red]), 62), None, "two sections can be taken back");
    assert!(flaw(recent(&[blue, red]), 61).is_some());
    assert!(flaw(recent(&[blue, red, blue]), 64).is_some(), "a colour twice");
    assert!(flaw(recent(&[blue; 7]), 64).is_some(), "more than there are colours");
    let routes = vec!["RT02".parse().unwrap(); 2];
    assert!(flaw(EarlierWords { completed: routes, recent: vec![] }, 64).is_some(), "a route twice");
}

/// Whether a drive completes a route, straight from PR-4.15 and PR-6.6.
fn completes(game: &PlasticRace, driven: &[Driven], route: Route) -> bool {
    let wanted = &game.cards().route(route).colours;
    let mut colours: Vec<Option<Colour>> = driven.iter().map(|leg| leg.colour).collect();
    let exact = game.config().route_match == RouteMatch::Exact;
    if exact {
        colours.dedup_by(|a, b| a.is_some() && a == b);
        let fits = |window: &[Option<Colour>]| wanted.iter().all(|colour| window.contains(&Some(*colour)));
        return colours.windows(wanted.len()).any(fits);
    }
    let stretches = colours.split(|colour| colour.is_none_or(|colour| !wanted.contains(&colour)));
    stretches.into_iter().any(|stretch| wanted.iter().all(|colour| stretch.contains(&Some(*colour))))
}

#[test]
fn pr_r65_long_drives_complete_the_same_routes_as_if_all_was_listed() {
    let section = "s09".parse().unwrap();
    let mut rng = GameRng::quick(65);
    for by in [RouteMatch::Window, RouteMatch::Exact] {
        let play = Scene::new(Athens, 2).config(|config| config.route_match = by).play();
        let (game, state) = (play.table.game(), play.table.state());
        let mut found = [0u32; 2];
        for _ in 0..400 {
            // Long rows of one colour leave the colours of a route far apart.
            let (length, rows) = (60 + rng.below(140), 1 + rng.below(90));
            let mut colour = None;
            let drive: Vec<Driven> = (0..length)
                .map(|_| {
                    if rng.below(rows) == 0 {
                        colour = Colour::ALL.get(rng.below(7) as usize).copied();
                    }
                    Driven { section, colour }
                })
                .collect();
            for route in (1..=14).map(|number| format!("RT{number:02}").parse().unwrap()) {
                let expected = completes(game, &drive, route);
                assert_eq!(game.route_points(state, route, &drive) > 0, expected, "{by} {route} {drive:?}");
                found[usize::from(expected)] += 1;
            }
        }
        assert!(found[0] > 200 && found[1] > 200, "{found:?}");
    }
}
