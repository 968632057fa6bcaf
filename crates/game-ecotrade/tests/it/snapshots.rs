//! Edited positions: what is left out is filled in, and what is impossible is refused with the reason.

use ecotable_ecotrade::{
    BoardSnapshot, Config, Developments, EcoTrade, EndSnapshot, Main, Means, NodeSnapshot, OwnedDevelopment,
    Reason, Snapshot, State,
};
use ecotable_kernel::{Game, Seat, SeatSet};

use crate::play::Play;
use crate::scene::{A, B, Scene, all};

fn restore(scene: &Scene, change: impl FnOnce(&mut Snapshot)) -> Result<State, String> {
    let play = scene.play();
    let mut words = play.snapshot();
    change(&mut words);
    play.table.game().restore(&words).map_err(|flaw| flaw.to_string())
}

/// A changed position is refused, and the reason has these words in it.
#[track_caller]
fn check_flaw(scene: &Scene, change: impl FnOnce(&mut Snapshot), why: &str) {
    let refused = restore(scene, change).map(|_| "restored").unwrap_err();
    assert!(refused.contains(why), "{refused}");
}

fn hand() -> Scene {
    Scene::new(3).hand(A, "S21 S17")
}

#[test]
fn a_position_can_be_written_in_a_few_words() {
    let words: Snapshot = serde_json::from_str(
        r#"{"first_player": 0, "current": 1, "players": [
            {"tracker": 4, "hand": ["S21", null, "S17"], "developments": [{"id": "D01"}]},
            {"tracker": 7, "board": [null, {"cards": ["S01"], "means": "road", "time": 1, "growth": 4, "impact": 2}]}
        ]}"#,
    )
    .unwrap();
    let game = EcoTrade::new(&Config::default(), 2).unwrap();
    let state = game.restore(&words).unwrap();
    let now = game.snapshot(&state);
    assert_eq!((now.round, now.market.unwrap().len(), now.deck.unwrap().len()), (1, 3, 42 - 3 - 3));
    assert_eq!(now.incident_deck.unwrap().len(), 28);
    assert_eq!(game.to_act(&state), SeatSet::one(B));
}

#[test]
fn unknown_words_are_refused() {
    let cases = [
        (r#"{"first_player": 0, "current": 0}"#, "missing field `players`"),
        (r#"{"first_player": 0, "current": 0, "players": [], "colour": 1}"#, "unknown field `colour`"),
        (r#"{"node": {"name": "lunch"}}"#, "unknown variant `lunch`"),
        (r#"{"deck": ["S43"]}"#, "no such card"),
        (r#"{"players": [{"developments": [{"id": "D01", "level": 4}]}]}"#, "there is no level 4"),
    ];
    for (json, why) in cases {
        let error = serde_json::from_str::<Snapshot>(json).unwrap_err().to_string();
        assert!(error.contains(why), "{json}: {error}");
    }
}

#[test]
fn cards_lie_in_one_place() {
    let not_all = "not all there, or one is there twice";
    check_flaw(&hand(), |words| words.players[1].completed = all("S21"), not_all);
    check_flaw(&hand(), |words| words.deck.as_mut().unwrap().truncate(3), not_all);
    check_flaw(&hand(), |words| words.players[1].completed = all("S30 S30"), "a card twice in completed");
    check_flaw(&hand(), |words| words.incident_deck.as_mut().unwrap().truncate(3), not_all);
    check_flaw(&hand(), |words| words.put_away = all("S42"), not_all);
    let twice = |words: &mut Snapshot| {
        let card = words.incident_deck.as_mut().unwrap().remove(0);
        words.incident_discard = vec![card; 2];
    };
    check_flaw(&hand(), twice, "an Incident twice in incident_discard");
    check_flaw(&hand(), |words| words.deck = Some(vec![all("S01")[0]; 43]), "at most 42 fit");
    check_flaw(&hand(), |words| words.players[0].hand = vec![None; 5], "5 places in hand");
    let hole = |words: &mut Snapshot| {
        let card = words.market.as_mut().unwrap()[1].take().unwrap();
        words.deck.as_mut().unwrap().push(card);
    };
    check_flaw(&hand(), hole, "3 cards in a market of 4");
}

#[test]
fn cards_beneath_the_top_are_put_in_order() {
    let with = |cards: &'static str| {
        restore(&hand(), |words| {
            let shipment =
                BoardSnapshot { cards: all(cards), means: Means::Road, time: 7, growth: 21, impact: 11 };
            words.players[1].board = vec![Some(shipment)];
            (words.deck, words.market) = (None, None);
        })
    };
    assert!(with("S04 S02 S11").is_ok());
    assert_eq!(with("S04 S11 S02"), with("S04 S02 S11"));
}

#[test]
fn what_a_short_deck_puts_away_need_not_be_said() {
    let short = hand().with(|c| c.short_deck = true);
    let game = EcoTrade::new(&Config { short_deck: true, ..Config::default() }, 3).unwrap();
    let mut words = hand().play().snapshot();
    (words.deck, words.market) = (None, None);
    let filled = game.snapshot(&game.restore(&words).unwrap());
    let (deck, market) = (filled.deck.clone().unwrap(), filled.market.clone().unwrap());
    assert_eq!((deck.len(), market.len(), filled.put_away.len()), (27 - 2 - 4, 4, 15));
    // Only the deck is said: what lies nowhere else was put away.
    let said = Snapshot { deck: Some(deck[..20].to_vec()), market: Some(market), ..words };
    assert!(game.restore(&said).unwrap_err().to_string().contains("not all there"), "one card is lost");
    let whole = Snapshot { deck: Some(deck), ..said };
    assert_eq!(game.snapshot(&game.restore(&whole).unwrap()).put_away, filled.put_away);
    assert_eq!(restore(&short, |words| words.put_away.clear()).map(drop), Ok(()));
}

#[test]
fn who_puts_a_shipment_together_has_started() {
    let draft = |main, sent| {
        move |words: &mut Snapshot| {
            words.node = NodeSnapshot::Combine { cards: vec![0] };
            (words.main, words.sent) = (main, sent);
        }
    };
    assert_eq!(
        restore(&hand(), draft(Main::None, None)),
        restore(&hand(), draft(Main::Starting, Some(false)))
    );
    assert!(restore(&hand(), draft(Main::Starting, Some(true))).is_ok());
    check_flaw(&hand(), |words| words.sent = Some(true), "do not fit the main action");
    let menu = |sent| move |words: &mut Snapshot| (words.main, words.sent) = (Main::Starting, sent);
    assert_eq!(restore(&hand(), menu(None)), restore(&hand(), menu(Some(true))));
    check_flaw(&hand(), menu(Some(false)), "do not fit the main action");
}

#[test]
fn seats_and_rounds_are_such_as_can_be() {
    check_flaw(&hand(), |words| drop(words.players.pop()), "2 players at a table of 3");
    check_flaw(&hand(), |words| words.current = Seat(3), "there is no seat 3");
    check_flaw(&hand(), |words| words.first_player = Seat(200), "there is no seat 200");
    check_flaw(&hand(), |words| words.round = 0, "round 0");
    check_flaw(&hand(), |words| words.round = 101, "round 101");
}

#[test]
fn growth_fits_the_banking() {
    check_flaw(&hand(), |words| words.players[0].tracker = 36, "tracker 36 above 35");
    check_flaw(&hand(), |words| words.players[0].growth_tokens = 1, "tokens beside a tracker");
    check_flaw(&hand(), |words| words.players[0].impact = 20_000, "more Growth or Impact");
}

#[test]
fn hands_are_known_only_to_those_who_can_know() {
    let known = |seats: SeatSet| move |words: &mut Snapshot| words.players[0].known_to = vec![seats];
    assert!(restore(&hand(), known(SeatSet::all(3))).is_ok());
    assert!(restore(&hand(), known(SeatSet::one(B))).is_ok());
    check_flaw(&hand(), known(SeatSet::one(A)), "cannot know it");
    check_flaw(&hand(), known(SeatSet::one(Seat(5))), "cannot know it");
    check_flaw(
        &hand(),
        |words| words.players[0].returned = Some(all("S30")[0]),
        "does not lie where it was returned",
    );
}

#[test]
fn developments_fit_the_version_and_the_tokens() {
    let own = |id: &str, level: Option<u8>| OwnedDevelopment {
        id: id.parse().unwrap(),
        level: level.and_then(ecotable_ecotrade::Level::new),
    };
    check_flaw(
        &hand(),
        |words| words.players[0].developments = vec![own("D01", Some(1))],
        "levels belong to",
    );
    check_flaw(&hand(), |words| words.players[0].developments = vec![own("D01", None); 2], "D01 twice");
    let levels = hand().with(|c| c.developments = Developments::EasierV2);
    check_flaw(&levels, |words| words.players[0].developments = vec![own("D01", None)], "levels belong to");
    let eight = |words: &mut Snapshot| {
        words.players[0].developments = (1..=8).map(|n| own(&format!("D{n:02}"), None)).collect();
    };
    check_flaw(&hand(), eight, "uses 8 company tokens");
    check_flaw(&hand(), |words| words.purchased = Some("D01".parse().unwrap()), "is not there");
    check_flaw(&hand(), |words| words.advanced = true, "is not there");
}

#[test]
fn shipments_under_way_are_legal() {
    let board = |cards: &'static str, means: Means, time: u8| {
        move |words: &mut Snapshot| {
            let shipment = BoardSnapshot { cards: all(cards), means, time, growth: 4, impact: 2 };
            words.players[1].board = vec![Some(shipment)];
            (words.deck, words.market) = (None, None);
        }
    };
    assert!(restore(&hand(), board("S01", Means::Road, 1)).is_ok());
    assert!(restore(&hand(), board("S04 S11", Means::Road, 1)).is_ok());
    check_flaw(&hand(), board("S01", Means::Ship, 1), "a means that a card does not show");
    check_flaw(&hand(), board("S01", Means::Road, 0), "0, 4, 2 tokens");
    check_flaw(&hand(), board("S01", Means::Road, 100), "100, 4, 2 tokens");
    check_flaw(&hand(), board("", Means::Road, 1), "without cards");
    check_flaw(&hand(), board("S11 S04", Means::Road, 1), "not the highest Time");
    check_flaw(&hand(), board("S02 S16", Means::Road, 1), "do not fit together");
    let beyond = |words: &mut Snapshot| {
        board("S01", Means::Road, 1)(words);
        let shipment = words.players[1].board.pop().unwrap();
        words.players[1].board = vec![None, None, None, shipment];
    };
    check_flaw(&hand(), beyond, "beyond its 3 board slots");
}

#[test]
fn what_is_asked_can_be_asked() {
    let node = |node: NodeSnapshot| move |words: &mut Snapshot| words.node = node;
    assert!(restore(&hand(), node(NodeSnapshot::Combine { cards: vec![0] })).is_ok());
    assert!(restore(&hand(), node(NodeSnapshot::Means { cards: vec![0, 1], top: 1 })).is_ok());
    check_flaw(&hand(), node(NodeSnapshot::Combine { cards: vec![] }), "begun without cards");
    check_flaw(&hand(), node(NodeSnapshot::Combine { cards: vec![2] }), "begun without cards");
    check_flaw(&hand(), node(NodeSnapshot::Combine { cards: vec![9] }), "there is no hand slot 9");
    check_flaw(&hand(), node(NodeSnapshot::Combine { cards: vec![0, 1] }), "a question that is not asked");
    check_flaw(&hand(), node(NodeSnapshot::TopCard { cards: vec![0, 1] }), "a question that is not asked");
    check_flaw(
        &hand(),
        node(NodeSnapshot::Means { cards: vec![0, 1], top: 0 }),
        "a question that is not asked",
    );
    let start = NodeSnapshot::ReturnCard { choices: vec![None; 3] };
    check_flaw(&hand(), node(start), "cards in a market");
    let exchange = NodeSnapshot::IncidentChoice { slot: 0, incident: "I01".parse().unwrap() };
    let change = |words: &mut Snapshot| (words.node, words.incident_deck) = (exchange, None);
    check_flaw(&hand(), change, "no choice about I01");
    let taken = |words: &mut Snapshot| {
        (words.main, words.node) = (Main::Taken, NodeSnapshot::Combine { cards: vec![0] });
    };
    check_flaw(&hand(), taken, "cannot be started");
}

#[test]
fn cards_are_returned_only_at_the_start() {
    let play = Play::new(&Config::default(), 3, "start");
    let refused = |change: fn(&mut Snapshot)| {
        let mut words = play.snapshot();
        change(&mut words);
        play.table.game().restore(&words).is_err()
    };
    assert!(!refused(|_| ()));
    assert!(refused(|words| words.round = 2));
    assert!(refused(|words| words.node = NodeSnapshot::ReturnCard { choices: vec![Some(0); 3] }));
    assert!(refused(|words| words.node = NodeSnapshot::ReturnCard { choices: vec![Some(3), None, None] }));
    assert!(refused(|words| words.node = NodeSnapshot::ReturnCard { choices: vec![None; 5] }));
    assert!(refused(|words| words.players[0].passed_last_turn = true));
}

#[test]
fn et_3_7_5_a_row_of_passes_that_is_left_out_follows_from_the_last_turns() {
    let mut play = Scene::new(3).end(Reason::Limit, A).play();
    play.go("A pass, B pass");
    let mut words = play.snapshot();
    assert_eq!(words.passes_in_a_row.take(), Some(2));
    assert_eq!(play.table.game().restore(&words).as_ref(), Ok(play.table.state()));
    play.go("C pass, A pass");
    let mut words = play.snapshot();
    assert_eq!(words.passes_in_a_row, Some(4));
    assert_eq!(play.table.game().restore(&words).as_ref(), Ok(play.table.state()));
    words.passes_in_a_row = None;
    let older = play.table.game().restore(&words).unwrap();
    assert_eq!(play.table.game().snapshot(&older).passes_in_a_row, Some(3), "one for each seat is known");
}

#[test]
fn et_3_7_5_a_row_of_passes_fits_the_seats_and_the_end() {
    let row = |passes| move |words: &mut Snapshot| words.passes_in_a_row = Some(passes);
    let one = Scene::new(3).turn(B).passed(A);
    assert!(restore(&one, row(1)).is_ok());
    check_flaw(&one, row(0), "0 passes in a row do not fit");
    check_flaw(&one, row(2), "2 passes in a row do not fit");
    let passed = |words: &mut Snapshot| words.players.iter_mut().for_each(|it| it.passed_last_turn = true);
    let all = move |passes| {
        move |words: &mut Snapshot| {
            passed(words);
            words.passes_in_a_row = Some(passes);
        }
    };
    assert!(restore(&one, all(3)).is_ok(), "the next pass ends the game");
    check_flaw(&one, all(4), "4 passes in a row, at most 3");
    let last = one.end(Reason::Limit, A);
    assert!(restore(&last, all(4)).is_ok());
    check_flaw(&last, all(5), "5 passes in a row, at most 4");
}

#[test]
fn the_turns_that_are_left_fit_the_seat_that_plays() {
    let end = |turns_left| {
        move |words: &mut Snapshot| {
            words.end_trigger = Some(EndSnapshot { reason: Reason::Limit, seat: A, turns_left });
        }
    };
    assert!(restore(&hand(), end(None)).is_ok());
    assert!(restore(&hand(), end(Some(5))).is_ok() && restore(&hand(), end(Some(2))).is_ok());
    check_flaw(&hand(), end(Some(3)), "3 turns are left");
    let each = hand().with(|c| c.last_turns = ecotable_ecotrade::LastTurns::OneEach);
    assert!(restore(&each, end(Some(3))).is_ok() && restore(&each, end(Some(0))).is_ok());
    check_flaw(&each, end(Some(2)), "2 turns are left");
}
