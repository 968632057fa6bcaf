//! Section 3: the flow of a turn, its phases and its notation.

use ecotable_ecologic::*;
use ecotable_kernel::{Narrate, Phrase, SeatSet, Viewer};

use crate::acceptance::start;
use crate::play::Play;
use crate::scene::*;

fn first() -> Config {
    Config { edition: Edition::Ed1, ..Config::default() }
}

#[test]
fn el_3_1_the_leader_moves_on_every_turn() {
    let play = Scene::second("S28").leader(D).then("S02").finish_turn();
    assert_eq!((play.view().turn, play.view().leader, play.asked()), (2, A, "A slot".into()));
    assert_eq!(play.view().event_discard, ["S28"]);
    let over = Scene::second("S24").finish_turn();
    assert_eq!((over.asked(), over.table.to_act()), ("over".into(), SeatSet::EMPTY));
}

#[test]
fn el_3_2_only_numbers_of_hidden_cards_are_known() {
    let config = Config { face_down: true, ..Config::default() };
    let play = Play::new(&config, 2, "hidden");
    let view = play.view();
    assert_eq!((view.events_left, view.initiatives_left), ([5, 5, 5], 20));
    assert!(view.cells.iter().all(|cell| !matches!(cell.token, TokenView::Value(_))));
    let text = serde_json::to_string(&view).unwrap();
    assert!(!["\"S0", "\"S1", "\"S2", "\"S3", "EI"].iter().any(|id| text.contains(id)), "{text}");
}

#[test]
fn el_3_2_the_view_tells_the_levy_the_promise_and_what_is_used() {
    let mut play = Scene::first("F19").p(&[9, 9, 9, 9]).ask(A, Decision::LevySet).play();
    assert_eq!(play.view().levy, None);
    play.go("A bid 4, B pay");
    assert_eq!(play.view().levy, Some(4));
    let said = play.table.game().situation(&play.table.view(Viewer::Seat(C)));
    assert_eq!(said, Phrase::new("situation-levy-pay-you").with("amount", 4u8));
    play.go("C pay, D pay");
    assert_eq!((play.view().levy, play.asked()), (None, "A slot".into()));
    let promise = Promise { debtor: B, creditor: A, amount: 6, due: 2 };
    let scene = Scene::first("F02").turn(3).options(|config| config.promises = Promises::Honour);
    let scene = scene.edit(|words| words.promises = vec![promise]).on(A, "oil 5");
    let mut play = scene.ask(B, Decision::Promise).play();
    assert_eq!(play.view().promise, Some(promise));
    let said = play.table.game().situation(&play.view());
    assert!(said.args.contains(&("amount", 6u8.into())), "{said:?}");
    play.go("B pay");
    assert_eq!((play.view().promise, play.view().used), (None, UsedSnapshot::default()));
    play.go("A buy_token oil, keep");
    assert_eq!(play.view().used, UsedSnapshot { contractor: true, ..UsedSnapshot::default() });
    let mut play = Scene::second("S19").on(B, "mineral 27").on(A, "oil 0").slot();
    play.go("A token 27 1 mineral");
    assert_eq!(play.view().used, UsedSnapshot { shares: true, ..UsedSnapshot::default() });
    let mut play = Scene::first("F01").on(A, "oil 5").p(&[12, 0, 0, 0]).slot();
    play.go("A open_tad NR");
    assert_eq!(play.view().used, UsedSnapshot { tad: true, ..UsedSnapshot::default() });
}

#[test]
fn el_3_2_the_view_tells_the_options_as_they_work() {
    let options = |config: &Config| Play::new(config, 2, "options").view().options;
    let (old, new) = (options(&first()), options(&Config::default()));
    assert_eq!((old.deals, new.deals), (Some(true), Some(false)));
    assert_eq!((old.events_per_level, new.events_per_level), (Some(7), Some(5)));
    assert_eq!((old.zero_as_one, new.zero_as_one), (Some(true), Some(false)));
    assert_eq!(old.score_rounding, Some(ScoreRounding::Exact));
    assert_eq!(new.score_rounding, Some(ScoreRounding::PrintedTable));
    let chosen = Config { media_step: 5, deals: Some(true), ..Config::default() };
    assert_eq!((options(&chosen).media_step, options(&chosen).deals), (5, Some(true)));
    let hidden = options(&Config { scenario: vec!["S22".into()], ..Config::default() });
    assert_eq!((hidden.event_order, hidden.scenario.len()), (EventOrder::Scenario, 0));
}

#[test]
fn el_3_3_numbers_of_actions_are_fixed() {
    let cases = [
        ("pass", 0),
        ("draw", 6),
        ("open_token mineral", 11),
        ("buy_token oil", 12),
        ("open_tad NR", 14),
        ("buy_tad TH", 21),
        ("seat 3", 25),
        ("shift oil -5", 30),
        ("shift oil -1", 34),
        ("shift oil +1", 35),
        ("shift mineral +5", 49),
        ("to_enviro 1", 50),
        ("to_money 5", 59),
        ("place oil 0", 60),
        ("remove mineral 27", 175),
        ("refinery oil 3", 183),
        ("site 10", 250),
        ("token 13 1 mineral", 377),
        ("token 27 3 mineral", 493),
        ("card EI20", 519),
        ("bid 99", 699),
    ];
    for (text, id) in cases {
        let action: Action = text.parse().unwrap();
        assert_eq!((action.id(), Action::from_id(id)), (Some(id), Some(action)), "{text}");
        assert_eq!(id.to_string().parse::<Action>(), Ok(action));
    }
    for id in 0..800 {
        assert!(Action::from_id(id).is_none_or(|action| action.id() == Some(id)), "{id}");
    }
}

#[test]
fn el_3_3_a_single_option_is_taken_without_a_question() {
    // The only site left is used, and a shut-down of the only refinery needs no answer.
    let scene = Scene::second("S28").on(A, "oil 0").p(&[10, 0, 0, 0]).tad("NR", B, 7).tad("SM", B, 9);
    let mut play = scene.tad("TH", B, 18).slot();
    play.go("A open_tad AC");
    assert_eq!(play.lines("tad_placed"), ["tad_placed cell=20 enviro=0 seat=A tad=AC"]);
    let play = Scene::second("S28").e(&[0]).on(A, "oil 0:2").finish_turn();
    assert_eq!(play.lines("token_removed"), ["token_removed cause=shut_down cell=0 kind=oil seat=A"]);
    // A seat that may propose a deal has more than one option.
    let play = Scene::first("F01").p(&[0, 10, 10, 10]).slot();
    assert_eq!((play.asked(), play.options()), ("A slot".into(), "pass".into()));
}

#[test]
fn el_3_4_the_second_token_is_compulsory_in_the_second_edition() {
    let play = start(Scene::second("S28"), A, Decision::Start2).on(A, "oil 0").play();
    assert_eq!(play.options(), "place oil 0, place mineral 1, place mineral 6");
    assert_eq!(play.refused("A pass"), "EL-3.14");
}

#[test]
fn el_3_10_the_environment_phase_adds_everything_up() {
    let scene =
        Scene::second("S06").tad("NR", B, 7).on(A, "oil 0, mineral 1:2, mineral 6").cards(A, "EI01 EI07");
    let play = scene.finish_turn();
    let expected = "environment_balanced balance={\"exempt\":1,\"initiatives\":3,\"reserve\":2,\"tokens\":4} \
                    change=2 enviro=12 seat=A";
    assert_eq!(play.lines("environment_balanced")[0], expected);
}

#[test]
fn el_3_11_the_income_phase_adds_everything_up() {
    let scene =
        Scene::second("S07").tad("TH", B, 7).on(A, "oil 0:3, mineral 1, mineral 6:2").cards(A, "EI07");
    let play = scene.finish_turn();
    let expected =
        "income_received income={\"cartel\":0,\"event\":1,\"hub\":2,\"refineries\":9} money=22 seat=A";
    assert_eq!(play.lines("income_received")[0], expected);
    assert_eq!(play.p()[0], 21);
}

#[test]
fn el_3_12_the_same_seed_is_the_same_game() {
    for config in [first(), Config::default()] {
        assert_eq!(Play::new(&config, 4, "seed").snapshot(), Play::new(&config, 4, "seed").snapshot());
        assert_ne!(Play::new(&config, 4, "seed").snapshot(), Play::new(&config, 4, "other").snapshot());
    }
}

#[test]
fn el_3_13_a_decision_can_be_written_as_in_the_rules() {
    let same = [
        ("PLACE(oil, 6)", "place oil 6"),
        ("TOKEN(13, 1, mineral)", "token 13 1 mineral"),
        ("CARD(8)", "card EI09"),
        ("SHIFT(oil, 3)", "shift oil +3"),
        ("OPEN_TAD(NR)", "open_tad NR"),
        ("BUY_TAD(3)", "buy_tad TH"),
        ("BID(12)", "bid 12"),
        ("66", "place oil 6"),
        ("PLACE(0, 6)", "place oil 6"),
        ("REMOVE(1, 6)", "remove mineral 6"),
        ("OPEN_TOKEN(1)", "open_token mineral"),
        ("SEAT(B)", "seat 1"),
        ("TOKEN(13, B, mineral)", "token 13 1 mineral"),
        ("TOKEN(13, 1, 1)", "token 13 1 mineral"),
        ("PASS", "pass"),
    ];
    for (text, plain) in same {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), plain);
    }
    for text in [
        "",
        "place",
        "place oil",
        "place oil 28",
        "place gold 1",
        "place 2 1",
        "seat E",
        "bid 100",
        "bid 07",
        "card EI21",
        "shift oil 0",
        "shift oil 6",
        "seat 4",
        "to_money 6",
        "token 1 4 oil",
        "propose 1 give 1",
        "propose 1 give 0 take 1",
        "propose 1 give 1 2 take 1",
        "propose 1 give EI01 EI01 take 1",
        "pass pass",
        "700",
        "7",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

#[test]
fn el_3_14_only_the_seat_that_is_asked_decides() {
    let play = Scene::second("S28").on(A, "oil 0").on(B, "oil 3").slot();
    assert_eq!(play.refused("B pass"), "not asked");
    assert_eq!(play.refused("A place oil 0"), "EL-3.8");
}
