//! The bots that know EcoTrade.

use ecotable_bots::ecotrade::{LOCALES, Shippers};
use ecotable_bots::{Roster, create};
use ecotable_ecotrade::{Action, Banking, Config, Developments, EcoTrade, State};
use ecotable_kernel::{Game, GameRng, Peek, Seat, Step};

use crate::words::Reasons;

/// Plays a game between bots of one kind; `look` sees every position with the seat that is asked.
fn play(game: &EcoTrade, bot: &str, mut look: impl FnMut(&State, Seat)) -> State {
    let mut step = Step::quiet("shippers".parse().unwrap());
    let mut state = game.setup(&mut step);
    let mut bot = create::<Shippers>(bot, 1).unwrap();
    let mut ply = 0;
    while let Some(seat) = game.to_act(&state).first() {
        look(&state, seat);
        let action = bot.choose(Peek::new(game, &state, seat));
        assert_eq!(game.check(&state, seat, action), Ok(()), "decision {ply}");
        ply += 1;
        step.begin(ply);
        game.apply(&mut state, seat, action, &mut step);
    }
    state
}

fn games() -> Vec<EcoTrade> {
    let normal = Config::default();
    let configs = [
        normal,
        Config { developments: Developments::EasierV2, ..normal },
        Config { banking: Banking::Manual, short_deck: true, growth_limit: 60, ..normal },
    ];
    configs.iter().zip([2, 3, 4]).map(|(config, seats)| EcoTrade::new(config, seats).unwrap()).collect()
}

#[test]
fn shippers_decide_the_same_in_two_worlds_that_their_seat_cannot_tell_apart() {
    let mut rng = GameRng::quick(3);
    let (mut different, mut seed) = (0, 0);
    for game in games() {
        play(&game, "expert", |state, seat| {
            seed += 1;
            let twin = Peek::new(&game, state, seat).imagine(&mut rng);
            different += u32::from(twin != *state);
            for character in Shippers::CHARACTERS {
                let decide = |world| (character.make)(seed).decide(Peek::new(&game, world, seat));
                assert_eq!(
                    decide(state),
                    decide(&twin),
                    "{} in seat {seat}, decision {seed}",
                    character.name
                );
            }
        });
    }
    assert!(different > 100, "only {different} twins were another world at all");
}

#[test]
fn every_reason_that_shippers_give_can_be_said() {
    let mut reasons = Reasons::of(LOCALES);
    for game in games() {
        for character in Shippers::CHARACTERS {
            let mut bot = (character.make)(2);
            play(&game, character.name, |state, seat| {
                reasons.hear(&bot.decide(Peek::new(&game, state, seat)).reason);
            });
        }
    }
    reasons.expect_heard(
        "reason-ecotrade",
        &["return", "take", "start", "add", "done", "means", "keep", "redraw", "buy", "buy-even", "end"],
    );
}

#[test]
fn the_quick_policy_leaves_something_to_choose_in_every_position() {
    let mut started = 0;
    for game in games() {
        let mut search = create::<Shippers>("search:24", 5).unwrap();
        let mut legal = Vec::new();
        play(&game, "merchant", |state, seat| {
            let action = search.choose(Peek::new(&game, state, seat));
            game.legal_actions(state, seat, &mut legal);
            assert!(legal.contains(&action), "{action} is not legal");
            started += u32::from(matches!(action, Action::StartWith(_)));
        });
    }
    assert!(started > 10, "the search started only {started} shipments");
}

#[test]
fn a_table_of_experts_ends_with_good_scores() {
    for game in games() {
        let state = play(&game, "expert", |_, _| ());
        let scores: Vec<i32> = game.outcome(&state).unwrap().standings.iter().map(|it| it.score).collect();
        assert!(scores.iter().all(|&score| score > 20), "{scores:?}");
    }
}

/// What a table of three bots of one kind does in some games.
#[derive(Debug, Default)]
struct Habits {
    decisions_to_add: u32,
    developments: u32,
    impact: u32,
    rounds: u32,
}

fn habits(bot: &str) -> Habits {
    let game = EcoTrade::new(&Config::default(), 3).unwrap();
    let mut habits = Habits::default();
    for number in 0..40 {
        let mut step = Step::quiet(format!("habits {number}").parse().unwrap());
        let mut state = game.setup(&mut step);
        let mut bot = create::<Shippers>(bot, number).unwrap();
        let mut ply = 0;
        while let Some(seat) = game.to_act(&state).first() {
            let action = bot.choose(Peek::new(&game, &state, seat));
            habits.decisions_to_add += u32::from(matches!(action, Action::AddCard(_)));
            ply += 1;
            step.begin(ply);
            game.apply(&mut state, seat, action, &mut step);
        }
        for seat in Seat::all(3) {
            habits.developments += u32::from(state.owned(seat));
            habits.impact += u32::from(game.settlement(&state, seat).raw_impact);
        }
        habits.rounds += u32::from(state.round());
    }
    habits
}

#[test]
fn each_temperament_plays_as_its_name_says() {
    let [expert, racer, investor, consolidator] = ["expert", "racer", "investor", "consolidator"].map(habits);
    let told = format!("{expert:?} {racer:?} {investor:?} {consolidator:?}");
    assert!(2 * consolidator.decisions_to_add > 3 * expert.decisions_to_add, "{told}");
    assert!(racer.rounds < expert.rounds && racer.developments < expert.developments, "{told}");
    assert!(investor.developments >= expert.developments && investor.impact < expert.impact, "{told}");
}
