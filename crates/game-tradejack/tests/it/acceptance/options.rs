//! Order of options, hidden information, no limits.

use ecotable_kernel::Seat;
use ecotable_tradejack::{Config, Covered, PhaseView};

use crate::scene::{A, B, Scene, face};

#[test]
fn tj_a41_options_in_the_order_of_the_card_list_blue_before_yellow() {
    let play = Scene::new(2).hand(A, "SOAP-Y DETG-B DETG-Y LIPST-B").play();
    let options = "offload SOAP-Y, offload DETG-B, offload DETG-Y, offload LIPST-B, confirm";
    assert_eq!(play.options(A), options);
}

/// A is revealer with `source_peek` and has drawn these sources.
fn peeking(sources: &str) -> Scene {
    let config = Config { source_peek: true, ..Config::default() };
    Scene::new(2).config(config).first(B).sources_top(sources)
}

#[test]
fn tj_a42_the_revealer_looks_and_chooses() {
    let mut play = peeking("GOLD-B RAIN-Y").next_round();
    let (gold, rain) = (face("GOLD-B"), face("RAIN-Y"));
    assert_eq!((play.asked().as_str(), play.options(A).as_str()), ("A", "first 0, first 1"));
    assert_eq!(play.view(A).phase, PhaseView::Choosing { revealer: A, drawn: Some([gold, rain]) });
    for others in [play.view(B), play.spectator()] {
        assert_eq!(others.phase, PhaseView::Choosing { revealer: A, drawn: None });
    }

    play.go("A first 1");
    let offer = |view: ecotable_tradejack::View| match view.phase {
        PhaseView::Bidding { revealer, lot, covered, .. } => (revealer, lot, covered),
        other => panic!("an auction, not {other:?}"),
    };
    assert_eq!(offer(play.view(A)), (A, rain, Covered::Seen(gold)));
    assert_eq!(offer(play.view(B)), (A, rain, Covered::FaceDown));
    play.go("A pass, B pass");
    assert_eq!(offer(play.view(B)), (A, gold, Covered::Nothing));
}

#[test]
fn tj_a42_the_revealer_is_asked_about_two_equal_cards_too() {
    let play = peeking("SILV-Y SILV-Y").next_round();
    assert_eq!((play.asked().as_str(), play.options(A).as_str()), ("A", "first 0"));
    assert_eq!(play.refused("A first 1"), "TJ-5.4");
}

#[test]
fn tj_a43_nine_sets_in_one_round() {
    let hand = "MARG-B MARG-B MARG-B SOAP-B SOAP-B SOAP-B MARG-Y MARG-Y MARG-Y SILV-B SILV-B SILV-B SILV-B \
                SMALL-B SMALL-B SILV-Y SILV-Y SILV-Y";
    let mut play = Scene::new(2).row("W1 W2 W3").hand(A, hand).play();
    while let Some(next) = play.options(A).split(", ").next().filter(|first| *first != "confirm") {
        play.go(&format!("A {next}"));
    }
    play.all_confirm();
    let credits: u16 = play.sold(Seat(0)).iter().map(|set| set.1).sum();
    assert_eq!((play.sold(A).len(), play.incomes()[0], credits), (9, 3 * 3 + 3 * 2 + 3 * 3 + 9 * 3, 27));
    assert_eq!(play.snapshot().product_discard.len(), 9);
}
