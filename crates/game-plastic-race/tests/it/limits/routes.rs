//! Route cards at their limits.

use ecotable_plastic_race::city::CityName::{Athens, Berlin, Madrid, Victoria};
use ecotable_plastic_race::{Event, RouteMatch, Switch};

use crate::scene::Scene;

#[test]
fn pr_4_15_one_drive_completes_several_cards() {
    let scene = Scene::new(Athens, 2).truck(0, "r2").hand(0, "ST08 ST03 ST10 ST13").die("s07", "blue");
    let mut play = scene.routes(0, "RT02 RT03 RT08").play();
    play.go("step ST08 s04, step ST03 s05, step ST10 s06, step ST13 s07, end_turn");
    assert_eq!(play.track(), "green yellow red blue");
    assert_eq!(
        (play.counters(0), play.routes(0).as_str()),
        (3 + 3, "RT02"),
        "yellow lies between RT02's colours"
    );
}

#[test]
fn pr_r19_a_section_without_a_colour_breaks_the_stretch() {
    let scene = Scene::new(Berlin, 2).truck(0, "j2").routes(0, "RT05").hand(0, "ST02 ST28 ST01 ST07 ST11");
    let drive = |lane: &str| format!("step ST02 s03, {lane}, step ST01 s25, step ST11 s26, end_turn");
    let mut free = scene.play();
    free.go(&drive("shortcut_step ST28 s13"));
    assert_eq!((free.track().as_str(), free.counters(0)), ("green - blue orange", 0));
    let mut paid = scene.hand(0, "ST02 ST55 ST07 ST01 ST11").play();
    paid.go(&drive("double_step s13 blue, pay_unit ST07, pay_unit ST55"));
    assert_eq!((paid.track().as_str(), paid.counters(0)), ("green blue blue orange", 3));
}

#[test]
fn pr_r17_under_exact_the_double_lane_and_its_neighbour_are_one_colour() {
    let scene = Scene::new(Berlin, 2).truck(0, "j2").routes(0, "RT05").hand(0, "ST02 ST55 ST07 ST01 ST11");
    let mut play = scene.config(|config| config.route_match = RouteMatch::Exact).play();
    play.go("step ST02 s03, double_step s13 blue, pay_unit ST07, pay_unit ST55, step ST01 s25, step ST11 s26, end_turn");
    assert_eq!((play.counters(0), play.routes(0).as_str()), (3, ""));
}

#[test]
fn pr_r20_a_card_just_pushed_out_may_come_back_from_a_new_deck() {
    let scene =
        Scene::new(Madrid, 5).routes(0, "RT01 RT02 RT03").hand(0, "ST05 ST15 ST07").discard("ST34 ST35 ST36");
    let held = ["RT05 RT06 RT07", "RT08 RT09 RT10", "RT11 RT12 RT13", "RT14"];
    let scene =
        held.into_iter().enumerate().fold(scene, |scene, (seat, routes)| scene.routes(seat + 1, routes));
    let script = "step ST05 s23, continue s24, step ST15 s36, step ST07 s15, collect";
    let mut play = scene.play_until_die(script, 0, 2);
    play.go("route_overflow RT02");
    assert!(play.has_told(|event| matches!(event, Event::RouteDeckReshuffled)));
    assert_eq!(play.options(0), ["route_overflow RT01", "route_overflow RT03", "route_overflow RT04"]);
    play.go("route_overflow RT04");
    assert_eq!(play.routes(0), "RT01 RT02 RT03");
}

#[test]
fn pr_6_7_with_two_new_cards_each_may_be_discarded_itself() {
    let scene = Scene::new(Victoria, 2).truck(0, "j12").hand(0, "ST01").routes(0, "RT01 RT02 RT03");
    let scene = scene.discard("ST34 ST35 ST36").config(|config| config.route_discard_any = true);
    let mut play = scene.play_until_die("step ST01 s17, collect", 0, 2);
    assert_eq!(play.starting("route_overflow").len(), 4);
    play.go("route_overflow RT04");
    assert!(play.offers("route_overflow RT05"));
    play.go("route_overflow RT05");
    assert_eq!((play.routes(0).as_str(), play.view().route_discard.len()), ("RT01 RT02 RT03", 2));
}

#[test]
fn pr_4_15_two_routes_fill_a_hand_of_one_without_a_choice() {
    let scene = Scene::new(Victoria, 2).truck(0, "j12").hand(0, "ST01").routes(0, "RT01");
    let play = scene.discard("ST34 ST35 ST36").play_until_die("step ST01 s17, collect", 0, 2);
    assert_eq!((play.routes(0).as_str(), play.asked()), ("RT01 RT02 RT03", vec![0]));
    assert!(play.offers("end_turn"));
}

#[test]
fn pr_6_2_without_routes_the_die_shows_0_to_3_points_and_no_card() {
    let scene = Scene::new(Victoria, 2).truck(0, "j12").hand(0, "ST01").discard("ST34 ST35 ST36");
    let scene = scene.config(|config| config.routes = Switch::Off);
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut play = scene.play_with(&seed.to_string());
        play.go("step ST01 s17, collect");
        assert_eq!((play.view().route_deck, play.routes(0).as_str()), (0, ""));
        seen.insert(play.counters(0));
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), [0, 1, 2, 3]);
}
