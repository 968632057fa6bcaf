//! Bots by name.

use std::time::Duration;

use ecotable_bots::{Bot, BotSpec, Budget, Character, Plain, Random, Roster, Uniform, create};
use ecotable_kernel::{Arg, Game, Peek, Seat};
use ecotable_testkit::lots::{Config, Lots};

use crate::positions::dealt;

/// Lots with a character of its own.
struct Crowd;

impl Roster for Crowd {
    type Game = Lots;
    type Policy = Uniform;
    const CHARACTERS: &'static [Character<Lots>] =
        &[Character { name: "rookie", make: |seed| Box::new(Random::new(seed)) }];
}

#[test]
fn every_name_makes_a_bot_that_decides() {
    let game = Lots::new(&Config::default(), 2).unwrap();
    let state = dealt(&game, "1");
    for name in ["random", "rookie", "search", "search:5", "search:1ms"] {
        let mut bot = create::<Crowd>(name, 1).unwrap();
        let action = bot.choose(Peek::new(&game, &state, Seat(0)));
        assert_eq!(game.check(&state, Seat(0), action), Ok(()), "{name}");
    }
}

#[test]
fn an_unknown_name_is_answered_with_all_names() {
    for name in ["", "expert", "random:5", "search:", "search:0", "search:fast", "search:-1ms", "Search"] {
        let error = BotSpec::parse::<Crowd>(name).unwrap_err().to_string();
        assert!(
            error.starts_with(&format!("there is no bot `{name}`; there are: random, rookie, search (")),
            "{error}"
        );
    }
    assert!(create::<Plain<Lots>>("rookie", 1).is_err());
}

#[test]
fn a_spec_keeps_its_text_and_knows_whether_it_plays_at_random() {
    let spec = |text| BotSpec::parse::<Crowd>(text).unwrap();
    assert_eq!(spec("search:200ms").to_string(), "search:200ms");
    assert!(spec("random").is_random() && !spec("rookie").is_random());
}

#[test]
fn a_budget_is_a_number_or_a_time() {
    let check = |text: &str, budget| assert_eq!(text.parse(), Ok(budget));
    check("5000", Budget::Simulations(5000));
    check("200ms", Budget::Time(Duration::from_millis(200)));
    check("2s", Budget::Time(Duration::from_secs(2)));
    assert!("200m".parse::<Budget>().is_err() && "0s".parse::<Budget>().is_err());
}

#[test]
fn the_random_bot_says_from_how_many_choices_it_picked() {
    let game = Lots::new(&Config::default(), 2).unwrap();
    let state = dealt(&game, "1");
    let decision = Random::new(1).decide(Peek::new(&game, &state, Seat(0)));
    assert_eq!(decision.reason.args, [("choices", Arg::Number(6))]);
    assert_eq!(decision.action, Random::new(1).choose(Peek::new(&game, &state, Seat(0))));
}

#[test]
fn the_random_bot_picks_every_action_about_equally_often() {
    let game = Lots::new(&Config::default(), 2).unwrap();
    let state = dealt(&game, "1");
    let mut bot = Random::new(1);
    let mut legal = Vec::new();
    game.legal_actions(&state, Seat(0), &mut legal);
    let mut counts = vec![0; legal.len()];
    for _ in 0..6000 {
        let action = bot.choose(Peek::new(&game, &state, Seat(0)));
        counts[legal.binary_search(&action).unwrap()] += 1;
    }
    assert!(counts.iter().all(|count| (900..1100).contains(count)), "{counts:?}");
}
