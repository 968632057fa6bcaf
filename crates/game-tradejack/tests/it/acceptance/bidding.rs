//! Bidding.

use ecotable_parts::auction::PassPolicy;
use ecotable_tradejack::{Config, PhaseView};

use crate::play::{Play, letter};
use crate::scene::{A, B, C, D, Scene, face};

/// A table of four with 6 Capital each; A opens the auction.
fn four_bidders(pass_policy: PassPolicy) -> Play {
    Scene::new(4).config(Config { pass_policy, ..Config::default() }).auction(A, "GOLD-B").play()
}

#[test]
fn tj_a13_revealers_in_order_of_distance_open_their_two_auctions() {
    let mut play = Scene::new(3).first(A).next_round();
    let mut openers = Vec::new();
    while let PhaseView::Bidding { revealer, auction, .. } = play.spectator().phase {
        if auction.high == 0 && auction.passed.is_empty() {
            assert_eq!(auction.actor, revealer);
            openers.push(letter(auction.actor));
        }
        play.go(&format!("{} pass", letter(auction.actor)));
    }
    assert_eq!(openers.join(" "), "B B C C A A");
}

#[test]
fn tj_a14_every_bid_between_the_highest_and_the_capital() {
    let play = Scene::new(3).auction(A, "GOLD-B").bid(A, 3, B).play();
    assert_eq!(play.asked(), "B");
    assert_eq!(play.options(B), "pass, bid 4, bid 5, bid 6");
}

#[test]
fn tj_a15_the_highest_bidder_pays_and_nobody_else() {
    let mut play = four_bidders(PassPolicy::Reentry);
    play.go("A bid 1, B bid 3, C pass, D bid 4, A pass, B bid 5, C pass, D pass");
    assert_eq!(play.asked(), "A", "who passed is asked again");
    play.go("A pass");
    assert_eq!(play.lines("source_sold"), ["source_sold card=GOLD-B price=5 seat=B"]);
    assert_eq!(play.capital(), [6, 1, 6, 6]);
    assert_eq!(play.spectator().players[1].sources.of(face("GOLD-B")), 1);
}

#[test]
fn tj_a16_who_has_passed_may_bid_again_unless_passing_is_final() {
    let mut reentry = four_bidders(PassPolicy::Reentry);
    reentry.go("A pass, B pass, C pass, D bid 1");
    assert_eq!(reentry.asked(), "A");
    reentry.go("A bid 2, B pass, C pass, D pass");
    assert_eq!(reentry.lines("source_sold"), ["source_sold card=GOLD-B price=2 seat=A"]);
    assert_eq!(reentry.capital(), [4, 6, 6, 6]);

    let mut last = four_bidders(PassPolicy::Final);
    last.go("A pass, B pass, C pass, D bid 1");
    assert_eq!(last.lines("source_sold"), ["source_sold card=GOLD-B price=1 seat=D"]);
    assert_eq!(last.capital(), [6, 6, 6, 5]);
}

#[test]
fn tj_a17_a_source_that_nobody_wants_is_discarded() {
    let mut play = Scene::new(4).auction(B, "GOLD-B").play();
    play.go("B pass, C pass, D pass, A pass");
    assert_eq!(play.lines("source_unsold"), ["source_unsold card=GOLD-B"]);
    assert_eq!(play.spectator().source_discard.cards().collect::<Vec<_>>(), [face("GOLD-B")]);
    assert_eq!(play.capital(), [6, 6, 6, 6]);
}

#[test]
fn tj_a18_who_cannot_outbid_is_passed_without_a_question() {
    let mut play = Scene::new(4).first(D).capital(&[0, 2, 6, 6]).sources_top("SILV-B GOLD-B").next_round();
    let before = play.told.len();
    assert_eq!(play.story().last().map(String::as_str), Some("passed_automatically seat=A"));
    for (asked, decision) in [("B", "B bid 1"), ("C", "C bid 2"), ("D", "D pass")] {
        assert_eq!(play.asked(), asked);
        play.go(decision);
    }
    play.told.drain(..before);
    let expected = [
        "bid_made amount=1 seat=B",
        "bid_made amount=2 seat=C",
        "passed seat=D",
        "passed_automatically seat=A",
        "passed_automatically seat=B",
        "source_sold card=SILV-B price=2 seat=C",
    ];
    assert_eq!(play.story()[..6], expected);
    assert_eq!(play.capital(), [0, 2, 4, 6]);
    assert_eq!(play.spectator().players[C.index()].sources.len(), 1);
}

#[test]
fn tj_a19_without_capital_nobody_is_asked_and_the_source_is_discarded() {
    let play = Scene::new(3).capital(&[0, 0, 0]).sources_top("GOLD-B SILV-Y").next_round();
    let first = play.story().into_iter().skip_while(|line| !line.starts_with("source_revealed"));
    let expected = [
        "source_revealed card=GOLD-B revealer=B",
        "passed_automatically seat=B",
        "passed_automatically seat=C",
        "passed_automatically seat=A",
        "source_unsold card=GOLD-B",
    ];
    assert_eq!(first.take(5).collect::<Vec<_>>(), expected);
    assert_eq!(play.spectator().source_discard.len(), 6, "as with the other five of the round");
    assert!(matches!(play.spectator().phase, PhaseView::Production { .. }));
}

#[test]
fn tj_a20_a_banned_source_is_discarded_and_the_second_card_follows() {
    let play = Scene::new(2).first(B).regulations("R1").sources_top("RAIN-B GOLD-Y").next_round();
    let drawn = play.story().into_iter().skip_while(|line| !line.starts_with("sources_drawn"));
    let expected = [
        "sources_drawn count=2 revealer=A",
        "source_revealed card=RAIN-B revealer=A",
        "banned_source_discarded card=RAIN-B",
        "source_revealed card=GOLD-Y revealer=A",
    ];
    assert_eq!(drawn.collect::<Vec<_>>(), expected);
    assert_eq!(play.asked(), "A");
    let now = play.spectator();
    assert_eq!((now.decks.sources, now.source_discard.of(face("RAIN-B"))), (72 - 2, 1));
}
