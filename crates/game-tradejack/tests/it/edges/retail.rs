//! Sales, awards and the ranking at their limits.

use ecotable_kernel::Seat;
use ecotable_tradejack::{Colour, Config, Decider, DemandFace, Product, Source, Trend};

use crate::scene::{A, B, C, D, E, Scene};

const F: Seat = Seat(5);

#[test]
fn tj_7_4_every_trend_for_a_product_and_a_source_gives_three_and_two_in_both_colours() {
    let game = Scene::new(2).play();
    let cards = game.table.game().cards();
    let mut tried = 0;
    for card in &cards.demand {
        let DemandFace::Trend(Trend::Dual { product, source, .. }) = card.face else { continue };
        for colour in Colour::BOTH {
            let (product, source) =
                (Product::new(product.into(), colour), Source::new(source.into(), colour));
            let printed = u16::from(cards.value_of(product)) + u16::from(cards.credits_of(source));
            let credits = u16::from(cards.credits_of(source)) + 2;
            let scene = Scene::new(2).config(Config { advanced: true, ..Config::default() });
            let play =
                scene.row(&format!("{} W1 W2", card.id)).lays(A, &format!("{product}+{source}")).retail();
            assert_eq!(play.sold(A), [(printed + 3 + 2, credits)], "{} {colour:?}", card.id);
            tried += 1;
        }
    }
    assert_eq!(tried, 2 * 12);
}

#[test]
fn tj_7_5_the_dearest_set_that_the_cards_allow_brings_twenty_three() {
    for row in ["T7 T10 T9", "T10 T7 T9"] {
        let play = Scene::new(2).row(row).lays(A, "CHOCO-B+GOLD-B").retail();
        assert_eq!(play.sold(A), [(4 + 3 + (4 + 2 + 2) * 2, 16)], "{row}");
    }
    let play = Scene::new(2).row("T7 T9 T10").lays(A, "CHOCO-B+GOLD-B").retail();
    assert_eq!(play.sold(A), [(4 + 3 + (4 + 2) * 2 + 2, 14)], "doubled in the middle");
    let play = Scene::new(2).row("T9 T10 T7").lays(A, "LIPST-Y+RAIN-Y").retail();
    assert_eq!(play.sold(A), [(4, 0)], "a dirty source stays at 0 in any order");
}

#[test]
fn tj_7_15_one_seat_may_take_all_three_awards_of_a_row() {
    let scene = Scene::new(2).row("W5 W6 W8").lays(A, "SOAP-B+GOLD-B SOAP-Y+GOLD-Y").lays(B, "SOAP-B+GOLD-B");
    let play = scene.retail();
    for award in ["W5", "W6", "W8"] {
        assert_eq!(play.award(award), Some((A, Decider::Most)), "fewer awards matter only in a tie");
    }
}

#[test]
fn tj_7_15_award_cards_are_counted_and_not_their_points() {
    let scene = Scene::new(2).row("W7 - -").awards(A, "W5").awards(B, "W2 W1").capital(&[99, 0]);
    let play = scene.lays(A, "SOAP-B+SILV-B").lays(B, "SOAP-Y+SILV-Y").retail();
    assert_eq!(play.award("W7"), Some((A, Decider::FewerAwards)), "one card of 6 points against two of 7");
}

#[test]
fn tj_7_16_the_income_of_the_round_turns_the_order_of_capital() {
    // Before sales A has less; afterwards A has 6 + 8 and B 9 + 4.
    let scene = Scene::new(2).row("W7 - -").capital(&[6, 9]).lays(A, "PNUT-B+GOLD-B").lays(B, "SOAP-Y+ALT-Y");
    assert_eq!(scene.retail().award("W7"), Some((B, Decider::LessCapital)));
}

#[test]
fn tj_7_13_equal_sums_are_a_tie_however_many_sets_made_them() {
    // One Gold Standard against two Alternative Sources: 4 each.
    let scene = Scene::new(2).row("W8 - -").lays(A, "SOAP-B+GOLD-B").lays(B, "SOAP-Y+ALT-Y SOAP-Y+ALT-Y");
    let play = scene.retail();
    assert_eq!(play.award("W8"), Some((A, Decider::LessCapital)));
    assert!(play.lines("award_won")[0].contains("compared=[4,4]"));
}

#[test]
fn tj_7_11_other_sources_may_be_held_and_products_offloaded_are_no_sets() {
    let scene = Scene::new(3).row("W4 - -").hand(A, "MARG-B GOLD-B RAIN-B").lays(A, "SOAP-B+ALT-B");
    let play = scene.lays(B, "SOAP-Y DETG-Y").hand(B, "ALT-Y").retail();
    assert_eq!(play.award("W4"), Some((A, Decider::Most)));
    assert!(play.lines("award_won")[0].contains("compared=[1,null,null]"));
}

#[test]
fn tj_7_17_the_distance_goes_round_the_end_of_the_table() {
    let scene = |first| {
        let scene = Scene::new(6).first(first).row("W7 - -").lays(B, "SOAP-B+SILV-B");
        scene.lays(E, "SOAP-Y+SILV-Y").retail().award("W7")
    };
    let expected = [(A, B), (B, B), (C, E), (D, E), (E, E), (F, B)];
    for (first, winner) in expected {
        assert_eq!(scene(first), Some((winner, Decider::CloserToFirst)), "First Player {first}");
    }
}

#[test]
fn tj_7_1_sales_are_told_in_order_of_distance_and_sets_as_they_were_laid_out() {
    let scene = Scene::new(3).first(C).lays(A, "SOAP-B+GOLD-B").lays(B, "MARG-Y+SILV-Y BREAD-B+ALT-B");
    let play = scene.lays(C, "SOAP-Y").retail();
    let told: Vec<String> = play
        .story()
        .into_iter()
        .filter(|line| line.contains("sold") || line.contains("offloaded"))
        .map(|line| {
            line.split(' ').filter(|word| word.starts_with("product=") || word.starts_with("seat=")).collect()
        })
        .collect();
    let expected = ["seat=C", "product=SOAP-Bseat=A", "product=MARG-Yseat=B", "product=BREAD-Bseat=B"];
    assert_eq!(told, expected);
}

#[test]
fn tj_9_2_an_award_of_the_last_round_counts() {
    let scene = Scene::new(2).round(6).row("W8 - -").demand_left("").lays(A, "SOAP-B+GOLD-B");
    let play = scene.capital(&[6, 17]).retail();
    let outcome = play.table.outcome().expect("the last round is over");
    let scores: Vec<_> = outcome.standings.iter().map(|standing| (standing.score, standing.rank)).collect();
    assert_eq!(scores, [(6 + 6 + 6, 1), (17, 2)]);
}

#[test]
fn tj_9_4_places_of_six_with_ties_in_the_middle_and_at_the_end() {
    let ranks = |capital: &[u16]| {
        let scene = Scene::new(capital.len() as u8).round(6).demand_left("").capital(capital);
        let outcome = scene.next_round().table.outcome().expect("the last round is over");
        let ranks: Vec<u8> = outcome.standings.iter().map(|standing| standing.rank).collect();
        (ranks, outcome.winning_sides())
    };
    assert_eq!(ranks(&[5, 9, 7, 7, 7, 5]), (vec![5, 1, 2, 2, 2, 5], 1));
    assert_eq!(ranks(&[8; 6]), (vec![1; 6], 6), "all share the victory");
    assert_eq!(ranks(&[0, 0]), (vec![1, 1], 2), "also with nothing");
}
