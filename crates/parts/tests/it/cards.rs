//! Piles and counted hands.

use ecotable_kernel::GameRng;
use ecotable_parts::{Counts, Pile};

#[test]
fn a_pile_gives_back_the_last_card_first() {
    let mut pile: Pile<4> = [3, 1, 2].into_iter().collect();
    assert_eq!(pile.top(), Some(2));
    assert_eq!([pile.draw(), pile.draw(), pile.draw(), pile.draw()], [Some(2), Some(1), Some(3), None]);
}

#[test]
fn piles_with_equal_cards_are_equal_whatever_lay_on_them() {
    let mut drawn: Pile<4> = [3, 1, 2].into_iter().collect();
    drawn.draw();
    assert_eq!(drawn, [3, 1].into_iter().collect());
}

#[test]
fn a_shuffled_pile_has_the_same_cards_in_another_order() {
    let sorted: Pile<52> = (0..52).collect();
    let mut shuffled = sorted;
    shuffled.shuffle(&mut GameRng::quick(1));
    assert_ne!(shuffled, sorted);
    shuffled.as_mut_slice().sort_unstable();
    assert_eq!(shuffled, sorted);
}

#[test]
fn counts_know_each_face_the_sum_and_the_faces_present() {
    let mut hand: Counts<8> = [5, 2, 5].into_iter().collect();
    assert_eq!((hand.of(5), hand.of(2), hand.of(0), hand.len()), (2, 1, 0, 3));
    assert_eq!(hand.faces(), 1 << 2 | 1 << 5);
    assert_eq!(hand.cards().collect::<Vec<_>>(), [2, 5, 5]);
    hand.take(2);
    assert_eq!(hand.each().collect::<Vec<_>>(), [(5, 2)]);
    hand.clear();
    assert!(hand.is_empty());
}
