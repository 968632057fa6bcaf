//! End, scoring, variants, and further cases.

use ecotable_ecologic::*;
use ecotable_kernel::Game;

use crate::play::Play;
use crate::scene::*;

fn base(rounding: Option<ScoreRounding>, p: u16, e: u16) -> Score {
    let config = Config { score_rounding: rounding, ..Config::default() };
    Ecologic::new(&config, 2).unwrap().base(p, e)
}

#[test]
fn el_a57_bonuses_and_teams_add_up() {
    // The last turn changes the numbers: 6 tokens earn 6 and cost 6, three initiatives give 3.
    let scene =
        Scene::second("S24").p(&[3]).e(&[10]).on(A, "oil 0, oil 3, oil 5, mineral 1, mineral 4, mineral 6");
    let play = scene.cards(A, "EI01 EI02 EI03").tad("AC", A, 20).finish_turn();
    assert_eq!((play.p()[0], play.e()[0]), (9, 7));
    assert_eq!(play.table.outcome().unwrap().standings[0].score, 23);
    let scene = Scene::second("S24").options(|config| config.teams = true).p(&[5, 0, 0, 0]).e(&[7, 0, 10, 0]);
    let scene = scene.on(A, "oil 0, oil 3, oil 5, mineral 1, mineral 4").cards(A, "EI01 EI02");
    let scene = scene.on(C, "oil 26, oil 21, mineral 27, mineral 24").cards(C, "EI13").tad("AC", C, 7);
    let play = scene.finish_turn();
    assert_eq!((play.p(), play.e()), (vec![10, 0, 2, 0], vec![4, 0, 9, 0]));
    let outcome = play.table.outcome().unwrap();
    assert_eq!(outcome.standings[0].score, 37);
    assert_eq!(outcome.standings[0].score, outcome.standings[2].score);
    assert_eq!((outcome.standings[0].side, outcome.standings[1].side), (0, 1));
    assert_eq!((outcome.standings[2].rank, outcome.standings[3].rank), (1, 2));
    assert_eq!(base(None, 12, 13), Score::whole(23));
}

#[test]
fn el_a58_three_ways_of_rounding() {
    let pairs = [(20, 17), (11, 7), (16, 19), (9, 2), (14, 13), (20, 20)];
    let all = |rounding| pairs.map(|(p, e)| base(Some(rounding), p, e).numerator);
    assert_eq!(all(ScoreRounding::PrintedTable), [32, 12, 30, 2, 25, 40]);
    assert_eq!(all(ScoreRounding::Nearest), [31, 11, 29, 2, 25, 40]);
    assert_eq!(all(ScoreRounding::Ceil), [32, 12, 30, 3, 26, 40]);
    assert_eq!(pairs.map(|(p, e)| base(None, p, e).numerator), [32, 12, 30, 2, 25, 40]);
}

#[test]
fn el_a59_zero_counts_as_one_in_the_first_edition_only() {
    let first = Ecologic::new(&Config { edition: Edition::Ed1, ..Config::default() }, 2).unwrap();
    assert_eq!(first.base(0, 9), Score { numerator: 10, denominator: 9 });
    assert_eq!((first.show_score(first.base(0, 9)), first.base(0, 0)), ("1.1".into(), Score::whole(2)));
    assert_eq!((base(None, 0, 9), base(None, 0, 0)), (Score::whole(0), Score::whole(0)));
    // A promise takes what the last turn has earned.
    let promise = Promise { debtor: A, creditor: B, amount: 40, due: 3 };
    let scene = Scene::second("S24").options(|config| config.deals = Some(true)).p(&[0]).e(&[3]);
    let scene = scene.on(A, "oil 0:2, oil 3:2").cards(A, "EI01");
    let play = scene.edit(|words| words.promises = vec![promise]).finish_turn();
    assert_eq!((play.p()[0], play.e()[0], play.player(A).tokens.oil), (0, 0, 4));
    assert_eq!(play.table.outcome().unwrap().standings[0].score, 5);
}

#[test]
fn el_a60_promises_are_paid_as_far_as_the_money_goes() {
    let mut play =
        Scene::second("S28").options(|config| config.deals = Some(true)).turn(4).p(&[10, 4, 0, 0]).slot();
    play.go("A propose 1 give 5 take 6@6, B accept");
    assert_eq!(play.p(), [5, 9, 0, 0]);
    assert_eq!(play.view().promises, [Promise { debtor: B, creditor: A, amount: 6, due: 6 }]);
    let owed = |turn: u8, amount: u8, money: u16| {
        let scene =
            Scene::second("S28").options(|config| config.deals = Some(true)).turn(turn).p(&[0, money]);
        let promise = Promise { debtor: B, creditor: A, amount, due: 6 };
        scene.edit(|words| words.promises = vec![promise]).draw_event()
    };
    let play = owed(6, 6, 4);
    assert_eq!((play.p()[..2].to_vec(), play.view().promises[0].amount), (vec![4, 0], 2));
    let play = owed(7, 2, 7);
    assert_eq!((play.p()[..2].to_vec(), play.view().promises.len()), (vec![2, 5], 0));
}

#[test]
fn el_a60_the_final_report_comes_in_its_time() {
    let first = Config { edition: Edition::Ed1, ..Config::default() };
    let cases = [
        (first.clone(), 15..=21),
        (Config::default(), 11..=15),
        (Config { events_per_level: Some(3), ..first }, 7..=9),
        (Config { events_per_level: Some(3), ..Config::default() }, 7..=9),
        (Config { events_per_level: Some(10), ..Config::default() }, 21..=30),
    ];
    for (config, turns) in cases {
        for seed in 0..20 {
            let deck = Play::new(&config, 2, &seed.to_string()).snapshot().event_deck.unwrap();
            let last = deck.iter().position(|id| id == "F21" || id == "S24").unwrap() as u8 + 1;
            assert!(turns.contains(&last), "{last} of {turns:?}");
        }
    }
}

#[test]
fn el_a61_a_protected_leader_need_not_name_a_levy() {
    let scene = Scene::first("F19").tad("AC", A, 4).p(&[6, 3, 5, 9]).ask(A, Decision::LevySet);
    let mut play = scene.clone().play();
    assert_eq!(play.options(), "pass, bid 1, bid 2, bid 3, bid 4, bid 5, bid 6");
    play.go("A pass");
    assert_eq!((play.p(), play.asked()), (vec![6, 3, 5, 9], "A slot".into()));
    assert!(play.view().players.iter().all(|player| !player.barred));
    let mut play = scene.play();
    play.go("A bid 4");
    assert_eq!((play.p()[0], play.player(B).barred), (2, true));
    assert_eq!((play.asked(), play.options()), ("C levy_pay".into(), "pass, pay".into()));
    play.go("C pass");
    assert_eq!((play.asked(), play.options()), ("D levy_pay".into(), "pass, pay".into()));
}

#[test]
fn el_a62_minus_may_be_a_debt() {
    let after = |tokens: &str, cards: &str| {
        let scene = Scene::second("S28").options(|config| config.minus_debt = true).e(&[-1]).on(A, tokens);
        let scene = scene.edit(|words| words.players[0].minus = true);
        let scene = if cards.is_empty() { scene } else { scene.cards(A, cards) };
        let play = scene.finish_turn();
        (play.e()[0], play.lines("shut_down").len())
    };
    assert_eq!(after("oil 0", "EI13"), (1, 0));
    assert_eq!(after("oil 0", "EI01"), (-1, 0));
    assert_eq!(after("oil 0:2", "EI01"), (-1, 1));
    let scene = Scene::second("S24").options(|config| config.minus_debt = true).e(&[-1]);
    let play = scene.edit(|words| words.players[0].minus = true).finish_turn();
    assert_eq!((play.e()[0], play.table.outcome().unwrap().standings[0].score), (-1, 0));
}

#[test]
fn el_a63_logistics_doubles_all_small_refineries() {
    let play = Scene::first("F12").on(A, "oil 0, mineral 1, oil 5:2").finish_turn();
    assert_eq!(play.incomes()[0], 7);
}
