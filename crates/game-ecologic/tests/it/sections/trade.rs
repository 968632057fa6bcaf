//! Section 3: slots, auctions, housekeeping and deals.

use ecotable_ecologic::*;
use ecotable_kernel::SeatSet;

use crate::acceptance::deck;
use crate::scene::*;

#[test]
fn el_3_5_a_slot_lists_what_can_be_opened() {
    let play = Scene::second("S28").on(A, "oil 0:2").p(&[9]).slot();
    assert_eq!(play.options(), "pass, draw, open_token oil, open_token mineral, remove oil 0");
    assert_eq!(
        (play.refused("A open_tad NR"), play.refused("A buy_token oil")),
        ("EL-3.5".into(), "EL-3.5".into())
    );
    let play = Scene::first("F01").on(A, "oil 12").slot();
    assert_eq!(play.options(), "pass, open_token oil, open_token mineral, remove oil 12");
    assert_eq!(play.refused("A draw"), "EL-3.14");
}

#[test]
fn el_3_6_1_whoever_opens_must_bid() {
    let mut play = Scene::second("S28").on(A, "oil 0").slot();
    play.go("A open_token oil");
    assert_eq!((play.asked(), play.refused("A pass")), ("A opening".into(), "EL-3.14".into()));
}

#[test]
fn el_3_6_2_bids_go_round_clockwise_from_the_left() {
    let mut play = Scene::second("S28").on(C, "oil 0").ask(C, Decision::Slot).slot();
    play.go("C open_token oil, bid 2");
    let order = ["D bidding", "A bidding", "B bidding"];
    for (asked, seat) in order.iter().zip([D, A, B]) {
        assert_eq!(play.asked(), *asked);
        play.act(seat, "pass");
    }
    assert_eq!(play.lines("auction_won").len(), 1);
}

#[test]
fn el_3_6_3_the_leader_may_veto_its_own_purchase() {
    let scene = Scene::second("S16").tad("AC", A, 7).on(A, "oil 0").p(&[10, 0, 0, 0]);
    let mut play = scene.slot();
    play.go("A open_token oil, bid 5");
    assert_eq!(play.asked(), "A veto");
    play.go("A veto");
    assert_eq!((play.p()[0], play.asked()), (10, "B slot".into()));
}

#[test]
fn el_3_6_4_a_territory_works_from_the_moment_it_is_placed() {
    let scene = Scene::second("S17").on(A, "oil 0:2").p(&[10, 0, 0, 0]).ask(A, Decision::Slot);
    let mut play = scene.slot();
    play.go("A open_tad AC, site 7");
    play.pass_until("A wrap");
    play.pass_until("B slot");
    assert_eq!(play.incomes()[0], 3);
}

#[test]
fn el_3_6_5_an_auction_ends_the_shift_of_its_type() {
    let scene = Scene::second("S18").on(A, "oil 0").ask(A, Decision::Media);
    let mut play = scene.play();
    play.go("A shift oil +2, open_token mineral, bid 1, B pass, C pass, D pass, A place mineral 1");
    assert_eq!((play.prices(), play.view().shift.is_some()), ((4, 2), true));
    play.go("B open_token oil, bid 4, C pass, D pass, A pass, B place oil 3");
    assert_eq!((play.prices(), play.view().shift, play.asked()), ((3, 2), None, "C slot".into()));
    let mut play = Scene::first("F11").on(A, "oil 5").ask(A, Decision::Media).play();
    play.go("A shift oil -1, open_token oil, bid 1, B pass, C pass, D pass, A keep");
    assert_eq!((play.prices().0, play.view().shift, play.asked()), (2, None, "B slot".into()));
}

#[test]
fn el_3_6_5_a_veto_cancels_everything_but_the_slot() {
    let mut play = Scene::first("F13").on(A, "oil 5").p(&[20, 0, 0, 0]).slot();
    play.go("A open_tad NR, bid 12, veto");
    assert_eq!((play.p()[0], play.refused("A open_tad NR")), (20, "EL-3.5".into()));
    assert_eq!((play.view().tad_nominal, play.view().tads_for_sale.len()), (12, 3));
    for (mut play, pays) in [
        (
            Scene::first("F13").on(A, "oil 5").slot(),
            "A open_token oil, bid 3, B pass, C pass, D pass, A veto",
        ),
        (
            Scene::second("S16").on(A, "oil 0").slot(),
            "A open_token oil, bid 3, B pass, C pass, D pass, A veto",
        ),
        (Scene::second("S16").on(A, "oil 0").slot(), "A open_tad NR, veto"),
    ] {
        play.go(pays);
        assert_eq!((play.p()[0], play.player(A).supply.oil, play.asked()), (10, 9, "B slot".into()));
        assert!(play.player(A).tads.is_empty() && play.view().used.veto);
    }
}

#[test]
fn el_3_7_the_platform_follows_the_last_slot() {
    let scene = Scene::second("S30").on(A, "oil 0").on(B, "oil 3").on(C, "oil 5").on(D, "oil 26");
    let mut play = scene.ask(D, Decision::Slot).slot();
    play.go("D pass");
    assert_eq!(play.order_of("platform", "pass"), "ABCD");
    assert_eq!(play.asked(), "A wrap");
}

/// Bought in another's auction before the own slot, or in the own slot before WRAP: it is the same Action phase.
#[test]
fn el_3_8_a_kept_token_waits_for_a_later_action_phase() {
    let scene = Scene::first("F01").then("F03").on(A, "oil 5").on(B, "oil 6").p(&[20, 20, 0, 0]);
    let mut play = scene.slot();
    play.go("A open_token oil, bid 3, B bid 4, A pass, B keep");
    assert_eq!(play.player(B).kept, PerType { oil: 1, mineral: 0 });
    assert_eq!((play.asked(), play.those("place")), ("B slot".into(), String::new()));
    assert_eq!(play.refused("B place oil 6"), "EL-3.8");
    play.pass_until("B wrap");
    assert_eq!((play.those("place"), play.refused("B place oil 6")), (String::new(), "EL-3.8".into()));
    play.pass_until("B slot");
    assert_eq!((play.view().turn, play.player(B).kept), (2, PerType::default()));
    assert_eq!(play.refused("B place oil 6"), "allowed");
}

#[test]
fn el_3_8_older_tokens_in_hand_may_be_placed_beside_a_kept_one() {
    let mut play = Scene::first("F01").on(A, "oil 5").hand(A, 1, 0).p(&[20, 0, 0, 0]).slot();
    play.go("A open_token oil, bid 2, A keep");
    play.pass_until("A wrap");
    play.go("A place oil 5");
    assert_eq!((play.player(A).hand.oil, play.player(A).kept.oil), (1, 1));
    assert_eq!((play.those("place"), play.refused("A place oil 5")), (String::new(), "EL-3.8".into()));
}

#[test]
fn el_3_8_wrap_repeats_until_a_pass() {
    let mut play = Scene::second("S28").on(A, "oil 0:2").cards(A, "EI01 EI02").ask(A, Decision::Wrap).play();
    play.go("A card EI01, remove oil 0, card EI02");
    // Nothing is left to do, so the pass follows by itself.
    assert_ne!(play.asked(), "A wrap");
    assert_eq!(play.view().initiative_discard.len(), 2);
}

#[test]
fn el_3_9_deals_keep_to_their_bounds() {
    let scene = Scene::first("F01").turn(3).cards(A, "EI01 EI02").cards(B, "EI03").p(&[5, 6, 0, 0]);
    let play = scene.clone().slot();
    let refused = |text: &str| play.refused(&format!("A propose {text}"));
    for good in [
        "1 give 5 take 6",
        "1 give EI01 EI02 take nothing",
        "1 give 40@9 take EI03",
        "2 give nothing take 1@4",
    ] {
        assert_eq!(refused(good), "allowed", "{good}");
    }
    for bad in [
        "0 give 1 take nothing",
        "1 give 6 take nothing",
        "1 give nothing take 7",
        "1 give EI03 take 1",
        "1 give nothing take EI01",
        "1 give 41@5 take 1",
        "1 give 5@3 take 1",
        "1 give 5@10 take 1",
        "1 give nothing take nothing",
    ] {
        assert_eq!(refused(bad), "EL-3.9", "{bad}");
    }
    assert_eq!(play.refused("A counter give 1 take nothing"), "EL-3.9");
    let barred = scene.edit(|words| words.barred = SeatSet::one(B));
    assert!(barred.restore().is_err(), "nobody is barred without a levy");
    let second = Scene::second("S28").on(A, "oil 0").slot();
    assert_eq!(second.refused("A propose 1 give 1 take nothing"), "EL-3.9");
    let wrap = Scene::second("S28").options(|config| config.deals = Some(true)).on(A, "oil 0");
    assert_eq!(wrap.ask(A, Decision::Wrap).play().refused("A propose 1 give 1 take nothing"), "EL-3.9");
}

#[test]
fn el_3_9_at_most_twenty_four_promises_are_open() {
    let promise = Promise { debtor: B, creditor: A, amount: 1, due: 5 };
    let owed = |open: usize| Scene::first("F01").turn(3).edit(|words| words.promises = vec![promise; open]);
    let play = owed(23).slot();
    assert_eq!(play.refused("A propose 1 give 1@4 take 1"), "allowed");
    assert_eq!(play.refused("A propose 1 give 1@4 take 1@4"), "EL-3.9");
    let play = owed(24).slot();
    assert_eq!(play.refused("A propose 1 give 1@4 take 1"), "EL-3.9");
    assert_eq!(play.refused("A propose 1 give 1 take nothing"), "allowed");
    assert!(Refusal::TooManyPromises.to_string().starts_with("at most 24 promises"));
}

#[test]
fn el_3_9_honour_asks_the_debtor() {
    let promise = Promise { debtor: B, creditor: A, amount: 6, due: 2 };
    let scene =
        Scene::first("F04").turn(3).p(&[0, 4, 0, 0]).options(|config| config.promises = Promises::Honour);
    let scene = scene.edit(|words| words.promises = vec![promise]).ask(B, Decision::Promise);
    let mut play = scene.clone().play();
    assert_eq!(play.options(), "pass, pay");
    play.go("B pay");
    assert_eq!((play.p()[..2].to_vec(), play.view().promises[0].amount), (vec![4, 0], 2));
    let mut play = scene.play();
    play.go("B pass");
    assert_eq!((play.p()[..2].to_vec(), play.view().promises.len()), (vec![0, 4], 0));
}

#[test]
fn el_3_9_open_promises_are_settled_at_the_end() {
    let promise = Promise { debtor: B, creditor: A, amount: 6, due: 5 };
    let scene = Scene::first("F21").turn(2).p(&[0, 4, 0, 0]).edit(|words| words.promises = vec![promise]);
    let play = scene.finish_turn();
    assert_eq!((play.p()[..2].to_vec(), play.asked()), (vec![4, 0], "over".into()));
}

#[test]
fn a_deck_with_a_chosen_top_is_whole() {
    assert_eq!(deck("EI05").len(), INITIATIVES);
}
