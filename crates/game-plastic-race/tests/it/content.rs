//! Components, cards and maps (PR-1, PR-8).

use std::collections::BTreeSet;

use ecotable_plastic_race::city::{CityName, NodeEntry, Place, read};
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

#[test]
fn pr_8_7_the_distances_and_colours_of_the_maps() {
    let expected: [(&str, usize, u8, &[u8]); 8] = [
        ("victoria", 20, 25, &[3, 5, 3]),
        ("paris", 22, 28, &[4, 4, 6]),
        ("madrid", 30, 37, &[4, 4, 4, 6]),
        ("berlin", 25, 33, &[3, 3, 4, 5]),
        ("athens", 24, 32, &[3, 5, 4, 5]),
        ("rome", 27, 34, &[4, 4, 4, 5]),
        ("ankara", 27, 34, &[4, 4, 3, 4, 6]),
        ("london", 33, 39, &[4, 4, 4, 4, 5]),
    ];
    for (&name, (id, nodes, sections, bins)) in CityName::ALL.iter().zip(expected) {
        let city = name.city();
        assert_eq!((name.word(), city.nodes.len(), city.sections()), (id, nodes, sections));
        let far = (1..=city.bins).map(|bin| city.distance(city.lights[0], city.bin(bin).unwrap()));
        assert!(far.eq(bins.iter().copied()), "{name}");
        for &colour in Colour::ALL {
            let word = colour.word();
            let count = city.file.edges.iter().filter(|edge| edge.colour.word() == word).count();
            assert!((4..=7).contains(&count), "{count} {word} sections in {name}");
        }
    }
}

/// The errors of a map of Victoria in which a text is replaced.
fn errors(from: &str, to: &str) -> Vec<(usize, usize, String)> {
    let text = CityName::Victoria.text();
    assert!(text.contains(from), "{from}");
    let errors = read(&text.replacen(from, to, 1)).unwrap_err();
    errors.into_iter().map(|error| (error.line, error.column, error.message)).collect()
}

/// The line of a text in the map of Victoria, from 1.
fn line_of(text: &str) -> usize {
    1 + CityName::Victoria.text().lines().position(|line| line.contains(text)).unwrap()
}

#[test]
fn pr_6_12_mistakes_in_a_map_are_named_with_line_and_column() {
    let colour = errors("\"colour\": \"blue\"", "\"colour\": \"pink\"");
    assert!(colour[0].2.contains("`pink` is not one of"), "{colour:?}");
    let unknown = errors("\"from\": \"b1\"", "\"from\": \"b9\"");
    assert_eq!(unknown[0].0, line_of("\"from\": \"b1\""));
    assert!(unknown[0].1 > 10 && unknown[0].2 == "there is no node `b9`", "{unknown:?}");
    let order = errors("\"id\": \"s02\"", "\"id\": \"s99\"");
    assert_eq!((order[0].0, order[0].2.contains("this one is s02")), (line_of("\"id\": \"s02\""), true));
    let bins = errors("\"bins\": 3", "\"bins\": 4");
    assert!(
        bins.iter().any(|error| error.0 == line_of("\"bins\": 3") && error.2 == "bin 4 is missing"),
        "{bins:?}"
    );
    let lights = errors("\"lights\": 2", "\"lights\": 1");
    assert_eq!(lights[0].0, line_of("\"lights\": 2"));
    let nonsense = read("= nonsense").unwrap_err();
    assert_eq!((nonsense[0].line, nonsense.len()), (1, 1));
}

#[test]
fn pr_6_12_a_map_must_be_connected_and_drawable() {
    let mut file = read(CityName::Victoria.text()).unwrap();
    let move_to = |node: &mut NodeEntry, x, y| (node.x, node.y) = (x, y);
    let (x, y) = (file.nodes[1].x, file.nodes[1].y);
    move_to(&mut file.nodes[0], x + 10, y);
    let close = read(&serde(&file)).unwrap_err();
    assert!(close.iter().any(|error| error.message.contains("are nearer than 60")), "{close:?}");
    let mut file = read(CityName::Victoria.text()).unwrap();
    move_to(&mut file.nodes[0], 990, 690);
    let crossing = read(&serde(&file)).unwrap_err();
    assert!(crossing.iter().any(|error| error.message.contains(" crosses ")), "{crossing:?}");
    let rome = CityName::Rome.text().replacen(
        "\"colour\": \"purple\"",
        "\"colour\": \"purple\", \"oneway\": \"from_to\"",
        9,
    );
    let one_way =
        read(&rome.replace("\"oneway\": \"from_to\", \"untouchable\": true", "\"oneway\": \"to_from\""));
    assert!(one_way.unwrap_err().iter().any(|error| error.message.contains("always `from_to`")));
}

fn serde(file: &ecotable_plastic_race::city::CityFile) -> String {
    serde_json::to_string_pretty(file).unwrap()
}

#[test]
fn pr_6_12_a_dead_end_that_can_only_be_entered_is_refused() {
    let text = CityName::Ankara.text();
    let line = text.lines().find(|line| line.contains("\"s15\"")).unwrap();
    let trap = text.replace(line, &line.replace("\"source\"", "\"oneway\": \"from_to\", \"source\""));
    let errors = read(&trap).unwrap_err();
    assert!(errors.iter().any(|error| error.message.starts_with("`b3` cannot be ")), "{errors:?}");
}

#[test]
fn every_map_survives_being_written_and_read() {
    for name in CityName::ALL {
        let file = read(name.text()).unwrap();
        assert_eq!(read(&serde(&file)), Ok(file));
    }
}
