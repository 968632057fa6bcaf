//! Growth, the limit and company tokens.

use ecotable_ecotrade::{Config, LastTurns, TokenPool};

use crate::play::Play;
use crate::scene::{A, B, C, Scene};

#[test]
fn et_r1_a_plane_adds_two_impact() {
    let preview = |plane_impact| {
        let mut play = Scene::new(2).with(|c| c.plane_impact = plane_impact).hand(A, "S24").play();
        play.go("start-with 0");
        play.previews()
    };
    assert_eq!(
        (preview(2), preview(-2)),
        ("road 4/7/3, plane 3/5/5".into(), "road 4/7/3, plane 3/5/1".into())
    );
}

#[test]
fn et_r2_everybody_starts_with_four_in_all() {
    let growth = |start_growth_tokens| {
        Play::new(&Config { start_growth_tokens, ..Config::default() }, 2, "r2").growth(B)
    };
    assert_eq!((growth(0), growth(4)), (4, 8));
}

#[test]
fn et_r3_only_the_tracker_counts_for_the_limit_when_banking_by_hand() {
    let mut play = Scene::new(2).turn(B).purse(A, 10, 60).play();
    play.go("B pass");
    assert_eq!((play.growth(A), play.spectator().end_trigger), (72, None));
}

#[test]
fn et_r4_points_beyond_the_track_are_kept() {
    let mut play = Scene::new(2).turn(B).growth(A, 34).shipment(A, "S06 ship 1/9/3").play();
    play.go("B pass");
    assert_eq!((play.player(A).tracker, play.player(A).growth_tokens), (35, 10));
}

#[test]
fn et_r5_spending_does_not_undo_the_trigger() {
    let mut play = Scene::new(2).turn(B).growth(A, 33).play();
    play.go("B pass, A buy D08, A end-turn");
    assert_eq!((play.growth(A), play.spectator().end_trigger.is_some()), (28, true));
}

#[test]
fn et_r6_after_the_round_everybody_has_a_last_turn() {
    let turns = |last_turns| {
        let mut play = Scene::new(3).with(|c| c.last_turns = last_turns).growth(B, 33).play();
        play.go("A pass");
        play.told.clear();
        play.idle_to_the_end();
        play.turns()
    };
    assert_eq!(
        (turns(LastTurns::FinishRound), turns(LastTurns::OneEach)),
        ("C A B C".into(), "C A B".into())
    );
}

#[test]
fn et_r7_the_last_card_of_the_deck_alone_ends_nothing() {
    let mut play = Scene::new(2).market("S01 S02 S03").deck_left("S40").play();
    play.go("take-deck");
    assert_eq!((play.spectator().deck_size, play.spectator().end_trigger), (0, None));
}

#[test]
fn et_r8_an_empty_hand_or_an_empty_supply_allows_a_pass() {
    assert_eq!(Scene::new(2).play().refused("pass"), "allowed");
    assert_eq!(Scene::new(2).hand(A, "S01 S02").sold_out().play().refused("pass"), "allowed");
}

#[test]
fn et_r9_who_can_do_nothing_may_pass() {
    let scene = Scene::new(2).hand(A, "S01 S02 S03 S04").with(|c| c.board_slots = 2);
    let stuck = scene.shipment(A, "S22 road 2/6/2").shipment(A, "S41 road 2/6/2").growth(A, 0);
    assert_eq!(stuck.play().options(A), "pass");
}

#[test]
fn et_r10_a_turn_with_a_purchase_is_no_pass() {
    let mut play = Scene::new(2).play();
    play.go("buy D02, end-turn");
    assert!(!play.player(A).passed_last_turn);
}

#[test]
fn et_r11_passes_must_follow_each_other() {
    let mut play = Scene::new(3).play();
    play.go("A pass, B take-market 0, B end-turn, C pass, A pass");
    assert_eq!(play.table.outcome(), None);
    assert_eq!((play.asked().as_str(), play.spectator().passes_in_a_row), ("B", 2));
    assert!(play.player(C).passed_last_turn && !play.player(B).passed_last_turn);
    let mut broken = Scene::new(2).play();
    broken.go("A pass, B buy D02, end-turn, A buy D02, end-turn, B pass");
    assert_eq!(broken.table.outcome(), None, "the pass of A lies before a turn that was none");
    assert_eq!((broken.asked().as_str(), broken.player(A).passed_last_turn), ("A", false));
}

#[test]
fn et_r12_one_pool_of_eight_or_no_end_of_tokens() {
    let scene = Scene::new(2).owns(A, "D01 D02 D03 D04 D05 D06 D07").hand(A, "S01");
    assert_eq!(scene.play().player(A).available_tokens, 0);
    assert_eq!(scene.with(|c| c.token_pool = TokenPool::Separate).play().refused("start-with 0"), "allowed");
}

#[test]
fn et_r13_no_development_without_a_token() {
    let scene = Scene::new(2).growth(A, 30).owns(A, "D01 D02 D03 D04 D05 D06 D07");
    assert_eq!(scene.play().refused("buy D12"), "ET-4.2");
}

#[test]
fn et_r14_three_slots_unless_the_option_says_otherwise() {
    assert_eq!(Scene::new(2).play().player(A).board.len(), 3);
    assert_eq!(Scene::new(2).with(|c| c.board_slots = 5).play().player(A).board.len(), 5);
}
