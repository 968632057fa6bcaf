//! The worked examples of the rulebook.

use ecotable_kernel::Verdict;
use ecotable_tradejack::{Config, Decider};

use crate::play::Play;
use crate::scene::{A, B, Scene, demand};

/// What A earns with a set in this row, and its Green Credits.
#[track_caller]
fn check_sale(row: &str, set: &str, (income, credits): (u16, u16)) {
    let play = Scene::new(2).row(row).lays(A, set).retail();
    assert_eq!(play.sold(A), [(income, credits)], "{set} in the row {row}");
    assert_eq!(play.incomes(), [income, 0]);
    assert_eq!(play.capital(), [6 + income, 6]);
}

#[test]
fn tj_a1_a_bonus_drawn_after_the_doubling_is_not_doubled() {
    check_sale("T9 T6 -", "MARG-Y+GOLD-Y", (3 + (4 * 2 + 2), 10));
}

#[test]
fn tj_a2_a_bonus_drawn_before_the_doubling_is_doubled() {
    check_sale("T6 T9 -", "MARG-Y+GOLD-Y", (3 + (4 + 2) * 2, 12));
}

#[test]
fn tj_a3_a_trend_decides_the_most_green_credits() {
    let play = Scene::new(2)
        .capital(&[5, 5])
        .row("T3 W3 W4")
        .lays(A, "MARG-B+SILV-B MARG-Y+ORANG-Y")
        .lays(B, "MARG-B+SMALL-B MARG-Y+INTER-Y")
        .retail();
    assert_eq!(play.incomes(), [12, 14]);
    assert_eq!(play.capital(), [17, 19]);
    assert_eq!(play.lines("award_won"), ["award_won card=W3 compared=[6,8] decided_by=most points=4 seat=B"]);
    assert_eq!(play.award("W3"), Some((B, Decider::Most)));
    assert_eq!(play.award("W4"), None);
    let now = play.snapshot();
    assert_eq!((&now.players[0].awards, &now.players[1].awards), (&demand(""), &demand("W3")));
    assert_eq!(now.demand_discard, demand("T3 W4"));
}

#[test]
fn tj_a4_two_and_three_gold_trends_add_up() {
    check_sale("T6 T7 -", "MARG-Y+GOLD-Y", (3 + 8, 8));
    check_sale("T6 T7 T8", "MARG-Y+GOLD-Y", (3 + 10, 10));
}

#[test]
fn tj_a5_games_of_six_eight_five_and_four_rounds() {
    let cases = [
        (Config::default(), 6),
        (Config { advanced: true, ..Config::default() }, 8),
        (Config { quick_discard: 3, ..Config::default() }, 5),
        (Config { quick_discard: 6, ..Config::default() }, 4),
    ];
    for (config, rounds) in cases {
        let mut play = Play::new(&config, 3, "rounds");
        assert_eq!(play.spectator().rounds_total, rounds);
        play.idle_to_the_end();
        assert_eq!(play.lines("round_began").len(), usize::from(rounds), "{config:?}");
        assert_eq!(play.spectator().round, rounds);
    }
}

/// One dirty set in each of two rounds: the first is survived, the second is not.
#[track_caller]
fn check_co2(seats: u8, before: u8) {
    let config = Config { co2: true, ..Config::default() };
    let scene = Scene::new(seats).config(config).tracker(before);
    let mut play = scene.lays(A, "SOAP-B+PEAT-B").hand(A, "SOAP-B RAIN-B").retail();
    assert_eq!(play.spectator().tracker, before + 1);
    assert_eq!((play.table.outcome(), play.spectator().round), (None, 2), "the game goes on");
    assert_eq!(play.capital()[0], 8, "the first dirty set is sold");

    play.pass_all();
    play.lay_out(A, "SOAP-B+RAIN-B");
    play.all_confirm();
    assert_eq!(play.spectator().tracker, before + 2);
    assert_eq!(play.table.outcome().map(|outcome| outcome.verdict), Some(Verdict::AllLost));
    assert_eq!(play.story().last().map(String::as_str), Some("all_lost"));
    assert_eq!(play.capital()[0], 8, "nothing is sold any more");
}

#[test]
fn tj_a6_two_players_lose_with_the_third_token() {
    check_co2(2, 1);
}

#[test]
fn tj_a7_six_players_lose_with_the_seventh_token() {
    check_co2(6, 5);
}
