//! Buying without bidding: The Only Contractor, shares, the platform, the exposition.

use ecotable_ecologic::*;

use super::{only, top};
use crate::scene::*;

#[test]
fn el_4_2_the_contractor_of_the_first_edition_buys_once_in_the_turn() {
    let scene = Scene::first("F02").on(A, "oil 5").p(&[20, 0, 0, 0]).edit(top("EI01"));
    let mut play = scene.clone().slot();
    assert_eq!(play.those("buy_tad"), "");
    play.go("A buy_token oil, place oil 5");
    play.pass_until("A offer");
    assert_eq!(play.those("buy"), "");
    // An ordinary auction in the slot leaves the right for the card.
    let mut play = scene.slot();
    play.go("A open_token oil, bid 2, place oil 5");
    play.pass_until("A offer");
    assert_eq!(play.those("buy"), "buy");
    play.go("A buy");
    assert_eq!((play.p()[0], play.cards(A), play.asked()), (15, "EI01".into(), "A wrap".into()));
}

#[test]
fn el_4_2_the_contractor_buys_only_the_card_that_is_offered_first_to_the_leader() {
    let each = |config: &mut Config| config.eco_per_turn = EcoPerTurn::Each;
    let mut play = Scene::first("F02").options(each).edit(top("EI01")).ask(D, Decision::Slot).slot();
    play.go("D pass");
    assert_eq!((play.asked(), play.those("buy")), ("A offer".into(), "buy".into()));
    play.go("A pass, B pass, C pass, D pass, B pass, C pass, D pass");
    assert_eq!((play.asked(), play.those("buy")), ("A offer".into(), "".into()));
    let mut second = Scene::second("S03").edit(top("EI01")).slot();
    second.go("A pass, B draw, pass, C pass, D pass");
    assert_eq!((second.asked(), second.those("buy")), ("A offer".into(), "".into()));
}

#[test]
fn el_4_2_the_contractor_of_the_second_edition_may_also_open_or_decline() {
    let scene = Scene::second("S03").edit(top("EI16")).p(&[12, 12, 0, 0]);
    let mut opened = scene.clone().slot();
    opened.go("A draw, bid 9, B bid 10, A pass");
    assert_eq!((opened.p()[1], opened.cards(B)), (2, "EI16".into()));
    let mut declined = scene.slot();
    declined.go("A draw, pass");
    assert_eq!((declined.asked(), declined.those("buy")), ("B offer".into(), "".into()));
}

/// With 5 the Stock Market opens what it cannot buy outright.
#[test]
fn el_r32_the_stock_market_helps_an_auction_where_the_contractor_pays_in_full() {
    let play = Scene::second("S03").tad("SM", A, 7).on(A, "oil 0:4, oil 3").p(&[5]).slot();
    assert_eq!(play.those("open_tad").split(", ").count(), 3);
    assert_eq!((play.those("buy_tad"), play.those("buy_token")), ("".into(), "buy_token mineral".into()));
    let mut play = Scene::second("S03").tad("SM", A, 7).p(&[5, 0, 0, 0]).edit(top("EI16")).slot();
    play.go("A draw");
    assert_eq!(play.options(), "pass, bid 9, bid 10");
}

#[test]
fn el_4_2_shares_need_a_single_token_a_supply_and_the_slot_of_the_leader() {
    let scene = Scene::second("S19").on(A, "oil 0").on(B, "mineral 13").p(&[20, 20]);
    assert_eq!(scene.clone().ask(B, Decision::Slot).slot().those("token"), "");
    assert_eq!(scene.clone().ask(A, Decision::Wrap).play().those("token"), "");
    let mixed = Scene::second("S19").on(A, "oil 0").on(B, "mineral 8, oil 8").p(&[20]);
    assert_eq!(mixed.slot().those("token"), "");
    let spent =
        Scene::second("S19").on(A, "mineral 1:4, mineral 4:4, mineral 6:2").on(B, "mineral 13, oil 3");
    assert_eq!(spent.p(&[20]).slot().those("token"), "token 3 1 oil");
    // Exactly the price is enough, and the slot goes on with what is left.
    let mut play = scene.p(&[2, 20]).slot();
    play.go("A token 13 1 mineral");
    assert_eq!((play.p()[..2].to_vec(), play.player(B).supply.mineral), (vec![0, 22], 10));
    assert_eq!((play.prices().1, play.e()[0], play.asked()), (2, 10, "A slot".into()));
}

/// The token that was bought is a base for the next one.
#[test]
fn el_r56_from_a_bought_share_the_leader_may_build_on() {
    let mut play = Scene::second("S19").on(A, "oil 0").on(B, "mineral 27").p(&[20, 0, 0, 0]).slot();
    play.go("A token 27 1 mineral, open_token oil, bid 2");
    assert_eq!(play.options(), "place oil 0, place oil 21, place oil 26");
}

#[test]
fn el_3_7_the_platform_sells_cards_at_half_price_and_discards_what_cannot_be_paid() {
    let scene = Scene::second("S30").tad("SM", A, 7).p(&[6, 6, 10, 10]).edit(top("EI17"));
    let mut play = scene.clone().ask(A, Decision::Platform).play();
    play.go("A draw, buy");
    assert_eq!((play.p()[0], play.cards(A), play.asked()), (0, "EI17".into(), "B platform".into()));
    let mut poor = scene.ask(B, Decision::Platform).play();
    poor.go("B draw");
    assert_eq!((poor.discard(), poor.asked(), poor.p()[1]), ("EI17".into(), "C platform".into(), 6));
}

#[test]
fn el_3_7_closing_a_token_on_the_platform_is_the_one_of_the_turn() {
    let scene = Scene::second("S30").on(A, "oil 0:2").cards(A, "EI01").p(&[2]).ask(A, Decision::Platform);
    let mut play = scene.play();
    assert_eq!(play.those("buy_token"), "buy_token mineral");
    play.go("A remove oil 0");
    assert_eq!(
        (play.asked(), play.those("buy_token")),
        ("A platform".into(), "buy_token oil, buy_token mineral".into())
    );
    play.go("A buy_token oil");
    play.pass_until("A wrap");
    assert_eq!((play.player(A).tokens.oil, play.those("remove")), (2, "".into()));
}

#[test]
fn el_3_7_the_platform_sells_no_token_that_cannot_be_placed() {
    let scene = Scene::second("S30").on(A, "mineral 22").on(B, "mineral 17, oil 23").p(&[20]);
    assert_eq!(scene.ask(A, Decision::Platform).play().those("buy_token"), "buy_token mineral");
}

/// The card that A leaves is the only one there is: shuffled again, it comes to B.
#[test]
fn el_4_2_the_expo_goes_on_as_long_as_there_is_a_card() {
    let mut scene = Scene::second("S29").cards(A, "EI02").cards(B, "EI03").ask(A, Decision::ExpoDraw);
    scene.words.players[2].initiatives =
        Initiative::all().filter(|card| ![1, 2, 10].contains(&card.0)).collect();
    let mut play = scene.edit(only("EI11")).play();
    play.go("A draw, pass, B draw");
    assert_eq!((play.asked(), play.options()), ("B expo_swap".into(), "pass, card EI03".into()));
    play.go("B card EI03");
    assert_eq!((play.cards(B), play.discard(), play.p()[1]), ("EI11".into(), "EI03".into(), 8));
    assert_eq!(play.asked(), "C expo_draw");
}

#[test]
fn el_r60_a_free_expo_is_for_everybody_with_an_initiative() {
    let free = |config: &mut Config| config.expo_price = 0;
    let scene = Scene::second("S29").options(free).cards(A, "EI02").p(&[0]).edit(top("EI20"));
    let mut play = scene.ask(A, Decision::ExpoDraw).play();
    play.go("A draw, card EI02");
    assert_eq!((play.p()[0], play.cards(A)), (0, "EI20".into()));
}

#[test]
fn el_r26_the_last_card_of_a_turn_is_shuffled_back_for_the_next_offer() {
    let mut scene = Scene::first("F01").ask(D, Decision::Slot);
    scene.words.players[3].initiatives = Initiative::all().filter(|card| card.0 > 1).collect();
    let scene = scene.options(|config| config.eco_per_turn = EcoPerTurn::Each).edit(only("EI01 EI02"));
    let mut play = scene.slot();
    play.go("D pass");
    play.pass_until("A wrap");
    assert_eq!((play.lines("card_drawn").len(), play.lines("deck_reshuffled").len()), (4, 1));
}
