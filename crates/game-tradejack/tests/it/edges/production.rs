//! Production: what is left to choose when something has been laid out or taken back.

use crate::scene::{A, Scene};

#[test]
fn tj_6_8_when_everything_is_offloaded_only_confirming_is_left() {
    let mut play = Scene::new(2).hand(A, "SOAP-B SOAP-B GOLD-B").play();
    play.go("A offload SOAP-B, offload SOAP-B");
    assert_eq!(play.options(A), "confirm");
    assert_eq!(play.refused("A offload SOAP-B"), "TJ-6.2");
    assert_eq!(play.refused("A set SOAP-B"), "TJ-6.9");
}

#[test]
fn tj_6_12_taking_back_opens_the_other_way_again() {
    let mut play = Scene::new(2).hand(A, "SOAP-B MARG-Y GOLD-B SILV-Y").play();
    let fresh = play.options(A);
    play.go("A offload SOAP-B, offload MARG-Y, reset");
    assert_eq!(play.options(A), fresh);
    play.go("A set SOAP-B, use GOLD-B, set MARG-Y, reset");
    assert_eq!(play.options(A), fresh, "finished sets and a started one are back in the hand");
    play.go("A offload MARG-Y, confirm, B confirm");
    assert_eq!(play.incomes(), [1, 0]);
}

#[test]
fn tj_6_4_each_fitting_source_is_offered_once_in_the_order_of_the_list() {
    let hand = "SOAP-Y RAIN-Y PEAT-Y ALT-Y ALT-Y ORANG-Y INTER-Y SMALL-Y SILV-Y GOLD-Y GOLD-B";
    let mut play = Scene::new(2).regulations("R1").row("T9 T10 T6").hand(A, hand).play();
    play.go("A set SOAP-Y");
    let sources = "use GOLD-Y, use SILV-Y, use SMALL-Y, use INTER-Y, use ORANG-Y, use ALT-Y, use PEAT-Y";
    assert_eq!(play.options(A), sources);
}

#[test]
fn tj_6_3_the_last_source_of_a_colour_ends_the_sets_of_that_colour() {
    let mut play = Scene::new(2).hand(A, "SOAP-B MARG-B SILV-B RAIN-B PEAT-Y").regulations("R1").play();
    play.go("A set SOAP-B, use SILV-B");
    assert_eq!(play.options(A), "confirm", "the banned one makes no second set");
    assert_eq!(play.refused("A set MARG-B"), "TJ-6.3");
}

#[test]
fn tj_7_1_the_cards_are_turned_up_by_whoever_confirms_last() {
    let mut play = Scene::new(3).hand(A, "SOAP-B GOLD-B").play();
    play.go("C confirm, B confirm");
    assert_eq!(play.asked(), "A");
    play.lay_out(A, "SOAP-B+GOLD-B");
    play.go("A confirm");
    assert_eq!((play.incomes(), play.spectator().round), (vec![6, 0, 0], 2));
}

#[test]
fn tj_6_9_sets_in_one_round_and_offloading_in_the_next() {
    let scene = Scene::new(2).hand(A, "SOAP-B MARG-Y GOLD-B").products_top("LIPST-Y LIPST-Y PNUT-Y PNUT-Y");
    let mut play = scene.play();
    play.lay_out(A, "SOAP-B+GOLD-B");
    play.all_confirm();
    play.pass_all();
    play.lay_out(A, "MARG-Y");
    play.all_confirm();
    assert_eq!(play.incomes(), [6 + 1, 0]);
}
