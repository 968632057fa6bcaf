//! The bots that know Ecologic.

use ecotable_bots::ecologic::{Companies, LOCALES};
use ecotable_bots::{Roster, create};
use ecotable_ecologic::{Action, Config, Ecologic, Edition, State};
use ecotable_kernel::{Game, GameRng, Peek, Seat, Step};

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
    let words = ecotable_words::Words::new(&[LOCALES, ecotable_bots::LOCALES]).unwrap();
    let mut keys = std::collections::BTreeSet::new();
    for character in Companies::CHARACTERS {
        let game = game(Edition::Ed2, 4);
        let mut bot = (character.make)(2);
        play(&game, character.name, |state, seat| {
            let reason = bot.decide(Peek::new(&game, state, seat)).reason;
            for language in ["en", "ru"] {
                let said = words.try_say(language, &reason, &ecotable_words::Numbered);
                assert!(said.is_ok(), "{language}: {said:?}");
            }
            keys.insert(reason.key);
        });
    }
    for decision in ["bid", "pass", "nominal", "open", "draw", "wait", "best"] {
        assert!(
            keys.contains(&format!("reason-ecologic-{decision}")),
            "nobody explained {decision}: {keys:?}"
        );
    }
    assert_eq!(ecotable_words::check::complete(LOCALES), []);
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
