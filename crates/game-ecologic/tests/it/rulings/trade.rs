//! Auctions, cards, the Stock Market and deals.

use ecotable_ecologic::*;
use ecotable_kernel::Game;

use crate::acceptance::deck;
use crate::scene::*;

#[test]
fn el_r17_an_opening_bid_is_the_nominal_or_more() {
    let mut play = Scene::second("S28").on(A, "oil 0").slot();
    play.go("A open_token oil");
    assert_eq!(
        (play.refused("A bid 1"), play.refused("A bid 2"), play.refused("A bid 9")),
        ("EL-3.6".into(), "allowed".into(), "allowed".into())
    );
}

#[test]
fn el_r18_a_bid_must_be_payable_in_both_editions() {
    for scene in [Scene::first("F01"), Scene::second("S28")] {
        let mut play = scene.on(A, "oil 0").slot();
        play.go("A open_token oil");
        assert_eq!((play.refused("A bid 10"), play.refused("A bid 11")), ("allowed".into(), "EL-3.6".into()));
    }
}

#[test]
fn el_r19_a_pass_is_final() {
    let mut play = Scene::second("S28").on(A, "oil 0").on(B, "oil 3").slot();
    play.go("A open_token oil, bid 3, B pass, C bid 4, D pass, A bid 5, C pass");
    assert_eq!(play.lines("auction_won"), ["auction_won item=oil paid=5 price=5 seat=A"]);
    let mut play = Scene::second("S28").on(A, "oil 0").on(B, "oil 3").slot();
    play.go("A open_token oil, bid 3");
    assert_eq!(play.refused("B bid 3"), "EL-3.6");
}

#[test]
fn el_r20_who_cannot_place_a_token_takes_no_part() {
    // A is shut in: its corner has no oil, and both sectors beside it belong to B.
    let scene = Scene::second("S28").on(A, "mineral 22").on(B, "mineral 17, oil 23").on(C, "oil 0");
    assert_eq!(scene.clone().slot().refused("A open_token oil"), "EL-3.5");
    let mut play = scene.ask(C, Decision::Slot).slot();
    play.go("C open_token oil, bid 3, D pass, B pass");
    assert_eq!(play.lines("auction_won").len(), 1);
}

#[test]
fn el_r21_one_card_a_turn_or_one_for_each_seat() {
    let offers = |each: EcoPerTurn| {
        let scene = Scene::first("F01").options(|config| config.eco_per_turn = each).ask(D, Decision::Slot);
        let mut play = scene.slot();
        play.go("D pass");
        play.pass_until("A wrap");
        play.lines("card_drawn")
    };
    assert_eq!(offers(EcoPerTurn::One).len(), 1);
    let each = offers(EcoPerTurn::Each);
    let seats: Vec<_> = each.iter().map(|line| line.rsplit('=').next().unwrap()).collect();
    assert_eq!(seats, ["A", "B", "C", "D"]);
}

/// Who is barred has no card of its own and is not offered those of others.
#[test]
fn el_r21_a_card_for_each_seat_that_is_not_barred() {
    let each = |config: &mut Config| config.eco_per_turn = EcoPerTurn::Each;
    let mut play = Scene::first("F19").options(each).p(&[9, 3, 9, 9]).ask(A, Decision::LevySet).play();
    play.go("A bid 4, C pay, D pay");
    play.pass_until("A wrap");
    let seats: Vec<_> = play.lines("card_drawn").iter().map(|line| line.chars().last()).collect();
    assert_eq!(seats, [Some('A'), Some('C'), Some('D')]);
    assert!(
        !play.story().iter().any(|line| line == "passed seat=B" || line == "passed_automatically seat=B")
    );
}

#[test]
fn el_r22_the_leader_opens_one_territory_auction_a_turn() {
    let scene = Scene::first("F01").on(A, "oil 5").on(B, "oil 0").p(&[40, 40, 0, 0]);
    let mut play = scene.clone().slot();
    play.go("A open_tad NR, bid 12, B pass, A site 10");
    assert_eq!((play.asked(), play.refused("A open_tad SM")), ("A slot".into(), "EL-3.5".into()));
    play.go("A pass");
    assert_eq!((play.asked(), play.refused("B open_tad SM")), ("B slot".into(), "EL-3.5".into()));
    let wrap = scene.clone().ask(A, Decision::Wrap).play();
    assert_eq!(wrap.those("open_tad"), "open_tad NR, open_tad SM, open_tad AC");
    let slot = scene.options(|config| config.tad_opener = TadOpener::Slot);
    let mut play = slot.clone().ask(B, Decision::Slot).slot();
    play.go("B open_tad SM, bid 12, A pass");
    assert_eq!(play.asked(), "C slot");
    assert_eq!(slot.ask(A, Decision::Wrap).play().those("open_tad"), "");
}

#[test]
fn el_r23_only_who_stands_beside_a_lake_takes_part() {
    let scene = Scene::first("F01").on(A, "oil 12").p(&[40]);
    assert_eq!(scene.slot().refused("A open_tad NR"), "EL-3.5");
}

#[test]
fn el_r24_opening_a_declined_card_costs_no_slot() {
    let scene = Scene::second("S28").on(B, "oil 0").edit(|words| words.initiative_deck = Some(deck("EI01")));
    let mut play = scene.slot();
    play.go("A draw, pass, B bid 3, C pass, D pass, A bid 4, B pass");
    assert_eq!((play.cards(A), play.asked()), ("EI01".into(), "B slot".into()));
}

#[test]
fn el_r25_a_drawn_card_uses_the_slot() {
    let mut play = Scene::second("S28").on(A, "oil 0").slot();
    play.go("A draw, pass, B pass, C pass, D pass");
    assert_eq!(play.asked(), "B slot");
}

#[test]
fn el_r26_without_cards_the_first_edition_skips_the_offer() {
    let mut scene =
        Scene::first("F01").ask(D, Decision::Slot).edit(|words| words.initiative_deck = Some(Vec::new()));
    scene.words.players[3].initiatives = Initiative::all().collect();
    let mut play = scene.slot();
    play.go("D pass");
    assert_eq!(play.asked(), "A wrap");
}

#[test]
fn el_r27_a_vetoed_card_is_discarded_in_the_first_edition_too() {
    let scene =
        Scene::first("F13").ask(D, Decision::Slot).edit(|words| words.initiative_deck = Some(deck("EI01")));
    let mut play = scene.slot();
    play.go("D pass, A pass, B bid 3, C pass, D pass, A pass, veto");
    assert_eq!((play.discard(), play.p()[1], play.asked()), ("EI01".into(), 10, "A wrap".into()));
}

#[test]
fn el_r28_housekeeping_is_possible_in_the_slot_and_in_wrap() {
    let scene = Scene::first("F01").on(A, "oil 6").hand(A, 0, 1).cards(A, "EI01");
    for play in [scene.clone().slot(), scene.ask(A, Decision::Wrap).play()] {
        for word in ["remove", "card", "place"] {
            assert!(!play.those(word).is_empty(), "{word}");
        }
    }
}

#[test]
fn el_r29_closing_and_discarding_belong_to_the_second_edition_too() {
    let mut play = Scene::second("S28").on(A, "oil 0").cards(A, "EI01 EI02").slot();
    play.go("A remove oil 0, card EI01, card EI02");
    assert_eq!((play.discard(), play.asked()), ("EI01 EI02".into(), "A slot".into()));
}

#[test]
fn el_r30_full_bids_are_compared_and_half_is_paid() {
    let scene = Scene::first("F01").tad("SM", A, 4).on(A, "oil 5").on(B, "oil 0").p(&[10, 20, 0, 0]);
    let mut play = scene.slot();
    play.go("A open_token oil, bid 11, B bid 12, A bid 13, B pass, A keep");
    assert_eq!(play.p()[0], 3);
}

#[test]
fn el_r31_the_stock_market_halves_initiatives_in_own_auctions() {
    let scene = Scene::second("S28").tad("SM", A, 7).p(&[6, 0, 0, 0]).on(A, "oil 0");
    let mut play = scene.edit(|words| words.initiative_deck = Some(deck("EI17"))).slot();
    play.go("A draw");
    assert_eq!(play.options(), "pass, bid 12");
    play.go("A bid 12");
    assert_eq!((play.p()[0], play.cards(A)), (0, "EI17".into()));
}

#[test]
fn el_r32_shares_are_never_halved() {
    let scene =
        Scene::second("S19").tad("SM", A, 7).on(B, "mineral 13").on(C, "mineral 1:2").on(A, "oil 14").p(&[6]);
    let mut play = scene.slot();
    play.go("A token 13 1 mineral");
    assert_eq!(play.p()[0], 2);
    let scene = Scene::first("F02").tad("SM", A, 4).on(A, "oil 5").ask(D, Decision::Slot);
    let mut play = scene.edit(|words| words.initiative_deck = Some(deck("EI12"))).slot();
    play.go("D pass, A buy");
    assert_eq!(play.p()[0], 3);
}

#[test]
fn el_r56_shares_leave_the_slot_open_and_ignore_the_neighbourhood() {
    let mut play = Scene::second("S19").on(B, "mineral 27").on(A, "oil 0").slot();
    play.go("A token 27 1 mineral");
    assert_eq!((play.asked(), play.player(A).tokens.mineral), ("A slot".into(), 1));
    assert!(play.those("open_token").contains("oil"));
}

#[test]
fn el_r71_a_proposal_can_be_answered_taken_back_and_limited() {
    let scene = Scene::first("F01").cards(B, "EI05").p(&[10, 10, 10, 10]);
    let mut play = scene.slot();
    play.go("A propose 1 give 3 take EI05");
    assert_eq!((play.asked(), play.options()), ("B deal_answer".into(), "pass, accept".into()));
    play.table.undo(A).unwrap();
    assert_eq!(play.asked(), "A slot");
    play.go("A propose 1 give 3 take EI05, B counter give EI05 take 5, A accept");
    assert_eq!((play.p()[0], play.p()[1], play.cards(A)), (5, 15, "EI05".into()));
    play.go("A propose 2 give 1 take nothing, C pass, A propose 2 give 1 take nothing, C pass");
    assert_eq!((play.p()[2], play.refused("A propose 2 give 1 take nothing")), (10, "EL-3.9".into()));
}

#[test]
fn el_r71_who_answers_with_another_deal_is_charged_for_it() {
    let mut play = Scene::first("F01").slot();
    play.go("A propose 1 give 1 take nothing, B counter give nothing take 2, A counter give 1 take nothing");
    play.go("B counter give nothing take 3, A counter give 1 take nothing, B counter give nothing take 4");
    assert_eq!((play.player(A).counters, play.player(B).counters, play.view().proposals), (2, 3, 1));
    play.go("A counter give 1 take nothing");
    assert_eq!(play.refused("B counter give nothing take 2"), "EL-3.9");
    assert_eq!((play.asked(), play.options()), ("B deal_answer".into(), "pass, accept".into()));
    let again = play.table.game().restore(&play.snapshot());
    assert_eq!(again.as_ref(), Ok(play.table.state()));
    play.go("B pass, A propose 1 give 1 take nothing, B pass, A propose 1 give 1 take nothing, B pass");
    assert_eq!(play.refused("A propose 1 give 1 take nothing"), "EL-3.9");
    play.go("A pass");
    assert_eq!((play.player(B).counters, play.view().proposals), (0, 0));
}

#[test]
fn el_r76_a_protected_winner_is_safe_from_a_veto() {
    let scene = Scene::first("F13").tad("AC", B, 4).on(A, "oil 5").on(B, "oil 0").p(&[10, 10, 0, 0]);
    let mut play = scene.slot();
    play.go("A open_token oil, bid 3, B bid 4, A pass");
    assert_eq!(play.asked(), "B place_bought");
}

#[test]
fn el_r77_the_contractor_sees_the_card_first() {
    let scene = Scene::second("S03").on(A, "oil 0").edit(|words| words.initiative_deck = Some(deck("EI16")));
    let mut play = scene.slot();
    play.go("A draw");
    assert_eq!(play.options(), "pass, buy, bid 9, bid 10");
    play.go("A buy");
    assert_eq!((play.p()[0], play.cards(A), play.asked()), (1, "EI16".into(), "B slot".into()));
}

/// With a card for each seat the right is for the one that is offered to the leader first.
#[test]
fn el_r77_the_contractor_buys_no_card_that_others_have_declined() {
    let each = |config: &mut Config| config.eco_per_turn = EcoPerTurn::Each;
    let scene = Scene::first("F02").options(each).edit(|words| words.initiative_deck = Some(deck("EI03")));
    let mut play = scene.ask(D, Decision::Slot).slot();
    play.go("D pass");
    assert_eq!((play.asked(), play.those("buy")), ("A offer".into(), "buy".into()));
    play.go("A pass, B pass, C pass, D pass, B pass, C pass, D pass");
    assert_eq!((play.asked(), play.those("buy")), ("A offer".into(), "".into()));
    assert_eq!(play.refused("A buy"), "EL-3.5");
}

#[test]
fn el_r78_the_veto_is_the_leaders() {
    let mut play = Scene::second("S16").leader(C).on(B, "oil 0").ask(B, Decision::Slot).slot();
    play.go("B open_token oil, bid 3, C pass, D pass, A pass");
    assert_eq!(play.asked(), "C veto");
}

#[test]
fn el_r85_nothing_but_the_listed_decisions_exists() {
    let play = Scene::second("S28").on(A, "oil 0").slot();
    for action in
        ["keep", "buy", "veto", "pay", "accept", "bid 5", "site 7", "to_money 1", "seat 1", "refinery oil 0"]
    {
        assert_eq!(play.refused(&format!("A {action}")), "EL-3.14", "{action}");
    }
}
