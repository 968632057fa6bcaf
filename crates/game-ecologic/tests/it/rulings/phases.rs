//! Environment, income, levels of events, and who knows what.

use ecotable_ecologic::*;
use ecotable_kernel::{Seat, Viewer};

use crate::play::Play;
use crate::scene::*;

#[test]
fn el_r33_the_academy_keeps_advantages() {
    let protected = |event: &str| {
        Scene::second(event).tad("AC", A, 7).on(A, "oil 0, mineral 1").finish_turn().incomes()[0]
    };
    assert_eq!((protected("S04"), protected("S07"), protected("S10"), protected("S01")), (3, 3, 2, 2));
    assert_eq!(Scene::second("S02").tad("AC", A, 7).draw_event().p()[0], 15);
    assert_eq!(Scene::second("S20").tad("AC", A, 7).draw_event().p()[0], 10);
    assert_eq!(Scene::second("S22").tad("AC", A, 7).draw_event().e()[0], 10);
    assert_eq!(Scene::second("S09").tad("AC", A, 7).on(A, "oil 0:2").finish_turn().incomes()[0], 3);
    assert_eq!(Scene::second("S13").tad("AC", A, 7).draw_event().p()[0], 10);
    let spared = Scene::second("S25").tad("AC", A, 7).cards(A, "EI01").draw_event();
    assert_eq!((spared.cards(A), spared.asked()), ("EI01".into(), "A slot".into()));
}

#[test]
fn el_r34_two_seats_on_one_hex_both_gain_by_the_reserve() {
    let play = Scene::first("F01").tad("NR", A, 4).on(A, "oil 9").on(B, "mineral 9, oil 5").finish_turn();
    assert_eq!(play.changes()[..2], [0, 0]);
}

#[test]
fn el_r35_minus_is_a_mark_that_any_gain_removes() {
    let marked = |words: &mut Snapshot| words.players[0].minus = true;
    let mut play = Scene::second("S28").e(&[0]).on(A, "oil 0").p(&[10, 0, 0, 0]).edit(marked).slot();
    play.go("A open_token mineral, bid 1, A place mineral 1");
    assert_eq!((play.e()[0], play.player(A).minus), (3, false));
    assert!(!Scene::first("F01").e(&[0]).on(A, "oil 5").finish_turn().player(A).minus);
}

#[test]
fn el_r35_a_debt_counts_as_nothing_where_events_halve_and_compare() {
    let scene = |event: &str| {
        let scene = Scene::second(event).options(|config| config.minus_debt = true).p(&[7]).e(&[-1]);
        scene.edit(|words| words.players[0].minus = true)
    };
    let flood = scene("S22").draw_event();
    assert_eq!((flood.e()[0], flood.player(A).minus), (-1, true));
    assert_eq!(flood.lines("enviro_lost")[0], "enviro_lost amount=0 seat=A");
    let green = scene("S11").draw_event();
    assert_eq!((green.p()[0], green.e()[0], green.player(A).minus), (0, -1, true));
    let reverse = |config: &mut Config| config.green_direction = GreenDirection::EnviroToProfits;
    let reverse = scene("S11").options(reverse).draw_event();
    assert_eq!((reverse.p()[0], reverse.e()[0], reverse.player(A).minus), (7, 7, false));
    let mut bat = scene("S26").on(A, "oil 0, oil 3").ask(A, Decision::Bat).play();
    bat.go("A pay");
    assert_eq!((bat.p()[0], bat.e()[0], bat.player(A).minus), (5, 1, false));
}

#[test]
fn el_r36_one_token_is_shut_down_however_large_the_deficit() {
    let mut play = Scene::second("S28").e(&[0]).on(A, "oil 0:4, oil 3:4").finish_turn();
    assert_eq!(play.options(), "remove oil 0, remove oil 3");
    play.go("A remove oil 0");
    assert_eq!(play.player(A).tokens.oil, 7);
    let mut play = Scene::first("F01").e(&[0, 0]).on(A, "oil 5").on(B, "oil 0:2, oil 12").finish_turn();
    assert_eq!((play.player(A).tokens.oil, play.asked()), (0, "B shutdown".into()));
    play.go("B remove oil 12");
    assert_eq!(play.player(B).tokens.oil, 2);
}

#[test]
fn el_r37_income_comes_before_running_costs() {
    let play = Scene::second("S28").p(&[0]).on(A, "oil 0:2").cards(A, "EI13").finish_turn();
    assert_eq!((play.p()[0], play.cards(A)), (1, "EI13".into()));
    let poor = Scene::second("S28").p(&[1]).cards(A, "EI13").finish_turn();
    assert_eq!((poor.p()[0], poor.cards(A), poor.e()[0]), (1, "".into(), 13));
}

#[test]
fn el_r38_losses_and_payments_are_rounded_up() {
    assert_eq!(Scene::first("F09").p(&[1]).draw_event().p()[0], 0);
    assert_eq!(Scene::second("S01").on(A, "oil 0, oil 3, oil 5").finish_turn().incomes()[0], 1);
}

#[test]
fn el_r43_the_events_of_the_second_edition_have_ten_of_each_level() {
    let levels: Vec<_> = printed(Edition::Ed2).events.iter().map(|event| event.level).collect();
    assert_eq!(levels, [[1; 10], [2; 10], [3; 10]].concat());
    assert_eq!(printed(Edition::Ed2).face(printed(Edition::Ed2).final_report()).id, "S24");
}

#[test]
fn el_r69_mixed_levels_keep_the_report_in_the_last_third() {
    let place = |config: &Config, seed: u32| {
        let deck = Play::new(config, 2, &seed.to_string()).snapshot().event_deck.unwrap();
        deck.iter().position(|id| id == "S24" || id == "F21").unwrap() + 1
    };
    let mixed = Config { event_order: EventOrder::Mixed, ..Config::default() };
    let places: std::collections::BTreeSet<_> = (0..60).map(|seed| place(&mixed, seed)).collect();
    assert_eq!(places, (11..=15).collect());
    let first = Config { edition: Edition::Ed1, ..mixed.clone() };
    assert!((0..40).all(|seed| (15..=21).contains(&place(&first, seed))));
    let anywhere = Config { mixed_final: MixedFinal::Anywhere, ..mixed };
    assert!((0..60).any(|seed| place(&anywhere, seed) < 6));
}

#[test]
fn el_r70_the_events_are_drawn_or_listed() {
    let ids = "S01 S02 S03 S11 S12 S13 S21 S22 S24".split(' ').map(str::to_owned).collect::<Vec<_>>();
    let config =
        Config { events_per_level: Some(3), event_pool: EventPool::List(ids.clone()), ..Config::default() };
    let mut deck = Play::new(&config, 2, "pool").snapshot().event_deck.unwrap();
    deck.sort_unstable();
    assert_eq!(deck, ids);
    let drawn = |seed: &str| Play::new(&Config::default(), 2, seed).snapshot().event_deck.unwrap();
    assert_ne!(drawn("1"), drawn("2"));
    assert_eq!(drawn("1").len(), 15);
}

#[test]
fn el_r72_a_scenario_is_played_as_written() {
    let ids = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let config =
        Config { event_order: EventOrder::Scenario, scenario: ids("S22 S02 S01"), ..Config::default() };
    assert_eq!(Play::new(&config, 2, "x").snapshot().event_deck.unwrap(), ids("S22 S02 S01 S24"));
    let view = serde_json::to_string(&Play::new(&config, 2, "x").view()).unwrap();
    assert!(!view.contains("S22") && !view.contains("S01"));
}

#[test]
fn el_r72_a_scenario_can_be_written_in_a_file() {
    let ids = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let sample = scenario::read(scenario::STANDARD).unwrap();
    let config = Config { scenario: sample.clone(), ..Config::default() };
    let play = Play::new(&config, 2, "x");
    assert_eq!(play.snapshot().event_deck.unwrap(), sample, "the list alone makes it a scenario");
    assert_eq!(play.table.game().options().event_order, EventOrder::Scenario);
    let first = "edition = \"ed1\"\nevents = [\"F18\", \"F21\"]";
    assert_eq!(scenario::read(first).unwrap(), ids("F18 F21"));
}

#[test]
fn el_r72_a_wrong_scenario_is_told_where_it_is_wrong() {
    let wrong = |text: &str| {
        let errors = scenario::read(text).unwrap_err();
        errors.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let text = "edition = \"ed2\"\nevents = [\n  \"S02\",\n  \"F01\", \"S02\",\n  \"S99\",\n]\n";
    assert_eq!(
        wrong(text),
        [
            "line 4, column 3: F01 is an event of the other edition; the edition is ed2, its events are S01 to S30",
            "line 4, column 10: the event S02 is listed twice",
            "line 5, column 3: the edition ed2 has no event `S99`; its events are S01 to S30",
        ]
    );
    assert_eq!(
        wrong("edition = \"ed1\"\nevents = []"),
        ["line 2, column 10: a scenario lists at least one event"]
    );
    assert_eq!(
        wrong("edition = \"ed1\"\nevents = [\"F01\", \"f01\"]"),
        ["line 2, column 18: the event f01 is listed twice"]
    );
    assert!(wrong("edition = \"ed3\"\nevents = []")[0].starts_with("line 1, column 11: "));
    assert!(wrong("edition = \"ed1\"\nevent = []")[0].starts_with("line 2, column 1: "));
    assert!(wrong("events = [")[0].starts_with("line 1, "));
    assert!(wrong(&"#".repeat(scenario::MOST_BYTES + 1))[0].contains("at most"));
}

#[test]
fn el_r74_there_is_no_upper_limit() {
    let play = Scene::second("S28").p(&[500]).e(&[500]).on(A, "oil 0:4").cards(A, "EI20").finish_turn();
    assert_eq!((play.p()[0], play.e()[0]), (505, 501));
}

#[test]
fn el_r75_all_seats_see_the_same() {
    let mut play = Play::new(&Config { edition: Edition::Ed1, ..Config::default() }, 3, "same");
    for _ in 0..60 {
        let seat = play.table.to_act().first().unwrap();
        let action = play.table.legal_actions(seat)[0].to_string();
        play.act(seat, &action);
        let mut views: Vec<_> = Seat::all(3).map(|seat| play.table.view(Viewer::Seat(seat))).collect();
        views.iter_mut().for_each(|view| view.viewer = None);
        assert!(views.iter().all(|view| *view == play.view()));
    }
}

#[test]
fn el_r79_effects_of_the_second_edition_come_in_their_phase() {
    // Drawn in the Event phase, an income event has changed nothing yet.
    let play = Scene::second("S12").on(A, "oil 0:2").draw_event();
    assert_eq!((play.p()[0], play.asked()), (10, "A slot".into()));
}

#[test]
fn el_r80_four_events_of_the_first_edition_ask_at_once() {
    let asked = |event: &str| {
        let scene = Scene::first(event).on(A, "oil 5").cards(A, "EI01 EI02");
        scene.draw_event().asked()
    };
    let events = ["F04", "F17", "F20", "F19"].map(asked);
    assert_eq!(events, ["A lawsuit", "A convert", "A brain", "A levy_set"]);
}
