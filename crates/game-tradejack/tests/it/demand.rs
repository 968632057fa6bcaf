//! The demand phase (TJ-3).

use crate::scene::{A, Scene, demand};

#[test]
fn tj_3_1_cards_are_turned_until_three_count() {
    let scene = Scene::new(2).demand_top("W3 T5 T4");
    let before = scene.play().spectator().decks.demand;
    let play = scene.next_round();
    let now = play.spectator();
    assert_eq!((now.row.to_vec(), now.decks.demand), (demand("W3 T5 T4"), before - 3));
    let told = ["demand_revealed card=W3", "demand_revealed card=T5", "demand_revealed card=T4"];
    assert_eq!(play.lines("demand_revealed"), told);
}

#[test]
fn tj_3_2_a_regulation_does_not_count_and_stays_in_force() {
    let scene = Scene::new(2).round(3).row("T1 T2 T3").demand_top("R1 T6 R2 T7 T8 T9 T10 W5");
    let mut play = scene.next_round();
    let now = play.spectator();
    assert_eq!((now.row.to_vec(), now.regulations), (demand("T6 T7 T8"), demand("R1 R2")));
    play.pass_all();
    play.all_confirm();
    let next = play.spectator();
    assert_eq!((next.row.to_vec(), next.regulations), (demand("T9 T10 W5"), demand("R1 R2")));
}

#[test]
fn tj_3_3_a_regulation_behind_the_third_card_waits() {
    let mut play = Scene::new(2).round(2).row("T1 T2 T3").demand_top("W1 W2 W3 R1 T6 T7 T8").next_round();
    assert_eq!(play.spectator().regulations, demand(""));
    play.pass_all();
    play.all_confirm();
    assert_eq!(play.spectator().regulations, demand("R1"), "it comes first in the next demand phase");
    assert_eq!(play.spectator().row.to_vec(), demand("T6 T7 T8"));
}

#[test]
fn tj_3_4_a_trend_works_in_its_round_only() {
    let scene = Scene::new(2).row("T1 - -").lays(A, "MARG-B+SILV-B").hand(A, "MARG-Y SILV-Y");
    let mut play = scene.demand_top("T2 T3 T4").retail();
    play.pass_all();
    play.lay_out(A, "MARG-Y+SILV-Y");
    play.all_confirm();
    assert_eq!(play.sold(A), [(3 + 3 + 3 + 2, 3 + 2), (3 + 3, 3)]);
}
