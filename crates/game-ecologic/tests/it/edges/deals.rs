//! Deals and promises where other rules meet them.

use ecotable_ecologic::*;

use crate::scene::*;

fn owes(debtor: ecotable_kernel::Seat, creditor: ecotable_kernel::Seat, amount: u8, due: u8) -> Promise {
    Promise { debtor, creditor, amount, due }
}

/// Money goes round in the order in which the promises were made.
#[test]
fn el_3_9_promises_are_settled_in_the_order_of_their_making() {
    let settled = |promises: Vec<Promise>| {
        let scene = Scene::first("F03").turn(3).p(&[5, 0, 0, 0]).edit(|words| words.promises = promises);
        let play = scene.draw_event();
        (play.p()[..3].to_vec(), play.view().promises.len())
    };
    assert_eq!(settled(vec![owes(A, B, 5, 3), owes(B, C, 5, 3)]), (vec![0, 0, 5], 0));
    assert_eq!(settled(vec![owes(B, C, 5, 3), owes(A, B, 5, 3)]), (vec![0, 5, 0], 1));
}

/// The Event phase comes first: what it gives can be paid, what is not due waits.
#[test]
fn el_3_9_an_event_pays_before_promises_are_settled() {
    let scene = Scene::first("F01").turn(3).p(&[0, 0]);
    let play = scene.edit(|words| words.promises = vec![owes(B, A, 3, 3), owes(B, A, 9, 4)]).draw_event();
    assert_eq!((play.p()[..2].to_vec(), play.view().promises), (vec![8, 2], vec![owes(B, A, 9, 4)]));
}

/// A barred seat pays what it owes, bids for nothing and deals with nobody.
#[test]
fn el_3_9_who_is_barred_still_owes() {
    let scene = Scene::first("F19").turn(3).p(&[9, 3, 9, 9]).on(A, "oil 5").on(B, "oil 0");
    let scene = scene.edit(|words| words.promises = vec![owes(B, C, 2, 3)]);
    let mut play = scene.ask(A, Decision::LevySet).play();
    play.go("A bid 4, C pay, D pay");
    assert_eq!((play.p(), play.asked()), (vec![5, 1, 7, 5], "A slot".into()));
    assert_eq!(play.refused("A propose 1 give 1 take nothing"), "EL-3.9");
    assert_eq!(play.refused("A propose 2 give 1 take nothing"), "allowed");
    play.go("A open_token mineral, bid 1, C pass, D pass");
    assert_eq!(play.asked(), "A place_bought");
}

#[test]
fn el_3_9_nobody_to_deal_with_is_no_choice() {
    let scene = Scene::first("F19").p(&[6, 3, 3, 3]).ask(A, Decision::LevySet);
    let mut play = scene.edit(|words| words.initiative_deck = Some(Initiative::all().collect())).play();
    play.go("A bid 6");
    // All others are barred and A has nothing left: slot, card and WRAP pass by themselves.
    assert_eq!((play.view().turn, play.lines("card_unsold").len()), (2, 1));
}

/// What is bought in a deal works, and costs, in the same turn.
#[test]
fn el_3_9_a_sold_initiative_serves_its_new_owner_at_once() {
    let mut play = Scene::first("F03").cards(A, "EI13").slot();
    play.go("A propose 1 give EI13 take 4 2@3, B accept");
    assert_eq!((play.p()[..2].to_vec(), play.view().promises), (vec![14, 6], vec![owes(B, A, 2, 3)]));
    play.pass_until("B slot");
    while play.view().turn == 1 {
        let seat = play.table.to_act().first().unwrap();
        play.act(seat, "pass");
    }
    assert_eq!((play.changes()[..2].to_vec(), play.p()[1]), (vec![0, 3], 6 - 2));
}

#[test]
fn el_3_9_in_the_second_edition_each_slot_has_three_proposals_and_the_platform_none() {
    let deals = |config: &mut Config| config.deals = Some(true);
    let mut play = Scene::second("S14").options(deals).on(A, "oil 0").slot();
    for _ in 0..3 {
        play.go("A propose 1 give 1 take nothing, B pass");
    }
    assert_eq!(play.refused("A propose 1 give 1 take nothing"), "EL-3.9");
    play.go("A pass, B pass, C pass, D pass");
    assert_eq!(
        (play.asked(), play.refused("A propose 1 give 1 take nothing")),
        ("A slot".into(), "allowed".into())
    );
    let platform = Scene::second("S30").options(deals).on(A, "oil 0").ask(A, Decision::Platform).play();
    assert_eq!(platform.refused("A propose 1 give 1 take nothing"), "EL-3.9");
}

/// With nothing to pay a promise on honour is still asked for: paying nothing keeps it open, a pass ends it.
#[test]
fn el_3_9_honour_at_the_end_of_the_game() {
    let honour = |config: &mut Config| config.promises = Promises::Honour;
    let scene = Scene::first("F21").turn(2).options(honour).p(&[0, 4, 0, 0]);
    let scene = scene.edit(|words| words.promises = vec![owes(C, A, 5, 8), owes(B, A, 3, 4)]);
    let mut play = scene.finish_turn();
    assert_eq!(play.asked(), "C promise");
    play.go("C pay, B pay");
    assert_eq!((play.asked(), play.p()), ("over".into(), vec![3, 1, 0, 0]));
}

/// An auction for a territory leaves the slot open, and no new proposals come with it.
#[test]
fn el_3_9_a_territory_auction_brings_no_new_proposals() {
    let mut play = Scene::first("F01").on(A, "oil 6").p(&[12, 0, 0, 0]).slot();
    play.go("A propose 1 give nothing take 1@2, B pass, A propose 1 give nothing take 1@2, B pass");
    play.go("A propose 1 give nothing take 1@2, B pass, A open_tad NR");
    assert_eq!((play.asked(), play.player(A).tads), ("A slot".into(), vec![Tad::Nr]));
    assert_eq!(play.refused("A propose 1 give nothing take 1@2"), "EL-3.9");
    play.pass_until("A wrap");
    assert_eq!(play.refused("A propose 1 give nothing take 1@2"), "allowed");
}
