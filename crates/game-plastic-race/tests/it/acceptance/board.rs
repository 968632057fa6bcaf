//! Dice, tokens and the police.

use ecotable_plastic_race::city::CityName::{Ankara, Athens, Rome, Victoria};
use ecotable_plastic_race::{Direction, PolicePower};

use crate::scene::{Scene, seconds};

#[test]
fn pr_a23_a_police_pass_for_one_section() {
    let scene = Scene::new(Athens, 2).truck(0, "jB").hand(0, "ST08").works("s04").police(0);
    let mut without = scene.play();
    without.go("step ST08 s03, skip");
    assert!(!without.offers("continue s04"));
    let mut play = scene.play();
    play.go("police_token, step ST08 s03, skip, continue s04");
    assert_eq!(play.truck(0), "jC");
    let view = play.view();
    assert_eq!((view.works.len(), view.reserve.police), (1, 5));
}

#[test]
fn pr_a24_the_options_of_the_police() {
    let scene =
        Scene::new(Athens, 3).truck(1, "b1").truck(2, "jC").arrow("s05", Direction::Forward).works("s09");
    let options = |scene: &Scene, script: &str| {
        let mut play = scene.play();
        play.go(script);
        play.options(0)
    };
    let card = scene.clone().hand(0, "ST31");
    assert_eq!(options(&card, "effect ST31"), ["remove s05", "reverse s05", "pass s05", "pass s09"]);
    let no_turning = card.clone().config(|config| config.police_reverse = false);
    assert_eq!(options(&no_turning, "effect ST31"), ["remove s05", "pass s05", "pass s09"]);
    let token = scene.police(0).config(|config| config.police_token = PolicePower::PassOnly);
    assert_eq!(options(&token, "police_token"), ["pass s05", "pass s09"]);
    let over = card.edit(|start| start.movement_over = true);
    assert_eq!(options(&over, "effect ST31"), ["remove s05", "reverse s05"]);
}

#[test]
fn pr_a25_no_second_police_token() {
    let scene = Scene::new(Rome, 2).police(0);
    let city = Rome.city();
    let r3 = city.node_named("r3").unwrap();
    let exit = city.node(r3).exits[0];
    let from = city.node_id(exit.to).to_owned();
    let mut play = scene.truck(0, &from).hand(0, "ST55 ST56").play();
    play.go(&format!("step ST55 {}", exit.section));
    assert_eq!(play.truck(0), "r3");
    let view = play.view();
    assert_eq!((view.reserve.police, view.rewards_used), (4, vec!["r3".to_owned()]));
    assert!(play.offers("end_turn"));
}

#[test]
fn pr_a26_works_leave_a_dead_end_with_a_truck_open() {
    let mut play = Scene::new(Ankara, 2).truck(0, "b3").hand(0, "ST20").play();
    play.go("effect ST20");
    let sites = play.options(0);
    assert_eq!(sites.len(), 32);
    assert!(!sites.contains(&"place_works s14".to_owned()) && !sites.contains(&"place_works s15".to_owned()));
    let mut free = Scene::new(Ankara, 2).truck(0, "r1").hand(0, "ST20").play();
    free.go("effect ST20");
    assert_eq!(free.options(0).len(), 34);
}

/// All legal placements of a one-way token, as `s01 from_to` and so on.
fn arrows(scene: &Scene, script: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut play = scene.play();
    play.go(script);
    for site in play.options(0) {
        let section = site.split(' ').nth(1).unwrap().to_owned();
        let mut placed = play.clone();
        placed.go(&site);
        let directions = placed.starting("one_way_direction");
        if directions.is_empty() {
            let token =
                placed.view().one_way.into_iter().find(|token| token.section.to_string() == section).unwrap();
            found.push(format!("{section} {}", token.direction));
        }
        found.extend(
            directions.iter().map(|option| format!("{section} {}", option.split(' ').nth(1).unwrap())),
        );
    }
    found
}

#[test]
fn pr_a27_no_arrow_into_a_dead_end() {
    let scene = Scene::new(Ankara, 2).truck(0, "r1").hand(0, "ST24");
    let legal = arrows(&scene, "effect ST24");
    assert_eq!(legal.len(), 62);
    let city = Ankara.city();
    let into = [("s11", "j3"), ("s12", "b4"), ("s14", "j10"), ("s15", "b3"), ("s26", "j18"), ("s27", "b5")];
    for (section, towards) in into {
        let number = section.parse::<ecotable_plastic_race::city::Section>().unwrap();
        let forward = city.node_id(city.end_of(number, Direction::Forward)) == towards;
        let direction = if forward { "from_to" } else { "to_from" };
        assert!(!legal.contains(&format!("{section} {direction}")), "{section} to {towards}");
    }
}

#[test]
fn pr_a28_the_last_exit_of_a_light_stays_open() {
    let scene = Scene::new(Victoria, 2).hand(0, "ST20 ST24").works("s14");
    let mut play = scene.play();
    play.go("effect ST20");
    let sites = seconds(&play.options(0));
    assert_eq!(sites.split(' ').count(), 23);
    assert!(!sites.contains("s14") && !sites.contains("s15"));
    let city = Victoria.city();
    let legal: Vec<_> =
        arrows(&scene, "effect ST24").into_iter().filter(|arrow| arrow.starts_with("s15")).collect();
    let s15 = "s15".parse().unwrap();
    let forward = city.node_id(city.end_of(s15, Direction::Forward)) == "j11";
    assert_eq!(legal, [format!("s15 {}", if forward { "from_to" } else { "to_from" })]);
}

#[test]
fn pr_a29_nothing_is_placed_in_the_vatican() {
    let scene = Scene::new(Rome, 2).truck(0, "r1").hand(0, "ST01 ST20 ST24");
    let mut dice = scene.play();
    dice.go("effect ST01");
    let first = seconds(&dice.options(0));
    assert_eq!(first.split(' ').count(), 31);
    assert!(["s02", "s03", "s04"].iter().all(|section| !first.contains(section)));
    dice.go("place_die s01");
    assert_eq!(dice.options(0).len(), 30);
    let mut works = scene.play();
    works.go("effect ST20");
    assert_eq!(works.options(0).len(), 31);
    let legal = arrows(&scene, "effect ST24");
    assert!(["s01 from_to", "s01 to_from"].iter().all(|arrow| legal.contains(&(*arrow).to_owned())));
}

#[test]
fn pr_a30_no_works_that_turn_the_vatican_into_a_trap() {
    let mut play = Scene::new(Rome, 2).truck(0, "r1").hand(0, "ST20").works("s12").play();
    play.go("effect ST20");
    let sites = seconds(&play.options(0));
    for section in ["s02", "s03", "s04", "s12", "s30", "s31", "s32", "s33", "s34"] {
        assert!(!sites.contains(section), "{section}");
    }
    assert_eq!(sites.split(' ').count(), 34 - 9);
}

#[test]
fn pr_a33_all_four_dice_on_the_board() {
    let scene = Scene::new(Athens, 2).hand(0, "ST01");
    let mut play = scene.die("s01", "red").die("s02", "red").die("s03", "blue").die("s04", "blue").play();
    play.go("effect ST01, pick_die s01, pick_die s02");
    let first = seconds(&play.options(0));
    assert_eq!(first.split(' ').count(), 30);
    assert!(
        first.contains("s01") && first.contains("s02") && !first.contains("s03") && !first.contains("s04")
    );
    play.go("place_die s10");
    assert_eq!(play.options(0).len(), 29);
}

#[test]
fn pr_a34_setting_a_die_needs_a_die() {
    let scene = Scene::new(Athens, 2).hand(0, "ST04");
    assert!(!scene.play().offers("effect ST04"));
    let mut play = scene.die("s20", "red").play();
    play.go("effect ST04");
    assert_eq!(seconds(&play.options(0)), "blue green yellow orange purple");
}

#[test]
fn pr_a46_one_pass_covers_both_tokens() {
    let scene = Scene::new(Athens, 3).truck(1, "b1").truck(2, "jC").hand(0, "ST31 ST03 ST15 ST08");
    let scene = scene.hand(2, "ST09").truck(0, "jD").arrow("s05", Direction::Forward).works("s05 s09");
    let mut play = scene.play();
    assert!(!play.offers("step ST03 s05"));
    play.go("effect ST31");
    assert_eq!(play.options(0), ["remove s05", "reverse s05", "pass s05", "pass s09"]);
    play.go("pass s05");
    assert!(!play.offers("step ST08 s05") && play.offers("pair_step s05"), "its colour is paid all the same");
    play.go("step ST03 s05, step ST15 s05");
    assert_eq!(play.track(), "yellow yellow", "against the arrow and along it, through the works");
    let view = play.view();
    let works: Vec<_> = view.works.iter().map(ToString::to_string).collect();
    let arrows: Vec<_> =
        view.one_way.iter().map(|token| (token.section.to_string(), token.direction)).collect();
    assert_eq!((works, arrows), (vec!["s05".into(), "s09".into()], vec![("s05".into(), Direction::Forward)]));
    play.go("end_turn, refill, end_turn, refill");
    assert_eq!(play.refused("step ST09 s05"), "PR-3.1", "the pass was for seat 0 and its turn");
}
