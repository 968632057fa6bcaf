//! Quick, Advanced and Carbon Dioxide.

use ecotable_kernel::Verdict;
use ecotable_tradejack::Config;

use crate::play::Play;
use crate::scene::{A, B, Scene};

fn co2(seats: u8) -> Scene {
    Scene::new(seats).config(Config { co2: true, ..Config::default() })
}

#[test]
fn tj_r30_the_cards_of_a_quick_game_are_thrown_away_unseen() {
    let mut play = Play::new(&Config { quick_discard: 3, ..Config::default() }, 2, "thrown");
    let thrown = play.snapshot().thrown;
    play.idle_to_the_end();
    assert_eq!(thrown.len(), 3);
    for id in thrown {
        assert!(
            !play.story().iter().any(|line| line.ends_with(&format!("card={id}"))),
            "{id} was never told"
        );
        assert!(!play.spectator().demand_discard.contains(&id), "{id} lies on no open pile");
    }
}

#[test]
fn tj_r31_quick_and_advanced_make_seven_or_six_rounds() {
    for (quick_discard, rounds) in [(3, 7), (6, 6)] {
        let mut play = Play::new(&Config { advanced: true, quick_discard, ..Config::default() }, 2, "both");
        play.idle_to_the_end();
        assert_eq!((play.spectator().round, play.spectator().rounds_total), (rounds, rounds));
    }
}

#[test]
fn tj_r32_as_many_tokens_as_players_are_survived_one_more_is_not() {
    for seats in 2..=6 {
        let survived = co2(seats).tracker(seats - 1).lays(A, "SOAP-B+RAIN-B").retail();
        assert_eq!((survived.spectator().tracker, survived.table.outcome()), (seats, None));
        let lost = co2(seats).tracker(seats).lays(A, "SOAP-B+RAIN-B").retail();
        assert_eq!(lost.table.outcome().map(|outcome| outcome.verdict), Some(Verdict::AllLost), "{seats}");
    }
}

#[test]
fn tj_r33_nobody_pays_for_the_tokens() {
    let play = co2(3).lays(A, "PNUT-B+RAIN-B PNUT-B+PEAT-B").retail();
    assert_eq!((play.capital(), play.spectator().tracker), (vec![6 + 8, 6, 6], 2));
}

#[test]
fn tj_r34_the_loss_comes_before_sales_and_awards() {
    let play = co2(2).tracker(2).row("W8 W7 -").lays(A, "PNUT-B+GOLD-B").lays(B, "SOAP-Y+RAIN-Y").retail();
    assert_eq!(play.capital(), [6, 6]);
    assert!(play.spectator().players.iter().all(|player| player.awards.is_empty()));
    assert_eq!(play.story().last().map(String::as_str), Some("all_lost"));
    assert_eq!(play.lines("set_sold"), [] as [String; 0]);
}

#[test]
fn tj_r35_with_co2_a_seat_without_capital_stays_and_passes() {
    let mut play = co2(2).capital(&[0, 6]).hand(A, "SOAP-B GOLD-Y").next_round();
    assert!(!play.asked().contains('A'));
    play.pass_all();
    assert_eq!(play.capital()[0], 0, "there is no help");
    assert_eq!(play.asked(), "A B", "it still produces");
    assert!(play.options(A).ends_with("confirm") && !play.options(A).contains("offload"));
}

#[test]
fn tj_r36_after_a_common_loss_nobody_wins_and_all_have_the_last_place() {
    let play = co2(4).tracker(4).capital(&[50, 1, 1, 1]).awards(A, "W8").lays(B, "SOAP-B+RAIN-B").retail();
    let outcome = play.table.outcome().unwrap();
    assert_eq!((outcome.winners().count(), outcome.winning_sides()), (0, 0));
    let standings: Vec<_> =
        outcome.standings.iter().map(|standing| (standing.score, standing.rank)).collect();
    assert_eq!(standings, [(56, 4), (1, 4), (1, 4), (1, 4)]);
}
