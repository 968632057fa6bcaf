//! Each law finds a game that breaks it.

use std::sync::atomic::{AtomicU32, Ordering};

use ecotable_kernel::{Flaw, Game, GameRng, Outcome, Record, Seat, SeatSet, Seed, Step, Table, Viewer};
use ecotable_testkit::laws::{self, Breach, Law, Plan};
use ecotable_testkit::lots::{Action, Config, Event, Lots, Phase, Refusal, Snapshot, State};
use ecotable_testkit::pebbles::Pebbles;

use crate::bent::{Bent, Fault};

const PLAN: Plan = Plan::new(40, 2000).notation(&["raise 9", "sell 30"]);

/// A fault, what it overrides, and the law that must find it.
macro_rules! finds {
    ($test:ident, $law:ident, { $($method:item)* }) => {
        #[test]
        fn $test() {
            #[derive(Clone, Debug)]
            struct Broken;
            impl Fault for Broken { $($method)* }
            let breach = laws::examine::<Bent<Broken>>(&Config::default(), 3, PLAN).unwrap_err();
            assert_eq!(breach.law, Law::$law, "{breach}");
        }
    };
}

finds!(other_options_than_those_asked_for_are_found, Config, {
    fn config(_: &Lots) -> Config {
        Config { rounds: 5 }
    }
});

finds!(a_set_up_from_elsewhere_than_the_seed_is_found, Replay, {
    fn setup(game: &Lots, step: &mut Step<Event>) -> State {
        static CALLS: AtomicU32 = AtomicU32::new(0);
        let calls = CALLS.fetch_add(1, Ordering::Relaxed);
        step.rng().shuffle(&mut vec![0; calls as usize]);
        game.setup(step)
    }
});

finds!(asking_a_seat_beyond_the_table_is_found, Asking, {
    fn to_act(game: &Lots, state: &State) -> SeatSet {
        if game.to_act(state).is_empty() { SeatSet::EMPTY } else { SeatSet::all(5) }
    }
});

finds!(an_unsorted_list_is_found, Legality, {
    fn legal_actions(game: &Lots, state: &State, seat: Seat, into: &mut Vec<Action>) {
        game.legal_actions(state, seat, into);
        into.reverse();
    }
});

finds!(an_empty_list_is_found, Legality, {
    fn legal_actions(_: &Lots, _: &State, _: Seat, into: &mut Vec<Action>) {
        into.clear();
    }
});

finds!(a_listed_action_that_is_refused_is_found, Legality, {
    fn check(game: &Lots, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        if action == Action::Sell(4) { Err(Refusal::NoSuchCard) } else { game.check(state, seat, action) }
    }
});

finds!(an_accepted_action_that_is_not_listed_is_found, Legality, {
    fn check(game: &Lots, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (action, state.phase()) {
            (Action::Raise(_), Phase::Auction(_)) => Ok(()),
            _ => game.check(state, seat, action),
        }
    }
});

finds!(a_panic_is_found, Panic, {
    fn apply(game: &Lots, state: &mut State, (seat, action): (Seat, Action), step: &mut Step<Event>) {
        assert!(action != Action::Sell(3), "cannot sell the third card");
        game.apply(state, seat, action, step);
    }
});

finds!(a_panic_in_an_unlisted_action_is_found, Panic, {
    fn is_listed(action: Action) -> bool {
        !matches!(action, Action::Sell(_))
    }
    fn legal_actions(game: &Lots, state: &State, seat: Seat, into: &mut Vec<Action>) {
        game.legal_actions(state, seat, into);
        into.retain(|&action| Self::is_listed(action));
    }
    fn apply(game: &Lots, state: &mut State, (seat, action): (Seat, Action), step: &mut Step<Event>) {
        assert!(Self::is_listed(action), "cannot sell");
        game.apply(state, seat, action, step);
    }
});

finds!(a_listed_action_that_is_said_never_to_be_is_found, Legality, {
    fn is_listed(action: Action) -> bool {
        action != Action::Keep
    }
});

finds!(events_that_change_the_position_are_found, Quiet, {
    fn apply(game: &Lots, state: &mut State, (seat, action): (Seat, Action), step: &mut Step<Event>) {
        let mut sold = false;
        step.tell(|| {
            sold = true;
            Event::Kept { seat }
        });
        let changed = if sold && action == Action::Keep { Action::Sell(1) } else { action };
        let playable = game.check(state, seat, changed).is_ok();
        game.apply(state, seat, if playable { changed } else { action }, step);
    }
});

finds!(a_visible_step_that_nobody_was_told_of_is_found, Unnoticed, {
    fn apply(game: &Lots, state: &mut State, (seat, action): (Seat, Action), _: &mut Step<Event>) {
        game.apply(state, seat, action, &mut Step::simulated(GameRng::quick(0)));
    }
});

finds!(a_view_that_shows_the_deck_is_found, TwoWorlds, {
    fn leak(_: &Lots, state: &State, _: Viewer) -> Vec<u8> {
        state.deck().iter().map(|card| card.0).collect()
    }
});

finds!(a_twin_that_changes_the_own_hand_is_found, TwoWorlds, {
    fn determinize(game: &Lots, state: &mut State, seat: Seat, rng: &mut GameRng) {
        game.determinize(state, seat.next(3), rng);
    }
});

finds!(a_twin_that_is_always_the_real_position_is_found, TwoWorlds, {
    fn determinize(_: &Lots, _: &mut State, _: Seat, _: &mut GameRng) {}
});

finds!(a_refusal_that_betrays_the_deck_is_found, TwoWorlds, {
    fn check(game: &Lots, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let betrayed = if state.deck()[0].0 < 30 { Refusal::NoSuchCard } else { Refusal::TooFewCoins };
        game.check(state, seat, action).map_err(|_| betrayed)
    }
});

finds!(a_raise_that_shows_the_next_card_and_can_be_undone_is_found, UndoShowsNothing, {
    fn leak(_: &Lots, state: &State, viewer: Viewer) -> Vec<u8> {
        match state.phase() {
            Phase::Auction(auction) if auction.holder.is_some_and(|seat| viewer.is(seat)) => {
                vec![state.deck()[0].0]
            }
            _ => Vec::new(),
        }
    }
    fn determinize(game: &Lots, state: &mut State, seat: Seat, rng: &mut GameRng) {
        if Self::leak(game, state, Viewer::Seat(seat)).is_empty() {
            game.determinize(state, seat, rng);
        }
    }
});

finds!(a_snapshot_that_does_not_come_back_is_found, Snapshot, {
    fn restore(game: &Lots, snapshot: &Snapshot) -> Result<State, Flaw> {
        let mut richer = snapshot.clone();
        richer.coins[0] += 1;
        game.restore(&richer)
    }
});

finds!(an_audit_that_fails_is_found, Audit, {
    fn audit(_: &Lots, state: &State) -> Result<(), Flaw> {
        if state.deck().len() > 30 { Ok(()) } else { Err(Flaw("cards are missing".to_owned())) }
    }
});

finds!(a_game_without_a_result_is_found, Outcome, {
    fn outcome(_: &Lots, _: &State) -> Option<Outcome> {
        None
    }
});

finds!(a_result_without_a_first_place_is_found, Outcome, {
    fn outcome(game: &Lots, state: &State) -> Option<Outcome> {
        let mut outcome = game.outcome(state)?;
        outcome.standings.iter_mut().for_each(|standing| standing.rank += 1);
        Some(outcome)
    }
});

fn broken<G: Game>(plan: Plan) -> Breach {
    laws::examine::<G>(&G::Config::default(), 2, plan).unwrap_err()
}

#[test]
fn a_game_that_is_too_long_is_found() {
    assert_eq!(broken::<Lots>(Plan::new(1, 10)).law, Law::Termination);
}

#[test]
fn options_and_seats_that_are_impossible_are_found() {
    let breach = laws::examine::<Lots>(&Config { rounds: 4 }, 2, PLAN).unwrap_err();
    assert_eq!(breach.law, Law::Config);
    assert_eq!(laws::examine::<Lots>(&Config::default(), 7, PLAN).unwrap_err().law, Law::Config);
}

#[test]
fn notation_that_cannot_be_read_is_found() {
    assert_eq!(broken::<Pebbles>(Plan::new(1, 1000).notation(&["throw 3"])).law, Law::Notation);
}

#[test]
fn a_breach_tells_the_seed_and_a_record_that_can_be_played_again() {
    let breach = broken::<Lots>(Plan::new(1, 10));
    let place = breach.place.as_ref().unwrap();
    let table = Table::<Lots>::replay(&Record::parse(&place.record).unwrap()).unwrap();
    assert_eq!((table.ply(), table.seed()), (place.ply, place.seed));
    assert_eq!(place.seed, "laws".parse::<Seed>().unwrap().of_series(0));
    let text = breach.to_string();
    assert!(text.contains(&place.seed.to_string()) && text.contains(&place.record), "{text}");
}
