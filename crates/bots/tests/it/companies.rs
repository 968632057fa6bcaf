//! The bots that know Ecologic.

use ecotable_bots::ecologic::Quick;
use ecotable_bots::ecologic::{Companies, LOCALES};
use ecotable_bots::{Policy, Roster, create};
use ecotable_ecologic::{Action, Config, Ecologic, Edition, Item, State};
use ecotable_kernel::{Arg, Game, GameRng, Peek, Phrase, Seat, Step};

use crate::words::Reasons;

/// Plays a game between bots of one kind; `look` sees every position with the seat that is asked.
fn play(game: &Ecologic, bot: &str, mut look: impl FnMut(&State, Seat)) -> State {
    let mut step = Step::quiet("companies".parse().unwrap());
    let mut state = game.setup(&mut step);
    let mut bot = create::<Companies>(bot, 1).unwrap();
    let mut ply = 0;
    while let Some(seat) = game.to_act(&state).first() {
        look(&state, seat);
        let action = bot.choose(Peek::new(game, &state, seat));
        assert_eq!(game.check(&state, seat, action), Ok(()), "decision {ply}");
        ply += 1;
        assert!(ply < 5000, "the game does not end");
        step.begin(ply);
        game.apply(&mut state, seat, action, &mut step);
    }
    state
}

fn game(edition: Edition, seats: u8) -> Ecologic {
    Ecologic::new(&Config { edition, ..Config::default() }, seats).unwrap()
}

#[test]
fn companies_decide_the_same_in_two_worlds_that_their_seat_cannot_tell_apart() {
    for edition in [Edition::Ed1, Edition::Ed2] {
        let config = Config { edition, face_down: true, ..Config::default() };
        let game = Ecologic::new(&config, 3).unwrap();
        let mut rng = GameRng::quick(3);
        let (mut different, mut seed) = (0, 0);
        play(&game, "expert", |state, seat| {
            seed += 1;
            let twin = Peek::new(&game, state, seat).imagine(&mut rng);
            different += u32::from(twin != *state);
            for character in Companies::CHARACTERS {
                let decide = |world| (character.make)(seed).decide(Peek::new(&game, world, seat));
                assert_eq!(
                    decide(state),
                    decide(&twin),
                    "{} in seat {seat}, decision {seed}",
                    character.name
                );
            }
        });
        assert!(different > 60, "only {different} twins were another world at all");
    }
}

#[test]
fn every_reason_that_companies_give_can_be_said() {
    let mut reasons = Reasons::of(LOCALES);
    for character in Companies::CHARACTERS {
        for edition in [Edition::Ed1, Edition::Ed2] {
            let game = game(edition, 4);
            let mut bot = (character.make)(2);
            play(&game, character.name, |state, seat| {
                reasons.hear(&bot.decide(Peek::new(&game, state, seat)).reason);
            });
        }
    }
    reasons.expect_heard(
        "reason-ecologic",
        &["bid", "pass", "useless", "nominal", "open", "draw", "wait", "wait-even", "place", "best"],
    );
}

/// A part of a reason.
fn part<'a>(reason: &'a Phrase, name: &str) -> Option<&'a Arg> {
    reason.args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg)
}

fn number(reason: &Phrase, name: &str) -> i64 {
    match part(reason, name) {
        Some(Arg::Number(number)) => *number,
        Some(Arg::Text(text)) => text.replace('−', "-").parse().unwrap(),
        other => panic!("{name} is {other:?} in {reason:?}"),
    }
}

fn inner<'a>(reason: &'a Phrase, name: &str) -> &'a Phrase {
    match part(reason, name) {
        Some(Arg::Phrase(phrase)) => phrase,
        other => panic!("{name} is {other:?} in {reason:?}"),
    }
}

/// The final score that the expert expects.
fn foreseen(game: &Ecologic, state: &State, seat: Seat) -> Option<i64> {
    let foresight = Quick::default().foresee(game, state)?;
    Some((foresight.scores[seat.index()].round() as i64).max(0))
}

#[test]
fn a_bid_is_made_as_long_as_it_is_not_above_the_worth_that_the_reason_names() {
    for edition in [Edition::Ed1, Edition::Ed2] {
        let game = game(edition, 3);
        let (mut bot, mut seen) = (create::<Companies>("expert", 2).unwrap(), [0, 0]);
        play(&game, "expert", |state, seat| {
            let decision = bot.decide(Peek::new(&game, state, seat));
            let reason = &decision.reason;
            let Some((item, _, high)) = state.auction() else { return };
            let passes = match &*reason.key {
                "reason-ecologic-bid" => false,
                "reason-ecologic-pass" | "reason-ecologic-useless" => true,
                _ => return,
            };
            let (price, worth) = (number(reason, "price"), number(reason, "worth"));
            assert_eq!(price, i64::from(high) + 1);
            assert_eq!(passes, price > worth, "{reason:?}");
            assert_eq!(decision.action, if passes { Action::Pass } else { Action::Bid(price as u8) });
            assert_eq!(reason.key == "reason-ecologic-useless", passes && worth == 0);
            if let Item::Initiative(card) = item {
                let face = game.face(card);
                let why = inner(reason, "why");
                assert_eq!(number(why, "balance"), i64::from(face.enviro));
                assert_eq!(number(why, "income"), -i64::from(face.cost));
            }
            seen[usize::from(passes)] += 1;
        });
        assert!(seen.iter().all(|&times| times > 5), "{edition:?}: {seen:?}");
    }
}

#[test]
fn what_a_reason_says_of_a_token_is_what_the_rules_make_of_it() {
    for edition in [Edition::Ed1, Edition::Ed2] {
        let game = game(edition, 3);
        let (mut bot, mut seen) = (create::<Companies>("expert", 2).unwrap(), 0);
        play(&game, "expert", |state, seat| {
            let decision = bot.decide(Peek::new(&game, state, seat));
            let Action::Place(_, cell) = decision.action else { return };
            if decision.reason.key != "reason-ecologic-place" || state.turn() == 0 {
                return;
            }
            let mut after = *state;
            game.apply(&mut after, seat, decision.action, &mut Step::simulated(GameRng::quick(0)));
            let earns = |state: &State| {
                let income = game.income_of(state, seat);
                i64::from(income.refineries) + i64::from(income.hub)
            };
            let what = inner(&decision.reason, "what");
            assert_eq!(number(what, "income"), earns(&after) - earns(state), "{what:?}");
            let balance = |state: &State| {
                let balance = game.balance_of(state, seat);
                i64::from(balance.change()) - i64::from(balance.exempt)
            };
            assert_eq!(number(what, "balance"), balance(&after) - balance(state), "{what:?}");
            assert_eq!(number(what, "taken"), i64::from(state.board().enviro(cell)));
            let score = inner(&decision.reason, "score");
            if after.turn() == state.turn() {
                assert_eq!(Some(number(score, "after")), foreseen(&game, &after, seat), "{score:?}");
            }
            if score.key == "score-ecologic" {
                assert!(number(score, "rest") < number(score, "after"));
            }
            seen += 1;
        });
        assert!(seen > 5, "{edition:?}: {seen}");
    }
}

#[test]
fn whoever_passes_says_what_is_expected_without_and_with_the_best_that_could_be_done() {
    for edition in [Edition::Ed1, Edition::Ed2] {
        let game = game(edition, 3);
        let (mut bot, mut seen) = (create::<Companies>("expert", 2).unwrap(), 0);
        play(&game, "expert", |state, seat| {
            let reason = bot.decide(Peek::new(&game, state, seat)).reason;
            if !reason.key.starts_with("reason-ecologic-wait") || state.turn() == 0 {
                return;
            }
            let (now, best) = (number(&reason, "now"), number(&reason, "best"));
            assert_eq!(Some(now), foreseen(&game, state, seat));
            assert_eq!(reason.key == "reason-ecologic-wait", best < now, "{reason:?}");
            assert!(best <= now + 1, "passing throws away {} points", best - now);
            seen += 1;
        });
        assert!(seen > 5, "{edition:?}: {seen}");
    }
}

/// Plays a game with these bots and returns the final position.
fn seat(game: &Ecologic, bots: &[&str], seed: u64) -> State {
    let mut step = Step::simulated(GameRng::quick(seed));
    let mut state = game.setup(&mut step);
    let each = bots.iter().zip(0..).map(|(bot, place)| create::<Companies>(bot, seed + place).unwrap());
    let mut bots: Vec<_> = each.collect();
    while let Some(seat) = game.to_act(&state).first() {
        let action = bots[seat.index()].choose(Peek::new(game, &state, seat));
        game.apply(&mut state, seat, action, &mut step);
    }
    state
}

/// The part of mirrored games of two that the first bot wins; a shared victory is half a win.
fn won(edition: Edition, first: &str, second: &str) -> f32 {
    let game = game(edition, 2);
    let mut points = 0.0;
    for seed in 0..24 {
        for (place, bots) in [(0, [first, second]), (1, [second, first])] {
            let standings = game.outcome(&seat(&game, &bots, 100 * seed)).unwrap().standings;
            let shared = standings.iter().filter(|standing| standing.rank == 1).count() as f32;
            points += if standings[place].rank == 1 { 1.0 / shared } else { 0.0 };
        }
    }
    points / 48.0
}

#[test]
fn whoever_looks_further_wins_in_both_editions() {
    for edition in [Edition::Ed1, Edition::Ed2] {
        for (better, worse) in [("expert", "merchant"), ("merchant", "rookie"), ("rookie", "random")] {
            let part = won(edition, better, worse);
            assert!(part > 0.55, "{better} won {part} of its games against {worse} in {edition:?}");
        }
    }
}

#[test]
fn archetypes_have_a_character_and_sense() {
    for edition in [Edition::Ed1, Edition::Ed2] {
        let game = game(edition, 3);
        let ratio = |bot: &str| {
            let ends = (0..12).map(|seed| seat(&game, &[bot; 3], seed));
            let (money, enviro) = ends.fold((0, 0), |(money, enviro), end| {
                let sum = |of: fn(&State, Seat) -> u16| {
                    Seat::all(3).map(|seat| u32::from(of(&end, seat))).sum::<u32>()
                };
                (money + sum(State::money), enviro + sum(State::enviro))
            });
            money as f32 / enviro as f32
        };
        let (industrialist, balanced, green) = (ratio("industrialist"), ratio("balanced"), ratio("green"));
        assert!(industrialist > balanced && balanced > green, "{industrialist} {balanced} {green}");
        for archetype in ["industrialist", "green", "balanced"] {
            assert!(won(edition, archetype, "random") > 0.8, "{archetype} in {edition:?}");
            assert!(won(edition, "expert", archetype) > 0.6, "{archetype} in {edition:?}");
        }
    }
}

#[test]
fn the_quick_policy_leaves_something_to_choose_in_every_position() {
    let game = game(Edition::Ed1, 3);
    let mut search = create::<Companies>("search:24", 5).unwrap();
    let mut legal = Vec::new();
    let mut bids = 0;
    play(&game, "merchant", |state, seat| {
        let action = search.choose(Peek::new(&game, state, seat));
        game.legal_actions(state, seat, &mut legal);
        assert!(legal.contains(&action), "{action} is not legal");
        bids += u32::from(matches!(action, Action::Bid(_)));
    });
    assert!(bids > 10, "the search bid only {bids} times");
}
