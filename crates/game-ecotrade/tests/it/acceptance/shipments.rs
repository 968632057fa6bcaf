//! Putting shipments together.

use ecotable_ecotrade::{Adjacency, NodeView};

use crate::play::Play;
use crate::scene::{A, Scene};

/// A table at which A has begun a shipment with all these cards, in the order of the hand.
#[track_caller]
fn together(scene: &Scene) -> Play {
    let mut play = scene.play();
    let cards = play.view(A).own.unwrap().hand.iter().flatten().count();
    play.go("start-with 0");
    for slot in 1..cards {
        play.go(&format!("add-card {slot}"));
    }
    if play.offers("done-combining") {
        play.go("done-combining");
    }
    play
}

/// What each means makes of these cards together.
#[track_caller]
fn check(cards: &str, previews: &str) {
    assert_eq!(together(&Scene::new(2).hand(A, cards)).previews(), previews);
}

/// With these cards in hand, the second cannot join the first, and this rule says why.
#[track_caller]
fn check_apart(cards: &str, rule: &str) {
    // A third card that fits keeps the question open.
    let mut play = Scene::new(2).hand(A, cards).play();
    play.go("start-with 0");
    assert!(!play.offers("add-card 1"));
    assert_eq!(play.refused("add-card 1"), rule);
}

#[test]
fn et_a2_only_the_train_carries_what_shows_road_train_and_train_plane() {
    let mut play = Scene::new(2).hand(A, "S21 S17").play();
    play.go("start-with 0, add-card 1");
    assert_eq!(play.options(A), "train");
    assert_eq!(play.previews(), "train 7/12/5");
}

#[test]
fn et_a3_alone_it_may_go_by_road_or_train() {
    let mut play = Scene::new(2).hand(A, "S21 S17").play();
    play.go("start-with 0, done-combining");
    assert_eq!(play.options(A), "road, train");
    assert_eq!(play.previews(), "road 3/5/3, train 5/6/1");
}

#[test]
fn et_a16_the_transport_table_changes_the_printed_numbers() {
    check("S18", "road 3/7/5, train 5/8/3, ship 5/9/4");
    check("S25", "road 5/7/4, train 7/8/2, plane 4/5/6");
}

#[test]
fn et_a17_a_plane_may_take_impact_off_instead() {
    let with = |cards: &str| together(&Scene::new(2).with(|c| c.plane_impact = -2).hand(A, cards)).previews();
    assert!(with("S25").ends_with("plane 4/5/2"), "{}", with("S25"));
    assert_eq!(with("S40"), "plane 1/7/5");
    check("S40", "plane 1/7/5");
}

#[test]
fn et_a18_two_cards_from_and_to_adjacent_regions_travel_together() {
    check("S04 S11", "road 6/15/7, plane 5/13/9");
}

#[test]
fn et_a19_three_cards_travel_by_the_means_that_all_show() {
    check("S02 S04 S11", "road 7/21/11");
}

#[test]
fn et_a20_a_quantity_of_seven_is_allowed_and_eight_is_not() {
    let mut play = Scene::new(2).hand(A, "S34 S23 S20").play();
    play.go("start-with 0");
    assert_eq!(play.options(A), "add-card 2, done-combining");
    assert_eq!(play.refused("add-card 1"), "ET-3.5.1");
    play.go("add-card 2");
    assert_eq!(play.options(A), "ship");
}

#[test]
fn et_a21_adjacent_destinations_do_not_help_when_the_origins_are_apart() {
    check_apart("S02 S16 S04", "ET-3.5.2");
}

#[test]
fn et_a22_without_a_common_means_cards_do_not_travel_together() {
    check_apart("S01 S07 S02", "ET-3.5.3");
}

#[test]
fn et_a23_every_pair_must_be_adjacent_unless_hanging_together_is_enough() {
    let scene = Scene::new(2).hand(A, "S01 S02 S04");
    let mut pairwise = scene.play();
    pairwise.go("start-with 0, add-card 1");
    assert_eq!(pairwise.options(A), "road", "S04 does not fit, so the means is asked");
    let mut connected = scene.with(|c| c.combine_adjacency = Adjacency::Connected).play();
    connected.go("start-with 0, add-card 1, add-card 2");
    assert_eq!(connected.previews(), "road 7/18/10");
}

#[test]
fn et_a24_the_same_region_counts_as_adjacent() {
    check("S16 S17", "train 7/11/4");
}

#[test]
fn et_a25_a_single_means_on_top_leaves_the_table_out() {
    check("S15 S17", "train 6/13/6");
}

#[test]
fn et_a26_a_single_means_beneath_changes_nothing() {
    check("S08 S11", "plane 4/13/10");
}

#[test]
fn et_a27_the_player_lays_one_of_two_equally_slow_cards_on_top() {
    for (top, numbers) in [("top-card 1", "ship 6/14/6"), ("top-card 0", "ship 8/16/5")] {
        let mut play = Scene::new(2).hand(A, "S28 S29").play();
        play.go("start-with 0, add-card 1");
        assert!(matches!(play.view(A).node, NodeView::TopCard { .. }));
        assert_eq!(play.options(A), "top-card 0, top-card 1");
        play.go(top);
        assert_eq!(play.previews(), numbers);
    }
}

#[test]
fn et_a28_an_incident_matters_only_for_the_chosen_means() {
    for (incident, numbers) in [("I01", "S21 train 5/6/1"), ("I05", "S21 train 7/6/2")] {
        let mut play = Scene::new(2).hand(A, "S21").incidents(incident).play();
        play.go("start-with 0, train");
        assert_eq!(play.shipment(A, 0), numbers, "{incident}");
    }
}

#[test]
fn et_a29_no_attribute_goes_below_one() {
    check("S14", "road 3/4/2, train 5/5/1, ship 5/6/1");
    let mut fast = Scene::new(2).hand(A, "S01").incidents("I27").play();
    fast.go("start-with 0, road");
    assert_eq!(fast.shipment(A, 0), "S01 road 1/4/2");
    let mut clean = Scene::new(2).hand(A, "S35").owns(A, "D09").incidents("I23").play();
    clean.go("start-with 0, road");
    assert_eq!(clean.shipment(A, 0), "S35 road 3/6/1");
}

#[test]
fn et_a30_developments_change_new_shipments() {
    let with = |owned: &str, cards: &str| together(&Scene::new(2).owns(A, owned).hand(A, cards)).previews();
    assert!(with("D01 D03 D07 D09", "S04 S11").starts_with("road 5/19/4,"));
    assert_eq!(with("D12", "S40"), "plane 1/7/3");
    assert_eq!(with("D10", "S15 S17"), "train 5/13/6");
}

#[test]
fn et_a31_due_diligence_exchanges_an_incident_that_touches_the_means() {
    let mut play = Scene::new(2).hand(A, "S21").owns(A, "D04").incidents("I07 I24").play();
    play.go("start-with 0, train");
    assert_eq!(play.options(A), "keep-incident, redraw-incident");
    play.go("redraw-incident");
    assert_eq!(play.shipment(A, 0), "S21 train 4/6/1");
    let mut other = Scene::new(2).hand(A, "S21").owns(A, "D04").incidents("I01").play();
    other.go("start-with 0, train");
    assert!(other.offers("end-turn"), "there is no choice about an Incident of the road");
}

#[test]
fn et_a41_the_means_is_asked_even_without_a_choice_and_can_be_stepped_back_from() {
    let mut play = Scene::new(2).hand(A, "S01").incidents("I07").play();
    let before = play.snapshot();
    play.go("start-with 0");
    assert_eq!(play.options(A), "road");
    play.table.undo(A).unwrap();
    assert_eq!(play.snapshot(), before);
    play.go("start-with 0, road");
    assert!(play.table.can_undo(A).is_err());
    assert_eq!(play.lines("incident_revealed"), ["incident_revealed affects=false incident=I07 seat=A"]);
    assert_eq!(play.shipment(A, 0), "S01 road 1/4/2");
}

#[test]
fn et_a42_some_effects_count_per_card_and_some_per_shipment() {
    let with = |owned: &str, cards: &str| together(&Scene::new(2).owns(A, owned).hand(A, cards)).previews();
    assert_eq!(with("D11", "S06 S12"), "ship 7/15/5");
    assert_eq!(with("D10 D03", "S16 S17"), "train 5/11/4");
}
