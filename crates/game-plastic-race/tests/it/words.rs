//! Everything that is said has words in every language, and every word is used.

use std::collections::BTreeSet;

use ecotable_kernel::{Arg, Game, GameRng, Narrate, Phrase, Refusal as _, Seat, Seed, Table, Viewer};
use ecotable_plastic_race::city::{CityFile, CityName, read};
use ecotable_plastic_race::{
    Action, Cards, Colour, Config, Effect, Event, PlasticRace, React, Refusal, Reward, Switch,
};
use ecotable_testkit::vocabulary::Vocabulary;
use ecotable_words::{Numbered, Words};

use crate::scene::Scene;

const RULES: &str = include_str!("../../RULES.md");

/// What the game says; streets and places are called what they are called in their city.
fn vocabulary() -> Vocabulary {
    let names = CityName::ALL.iter().flat_map(|&name| {
        let city = name.city();
        let streets = city.file.edges.iter().map(|edge| edge.name.clone());
        let places = city.file.nodes.iter().filter_map(|node| node.name.clone());
        // A light that has no name is described, in every language.
        streets.chain(places.filter(|name| !name.ends_with(" light"))).collect::<Vec<_>>()
    });
    Vocabulary::of::<PlasticRace>(RULES).with_names(names)
}

fn game(city: CityName, seats: u8) -> PlasticRace {
    // Where everybody is asked, everything that can be said of a window is said.
    PlasticRace::new(&Config { city, react: React::Everybody, ..Config::default() }, seats).unwrap()
}

/// What an event says; it must name a rule that exists.
#[track_caller]
fn told(game: &PlasticRace, vocabulary: &Vocabulary, event: &Event) -> Phrase {
    let rule = PlasticRace::event_rule(event);
    assert!(rule.is_some_and(|rule| vocabulary.has_rule(rule)), "{event:?}: {rule:?}");
    game.event(event)
}

/// Plays one game at random and collects what is said on the way.
fn play(game: &PlasticRace, vocabulary: &Vocabulary, number: u64) -> Vec<Phrase> {
    let mut rng = GameRng::quick(number);
    let (mut table, events) = Table::new(game.clone(), Seed::new([3; 32]).of_series(number));
    let mut said: Vec<_> = events.iter().map(|heard| told(game, vocabulary, &heard.event)).collect();
    while let Some(seat) = table.to_act().first() {
        let view = table.view(Viewer::Seat(seat));
        said.push(game.situation(&view));
        said.push(game.situation(&table.view(Viewer::Spectator)));
        if rng.below(8) == 0 {
            said.extend(game.table(&view));
        }
        let actions = table.legal_actions(seat);
        said.extend(actions.iter().map(|&action| game.action(action)));
        let action = *rng.pick(&actions).unwrap();
        let events = table.play(seat, action).unwrap();
        said.extend(events.iter().map(|heard| told(game, vocabulary, &heard.event)));
    }
    said.push(game.situation(&table.view(Viewer::Spectator)));
    let mut seen = BTreeSet::new();
    said.retain(|phrase| seen.insert(phrase.key.clone()) || rng.below(20) == 0);
    said
}

#[test]
fn whole_games_are_told_in_words_with_the_rules_that_they_apply() {
    let mut phrases = Vec::new();
    let vocabulary = vocabulary();
    for (number, &city) in CityName::ALL.iter().enumerate() {
        phrases.extend(play(&game(city, 2 + number as u8 % 4), &vocabulary, number as u64));
    }
    let game = game(CityName::Paris, 2);
    let (seat, section) = (Seat(0), "s01".parse().unwrap());
    let rare = [
        Event::DieLifted { seat, section },
        Event::TokenPicked { seat, section },
        Event::OneWayPlaced {
            seat,
            section,
            direction: ecotable_plastic_race::Direction::Forward,
            from: Some(section),
        },
        Event::WorksPlaced { seat, section, from: Some(section) },
        Event::RouteDeckReshuffled,
        Event::PairOffered { seat },
    ];
    phrases.extend(rare.iter().map(|event| told(&game, &vocabulary, event)));
    let mut view = Table::new(game.clone(), Seed::new([1; 32])).0.view(Viewer::Spectator);
    view.phase = ecotable_plastic_race::PhaseWords::Over {};
    phrases.push(game.situation(&view));
    let (from, to) = ("L1".to_owned(), "j1".to_owned());
    view.track.push(ecotable_plastic_race::LegWords { section, colour: None, from, to });
    phrases.extend(game.table(&view));
    let lights = self::game(CityName::Victoria, 2);
    phrases.extend(lights.table(&Table::new(lights.clone(), Seed::new([1; 32])).0.view(Viewer::Spectator)));
    vocabulary.covers(
        &phrases,
        &["event-", "situation-", "table-", "action-", "wanted-", "light-", "city-", "place-plant"],
    );
}

/// The game on Victoria's map after somebody has changed its names.
fn on_own_map(rename: impl FnOnce(&mut CityFile)) -> PlasticRace {
    let mut map = read(CityName::Victoria.text()).unwrap();
    rename(&mut map);
    PlasticRace::new(&Config { map: Some(map), ..Config::default() }, 2).unwrap()
}

#[test]
fn streets_and_places_are_called_by_their_names_and_by_ids_only_where_names_do_not_suffice() {
    let words = Words::new(&[PlasticRace::LOCALES]).unwrap();
    let said = |game: &PlasticRace, street: &str, place: &str| {
        let phrases = [game.say_section(street.parse().unwrap()), game.say_node(place)];
        phrases.map(|phrase| words.try_say("en", &phrase, &Numbered).unwrap())
    };
    let madrid = game(CityName::Madrid, 2);
    assert_eq!(said(&madrid, "s03", "j2"), ["Paseo Imperial", "Puerta de Toledo"]);
    let ankara = game(CityName::Ankara, 2);
    assert_eq!(said(&ankara, "s01", "b3"), ["Cumhuriyet Caddesi", "Batıkent (bin 3)"]);
    assert_eq!(said(&ankara, "s02", "plant"), ["Celal Bayar Bulvarı", "Mamak (plant)"]);
    let alike = on_own_map(|map| {
        map.edges[..2].iter_mut().for_each(|edge| edge.name = "Long Street".to_owned());
        map.nodes
            .iter_mut()
            .filter(|node| node.id.starts_with('j'))
            .for_each(|node| node.name = Some("Hill".to_owned()));
    });
    assert_eq!(said(&alike, "s02", "j4"), ["Long Street (s02)", "Hill (j4)"]);
    let nameless = on_own_map(|map| {
        map.edges[1].name.clear();
        map.nodes.iter_mut().for_each(|node| node.name = None);
    });
    assert_eq!(said(&nameless, "s02", "b1"), ["street s02", "crossing b1"]);
}

#[test]
fn pr_6_3_without_the_plant_its_node_is_called_by_its_name_alone() {
    for (plant, key) in [(Switch::On, "place-plant"), (Switch::Off, "place")] {
        let config = Config { city: CityName::Ankara, plant, ..Config::default() };
        assert_eq!(PlasticRace::new(&config, 2).unwrap().say_node("plant").key, key, "{plant}");
    }
}

#[test]
fn cards_are_called_by_what_they_show_and_never_by_ids() {
    let words = Words::new(&[PlasticRace::LOCALES]).unwrap();
    let game = game(CityName::Madrid, 2);
    let said = |language: &str, card: &str| {
        words.try_say(language, &game.say_card(card.parse().unwrap()), &Numbered).unwrap()
    };
    let shown = ["ST04", "ST39", "ST46", "ST55"];
    let english = ["red card (set die)", "blue and purple card", "blue or yellow card", "card of any colour"];
    assert_eq!(shown.map(|card| said("en", card)), english);
    let russian = ["«красный, поворот кубика»", "«синий и фиолетовый»", "«синий или жёлтый»", "«любой цвет»"];
    assert_eq!(shown.map(|card| said("ru", card)), russian);
    let route = game.say_route("RT01".parse().unwrap());
    assert!(!words.try_say("en", &route, &Numbered).unwrap().contains("RT01"));
}

fn refusals() -> Vec<Refusal> {
    let (card, section) = ("ST01".parse().unwrap(), "s01".parse().unwrap());
    vec![
        Refusal::NotAsked,
        Refusal::OtherDecision,
        Refusal::MustGoOn,
        Refusal::MovementOver,
        Refusal::NoOpenPlay,
        Refusal::NotInHand(card),
        Refusal::EqualFace(card),
        Refusal::NotAtTruck(section),
        Refusal::PrintedDirection(section),
        Refusal::Closed(section),
        Refusal::DrivenAlready(section),
        Refusal::DoubleLane(section),
        Refusal::NoDoubleLane(section),
        Refusal::WrongColour(section),
        Refusal::ColourWanted(section),
        Refusal::ColourGiven(section),
        Refusal::TooFewCards,
        Refusal::Unpayable,
        Refusal::NoEffect(card),
        Refusal::NoShortcut(card),
        Refusal::NeedsBoth(card),
        Refusal::NoPoliceToken,
        Refusal::NotOnBin,
        Refusal::NotDriven,
        Refusal::HasBin,
        Refusal::Punctured,
        Refusal::NotSellable(3),
        Refusal::HandTooLarge,
        Refusal::NoPuncture,
        Refusal::ForbiddenSite,
        Refusal::ForbiddenDie(Effect::RollDice),
        Refusal::SameColour,
        Refusal::RestUnpayable,
        Refusal::ForbiddenSeat(Seat(1), Effect::Steal),
        Refusal::NoMatch(card),
        Refusal::ForbiddenPolice,
        Refusal::ForbiddenRoute,
    ]
}

#[test]
fn every_refusal_has_words_and_a_rule() {
    let game = game(CityName::Paris, 2);
    let all: Vec<_> =
        refusals().into_iter().chain(Effect::ALL.iter().map(|&effect| Refusal::Idle(effect))).collect();
    let vocabulary = vocabulary();
    vocabulary.covers(&all.iter().map(|refusal| game.refusal(refusal)).collect::<Vec<_>>(), &["refusal-"]);
    for refusal in all {
        assert!(vocabulary.has_rule(refusal.rule()), "{refusal:?}");
        assert!(!refusal.to_string().is_empty());
    }
}

#[test]
fn every_card_is_explained_and_has_a_note() {
    let game = game(CityName::London, 2);
    let cards = Cards::standard();
    let mut phrases: Vec<_> = cards.street.iter().map(|card| game.say_card(card.id)).collect();
    phrases.extend(
        Effect::ALL.iter().flat_map(|&e| [PlasticRace::say_effect(e), PlasticRace::explain_effect(e)]),
    );
    phrases.extend(Reward::ALL.iter().map(|&reward| PlasticRace::say_reward(reward)));
    phrases.extend(Colour::ALL.iter().map(|&colour| PlasticRace::say_colour(colour)));
    phrases
        .extend(cards.route.iter().flat_map(|card| [game.say_route(card.id), game.note_on_route(card.id)]));
    phrases.extend(
        cards
            .plant
            .iter()
            .flat_map(|card| [PlasticRace::say_plant(card.id), PlasticRace::note_on_plant(card.id)]),
    );
    phrases.extend((1..=6).map(PlasticRace::say_bin).chain((1..=6).filter_map(PlasticRace::note_on_bin)));
    phrases.extend(["colour-joker", "colour-white"].map(Phrase::new));
    vocabulary()
        .covers(&phrases, &["card-", "effect-", "reward-", "colour-", "route-", "plant-", "bin-", "note-"]);
}

#[test]
fn every_option_has_a_question_an_effect_and_names_for_its_values() {
    vocabulary().asks_options::<PlasticRace>(&["option-map"]);
}

#[test]
fn every_kind_of_decision_has_a_lesson() {
    let vocabulary = vocabulary();
    let actions = [
        "continue s01",
        "step ST01 s01",
        "shortcut_step ST28 s01",
        "pair_step s01",
        "double_step s13 blue",
        "effect ST01",
        "police_token",
        "collect",
        "sell_bin 1",
        "end_turn",
        "choose_light L1",
        "spend_card ST01",
        "pay_unit ST01",
        "pay_unit pair",
        "use",
        "skip",
        "pick_die s01",
        "place_die s01",
        "die_colour blue",
        "pick_token s01",
        "place_works s01",
        "place_one_way s01",
        "one_way_direction from_to",
        "pick_seat 1",
        "ask_for blue",
        "ask_for plus2",
        "give_card ST01",
        "swap_own ST01",
        "swap_theirs ST01",
        "remove s01",
        "reverse s01",
        "pass s01",
        "let_pass",
        "puncture",
        "route_overflow RT01",
        "discard ST01",
        "refill",
    ];
    for text in actions {
        let action: Action = text.parse().unwrap();
        assert_eq!(action.to_string(), text);
        let word = text.split(' ').next().unwrap();
        vocabulary.says(&Phrase::new(format!("lesson-{word}")));
        vocabulary.says(&game(CityName::Berlin, 2).action(action));
    }
    assert_eq!("Step{ST01,s17}".parse::<Action>(), "step ST01 s17".parse());
    assert_eq!("DoubleStep{s13, blue}".parse::<Action>(), "double_step s13 blue".parse());
    for wrong in ["", "step", "step ST99 s01", "step ST1 s01", "sell_bin 12", "fly away", "end_turn now"] {
        assert!(wrong.parse::<Action>().is_err(), "{wrong}");
    }
}

#[test]
fn sections_are_titled_as_in_the_rules() {
    vocabulary().titles("PR", [1, 2, 3, 4, 5, 6, 8]);
}

/// The ways out of the active truck's place as the table in words tells them: section and colour.
fn exits(scene: &Scene) -> Vec<String> {
    let play = scene.play();
    let lines = play.table.game().table(&play.view());
    let arg = |line: &Phrase, name: &str| match line.args.iter().find(|(arg, _)| *arg == name) {
        Some((_, Arg::Phrase(phrase))) => phrase.clone(),
        other => panic!("{other:?}"),
    };
    let section = |street: &Phrase| match street.args.iter().find(|(name, _)| *name == "id") {
        Some((_, Arg::Text(id))) => id.clone(),
        other => panic!("{other:?}"),
    };
    let exits = lines.iter().filter(|line| line.key == "table-exit");
    exits.map(|line| format!("{} {}", section(&arg(line, "street")), arg(line, "colour").key)).collect()
}

#[test]
fn pr_3_1_the_table_in_words_tells_the_colour_of_a_die() {
    let scene = Scene::new(CityName::Paris, 2).truck(0, "j9").die("s19", "red").die("s14", "green");
    assert_eq!(exits(&scene), ["s13 colour-yellow", "s14 colour-green", "s19 colour-red"]);
    let lane = Scene::new(CityName::Berlin, 2).truck(0, "j3").die("s13", "red");
    assert!(exits(&lane).contains(&"s13 colour-white".to_owned()), "it still costs two units");
}

#[test]
fn pr_r40_the_table_in_words_tells_no_way_against_a_printed_direction() {
    let inside = Scene::new(CityName::Rome, 2).truck(0, "b4");
    assert_eq!(exits(&inside), ["s03 colour-blue"]);
    let entrance = Scene::new(CityName::Rome, 2).truck(0, "j4");
    assert_eq!(exits(&entrance), ["s01 colour-green", "s02 colour-blue"]);
}

#[test]
fn pr_r11_a_pair_and_pr_3_5_a_double_lane_are_told_with_their_own_rules() {
    let rule_of_payment = |scene: Scene, decision: &str| {
        let mut play = scene.play();
        play.go(decision);
        let began = play.told.iter().find(|told| matches!(told.event, Event::PaymentBegan { .. })).unwrap();
        PlasticRace::event_rule(&began.event)
    };
    let pair = Scene::new(CityName::Athens, 2).truck(0, "b4").hand(0, "ST10 ST16 ST22");
    assert_eq!(rule_of_payment(pair, "pair_step s01"), Some("PR-R11"));
    let lane = Scene::new(CityName::Berlin, 2).truck(0, "j3").hand(0, "ST01 ST07");
    assert_eq!(rule_of_payment(lane, "double_step s13 blue"), Some("PR-3.5"));
}
