//! Everything that EcoTrade says has words, in every language.

use std::collections::BTreeSet;

use ecotable_ecotrade::{
    ACTIONS, Action, Banking, Config, Development, Developments, EcoTrade, Event, Incident, Means, NodeView,
    Reason, Refusal, Shipment,
};
use ecotable_kernel::{
    Arg, Game, GameRng, Narrate, OptionKind, Phrase, Refusal as _, Seat, Seed, Table, Viewer,
};
use ecotable_words::{Numbered, PSEUDO, Words, check};

const RULES: &str = include_str!("../../RULES.md");

fn words() -> Words {
    Words::new(&[EcoTrade::LOCALES]).expect("the locale files are whole")
}

fn game(config: Config, seats: u8) -> EcoTrade {
    EcoTrade::new(&config, seats).expect("the options are possible")
}

/// Says the phrase in every language; nothing may be missing, and nothing may stay English.
#[track_caller]
fn has_words(words: &Words, phrase: &Phrase) {
    for language in ["en", "ru", PSEUDO] {
        let said = words.try_say(language, phrase, &Numbered);
        let said = said.unwrap_or_else(|faults| panic!("{phrase:?}: {faults:?}"));
        let foreign: String = said.chars().filter(char::is_ascii_alphabetic).collect();
        assert!(language == "en" || foreign.is_empty(), "{language}: {said}");
    }
}

/// The keys of a phrase and of all phrases in it.
fn keys_of(phrase: &Phrase, keys: &mut BTreeSet<String>) {
    keys.insert(phrase.key.clone());
    for (_, arg) in &phrase.args {
        match arg {
            Arg::Phrase(inner) => keys_of(inner, keys),
            Arg::List(list) => list.iter().for_each(|inner| keys_of(inner, keys)),
            Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) => {}
        }
    }
}

/// The keys of the English file that begin with one of these words.
fn written_keys(prefixes: &[&str]) -> BTreeSet<String> {
    let lines = EcoTrade::LOCALES[0].1.lines().filter_map(|line| line.split_once(" = "));
    lines
        .map(|(key, _)| key.to_owned())
        .filter(|key| prefixes.iter().any(|prefix| key.starts_with(prefix)))
        .collect()
}

/// Asserts that the phrases have words, and that together they use every written key with these prefixes.
#[track_caller]
fn cover(phrases: &[Phrase], prefixes: &[&str]) {
    let words = words();
    let (mut keys, mut said) = (BTreeSet::new(), BTreeSet::new());
    for phrase in phrases {
        if said.insert(format!("{phrase:?}")) {
            has_words(&words, phrase);
            keys_of(phrase, &mut keys);
        }
    }
    let unsaid: Vec<_> = written_keys(prefixes).difference(&keys).cloned().collect();
    assert!(unsaid.is_empty(), "never said: {unsaid:?}");
}

fn refusals() -> Vec<Refusal> {
    let card = Development::HUB;
    let mut all = vec![
        Refusal::NotAskedNow,
        Refusal::NoCardInHandSlot { slot: 1 },
        Refusal::MainActionDone,
        Refusal::HandFull,
        Refusal::MarketSlotEmpty { slot: 1 },
        Refusal::DeckEmpty,
        Refusal::CannotPayDeck,
        Refusal::NoToken,
        Refusal::NoFreeSlot,
        Refusal::AlreadyInShipment { slot: 1 },
        Refusal::TooMuchQuantity { quantity: 8 },
        Refusal::RegionsApart,
        Refusal::NoCommonMeans,
        Refusal::NoTopCard { slot: 1 },
        Refusal::OtherVersion,
        Refusal::BoughtAlready,
        Refusal::OwnedAlready { card },
        Refusal::CannotPay { cost: 5, growth: 4 },
        Refusal::AdvancedAlready,
        Refusal::NotOwned { card },
        Refusal::BoughtThisTurn { card },
        Refusal::LevelNotHigher { level: 2 },
        Refusal::NothingToBank,
        Refusal::NothingDone,
        Refusal::MainActionOwed,
        Refusal::NotAPass,
    ];
    all.extend(Means::ALL.map(|means| Refusal::MeansNotShown { means }));
    all
}

/// What an event says; the rule that it names must exist.
#[track_caller]
fn say(game: &EcoTrade, event: &Event) -> Phrase {
    let rule = EcoTrade::event_rule(event);
    assert!(rule.is_some_and(|rule| RULES.contains(&format!("**{rule}**"))), "{event:?}: {rule:?}");
    game.event(event)
}

/// Plays one game at random and collects what is said on the way.
fn play(config: Config, seats: u8, number: u64) -> Vec<Phrase> {
    let game = game(config, seats);
    let mut rng = GameRng::quick(number);
    let (mut table, events) = Table::new(game.clone(), Seed::new([7; 32]).of_series(number));
    let mut said: Vec<_> = events.iter().map(|told| say(&game, &told.event)).collect();
    loop {
        let asked = table.to_act().first();
        let other = Seat(rng.below(u32::from(seats) + 1) as u8);
        let other = if other.0 < seats { Viewer::Seat(other) } else { Viewer::Spectator };
        for viewer in asked.map(Viewer::Seat).into_iter().chain([other]) {
            let view = table.view(viewer);
            said.push(game.situation(&view));
            said.extend(game.table(&view));
        }
        let Some(seat) = asked else { return said };
        let actions = table.legal_actions(seat);
        let events =
            table.play(seat, *rng.pick(&actions).expect("an action")).expect("a listed action is legal");
        said.extend(events.iter().map(|told| say(&game, &told.event)));
    }
}

/// What no random game may reach: a shared victory, and all passing.
fn rare_phrases() -> Vec<Phrase> {
    let game = game(Config::default(), 3);
    let (table, _) = Table::new(game.clone(), Seed::new([1; 32]));
    let mut view = table.view(Viewer::Spectator);
    view.node = NodeView::Over;
    view.players[2].settlement.score -= 1;
    vec![game.situation(&view), say(&game, &Event::AllPassed), say(&game, &Event::IncidentsReshuffled)]
}

#[test]
fn the_locale_files_are_complete() {
    let problems: Vec<_> = check::complete(EcoTrade::LOCALES).iter().map(ToString::to_string).collect();
    assert_eq!(problems, Vec::<String>::new());
}

#[test]
fn whole_games_are_told_in_words_and_every_event_names_a_rule() {
    let normal = Config { growth_limit: 25, ..Config::default() };
    let configs = [
        (Config { open_hands: true, short_deck: true, ..normal }, 2),
        (Config { banking: Banking::Manual, growth_limit: 60, short_deck: true, ..normal }, 4),
        (Config { developments: Developments::EasierV2, ..normal }, 3),
        (normal, 4),
    ];
    let mut phrases = rare_phrases();
    for number in 0..24 {
        let (config, seats) = configs[number as usize % configs.len()];
        phrases.extend(play(config, seats, number));
    }
    cover(&phrases, &["event-", "situation-", "table-", "change-", "player", "owned-", "means-", "region-"]);
}

#[test]
fn events_name_the_rule_that_they_apply() {
    let (seat, card) = (Seat(0), Development::HUB);
    let rule = |event| EcoTrade::event_rule(&event);
    assert_eq!(rule(Event::DevelopmentBought { seat, card, cost: 6 }), Some("ET-4.6"));
    assert_eq!(rule(Event::EndTriggered { seat, reason: Reason::Limit }), Some("ET-3.7.1"));
    assert_eq!(rule(Event::EndTriggered { seat, reason: Reason::Supply }), Some("ET-3.7.2"));
    assert_eq!(rule(Event::TurnBegan { seat, round: 9, last: true }), Some("ET-6.7"));
    assert_eq!(rule(Event::AllPassed), Some("ET-3.7.5"));
}

#[test]
fn every_action_has_words_and_a_lesson() {
    let game = game(Config::default(), 3);
    let all: Vec<Action> = (0..ACTIONS).filter_map(Action::from_index).collect();
    let phrases: Vec<_> = all.iter().map(|&action| game.action(action)).collect();
    cover(&phrases, &["action-", "development-d"]);
    let first_word = |action: &Action| action.to_string().split(' ').next().unwrap().to_owned();
    let lessons: BTreeSet<String> =
        all.iter().map(|action| format!("lesson-{}", first_word(action))).collect();
    assert_eq!(written_keys(&["lesson-"]), lessons);
    let words = words();
    lessons.iter().for_each(|key| has_words(&words, &Phrase::new(key)));
}

#[test]
fn lessons_name_the_developments_that_change_what_they_say() {
    let words = words();
    for language in ["en", "ru"] {
        let say = |key: &str| words.say(language, &Phrase::new(key), &Numbered);
        assert!(say("lesson-take-deck").contains(&say("development-d05")));
        assert!(say("lesson-end-turn").contains(&say("development-d08")));
    }
}

#[test]
fn every_refusal_has_words_and_a_rule() {
    let game = game(Config::default(), 3);
    let phrases: Vec<_> = refusals().iter().map(|refusal| game.refusal(refusal)).collect();
    cover(&phrases, &["refusal-"]);
    for refusal in refusals() {
        assert!(RULES.contains(&format!("**{}**", refusal.rule())), "{refusal:?}");
        assert!(!refusal.to_string().is_empty());
    }
}

#[test]
fn every_card_is_explained() {
    let game = game(Config::default(), 3);
    let mut phrases: Vec<Phrase> = Shipment::all().map(|card| game.say_shipment_card(card)).collect();
    phrases.extend(Incident::all().map(|card| game.say_incident_card(card)));
    for card in Development::all() {
        phrases.push(game.say_development_card(card));
        phrases.push(game.say_development_levels(card));
    }
    cover(
        &phrases,
        &["shipment-", "incident-", "development-", "effect-", "category-", "region-", "means-", "change-"],
    );
}

#[test]
fn every_option_has_a_question_an_effect_and_names_for_its_values() {
    let words = words();
    for option in EcoTrade::META.options {
        let key = format!("option-{}", option.name.replace('_', "-"));
        let values: Vec<String> = match option.kind {
            OptionKind::Flag | OptionKind::Switch | OptionKind::Depends(_) => Vec::new(),
            OptionKind::Words(values) => values.iter().map(|value| value.replace('_', "-")).collect(),
            OptionKind::Numbers(values) => values.iter().map(ToString::to_string).collect(),
            OptionKind::RandomOrSeat => vec!["random".to_owned(), "seat".to_owned()],
        };
        let parts = ["question", "effect"].map(str::to_owned).into_iter().chain(values);
        has_words(&words, &Phrase::new(&key));
        parts.for_each(|part| has_words(&words, &Phrase::new(format!("{key}-{part}")).with("seat", Seat(0))));
    }
}

#[test]
fn sections_are_titled_as_in_the_rules() {
    let words = words();
    for number in [1, 2, 3, 4, 5, 6, 8] {
        let title = Phrase::new(format!("rules-section-{number}"));
        has_words(&words, &title);
        let line = format!("## ET-{number} {}\n", words.say("en", &title, &Numbered));
        assert!(RULES.contains(&line), "{line}");
    }
}

#[test]
fn the_rulebook_is_credited_with_its_licence() {
    let words = words();
    for language in ["en", "ru"] {
        let credits = words.try_say(language, &Phrase::new("game-credits"), &Numbered).unwrap();
        let parts = ["Alejandro Quintela", "CC BY-SA 4.0", "https://creativecommons.org/licenses/by-sa/4.0/"];
        assert!(parts.iter().all(|part| credits.contains(part) && RULES.contains(part)), "{credits}");
    }
}

#[test]
fn a_sentence_reads_well_in_both_languages() {
    let game = game(Config::default(), 3);
    let event = Event::DevelopmentBought { seat: Seat(0), card: Development::DRIVER_ACADEMY, cost: 5 };
    let said = |language| words().say(language, &game.event(&event), &|_: Seat| "Анна".to_owned());
    assert_eq!(said("en"), "Анна buys a Development for 5 Growth: Driver academy.");
    assert_eq!(said("ru"), "Анна покупает развитие «Школа водителей»: рост −5.");
}
