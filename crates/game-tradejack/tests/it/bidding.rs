//! The bidding phase (TJ-5).

use ecotable_kernel::Seat;
use ecotable_parts::auction::PassPolicy;
use ecotable_tradejack::{Config, Covered, PhaseView, Source, View};

use crate::play::Play;
use crate::scene::{A, B, C, D, Scene, face, own_deck};

fn peeking() -> Config {
    Config { source_peek: true, ..Config::default() }
}

/// An auction of GOLD-B among four seats with 6 Capital each, opened by A.
fn auction(pass_policy: PassPolicy) -> Play {
    Scene::new(4).config(Config { pass_policy, ..Config::default() }).auction(A, "GOLD-B").play()
}

/// Plays the decisions and compares the last line of the auction.
#[track_caller]
fn check_close(pass_policy: PassPolicy, decisions: &str, close: &str) {
    let mut play = auction(pass_policy);
    play.go(decisions);
    let closed: Vec<_> = play.story().into_iter().filter(|line| line.starts_with("source_")).collect();
    assert_eq!(closed.first().map(String::as_str), Some(close), "after `{decisions}`");
}

fn offer(view: &View) -> (Seat, Source, Covered) {
    match view.phase {
        PhaseView::Bidding { revealer, lot, covered, .. } => (revealer, lot, covered),
        ref other => panic!("an auction, not {other:?}"),
    }
}

#[test]
fn tj_5_1_every_seat_is_the_revealer_once_in_order_of_distance() {
    let mut play = Scene::new(4).first(B).next_round();
    play.pass_all();
    let drawn = ["C", "D", "A", "B"].map(|seat| format!("sources_drawn count=2 revealer={seat}"));
    assert_eq!(play.lines("sources_drawn"), drawn);
}

#[test]
fn tj_5_2_the_second_source_lies_face_down_until_its_auction() {
    let mut play = Scene::new(2).first(B).sources_top("GOLD-B SILV-Y").next_round();
    for view in [play.view(A), play.view(B), play.spectator()] {
        assert_eq!(offer(&view), (A, face("GOLD-B"), Covered::FaceDown), "not even the revealer sees it");
    }
    play.go("A pass, B pass");
    assert_eq!(offer(&play.view(B)), (A, face("SILV-Y"), Covered::Nothing));
}

#[test]
fn tj_5_3_only_with_source_peek_the_revealer_chooses() {
    let scene = Scene::new(2).first(B).sources_top("GOLD-B SILV-Y");
    let blind = scene.clone().next_round();
    assert_eq!(blind.refused("A first 0"), "TJ-5.3");

    let mut play = scene.config(peeking()).next_round();
    assert_eq!((play.asked().as_str(), play.options(A).as_str()), ("A", "first 0, first 1"));
    assert_eq!((play.refused("B first 0").as_str(), play.forbidden("B first 0")), ("not asked", "TJ-5.3"));
    assert_eq!(play.refused("A first 2"), "TJ-5.3");
    play.go("A first 1");
    assert_eq!(offer(&play.view(B)).1, face("SILV-Y"));
}

#[test]
fn tj_5_3_of_one_source_there_is_nothing_to_choose() {
    // Three sources in all: two go to hands, so that the second revealer draws only one.
    let three = own_deck(|list| {
        list.source.truncate(1);
        list.source[0].blue = 3;
        list.source[0].yellow = 0;
        list.trend.retain(|trend| trend.double_credits || trend.green_bonus.is_some());
        list.regulation.clear();
    });
    let row = "W1 W2 W3";
    let config = Config { source_peek: true, ..three };
    let scene = Scene::new(2).config(config).row(row).hand(B, "GOLD-B GOLD-B");
    let play = scene.next_round();
    assert_eq!(play.lines("sources_drawn"), ["sources_drawn count=1 revealer=B"]);
    assert_eq!(
        (play.options(B).as_str(), offer(&play.view(B)).2),
        ("pass, bid 1, bid 2, bid 3, bid 4, bid 5, bid 6", Covered::Nothing)
    );
}

#[test]
fn tj_5_4_of_two_equal_sources_only_the_first_can_be_chosen() {
    let play = Scene::new(2).first(B).sources_top("SILV-Y SILV-Y").config(peeking()).next_round();
    assert_eq!((play.asked().as_str(), play.options(A).as_str()), ("A", "first 0"));
    assert_eq!(play.refused("A first 1"), "TJ-5.4");
}

#[test]
fn tj_5_5_a_banned_source_is_discarded_and_not_replaced() {
    let scene = Scene::new(2).first(B).regulations("R1 R2").sources_top("RAIN-B PEAT-Y GOLD-B SILV-B");
    let play = scene.next_round();
    let discarded = ["banned_source_discarded card=RAIN-B", "banned_source_discarded card=PEAT-Y"];
    assert_eq!(play.lines("banned_source_discarded"), discarded);
    assert_eq!(offer(&play.spectator()), (B, face("GOLD-B"), Covered::FaceDown), "the next turn");
    assert_eq!(play.spectator().source_discard.len(), 2);
}

#[test]
fn tj_5_6_the_revealer_speaks_first_in_both_auctions_then_clockwise() {
    let mut play = Scene::new(3).first(A).sources_top("GOLD-B SILV-Y").next_round();
    for lot in ["GOLD-B", "SILV-Y"] {
        assert_eq!(offer(&play.spectator()).1, face(lot));
        for seat in ["B", "C", "A"] {
            assert_eq!(play.asked(), seat);
            play.go(&format!("{seat} pass"));
        }
    }
    assert_eq!(play.refused("B bid 1"), "not asked");
    assert_eq!((play.forbidden("B bid 1"), play.forbidden("B pass")), ("TJ-5.6", "TJ-5.6"));
}

#[test]
fn tj_5_7_passing_is_always_possible_and_costs_nothing() {
    let mut play = auction(PassPolicy::Reentry);
    play.go("A pass, B bid 2");
    for seat in [C, D, A] {
        assert!(play.options(seat).starts_with("pass, bid 3"));
        let name = play.asked();
        play.go(&format!("{name} pass"));
    }
    assert_eq!(play.capital(), [6, 4, 6, 6]);
}

#[test]
fn tj_5_8_a_bid_must_be_above_the_highest() {
    let mut play = auction(PassPolicy::Reentry);
    assert_eq!(play.refused("A bid 0"), "TJ-5.8");
    assert_eq!(play.refused("A bid 1"), "allowed");
    play.go("A bid 3");
    assert_eq!((play.refused("B bid 2").as_str(), play.refused("B bid 3").as_str()), ("TJ-5.8", "TJ-5.8"));
    assert_eq!(play.options(B), "pass, bid 4, bid 5, bid 6", "any higher number will do");
}

#[test]
fn tj_5_8_a_bid_names_the_whole_price() {
    let mut play = auction(PassPolicy::Reentry);
    play.go("A bid 1, B bid 3, C pass, D pass, A bid 4, B pass, C pass, D pass");
    assert_eq!(play.lines("source_sold"), ["source_sold card=GOLD-B price=4 seat=A"]);
    assert_eq!(play.capital(), [2, 6, 6, 6]);
}

#[test]
fn tj_5_9_a_bid_may_not_be_above_the_capital() {
    let play = Scene::new(2).capital(&[3, 6]).auction(A, "GOLD-B").play();
    assert_eq!((play.refused("A bid 3").as_str(), play.refused("A bid 4").as_str()), ("allowed", "TJ-5.9"));
    assert_eq!(play.options(A), "pass, bid 1, bid 2, bid 3");
}

#[test]
fn tj_5_10_who_cannot_outbid_passes_by_itself() {
    let mut play = Scene::new(3).capital(&[6, 2, 6]).auction(A, "GOLD-B").play();
    play.go("A bid 2");
    assert_eq!(play.story(), ["bid_made amount=2 seat=A", "passed_automatically seat=B"]);
    assert_eq!(play.asked(), "C");
    let mut richer = Scene::new(3).capital(&[6, 3, 6]).auction(A, "GOLD-B").play();
    richer.go("A bid 2");
    assert_eq!(richer.options(B), "pass, bid 3", "one more would do");
}

#[test]
fn tj_5_11_after_a_bid_all_the_others_must_pass_in_a_row() {
    let reentry = PassPolicy::Reentry;
    check_close(reentry, "A pass, B bid 1, C pass, D pass, A pass", "source_sold card=GOLD-B price=1 seat=B");
    check_close(
        reentry,
        "A pass, B bid 1, C pass, D bid 2, A bid 3, B pass, C bid 4, D pass, A pass, B pass",
        "source_sold card=GOLD-B price=4 seat=C",
    );
    check_close(reentry, "A pass, B pass, C pass, D pass", "source_unsold card=GOLD-B");
}

#[test]
fn tj_5_12_with_final_passes_who_has_passed_is_out() {
    let out = PassPolicy::Final;
    // B and C are skipped when the bidding comes round.
    check_close(
        out,
        "A bid 1, B pass, C pass, D bid 2, A bid 3, D bid 4, A pass",
        "source_sold card=GOLD-B price=4 seat=D",
    );
    check_close(out, "A pass, B pass, C pass, D bid 1", "source_sold card=GOLD-B price=1 seat=D");
    check_close(out, "A pass, B pass, C pass, D pass", "source_unsold card=GOLD-B");
    // In the next auction of the turn all are in again.
    let config = Config { pass_policy: out, ..Config::default() };
    let mut play = Scene::new(2).config(config).auction(A, "GOLD-B").covered("SILV-Y").play();
    play.go("A pass, B bid 1");
    assert_eq!((play.asked().as_str(), offer(&play.view(A)).1), ("A", face("SILV-Y")));
}

#[test]
fn tj_5_13_the_highest_bidder_pays_and_takes_the_source() {
    let mut play = auction(PassPolicy::Reentry);
    play.go("A bid 2, B bid 5, C pass, D pass, A pass");
    assert_eq!(play.capital(), [6, 1, 6, 6]);
    let hands: Vec<usize> = play.spectator().players.iter().map(|player| player.sources.len()).collect();
    assert_eq!(hands, [0, 1, 0, 0]);
    assert_eq!(play.spectator().players[1].sources.of(face("GOLD-B")), 1);
}

#[test]
fn tj_5_14_without_a_bid_the_source_is_discarded() {
    let mut play = auction(PassPolicy::Reentry);
    play.go("A pass, B pass, C pass, D pass");
    let now = play.spectator();
    assert_eq!((now.source_discard.of(face("GOLD-B")), now.source_discard.len()), (1, 1));
    assert!(now.players.iter().all(|player| player.sources.is_empty()));
}
