//! Seats, tokens and the maps.

use ecotable_ecologic::*;
use ecotable_kernel::{Game, Seat};

use crate::acceptance::start;
use crate::play::Play;
use crate::scene::*;

#[test]
fn el_r1_two_to_four_seats() {
    for seats in 0..=6 {
        assert_eq!(Ecologic::new(&Config::default(), seats).is_ok(), (2..=4).contains(&seats));
    }
}

#[test]
fn el_r2_the_first_leader_is_drawn_or_named() {
    let leader = |config: &Config, seed: &str| Play::new(config, 4, seed).view().leader;
    let drawn: std::collections::BTreeSet<_> =
        (0..40).map(|seed| leader(&Config::default(), &seed.to_string())).collect();
    assert_eq!(drawn.len(), 4);
    let named = Config { first_leader: FirstLeader::Seat(D), ..Config::default() };
    assert_eq!(leader(&named, "any"), D);
}

#[test]
fn el_r3_the_first_token_must_fit_the_resource() {
    let play = start(Scene::first("F01"), A, Decision::Start1).play();
    assert_eq!(
        (play.refused("A place oil 1"), play.refused("A place mineral 1")),
        ("EL-2.5".into(), "allowed".into())
    );
}

#[test]
fn el_r4_a_first_token_may_join_others_while_there_is_room() {
    let play = start(Scene::first("F01"), D, Decision::Start1).on(A, "oil 2").on(B, "oil 2").play();
    assert_eq!(play.refused("D place oil 2"), "allowed");
    let full = start(Scene::first("F01"), D, Decision::Start1).on(A, "oil 2:2").on(B, "oil 2:2").play();
    assert_eq!(full.refused("D place oil 2"), "EL-2.5");
}

#[test]
fn el_r5_either_token_may_come_first() {
    let mut play = start(Scene::first("F01"), A, Decision::Start1).play();
    play.go("A place mineral 3");
    assert_eq!(play.player(A).hand, PerType { oil: 1, mineral: 0 });
}

#[test]
fn el_r6_a_second_token_in_hand_can_be_placed_later() {
    let play = Scene::first("F01").on(A, "oil 6").hand(A, 0, 1).ask(A, Decision::Wrap).play();
    assert_eq!(play.those("place"), "place mineral 2, place mineral 11");
}

#[test]
fn el_r7_four_tokens_count_all_colours() {
    let play = Scene::first("F01").on(A, "oil 9").on(B, "oil 9:2, mineral 9").hand(A, 1, 1).slot();
    assert!(!play.those("place").contains(" 9"));
}

#[test]
fn el_r8_types_are_refineries_of_their_own() {
    let play = Scene::second("S12").on(A, "oil 8:2, mineral 8:2").finish_turn();
    assert_eq!(play.incomes()[0], 12);
}

#[test]
fn el_r9_a_seat_without_tokens_starts_again_at_the_border() {
    let play = Scene::first("F01").hand(A, 1, 0).slot();
    assert_eq!(play.refused("A place oil 5"), "EL-2.5");
    assert_eq!(play.refused("A place oil 6"), "allowed");
}

#[test]
fn el_r10_starting_tokens_may_be_of_one_type() {
    let mut play = start(Scene::second("S28"), A, Decision::Start2).on(A, "oil 14").play();
    play.go("A place oil 14");
    assert_eq!(play.player(A).tokens, PerType { oil: 2, mineral: 0 });
}

#[test]
fn el_r11_the_second_edition_has_twenty_four_sectors() {
    let view = Play::new(&Config::default(), 2, "map").view();
    let sectors = view.cells.iter().filter(|cell| cell.resource != Resource::None).count();
    assert_eq!((view.cells.len(), sectors), (28, 24));
    // Turned by half, oil and mineral change places.
    for (cell, other) in view.cells.iter().zip(view.cells.iter().rev()) {
        let turned = match cell.resource {
            Resource::Oil => Resource::Mineral,
            Resource::Mineral => Resource::Oil,
            same => same,
        };
        assert_eq!(other.resource, turned);
    }
}

#[test]
fn el_r12_a_territory_goes_to_any_free_site() {
    let scene = Scene::second("S28").on(A, "oil 0").p(&[10, 0, 0, 0]).tad("NR", B, 7);
    let mut play = scene.clone().slot();
    play.go("A open_tad AC");
    assert_eq!(play.options(), "site 9, site 18, site 20");
    let near = scene.options(|config| config.tad_adjacent = true).slot();
    assert_eq!(near.those("open_tad"), "");
    let scene = Scene::second("S28").on(A, "mineral 1").p(&[10, 0, 0, 0]);
    let mut play = scene.options(|config| config.tad_adjacent = true).slot();
    play.go("A open_tad AC");
    assert_eq!(play.lines("tad_placed"), ["tad_placed cell=7 enviro=0 seat=A tad=AC"]);
}

#[test]
fn el_r13_lakes_have_tokens_unless_they_are_put_aside() {
    let tokens = |config: &Config| {
        let view = Play::new(config, 2, "lakes").view();
        let on_lakes = view.cells.iter().filter(|cell| cell.resource == Resource::None);
        on_lakes.filter(|cell| cell.token != TokenView::None).count()
    };
    let first = Config { edition: Edition::Ed1, ..Config::default() };
    assert_eq!(tokens(&first), 3);
    assert_eq!(tokens(&Config { lake_tokens: false, ..first }), 0);
}

#[test]
fn el_r14_each_colour_has_ten_tokens_of_a_type() {
    for edition in [Edition::Ed1, Edition::Ed2] {
        let player = Play::new(&Config { edition, ..Config::default() }, 2, "ten").player(A);
        assert_eq!(player.supply.oil + player.hand.oil + player.tokens.oil, 10);
        assert_eq!(player.supply.mineral + player.hand.mineral + player.tokens.mineral, 10);
    }
    assert!(Scene::second("S28").on(A, "oil 0:4, oil 3:4, oil 5:3").restore().is_err());
}

#[test]
fn el_r15_a_removed_token_returns_to_the_supply() {
    let mut play = Scene::second("S28").on(A, "oil 0:2").slot();
    assert_eq!(play.player(A).supply.oil, 8);
    play.go("A remove oil 0");
    assert_eq!(play.player(A).supply.oil, 9);
}

#[test]
fn el_r16_the_price_falls_when_a_token_leaves() {
    let mut play = Scene::first("F01").on(A, "oil 5:2").hand(B, 2, 0).slot();
    assert_eq!(play.prices().0, 3);
    play.go("A remove oil 5");
    assert_eq!(play.prices().0, 2);
}

#[test]
fn el_r81_the_hexes_of_the_first_edition() {
    let view = Play::new(&Config { edition: Edition::Ed1, ..Config::default() }, 2, "hexes").view();
    let count = |resource| view.cells.iter().filter(|cell| cell.resource == resource).count();
    let counts = [Resource::Oil, Resource::Mineral, Resource::Both, Resource::None].map(count);
    assert_eq!(counts, [6, 6, 4, 3]);
}

#[test]
fn el_r83_the_first_edition_is_a_hexagon_of_nineteen() {
    let game = Ecologic::new(&Config { edition: Edition::Ed1, ..Config::default() }, 2).unwrap();
    let touching = |cell| ecotable_parts_bits(game.around(cell));
    assert_eq!(touching(9), [4, 5, 8, 10, 13, 14]);
    assert_eq!(
        (touching(0), touching(11), touching(17)),
        (vec![1, 3, 4], vec![6, 10, 15], vec![13, 14, 16, 18])
    );
    assert_eq!(touching(19), Vec::<u8>::new());
}

fn ecotable_parts_bits(set: u32) -> Vec<u8> {
    (0..32).filter(|cell| set >> cell & 1 == 1).collect()
}

#[test]
fn el_r84_six_sectors_have_both_resources() {
    let view = Play::new(&Config::default(), 2, "both").view();
    let both: Vec<_> = (0..28).filter(|&cell| view.cells[cell].resource == Resource::Both).collect();
    assert_eq!(both, [2, 8, 12, 15, 19, 25]);
    let play = Scene::second("S28").on(A, "oil 8").hand(A, 0, 0).slot();
    assert_eq!(play.table.game().cells_for(play.table.state(), Seat(0), Kind::Mineral) >> 8 & 1, 1);
}
