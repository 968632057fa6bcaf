//! Cards that travel together, the top card and Incidents: several effects at once.

use ecotable_ecotrade::{Adjacency, Config};

use crate::play::Play;
use crate::scene::{A, Scene};

/// A table at which A has begun a shipment with all cards of its hand, in their order.
#[track_caller]
fn together(scene: &Scene, cards: usize) -> Play {
    let mut play = scene.play();
    play.go("start-with 0");
    for slot in 1..cards {
        play.go(&format!("add-card {slot}"));
    }
    play
}

#[test]
fn et_4_3_1_four_cards_are_the_largest_shipment() {
    let scene = Scene::new(2).hand(A, "S01 S02 S03 S09");
    assert_eq!(together(&scene, 4).previews(), "road 7/20/10");
    let helped = scene.owns(A, "D01 D03 D07 D09").incidents("I07");
    let mut play = together(&helped, 4);
    assert_eq!(play.previews(), "road 4/30/3");
    play.go("road");
    assert_eq!((play.player(A).hand_size, play.player(A).available_tokens), (0, 2), "one token for all four");
    assert_eq!(play.shipment(A, 0), "S02+S01+S03+S09 road 4/30/3");
}

#[test]
fn et_4_3_3_developments_cannot_press_an_attribute_below_one() {
    // By ship 6/11/4; the hub takes 1 off the Impact and shore power 2.
    let clean = together(&Scene::new(2).hand(A, "S14 S20").owns(A, "D07 D11"), 2);
    assert_eq!(clean.previews(), "road 4/11/4, train 6/12/2, ship 6/13/1");
    let flown = together(&Scene::new(2).with(|c| c.plane_impact = -2).hand(A, "S24").owns(A, "D12"), 1);
    assert_eq!(flown.previews(), "road 4/7/3, plane 3/5/1");
}

#[test]
fn et_4_3_4_each_part_of_an_incident_is_cancelled_by_itself() {
    for (owned, incident, hand, means, expected) in [
        ("D02", "I05", "S21", "train", "S21 train 5/6/2"),
        ("D06", "I13", "S34", "ship", "S34 ship 6/8/3"),
        ("D02 D06", "I11", "S34", "ship", "S34 ship 5/8/3"),
        ("D02", "I14", "S34", "ship", "S34 ship 5/5/3"),
        ("D06", "I15", "S34", "ship", "S34 ship 5/8/6"),
        ("D02 D06", "I04", "S09", "road", "S09 road 3/5/4"),
        ("", "I26", "S40", "plane", "S40 plane 1/7/3"),
        ("", "I27", "S40", "plane", "S40 plane 1/7/5"),
        ("", "I25", "S36", "ship", "S36 ship 4/7/1"),
    ] {
        let mut play = Scene::new(2).hand(A, hand).owns(A, owned).incidents(incident).play();
        play.go(&format!("start-with 0, {means}"));
        assert_eq!(play.shipment(A, 0), expected, "{owned} {incident}");
    }
}

#[test]
fn et_r24_an_incident_of_several_means_touches_just_those() {
    // Road, train, plane, ship; a single card for each.
    let hands = [("S09", "road"), ("S33", "train"), ("S42", "plane"), ("S34", "ship")];
    for (incident, touched) in [
        ("I05", [true, true, false, false]),
        ("I19", [true; 4]),
        ("I20", [true; 4]),
        ("I21", [true, false, true, true]),
        ("I22", [false, true, true, true]),
        ("I27", [true; 4]),
        ("I28", [true, true, false, true]),
    ] {
        let affects = hands.map(|(hand, means)| {
            let mut play = Scene::new(2).hand(A, hand).incidents(incident).play();
            play.go(&format!("start-with 0, {means}"));
            play.lines("incident_applied").len() == 1
        });
        assert_eq!(affects, touched, "{incident}");
    }
}

#[test]
fn et_4_8_due_diligence_asks_also_about_a_helpful_or_a_cancelled_incident() {
    let helpful = Scene::new(2).hand(A, "S09").owns(A, "D04").incidents("I23");
    let cancelled = Scene::new(2).hand(A, "S09").owns(A, "D02 D04").incidents("I01");
    for scene in [helpful, cancelled] {
        let mut play = scene.play();
        play.go("start-with 0, road");
        assert_eq!(play.options(A), "keep-incident, redraw-incident");
    }
}

#[test]
fn et_4_8_the_second_incident_stands_also_if_it_touches_nothing() {
    let mut play = Scene::new(2).hand(A, "S21").owns(A, "D04").incidents("I07 I01").play();
    play.go("start-with 0, train, redraw-incident");
    assert_eq!(play.shipment(A, 0), "S21 train 5/6/1");
    assert_eq!(play.spectator().incident_discard.len(), 2);
    assert!(play.offers("end-turn"));
}

#[test]
fn et_4_8_due_diligence_serves_every_shipment_of_a_turn_from_its_purchase_on() {
    let mut play = Scene::new(2).growth(A, 4).hand(A, "S01 S09 S30").incidents("I01 I02 I07 I03 I08").play();
    play.go("start-with 0, done-combining, road, buy D04");
    assert_eq!(play.shipment(A, 0), "S01 road 3/4/2", "bought too late for the first");
    play.go("start-with 1, road, redraw-incident, start-with 2, road, redraw-incident");
    assert_eq!([1, 2].map(|slot| play.shipment(A, slot)), ["S09 road 3/5/2", "S30 road 3/5/2"]);
}

#[test]
fn et_3_2_5_two_cards_of_a_single_means_leave_no_question() {
    let scene = Scene::new(2).with(|c| c.sea_links = true).hand(A, "S15 S13");
    assert_eq!(together(&scene, 2).previews(), "train 6/15/5");
}

#[test]
fn et_3_2_5_of_three_equally_slow_cards_the_lowest_of_either_kind_is_offered() {
    let scene = Scene::new(2).with(|c| c.sea_links = true).hand(A, "S28 S25 S13");
    let play = together(&scene, 3);
    assert_eq!(
        (play.options(A).as_str(), play.refused("top-card 0").as_str()),
        ("top-card 1, top-card 2", "ET-3.2.5")
    );
    for (top, numbers) in [(2, "train 7/22/11"), (1, "train 9/23/9")] {
        let mut play = play.clone();
        play.go(&format!("top-card {top}"));
        assert_eq!(play.previews(), numbers);
    }
}

#[test]
fn et_r16_a_chain_may_lead_over_a_sea_link() {
    // Origins 1, 2 and 7: only the sea joins 2 and 7, and 1 and 7 never touch.
    let joins = |change: fn(&mut Config)| {
        let mut play = Scene::new(2).with(change).hand(A, "S02 S12 S39").play();
        play.go("start-with 0, add-card 1");
        if play.offers_any("add-card") {
            play.go("add-card 2");
        }
        play.previews()
    };
    let two = "road 5/12/8, train 7/13/6";
    assert_eq!(joins(|c| c.sea_links = true), two);
    assert_eq!(joins(|c| c.combine_adjacency = Adjacency::Connected), two);
    assert_eq!(joins(|c| (c.sea_links, c.combine_adjacency) = (true, Adjacency::Connected)), "train 8/18/9");
}
