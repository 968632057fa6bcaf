//! Production (TJ-6).

use ecotable_kernel::{Audience, UndoError, Viewer};

use crate::scene::{A, B, C, Scene, face};

/// What `A` may not do after some decisions of A, and the rule that says so.
#[track_caller]
fn check_refused(hand: &str, decisions: &str, refused: &[(&str, &str)]) {
    let mut play = Scene::new(2).hand(A, hand).play();
    if !decisions.is_empty() {
        play.go(decisions);
    }
    for (decision, rule) in refused {
        assert_eq!(play.refused(&format!("A {decision}")), *rule, "`{decision}` after `{decisions}`");
    }
}

#[test]
fn tj_6_1_all_seats_decide_at_the_same_time_until_they_confirm() {
    let mut play = Scene::new(3).hand(A, "SOAP-B").hand(B, "MARG-Y ALT-Y").play();
    assert_eq!(play.asked(), "A B C");
    play.go("B set MARG-Y, A offload SOAP-B, C confirm, B use ALT-Y");
    assert_eq!(play.asked(), "A B");
    play.go("B confirm");
    assert_eq!(play.asked(), "A");
    assert_eq!(play.lines("set_sold"), [] as [String; 0], "nothing is sold before the last confirms");
    play.go("A confirm");
    assert_eq!(play.incomes(), [1, 5, 0]);

    let bidding = Scene::new(2).hand(A, "SOAP-B GOLD-B").auction(A, "SILV-B").play();
    for decision in ["A set SOAP-B", "A offload SOAP-B", "A use GOLD-B", "A confirm", "A reset"] {
        assert_eq!(bidding.refused(decision), "TJ-6.1", "{decision}");
    }
}

#[test]
fn tj_6_2_only_products_in_hand_can_be_laid_out() {
    let absent = [("set MARG-B", "TJ-6.2"), ("offload MARG-B", "TJ-6.2")];
    check_refused("SOAP-B GOLD-B SILV-B", "", &absent);
    check_refused("SOAP-B GOLD-B SILV-B", "A set SOAP-B, use GOLD-B", &[("set SOAP-B", "TJ-6.2")]);
    check_refused("SOAP-B", "A offload SOAP-B", &[("offload SOAP-B", "TJ-6.2")]);
    check_refused("SOAP-B SOAP-B", "A offload SOAP-B", &[("offload SOAP-B", "allowed")]);
}

#[test]
fn tj_6_2_any_number_of_sets() {
    let play = Scene::new(2).lays(A, "SOAP-B+GOLD-B SOAP-B+ALT-B SOAP-Y+RAIN-Y MARG-Y+PEAT-Y").retail();
    assert_eq!(play.sold(A), [(6, 4), (4, 2), (2, 0), (3, 0)]);
}

#[test]
fn tj_6_3_a_set_needs_a_source_of_the_same_colour() {
    check_refused("SOAP-B GOLD-Y", "", &[("set SOAP-B", "TJ-6.3")]);
    check_refused("SOAP-B MARG-B GOLD-B", "A set SOAP-B, use GOLD-B", &[("set MARG-B", "TJ-6.3")]);
    let banned = Scene::new(2).regulations("R1").hand(A, "SOAP-B RAIN-B").play();
    assert_eq!(banned.refused("A set SOAP-B"), "TJ-6.3");
}

#[test]
fn tj_6_4_the_set_is_finished_with_a_source_of_the_same_colour_in_hand() {
    let refused = [("use GOLD-Y", "TJ-6.4"), ("use SILV-B", "TJ-6.4"), ("use GOLD-B", "allowed")];
    check_refused("SOAP-B GOLD-B GOLD-Y", "A set SOAP-B", &refused);
    let twice = [("use GOLD-B", "TJ-6.4"), ("use ALT-B", "allowed")];
    check_refused("SOAP-B MARG-B GOLD-B ALT-B", "A set SOAP-B, use GOLD-B, set MARG-B", &twice);
}

#[test]
fn tj_6_5_a_banned_source_cannot_be_part_of_a_set() {
    let mut play = Scene::new(2).regulations("R2").hand(A, "SOAP-B PEAT-B ALT-B").play();
    play.go("A set SOAP-B");
    assert_eq!((play.refused("A use PEAT-B").as_str(), play.options(A).as_str()), ("TJ-6.5", "use ALT-B"));
}

#[test]
fn tj_6_6_a_started_set_must_be_finished_or_taken_back() {
    let refused =
        [("set MARG-B", "TJ-6.6"), ("offload MARG-B", "TJ-6.6"), ("confirm", "TJ-6.6"), ("reset", "allowed")];
    check_refused("SOAP-B MARG-B GOLD-B ALT-B", "A set SOAP-B", &refused);
    let mut play = Scene::new(2).hand(A, "SOAP-B MARG-B GOLD-B ALT-B").play();
    play.go("A set SOAP-B");
    assert_eq!(play.options(A), "use GOLD-B, use ALT-B");
}

#[test]
fn tj_6_7_a_source_is_laid_out_only_for_a_started_set() {
    check_refused("SOAP-B GOLD-B", "", &[("use GOLD-B", "TJ-6.7")]);
    check_refused("SOAP-B GOLD-B SILV-B", "A set SOAP-B, use GOLD-B", &[("use SILV-B", "TJ-6.7")]);
}

#[test]
fn tj_6_8_any_number_of_products_can_be_offloaded_also_matching_ones() {
    let play = Scene::new(2).hand(A, "GOLD-B").lays(A, "SOAP-B SOAP-B PNUT-Y").retail();
    assert_eq!(play.incomes(), [3, 0]);
    assert_eq!(play.view(A).own.unwrap().sources.of(face("GOLD-B")), 1, "the source is kept");
}

#[test]
fn tj_6_9_sets_or_offloading_never_both() {
    let hand = "SOAP-B MARG-B GOLD-B ALT-B";
    check_refused(hand, "A set SOAP-B, use GOLD-B", &[("offload MARG-B", "TJ-6.9")]);
    check_refused(hand, "A offload SOAP-B", &[("set MARG-B", "TJ-6.9")]);
}

#[test]
fn tj_6_10_nothing_has_to_be_played() {
    let play = Scene::new(2).hand(A, "PNUT-B GOLD-B").next_round();
    assert_eq!((play.incomes(), play.capital()), (vec![0, 0], vec![6, 6]));
    let own = play.view(A).own.unwrap();
    assert_eq!((own.products.of(face("PNUT-B")) > 0, own.sources.of(face("GOLD-B"))), (true, 1));
}

#[test]
fn tj_6_11_a_confirmation_is_final() {
    let mut play = Scene::new(3).hand(A, "SOAP-B GOLD-B").play();
    play.go("A confirm");
    assert_eq!(play.refused("A set SOAP-B"), "not asked");
    for decision in ["A set SOAP-B", "A offload SOAP-B", "A use GOLD-B", "A confirm", "A reset"] {
        assert_eq!(play.forbidden(decision), "TJ-6.11", "{decision}");
    }
    assert_eq!(play.table.undo(A), Err(UndoError::Final));
}

#[test]
fn tj_6_12_everything_laid_out_can_be_taken_back_unnoticed() {
    let hand = "SOAP-B MARG-B GOLD-B ALT-B";
    for decisions in
        ["A set SOAP-B", "A set SOAP-B, use ALT-B, set MARG-B", "A offload MARG-B, offload SOAP-B"]
    {
        let mut play = Scene::new(3).hand(A, hand).play();
        let before = (play.snapshot(), play.view(C), play.table.noticed(Viewer::Seat(B)));
        assert_eq!(play.refused("A reset"), "TJ-6.12", "there is nothing to take back");
        play.go(decisions);
        assert!(
            !play.options(A).contains("reset"),
            "it is no option, so that a search cannot go round in circles"
        );
        play.go("A reset");
        assert_eq!((play.snapshot(), play.view(C), play.table.noticed(Viewer::Seat(B))), before);
        assert!(play.told.iter().all(|told| told.to == Audience::Seat(A)));
    }
}
