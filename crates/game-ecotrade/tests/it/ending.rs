//! End triggers, last turns and chance (ET-3.7, ET-3.8).

use ecotable_ecotrade::{Config, LastTurns, Reason};

use crate::play::Play;
use crate::scene::{A, B, C, Scene};

#[test]
fn et_3_7_1_the_limit_is_looked_at_after_every_change() {
    let mut upkeep = Scene::new(2).turn(B).growth(A, 33).play();
    upkeep.go("B pass");
    assert_eq!(upkeep.lines("end_triggered"), ["end_triggered reason=limit seat=A"]);
    let mut platform = Scene::new(2).growth(A, 34).owns(A, "D05").play();
    platform.go("take-market 0");
    assert_eq!(platform.lines("end_triggered"), ["end_triggered reason=limit seat=A"]);
    let mut manual = Scene::new(2).turn(B).purse(A, 20, 30).play();
    manual.go("B pass");
    assert_eq!(manual.lines("end_triggered"), Vec::<String>::new(), "only the tracker counts");
    manual.go("A bank");
    assert_eq!(manual.lines("end_triggered"), ["end_triggered reason=limit seat=A"]);
}

#[test]
fn et_3_7_2_the_supply_ends_with_the_last_card_of_both() {
    let mut play = Scene::new(2).market("S30 - S31").deck_left("").play();
    play.go("take-market 0, end-turn");
    assert_eq!(play.spectator().end_trigger, None, "one card is left");
    play.go("B take-market 2");
    assert_eq!(play.lines("end_triggered"), ["end_triggered reason=supply seat=B"]);
    let mut starting = Scene::new(2).hand(A, "S01").sold_out().play();
    starting.go("start-with 0, road");
    assert_eq!(starting.spectator().end_trigger, None, "only a Take triggers it");
}

#[test]
fn et_3_7_3_the_round_is_finished_and_all_have_the_same_number_of_turns() {
    let mut play = Scene::new(3).first(B).turn(B).growth(C, 33).play();
    play.go("B pass");
    assert_eq!(play.asked(), "C");
    play.told.clear();
    play.idle_to_the_end();
    assert_eq!(play.turns(), "A B C A");
    let taken: Vec<_> = play.spectator().players.iter().map(|it| it.turns_taken).collect();
    assert_eq!(taken, [3, 3, 3]);
    // The last seat of a round triggers it: nothing is left of the round.
    let mut last = Scene::new(3).turn(B).growth(C, 33).play();
    last.go("B pass");
    assert_eq!((last.asked().as_str(), last.spectator().end_trigger.unwrap().turns_left), ("C", 3));
    last.told.clear();
    last.idle_to_the_end();
    assert_eq!(last.turns(), "A B C");
}

#[test]
fn et_3_7_4_one_more_turn_each_and_the_triggering_seat_last() {
    let scene = Scene::new(3).with(|c| c.last_turns = LastTurns::OneEach).first(B).turn(B);
    let mut play = scene.growth(C, 33).play();
    play.go("B pass");
    play.told.clear();
    play.idle_to_the_end();
    assert_eq!(play.turns(), "A B C");
}

#[test]
fn et_3_7_5_passes_in_a_row_end_the_game_only_without_a_trigger() {
    let mut play = Scene::new(3).passed(A).passed(B).turn(C).play();
    assert_eq!(play.spectator().passes_in_a_row, 2);
    play.go("C pass");
    assert!(play.table.outcome().is_some());
    assert_eq!(play.spectator().passes_in_a_row, 3, "the last one included");
    let mut near = Scene::new(3).end(Reason::Limit, A).play();
    near.go("A pass, B pass, C pass");
    assert_eq!((near.asked().as_str(), near.table.outcome()), ("A", None));
    near.go("A pass, B pass, C pass");
    assert!(near.table.outcome().is_some());
}

#[test]
fn et_3_7_6_the_first_trigger_stands() {
    let mut play = Scene::new(2).turn(B).growth(A, 33).growth(B, 33).play();
    play.go("B pass, A buy D01, A end-turn");
    let end = play.spectator().end_trigger.unwrap();
    assert_eq!((end.seat, end.reason, play.growth(A), play.growth(B)), (A, Reason::Limit, 30, 35));
    assert_eq!(play.lines("end_triggered").len(), 1);
}

#[test]
fn et_3_8_1_an_empty_incident_deck_is_made_anew_from_its_discard_pile() {
    let mut play = Scene::new(2).hand(A, "S01 S42").incidents_left("I07").play();
    play.go("start-with 0, road");
    assert_eq!(play.spectator().incident_deck_size, 0);
    play.go("start-with 1, plane");
    assert_eq!(play.lines("incidents_reshuffled").len(), 1);
    assert_eq!(play.spectator().incident_deck_size, 27);
    let mut exchange = Scene::new(2).hand(A, "S21").owns(A, "D04").incidents_left("I07").play();
    exchange.go("start-with 0, train, redraw-incident");
    assert_eq!(exchange.spectator().incident_deck_size, 27, "the exchanged one is shuffled in too");
}

#[test]
fn et_3_8_2_the_same_seed_and_decisions_give_the_same_game() {
    let game = || {
        let mut play = Play::new(&Config::default(), 3, "again");
        play.return_first();
        play.idle_to_the_end();
        (play.snapshot(), play.scores())
    };
    assert_eq!(game(), game());
}
