//! The bots that know TradeJack.

use ecotable_bots::tradejack::{LOCALES, Traders};
use ecotable_bots::{Roster, create};
use ecotable_kernel::{Game, GameRng, Peek, Seat, Step};
use ecotable_tradejack::{Action, Config, State, TradeJack};

use crate::words::Reasons;

/// Plays a game between bots of one kind; `look` sees every position with the seat that is asked.
fn play(game: &TradeJack, bot: &str, mut look: impl FnMut(&State, Seat)) -> State {
    let mut step = Step::quiet("traders".parse().unwrap());
    let mut state = game.setup(&mut step);
    let mut bot = create::<Traders>(bot, 1).unwrap();
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

fn game(seats: u8) -> TradeJack {
    TradeJack::new(&Config { source_peek: true, ..Config::default() }, seats).unwrap()
}

#[test]
fn traders_decide_the_same_in_two_worlds_that_their_seat_cannot_tell_apart() {
    let game = game(3);
    let mut rng = GameRng::quick(3);
    let mut different = 0;
    let mut seed = 0;
    play(&game, "expert", |state, seat| {
        seed += 1;
        let twin = Peek::new(&game, state, seat).imagine(&mut rng);
        different += u32::from(twin != *state);
        for character in Traders::CHARACTERS {
            let decide = |world| (character.make)(seed).decide(Peek::new(&game, world, seat));
            assert_eq!(decide(state), decide(&twin), "{} in seat {seat}, decision {seed}", character.name);
        }
    });
    assert!(different > 100, "only {different} twins were another world at all");
}

#[test]
fn every_reason_that_traders_give_can_be_said() {
    let game = game(4);
    let mut reasons = Reasons::of(LOCALES);
    for character in Traders::CHARACTERS {
        let mut bot = (character.make)(2);
        play(&game, character.name, |state, seat| {
            reasons.hear(&bot.decide(Peek::new(&game, state, seat)).reason);
        });
    }
    reasons.expect_heard("reason-tradejack", &["bid", "pass", "first", "set", "confirm"]);
}

#[test]
fn with_co2_a_table_of_experts_survives_where_rookies_perish() {
    let config = Config { co2: true, ..Config::default() };
    let game = TradeJack::new(&config, 4).unwrap();
    let lost = |bot| game.outcome(&play(&game, bot, |_, _| ())).unwrap().winners().count() == 0;
    assert!(!lost("expert"));
    assert!(lost("rookie"));
}

#[test]
fn the_quick_policy_leaves_something_to_choose_in_every_position() {
    let game = game(3);
    let mut search = create::<Traders>("search:40", 5).unwrap();
    let mut legal = Vec::new();
    let mut bids = 0;
    play(&game, "merchant", |state, seat| {
        let action = search.choose(Peek::new(&game, state, seat));
        game.legal_actions(state, seat, &mut legal);
        assert!(legal.contains(&action), "{action} is not legal");
        bids += u32::from(matches!(action, Action::Bid(_)));
    });
    assert!(bids > 20, "the search bid only {bids} times");
}
