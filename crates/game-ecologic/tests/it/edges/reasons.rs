//! Refusals that must tell the rule of the edition, the option and the event at hand.

use ecotable_ecologic::*;
use ecotable_kernel::{Game, Narrate, PlayError, Seat};

use crate::play::Play;
use crate::scene::*;

#[track_caller]
fn why(play: &Play, seat: Seat, action: &str) -> Refusal {
    match play.table.check(seat, action.parse().unwrap()) {
        Err(PlayError::Refused(refusal)) => refusal,
        other => panic!("`{action}`: {other:?}"),
    }
}

fn key(config: &Config, refusal: Refusal) -> String {
    Ecologic::new(config, 4).unwrap().refusal(&refusal).key.into_owned()
}

/// Only where the leader alone opens such auctions may the answer say so.
#[test]
fn el_r22_in_wrap_a_territory_is_refused_by_the_rule_that_holds() {
    let second = Scene::second("S28").on(A, "oil 0").p(&[20]).ask(A, Decision::Wrap).play();
    assert_eq!(why(&second, A, "open_tad NR"), Refusal::NotThisQuestion);
    let scene = Scene::first("F01").on(A, "oil 5").on(B, "oil 0").p(&[20, 20]);
    let slot = scene.clone().options(|config| config.tad_opener = TadOpener::Slot);
    assert_eq!(why(&slot.ask(A, Decision::Wrap).play(), A, "open_tad NR"), Refusal::NotThisQuestion);
    assert_eq!(
        why(&scene.clone().ask(B, Decision::Slot).slot(), B, "open_tad NR"),
        Refusal::NotYourTadAuction
    );
    let opened = scene.edit(|words| words.used.tad = true).slot();
    assert_eq!(why(&opened, A, "open_tad NR"), Refusal::NotYourTadAuction);
}

/// 4 would pay the nominal of 4, but not the far sector as well.
#[test]
fn el_3_5_who_is_one_short_for_a_far_sector_is_told_so() {
    let scene = Scene::second("S21").on(A, "mineral 22").on(B, "mineral 17, oil 23").on(C, "oil 0, oil 3");
    let play = scene.clone().p(&[4]).slot();
    assert_eq!(why(&play, A, "open_token oil"), Refusal::TooPoorForFarSector { nominal: 4 });
    let near = Scene::second("S21").on(A, "oil 0:4, oil 3").p(&[5]).slot();
    assert_eq!(why(&near, A, "open_token oil"), Refusal::TooPoor { nominal: 6 });
}

#[test]
fn el_r12_a_site_that_is_too_far_is_refused_as_such() {
    let beside = Config { tad_adjacent: true, ..Config::default() };
    let first = Config { edition: Edition::Ed1, tad_adjacent: true, ..Config::default() };
    assert_eq!(key(&beside, Refusal::NotThatSite), "refusal-not-that-site-beside");
    assert_eq!(key(&Config::default(), Refusal::NotThatSite), "refusal-not-that-site");
    assert_eq!(key(&first, Refusal::NotThatSite), "refusal-not-that-site-ed1");
}

/// The first edition deals in WRAP too.
#[test]
fn el_3_9_each_edition_says_when_its_deals_are_made() {
    let first = Config { edition: Edition::Ed1, ..Config::default() };
    assert_eq!(key(&first, Refusal::NoDealNow), "refusal-no-deal-now-ed1");
    assert_eq!(key(&Config::default(), Refusal::NoDealNow), "refusal-no-deal-now");
    let wrap = Scene::first("F01").ask(B, Decision::Wrap).play();
    assert_eq!(wrap.refused("B propose 0 give 1 take nothing"), "allowed");
}

/// A protected seat is told that it may do nothing.
#[test]
fn el_4_1_the_question_to_a_protected_seat_tells_its_choice() {
    let said = |play: &Play| play.table.game().situation(&play.view()).key;
    let levy = Scene::first("F19").on(A, "oil 5").ask(A, Decision::LevySet);
    assert_eq!(said(&levy.clone().play()), "situation-levy-set-other");
    assert_eq!(said(&levy.tad("AC", A, 4).play()), "situation-levy-set-protected-other");
    let bat = Scene::second("S26").on(A, "oil 0").ask(A, Decision::Bat);
    assert_eq!(said(&bat.clone().play()), "situation-bat-other");
    assert_eq!(said(&bat.tad("AC", A, 7).play()), "situation-bat-protected-other");
}

/// The rules of those events that were told.
fn rules_of(play: &Play, is_meant: fn(&Event) -> bool) -> Vec<&'static str> {
    let meant = play.told.iter().filter(|told| is_meant(&told.event));
    meant.filter_map(|told| Ecologic::event_rule(&told.event)).collect()
}

/// A seat that must give up an initiative is not told that it may.
#[test]
fn el_3_11_an_initiative_is_discarded_by_the_rule_that_takes_it() {
    let scene = |event: &str| Scene::first(event).cards(A, "EI13 EI14").p(&[2, 0, 0, 0]);
    let discarding = |play: &Play| rules_of(play, |event| matches!(event, Event::CardDiscarded { .. }));
    let mut wanted = scene("F01").slot();
    wanted.go("A card EI13");
    assert_eq!(discarding(&wanted), ["EL-3.8"]);
    let mut drained = scene("F20").ask(A, Decision::Brain).play();
    drained.go("A card EI13");
    assert_eq!(discarding(&drained), ["EL-4.2"]);
    let mut unpaid = scene("F04").finish_turn();
    unpaid.go("A card EI14");
    assert_eq!(discarding(&unpaid), ["EL-3.11"]);
}

/// A levy is no bid: its bounds are those of the event.
#[test]
fn el_r65_a_levy_out_of_bounds_is_refused_by_its_event() {
    let play = Scene::first("F19").p(&[6, 9, 9, 9]).ask(A, Decision::LevySet).play();
    for levy in ["bid 0", "bid 7"] {
        assert_eq!(why(&play, A, levy), Refusal::LevyOutOfBounds { most: 6 });
        assert_eq!(play.refused(&format!("A {levy}")), "EL-4.2");
    }
}

/// Tokens in hand are there, only not asked for.
#[test]
fn el_3_6_4_only_the_bought_token_answers_where_it_goes() {
    let mut play = Scene::first("F01").on(A, "oil 6").hand(A, 0, 1).p(&[10, 0, 0, 0]).slot();
    play.go("A open_token oil, bid 2");
    assert_eq!(why(&play, A, "place mineral 2"), Refusal::NotThisQuestion);
    assert_eq!(why(&play, A, "place oil 18"), Refusal::NotAdjacent);
}

/// Nothing is sold without bidding but by an event.
#[test]
fn el_4_2_a_purchase_without_bidding_names_the_rule_of_its_event() {
    let mut first = Scene::first("F02").on(A, "oil 5").slot();
    first.go("A buy_token oil");
    let mut second = Scene::second("S03").slot();
    second.go("A buy_tad NR");
    let mut platform = Scene::second("S30").ask(A, Decision::Platform).play();
    platform.go("A buy_tad NR");
    for play in [first, second, platform] {
        assert_eq!(rules_of(&play, |event| matches!(event, Event::Bought { .. })), ["EL-4.2"]);
    }
}

/// To remove a token is the right answer, only the token is the wrong one.
#[test]
fn el_r52_a_mineral_token_is_refused_to_an_oil_spill_as_such() {
    let scene = Scene::second("S13").p(&[4]).on(A, "oil 0, oil 3, mineral 1").ask(A, Decision::Spill);
    let play = scene.play();
    assert_eq!(why(&play, A, "remove mineral 1"), Refusal::NotThatToken);
    assert_eq!(why(&play, A, "remove oil 5"), Refusal::NoOwnToken { kind: Kind::Oil, cell: 5 });
}
