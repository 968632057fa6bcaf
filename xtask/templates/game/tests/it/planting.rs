//! SD-3: planting.

use ecotable_kernel::{Game, Refusal, Seat, Table, Viewer};
use ecotable_seedling::Seedling;

use crate::{for_two, position};

/// A match in which seat 0 is to plant, with this hand and bed.
fn planting(hand: &[u8], bed: &[u8]) -> Table<Seedling> {
    Table::resume(for_two(), "7".parse().unwrap(), position(0, hand, bed))
}

/// The notations of what seat 0 may do.
fn legal(table: &Table<Seedling>) -> Vec<String> {
    table.legal_actions(Seat(0)).iter().map(ToString::to_string).collect()
}

/// The rule that forbids seat 0 this action.
fn forbidden_by(table: &Table<Seedling>, action: &str) -> Option<&'static str> {
    let refused = table.game().check(table.state(), Seat(0), action.parse().unwrap());
    refused.err().map(|refusal| refusal.rule())
}

#[test]
fn sd_3_1_a_planted_card_is_replaced_from_the_deck() {
    let mut table = planting(&[2, 5], &[]);
    table.play(Seat(0), "plant 5".parse().unwrap()).unwrap();
    let view = table.view(Viewer::Seat(Seat(0)));
    assert_eq!((view.own_hand.len(), view.beds[0].len(), view.deck_size), (2, 1, 21));
}

#[test]
fn sd_3_2_only_a_card_in_hand_can_be_planted() {
    let table = planting(&[2, 5], &[]);
    assert_eq!(legal(&table), ["pass", "plant 2", "plant 5"]);
    assert_eq!(forbidden_by(&table, "plant 3"), Some("SD-3.2"));
}

#[test]
fn sd_3_3_a_lower_card_cannot_follow() {
    let table = planting(&[2, 5], &[3]);
    assert_eq!(legal(&table), ["pass", "plant 5"]);
    assert_eq!(forbidden_by(&table, "plant 2"), Some("SD-3.3"));
}

#[test]
fn sd_3_4_a_seat_that_passes_draws_nothing() {
    let mut table = planting(&[2], &[]);
    table.play(Seat(0), "pass".parse().unwrap()).unwrap();
    let view = table.view(Viewer::Seat(Seat(0)));
    assert_eq!((view.own_hand.len(), view.deck_size), (1, 23));
}

#[test]
fn sd_r1_an_equal_card_may_follow() {
    assert_eq!(legal(&planting(&[3], &[3])), ["pass", "plant 3"]);
}
