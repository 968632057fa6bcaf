//! The product phase (TJ-4).

use ecotable_tradejack::Product;

use crate::play::Play;
use crate::scene::{A, B, C, Scene, face};

#[test]
fn tj_4_1_one_product_each_then_a_second_one() {
    let top = "SOAP-B SOAP-Y DETG-B DETG-Y BREAD-B BREAD-Y";
    let play = Scene::new(3).first(A).products_top(top).next_round();
    // B is First Player now.
    for (seat, products) in [(B, "SOAP-B DETG-Y"), (C, "SOAP-Y BREAD-B"), (A, "DETG-B BREAD-Y")] {
        let own: Vec<Product> = play.view(seat).own.unwrap().products.cards().collect();
        assert_eq!(own, products.split(' ').map(face).collect::<Vec<Product>>());
    }
    let order = ["products_dealt count=2 seat=B", "products_dealt count=2 seat=C"];
    assert_eq!(play.lines("products_dealt")[..2], order);
}

#[test]
fn tj_4_2_kept_cards_have_no_limit_and_can_be_played_later() {
    let hand = "SOAP-B SOAP-B SOAP-B MARG-B MARG-B MARG-B PNUT-Y PNUT-Y PNUT-Y GOLD-B";
    let mut play = Scene::new(2).hand(A, hand).next_round();
    let count = |play: &Play| play.spectator().players[0].product_count;
    assert_eq!(count(&play), 9 + 2);
    play.pass_all();
    play.lay_out(A, "SOAP-B+GOLD-B");
    play.all_confirm();
    assert_eq!((play.sold(A), count(&play)), (vec![(6, 4)], 11 - 1 + 2));
}
