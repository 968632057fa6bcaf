//! Cards that travel together, means and Incidents.

use ecotable_ecotrade::{Adjacency, NodeView};

use crate::scene::{A, B, Scene};

/// What is offered after A has begun a shipment with the first card.
fn after_start(scene: &Scene) -> String {
    let mut play = scene.play();
    play.go("start-with 0");
    play.options(A)
}

#[test]
fn et_r15_regions_touch_by_land_unless_sea_links_are_on() {
    let scene = Scene::new(2).hand(A, "S14 S18");
    assert_eq!(after_start(&scene), "road, train, ship");
    assert_eq!(after_start(&scene.with(|c| c.sea_links = true)), "add-card 1, done-combining");
}

#[test]
fn et_r16_every_pair_or_the_whole_chain() {
    let scene = Scene::new(2).hand(A, "S02 S01 S04");
    let mut pairwise = scene.play();
    pairwise.go("start-with 0, add-card 1");
    assert!(!pairwise.offers_any("add-card"));
    let mut chain = scene.with(|c| c.combine_adjacency = Adjacency::Connected).play();
    chain.go("start-with 0, add-card 1");
    assert!(chain.offers("add-card 2"));
    // Here the origins 1, 2 and 3 are the chain; all destinations fit.
    let origins = Scene::new(2).hand(A, "S01 S14 S09");
    let mut apart = origins.play();
    apart.go("start-with 0, add-card 2");
    assert!(!apart.offers_any("add-card"));
    let mut joined = origins.with(|c| c.combine_adjacency = Adjacency::Connected).play();
    joined.go("start-with 0");
    assert_eq!(
        (joined.refused("add-card 1"), joined.refused("add-card 2")),
        ("ET-3.5.2".into(), "allowed".into())
    );
    joined.go("add-card 2, add-card 1");
    assert_eq!(joined.previews(), "road 5/13/6");
    let broken = Scene::new(2).with(|c| c.combine_adjacency = Adjacency::Connected).hand(A, "S01 S04");
    assert_eq!(after_start(&broken), "road", "2 and 5 do not touch without 3 between them");
}

#[test]
fn et_r17_an_origin_is_not_compared_with_a_destination() {
    // From 1 and 2 to 5 and 6: neither origin touches a destination.
    assert_eq!(after_start(&Scene::new(2).hand(A, "S04 S11")), "add-card 1, done-combining");
    assert_eq!(after_start(&Scene::new(2).hand(A, "S21 S02")), "road, train", "origins 1 and 4");
}

#[test]
fn et_r18_seven_is_allowed_and_a_single_card_is_never_limited() {
    assert_eq!(after_start(&Scene::new(2).hand(A, "S34 S20")), "add-card 1, done-combining");
    assert_eq!(after_start(&Scene::new(2).hand(A, "S15")), "train");
}

#[test]
fn et_r19_the_player_chooses_the_top_card_when_it_matters() {
    let mut play = Scene::new(2).hand(A, "S28 S29").play();
    play.go("start-with 0, add-card 1");
    assert!(matches!(play.view(A).node, NodeView::TopCard { .. }));
    // Both show several means: it does not matter.
    let mut same = Scene::new(2).hand(A, "S12 S02").play();
    same.go("start-with 0, add-card 1");
    assert!(matches!(same.view(A).node, NodeView::Means { .. }));
}

#[test]
fn et_r20_a_single_means_beneath_is_like_any_other_card() {
    let mut play = Scene::new(2).hand(A, "S08 S11").play();
    play.go("start-with 0, add-card 1");
    assert_eq!(play.previews(), "plane 4/13/10");
}

#[test]
fn et_r21_a_single_means_on_top_leaves_the_table_out_for_all() {
    let mut play = Scene::new(2).hand(A, "S15 S17").play();
    play.go("start-with 1, add-card 0");
    assert_eq!(play.previews(), "train 6/13/6");
}

#[test]
fn et_r22_the_table_counts_once_per_shipment() {
    let mut play = Scene::new(2).hand(A, "S21 S17").play();
    play.go("start-with 0, add-card 1");
    assert_eq!(play.previews(), "train 7/12/5");
}

#[test]
fn et_r23_one_is_the_least_after_each_step() {
    // By train the Impact of S16 is 2 - 2, raised to 1 at once, before the Incident takes 1 Time off or adds 1 Impact.
    for (incident, numbers) in [("I24", "S16 train 4/5/1"), ("I05", "S16 train 7/5/2")] {
        let mut play = Scene::new(2).hand(A, "S16").incidents(incident).play();
        play.go("start-with 0, train");
        assert_eq!(play.shipment(A, 0), numbers);
    }
    let mut poor = Scene::new(2).hand(A, "S31").incidents("I21").play();
    poor.go("start-with 0, plane");
    assert_eq!(poor.shipment(A, 0), "S31 plane 3/2/5");
    let mut clean = Scene::new(2).hand(A, "S33 S14").owns(A, "D10 D11").incidents("I24").play();
    clean.go("start-with 1, done-combining, ship");
    assert_eq!(clean.shipment(A, 0), "S14 ship 5/6/1");
}

#[test]
fn et_r24_a_means_that_is_shown_but_not_chosen_does_not_count() {
    let mut play = Scene::new(2).hand(A, "S21").incidents("I07").play();
    play.go("start-with 0, road");
    assert_eq!(play.shipment(A, 0), "S21 road 3/5/3");
}

#[test]
fn et_r25_the_discard_pile_becomes_the_incident_deck() {
    let mut play = Scene::new(2).hand(A, "S01").incidents_left("").play();
    play.go("start-with 0, road");
    assert_eq!(play.lines("incidents_reshuffled").len(), 1);
    assert_eq!((play.spectator().incident_deck_size, play.spectator().incident_discard.len()), (27, 1));
}

#[test]
fn et_r26_an_incident_acts_once_at_the_start() {
    let mut play = Scene::new(2).hand(A, "S09").incidents("I01").play();
    play.go("start-with 0, road, end-turn");
    assert_eq!(play.shipment(A, 0), "S09 road 5/5/2");
    play.go("B take-market 0, end-turn");
    assert_eq!(play.shipment(A, 0), "S09 road 4/5/2");
}

#[test]
fn et_r51_a_card_without_road_cannot_go_by_road() {
    let mut play = Scene::new(2).hand(A, "S07").play();
    play.go("start-with 0");
    assert_eq!((play.options(A).as_str(), play.refused("road").as_str()), ("train, ship", "ET-4.4"));
}

#[test]
fn et_r54_others_see_a_shipment_when_its_means_is_chosen() {
    let mut play = Scene::new(2).hand(A, "S21 S17").play();
    let before = play.view(B);
    play.go("start-with 0, add-card 1");
    assert_eq!(play.view(B), before);
    play.go("train");
    assert_eq!(play.view(B).players[0].board[0].as_ref().unwrap().cards.len(), 2);
}

#[test]
fn et_r56_effects_count_per_card_and_ten_only_once() {
    let preview = |owned: &str, cards: &str| {
        let mut play = Scene::new(2).owns(A, owned).hand(A, cards).play();
        play.go("start-with 0, add-card 1");
        play.previews()
    };
    assert_eq!(preview("D01", "S02 S01"), "road 5/12/6");
    assert_eq!(preview("D07", "S02 S01"), "road 5/12/5");
    assert_eq!(preview("D10", "S21 S17"), "train 6/12/5");
    assert_eq!(preview("D12", "S08 S11"), "plane 4/13/6");
}

#[test]
fn et_r58_cards_token_and_slot_are_in_use_before_the_incident() {
    let mut play = Scene::new(2).hand(A, "S21").owns(A, "D04").incidents("I07").play();
    play.go("start-with 0, train");
    let it = play.player(A);
    assert_eq!((it.hand_size, it.available_tokens, it.free_slots), (0, 5, 2));
    assert_eq!(play.shipment(A, 0), "S21 train 5/6/1", "the numbers without the Incident");
    play.go("keep-incident");
    assert_eq!(play.shipment(A, 0), "S21 train 8/6/1");
}
