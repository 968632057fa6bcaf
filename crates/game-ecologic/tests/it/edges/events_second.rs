//! Events of the second edition at their limits.

use ecotable_ecologic::*;

use crate::scene::*;

#[test]
fn el_4_2_a_lawsuit_without_others_is_passed() {
    assert_eq!(Scene::second("S05").on(A, "oil 0").draw_event().asked(), "A slot");
    let safe = Scene::second("S05").on(A, "oil 0").on(B, "oil 3").tad("AC", B, 7).draw_event();
    assert_eq!(safe.asked(), "A slot");
}

/// The hub is no refinery: crash, accident and crisis leave its bonus alone.
#[test]
fn el_4_2_events_on_refineries_leave_the_hub_alone() {
    for event in ["S01", "S09", "S10", "S17"] {
        let play = Scene::second(event).tad("TH", B, 9).on(A, "oil 14").finish_turn();
        assert_eq!(play.incomes(), [1, 0, 0, 0], "{event}");
    }
}

#[test]
fn el_4_2_equal_numbers_stay_as_they_are() {
    let play = Scene::second("S11").p(&[6]).e(&[6]).tad("AC", A, 7).draw_event();
    assert_eq!((play.p()[0], play.e()[0]), (6, 6));
    let broke = Scene::second("S11").p(&[6]).e(&[0]).draw_event();
    assert_eq!(broke.p()[0], 0);
}

#[test]
fn el_r50_a_protected_leader_gains_in_the_other_direction_too() {
    let reverse = |config: &mut Config| config.green_direction = GreenDirection::EnviroToProfits;
    let play = Scene::second("S11").options(reverse).p(&[9]).e(&[4]).tad("AC", A, 7).draw_event();
    assert_eq!((play.p()[0], play.e()[0]), (9, 9));
}

/// Two tokens of one refinery leave no choice; they were not closed of the leader's own accord.
#[test]
fn el_r52_exactly_two_oil_tokens_are_lost_without_a_question() {
    let scene = Scene::second("S13").p(&[3]).on(A, "oil 0:2, mineral 1").cards(A, "EI13 EI14");
    let play = scene.draw_event();
    assert_eq!((play.player(A).tokens, play.p()[0]), (PerType { oil: 0, mineral: 1 }, 3));
    assert_eq!((play.asked(), play.those("remove")), ("A slot".into(), "remove mineral 1".into()));
}

#[test]
fn el_r52_all_tokens_are_lost_in_the_turn_of_the_leader() {
    let scene = Scene::second("S13").leader(B).p(&[10, 4]).on(B, "oil 0, oil 3, oil 5");
    let mut play = scene.ask(B, Decision::Spill).play();
    for cell in [3, 0] {
        let view = play.view();
        assert_eq!((view.decision, view.seat, view.turn_of), (Decision::Spill, Some(B), Some(B)));
        play.go(&format!("B remove oil {cell}"));
    }
    assert_eq!((play.view().decision, play.view().turn_of), (Decision::Slot, Some(B)));
}

#[test]
fn el_r52_with_any_tokens_one_alone_is_not_lost() {
    let any = |config: &mut Config| config.spill_tokens = SpillTokens::Any;
    let one = Scene::second("S13").options(any).p(&[3]).on(A, "mineral 1").draw_event();
    assert_eq!(one.player(A).tokens.mineral, 1);
    let safe = Scene::second("S13").options(any).p(&[3]).on(A, "mineral 1:2").tad("AC", A, 9).draw_event();
    assert_eq!((safe.player(A).tokens.mineral, safe.p()[0]), (2, 3));
}

#[test]
fn el_4_2_flood_takes_the_last_point_and_nothing_from_nothing() {
    assert_eq!(Scene::second("S22").e(&[1, 0, 2, 3]).draw_event().e(), [0, 0, 1, 1]);
    assert_eq!(Scene::second("S20").p(&[0]).draw_event().p()[0], 0);
}

#[test]
fn el_4_2_with_two_seats_the_left_neighbour_is_the_other() {
    let play = Scene::second("S25").seats(2).leader(B).cards(B, "EI13").draw_event();
    assert_eq!((play.cards(A), play.cards(B)), ("EI13".into(), "".into()));
    assert_eq!(Scene::second("S23").seats(2).leader(B).p(&[2, 7]).draw_event().p(), [0, 9]);
    let cartel = Scene::second("S27").seats(2).on(A, "oil 0").ask(A, Decision::Cartel).play();
    assert_eq!(cartel.options(), "pass, seat 1");
}

/// The initiative that came over gives and costs its new owner in the same turn; D gives to A.
#[test]
fn el_4_2_a_drained_initiative_works_for_the_neighbour() {
    let scene = Scene::second("S25").leader(D).cards(D, "EI19 EI01").ask(D, Decision::Brain);
    let mut play = scene.then("S28").play();
    play.go("D card EI19");
    play.pass_until("A wrap");
    while play.view().turn == 1 {
        let seat = play.table.to_act().first().unwrap();
        play.act(seat, "pass");
    }
    assert_eq!((play.changes(), play.p()[0]), (vec![5, 0, 0, 1], 7));
}

#[test]
fn el_4_2_bat_asks_each_seat_with_refineries_from_the_leader() {
    let scene =
        Scene::second("S26").leader(C).on(A, "oil 0, mineral 1").on(C, "oil 3, mineral 4").on(D, "oil 26");
    let mut play = scene.p(&[10, 10, 2, 0]).ask(C, Decision::Bat).play();
    // Whoever can pay may close instead.
    assert_eq!(play.options(), "pay, refinery oil 3, refinery mineral 4");
    play.go("C pay");
    // D cannot pay for its only refinery: it is closed without a question; B has none.
    assert_eq!((play.asked(), play.player(D).tokens.oil, play.prices().0), ("A bat".into(), 0, 3));
    play.go("A refinery oil 0, refinery mineral 1");
    assert_eq!(
        (play.p(), play.e(), play.asked()),
        (vec![10, 10, 0, 0], vec![10, 10, 12, 10], "C slot".into())
    );
}

#[test]
fn el_r58_by_the_token_a_large_refinery_is_dear() {
    let token = |config: &mut Config| config.bat_unit = BatUnit::Token;
    let scene = Scene::second("S26").options(token).p(&[3]).on(A, "oil 0:3, mineral 1").ask(A, Decision::Bat);
    let mut play = scene.play();
    assert_eq!(play.options(), "refinery oil 0, refinery mineral 1");
    play.go("A refinery mineral 1, pay");
    assert_eq!((play.p()[0], play.e()[0]), (0, 13));
}

#[test]
fn el_4_1_a_protected_seat_that_cannot_pay_keeps_its_refineries() {
    let scene = Scene::second("S26").p(&[1]).tad("AC", A, 7).on(A, "oil 0, mineral 4").cards(A, "EI13");
    let play = scene.draw_event();
    assert_eq!(
        (play.player(A).tokens, play.p()[0], play.asked()),
        (PerType { oil: 1, mineral: 1 }, 1, "A slot".into())
    );
}

/// What is left after paying decides whether the far sector can be paid.
#[test]
fn el_4_2_a_far_sector_needs_one_more_after_the_bid() {
    let scene = Scene::second("S21").on(A, "oil 0").p(&[5, 0, 0, 0]);
    let mut all = scene.clone().slot();
    all.go("A open_token oil, bid 5");
    assert_eq!((all.p()[0], all.player(A).tokens.oil, all.e()[0]), (0, 2, 10));
    let mut less = scene.slot();
    less.go("A open_token oil, bid 4");
    assert_eq!(less.those("place").split(", ").count(), 15);
    less.go("A place oil 5");
    assert_eq!((less.p()[0], less.lines("far_sector_paid").len()), (0, 1));
}

#[test]
fn el_4_2_a_far_sector_comes_on_top_of_half_a_price() {
    // A is shut in, owns the Stock Market and has 3: it may spend 2 on a bid of 4.
    let scene =
        Scene::second("S21").tad("SM", A, 7).on(A, "mineral 22").on(B, "mineral 17, oil 23").p(&[3, 0, 0, 0]);
    let mut play = scene.slot();
    play.go("A open_token oil");
    assert_eq!(play.options(), "bid 2, bid 3, bid 4");
    play.go("A bid 4, place oil 14");
    assert_eq!(play.p()[0], 0);
}

#[test]
fn el_r57_who_is_not_helped_and_shut_in_takes_no_part() {
    let leader = |config: &mut Config| config.infra_scope = Scope::Leader;
    let scene =
        Scene::second("S21").options(leader).on(B, "mineral 22").on(C, "mineral 17, oil 23").on(A, "oil 0");
    assert_eq!(scene.clone().ask(B, Decision::Slot).slot().refused("B open_token oil"), "EL-3.5");
    let mut play = scene.p(&[9, 9, 0, 0]).slot();
    play.go("A open_token oil, bid 3");
    assert_eq!(play.asked(), "A place_bought");
}

#[test]
fn el_2_5_who_begins_anew_pays_nothing_more_for_any_sector() {
    let mut play = Scene::second("S21").on(B, "oil 3").p(&[2, 0, 0, 0]).slot();
    play.go("A open_token oil, place oil 14");
    assert_eq!((play.p()[0], play.lines("far_sector_paid").len()), (0, 0));
}

#[test]
fn el_r59_a_protected_seat_may_be_a_partner_and_the_hub_is_doubled() {
    let scene =
        Scene::second("S27").leader(B).tad("TH", A, 9).tad("AC", D, 7).on(B, "oil 14:2").on(D, "oil 3");
    let mut play = scene.ask(B, Decision::Cartel).play();
    play.go("B seat 3");
    assert_eq!(play.incomes(), [0, 8, 0, 4]);
}

#[test]
fn el_r47_the_accident_takes_the_highest_of_both_types() {
    let scene =
        Scene::second("S09").on(A, "oil 0:2, mineral 1:4").on(B, "oil 3").tad("AC", C, 9).on(C, "oil 26:4");
    assert_eq!(scene.finish_turn().incomes(), [3, 0, 7, 0]);
}

/// Another auction may be started there, and what is once in a turn stays so.
#[test]
fn el_3_7_the_second_slot_of_a_rising_market_is_a_whole_one() {
    let scene = Scene::second("S14").on(A, "oil 0:3").cards(A, "EI01").tad("SM", A, 7).p(&[10, 0, 0, 0]);
    let mut play = scene.slot();
    play.go("A remove oil 0, open_token oil, bid 3");
    assert_eq!(play.p()[0], 8);
    play.pass_until("A slot");
    assert_eq!(
        play.options(),
        "pass, draw, open_token oil, open_token mineral, open_tad NR, open_tad AC, open_tad TH, card EI01"
    );
    play.go("A open_tad AC, bid 10, site 9");
    assert_eq!((play.p()[0], play.player(A).tads), (3, vec![Tad::Sm, Tad::Ac]));
    play.pass_until("A wrap");
    assert_eq!(play.options(), "pass, card EI01");
}
