//! Sections 1 and 2: components, options, maps, setup.

use ecotable_ecologic::*;
use ecotable_kernel::{Game, Seat};

use crate::acceptance::start;
use crate::play::Play;
use crate::scene::*;

fn first() -> Config {
    Config { edition: Edition::Ed1, ..Config::default() }
}

#[test]
fn el_1_1_the_components_are_counted() {
    assert_eq!((printed(Edition::Ed1).events.len(), printed(Edition::Ed2).events.len()), (21, 30));
    assert_eq!((Tad::of(Edition::Ed1).len(), Tad::of(Edition::Ed2).len()), (3, 4));
    assert_eq!(Initiative::all().count(), 20);
    assert_eq!(TOKENS_OF_A_TYPE, 10);
}

#[test]
fn el_1_2_everybody_starts_with_ten() {
    for config in [first(), Config::default()] {
        let play = Play::new(&config, 3, "ten");
        assert_eq!((play.p(), play.prices()), (vec![10; 3], (1, 1)));
        assert_eq!(play.view().tad_nominal, if config.edition == Edition::Ed1 { 12 } else { 10 });
    }
}

#[test]
fn el_1_3_a_level_four_refinery_earns_seven_and_costs_four() {
    let play = Scene::second("S28").on(A, "oil 0:4").finish_turn();
    assert_eq!((play.p()[0], play.e()[0]), (17, 6));
}

#[test]
fn el_1_4_the_first_edition_has_seven_events_of_each_level() {
    let events = &printed(Edition::Ed1).events;
    let levels: Vec<_> = events.iter().map(|event| event.level).collect();
    assert_eq!(levels, [[1; 7], [2; 7], [3; 7]].concat());
    assert_eq!(events[20].effect, Effect::FinalReport);
}

#[test]
fn el_1_5_the_events_of_the_second_edition_are_all_different() {
    let events = &printed(Edition::Ed2).events;
    for (number, event) in events.iter().enumerate() {
        assert_eq!(event.id, format!("S{:02}", number + 1));
        assert!(events.iter().filter(|other| other.effect == event.effect).count() == 1, "{}", event.id);
    }
}

#[test]
fn el_1_6_the_transport_hub_is_of_the_second_edition() {
    let open = |scene: Scene, cells: &str| scene.p(&[40]).on(A, cells).slot().those("open_tad");
    assert_eq!(open(Scene::first("F01"), "oil 5"), "open_tad NR, open_tad SM, open_tad AC");
    assert_eq!(open(Scene::second("S28"), "oil 0"), "open_tad NR, open_tad SM, open_tad AC, open_tad TH");
}

#[test]
fn el_2_1_impossible_options_are_refused_by_name() {
    let refused = |set: fn(&mut Config), seats: u8| {
        let mut config = Config::default();
        set(&mut config);
        Ecologic::new(&config, seats).unwrap_err().to_string()
    };
    type Set = fn(&mut Config);
    let cases: &[(Set, &str)] = &[
        (|config| config.events_per_level = Some(7), "events_per_level"),
        (|config| config.first_leader = FirstLeader::Seat(Seat(3)), "first_leader"),
        (|config| config.teams = true, "teams"),
        (|config| config.media_step = 0, "media_step"),
        (|config| config.media_step = 6, "media_step"),
        (|config| config.expo_price = 6, "expo_price"),
        (|config| config.event_order = EventOrder::Scenario, "event_order"),
        (|config| config.scenario = vec!["S01".into(), "S01".into()], "scenario"),
        (|config| config.scenario = vec!["F01".into()], "scenario"),
        (
            |config| (config.scenario, config.event_order) = (vec!["S01".into()], EventOrder::Mixed),
            "scenario",
        ),
        (
            |config| (config.scenario, config.events_per_level) = (vec!["S01".into()], Some(5)),
            "events_per_level",
        ),
        (|config| config.mixed_final = MixedFinal::Anywhere, "mixed_final"),
        (
            |config| (config.scenario, config.mixed_final) = (vec!["S01".into()], MixedFinal::Anywhere),
            "mixed_final",
        ),
        (|config| config.event_pool = EventPool::List(vec!["S01".into()]), "event_pool"),
        (|config| config.event_pool = EventPool::List(vec!["F01".into()]), "event_pool"),
    ];
    for (set, name) in cases {
        assert!(refused(*set, 3).starts_with(&format!("option `{name}`")), "{name}");
    }
    let ten = Config { events_per_level: Some(10), ..first() };
    assert!(Ecologic::new(&ten, 2).is_err());
}

#[test]
fn el_2_1_options_that_cannot_be_read_are_answered_with_what_can_be() {
    for (json, why) in [
        (r#"{"first_leader": "me"}"#, "first_leader is random or the number of a seat"),
        (r#"{"event_pool": 3}"#, "event_pool is random or a list of events"),
    ] {
        let refused = serde_json::from_str::<Config>(json).unwrap_err().to_string();
        assert!(refused.starts_with(why), "{refused}");
    }
}

#[test]
fn el_2_1_defaults_follow_the_edition() {
    let json = serde_json::json!({"edition": "ed1"});
    let config: Config = serde_json::from_value(json).unwrap();
    assert_eq!((config.per_level(), Config::default().per_level()), (7, 5));
    let deals = |config: &Config| {
        let mut play = Play::new(config, 2, "deals");
        play.pass_until(if play.view().leader == A { "A slot" } else { "B slot" });
        let seat = play.view().leader;
        let partner = 1 - seat.0;
        play.table.check(seat, format!("propose {partner} give 1 take nothing").parse().unwrap()).is_ok()
    };
    assert!(deals(&config) && !deals(&Config::default()));
    assert!(deals(&Config { deals: Some(true), ..Config::default() }));
}

#[rustfmt::skip]
const AROUND_FIRST: [&[u8]; 19] = [
    &[1, 3, 4], &[0, 2, 4, 5], &[1, 5, 6],
    &[0, 4, 7, 8], &[0, 1, 3, 5, 8, 9], &[1, 2, 4, 6, 9, 10], &[2, 5, 10, 11],
    &[3, 8, 12], &[3, 4, 7, 9, 12, 13], &[4, 5, 8, 10, 13, 14], &[5, 6, 9, 11, 14, 15], &[6, 10, 15],
    &[7, 8, 13, 16], &[8, 9, 12, 14, 16, 17], &[9, 10, 13, 15, 17, 18], &[10, 11, 14, 18],
    &[12, 13, 17], &[13, 14, 16, 18], &[14, 15, 17],
];

#[rustfmt::skip]
const AROUND_SECOND: [&[u8]; 28] = [
    &[1, 6], &[0, 2, 6, 7], &[1, 3, 7, 8], &[2, 4, 8, 9], &[3, 5, 9, 10], &[4, 10],
    &[0, 1, 7, 11, 12], &[1, 2, 6, 8, 12, 13], &[2, 3, 7, 9, 13, 14], &[3, 4, 8, 10, 14, 15], &[4, 5, 9, 15, 16],
    &[6, 12, 17], &[6, 7, 11, 13, 17, 18], &[7, 8, 12, 14, 18, 19], &[8, 9, 13, 15, 19, 20],
    &[9, 10, 14, 16, 20, 21], &[10, 15, 21],
    &[11, 12, 18, 22, 23], &[12, 13, 17, 19, 23, 24], &[13, 14, 18, 20, 24, 25], &[14, 15, 19, 21, 25, 26],
    &[15, 16, 20, 26, 27],
    &[17, 23], &[17, 18, 22, 24], &[18, 19, 23, 25], &[19, 20, 24, 26], &[20, 21, 25, 27], &[21, 26],
];

#[test]
fn el_2_2_cells_touch_as_in_the_tables() {
    for (config, table) in [(first(), &AROUND_FIRST[..]), (Config::default(), &AROUND_SECOND[..])] {
        let game = Ecologic::new(&config, 2).unwrap();
        for (cell, expected) in (0u8..).zip(table) {
            let around: Vec<_> = (0..28u8).filter(|other| game.around(cell) >> other & 1 == 1).collect();
            assert_eq!(around, *expected, "cell {cell}");
        }
    }
    let second = "OMBOMOMLBLOOBMOBMMLBLOMOMBOM";
    assert_eq!(Play::new(&Config::default(), 2, "map").snapshot().layout.unwrap(), second);
}

#[test]
fn el_2_2_the_border_is_the_outer_ring() {
    let border = [0, 1, 2, 3, 6, 7, 11, 12, 15, 16, 17, 18];
    // With all lakes inside, every first token has its resource on the whole ring.
    let layout = "OMBOLMOMBLOMBOLMOMB";
    let play =
        start(Scene::first("F01"), A, Decision::Start1).edit(|words| words.layout = Some(layout.into()));
    let cells = |action: &Action| match action {
        Action::Place(_, cell) => Some(*cell),
        _ => None,
    };
    let play = play.play();
    let cells: std::collections::BTreeSet<_> = play.table.legal_actions(A).iter().filter_map(cells).collect();
    assert_eq!(cells, border.into());
}

#[test]
fn el_2_3_the_first_edition_is_laid_out_at_random() {
    let layout = |seed: &str| Play::new(&first(), 2, seed).snapshot().layout.unwrap();
    assert_ne!(layout("1"), layout("2"));
    let snapshot = Play::new(&first(), 2, "1").snapshot();
    assert_eq!(snapshot.tokens.unwrap().iter().sum::<u8>(), 49);
    assert_eq!(snapshot.event_deck.unwrap().len(), 21);
    assert_eq!(snapshot.players[1].hand, PerType { oil: 1, mineral: 1 });
}

#[test]
fn el_2_4_the_second_edition_draws_its_events() {
    let snapshot = Play::new(&Config::default(), 2, "1").snapshot();
    assert_eq!(snapshot.tokens.unwrap().iter().map(|&token| u32::from(token)).sum::<u32>(), 58);
    let deck = snapshot.event_deck.unwrap();
    let level = |id: &String| printed(Edition::Ed2).face(printed(Edition::Ed2).event(id).unwrap()).level;
    assert_eq!(deck.iter().map(level).collect::<Vec<_>>(), [[1; 5], [2; 5], [3; 5]].concat());
    assert!(deck.contains(&"S24".to_owned()));
}

#[test]
fn el_2_5_a_token_is_placed_beside_an_own_one() {
    let play = Scene::first("F01").on(A, "oil 6").hand(A, 1, 0).slot();
    assert_eq!(play.those("place"), "place oil 2, place oil 5, place oil 6");
    assert_eq!(play.refused("A place oil 18"), "EL-2.5");
    assert_eq!(play.refused("A place oil 10"), "EL-2.5");
    assert_eq!(play.refused("A place mineral 11"), "EL-3.8");
}
