//! Auctions at the ends of purses, with every meaning of a pass, and with bans.

use ecotable_parts::auction::PassPolicy;
use ecotable_tradejack::{Config, Covered, PhaseView};

use crate::play::Play;
use crate::scene::{A, B, C, Scene, face};

fn auction(pass_policy: PassPolicy, capital: &[u16]) -> Play {
    let config = Config { pass_policy, ..Config::default() };
    Scene::new(capital.len() as u8).config(config).capital(capital).auction(A, "GOLD-B").play()
}

/// How the first auction closed.
fn close(play: &Play) -> String {
    let mut closed = play
        .story()
        .into_iter()
        .filter(|line| line.starts_with("source_sold") || line.starts_with("source_unsold"));
    closed.next().unwrap_or_default()
}

#[test]
fn tj_5_12_who_has_bid_is_asked_again_while_those_who_passed_are_not() {
    let mut play = auction(PassPolicy::Final, &[6; 4]);
    play.go("A bid 1, B pass, C bid 2, D pass");
    assert_eq!(play.asked(), "A");
    play.go("A bid 3");
    assert_eq!(play.asked(), "C", "B and D are out");
    play.go("C pass");
    assert_eq!(close(&play), "source_sold card=GOLD-B price=3 seat=A");
}

#[test]
fn tj_5_11_a_bid_brings_everybody_back() {
    let mut play = auction(PassPolicy::Reentry, &[6; 4]);
    play.go("A bid 1, B pass, C bid 2, D pass, A bid 3");
    assert_eq!(play.asked(), "B");
    play.go("B bid 4, C pass, D pass, A pass");
    assert_eq!(close(&play), "source_sold card=GOLD-B price=4 seat=B");
}

#[test]
fn tj_5_11_two_players_need_one_pass_after_a_bid() {
    let mut back = auction(PassPolicy::Reentry, &[6; 2]);
    back.go("A pass, B bid 1, A bid 2, B pass");
    assert_eq!(close(&back), "source_sold card=GOLD-B price=2 seat=A");
    let mut out = auction(PassPolicy::Final, &[6; 2]);
    out.go("A pass, B bid 1");
    assert_eq!(close(&out), "source_sold card=GOLD-B price=1 seat=B");
    for policy in [PassPolicy::Reentry, PassPolicy::Final] {
        let mut nobody = auction(policy, &[6; 2]);
        nobody.go("A pass, B pass");
        assert_eq!(close(&nobody), "source_unsold card=GOLD-B", "{policy:?}");
    }
}

#[test]
fn tj_5_9_a_whole_purse_ends_the_auction_when_nobody_has_more() {
    for policy in [PassPolicy::Reentry, PassPolicy::Final] {
        let mut play = auction(policy, &[6, 6, 5]);
        play.go("A bid 6");
        assert_eq!(close(&play), "source_sold card=GOLD-B price=6 seat=A", "{policy:?}");
        assert_eq!(play.lines("passed_automatically").len(), 2, "equal Capital is not more");
        assert_eq!(play.capital()[0], 0);
    }
}

#[test]
fn tj_5_10_one_more_than_the_highest_bid_is_enough_to_be_asked() {
    let mut play = auction(PassPolicy::Reentry, &[6, 4, 3]);
    play.go("A bid 3");
    assert_eq!((play.asked().as_str(), play.options(B).as_str()), ("B", "pass, bid 4"));
    play.go("B bid 4");
    assert_eq!(play.lines("passed_automatically"), ["passed_automatically seat=C"]);
    assert_eq!((play.asked().as_str(), play.options(A).as_str()), ("A", "pass, bid 5, bid 6"));
}

#[test]
fn tj_5_10_a_revealer_without_capital_still_offers_both_sources() {
    let scene =
        Scene::new(3).first(C).capital(&[0, 1, 0]).sources_top("GOLD-B SILV-Y ALT-B ALT-B ALT-Y ALT-Y");
    let mut play = scene.next_round();
    assert_eq!(play.asked(), "B");
    play.go("B bid 1");
    assert_eq!(play.lines("source_sold"), ["source_sold card=GOLD-B price=1 seat=B"]);
    // Nobody has Capital now: the other five sources are turned up and discarded without a question.
    assert_eq!(play.lines("source_unsold").len(), 5);
    assert_eq!(play.asked(), "A B C");
}

#[test]
fn tj_5_5_a_banned_card_chosen_first_is_discarded_and_the_other_one_auctioned() {
    let config = Config { source_peek: true, ..Config::default() };
    let scene = Scene::new(2).config(config).first(B).regulations("R1").sources_top("GOLD-B RAIN-Y");
    let mut play = scene.next_round();
    assert_eq!(play.options(A), "first 0, first 1", "a ban takes no choice away");
    play.go("A first 1");
    assert_eq!(play.lines("banned_source_discarded"), ["banned_source_discarded card=RAIN-Y"]);
    let PhaseView::Bidding { revealer, lot, covered, auction } = play.view(A).phase else {
        panic!("an auction")
    };
    assert_eq!((revealer, lot, covered, auction.actor), (A, face("GOLD-B"), Covered::Nothing, A));
}

#[test]
fn tj_5_3_two_banned_sources_are_asked_about_too() {
    let config = Config { source_peek: true, ..Config::default() };
    let scene =
        Scene::new(2).config(config).first(B).regulations("R1").sources_top("RAIN-B RAIN-Y GOLD-B SILV-B");
    let mut play = scene.next_round();
    assert_eq!(play.asked(), "A", "skipping the question would tell what was drawn");
    play.go("A first 0");
    assert_eq!((play.asked().as_str(), play.options(B).as_str()), ("B", "first 0, first 1"));
    assert_eq!(play.lines("banned_source_discarded").len(), 2);
}

#[test]
fn tj_5_3_a_draw_split_by_a_reshuffle_is_a_draw_of_two() {
    let config = Config { source_peek: true, advanced: true, ..Config::default() };
    let play = Scene::new(2).config(config).first(B).sources_left("GOLD-B").next_round();
    assert_eq!(play.lines("deck_reshuffled"), ["deck_reshuffled deck=sources"]);
    assert_eq!(play.lines("sources_drawn"), ["sources_drawn count=2 revealer=A"]);
    assert!(play.options(A).starts_with("first 0"));
    assert_eq!(play.spectator().decks.sources, 72 - 2);
}
