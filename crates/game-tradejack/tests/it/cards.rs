//! The cards and numbers (TJ-1).

use ecotable_kernel::Game;
use ecotable_tradejack::{
    Action, Award, AwardKind, Cards, Config, DemandFace, Product, Source, Stack, TradeJack, Trend,
};

use crate::scene::{A, B, C, Scene};

fn standard() -> Cards {
    TradeJack::new(&Config::default(), 2).expect("two can play").cards().clone()
}

/// The faces in both colours of the products or sources with these ids.
fn both_colours<T: std::str::FromStr>(ids: &str) -> Vec<T> {
    let faces = ids.split(' ').flat_map(|id| [format!("{id}-B"), format!("{id}-Y")]);
    faces.map(|face| face.parse().ok().expect("the id of a card")).collect()
}

#[test]
fn tj_1_1_the_game_is_for_two_to_six_players_and_goes_clockwise() {
    for seats in 0..=9 {
        assert_eq!(TradeJack::new(&Config::default(), seats).is_ok(), (2..=6).contains(&seats), "{seats}");
    }
    let mut play = Scene::new(3).first(B).auction(B, "GOLD-B").play();
    for seat in ["B", "C", "A"] {
        assert_eq!(play.asked(), seat);
        play.go(&format!("{seat} pass"));
    }
}

#[test]
fn tj_1_2_capital_is_never_hidden_and_never_below_zero() {
    let mut play = Scene::new(3).capital(&[6, 2, 300]).auction(A, "GOLD-B").play();
    for view in [play.view(A), play.view(B), play.view(C), play.spectator()] {
        assert_eq!(view.players.iter().map(|player| player.capital).collect::<Vec<_>>(), [6, 2, 300]);
    }
    play.go("A bid 6");
    assert_eq!(play.refused("C bid 301"), "TJ-5.9");
    play.go("C pass");
    assert_eq!(play.capital(), [0, 2, 300]);
}

#[test]
fn tj_1_3_seventy_two_products_of_twelve_names() {
    let cards = standard();
    let values = [(2, "SOAP DETG BREAD NOODL"), (3, "MARG BISC SHAMP PIZZA"), (4, "ICECR CHOCO LIPST PNUT")];
    for (value, ids) in values {
        for product in both_colours::<Product>(ids) {
            let found = (cards.value_of(product), cards.product_copies[usize::from(product.0)]);
            assert_eq!(found, (value, 3), "{product}");
        }
    }
    assert_eq!(cards.product_copies.iter().sum::<u8>(), 72);
}

#[test]
fn tj_1_4_seventy_two_sources_half_blue_half_yellow() {
    let cards = standard();
    let kinds = [(4, 4, "GOLD"), (3, 4, "SILV SMALL INTER ORANG"), (2, 6, "ALT"), (0, 5, "RAIN PEAT")];
    for (credits, copies, ids) in kinds {
        for source in both_colours::<Source>(ids) {
            let found = (cards.credits_of(source), cards.source_copies[usize::from(source.0)]);
            assert_eq!(found, (credits, copies), "{source}");
        }
    }
    let blue: u8 = cards.source_copies.iter().step_by(2).sum();
    assert_eq!((blue, cards.source_copies.iter().sum::<u8>()), (36, 72));
}

#[test]
fn tj_1_5_a_set_is_one_product_and_one_source_of_one_colour() {
    let mut play = Scene::new(2).hand(A, "SOAP-B MARG-Y GOLD-B SILV-Y").play();
    play.go("A set SOAP-B");
    assert_eq!(play.options(A), "use GOLD-B", "blue goes with blue");
    play.go("A use GOLD-B, set MARG-Y");
    assert_eq!(play.options(A), "use SILV-Y", "yellow goes with yellow");
    play.go("A use SILV-Y");
    assert_eq!(play.options(A), "confirm", "each card is in one set");
}

#[test]
fn tj_1_6_twenty_six_demand_cards_in_three_stacks() {
    let cards = standard();
    let count =
        |wanted: fn(&DemandFace) -> bool| cards.demand.iter().filter(|card| wanted(&card.face)).count();
    let trends = count(|face| matches!(face, DemandFace::Trend(_)));
    let awards = count(|face| matches!(face, DemandFace::Award(_)));
    let regulations = count(|face| matches!(face, DemandFace::Regulation { .. }));
    assert_eq!((trends, awards, regulations, cards.demand.len()), (14, 10, 2, 26));
    let stack = |stack| cards.demand.iter().filter(|card| card.stack == stack).count();
    assert_eq!((stack(Stack::A), stack(Stack::B), stack(Stack::C)), (12, 1, 13));
    assert_eq!(cards.demand.iter().filter(|card| card.advanced).count(), 6);
}

#[test]
fn tj_1_7_what_trends_and_awards_say() {
    let cards = standard();
    let (mut pairs, mut doubles, mut green, mut awards) = (0, 0, 0, Vec::new());
    for card in &cards.demand {
        match card.face {
            DemandFace::Trend(Trend::Dual { product_bonus: 3, source_bonus: 2, .. }) => pairs += 1,
            DemandFace::Trend(Trend::DoubleCredits) => doubles += 1,
            DemandFace::Trend(Trend::GreenBonus(2)) => green += 1,
            DemandFace::Award(award) => awards.push(award),
            other => assert!(matches!(other, DemandFace::Regulation { .. }), "{}: {other:?}", card.id),
        }
    }
    assert_eq!((pairs, doubles, green), (12, 1, 1));
    let kinds = [
        AwardKind::MostGold,
        AwardKind::MostStandards,
        AwardKind::ExclusivelyAlternative,
        AwardKind::MostGreenProducts,
        AwardKind::MostGreenCredits,
    ];
    for kind in kinds {
        assert_eq!(awards.iter().filter(|award| award.kind == kind).count(), 2, "{kind:?}");
    }
    assert!(awards.iter().all(|&Award { points, .. }| (3..=6).contains(&points)));
}

#[test]
fn tj_1_8_there_is_no_way_to_give_lend_or_trade() {
    for decision in ["give 1", "give GOLD-B", "lend 2", "trade SOAP-B GOLD-B", "pay 1", "discard RAIN-B"] {
        assert!(decision.parse::<Action>().is_err(), "{decision}");
    }
}
