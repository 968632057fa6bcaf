//! The bots that know Europe Plastic's Race.

use ecotable_bots::plastic_race::{Drivers, LOCALES};
use ecotable_bots::{Roster, create};
use ecotable_kernel::{Game, GameRng, Peek, Seat, Step};
use ecotable_plastic_race::city::CityName;
use ecotable_plastic_race::{Config, PlasticRace, State};

use crate::words::Reasons;

fn game(city: CityName, seats: u8) -> PlasticRace {
    PlasticRace::new(&Config { city, ..Config::default() }, seats).unwrap()
}

/// Plays a game, one bot for each seat; `look` sees every position with the seat that is asked.
fn play(game: &PlasticRace, bots: &[&str], seed: u64, mut look: impl FnMut(&State, Seat)) -> State {
    let mut step = Step::simulated(GameRng::quick(seed));
    let mut state = game.setup(&mut step);
    let mut bots: Vec<_> = bots.iter().map(|bot| create::<Drivers>(bot, seed).unwrap()).collect();
    while let Some(seat) = game.to_act(&state).first() {
        look(&state, seat);
        let action = bots[seat.index()].choose(Peek::new(game, &state, seat));
        assert_eq!(game.check(&state, seat, action), Ok(()), "{action}");
        game.apply(&mut state, seat, action, &mut step);
    }
    state
}

#[test]
fn drivers_decide_the_same_in_two_worlds_that_their_seat_cannot_tell_apart() {
    let game = game(CityName::Athens, 3);
    let mut rng = GameRng::quick(3);
    let (mut different, mut seed) = (0, 0);
    play(&game, &["expert", "merchant", "rookie"], 1, |state, seat| {
        seed += 1;
        let twin = Peek::new(&game, state, seat).imagine(&mut rng);
        different += u32::from(twin != *state);
        for character in Drivers::CHARACTERS {
            let decide = |world| (character.make)(seed).decide(Peek::new(&game, world, seat));
            assert_eq!(decide(state), decide(&twin), "{} in seat {seat}, decision {seed}", character.name);
        }
    });
    assert!(different > 50, "only {different} twins were another world at all");
}

#[test]
fn every_reason_that_drivers_give_can_be_said() {
    let mut reasons = Reasons::of(LOCALES);
    for (number, character) in Drivers::CHARACTERS.iter().enumerate() {
        let game = game(CityName::ALL[number + 3], 2);
        let mut bot = (character.make)(2);
        play(&game, &[character.name; 2], 2, |state, seat| {
            reasons.hear(&bot.decide(Peek::new(&game, state, seat)).reason);
        });
    }
    reasons.expect_heard(
        "reason-plastic",
        &["to-bin", "closer", "collect", "end", "effect", "refill", "discard"],
    );
}

/// How many of so many games the first of two bots wins, a shared victory counting half.
fn wins(first: &str, second: &str, city: CityName, games: u64) -> f64 {
    let game = game(city, 2);
    let mut won = 0.0;
    for seed in 0..games {
        let swapped = seed % 2 == 1;
        let bots = if swapped { [second, first] } else { [first, second] };
        let state = play(&game, &bots, seed, |_, _| ());
        let outcome = game.outcome(&state).unwrap();
        if outcome.standings[usize::from(swapped)].rank == 1 {
            won += 1.0 / f64::from(outcome.winning_sides());
        }
    }
    won
}

#[test]
fn the_expert_beats_the_merchant_and_the_merchant_the_rookie() {
    let stronger = [("expert", "merchant"), ("merchant", "rookie"), ("rookie", "random")];
    for (better, worse) in stronger {
        let won: f64 =
            [CityName::Victoria, CityName::Athens].iter().map(|&city| wins(better, worse, city, 24)).sum();
        assert!(won > 26.0, "{better} won {won} of 48 games against {worse}");
    }
}
