//! Events of the second edition.

use ecotable_ecologic::*;

use crate::acceptance::deck;
use crate::scene::*;

#[test]
fn el_r44_crash_and_rise_concern_small_oil_refineries() {
    let income = |event: &str| {
        Scene::second(event).on(A, "oil 0, oil 3, oil 5:2, mineral 1").finish_turn().incomes()[0]
    };
    assert_eq!((income("S04"), income("S01"), income("S28")), (8, 5, 6));
}

#[test]
fn el_r46_outdated_equipment_stops_both_types() {
    assert_eq!(Scene::second("S10").on(A, "oil 0, mineral 1, oil 3:2").finish_turn().incomes()[0], 3);
}

/// The card speaks of a sector, its note of refineries: where a sector holds two of them, one stands still.
#[test]
fn el_r8_an_accident_stops_one_refinery_of_a_sector_with_two() {
    let scene = Scene::second("S09").on(A, "oil 8:2, mineral 8:2, oil 3").on(B, "oil 15:3, mineral 15");
    assert_eq!(scene.finish_turn().incomes()[..2], [3 + 1, 1]);
}

#[test]
fn el_r47_an_accident_hits_everybody_or_the_leader() {
    let scene = Scene::second("S09").on(A, "oil 0:2, mineral 1").on(B, "oil 3:3").tad("TH", C, 9);
    assert_eq!(scene.clone().finish_turn().incomes()[..2], [1, 1]);
    let leader = scene.options(|config| config.accident_scope = Scope::Leader);
    assert_eq!(leader.finish_turn().incomes()[..2], [1, 6]);
}

#[test]
fn el_r48_support_is_five_and_patents_are_three() {
    assert_eq!(Scene::second("S02").draw_event().p(), [15; 4]);
    assert_eq!(Scene::first("F01").draw_event().p(), [15; 4]);
    assert_eq!(Scene::second("S23").draw_event().p(), [19, 7, 7, 7]);
}

#[test]
fn el_r50_green_investments_may_turn_round() {
    let scene =
        Scene::second("S11").options(|config| config.green_direction = GreenDirection::EnviroToProfits);
    let play = scene.clone().p(&[4]).e(&[9]).draw_event();
    assert_eq!((play.p()[0], play.e()[0]), (4, 4));
    let play = scene.p(&[4]).e(&[9]).tad("AC", A, 7).draw_event();
    assert_eq!(play.e()[0], 9);
}

#[test]
fn el_r51_centralization_may_double_everything() {
    let scene = Scene::second("S12").on(A, "oil 0, oil 3:3").tad("TH", B, 9);
    assert_eq!(scene.clone().finish_turn().incomes()[0], 7);
    let all = scene.options(|config| config.central_levels = CentralLevels::All);
    assert_eq!(all.finish_turn().incomes()[0], 13);
}

#[test]
fn el_r52_a_spill_may_take_any_tokens() {
    let scene = Scene::second("S13").p(&[4]).on(A, "oil 0, mineral 1").ask(A, Decision::Spill);
    let scene = scene.options(|config| config.spill_tokens = SpillTokens::Any);
    let mut play = scene.play();
    assert_eq!(play.options(), "remove oil 0, remove mineral 1");
    play.go("A remove mineral 1");
    assert_eq!(play.player(A).tokens, PerType { oil: 0, mineral: 0 });
}

#[test]
fn el_r53_industrialization_may_pay_the_leader_alone() {
    let scene = Scene::second("S15").turn(5).options(|config| config.industry_scope = Scope::Leader);
    assert_eq!(scene.draw_event().p(), [15, 10, 10, 10]);
}

#[test]
fn el_r57_infrastructure_may_help_the_leader_alone() {
    let far = |seat, scope: Scope| {
        let scene = Scene::second("S21").on(A, "oil 0").on(B, "oil 3").p(&[10, 10, 0, 0]);
        let mut play = scene.options(|config| config.infra_scope = scope).ask(seat, Decision::Slot).slot();
        play.act(seat, "open_token oil");
        play.act(seat, "bid 9");
        play.pass_until(if seat == A { "A place_bought" } else { "B place_bought" });
        play.those("place").contains("place oil 26")
    };
    assert!(far(A, Scope::All) && far(B, Scope::All) && far(A, Scope::Leader));
    assert!(!far(B, Scope::Leader));
}

#[test]
fn el_r58_bat_may_be_paid_by_the_token() {
    let scene = Scene::second("S26").p(&[5]).e(&[0]).on(A, "oil 0:3, mineral 1:2").ask(A, Decision::Bat);
    let mut play = scene.options(|config| config.bat_unit = BatUnit::Token).play();
    play.go("A pay");
    assert_eq!((play.p()[0], play.e()[0]), (0, 5));
    // Who can pay nothing closes everything, one refinery after the other.
    let mut play = Scene::second("S26").p(&[0]).on(A, "oil 0:3, mineral 1").ask(A, Decision::Bat).play();
    play.go("A refinery oil 0");
    assert_eq!(play.player(A).tokens, PerType { oil: 0, mineral: 0 });
}

#[test]
fn el_r59_a_cartel_doubles_gross_income_only() {
    let scene = Scene::second("S27").on(A, "oil 0:2").on(C, "oil 3").cards(C, "EI13").tad("TH", B, 9);
    let mut play = scene.ask(A, Decision::Cartel).play();
    assert_eq!(play.options(), "pass, seat 1, seat 2, seat 3");
    play.go("A seat 2");
    assert_eq!((play.incomes()[0], play.incomes()[2], play.p()[2]), (6, 4, 12));
    let mut play = Scene::second("S27").on(A, "oil 0:2").ask(A, Decision::Cartel).play();
    play.go("A pass");
    assert_eq!(play.incomes()[0], 3);
}

#[test]
fn el_r60_the_expo_has_a_price_and_comes_before_the_slots() {
    let scene = Scene::second("S29").cards(A, "EI02").cards(B, "EI03").p(&[2, 1, 2, 2]);
    assert_eq!(scene.clone().draw_event().asked(), "A expo_draw");
    let mut play = scene.clone().draw_event();
    play.go("A pass");
    assert_eq!(play.asked(), "A slot");
    let free = scene.options(|config| config.expo_price = 0);
    let mut play = free.draw_event();
    play.go("A pass");
    assert_eq!(play.asked(), "B expo_draw");
}

#[test]
fn el_r61_declined_cards_of_the_platform_are_discarded() {
    let scene = Scene::second("S30").on(A, "oil 0").ask(A, Decision::Platform);
    let mut play = scene.edit(|words| words.initiative_deck = Some(deck("EI05"))).play();
    play.go("A draw");
    assert_eq!(play.options(), "pass, buy");
    play.go("A pass");
    assert_eq!((play.discard(), play.asked()), ("EI05".into(), "B platform".into()));
}
