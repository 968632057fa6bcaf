//! Rulings on route cards.

use ecotable_kernel::Seat;
use ecotable_plastic_race::city::CityName::{Athens, Victoria};
use ecotable_plastic_race::{Event, RouteMatch, Snapshot};

use crate::scene::{Play, Scene};

/// The points of a seat and its routes after a drive in Athens under both meanings of a match.
fn under_both(scene: &Scene, script: &str) -> [u16; 2] {
    [RouteMatch::Window, RouteMatch::Exact].map(|matching| {
        let mut play = scene.clone().config(|config| config.route_match = matching).play();
        play.go(script);
        assert_eq!(
            play.counters(0) == 0,
            !play.routes(0).is_empty(),
            "a card is paid and given away, or neither"
        );
        play.counters(0)
    })
}

#[test]
fn pr_r17_repetitions_are_allowed() {
    let scene = Scene::new(Athens, 2).truck(0, "b1").bins(0, "1").routes(0, "RT01");
    let scene = scene.hand(0, "ST06 ST12 ST05 ST11 ST17 ST03 ST10 ST16");
    let there = "step ST06 s08, step ST05 s09, skip";
    assert_eq!(under_both(&scene, &format!("{there}, step ST03 s10, end_turn")), [3, 3], "each colour once");
    let neighbours = format!("{there}, step ST11 s09, step ST17 s09, step ST03 s10, end_turn");
    assert_eq!(under_both(&scene, &neighbours), [3, 3], "equal neighbours are one");
    let missing = format!("{there}, step ST11 s09, step ST12 s08, end_turn");
    assert_eq!(under_both(&scene, &missing), [0, 0], "yellow is missing");
    let broken = format!("{there}, step ST10 s12, skip, step ST16 s12, step ST03 s10, end_turn");
    assert_eq!(under_both(&scene, &broken), [0, 0], "red lies between");
}

#[test]
fn pr_r17_and_pr_6_6_a_colour_that_comes_back_counts_in_a_window_only() {
    let scene = Scene::new(Athens, 2).truck(0, "b3").die("s06", "blue").die("s18", "blue").routes(0, "RT09");
    let scene = scene.hand(0, "ST05 ST13 ST03 ST07 ST19 ST08");
    let script = "step ST05 s07, step ST13 s06, step ST03 s05, step ST07 s18, step ST19 s18, step ST08 s04, skip, \
                  end_turn";
    assert_eq!(under_both(&scene, script), [5, 0], "orange, blue, yellow, blue, green");
}

/// On the way to bin 3 of Athens over green, yellow, blue and orange: what RT09 wants.
fn to_bin_3() -> Scene {
    let scene = Scene::new(Athens, 2).truck(0, "r2").die("s06", "blue");
    scene.hand(0, "ST08 ST03 ST13 ST05 ST01").discard("ST34 ST35 ST36")
}

const TO_BIN_3: &str = "step ST08 s04, step ST03 s05, step ST13 s06, step ST05 s07";

/// Puts these route cards on the top of the deck, without those that somebody has.
fn on_top(start: &mut Snapshot, first: &str) {
    let rest = (1..=14).map(|n| format!("RT{n:02}")).filter(|route| route != first);
    start.route_deck =
        Some([first.to_owned()].into_iter().chain(rest).map(|id| id.parse().unwrap()).collect());
}

#[test]
fn pr_r18_a_card_drawn_now_is_not_completed_by_this_turn() {
    let script = format!("{TO_BIN_3}, collect, end_turn");
    let held = to_bin_3().routes(0, "RT09").play_until_die(&script, 2, 1);
    assert_eq!(held.counters(0), 5 + 2, "this drive completes RT09");
    let drawn = to_bin_3().edit(|start| on_top(start, "RT09")).play_until_die(&script, 2, 1);
    assert_eq!((drawn.counters(0), drawn.routes(0).as_str()), (2, "RT09"));
    assert!(drawn.has_told(|event| matches!(event, Event::TurnEnded { .. })));
}

/// The kinds of event that matter for the order of payments.
fn payments(play: &Play) -> Vec<&'static str> {
    let kind = |told: &ecotable_kernel::Told<Event>| match told.event {
        Event::RouteCompleted { .. } => Some("route"),
        Event::BinSold { .. } => Some("sale"),
        Event::TurnEnded { .. } => Some("end"),
        _ => None,
    };
    play.told.iter().filter_map(kind).collect()
}

#[test]
fn pr_r18_routes_are_paid_before_the_first_sale_and_only_once() {
    let scene = Scene::new(Athens, 2).truck(0, "j5").bins(0, "3 4").routes(0, "RT07");
    let mut sold = scene.hand(0, "ST06 ST05 ST01").die("s28", "orange").play();
    sold.go("step ST06 s29, step ST05 s28, step ST01 s24");
    assert_eq!(sold.counters(0), 0, "nothing is paid while the truck can still move");
    sold.go("sell_bin 3");
    assert_eq!((sold.counters(0), sold.routes(0).as_str()), (3 + 3, ""));
    sold.go("sell_bin 4, end_turn");
    assert_eq!((sold.counters(0), payments(&sold)), (3 + 3 + 3, vec!["route", "sale", "sale", "end"]));
}

#[test]
fn pr_r20_the_new_card_may_be_discarded_only_with_the_flag() {
    let scene = Scene::new(Victoria, 2).truck(0, "j12").hand(0, "ST01").routes(0, "RT01 RT02 RT03");
    let older = scene.play_until_die("step ST01 s17, collect, quiet", 1, 1);
    assert_eq!(older.options(0).len(), 3);
    let any = scene.config(|config| config.route_discard_any = true);
    let mut any = any.play_until_die("step ST01 s17, collect, quiet", 1, 1);
    assert_eq!(any.options(0).len(), 4);
    assert_eq!(older.refused("route_overflow RT04"), "PR-4.15");
    any.go("route_overflow RT04");
    assert_eq!(any.routes(0), "RT01 RT02 RT03");
}

/// Five seats in Victoria who hold all route cards but some, which lie in the discard pile; seat 4 is before bin 1.
fn few_routes(discard: &str) -> Scene {
    let scene =
        Scene::new(Victoria, 5).truck(4, "j12").hand(4, "ST01").bins(4, "2 3").discard("ST34 ST35 ST36");
    let held = ["RT01 RT02 RT03", "RT04 RT05 RT06", "RT07 RT08 RT09", "RT10 RT11 RT12"];
    let scene = held.into_iter().enumerate().fold(scene, |scene, (seat, routes)| scene.routes(seat, routes));
    scene.edit(|start| {
        start.active = Seat(4);
        start.route_discard = discard.split_whitespace().map(|id| id.parse().unwrap()).collect();
    })
}

#[test]
fn pr_r20_without_route_cards_nothing_is_drawn() {
    let none = few_routes("").routes(4, "RT13 RT14").play_until_die("step ST01 s17, collect", 0, 2);
    assert_eq!(none.routes(4), "RT13 RT14");
    assert!(!none.has_told(|event| matches!(event, Event::RouteDrawn { .. } | Event::RouteDeckReshuffled)));
    assert_eq!(none.view().bonus, Some(Seat(4)), "the rest of collecting goes on");
    assert_eq!(none.asked(), [4]);
    let one = few_routes("RT14").routes(4, "RT13").play_until_die("step ST01 s17, collect", 0, 2);
    assert_eq!((one.routes(4).as_str(), one.view().route_deck), ("RT13 RT14", 0));
    assert_eq!(one.told.iter().filter(|told| matches!(told.event, Event::RouteDrawn { .. })).count(), 1);
}

#[test]
fn pr_r2_the_bonus_comes_after_a_route_card_too_many() {
    let scene =
        Scene::new(Victoria, 2).truck(0, "j12").hand(0, "ST01").bins(0, "2 3").discard("ST34 ST35 ST36");
    let mut play = scene.routes(0, "RT02 RT04 RT05").play_until_die("step ST01 s17, collect", 1, 1);
    assert_eq!((play.view().bonus, play.view().end_trigger), (None, None), "a card is to be discarded first");
    play.go("route_overflow RT02");
    let view = play.view();
    assert_eq!((view.bonus, view.end_trigger, view.last_round), (Some(Seat(0)), Some(1), Some(2)));
    assert!(play.offers("end_turn"));
}
