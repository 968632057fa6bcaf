//! Setup and placing.

use ecotable_ecologic::*;

use crate::acceptance::examples::start;
use crate::play::Play;
use crate::scene::*;

#[test]
fn el_a16_the_first_token_has_fourteen_places() {
    let play = start(Scene::first("F01"), A, Decision::Start1).play();
    let oil = [0, 2, 6, 7, 12, 15, 18].map(|cell| format!("place oil {cell}"));
    let mineral = [1, 2, 3, 7, 11, 15, 16].map(|cell| format!("place mineral {cell}"));
    assert_eq!(play.options(), [oil, mineral].concat().join(", "));
    let id = |text: &str| text.parse::<Action>().unwrap().id();
    assert_eq!((id("place oil 6"), id("place mineral 11")), (Some(66), Some(99)));
}

#[test]
fn el_a17_the_second_token_may_wait_in_hand() {
    let scene = start(Scene::first("F01"), A, Decision::Start2).on(A, "oil 6").hand(A, 0, 1);
    let mut play = scene.e(&[5]).then("F02").play();
    assert_eq!(play.options(), "pass, place mineral 2, place mineral 11");
    play.go("A pass");
    assert_eq!(play.asked(), "A slot");
    assert_eq!(play.player(A).hand, PerType { oil: 0, mineral: 1 });
    assert_eq!(play.those("place"), "place mineral 2, place mineral 11");
}

#[test]
fn el_a18_second_tokens_go_the_other_way_round() {
    let config = Config { first_leader: FirstLeader::Seat(C), ..Config::default() };
    let mut play = Play::new(&config, 4, "order");
    let mut order = Vec::new();
    while play.asked().contains("start") {
        order.push(play.asked());
        let first = play.options().split(", ").next().unwrap().to_owned();
        let seat = play.table.to_act().first().unwrap();
        play.act(seat, &first);
    }
    let expected = ["C", "D", "A", "B"].map(|seat| format!("{seat} start_1"));
    let reverse = ["B", "A", "D", "C"].map(|seat| format!("{seat} start_2"));
    assert_eq!(order, [expected, reverse].concat());
}

#[test]
fn el_a19_four_tokens_of_any_colours_fill_a_hex() {
    let scene = Scene::first("F04").on(B, "oil 15:2").on(C, "mineral 15").on(A, "oil 15");
    let play = scene.clone().hand(A, 1, 0).slot();
    assert_eq!(play.refused("A place oil 15"), "EL-2.5");
    assert!(!play.those("place").contains(" 15"));
    let play = scene.finish_turn();
    assert_eq!(play.incomes(), [1, 3, 1, 0]);
    assert_eq!(play.changes(), [-1, -2, -1, 0]);
}

#[test]
fn el_a20_both_types_in_a_cell_are_two_refineries() {
    let scene = |event: &str| Scene::first(event).on(A, "oil 9, mineral 9").finish_turn();
    assert_eq!((scene("F06").incomes()[0], scene("F06").changes()[0]), (3, -2));
    assert_eq!(scene("F04").incomes()[0], 2);
}

#[test]
fn el_a21_sectors_belong_to_one_owner() {
    let play = start(Scene::second("S28"), A, Decision::Start2).on(A, "oil 14").e(&[2]).play();
    let oil = [8, 14, 15, 19].map(|cell| format!("place oil {cell}"));
    let mineral = [8, 13, 15, 19].map(|cell| format!("place mineral {cell}"));
    assert_eq!(play.options(), [oil, mineral].concat().join(", "));
    let play = start(Scene::second("S28"), B, Decision::Start1).on(A, "oil 14").play();
    assert_eq!(play.refused("B place oil 14"), "EL-2.5");
    assert_eq!(play.refused("B place oil 0"), "allowed");
}

#[test]
fn el_a22_types_mix_in_an_own_sector_up_to_four_tokens() {
    let mut play = Scene::second("S28").on(A, "oil 19:3").p(&[10, 0, 0, 0]).slot();
    play.go("A open_token mineral, bid 1, A place mineral 19");
    assert_eq!(play.view().cells[19].refineries.len(), 2);
    let mut play = Scene::second("S28").on(A, "oil 19:3, mineral 19").p(&[10, 0, 0, 0]).slot();
    play.go("A open_token mineral, bid 2");
    assert_eq!(play.refused("A place mineral 19"), "EL-2.5");
    let play = Scene::second("S28").on(A, "oil 19:3, mineral 19").finish_turn();
    assert_eq!(play.incomes()[0], 6);
}

#[test]
fn el_a23_a_kept_token_does_nothing_until_it_is_placed() {
    let scene = Scene::first("F01").on(A, "oil 5:2").on(B, "oil 0:3").p(&[10, 0, 0, 0]);
    let mut play = scene.slot();
    assert_eq!(play.prices().0, 6);
    play.go("A open_token oil, bid 6, A keep");
    assert_eq!(play.prices().0, 6);
    assert_eq!(play.player(A).hand.oil, 1);
    let play = Scene::first("F01").on(A, "oil 5").hand(A, 1, 1).finish_turn();
    assert_eq!((play.incomes()[0], play.changes()[0]), (1, -1));
}

#[test]
fn el_a24_who_lost_all_tokens_begins_anew() {
    let mut play = Scene::first("F01").ask(B, Decision::Slot).p(&[0, 10, 0, 0]).slot();
    play.go("B open_token oil, bid 1");
    assert_eq!(
        play.options(),
        "keep, place oil 0, place oil 2, place oil 6, place oil 7, place oil 12, place oil 15, place oil 18"
    );
    let mut play = Scene::second("S28").on(A, "oil 0").ask(B, Decision::Slot).p(&[0, 10, 0, 0]).slot();
    play.go("B open_token oil, bid 2");
    let free = [2, 3, 5, 8, 10, 11, 12, 14, 15, 19, 21, 23, 25, 26].map(|cell| format!("place oil {cell}"));
    assert_eq!(play.options(), free.join(", "));
}
