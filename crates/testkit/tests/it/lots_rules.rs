//! The rules of Lots, one by one.

use ecotable_kernel::{ConfigError, Flaw, Game, PlayError, Refusal as _, Seat, Table, Viewer};
use ecotable_testkit::lots::{Action, Card, Config, Lots, Phase, Refusal, Snapshot, State};

fn table(seats: u8) -> Table<Lots> {
    Table::new(Lots::new(&Config::default(), seats).unwrap(), "7".parse().unwrap()).0
}

/// Plays `SEAT ACTION` lines.
fn play(table: &mut Table<Lots>, lines: &[&str]) {
    for line in lines {
        let (seat, action) = line.split_once(' ').unwrap();
        table.play(Seat(seat.parse().unwrap()), action.parse().unwrap()).unwrap();
    }
}

fn refused(table: &Table<Lots>, seat: u8, action: &str) -> &'static str {
    match table.check(Seat(seat), action.parse().unwrap()) {
        Err(PlayError::Refused(refusal)) => refusal.rule(),
        other => panic!("{other:?}"),
    }
}

/// The position with something changed.
fn edited(table: &Table<Lots>, edit: impl FnOnce(&mut Snapshot)) -> Result<State, Flaw> {
    let mut snapshot = table.game().snapshot(table.state());
    edit(&mut snapshot);
    table.game().restore(&snapshot)
}

#[test]
fn lo_1_each_seat_starts_with_5_cards_and_30_coins() {
    let table = table(6);
    let view = table.view(Viewer::Seat(Seat(5)));
    assert_eq!((view.own_hand.len(), &view.hand_sizes[..], &view.coins[..]), (5, &[5; 6][..], &[30; 6][..]));
    assert_eq!(view.deck_size, 60 - 6 * 5 - 2);
    assert!(table.view(Viewer::Spectator).own_hand.is_empty());
}

#[test]
fn lo_1_the_rounds_can_be_fewer_but_not_just_any_number() {
    assert!(Lots::new(&Config { rounds: 3 }, 2).is_ok());
    assert!(matches!(Lots::new(&Config { rounds: 4 }, 2), Err(ConfigError::Option { .. })));
}

#[test]
fn lo_2_the_first_bidder_moves_on_each_round() {
    let mut table = table(3);
    assert_eq!(table.to_act().first(), Some(Seat(0)));
    play(&mut table, &["0 pass", "1 pass", "2 pass", "0 keep", "1 keep", "2 keep"]);
    assert_eq!(table.to_act().first(), Some(Seat(1)));
    assert_eq!(refused(&table, 1, "keep"), "LO-5");
}

#[test]
fn lo_3_a_raise_is_of_1_to_5_coins() {
    let table = table(2);
    assert_eq!(refused(&table, 0, "raise 0"), "LO-3");
    assert_eq!(refused(&table, 0, "raise 6"), "LO-3");
    let actions: Vec<_> = table.legal_actions(Seat(0)).iter().map(ToString::to_string).collect();
    assert_eq!(actions, ["pass", "raise 1", "raise 2", "raise 3", "raise 4", "raise 5"]);
}

#[test]
fn lo_4_no_seat_bids_more_than_it_has() {
    let mut table = table(2);
    play(&mut table, &["0 raise 5", "1 raise 5", "0 raise 5", "1 raise 5", "0 raise 5", "1 raise 4"]);
    assert_eq!(refused(&table, 0, "raise 2"), "LO-4");
    play(&mut table, &["0 raise 1"]);
    assert_eq!(table.legal_actions(Seat(1)), [Action::Pass]);
}

#[test]
fn lo_5_the_last_bidder_pays_and_takes_the_lot() {
    let mut table = table(3);
    let Phase::Auction(auction) = *table.state().phase() else { panic!("an auction") };
    play(&mut table, &["0 pass", "1 raise 4", "2 pass"]);
    let state = table.state();
    assert_eq!((state.coins(Seat(1)), state.hand(Seat(1)).len()), (26, 7));
    assert_eq!(state.hand(Seat(1)).cards()[5..], auction.lot);
    assert_eq!(*state.phase(), Phase::Selling);
}

#[test]
fn lo_5_the_last_of_all_may_still_bid() {
    let mut table = table(3);
    play(&mut table, &["0 pass", "1 pass", "2 raise 1"]);
    assert_eq!(table.state().hand(Seat(2)).len(), 7);
}

#[test]
fn lo_5_a_lot_that_nobody_wants_is_discarded() {
    let mut table = table(2);
    let Phase::Auction(auction) = *table.state().phase() else { panic!("an auction") };
    play(&mut table, &["0 pass", "1 pass"]);
    let mut lot = auction.lot;
    lot.sort();
    assert_eq!(table.view(Viewer::Spectator).discard, lot);
}

#[test]
fn lo_6_a_sold_card_brings_half_its_value() {
    let mut table = table(2);
    play(&mut table, &["0 pass", "1 pass"]);
    let hand = table.state().hand(Seat(0)).cards().to_vec();
    assert_eq!(refused(&table, 0, "sell 6"), "LO-6");
    assert_eq!(refused(&table, 0, "sell 0"), "LO-6");
    assert_eq!(refused(&table, 0, "pass"), "LO-2");
    play(&mut table, &["0 sell 2"]);
    assert_eq!(table.state().coins(Seat(0)), 30 + hand[1].value() / 2);
    assert_eq!(table.state().hand(Seat(0)).cards(), [hand[0], hand[2], hand[3], hand[4]]);
}

#[test]
fn lo_7_three_cards_of_a_suit_count_twice() {
    let game = Lots::new(&Config { rounds: 1 }, 2).unwrap();
    let mut snapshot = game.snapshot(&game.setup(&mut ecotable_kernel::Step::quiet("7".parse().unwrap())));
    snapshot.hands[0] = [0, 1, 2, 12].map(Card).to_vec();
    snapshot.hands[1] = [3, 4, 59].map(Card).to_vec();
    snapshot.phase = ecotable_testkit::lots::PhaseInWords::Selling;
    snapshot.deck.clear();
    let mut table = Table::resume(game.clone(), "7".parse().unwrap(), game.restore(&snapshot).unwrap());
    play(&mut table, &["0 keep", "1 keep"]);
    let outcome = table.outcome().unwrap();
    let scores: Vec<_> = outcome.standings.iter().map(|standing| (standing.score, standing.rank)).collect();
    assert_eq!(scores, [(30 + 2 * (1 + 2 + 3) + 1, 2), (30 + 4 + 5 + 12, 1)]);
    assert_eq!(table.check(Seat(0), Action::Keep), Err(PlayError::Over));
}

#[test]
fn impossible_positions_are_refused() {
    let table = table(3);
    assert_eq!(edited(&table, |_| ()).as_ref(), Ok(table.state()));
    assert!(edited(&table, |snapshot| snapshot.hands[0][0] = snapshot.hands[1][0]).is_err());
    assert!(edited(&table, |snapshot| snapshot.hands[0][0] = Card(60)).is_err());
    assert!(edited(&table, |snapshot| snapshot.coins[2] = -1).is_err());
    assert!(edited(&table, |snapshot| snapshot.actor = Seat(3)).is_err());
    assert!(edited(&table, |snapshot| snapshot.rounds_over = 10).is_err());
    assert!(edited(&table, |snapshot| snapshot.deck.truncate(17)).is_err());
    assert!(edited(&table, |snapshot| drop(snapshot.hands.pop())).is_err());
}

#[test]
fn each_refusal_names_its_rule() {
    let rules = [
        Refusal::NoAuction,
        Refusal::RaiseOutOfRange,
        Refusal::TooFewCoins,
        Refusal::NotSelling,
        Refusal::NoSuchCard,
    ];
    assert_eq!(rules.map(|refusal| refusal.rule()), ["LO-2", "LO-3", "LO-4", "LO-5", "LO-6"]);
}

#[test]
fn a_position_is_at_most_288_bytes() {
    assert!(size_of::<State>() <= 288, "{}", size_of::<State>());
    assert_eq!(size_of::<Action>(), 2);
}
