//! The end, and variants.

use ecotable_kernel::{Standing, Verdict};
use ecotable_tradejack::{Config, Event};

use crate::scene::{A, B, C, D, E, Scene, demand, face};

#[test]
fn tj_a37_equal_reputation_and_awards_share_the_victory() {
    let scene = Scene::new(4).round(6).demand_left("").regulations("R1 R2").capital(&[30, 36, 40, 31]);
    let scene = scene.awards(A, "W1 W5").awards(B, "W3").awards(D, "W4 W6");
    let mut play = scene.play();
    play.all_confirm();
    assert_eq!(play.story().last().map(String::as_str), Some("game_ended"));
    let outcome = play.table.outcome().unwrap();
    assert_eq!(outcome.verdict, Verdict::Ranked);
    let results: Vec<_> =
        outcome.standings.iter().map(|&Standing { score, rank, .. }| (score, rank)).collect();
    assert_eq!(results, [(40, 1), (40, 3), (40, 4), (40, 1)]);
    assert_eq!((outcome.winners().collect::<Vec<_>>(), outcome.winning_sides()), (vec![A, D], 2));
}

#[test]
fn tj_a38_an_empty_deck_is_refilled_from_its_own_discard_pile() {
    let config = Config { advanced: true, ..Config::default() };
    // Round 7 ends with First Player A, so B has distance 0 in round 8.
    let scene = Scene::new(5).config(config).round(7).demand_left("T9 T10 W10 R1 R2");
    let mut play = scene.products_left("SOAP-B LIPST-Y").sources_left("GOLD-B SILV-Y").next_round();
    let now = play.snapshot();
    assert_eq!((now.round, now.rounds_total), (8, Some(8)));

    let story = play.story();
    let place = |line: &str| story.iter().position(|other| other == line).unwrap();
    assert!(place("deck_reshuffled deck=products") < place("products_dealt count=2 seat=B"));
    let first_of = |seat| {
        let drawn = |event: &Event| match event {
            Event::ProductsDrawn { seat: owner, products } if *owner == seat => Some(products.clone()),
            _ => None,
        };
        play.events().find_map(drawn).unwrap()
    };
    assert_eq!((first_of(B)[0], first_of(C)[0]), (face("SOAP-B"), face("LIPST-Y")));
    assert!([A, B, C, D, E].into_iter().all(|seat| first_of(seat).len() == 2));
    assert_eq!((now.product_deck.unwrap().len(), now.product_discard.len()), (72 - 10, 0));

    // B has drawn the last two sources; the pile of 70 is shuffled in when C draws.
    assert_eq!((now.source_deck.unwrap().len(), now.source_discard.len()), (0, 70));
    assert_eq!(play.lines("source_revealed"), ["source_revealed card=GOLD-B revealer=B"]);
    while !play.story().iter().any(|line| line == "sources_drawn count=2 revealer=C") {
        assert_eq!(play.lines("deck_reshuffled"), ["deck_reshuffled deck=products"]);
        play.go(&format!("{} pass", play.asked()));
    }
    assert_eq!(play.lines("deck_reshuffled")[1..], ["deck_reshuffled deck=sources"]);
    let decks = play.spectator();
    assert_eq!((decks.decks.sources, decks.source_discard.len()), (72 - 2, 0), "unsold ones included");
}

#[test]
fn tj_a39_with_co2_and_no_source_one_can_only_confirm() {
    let play = Scene::new(2).config(Config { co2: true, ..Config::default() }).hand(A, "MARG-Y").play();
    assert_eq!(play.options(A), "confirm");
    assert_eq!(play.refused("A offload MARG-Y"), "TJ-10.4");
}

#[test]
fn tj_a40_a_regulation_left_at_the_end_has_no_effect() {
    let scene = Scene::new(2).round(6).regulations("R1").demand_left("R2").lays(A, "SOAP-B+PEAT-B");
    let play = scene.retail();
    assert_eq!(play.sold(A), [(2, 0)], "Peatlands were legal in round 6");
    assert_eq!(play.story().last().map(String::as_str), Some("game_ended"));
    let now = play.spectator();
    assert_eq!((now.round, now.decks.demand, now.regulations), (6, 1, demand("R1")));
    assert_eq!(play.lines("regulation_revealed"), [] as [String; 0]);
}
