//! Laws for every game in the list.

use ecotable_catalog::{Listing, OpenError, Setup, games, new_table};
use ecotable_kernel::{ConfigError, OptionKind};
use serde_json::{Value, json};

use crate::{play_on, setup, table};

fn values(kind: &OptionKind) -> Vec<Value> {
    match kind {
        OptionKind::Flag | OptionKind::Switch => vec![json!(false), json!(true)],
        OptionKind::Words(words) => words.iter().map(|&word| json!(word)).collect(),
        OptionKind::Numbers(numbers) => numbers.iter().map(|&number| json!(number)).collect(),
        OptionKind::RandomOrSeat => vec![json!("random"), json!(0), json!(1)],
        OptionKind::Depends(kind) => [vec![json!(null)], values(kind)].concat(),
    }
}

#[test]
fn ids_are_different_and_fit_into_addresses() {
    let ids: Vec<_> = games().iter().map(|game| game.meta.id).collect();
    for (index, id) in ids.iter().enumerate() {
        assert!(!ids[..index].contains(id), "{id}");
        assert!(!id.is_empty() && id.chars().all(|c| c.is_ascii_lowercase() || c == '-'), "{id}");
    }
}

#[test]
fn every_option_takes_the_values_that_it_names() {
    for game in games() {
        for option in game.meta.options {
            let values = values(&option.kind);
            let taken = values.iter().filter(|&value| takes(&game, option.name, value)).count();
            assert!(2 * taken >= values.len(), "{} of {} takes {taken} values", option.name, game.meta.id);
        }
    }
}

/// Whether a match can be played with this value; one that needs another option is refused by its own name.
fn takes(game: &Listing, name: &str, value: &Value) -> bool {
    let with_most = Setup { seats: *game.meta.seats.end(), ..setup(game, json!({ name: value })) };
    match new_table(game.meta.id, &with_most) {
        Ok(opened) => {
            assert_eq!(opened.table.config()[name], *value, "{name} of {}", game.meta.id);
            true
        }
        Err(OpenError::Config(ConfigError::Option { name: refused, .. })) if refused == name => false,
        Err(error) => panic!("{name}={value} of {}: {error}", game.meta.id),
    }
}

#[test]
fn unknown_options_and_wrong_numbers_of_seats_are_refused() {
    for game in games() {
        let refused = |setup| new_table(game.meta.id, &setup).err().unwrap();
        let unknown = setup(&game, json!({"no such option": true}));
        assert!(matches!(refused(unknown), OpenError::Unreadable(_)), "{}", game.meta.id);
        for seats in [0, *game.meta.seats.start() - 1, *game.meta.seats.end() + 1, u8::MAX] {
            let mut setup = setup(&game, json!({}));
            setup.seats = seats;
            assert!(matches!(refused(setup), OpenError::Config(_)), "{seats} seats of {}", game.meta.id);
        }
    }
}

#[test]
fn every_bot_plays_every_game() {
    for game in games() {
        let table = table(&game);
        let seat = table.to_act().first().unwrap();
        for bot in game.bots() {
            let bot = if bot == "search" { "search:50" } else { bot };
            let advice = table.advise(seat, bot, 1).unwrap();
            assert_eq!(table.check(seat, &advice.action), Ok(()), "{bot} of {}", game.meta.id);
        }
        for bot in [game.usual_bot(), game.best_bot()] {
            assert_eq!(table.check_bot(bot), Ok(()));
        }
    }
}

#[test]
fn every_game_comes_to_its_end() {
    for game in games() {
        let mut table = table(&game);
        play_on(&mut *table, 100_000);
        assert!(table.to_act().is_empty() && table.outcome().is_some(), "{}", game.meta.id);
    }
}

#[test]
fn standard_cards_can_be_read_and_played_with() {
    for game in games() {
        let Some(cards) = game.cards else { continue };
        let list = (cards.read)(cards.standard).unwrap();
        let opened = new_table(game.meta.id, &setup(&game, json!({ cards.option: list }))).unwrap();
        assert_eq!(opened.table.config()[cards.option], list);
        // Without a scenario the events come at random; there is no standard one.
        let is_usual = cards.option == "scenario" || opened.table.snapshot() == table(&game).snapshot();
        assert!(is_usual, "the same cards make the same match");
        let errors = (cards.read)("= nonsense").unwrap_err();
        assert_eq!(errors[0].line, 1);
    }
}

/// Whether the rules have a line with this number: one of a list, or a ruling in a table.
fn is_written(rules: &str, number: &str) -> bool {
    rules.contains(&format!("**{number}**")) || rules.contains(&format!("| {number} |"))
}

#[test]
fn every_rule_that_is_cited_can_be_looked_up() {
    for game in games() {
        let rules = game.rules_in("en").unwrap();
        let mut table = table(&game);
        for _ in 0..300 {
            let Some(seat) = table.to_act().first() else { break };
            for action in rules.split('`').chain(["pass", "bid 1", "bid 999"]) {
                let rule = table.check(seat, action).err().and_then(|declined| declined.rule());
                assert!(rule.is_none_or(|rule| is_written(rules, rule)), "{rule:?}");
            }
            play_on(&mut *table, 1);
        }
    }
}
