//! Auctions and the Stock Market at their limits.

use ecotable_ecologic::*;

use super::top;
use crate::scene::*;

/// A bought token may stay in hand, so the first edition lets a seat buy what it cannot place.
#[test]
fn el_3_5_without_a_cell_the_first_edition_still_sells_and_keeps() {
    let scene = Scene::first("F01").on(A, "mineral 16").on(B, "oil 12:4, oil 13:4").p(&[10, 0, 0, 0]);
    let mut play = scene.slot();
    play.go("A open_token oil, bid 9");
    assert_eq!(play.lines("token_kept"), ["token_kept kind=oil seat=A"]);
    assert_eq!((play.p()[0], play.prices().0, play.asked()), (1, 9, "B slot".into()));
}

#[test]
fn el_3_3_nobody_bids_above_ninety_nine() {
    let mut play = Scene::second("S28").on(A, "oil 0").p(&[500, 0, 0, 0]).slot();
    play.go("A open_token oil");
    assert_eq!(
        (play.options().split(", ").last(), play.refused("A bid 1")),
        (Some("bid 99"), "EL-3.6".into())
    );
    let mut rich = Scene::second("S28").on(A, "oil 0").tad("SM", A, 7).p(&[60, 100, 0, 0]).slot();
    rich.go("A open_token oil, bid 98, B bid 99, B place oil 14");
    assert_eq!(rich.lines("passed_automatically").last(), Some(&"passed_automatically seat=A".to_owned()));
    assert_eq!(rich.p()[..2], [60, 1]);
}

/// The auction belongs to who makes the first bid, not to who drew the card.
#[test]
fn el_r31_who_opens_a_declined_card_is_its_initiator() {
    let scene = Scene::second("S28").tad("SM", C, 7).p(&[12, 12, 5, 12]).edit(top("EI16"));
    let mut play = scene.slot();
    play.go("A draw, pass, B pass");
    assert_eq!((play.asked(), play.options()), ("C offer".into(), "pass, bid 9, bid 10".into()));
    play.go("C bid 9, D pass, A pass, B pass");
    assert_eq!((play.p()[2], play.cards(C), play.asked()), (0, "EI16".into(), "B slot".into()));
}

#[test]
fn el_r31_who_declines_the_own_card_bids_in_full_later() {
    let scene = Scene::second("S28").tad("SM", A, 7).p(&[5, 12, 0, 0]).edit(top("EI03"));
    let mut play = scene.slot();
    play.go("A draw, pass, B bid 3");
    assert_eq!((play.asked(), play.options()), ("A bidding".into(), "pass, bid 4, bid 5".into()));
    play.go("A bid 5, B pass");
    assert_eq!(play.p()[0], 0);
}

#[test]
fn el_3_5_the_exchange_of_the_first_edition_halves_tokens_only() {
    let scene = Scene::first("F01").tad("SM", A, 4).on(A, "oil 5").p(&[14, 0, 0, 0]);
    assert_eq!(scene.clone().slot().those("open_tad"), "");
    let mut play = scene.clone().p(&[15, 0, 0, 0]).slot();
    play.go("A open_tad NR");
    assert_eq!((play.p()[0], play.player(A).tads), (0, vec![Tad::Nr, Tad::Sm]));
    let mut play = scene.p(&[8, 0, 0, 0]).edit(top("EI16")).ask(D, Decision::Slot).slot();
    play.go("D pass");
    assert_eq!((play.asked(), play.discard()), ("A wrap".into(), "EI16".into()));
    // A token of 16 for 8, also in the auction of another seat.
    let scene = Scene::first("F01").tad("SM", A, 4).on(A, "oil 5").on(B, "oil 0").p(&[8, 20, 0, 0]);
    let mut play = scene.ask(B, Decision::Slot).slot();
    play.go("B open_token oil, bid 15, A bid 16, B pass, A place oil 5");
    assert_eq!(play.p()[..2], [0, 20]);
}

/// The right of the event is kept until it is used, and gone after it.
#[test]
fn el_4_2_a_veto_that_was_not_used_waits_for_the_next_auction() {
    let scene = Scene::second("S16").on(A, "oil 0").on(B, "oil 3").on(C, "oil 5").p(&[10, 10, 10, 0]);
    let mut play = scene.slot();
    play.go("A open_token oil, bid 4, B pass, C pass, A pass");
    assert_eq!(play.player(A).tokens.oil, 2);
    play.go("B open_token oil, bid 5, C pass, A pass, veto, C open_token oil, bid 5, A pass, B pass, C place oil 5");
    assert_eq!((play.asked(), play.p()[1], play.player(C).tokens.oil), ("D slot".into(), 10, 2));
}

#[test]
fn el_3_6_3_purchases_without_bidding_are_no_auctions() {
    let mut play = Scene::second("S03").on(A, "oil 0").slot();
    play.go("A buy_token oil");
    assert!(play.lines("auction_won").is_empty());
    assert_eq!((play.p()[0], play.asked()), (8, "B slot".into()));
}

#[test]
fn el_r55_the_step_is_an_option_and_no_price_falls_below_one() {
    let shifts = |step: u8| {
        let scene = Scene::first("F11").on(A, "oil 5").options(|config| config.media_step = step);
        scene.ask(A, Decision::Media).play()
    };
    assert_eq!(shifts(1).options(), "pass, shift oil -1, shift oil +1, shift mineral -1, shift mineral +1");
    let mut play = shifts(5);
    play.go("A shift mineral -5");
    assert_eq!(play.prices(), (2, 1));
    let mut dear = shifts(5);
    dear.go("A shift oil +5");
    assert_eq!(dear.prices(), (7, 1));
}

/// Two seats: the other one answers, and a pass ends the auction at once.
#[test]
fn el_3_6_2_two_seats_bid_against_each_other() {
    let scene = Scene::second("S28").seats(2).leader(B).on(A, "oil 0").on(B, "oil 3");
    let mut play = scene.ask(B, Decision::Slot).slot();
    // B cannot follow, and A has one sector for oil: both need no question.
    play.go("B open_token oil, bid 3, A bid 4, B bid 9, A bid 10");
    assert_eq!((play.p(), play.asked()), (vec![0, 10], "A slot".into()));
}
