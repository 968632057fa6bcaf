//! Sections 4, 5, 6 and 8: effects, scoring, variants, content.

use ecotable_ecologic::*;
use ecotable_kernel::Game;

use crate::play::Play;
use crate::scene::*;

#[test]
fn el_4_1_a_seat_gives_at_most_what_it_has() {
    assert_eq!(Scene::first("F15").p(&[0, 2, 0, 1]).draw_event().p(), [3, 0, 0, 0]);
}

#[test]
fn el_4_2_the_daily_grind_and_the_final_report_do_nothing() {
    for event in ["S28", "S24"] {
        let play = Scene::second(event).on(A, "oil 0").on(B, "oil 3").draw_event();
        assert_eq!((play.p(), play.e(), play.asked()), (vec![10; 4], vec![10; 4], "A slot".into()));
    }
}

#[test]
fn el_4_2_the_contractor_of_the_second_edition_buys_anything() {
    let scene = Scene::second("S03").on(A, "oil 0").on(B, "oil 3");
    let play = scene.clone().slot();
    assert_eq!(play.those("buy_token"), "buy_token oil, buy_token mineral");
    assert_eq!(play.those("buy_tad").split(", ").count(), 4);
    let mut play = scene.slot();
    play.go("A pass");
    assert_eq!((play.asked(), play.those("buy_token")), ("B slot".into(), "".into()));
}

#[test]
fn el_4_3_a_discarded_initiative_gives_and_costs_nothing() {
    let mut play = Scene::second("S28").cards(A, "EI17 EI01").ask(D, Decision::Slot).slot();
    play.pass_until("A wrap");
    play.go("A card EI17, pass");
    assert_eq!((play.changes()[0], play.p()[0]), (1, 10));
}

#[test]
fn el_4_4_territories_stay_when_the_tokens_around_them_go() {
    let mut play = Scene::first("F01").tad("NR", A, 10).on(A, "oil 6").slot();
    play.go("A remove oil 6");
    assert_eq!((play.player(A).tads, play.view().cells[10].tad), (vec![Tad::Nr], Some(Tad::Nr)));
}

#[test]
fn el_5_1_the_first_edition_has_no_bonuses() {
    let play = Scene::first("F21").p(&[9]).e(&[8]).on(A, "oil 0").cards(A, "EI01").finish_turn();
    let outcome = play.table.outcome().unwrap();
    // 10 and 8: 144 / 10.
    assert_eq!((outcome.written(outcome.standings[0].score), outcome.decimals), ("14.4".into(), 1));
}

#[test]
fn el_5_2_the_printed_table_in_rows() {
    let game = Ecologic::new(&Config::default(), 2).unwrap();
    let rows: [(u16, [u64; 20]); 7] = [
        (1, [2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]),
        (5, [1, 3, 5, 7, 10, 9, 9, 8, 8, 8, 7, 7, 7, 7, 7, 7, 7, 6, 6, 6]),
        (7, [1, 3, 4, 6, 9, 11, 14, 13, 12, 12, 12, 11, 11, 11, 10, 10, 10, 10, 10, 10]),
        (9, [1, 2, 4, 6, 8, 10, 12, 15, 18, 17, 16, 16, 15, 15, 14, 14, 14, 14, 13, 13]),
        (12, [1, 2, 4, 5, 7, 9, 11, 13, 16, 18, 21, 24, 23, 22, 22, 21, 21, 20, 20, 19]),
        (16, [1, 2, 4, 5, 7, 8, 10, 12, 14, 16, 19, 21, 24, 26, 29, 32, 31, 30, 30, 29]),
        (20, [1, 2, 4, 5, 6, 8, 10, 11, 13, 15, 17, 19, 22, 24, 26, 29, 32, 34, 37, 40]),
    ];
    for (row, expected) in rows {
        let base: Vec<_> = (1..=20).map(|other| game.base(row, other).numerator).collect();
        assert_eq!(base, expected, "row {row}");
    }
}

#[test]
fn el_5_3_equal_results_share_a_place() {
    let play = Scene::second("S24").p(&[5, 9, 9, 1]).e(&[5, 9, 9, 1]).finish_turn();
    let ranks: Vec<_> =
        play.table.outcome().unwrap().standings.iter().map(|standing| standing.rank).collect();
    assert_eq!(ranks, [3, 1, 1, 4]);
    assert_eq!(play.table.outcome().unwrap().winning_sides(), 2);
}

#[test]
fn el_6_variants_leave_out_what_they_say() {
    let without = Config { tads: false, big_initiatives: false, ..Config::default() };
    let play = Play::new(&without, 2, "short");
    assert_eq!((play.view().initiatives_left, play.view().tads_for_sale.len()), (16, 0));
    let play = Scene::second("S28").options(|config| config.tads = false).p(&[40]).on(A, "oil 0").slot();
    assert_eq!((play.those("open_tad"), play.refused("A open_tad NR")), ("".into(), "EL-3.5".into()));
}

#[test]
fn el_8_1_the_initiatives_keep_their_checks() {
    let faces: Vec<_> = Initiative::all().map(Initiative::face).collect();
    assert_eq!(faces.iter().filter(|face| face.nominal == BIG_NOMINAL).count(), 4);
    assert!(faces.iter().all(|face| [1, 2, 3, 5].contains(&face.enviro)));
    assert_eq!(faces.iter().filter(|face| face.cost > 0).count(), 12);
    let small = [(3, 1, 0), (3, 1, 0), (3, 1, 0), (4, 1, 0), (4, 1, 0), (4, 1, 0)];
    let middle = [(5, 2, 1), (5, 2, 1), (5, 2, 1), (6, 2, 1), (7, 2, 0), (7, 2, 0)];
    let large = [(6, 3, 2), (7, 3, 2), (8, 3, 1), (9, 3, 1), (12, 5, 2), (12, 5, 2), (12, 5, 3), (12, 5, 2)];
    let table: Vec<_> = faces.iter().map(|face| (face.nominal, face.enviro, face.cost)).collect();
    assert_eq!(table, [&small[..], &middle[..], &large[..]].concat());
}

/// The letters of the resources and the environment tokens of all cells.
fn layout(scene: Scene) -> (String, Vec<u8>) {
    let snapshot = scene.slot().snapshot();
    (snapshot.layout.unwrap(), snapshot.tokens.unwrap())
}

/// How many tokens there are of the values 1 to 5.
fn counts(tokens: &[u8]) -> [usize; 5] {
    [1, 2, 3, 4, 5].map(|value| tokens.iter().filter(|&&token| token == value).count())
}

#[test]
fn el_8_2_the_first_edition_has_its_hexes_tokens_and_reference_layout() {
    let (letters, tokens) = layout(Scene::first("F01"));
    assert_eq!(letters, "OMBMLOOBMBLMOOMBMLO");
    assert_eq!(tokens, [3, 5, 1, 3, 1, 1, 5, 3, 1, 5, 3, 3, 1, 1, 3, 5, 1, 1, 3]);
    assert_eq!(counts(&printed(Edition::Ed1).tokens), [8, 0, 7, 0, 4]);
    let hexes = |letter| printed(Edition::Ed1).hexes.iter().filter(|hex| hex.letter() == letter).count();
    assert_eq!(['O', 'M', 'B', 'L'].map(hexes), [6, 6, 4, 3]);
}

#[test]
fn el_8_3_the_second_edition_has_its_tokens_and_reference_layout() {
    let (letters, tokens) = layout(Scene::second("S28"));
    assert_eq!(letters, "OMBOMOMLBLOOBMOBMMLBLOMOMBOM");
    let rows: [&[u8]; 5] =
        [&[2, 3, 1, 2, 5, 1], &[2, 0, 3, 0, 2], &[3, 1, 4, 2, 3, 2], &[1, 0, 5, 0, 3], &[2, 1, 2, 1, 3, 4]];
    assert_eq!(tokens, rows.concat());
    assert_eq!(counts(&printed(Edition::Ed2).tokens), [6, 8, 6, 2, 2]);
}

#[test]
fn el_8_4_tokens_without_initiatives_end_in_shut_downs() {
    let mut scene = Scene::second("S28").e(&[3, 3]).on(A, "oil 0:4").on(B, "oil 3:2");
    scene = scene.cards(B, "EI07");
    let play = scene.finish_turn();
    assert_eq!((play.player(A).tokens.oil, play.player(B).tokens.oil), (3, 2));
    let score = |seat| play.player(seat).score;
    assert!(score(B) > score(A));
}
