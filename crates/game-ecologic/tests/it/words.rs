//! Everything that Ecologic says has words, in every language.

use std::collections::BTreeSet;

use ecotable_ecologic::*;
use ecotable_kernel::{
    Arg, Game, GameRng, Narrate, OptionKind, Phrase, Refusal as _, Seat, Seed, Table, Viewer,
};
use ecotable_words::{Numbered, PSEUDO, Words, check};

use crate::phrases::*;

const RULES: &str = include_str!("../../RULES.md");

/// Whether a rule, or a ruling in its table, has this number.
fn is_rule(number: &str) -> bool {
    [format!("**{number}**"), format!("| {number} |")].iter().any(|row| RULES.contains(row))
}

fn words() -> Words {
    Words::new(&[Ecologic::LOCALES]).expect("the locale files are whole")
}

fn game(config: &Config) -> Ecologic {
    Ecologic::new(config, 4).expect("the options are possible")
}

fn first() -> Config {
    Config { edition: Edition::Ed1, ..Config::default() }
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
    let lines = Ecologic::LOCALES[0].1.lines().filter_map(|line| line.split_once(" = "));
    lines
        .map(|(key, _)| key.to_owned())
        .filter(|key| prefixes.iter().any(|prefix| key.starts_with(prefix)))
        .collect()
}

/// Asserts that the phrases have words, and that together they use every written key with these prefixes.
#[track_caller]
fn cover(phrases: &[Phrase], prefixes: &[&str]) {
    let words = words();
    let mut keys = BTreeSet::new();
    for phrase in phrases {
        has_words(&words, phrase);
        keys_of(phrase, &mut keys);
    }
    let unsaid: Vec<_> = written_keys(prefixes).difference(&keys).cloned().collect();
    assert!(unsaid.is_empty(), "never said: {unsaid:?}");
}

#[test]
fn the_locale_files_are_complete() {
    let problems: Vec<_> = check::complete(Ecologic::LOCALES).iter().map(ToString::to_string).collect();
    assert_eq!(problems, Vec::<String>::new());
}

#[test]
fn every_event_has_words() {
    let mut phrases = Vec::new();
    for game in [game(&Config::default()), game(&first())] {
        let tokens = Kind::BOTH.into_iter().flat_map(events_of_tokens);
        let events = tokens.chain(events_of_trade()).chain(events_of_phases());
        // The event of the turn is one of the second edition.
        let is_own =
            |event: &Event| game.edition() == Edition::Ed2 || !matches!(event, Event::TurnBegan { .. });
        phrases.extend(events.filter(is_own).map(|event| game.event(&event)));
    }
    cover(&phrases, &["event-", "deal-", "item-card", "item-tad", "item-oil", "item-mineral"]);
}

#[test]
fn every_event_names_a_rule_that_exists() {
    let events = events_of_tokens(Kind::Oil).into_iter().chain(events_of_trade()).chain(events_of_phases());
    for event in events {
        let rule = Ecologic::event_rule(&event);
        assert!(rule.is_some_and(is_rule), "{event:?}: {rule:?}");
    }
    let rule = |event: &Event| Ecologic::event_rule(event);
    assert_eq!(rule(&Event::BidMade { seat: Seat(0), amount: 3 }), Some("EL-3.6.2"));
    assert_eq!(rule(&Event::DealDeclined { seat: Seat(0), proposer: Seat(1) }), Some("EL-3.9"));
}

#[test]
fn every_action_has_words_and_a_lesson() {
    let games = [game(&Config::default()), game(&first())];
    let listed = (0..700).filter_map(Action::from_id);
    let deals = [Action::Propose(Seat(1), a_deal()), Action::Counter(a_deal())];
    let actions: Vec<_> = listed.chain(deals).collect();
    let phrases: Vec<_> =
        games.iter().flat_map(|game| actions.iter().map(|&action| game.action(action))).collect();
    cover(&phrases, &["action-", "initiative-ei", "initiative-card"]);
    let lesson =
        |action: &Action| Phrase::new(format!("lesson-{}", action.to_string().split(' ').next().unwrap()));
    cover(&actions.iter().map(lesson).collect::<Vec<_>>(), &["lesson-"]);
}

#[test]
fn every_refusal_has_words_and_a_rule() {
    let game = game(&Config::default());
    let phrases: Vec<_> = refusals().iter().map(|refusal| game.refusal(refusal)).collect();
    cover(&phrases, &["refusal-"]);
    for refusal in refusals() {
        assert!(is_rule(refusal.rule()), "{refusal:?}");
    }
}

#[test]
fn every_question_has_words_for_those_asked_and_for_the_others() {
    let mut phrases = Vec::new();
    for config in [first(), Config::default()] {
        let game = game(&config);
        let mut view = Table::new(game.clone(), Seed::new([1; 32])).0.view(Viewer::Seat(Seat(0)));
        for decision in decisions() {
            view.decision = decision;
            for seat in [Seat(0), Seat(1)] {
                view.seat = Some(seat);
                phrases.push(game.situation(&view));
                phrases.extend(game.table(&view));
            }
        }
        view.seat = None;
        phrases.push(game.situation(&view));
        view.players[1].money += 5;
        view.players[1].score = Score::whole(99);
        phrases.push(game.situation(&view));
        view.players[0].minus = true;
        view.players[0].barred = true;
        view.promises.push(Promise { debtor: Seat(0), creditor: Seat(1), amount: 3, due: 4 });
        phrases.extend(game.table(&view));
    }
    phrases.extend(whole_games());
    cover(&phrases, &["situation-", "table-", "resource-", "tad-sm-ed", "player"]);
}

/// What is said in whole games at random.
fn whole_games() -> Vec<Phrase> {
    let hidden = Config { face_down: true, ..Config::default() };
    let long = Config { events_per_level: Some(10), deals: Some(true), ..Config::default() };
    let mut said = Vec::new();
    for (number, config) in (1..).zip([first(), hidden, long]) {
        let game = game(&config);
        let mut rng = GameRng::quick(number);
        let (mut table, events) = Table::new(game.clone(), Seed::new([7; 32]).of_series(number));
        said.extend(events.iter().map(|told| game.event(&told.event)));
        while let Some(seat) = table.to_act().first() {
            let view = table.view(Viewer::Seat(seat));
            said.push(game.situation(&view));
            if rng.below(8) == 0 {
                said.extend(game.table(&view));
            }
            let actions = table.legal_actions(seat);
            let action = actions[rng.below(actions.len() as u32) as usize];
            let events = table.play(seat, action).expect("a listed action is legal");
            said.extend(events.iter().map(|told| game.event(&told.event)));
        }
    }
    said
}

/// All readings of the events that options can choose.
fn readings() -> [Config; 4] {
    let other = |edition| Config {
        edition,
        harmless_events: HarmlessEvents::AllLevel1,
        accident_scope: Scope::Leader,
        green_direction: GreenDirection::EnviroToProfits,
        central_levels: CentralLevels::All,
        spill_tokens: SpillTokens::Any,
        industry_scope: Scope::Leader,
        crisis_levels: CrisisLevels::One,
        infra_scope: Scope::Leader,
        bat_unit: BatUnit::Token,
        ..Config::default()
    };
    [first(), Config::default(), other(Edition::Ed1), other(Edition::Ed2)]
}

#[test]
fn el_8_5_every_card_is_explained_and_has_a_note() {
    let (mut phrases, mut notes) = (Vec::new(), Vec::new());
    for config in readings() {
        let game = game(&config);
        for (card, _) in printed(config.edition).each_event() {
            phrases.extend([game.say_event_card(card), game.say_event_effect(card)]);
            notes.push(game.note_on_event(card));
        }
        for &tad in Tad::of(config.edition) {
            phrases.extend([game.say_tad(tad), game.say_tad_effect(tad)]);
            notes.push(game.note_on_tad(tad));
        }
        notes.extend(Initiative::all().map(|card| game.note_on_initiative(card)));
    }
    cover(&phrases, &["card-", "tad-"]);
    let words = words();
    let mut keys = BTreeSet::new();
    for note in &notes {
        // Notes quote names such as Brent, so only the keys are checked in each language.
        assert!(["en", "ru", PSEUDO].iter().all(|language| words.try_say(language, note, &Numbered).is_ok()));
        keys_of(note, &mut keys);
    }
    assert_eq!(keys, written_keys(&["note-"]));
}

#[test]
fn every_option_has_a_question_an_effect_and_names_for_its_values() {
    fn values(kind: &OptionKind) -> Vec<String> {
        match kind {
            OptionKind::Flag | OptionKind::Switch => Vec::new(),
            OptionKind::Words(values) => values.iter().map(|value| value.replace('_', "-")).collect(),
            OptionKind::Numbers(values) => values.iter().map(ToString::to_string).collect(),
            OptionKind::RandomOrSeat => vec!["random".to_owned(), "seat".to_owned()],
            OptionKind::Depends(kind) => [vec!["default".to_owned()], values(kind)].concat(),
        }
    }
    let words = words();
    let mut keys = BTreeSet::new();
    for option in Ecologic::META.options {
        let key = format!("option-{}", option.name.replace('_', "-"));
        let parts = ["question", "effect"].map(str::to_owned).into_iter().chain(values(&option.kind));
        let all = std::iter::once(key.clone()).chain(parts.map(|part| format!("{key}-{part}")));
        for key in all {
            has_words(&words, &Phrase::new(&key).with("seat", Seat(0)));
            keys.insert(key);
        }
    }
    let lists = |key: &String| key.starts_with("option-event-pool") || key.starts_with("option-scenario");
    let unsaid: Vec<_> =
        written_keys(&["option-"]).difference(&keys).filter(|key| !lists(key)).cloned().collect();
    assert_eq!(unsaid, Vec::<String>::new());
}

#[test]
fn sections_are_titled_as_in_the_rules() {
    let words = words();
    for number in [1, 2, 3, 4, 5, 6, 8] {
        let title = Phrase::new(format!("rules-section-{number}"));
        has_words(&words, &title);
        let line = format!("## EL-{number} {}\n", words.say("en", &title, &Numbered));
        assert!(RULES.contains(&line), "{line}");
    }
}

#[test]
fn the_first_edition_speaks_of_coins_and_eco_points() {
    let words = words();
    let config = first();
    let game = game(&config);
    let mut phrases: Vec<_> =
        printed(Edition::Ed1).each_event().map(|(card, _)| game.say_event_effect(card)).collect();
    phrases.extend(Tad::of(Edition::Ed1).iter().map(|&tad| game.say_tad_effect(tad)));
    let tokens = Kind::BOTH.into_iter().flat_map(events_of_tokens);
    let only_second = |event: &Event| matches!(event, Event::BatPaid { .. } | Event::FarSectorPaid { .. });
    let events =
        tokens.chain(events_of_trade()).chain(events_of_phases()).filter(|event| !only_second(event));
    phrases.extend(events.map(|event| game.event(&event)));
    phrases.extend((0..700).filter_map(Action::from_id).map(|action| game.action(action)));
    let view = Table::new(game.clone(), Seed::new([1; 32])).0.view(Viewer::Seat(Seat(0)));
    for decision in decisions() {
        phrases.push(game.situation(&View { decision, ..view.clone() }));
    }
    phrases.extend(game.table(&view));
    for phrase in &phrases {
        let said = words.say("en", phrase, &Numbered);
        assert!(!said.contains("Profit") && !said.contains("Enviro "), "{said}");
        assert!(!said.contains("Enviros"), "{said}");
    }
}

#[test]
fn russian_numbers_are_grammatical() {
    let game = game(&first());
    let points = [(1, "1 экоочко"), (3, "3 экоочка"), (5, "5 экоочков"), (21, "21 экоочко")];
    for (amount, text) in points {
        let event = Event::EnviroLost { seat: Seat(0), amount };
        let said = words().say("ru", &game.event(&event), &|_: Seat| "Анна".to_owned());
        assert_eq!(said, format!("Анна теряет {text}."));
    }
}
