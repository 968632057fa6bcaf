//! Components, cards and maps (PR-1, PR-8).

use std::collections::BTreeSet;

use ecotable_plastic_race::city::{CityName, Place};
use ecotable_plastic_race::{Cards, Colour, Effect, Kind, Reward};

#[test]
fn pr_1_1_the_cards_of_the_box() {
    let cards = Cards::standard();
    assert_eq!((cards.street.len(), cards.route.len(), cards.plant.len()), (59, 14, 5));
    for (number, card) in cards.street.iter().enumerate() {
        assert_eq!(card.id.index(), number);
    }
    assert!(cards.route.iter().enumerate().all(|(number, card)| card.id.index() == number));
    assert!(cards.plant.iter().enumerate().all(|(number, card)| card.id.index() == number));
}

#[test]
fn pr_1_3_colours_effects_and_rewards() {
    assert_eq!((Colour::ALL.len(), Effect::ALL.len(), Reward::ALL.len()), (6, 12, 6));
    let words: Vec<_> = Colour::ALL.iter().map(|colour| colour.word()).collect();
    assert_eq!(words, ["blue", "green", "yellow", "red", "orange", "purple"]);
}

#[test]
fn pr_1_4_what_is_special_about_each_city() {
    let facts: Vec<_> = CityName::ALL.iter().map(|name| name.city()).collect();
    let bins: Vec<_> = facts.iter().map(|city| city.bins).collect();
    assert_eq!(bins, [3, 3, 4, 4, 4, 4, 5, 5]);
    let plants: Vec<_> = facts.iter().map(|city| city.has_plant()).collect();
    assert_eq!(plants, [false, false, true, true, true, true, true, true]);
    assert_eq!(CityName::Victoria.city().lights.len(), 2);
    let rewards = |name: CityName| {
        let place = |place: &Place| match place {
            Place::Reward(reward) => Some(reward.word()),
            _ => None,
        };
        let mut found: Vec<_> = name.city().nodes.iter().filter_map(|node| place(&node.place)).collect();
        found.sort_unstable();
        found.join(" ")
    };
    let expected = ["draw1", "dice dice", "draw1 set_die", "draw1 draw1", "dice one_way set_die"];
    for (&name, expected) in CityName::ALL.iter().zip(expected) {
        assert_eq!(rewards(name), expected, "{name}");
    }
    assert_eq!(rewards(CityName::Rome), "dice draw2 police");
    assert_eq!(rewards(CityName::Ankara), "draw1 police");
    assert_eq!(rewards(CityName::London), "dice draw1 draw1 set_die");
    let extra = |name: CityName| name.city().nodes.iter().map(|node| node.extra_points).max();
    assert_eq!(
        (extra(CityName::Berlin), extra(CityName::Rome), extra(CityName::Athens)),
        (Some(1), Some(2), Some(0))
    );
}

#[test]
fn pr_8_1_every_colour_has_its_name() {
    assert!(Colour::ALL.iter().all(|colour| colour.word().parse() == Ok(*colour)));
    assert!("pink".parse::<Colour>().is_err());
}

#[test]
fn pr_8_2_the_split_of_the_street_cards() {
    let cards = Cards::standard();
    let kinds = |kind| cards.street.iter().filter(|card| card.kind == kind).count();
    assert_eq!([Kind::Single, Kind::Dashed, Kind::Solid, Kind::Wild].map(kinds), [36, 9, 9, 5]);
    for &colour in Colour::ALL {
        let showing = cards.street.iter().filter(|card| card.colours.contains(&colour)).count();
        assert_eq!(showing, 12, "{colour}");
    }
    let effects = |effect| cards.street.iter().filter(|card| card.effect == Some(effect)).count();
    let counts: Vec<_> = Effect::ALL.iter().map(|&effect| effects(effect)).collect();
    assert_eq!(counts, [3, 2, 3, 3, 3, 3, 2, 4, 4, 3, 3, 3]);
    let pairs: BTreeSet<_> = cards
        .street
        .iter()
        .filter(|card| card.colours.len() == 2)
        .map(|card| {
            let mut colours = card.colours.clone();
            colours.sort();
            colours
        })
        .collect();
    assert_eq!(pairs.len(), 15, "every pair of colours is there");
}

#[test]
fn pr_8_3_the_route_cards() {
    for card in &Cards::standard().route {
        assert_eq!(card.points, if card.colours.len() == 3 { 3 } else { 5 }, "{}", card.id);
    }
    let with = |colour, size| {
        Cards::standard()
            .route
            .iter()
            .filter(|card| card.colours.len() == size && card.colours.contains(&colour))
            .count()
    };
    assert!(Colour::ALL.iter().all(|&colour| with(colour, 3) == 4 && with(colour, 4) == 4));
}

#[test]
fn pr_8_4_what_the_plant_cards_accept() {
    let cards = Cards::standard();
    let accepted = |number: usize, bins| {
        let set = cards.accepted(cards.plant[number].id, bins);
        (1..=7).filter(|bin| set & (1 << bin) != 0).collect::<Vec<u8>>()
    };
    let four: Vec<_> = (0..5).map(|number| accepted(number, 4)).collect();
    assert_eq!(four, [vec![3, 4], vec![1, 2, 3, 4], vec![2, 3, 4], vec![3, 4], vec![4]]);
    let five: Vec<_> = (0..5).map(|number| accepted(number, 5)).collect();
    assert_eq!(five, [vec![3, 4, 5], vec![1, 2, 3, 4, 5], vec![2, 3, 4, 5], vec![4, 5], vec![5]]);
    let numbers: Vec<_> = cards.plant.iter().map(|card| (card.points, card.capacity)).collect();
    assert_eq!(numbers, [(3, 6), (2, 7), (3, 5), (4, 4), (5, 3)]);
}

#[test]
fn pr_8_5_the_faces_of_the_reward_dice() {
    let die = Cards::standard().reward_die;
    assert_eq!(die.without_routes, [0, 1, 1, 2, 2, 3]);
    let faces: Vec<_> = die.with_routes.iter().map(|face| (face.points, face.routes)).collect();
    assert_eq!(faces, [(0, 2), (1, 1), (1, 1), (2, 1), (2, 0), (3, 0)]);
}

#[test]
fn pr_8_6_every_bin_of_a_city_is_there_once() {
    for name in CityName::ALL {
        let city = name.city();
        assert!((1..=city.bins).all(|bin| city.bin(bin).is_some()), "{name}");
    }
}
