//! SD-1: the cards.

use ecotable_kernel::Game;
use ecotable_seedling::{Card, Cards, Config, Seedling};

#[test]
fn sd_1_1_two_to_four_can_play() {
    let can_play: Vec<u8> =
        (0..=8).filter(|&seats| Seedling::new(&Config::default(), seats).is_ok()).collect();
    assert_eq!(can_play, [2, 3, 4]);
}

#[test]
fn sd_1_2_the_box_has_24_cards_with_rising_points() {
    let cards = Cards::printed();
    let copies: u8 = (1..=6).map(|number| cards.copies(Card(number))).sum();
    assert_eq!(copies, 24);
    assert!((1..6).all(|number| cards.points(Card(number)) < cards.points(Card(number + 1))));
}
