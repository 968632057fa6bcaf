//! Developments, levels and passing (ET-4.6 to ET-4.9).

use ecotable_ecotrade::Developments;

use crate::scene::{A, B, Scene};

fn levels() -> Scene {
    Scene::new(2).with(|c| c.developments = Developments::EasierV2).growth(A, 20)
}

#[test]
fn et_4_6_each_development_once_and_it_works_from_then_on() {
    let mut play = Scene::new(2).growth(A, 20).hand(A, "S01").incidents("I07").play();
    play.go("buy D01, start-with 0, road");
    assert_eq!((play.shipment(A, 0).as_str(), play.growth(A)), ("S01 road 1/5/2", 15));
    let again = Scene::new(2).growth(A, 20).owns(A, "D01").owns(B, "D02").play();
    assert_eq!((again.refused("buy D01"), again.refused("buy D02")), ("ET-4.6".into(), "allowed".into()));
}

#[test]
fn et_4_7_any_level_first_and_the_difference_later() {
    let mut play = levels().play();
    assert_eq!(play.options(A).matches("buy-level").count(), 36);
    play.go("buy-level D08 3");
    assert_eq!((play.growth(A), play.refused("advance-to D08 3")), (11, "ET-4.7".into()));
    let mut skip = levels().owns(A, "D08:1").play();
    let tokens = skip.player(A).available_tokens;
    skip.go("advance-to D08 3");
    assert_eq!((skip.growth(A), skip.player(A).available_tokens), (16, tokens));
    skip.go("buy-level D01 1");
    assert_eq!(skip.refused("advance-to D01 2"), "ET-3.4.5", "one advance a turn");
}

#[test]
fn et_4_7_the_effect_is_the_same_at_every_level() {
    for level in 1..=3 {
        let mut play = levels().turn(B).owns(A, &format!("D08:{level}")).play();
        play.go("B pass");
        assert_eq!(play.growth(A), 23);
    }
}

/// What road, train, plane or ship make of these cards with these Developments.
fn preview(owned: &str, cards: &str) -> String {
    let mut play = Scene::new(2).hand(A, cards).owns(A, owned).play();
    play.go("start-with 0");
    if play.offers_any("add-card") {
        play.go("add-card 1");
    }
    play.previews()
}

#[test]
fn et_4_8_what_each_development_does() {
    assert_eq!(preview("D01", "S01"), "road 1/5/2");
    assert_eq!(preview("D01", "S02 S01"), "road 5/12/6");
    assert_eq!(preview("D03", "S02 S01"), "road 4/10/6");
    assert_eq!(preview("D03", "S01"), "road 1/4/2");
    assert_eq!(preview("D07", "S02 S01"), "road 5/12/5");
    assert_eq!(preview("D07", "S01"), "road 1/4/2");
    assert_eq!(preview("D09", "S02 S01"), "road 5/10/4");
    assert_eq!(preview("D10", "S13"), "train 4/8/3");
    assert_eq!(preview("D11", "S06"), "ship 6/9/2");
    assert_eq!(preview("D12", "S42"), "plane 2/8/3");
    assert_eq!(preview("D10 D11 D12", "S01"), "road 1/4/2", "other means have no effect");
    let mut platform = Scene::new(2).owns(A, "D05").play();
    platform.go("take-market 0");
    assert_eq!(platform.growth(A), 5);
    let mut deck = Scene::new(2).owns(A, "D05").play();
    deck.go("take-deck");
    assert_eq!(deck.growth(A), 4, "free, and no gain");
}

#[test]
fn et_4_8_helpful_incidents_are_never_cancelled() {
    for (incident, expected) in
        [("I23", "S09 road 3/6/1"), ("I27", "S09 road 2/5/2"), ("I28", "S09 road 3/6/2")]
    {
        let mut play = Scene::new(2).hand(A, "S09").owns(A, "D02 D06").incidents(incident).play();
        play.go("start-with 0, road");
        assert_eq!(play.shipment(A, 0), expected, "{incident}");
    }
}

#[test]
fn et_4_9_a_purchase_breaks_the_row_of_passes() {
    let mut play = Scene::new(2).turn(B).passed(A).play();
    play.go("B buy D02, end-turn");
    assert_eq!((play.asked().as_str(), play.spectator().passes_in_a_row), ("A", 0));
    play.go("A pass");
    assert_eq!(play.asked(), "B", "only one pass in a row");
    let mut last =
        Scene::new(2).growth(A, 20).owns(A, "D01 D02 D03 D04 D05 D06").hand(A, "S01 S02 S03 S04").play();
    last.go("buy D07");
    assert_eq!(last.refused("end-turn"), "allowed", "the last token is used, so nothing can be started");
}
