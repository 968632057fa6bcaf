//! What the search decides.

use ecotable_bots::{Bot, Budget, Foresight, Imagined, Plain, Policy, Search, Settings, Uniform, create};
use ecotable_kernel::{Arg, Game, GameRng, MAX_SEATS, Peek, PerSeat, Seat, Table};
use ecotable_testkit::lots::{Action, Config, Lots, Phase, State};
use ecotable_testkit::pebbles::{self, Pebbles};

use crate::positions::{dealt, decision, last_auction, last_sale, one_round, search};

#[test]
fn it_keeps_a_card_that_is_worth_more_in_the_hand_than_sold() {
    assert_eq!(decision(&last_sale([59, 58, 57, 47, 46]), 300), Action::Keep);
}

#[test]
fn it_bids_when_nobody_can_bid_against_it() {
    // Two high cards of a suit of which it has three already, and an opponent without a coin.
    assert_eq!(decision(&last_auction([59, 58, 57, 0, 1], [56, 55], (0, 0)), 500), Action::Raise(1));
}

#[test]
fn it_passes_when_a_lot_has_become_too_dear() {
    // The lot is worth 3 coins, and the other seat has bid 20.
    assert_eq!(decision(&last_auction([59, 58, 57, 56, 55], [0, 13], (30, 20)), 500), Action::Pass);
}

#[test]
fn it_hides_what_it_has_seen_the_bank_hide() {
    let game = Pebbles::new(&pebbles::Config::default(), 3).unwrap();
    let (mut table, _) = Table::new(game, "1".parse().unwrap());
    table.play(Seat(1), pebbles::Action::Look).unwrap();
    let settings = Settings { budget: Budget::Simulations(400), ..Settings::default() };
    let action = Search::new(Uniform, settings, 1).choose(table.peek(Seat(1)));
    assert_eq!(action, pebbles::Action::Hide(table.state().bank));
}

#[test]
fn the_same_seed_and_budget_decide_the_same() {
    let game = Lots::new(&Config::default(), 4).unwrap();
    let state = dealt(&game, "1");
    let think = |seed| {
        let mut bot = search(500, seed);
        let decision = bot.decide(Peek::new(&game, &state, Seat(0)));
        (decision, bot.candidates())
    };
    assert_eq!(think(1), think(1));
    assert_ne!(think(1).1, think(2).1);
}

#[test]
fn it_spends_its_budget_unless_the_choice_is_clear_before() {
    let game = Lots::new(&Config::default(), 4).unwrap();
    let state = dealt(&game, "1");
    let mut bot = search(100, 1);
    bot.choose(Peek::new(&game, &state, Seat(0)));
    let visits: u32 = bot.candidates().iter().map(|candidate| candidate.simulations).sum();
    assert_eq!(visits, bot.simulations());
    assert!((100..120).contains(&bot.simulations()), "{}", bot.simulations());

    let clear = last_sale([59, 58, 57, 47, 46]);
    let mut bot = search(10_000, 1);
    bot.choose(Peek::new(&one_round(2), &clear, Seat(0)));
    assert!(bot.simulations() < 5000, "{}", bot.simulations());
}

#[test]
fn it_says_why() {
    let game = Lots::new(&Config::default(), 4).unwrap();
    let state = dealt(&game, "1");
    let mut bot = search(100, 1);
    let reason = bot.decide(Peek::new(&game, &state, Seat(0))).reason;
    assert_eq!(reason.key, "reason-search");
    assert_eq!(reason.args[0], ("tried", Arg::Number(6)));
    assert_eq!(reason.args[1], ("simulations", Arg::Number(bot.simulations().into())));
    let share = bot.candidates()[0].win_share;
    assert_eq!(reason.args[2], ("percent", Arg::Number((100.0 * share).round() as i64)));
}

#[test]
fn a_seat_without_a_choice_is_answered_at_once() {
    let game = one_round(2);
    let state = last_auction([59, 58, 57, 0, 1], [56, 55], (0, 0));
    let mut table = Table::resume(game, "1".parse().unwrap(), state);
    table.play(Seat(0), Action::Raise(1)).unwrap();
    let mut bot = search(1000, 1);
    let decision = bot.decide(table.peek(Seat(1)));
    assert_eq!((decision.action, &*decision.reason.key), (Action::Pass, "reason-only"));
    assert_eq!((bot.simulations(), bot.candidates().len()), (0, 0));
}

/// Plays and tries nothing but the first action.
struct FirstOnly;

impl Policy<Lots> for FirstOnly {
    fn pick(&mut self, _imagined: Imagined<'_, Lots>, _legal: &[Action], _rng: &mut GameRng) -> usize {
        0
    }

    fn shortlist(&mut self, _imagined: Imagined<'_, Lots>, legal: &mut Vec<Action>) {
        legal.truncate(1);
    }
}

#[test]
fn what_is_not_on_the_shortlist_is_not_tried() {
    let game = Lots::new(&Config::default(), 4).unwrap();
    let state = dealt(&game, "1");
    let mut bot = Search::new(FirstOnly, Settings::default(), 1);
    let decision = bot.decide(Peek::new(&game, &state, Seat(0)));
    assert_eq!((decision.action, &*decision.reason.key), (Action::Pass, "reason-obvious"));
}

/// Raises by as much as possible, and sells its last card.
struct Spender;

impl Policy<Lots> for Spender {
    fn pick(&mut self, _imagined: Imagined<'_, Lots>, legal: &[Action], _rng: &mut GameRng) -> usize {
        legal.len() - 1
    }
}

#[test]
fn simulated_games_are_played_by_the_policy() {
    let game = Lots::new(&Config::default(), 4).unwrap();
    let state = dealt(&game, "1");
    let peek = Peek::new(&game, &state, Seat(0));
    let settings = Settings { budget: Budget::Simulations(200), ..Settings::default() };
    let (mut spender, mut uniform) = (Search::new(Spender, settings, 1), search(200, 1));
    spender.choose(peek);
    uniform.choose(peek);
    assert_ne!(spender.candidates(), uniform.candidates());
}

/// Takes the coins of a seat for all that it will have.
struct Shortsighted;

impl Policy<Lots> for Shortsighted {
    fn pick(&mut self, _imagined: Imagined<'_, Lots>, _legal: &[Action], _rng: &mut GameRng) -> usize {
        0
    }

    fn foresee(&mut self, _game: &Lots, state: &State) -> Option<Foresight> {
        let mut scores = [0.0; MAX_SEATS];
        Seat::all(2).for_each(|seat| scores[seat.index()] = f32::from(state.coins(seat)));
        Some(Foresight { scores, spread: 5.0 })
    }
}

#[test]
fn an_imagined_game_ends_where_the_policy_foresees_its_end() {
    let state = last_sale([59, 58, 57, 47, 46]);
    let mut bot = Search::new(Shortsighted, Settings::default(), 1);
    // Selling is a mistake, but it brings coins: most of them the card of value 12 in the first place.
    assert_eq!(bot.choose(Peek::new(&one_round(2), &state, Seat(0))), Action::Sell(1));
}

/// How many of `games` the search wins from each seat in turn, the other seats being played at random.
fn wins_against_random(seats: u8, games: u64, simulations: u32) -> u64 {
    let mut wins = 0;
    for number in 0..games {
        let own = Seat((number % u64::from(seats)) as u8);
        let game = Lots::new(&Config::default(), seats).unwrap();
        let (mut table, _) = Table::new(game, number.to_string().parse().unwrap());
        let mut bots: PerSeat<Box<dyn Bot<Lots>>> = (0..seats)
            .map(|seat| create::<Plain<Lots>>("random", number * 10 + u64::from(seat)).unwrap())
            .collect();
        bots[own.index()] = Box::new(search(simulations, number));
        while let Some(seat) = table.to_act().first() {
            let action = bots[seat.index()].choose(table.peek(seat));
            table.play(seat, action).unwrap();
        }
        assert_eq!(*table.state().phase(), Phase::Over);
        wins += u64::from(table.outcome().unwrap().winners().any(|winner| winner == own));
    }
    wins
}

#[test]
fn it_beats_random_players_clearly() {
    let wins = wins_against_random(2, 40, 200);
    assert!(wins >= 36, "{wins} of 40 games for two");
    let wins = wins_against_random(4, 40, 200);
    assert!(wins >= 30, "{wins} of 40 games for four");
}
