//! Retail: the reveal and sales (TJ-7.1 to TJ-7.7).

use ecotable_tradejack::{Config, Event, Sale};

use crate::scene::{A, B, Scene};

/// Income and Green Credits of one set in a row.
#[track_caller]
fn check_sale(row: &str, set: &str, expected: (u16, u16)) {
    let play = Scene::new(2).row(row).lays(A, set).retail();
    assert_eq!(play.sold(A), [expected], "{set} in the row {row}");
}

#[test]
fn tj_7_1_reveal_tracker_sales_awards_end_of_the_round() {
    let scene = Scene::new(2).config(Config { co2: true, ..Config::default() }).row("W7 - -").first(B);
    let mut play = scene.hand(A, "SOAP-B SILV-B").hand(B, "MARG-Y PEAT-Y").play();
    play.go("B set MARG-Y, use PEAT-Y, confirm, A set SOAP-B, use SILV-B");
    assert_eq!(play.story(), ["confirmed seat=B"], "nothing is turned up yet");
    play.go("A confirm");
    let steps: Vec<String> =
        play.story().iter().filter_map(|line| line.split(' ').next().map(str::to_owned)).collect();
    let expected = [
        "confirmed",
        "confirmed",
        "dirty_set_revealed",
        "co2_rose",
        "set_sold",
        "income_received",
        "set_sold",
        "income_received",
        "award_won",
        "round_began",
    ];
    assert_eq!(steps[..expected.len()], expected);
    assert!(play.lines("set_sold")[0].contains("seat=B"), "in order of distance");
}

#[test]
fn tj_7_1_all_laid_out_cards_are_turned_up_also_when_all_lose() {
    let scene = Scene::new(2).config(Config { co2: true, ..Config::default() }).tracker(2);
    let play = scene.lays(A, "PNUT-B+GOLD-B").lays(B, "SOAP-Y+RAIN-Y").retail();
    let told = play.story().join("\n");
    assert!(told.contains("RAIN-Y") && told.contains("GOLD-B"), "not all sets are told:\n{told}");
}

#[test]
fn tj_7_2_a_set_brings_its_value_and_its_green_credits() {
    let sets = [
        ("SOAP-B+GOLD-B", (6, 4)),
        ("MARG-Y+SMALL-Y", (6, 3)),
        ("PNUT-B+ALT-B", (6, 2)),
        ("ICECR-Y+RAIN-Y", (4, 0)),
    ];
    for (set, expected) in sets {
        check_sale("- - -", set, expected);
    }
}

#[test]
fn tj_7_2_every_step_of_a_sale_is_told() {
    let play = Scene::new(2).row("T6 T9 T7").lays(A, "SOAP-B+GOLD-B").retail();
    let sale = play.events().find_map(|event| match event {
        Event::SetSold { sale, .. } => Some(sale.clone()),
        _ => None,
    });
    let credits = [4, 6, 12, 14].into_iter().collect();
    assert_eq!(sale, Some(Sale { value: 2, bonus: 3, credits, income: 2 + 3 + 14 }));
}

#[test]
fn tj_7_3_trends_change_every_matching_set_whatever_the_colour() {
    let scene = Scene::new(2).row("T1 - -").lays(A, "MARG-B+SILV-B MARG-Y+SILV-Y").lays(B, "MARG-Y+SILV-Y");
    let play = scene.retail();
    assert_eq!((play.sold(A), play.sold(B)), (vec![(11, 5), (11, 5)], vec![(11, 5)]));
}

#[test]
fn tj_7_3_several_trends_for_the_same_thing_add_up_in_draw_order() {
    check_sale("T6 T7 -", "MARG-Y+GOLD-Y", (3 + 8, 8));
    check_sale("T7 T9 T8", "MARG-Y+GOLD-Y", (3 + (4 + 2) * 2 + 2, 14));
}

#[test]
fn tj_7_4_three_for_the_product_and_two_for_the_source() {
    check_sale("T6 - -", "SOAP-B+SILV-B", (2 + 3 + 3, 3));
    check_sale("T6 - -", "MARG-B+GOLD-B", (3 + 4 + 2, 6));
    check_sale("T6 - -", "SOAP-B+GOLD-B", (2 + 3 + 4 + 2, 6));
    check_sale("T6 - -", "MARG-B+SILV-B", (3 + 3, 3));
}

#[test]
fn tj_7_5_doubling_works_on_the_green_credits_so_far() {
    check_sale("T9 - -", "SOAP-Y+SILV-Y", (2 + 3 * 2, 6));
    check_sale("T9 T6 -", "SOAP-Y+GOLD-Y", (2 + 3 + 4 * 2 + 2, 10));
    check_sale("T6 T9 -", "SOAP-Y+GOLD-Y", (2 + 3 + (4 + 2) * 2, 12));
    check_sale("T9 - -", "SOAP-Y+PEAT-Y", (2, 0));
}

#[test]
fn tj_7_6_two_more_for_every_green_source() {
    for (source, credits) in [("GOLD", 4), ("SILV", 3), ("SMALL", 3), ("INTER", 3), ("ORANG", 3), ("ALT", 2)]
    {
        check_sale("T10 W1 W2", &format!("PNUT-B+{source}-B"), (4 + credits + 2, credits + 2));
    }
    check_sale("T10 W1 W2", "PNUT-B+RAIN-B", (4, 0));
    check_sale("T10 W1 W2", "PNUT-B+PEAT-B", (4, 0));
}

#[test]
fn tj_7_7_an_offloaded_product_brings_one_and_counts_for_no_award() {
    let play = Scene::new(2).row("T1 T9 W2").lays(A, "MARG-Y PNUT-B SOAP-B").retail();
    assert_eq!((play.incomes(), play.capital()), (vec![3, 0], vec![9, 6]));
    assert_eq!(play.award("W2"), None);
}
