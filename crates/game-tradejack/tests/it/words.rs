//! Everything that TradeJack says has words, in every language.

use ecotable_kernel::{Game, GameRng, Narrate, Phrase, Refusal as _, Seat, Seed, Table, Viewer};
use ecotable_testkit::vocabulary::Vocabulary;
use ecotable_tradejack::{
    Action, Colour, Config, Decider, Deck, Event, PhaseView, Product, Refusal, Sale, Source, TradeJack, deck,
};
use ecotable_words::Numbered;

const RULES: &str = include_str!("../../RULES.md");

fn vocabulary() -> Vocabulary {
    Vocabulary::of::<TradeJack>(RULES)
}

fn game(config: Config, seats: u8) -> TradeJack {
    TradeJack::new(&config, seats).expect("the options are possible")
}

fn soap() -> Product {
    "SOAP-B".parse().expect("a face of the standard list")
}

fn gold() -> Source {
    "GOLD-Y".parse().expect("a face of the standard list")
}

fn events_of_rounds(game: &TradeJack) -> Vec<Event> {
    let seat = Seat(1);
    let ids = game.cards().demand.iter().map(|card| card.id);
    let sale = Sale { value: 2, bonus: 3, credits: [4, 6, 12].into_iter().collect(), income: 17 };
    let plain = Sale { value: 2, bonus: 0, credits: [4].into_iter().collect(), income: 6 };
    let (product, card) = (soap(), gold());
    let mut events = vec![
        Event::RoundBegan { round: 1, of: 6, first: seat },
        Event::ProductsDealt { seat, count: 2 },
        Event::ProductsDrawn { seat, products: [product, product].into() },
        Event::DeckReshuffled { deck: Deck::Products },
        Event::DeckReshuffled { deck: Deck::Sources },
        Event::ProductionBegan,
        Event::SetStarted { seat, product },
        Event::SetStaged { seat, product, card },
        Event::OffloadStaged { seat, product },
        Event::StagingReset { seat },
        Event::Confirmed { seat },
        Event::DirtySetRevealed { seat, product, card },
        Event::CleanSetRevealed { seat, product, card },
        Event::Co2Rose { tokens: 1, tracker: 2, limit: 3 },
        Event::AllLost,
        Event::SetSold { seat, product, card, sale },
        Event::SetSold { seat, product, card, sale: plain },
        Event::ProductsOffloaded { seat, products: [product].into_iter().collect(), income: 1 },
        Event::IncomeReceived { seat, income: 5, capital: 11 },
        Event::GameEnded,
    ];
    events.extend(ids.clone().map(|card| Event::DemandRevealed { card }));
    events.extend(ids.map(|card| Event::RegulationRevealed { card }));
    events
}

fn events_of_auctions_and_awards(game: &TradeJack) -> Vec<Event> {
    let (seat, revealer, card) = (Seat(1), Seat(0), gold());
    let mut events = vec![
        Event::SourcesDrawn { revealer, count: 2 },
        Event::SourcesSeen { revealer, sources: [card, card] },
        Event::SourceRevealed { revealer, card },
        Event::BannedSourceDiscarded { card },
        Event::BidMade { seat, amount: 4 },
        Event::Passed { seat },
        Event::PassedAutomatically { seat },
        Event::SourceSold { seat, card, price: 4 },
        Event::SourceUnsold { card },
    ];
    let awards = game.cards().each_demand().filter(|(card, _)| game.cards().points_of(*card) > 0);
    for (_, award) in awards {
        events.push(Event::AwardUnclaimed { card: award.id });
        for decided_by in [Decider::Most, Decider::FewerAwards, Decider::LessCapital, Decider::CloserToFirst]
        {
            let compared = [Some(2), None, Some(2)].into_iter().collect();
            events.push(Event::AwardWon { seat, card: award.id, points: 4, compared, decided_by });
        }
    }
    events
}

fn actions() -> Vec<Action> {
    let plain =
        [Action::Pass, Action::Bid(3), Action::Confirm, Action::First(0), Action::First(1), Action::Reset];
    let products = Product::all().flat_map(|product| [Action::StartSet(product), Action::Offload(product)]);
    plain.into_iter().chain(products).chain(Source::all().map(Action::UseSource)).collect()
}

fn refusals() -> Vec<Refusal> {
    let (product, card) = (soap(), gold());
    vec![
        Refusal::NotYourBid,
        Refusal::BidTooLow { high: 3 },
        Refusal::BidAboveCapital { capital: 6 },
        Refusal::NoChoiceOfSource,
        Refusal::EqualSources,
        Refusal::NotInProduction,
        Refusal::AlreadyConfirmed,
        Refusal::NoSuchProduct { product },
        Refusal::NoSourceOfColour { product },
        Refusal::NoSuchSource { card },
        Refusal::OtherColour { product },
        Refusal::Banned,
        Refusal::Offloading,
        Refusal::SellingSets,
        Refusal::NoOffloadingWithCo2,
        Refusal::SetUnfinished,
        Refusal::NoSetStarted,
        Refusal::NothingStaged,
    ]
}

/// Plays one game at random and collects what is said on the way.
fn play(config: Config, seats: u8, number: u64) -> Vec<Phrase> {
    let game = game(config, seats);
    let mut rng = GameRng::quick(number);
    let (mut table, events) = Table::new(game.clone(), Seed::new([7; 32]).of_series(number));
    let mut said: Vec<_> = events.iter().map(|told| game.event(&told.event)).collect();
    loop {
        let asked = table.to_act().first();
        // One of those who wait looks too, or a spectator.
        let other = Seat(rng.below(u32::from(seats) + 1) as u8);
        let other = if other.0 < seats { Viewer::Seat(other) } else { Viewer::Spectator };
        for viewer in asked.map(Viewer::Seat).into_iter().chain([other]) {
            let view = table.view(viewer);
            said.push(game.situation(&view));
            said.extend(game.table(&view));
        }
        let Some(seat) = asked else { return said };
        let actions = table.legal_actions(seat);
        // Passing is favoured a little, so that auctions also end early.
        let action =
            if rng.below(4) == 0 { actions[0] } else { actions[rng.below(actions.len() as u32) as usize] };
        let events = table.play(seat, action).expect("a listed action is legal");
        said.extend(events.iter().map(|told| game.event(&told.event)));
    }
}

/// The ends of games that no random game may reach: all lose, or two share the victory.
fn rare_ends() -> [Phrase; 2] {
    let game = game(Config::default(), 3);
    let (table, _) = Table::new(game.clone(), Seed::new([1; 32]));
    [true, false].map(|all_lost| {
        let mut view = table.view(Viewer::Spectator);
        view.phase = PhaseView::Over { all_lost };
        view.players[2].reputation -= 1;
        game.situation(&view)
    })
}

#[test]
fn every_event_has_words() {
    let game = game(Config::default(), 3);
    let events = events_of_rounds(&game).into_iter().chain(events_of_auctions_and_awards(&game));
    let phrases: Vec<_> = events.map(|event| game.event(&event)).collect();
    vocabulary().covers(&phrases, &["event-", "credits-", "compared-", "counted-"]);
}

#[test]
fn every_event_names_a_rule_that_exists() {
    let game = game(Config::default(), 3);
    let events = events_of_rounds(&game).into_iter().chain(events_of_auctions_and_awards(&game));
    let vocabulary = vocabulary();
    for event in events {
        let rule = TradeJack::event_rule(&event);
        assert!(rule.is_some_and(|rule| vocabulary.has_rule(rule)), "{event:?}: {rule:?}");
    }
}

#[test]
fn every_kind_of_decision_has_a_lesson() {
    let lessons = ["bid", "first", "set", "offload", "keep", "sell", "use", "confirm"];
    let phrases: Vec<_> = lessons.iter().map(|kind| Phrase::new(format!("lesson-{kind}"))).collect();
    vocabulary().covers(&phrases, &["lesson-"]);
}

#[test]
fn every_action_has_words() {
    let game = game(Config::default(), 3);
    let phrases: Vec<_> = actions().into_iter().map(|action| game.action(action)).collect();
    vocabulary().covers(&phrases, &["action-", "product-soap", "product-pnut", "source-gold", "source-peat"]);
}

#[test]
fn every_refusal_has_words_and_a_rule() {
    let game = game(Config::default(), 3);
    let phrases: Vec<_> = refusals().iter().map(|refusal| game.refusal(refusal)).collect();
    let vocabulary = vocabulary();
    vocabulary.covers(&phrases, &["refusal-"]);
    for refusal in refusals() {
        assert!(vocabulary.has_rule(refusal.rule()), "{refusal:?}");
    }
}

#[test]
fn whole_games_are_told_in_words() {
    let normal = Config::default();
    let configs = [
        (Config { source_peek: true, quick_discard: 3, ..normal.clone() }, 2),
        (Config { advanced: true, ..normal.clone() }, 6),
        (Config { co2: true, ..normal.clone() }, 3),
        (normal, 4),
    ];
    let games =
        configs.into_iter().zip(1..).flat_map(|((config, seats), number)| play(config, seats, number));
    let phrases: Vec<_> = games.chain(rare_ends()).collect();
    vocabulary().covers(
        &phrases,
        &["situation-", "table-", "listed-", "banned-", "card-", "award-with-points", "deck-stack"],
    );
}

#[test]
fn every_card_is_explained_and_has_a_note() {
    let game = game(Config::default(), 3);
    let mut phrases = vec![Phrase::new("note-co2")];
    phrases.extend(Product::all().filter_map(|product| game.note_on_product(product)));
    phrases.extend(Source::all().filter_map(|source| game.note_on_source(source)));
    for card in &game.cards().demand {
        phrases.push(game.say_demand(card.face));
        phrases.push(game.say_demand_effect(card.face));
        let notes = game.notes_on_demand(card.face);
        assert!(!notes.is_empty(), "{}", card.id);
        phrases.extend(notes);
    }
    let vocabulary = vocabulary();
    // Notes quote names such as RSPO.
    phrases.iter().for_each(|phrase| vocabulary.knows(phrase));
    vocabulary.uses(&phrases, &["note-", "trend-", "award-most", "regulation"]);
}

#[test]
fn every_option_has_a_question_an_effect_and_names_for_its_values() {
    vocabulary().asks_options::<TradeJack>(&["option-deck"]);
}

#[test]
fn sections_are_titled_as_in_the_rules() {
    vocabulary().titles("TJ", 1..=11);
}

#[test]
fn russian_numbers_are_grammatical() {
    let game = game(Config::default(), 3);
    let prices = [(1, "1 жетон"), (3, "3 жетона"), (5, "5 жетонов"), (11, "11 жетонов"), (21, "21 жетон")];
    for (price, tokens) in prices {
        let event = Event::SourceSold { seat: Seat(0), card: gold(), price };
        let said = vocabulary().words.say("ru", &game.event(&event), &|_: Seat| "Анна".to_owned());
        assert_eq!(said, format!("Анна покупает источник «Золотой стандарт» (жёлтый) за {tokens} капитала."));
    }
}

#[test]
fn the_arithmetic_of_a_sale_is_told() {
    let game = game(Config::default(), 3);
    let sale = Sale { value: 2, bonus: 3, credits: [4, 6, 12].into_iter().collect(), income: 17 };
    let event = Event::SetSold { seat: Seat(0), product: soap(), card: gold(), sale };
    let said = vocabulary().words.say("en", &game.event(&event), &Numbered);
    let arithmetic = "Value 2 + 3, Green Credits 4 → 6 → 12, together 17 Capital.";
    assert_eq!(said, format!("Player 1 sells Soap (blue) with Gold Standard (yellow): {arithmetic}"));
}

#[test]
fn tj_10_8_a_renamed_card_keeps_its_own_name_in_every_language() {
    let mut list = deck::read(deck::STANDARD).expect("the standard list is whole");
    list.product[0].name = "Candles".to_owned();
    let game = game(Config { deck: Some(list), ..Config::default() }, 2);
    let other = Product::new(1, Colour::Yellow);
    let said = |product| vocabulary().words.say("ru", &game.action(Action::StartSet(product)), &Numbered);
    assert_eq!(said(soap()), "Начать набор: товар «Candles» (синий)");
    assert_eq!(said(other), "Начать набор: товар «Стиральный порошок» (жёлтый)");
    assert_eq!(game.note_on_product(soap()), None);
    assert!(game.note_on_product(other).is_some());
}
