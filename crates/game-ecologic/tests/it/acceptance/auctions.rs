//! Auctions.

use ecotable_ecologic::*;

use crate::scene::*;

#[test]
fn el_a25_an_opening_bid_may_exceed_the_nominal() {
    let mut play = Scene::second("S28").on(A, "oil 0:3").p(&[8]).slot();
    play.go("A open_token oil");
    assert_eq!(play.options(), "bid 4, bid 5, bid 6, bid 7, bid 8");
    play.go("A bid 6, B pass, C pass, D pass");
    assert_eq!((play.p()[0], play.prices().0), (2, 5));
}

#[test]
fn el_a26_nobody_bids_above_the_own_money() {
    let scene = Scene::second("S28").on(A, "oil 0").on(B, "oil 3").p(&[7, 10, 10, 10]);
    let mut play = scene.ask(B, Decision::Slot).slot();
    play.go("B open_token oil, bid 6, C pass, D pass");
    assert_eq!((play.asked(), play.options()), ("A bidding".into(), "pass, bid 7".into()));
    play.go("A bid 7, B bid 8, B place oil 3");
    assert_eq!(play.lines("passed_automatically"), ["passed_automatically seat=A"]);
}

#[test]
fn el_a27_the_stock_market_halves_only_own_auctions() {
    let scene = Scene::second("S28").tad("SM", A, 7).on(A, "oil 0").on(B, "oil 3");
    let mut play = scene.clone().p(&[7, 11, 0, 0]).slot();
    play.go("A open_tad NR");
    assert_eq!(play.options(), "bid 10, bid 11, bid 12, bid 13, bid 14");
    play.go("A bid 10, B bid 11, A bid 13, A site 9");
    assert_eq!(play.p()[0], 0);
    let mut play = scene.p(&[7, 11, 0, 0]).ask(B, Decision::Slot).slot();
    play.go("B open_token oil, bid 7");
    assert_eq!(play.lines("passed_automatically").len(), 3);
    assert_eq!(play.asked(), "B place_bought");
}

#[test]
fn el_a28_a_declined_card_is_offered_on() {
    let scene = Scene::second("S28").p(&[12, 5, 12, 12]).on(A, "oil 0").on(C, "oil 3");
    let scene = scene.edit(|words| words.initiative_deck = Some(deck("EI16")));
    let mut play = scene.clone().slot();
    play.go("A draw, pass, C bid 9, D pass, A bid 10, C pass");
    assert_eq!((play.p()[0], play.cards(A)), (2, "EI16".into()));
    assert_eq!(play.asked(), "B slot");
    play.go("B pass");
    assert_eq!(play.asked(), "C slot");
    let mut play = scene.slot();
    play.go("A draw, pass, C pass, D pass");
    assert_eq!((play.discard(), play.asked()), ("EI16".into(), "B slot".into()));
}

/// A whole deck with this card on top.
pub fn deck(top: &str) -> Vec<Initiative> {
    let top: Initiative = top.parse().unwrap();
    std::iter::once(top).chain(Initiative::all().filter(|card| *card != top)).collect()
}

#[test]
fn el_a29_the_first_edition_turns_up_one_card_a_turn() {
    let scene = Scene::first("F01").ask(D, Decision::Slot);
    let mut play = scene.edit(|words| words.initiative_deck = Some(deck("EI07"))).slot();
    play.go("D pass, A pass, B bid 5, C pass, D pass, A bid 6, B pass");
    assert_eq!((play.p()[0], play.cards(A)), (4, "EI07".into()));
    assert_eq!(play.asked(), "A wrap");
}

#[test]
fn el_a30_a_lake_is_for_those_who_stand_beside_it() {
    let scene = Scene::first("F01").on(A, "oil 2, oil 6").on(B, "oil 7, oil 12").p(&[14, 20, 20, 20]);
    let mut play = scene.e(&[0]).slot();
    play.go("A open_tad NR, bid 12");
    // Nobody else may bid, and there is one lake only: everything follows by itself.
    assert_eq!(play.lines("tad_placed"), ["tad_placed cell=10 enviro=3 seat=A tad=NR"]);
    assert_eq!((play.p()[0], play.e()[0]), (2, 3));
    assert_eq!(play.asked(), "A slot");
}

#[test]
fn el_a31_the_contractor_pays_half_with_the_stock_exchange() {
    let mut play = Scene::first("F02").tad("SM", A, 4).on(A, "oil 5:3").on(B, "oil 0:3").slot();
    assert_eq!((play.prices().0, play.those("buy_token")), (7, "buy_token oil, buy_token mineral".into()));
    play.go("A buy_token oil, keep");
    assert_eq!(play.p()[0], 6);
    assert_eq!(play.asked(), "B slot");
    play.go("B pass, C pass, D pass");
    assert_eq!((play.asked(), play.those("buy")), ("A offer".into(), "".into()));
}

#[test]
fn el_a32_the_stock_market_helps_on_the_platform_and_not_the_contractor() {
    let scene = |event: &str| Scene::second(event).tad("SM", A, 7).on(A, "oil 0:3").on(B, "oil 3:3");
    let mut play = scene("S03").slot();
    play.go("A buy_token oil");
    assert_eq!(play.p()[0], 3);
    let mut play = scene("S30").ask(A, Decision::Platform).play();
    play.go("A buy_tad NR, site 9");
    assert_eq!(play.p()[0], 5);
}

#[test]
fn el_a33_a_veto_undoes_the_auction_and_nothing_else() {
    let scene = Scene::second("S16").on(A, "oil 0").on(B, "mineral 1").on(C, "mineral 4").p(&[10, 10, 9, 10]);
    let scene = scene.ask(B, Decision::Slot);
    let mut play = scene.clone().slot();
    play.go("B open_token mineral, bid 7, C bid 8, D pass, A pass, B pass");
    assert_eq!((play.asked(), play.options()), ("A veto".into(), "pass, veto".into()));
    play.go("A veto");
    assert_eq!((play.p()[2], play.prices().1, play.asked()), (9, 3, "C slot".into()));
    play.go("C open_token mineral, bid 5, D pass, A pass, B pass");
    assert_eq!((play.lines("token_placed").len(), play.asked()), (1, "D slot".into()));
    let mut play = scene.tad("AC", C, 7).slot();
    play.go("B open_token mineral, bid 7, C bid 8, D pass, A pass, B pass");
    assert_eq!((play.lines("token_placed").len(), play.asked()), (1, "C slot".into()));
}

#[test]
fn el_a34_a_vetoed_initiative_is_discarded() {
    let scene = Scene::second("S16").ask(D, Decision::Slot).on(D, "oil 0");
    let mut play = scene.edit(|words| words.initiative_deck = Some(deck("EI03"))).slot();
    play.go("D draw, bid 3, A pass, B pass, C pass, A veto");
    assert_eq!((play.discard(), play.p()[3], play.cards(D)), ("EI03".into(), 10, "".into()));
}

#[test]
fn el_a35_without_a_token_in_the_supply_nobody_bids() {
    let all = "oil 0:4, oil 5:4, oil 6:2";
    let play = Scene::first("F01").on(A, all).p(&[20, 20, 20, 20]).slot();
    assert_eq!(play.those("open_token"), "open_token mineral");
    assert_eq!(play.refused("A open_token oil"), "EL-3.5");
    let mut play = Scene::first("F01").on(A, all).p(&[20, 20, 20, 20]).ask(D, Decision::Slot).slot();
    play.go("D open_token oil, bid 11, B pass, C pass");
    assert_eq!(play.asked(), "D place_bought");
    let all = "oil 0:4, oil 3:4, oil 5:2";
    let scene = Scene::second("S28").on(A, all).on(D, "oil 26").p(&[20, 20, 20, 20]);
    let play = scene.clone().slot();
    assert_eq!(play.those("open_token"), "open_token mineral");
    assert_eq!(play.refused("A open_token oil"), "EL-3.5");
    let mut play = scene.ask(D, Decision::Slot).slot();
    play.go("D open_token oil, bid 12, B pass, C pass");
    assert_eq!(play.asked(), "D place_bought");
}

#[test]
fn el_a36_discarded_initiatives_come_back_until_there_are_none() {
    let cards = |text: &str| text.split(' ').map(|card| card.parse().unwrap()).collect::<Vec<Initiative>>();
    let mut scene = Scene::second("S28").on(B, "oil 0").ask(B, Decision::Slot).edit(|words| {
        words.initiative_deck = Some(Vec::new());
        words.initiative_discard = cards("EI01 EI02 EI03");
    });
    let rest: Vec<_> = Initiative::all().skip(3).collect();
    scene.words.players[0].initiatives = rest.clone();
    let mut play = scene.clone().slot();
    play.go("B draw");
    assert_eq!(play.lines("deck_reshuffled").len(), 1);
    assert_eq!(play.view().initiatives_left, 2);
    scene.words.players[0].initiatives = Initiative::all().collect();
    let play =
        scene.edit(|words| words.initiative_discard.clear()).ask(C, Decision::Slot).on(C, "oil 3").slot();
    assert_eq!((play.those("draw"), play.refused("C draw")), ("".into(), "EL-3.5".into()));
}
