//! Environment, income and scores at their limits, and variants together.

use ecotable_ecologic::*;
use ecotable_kernel::Game;

use crate::play::Play;
use crate::scene::*;

#[test]
fn el_3_10_exactly_enough_is_enough_and_one_less_is_not() {
    let play = Scene::second("S28").e(&[3, 2]).on(A, "oil 0:3").on(B, "oil 3:3").finish_turn();
    assert_eq!(
        (play.e()[..2].to_vec(), play.player(A).tokens.oil, play.player(B).tokens.oil),
        (vec![0, 0], 3, 2)
    );
    assert_eq!((play.player(A).minus, play.player(B).minus), (false, true));
    // The token that is shut down has cost its point, and earns nothing more.
    assert_eq!(play.incomes()[..2], [5, 3]);
}

#[test]
fn el_3_10_seats_in_need_are_asked_from_the_leader() {
    let scene = Scene::second("S28").leader(C).e(&[0, 0, 9, 0]);
    let scene =
        scene.on(A, "oil 0, mineral 1").on(B, "oil 3, mineral 4").on(C, "oil 26").on(D, "oil 5, mineral 16");
    let mut play = scene.finish_turn();
    assert_eq!(play.asked(), "D shutdown");
    play.go("D remove oil 5");
    assert_eq!(play.asked(), "A shutdown");
    play.go("A remove mineral 1");
    assert_eq!(
        (play.asked(), play.options()),
        ("B shutdown".into(), "remove oil 3, remove mineral 4".into())
    );
}

#[test]
fn el_r35_a_zero_balance_takes_the_mark_away() {
    let marked = |words: &mut Snapshot| words.players[0].minus = true;
    let play = Scene::second("S28").e(&[0]).on(A, "oil 0").cards(A, "EI01").edit(marked).finish_turn();
    assert_eq!((play.e()[0], play.player(A).minus), (0, false));
}

#[test]
fn el_r35_a_debt_is_paid_by_the_first_token_found() {
    let debt = |config: &mut Config| config.minus_debt = true;
    let marked = |words: &mut Snapshot| words.players[0].minus = true;
    let scene = Scene::second("S28").options(debt).e(&[-1]).edit(marked).on(A, "oil 0").p(&[1, 0, 0, 0]);
    let mut play = scene.slot();
    play.go("A open_token mineral, place mineral 1");
    assert_eq!((play.e()[0], play.player(A).minus), (2, false));
    // The first edition knows no debt.
    let first = Scene::first("F03").options(debt).e(&[0]).on(A, "oil 5:2").finish_turn();
    assert_eq!((first.e()[0], first.player(A).minus), (0, false));
}

#[test]
fn el_3_11_costs_are_paid_from_what_there_is_down_to_nothing() {
    let exact = Scene::second("S28").p(&[1]).on(A, "oil 0").cards(A, "EI13").finish_turn();
    assert_eq!((exact.p()[0], exact.cards(A)), (0, "EI13".into()));
    // 7 is due, nothing is there: all with a cost go, the last one without a question, and those without stay.
    let mut play = Scene::second("S28").p(&[0]).cards(A, "EI01 EI13 EI17 EI19").finish_turn();
    assert_eq!((play.asked(), play.options()), ("A upkeep".into(), "card EI13, card EI17, card EI19".into()));
    assert_eq!(play.refused("A card EI01"), "EL-3.11");
    play.go("A card EI17, card EI13");
    assert_eq!((play.cards(A), play.p()[0], play.e()[0]), ("EI01".into(), 0, 10 + 14));
}

/// Who gives up the dear one may keep two cheap ones.
#[test]
fn el_3_11_giving_up_ends_as_soon_as_the_rest_can_be_paid() {
    let mut play = Scene::second("S28").p(&[4]).cards(A, "EI07 EI13 EI19").finish_turn();
    play.go("A card EI19");
    assert_eq!((play.cards(A), play.p()[0]), ("EI07 EI13".into(), 1));
}

#[test]
fn el_5_the_last_turn_is_played_to_its_end() {
    let mut play =
        Scene::second("S24").p(&[0]).e(&[0]).on(A, "oil 0, mineral 1").cards(A, "EI13 EI14").finish_turn();
    // 6 from initiatives against 2 tokens: no shut-down, but 4 are due from an income of 2.
    assert_eq!(play.asked(), "A upkeep");
    play.go("A card EI13");
    assert_eq!((play.asked(), play.p()[0], play.e()[0]), ("over".into(), 0, 4));
    // Base 0 without Profits, and 2 tokens and 1 initiative.
    assert_eq!(play.table.outcome().unwrap().standings[0].score, 3);
}

#[test]
fn el_5_1_tokens_in_hand_are_worth_nothing() {
    let score = |scene: Scene| scene.finish_turn().table.outcome().unwrap().standings[0].score;
    let scene = Scene::first("F21").p(&[8]).e(&[8]);
    assert_eq!((score(scene.clone()), score(scene.hand(A, 3, 3))), (160, 160));
}

#[test]
fn el_r40_the_exact_score_of_the_second_edition_has_its_bonuses() {
    let exact = |config: &mut Config| config.score_rounding = Some(ScoreRounding::Exact);
    let scene = Scene::second("S24").options(exact).p(&[9]).e(&[6]).cards(A, "EI01").tad("AC", A, 7);
    let play = scene.finish_turn();
    // 9 and 7: 112 / 9, an initiative and a territory.
    assert_eq!(play.player(A).score_shown, "15.4");
    assert_eq!(play.table.outcome().unwrap().standings[0].score, 154);
}

#[test]
fn el_r39_the_printed_table_can_be_used_in_the_first_edition() {
    let table = |config: &mut Config| config.score_rounding = Some(ScoreRounding::PrintedTable);
    let play = Scene::first("F21").options(table).p(&[17, 13]).e(&[12, 7]).finish_turn();
    let scores: Vec<_> =
        play.table.outcome().unwrap().standings.iter().map(|standing| standing.score).collect();
    assert_eq!(scores[..2], [21, 11]);
}

/// The zero rule looks at the sums of a team, not at its seats.
#[test]
fn el_5_3_in_teams_zero_counts_as_one_only_for_both_together() {
    let teams = |config: &mut Config| config.teams = true;
    let play = Scene::first("F21").options(teams).p(&[0, 0, 4, 0]).e(&[4, 5, 0, 0]).finish_turn();
    let outcome = play.table.outcome().unwrap();
    // 4 and 4 make 8; 0, as 1, and 5 make 6 / 5.
    assert_eq!(outcome.standings.iter().map(|standing| standing.score).collect::<Vec<_>>(), [80, 12, 80, 12]);
    assert_eq!(outcome.standings.iter().map(|standing| standing.rank).collect::<Vec<_>>(), [1, 2, 1, 2]);
}

#[test]
fn el_r35_a_debt_counts_as_zero_and_zero_as_one() {
    let set = |config: &mut Config| (config.minus_debt, config.zero_as_one) = (true, Some(true));
    let marked = |words: &mut Snapshot| words.players[0].minus = true;
    let play = Scene::second("S24").options(set).p(&[9]).e(&[-1]).edit(marked).finish_turn();
    assert_eq!(play.table.outcome().unwrap().standings[0].score, 1);
}

/// Three events of a level, mixed, without territories, big cards and open tokens, with deals and teams, in both editions.
#[test]
fn el_6_variants_can_be_played_together() {
    for edition in [Edition::Ed1, Edition::Ed2] {
        let config = Config {
            edition,
            events_per_level: Some(3),
            event_order: EventOrder::Mixed,
            tads: false,
            big_initiatives: false,
            face_down: true,
            teams: true,
            deals: Some(true),
            ..Config::default()
        };
        for seed in 0..20 {
            let words = Play::new(&config, 4, &seed.to_string()).snapshot();
            let deck = words.event_deck.unwrap();
            let last = deck.iter().position(|id| id == "S24" || id == "F21").unwrap() + 1;
            assert!(deck.len() == 9 && (7..=9).contains(&last), "{deck:?}");
            let cards = words.initiative_deck.unwrap();
            assert!(cards.len() == 16 && cards.iter().all(|card| card.face().nominal < BIG_NOMINAL));
        }
    }
    let long = Config { events_per_level: Some(10), event_order: EventOrder::Mixed, ..Config::default() };
    for seed in 0..20 {
        let deck = Play::new(&long, 2, &seed.to_string()).snapshot().event_deck.unwrap();
        let last = deck.iter().position(|id| id == "S24").unwrap() + 1;
        assert!(deck.len() == 30 && (21..=30).contains(&last));
    }
}

/// Levels come in their order, and the Final Report is always there.
#[test]
fn el_2_3_three_events_of_each_level_in_the_first_edition() {
    let config = Config { edition: Edition::Ed1, events_per_level: Some(3), ..Config::default() };
    for seed in 0..20 {
        let deck = Play::new(&config, 3, &seed.to_string()).snapshot().event_deck.unwrap();
        let cards = printed(Edition::Ed1);
        let levels: Vec<_> = deck.iter().map(|id| cards.face(cards.event(id).unwrap()).level).collect();
        assert_eq!(levels, [1, 1, 1, 2, 2, 2, 3, 3, 3]);
        assert!(deck[6..].contains(&"F21".to_owned()));
    }
}

/// A scenario may put its end anywhere; with one event the game has two turns.
#[test]
fn el_r72_what_stands_behind_the_report_is_never_drawn() {
    let config = |ids: &[&str]| Config {
        scenario: ids.iter().map(ToString::to_string).collect(),
        ..Config::default()
    };
    let turns = |ids: &[&str]| {
        let mut play = Play::new(&config(ids), 2, "short");
        while let Some(seat) = play.table.to_act().first() {
            let first = play.table.legal_actions(seat)[0].to_string();
            play.act(seat, &first);
        }
        play.view().turn
    };
    assert_eq!((turns(&["S24", "S02"]), turns(&["S02"]), turns(&["S02", "S24", "S15"])), (1, 2, 2));
    assert!(Ecologic::new(&config(&["S24"]), 2).is_ok());
}
