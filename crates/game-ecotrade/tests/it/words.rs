//! Everything that EcoTrade says has words, in every language.

use ecotable_ecotrade::{
    ACTIONS, Action, Banking, Config, Development, Developments, EcoTrade, Event, Incident, Main, Means,
    NodeView, Reason, Refusal, Shipment, View,
};
use ecotable_kernel::{Game, GameRng, Narrate, Phrase, Refusal as _, Seat, Seed, Table, Viewer};
use ecotable_testkit::vocabulary::Vocabulary;
use ecotable_words::Numbered;

const RULES: &str = include_str!("../../RULES.md");

fn vocabulary() -> Vocabulary {
    Vocabulary::of::<EcoTrade>(RULES)
}

fn game(config: Config, seats: u8) -> EcoTrade {
    EcoTrade::new(&config, seats).expect("the options are possible")
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
    vocabulary().covers(
        &phrases,
        &["event-", "situation-", "table-", "change-", "player", "owned-", "means-", "region-"],
    );
}

#[test]
fn only_a_main_action_that_is_possible_is_asked_for() {
    let game = game(Config::default(), 2);
    let (table, _) = Table::new(game.clone(), Seed::new([1; 32]));
    let mut view = table.view(Viewer::Seat(Seat(0)));
    let card = view.own.as_ref().and_then(|own| own.hand[0]);
    (view.node, view.current, view.main) = (NodeView::TurnMenu, Seat(0), Main::None);
    let asked_after = |main: Main, full: bool, supply: u8, (slots, tokens): (u8, u8)| {
        let mut view = View { main, ..view.clone() };
        let hand = if full { [card; 4] } else { std::array::from_fn(|slot| card.filter(|_| slot == 0)) };
        view.own.as_mut().expect("a seat looks").hand = hand;
        view.market.fill(None);
        view.deck_size = supply;
        (view.players[0].free_slots, view.players[0].available_tokens) = (slots, tokens);
        game.situation(&view).key.into_owned()
    };
    let asked = |full, supply, has| asked_after(Main::None, full, supply, has);
    assert_eq!(asked(false, 5, (2, 3)), "situation-menu-you");
    assert_eq!(asked(false, 5, (0, 3)), "situation-take-you");
    assert_eq!(asked(true, 5, (2, 3)), "situation-full-you");
    assert_eq!(asked(false, 0, (2, 3)), "situation-start-you");
    assert_eq!(asked(true, 5, (0, 3)), "situation-stuck-you");
    assert_eq!(asked(true, 5, (2, 0)), "situation-stuck-you");
    let after_start = |has| asked_after(Main::Starting, false, 5, has);
    assert_eq!(after_start((2, 3)), "situation-starting-you");
    assert_eq!(after_start((0, 3)), "situation-started-you");
    assert_eq!(after_start((2, 0)), "situation-started-you");
}

#[test]
fn a_development_is_spoken_of_only_while_one_can_be_bought() {
    let game = game(Config::default(), 2);
    let (table, _) = Table::new(game.clone(), Seed::new([1; 32]));
    let words = vocabulary().words;
    let mut view = table.view(Viewer::Seat(Seat(0)));
    (view.node, view.current) = (NodeView::TurnMenu, Seat(0));
    for (main, slots) in
        [(Main::None, 2), (Main::None, 0), (Main::Taken, 2), (Main::Starting, 2), (Main::Starting, 0)]
    {
        (view.main, view.players[0].free_slots) = (main, slots);
        for (bought, tokens, growth) in
            [(None, 3, 4), (Some(Development::HUB), 3, 4), (None, 0, 4), (None, 3, 3)]
        {
            (view.purchased, view.players[0].available_tokens, view.players[0].growth) =
                (bought, tokens, growth);
            let offers = bought.is_none() && tokens > 0 && growth > 3;
            for (language, word) in [("en", "Development"), ("ru", "развитие")] {
                let said = words.say(language, &game.situation(&view), &Numbered);
                assert_eq!(said.contains(word), offers, "{said}");
            }
        }
    }
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
    vocabulary().covers(&phrases, &["action-", "development-d"]);
    let lesson =
        |action: &Action| Phrase::new(format!("lesson-{}", action.to_string().split(' ').next().unwrap()));
    vocabulary().covers(&all.iter().map(lesson).collect::<Vec<_>>(), &["lesson-"]);
}

#[test]
fn who_sees_a_card_is_told_its_name_instead_of_its_slot() {
    let game = game(Config::default(), 2);
    let (mut table, _) = Table::new(game.clone(), Seed::new([1; 32]));
    for seat in [Seat(0), Seat(1)] {
        table.play(seat, Action::ReturnCard(0)).expect("everybody returns a card");
    }
    let words = vocabulary().words;
    let say = |phrase| words.say("en", &phrase, &Numbered);
    let view = table.view(Viewer::Seat(Seat(0)));
    let held = view.own.as_ref().and_then(|own| own.hand[2]).expect("three cards are dealt");
    let on_market = view.market[0].expect("the market is full");
    for (action, card) in [
        (Action::ReturnCard(2), held),
        (Action::StartWith(2), held),
        (Action::AddCard(2), held),
        (Action::TopCard(2), held),
        (Action::TakeMarket(0), on_market),
    ] {
        let told = say(game.choice(&view, action));
        assert!(told.contains(&say(game.say_shipment(card))), "{told}");
    }
    let from_outside = table.view(Viewer::Spectator);
    assert_eq!(
        say(game.choice(&from_outside, Action::StartWith(2))),
        "Start a shipment with the card in hand slot 3"
    );
}

#[test]
fn lessons_name_the_developments_that_change_what_they_say() {
    let words = vocabulary().words;
    for language in ["en", "ru"] {
        let say = |key: &str| words.say(language, &Phrase::new(key.to_owned()), &Numbered);
        assert!(say("lesson-add-card").contains(&say("development-d03")));
        assert!(say("lesson-take-deck").contains(&say("development-d05")));
        assert!(say("lesson-end-turn").contains(&say("development-d08")));
    }
}

/// The whole numbers of a text, in order; neither a space nor a comma between thousands divides one.
fn numbers(text: &str) -> Vec<u32> {
    let digit = |letter: Option<&char>| letter.is_some_and(char::is_ascii_digit);
    let letters: Vec<char> = text.chars().collect();
    let thousands = |place: usize| {
        letters[place] == ','
            && digit(letters.get(place - 1))
            && (1..4).all(|next| digit(letters.get(place + next)))
    };
    let kept: String =
        (0..letters.len()).filter(|&place| place == 0 || !thousands(place)).map(|it| letters[it]).collect();
    kept.split(|letter: char| !letter.is_ascii_digit()).filter_map(|it| it.parse().ok()).collect()
}

#[test]
fn et_4_8_words_tell_the_numbers_of_the_rules() {
    let words = vocabulary().words;
    let told: [(&str, &[u32]); 19] = [
        ("effect-d01", &[1]),
        ("effect-d02", &[]),
        ("effect-d03", &[]),
        ("effect-d04", &[]),
        ("effect-d05", &[1]),
        ("effect-d06", &[]),
        ("effect-d07", &[2, 1]),
        ("effect-d08", &[3, 2]),
        ("effect-d09", &[1]),
        ("effect-d10", &[1]),
        ("effect-d11", &[1]),
        ("effect-d12", &[2]),
        ("lesson-take-deck", &[1]),
        ("lesson-add-card", &[7, 1]),
        ("lesson-train", &[2, 1, 2]),
        ("lesson-plane", &[1, 2]),
        ("lesson-ship", &[2, 2, 1]),
        ("lesson-buy", &[4, 6]),
        ("lesson-end-turn", &[2, 3]),
    ];
    for language in ["en", "ru"] {
        for (key, expected) in told {
            assert_eq!(
                numbers(&words.say(language, &Phrase::new(key), &Numbered)),
                expected,
                "{language} {key}"
            );
        }
    }
}

#[test]
fn et_8_5_notes_tell_the_same_numbers_in_every_language() {
    let (words, game) = (vocabulary().words, game(Config::default(), 2));
    let mut notes: Vec<Phrase> = Shipment::all().map(|card| game.note_on_shipment(card)).collect();
    notes.extend(Incident::all().map(|card| game.note_on_incident(card)));
    notes.extend(Development::all().map(|card| game.note_on_development(card)));
    notes.extend(["emissions", "incoterms", "papers", "targets"].map(|it| Phrase::new(format!("note-{it}"))));
    for note in notes {
        let [english, russian] = ["en", "ru"].map(|language| {
            let mut told = numbers(&words.say(language, &note, &Numbered));
            told.sort_unstable();
            told
        });
        assert_eq!(english, russian, "{note:?}");
    }
}

#[test]
fn every_refusal_has_words_and_a_rule() {
    let game = game(Config::default(), 3);
    let phrases: Vec<_> = refusals().iter().map(|refusal| game.refusal(refusal)).collect();
    let vocabulary = vocabulary();
    vocabulary.covers(&phrases, &["refusal-"]);
    for refusal in refusals() {
        assert!(vocabulary.has_rule(refusal.rule()), "{refusal:?}");
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
    vocabulary().covers(
        &phrases,
        &["shipment-", "incident-", "development-", "effect-", "category-", "region-", "means-", "change-"],
    );
}

#[test]
fn every_option_has_a_question_an_effect_and_names_for_its_values() {
    vocabulary().asks_options::<EcoTrade>(&[]);
}

#[test]
fn sections_are_titled_as_in_the_rules() {
    vocabulary().titles("ET", [1, 2, 3, 4, 5, 6, 8]);
}

#[test]
fn the_rulebook_is_credited_with_its_licence() {
    let words = vocabulary().words;
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
    let said = |language| vocabulary().words.say(language, &game.event(&event), &|_: Seat| "Анна".to_owned());
    assert_eq!(said("en"), "Анна buys a Development for 5 Growth: Driver academy.");
    assert_eq!(said("ru"), "Анна покупает развитие «Школа водителей»: рост −5.");
}
