//! Everything that Ecologic says has words, in every language.

use ecotable_ecologic::*;
use ecotable_kernel::{Game, GameRng, Narrate, Phrase, Refusal as _, Seat, Seed, Table, Viewer};
use ecotable_testkit::vocabulary::Vocabulary;
use ecotable_words::Numbered;

use crate::phrases::*;

const RULES: &str = include_str!("../../RULES.md");

fn vocabulary() -> Vocabulary {
    Vocabulary::of::<Ecologic>(RULES)
}

fn game(config: &Config) -> Ecologic {
    Ecologic::new(config, 4).expect("the options are possible")
}

fn first() -> Config {
    Config { edition: Edition::Ed1, ..Config::default() }
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
    vocabulary().covers(&phrases, &["event-", "deal-", "item-card", "item-tad", "item-oil", "item-mineral"]);
}

#[test]
fn every_event_names_a_rule_that_exists() {
    let events = events_of_tokens(Kind::Oil).into_iter().chain(events_of_trade()).chain(events_of_phases());
    let vocabulary = vocabulary();
    for event in events {
        let rule = Ecologic::event_rule(&event);
        assert!(rule.is_some_and(|rule| vocabulary.has_rule(rule)), "{event:?}: {rule:?}");
    }
    let rule = |event: &Event| Ecologic::event_rule(event);
    assert_eq!(rule(&Event::BidMade { seat: Seat(0), amount: 3 }), Some("EL-3.6.2"));
    let opened = |item| Event::AuctionOpened { seat: Seat(0), item, amount: 3 };
    assert_eq!(rule(&opened(Item::Initiative(Initiative(0)))), Some("EL-3.5"));
    assert_eq!(rule(&opened(Item::Token(Kind::Oil))), Some("EL-3.6.1"));
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
    vocabulary().covers(&phrases, &["action-", "initiative-ei", "initiative-card"]);
    let lesson =
        |action: &Action| Phrase::new(format!("lesson-{}", action.to_string().split(' ').next().unwrap()));
    vocabulary().covers(&actions.iter().map(lesson).collect::<Vec<_>>(), &["lesson-"]);
}

#[test]
fn every_refusal_has_words_and_a_rule() {
    let beside = Config { tad_adjacent: true, ..Config::default() };
    let games = [game(&Config::default()), game(&first()), game(&beside)];
    let phrases: Vec<_> =
        games.iter().flat_map(|game| refusals().into_iter().map(|refusal| game.refusal(&refusal))).collect();
    let vocabulary = vocabulary();
    vocabulary.covers(&phrases, &["refusal-"]);
    for refusal in refusals() {
        assert!(vocabulary.has_rule(refusal.rule()), "{refusal:?}");
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
        for decision in [Decision::LevySet, Decision::Bat] {
            view.decision = decision;
            for seat in [Seat(0), Seat(1)] {
                view.seat = Some(seat);
                view.players[seat.index()].tads = vec![Tad::Ac];
                phrases.push(game.situation(&view));
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
    vocabulary().covers(&phrases, &["situation-", "table-", "resource-", "tad-sm-ed", "player"]);
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
    vocabulary().covers(&phrases, &["card-", "tad-"]);
    let vocabulary = vocabulary();
    // Notes quote names such as Brent.
    notes.iter().for_each(|note| vocabulary.knows(note));
    vocabulary.uses(&notes, &["note-"]);
}

#[test]
fn every_option_has_a_question_an_effect_and_names_for_its_values() {
    // The two that are lists of cards are asked on the page on which a table is set.
    vocabulary().asks_options::<Ecologic>(&["option-event-pool", "option-scenario"]);
}

#[test]
fn sections_are_titled_as_in_the_rules() {
    vocabulary().titles("EL", [1, 2, 3, 4, 5, 6, 8]);
}

#[test]
fn the_first_edition_speaks_of_coins_and_eco_points() {
    let words = vocabulary().words;
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

/// Each edition calls its cells as its rulebook does, in the case that the sentence needs.
#[test]
fn cells_are_hexes_and_lakes_or_sectors_and_sites() {
    let words = vocabulary().words;
    let said = |config: &Config, language: &str| {
        let actions = ["place oil 6", "remove oil 6", "refinery oil 6", "site 7"];
        let phrases = actions.map(|action| game(config).action(action.parse().unwrap()));
        phrases.map(|phrase| words.say(language, &phrase, &Numbered)).join("; ")
    };
    assert_eq!(
        said(&first(), "ru"),
        "Поставить фишку нефти на гекс 6; Снять фишку нефти с гекса 6; Убрать нефтяное здание на гексе 6; Поставить на озеро 7"
    );
    assert_eq!(
        said(&Config::default(), "ru"),
        "Поставить фишку нефти в сектор 6; Снять фишку нефти из сектора 6; Убрать нефтяное здание в секторе 6; Поставить на место 7"
    );
    assert_eq!(
        said(&first(), "en"),
        "Place an oil token on hex 6; Remove an oil token from hex 6; Give up the oil refinery on hex 6; Place it on lake 7"
    );
    assert_eq!(
        said(&Config::default(), "en"),
        "Place an oil token in sector 6; Remove an oil token from sector 6; Give up the oil refinery in sector 6; Place it on site 7"
    );
}

#[test]
fn russian_numbers_are_grammatical() {
    let game = game(&first());
    let points = [(1, "1 экоочко"), (3, "3 экоочка"), (5, "5 экоочков"), (21, "21 экоочко")];
    for (amount, text) in points {
        let event = Event::EnviroLost { seat: Seat(0), amount };
        let said = vocabulary().words.say("ru", &game.event(&event), &|_: Seat| "Анна".to_owned());
        assert_eq!(said, format!("Анна теряет {text}."));
    }
}
