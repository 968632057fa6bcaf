//! Edited positions: what is left out is filled in, and what is impossible is refused with the reason.

use ecotable_kernel::{Game, Seat, SeatSet, Table};
use ecotable_parts::auction::Standing;
use ecotable_tradejack::{
    Config, PhaseSnapshot, Product, Products, Snapshot, Source, Sources, State, TradeJack,
};

use crate::play::{Play, letter};
use crate::scene::{A, B, C, Scene, demand, face};

/// The position of a scene with something changed.
fn restore(scene: &Scene, change: impl FnOnce(&mut Snapshot)) -> Result<State, String> {
    let play = scene.play();
    let mut words = play.snapshot();
    change(&mut words);
    play.table.game().restore(&words).map_err(|flaw| flaw.to_string())
}

/// Why a changed position is refused.
#[track_caller]
fn check_flaw(scene: &Scene, change: impl FnOnce(&mut Snapshot), why: &str) {
    assert_eq!(restore(scene, change).map(|_| "restored"), Err(why.to_owned()));
}

fn co2() -> Scene {
    Scene::new(3).config(Config { co2: true, ..Config::default() })
}

fn set(product: &str, source: &str) -> (Product, Source) {
    (face(product), face(source))
}

#[test]
fn a_position_survives_its_words() {
    let mut play = Play::new(&Config { source_peek: true, ..Config::default() }, 3, "words");
    while let Some(seat) = play.table.to_act().first() {
        let json = serde_json::to_string(&play.snapshot()).unwrap();
        let again: Snapshot = serde_json::from_str(&json).unwrap();
        assert_eq!(play.table.game().restore(&again).as_ref(), Ok(play.table.state()));
        let action = *play.table.legal_actions(seat).last().unwrap();
        play.go(&format!("{} {action}", letter(seat)));
    }
}

#[test]
fn decks_that_are_left_out_hold_all_other_cards() {
    let words: Snapshot = serde_json::from_str(
        r#"{
            "round": 1, "first": 0, "row": ["T1", "T2", "W3"],
            "phase": {"name": "production"},
            "players": [{"capital": 6, "products": {"SOAP-B": 1}, "sources": {"GOLD-B": 4}}, {"awards": ["W1"]}]
        }"#,
    )
    .unwrap();
    let game = TradeJack::new(&Config::default(), 2).unwrap();
    let play = Play::at(Table::resume(game.clone(), "short".parse().unwrap(), game.restore(&words).unwrap()));
    let now = play.snapshot();
    let (products, sources) = (now.product_deck.unwrap(), now.source_deck.unwrap());
    assert_eq!((products.len(), products[0], products[2]), (71, face("SOAP-B"), face("SOAP-Y")));
    assert_eq!((sources.len(), sources[0]), (68, face("GOLD-Y")));
    let expected = demand("T3 T4 T5 W2 W4 R1 T6 T7 T8 T9 T10 W5 W6 W7 W8 R2");
    assert_eq!((now.demand_deck.unwrap(), now.rounds_total), (expected, Some(5)), "A on B on C");
    assert_eq!(
        (play.capital(), play.options(A).as_str()),
        (vec![6, 0], "set SOAP-B, offload SOAP-B, confirm")
    );
}

#[test]
fn unknown_words_are_refused() {
    let cases = [
        (
            r#"{"round": 1, "first": 0, "phase": {"name": "lunch"}, "row": [], "players": []}"#,
            "unknown variant `lunch`",
        ),
        (r#"{"round": 1, "first": 0, "row": [], "players": []}"#, "missing field `phase`"),
        (r#"{"rounds": 1}"#, "unknown field `rounds`"),
        (r#"{"round": -1}"#, "invalid value: integer `-1`"),
        (r#"{"product_discard": {"SOAP-X": 1}}"#, "`SOAP-X`: no such product"),
        (r#"{"product_discard": {"SOAP-B": 1, "SOAP-B": 1}}"#, "SOAP-B too often"),
        (r#"{"source_discard": {"GOLD-B": 97}}"#, "GOLD-B too often"),
        (r#"{"row": ["TOO-LONG-ID"]}"#, "invalid length"),
    ];
    for (json, why) in cases {
        let error = serde_json::from_str::<Snapshot>(json).unwrap_err().to_string();
        assert!(error.contains(why), "{json}: {error}");
    }
}

#[test]
fn every_card_is_there_as_often_as_printed() {
    let scene = Scene::new(3);
    check_flaw(
        &scene,
        |words| words.product_discard = [face("SOAP-B")].into_iter().collect(),
        "SOAP-B is there 4 times, which is not the card list's number",
    );
    check_flaw(
        &scene,
        |words| words.source_deck = Some(vec![face("GOLD-B"); 4]),
        "GOLD-Y is there 0 times, which is not the card list's number",
    );
    check_flaw(
        &scene,
        |words| words.product_deck = Some(vec![face("SOAP-B"); 97]),
        "97 cards in product_deck, at most 96 fit",
    );
    let twice = "the demand cards are not all there, or one is there twice";
    check_flaw(&scene, |words| words.demand_deck = Some(demand("W1 W2 W3")), twice);
    check_flaw(&scene, |words| words.players[0].awards = demand("W8"), twice);
    check_flaw(&scene, |words| words.players[0].awards = demand("W8 W8"), "a demand card twice");
}

#[test]
fn far_too_many_cards_are_refused_as_well() {
    let soap: Products = vec![face::<Product>("SOAP-B"); 96].into_iter().collect();
    let gold: Sources = vec![face::<Source>("GOLD-B"); 96].into_iter().collect();
    for products in [true, false] {
        let change = |words: &mut Snapshot| {
            for player in &mut words.players {
                if products { player.products = soap } else { player.sources = gold }
            }
        };
        assert!(restore(&Scene::new(6), change).is_err());
    }
}

#[test]
fn demand_cards_lie_only_where_they_can() {
    let scene = Scene::new(3);
    check_flaw(&scene, |words| words.row = demand("T1 T2 X9"), "there is no demand card X9");
    check_flaw(&scene, |words| words.row = demand("T1 T2 T3 T4"), "4 cards in row, at most 3 fit");
    let with_row = |row: &str, change: fn(&mut Snapshot)| {
        let row = demand(row);
        restore(&scene, |words| {
            (words.row, words.demand_deck, words.rounds_total) = (row, None, None);
            change(words);
        })
        .map(|_| "restored".to_owned())
    };
    assert_eq!(with_row("T1 T2 T3", |_| ()), Ok("restored".to_owned()));
    assert_eq!(with_row("T1 T2", |_| ()), Err("2 cards in the row instead of 3".to_owned()));
    assert_eq!(with_row("T1 T2 R1", |_| ()), Err("a Regulation in the row".to_owned()));
    let in_force = |words: &mut Snapshot| words.regulations = demand("T9");
    assert_eq!(with_row("T1 T2 T3", in_force), Err("a card is in force that is no Regulation".to_owned()));
}

#[test]
fn trends_are_no_awards_and_regulations_are_not_discarded() {
    let refused = |change: fn(&mut Snapshot)| {
        let change = |words: &mut Snapshot| {
            (words.demand_deck, words.rounds_total) = (None, None);
            change(words);
        };
        restore(&Scene::new(3), change).map(|_| "restored")
    };
    assert!(refused(|_| ()).is_ok());
    assert!(refused(|words| words.players[0].awards = demand("T9")).is_err(), "a trend is no award");
    assert!(refused(|words| words.players[0].awards = demand("R1")).is_err(), "a regulation is no award");
    assert!(refused(|words| words.demand_discard = demand("R1")).is_err(), "a regulation stays in force");
}

#[test]
fn as_many_cards_are_thrown_away_as_the_options_say() {
    let refused = |quick_discard, thrown: &str| {
        let scene = Scene::new(3).config(Config { quick_discard, ..Config::default() }).row("T1 T2 T3");
        let change = |words: &mut Snapshot| {
            (words.thrown, words.demand_deck, words.rounds_total) = (demand(thrown), None, None);
        };
        restore(&scene.thrown(&thrown_cards(quick_discard)), change).is_err()
    };
    assert!(!refused(0, "") && !refused(3, "W1 W2 W3"));
    assert!(refused(0, "W1 W2 W3"), "nothing is thrown away in a normal game");
    assert!(refused(3, "W1 W2"), "a Quick Game throws away three");
}

/// As many A cards as the option throws away.
fn thrown_cards(quick_discard: u8) -> String {
    ["W1", "W2", "W3", "W4", "T4", "T5"][..usize::from(quick_discard)].join(" ")
}

#[test]
fn rounds_fit_the_demand_deck() {
    let scene = Scene::new(3).round(2);
    check_flaw(&scene, |words| words.round = 0, "round 0 of 7");
    check_flaw(&scene, |words| words.round = 8, "round 8 of 7");
    assert!(restore(&scene, |words| words.rounds_total = Some(2)).is_err(), "the deck gives more rounds");
    assert!(restore(&scene, |words| words.rounds_total = Some(9)).is_err(), "the deck gives fewer rounds");
}

#[test]
fn a_game_is_over_only_when_the_demand_deck_is_used_up() {
    let scene = Scene::new(3);
    let over = |words: &mut Snapshot| {
        words.demand_deck.as_mut().unwrap().append(&mut words.row);
        words.phase = PhaseSnapshot::Scored;
    };
    assert!(restore(&scene, over).is_err(), "eighteen counting cards are left");
    check_flaw(&scene, |words| words.phase = PhaseSnapshot::Scored, "3 cards in the row instead of 0");
}

#[test]
fn seats_must_be_at_the_table() {
    let scene = Scene::new(3);
    check_flaw(&scene, |words| drop(words.players.pop()), "2 players at a table of 3");
    check_flaw(&scene, |words| words.first = Seat(3), "there is no seat 3 to be First Player");
    let confirmed = |seats: u8| PhaseSnapshot::Production { confirmed: SeatSet::all(seats) };
    let why = "all seats have confirmed, or one that is not there";
    check_flaw(&scene, |words| words.phase = confirmed(3), why);
    check_flaw(&scene, |words| words.phase = confirmed(4), why);
}

#[test]
fn co2_tokens_fit_the_variant_and_the_phase() {
    check_flaw(&Scene::new(3), |words| words.tracker = 1, "CO2 tokens outside the CO2 variant");
    check_flaw(&co2(), |words| words.tracker = 4, "4 CO2 tokens do not fit the phase");
    check_flaw(&co2(), |words| words.phase = PhaseSnapshot::AllLost, "0 CO2 tokens do not fit the phase");
    let lost = |words: &mut Snapshot| (words.tracker, words.phase) = (4, PhaseSnapshot::AllLost);
    assert!(restore(&co2(), lost).is_ok());
    let ruled = |words: &mut Snapshot| words.regulations = demand("R1");
    check_flaw(&co2(), ruled, "the demand cards are not all there, or one is there twice");
}

/// An auction of GOLD-B among three seats, with this standing.
#[track_caller]
fn check_auction(standing: Standing, why: &str) {
    let scene = Scene::new(3).capital(&[6, 2, 6]).auction(A, "GOLD-B");
    let change = |words: &mut Snapshot| {
        if let PhaseSnapshot::Bidding { auction, .. } = &mut words.phase {
            *auction = standing;
        }
    };
    check_flaw(&scene, change, why);
}

#[test]
fn an_auction_asks_somebody_who_can_bid() {
    let open = Standing { high: 0, leader: None, actor: A, passed: SeatSet::EMPTY };
    check_auction(Standing { actor: Seat(3), ..open }, "a bidder without a seat");
    check_auction(Standing { actor: Seat(200), ..open }, "a bidder without a seat");
    check_auction(Standing { passed: SeatSet::one(Seat(7)), ..open }, "a bidder without a seat");
    check_auction(Standing { high: 1, ..open }, "a bid without a leader, or none");
    check_auction(Standing { leader: Some(B), ..open }, "a bid without a leader, or none");
    check_auction(Standing { high: 1, leader: Some(Seat(9)), ..open }, "a leader without a seat");
    check_auction(Standing { high: 3, leader: Some(B), ..open }, "the leader cannot pay the bid (TJ-5.9)");
    let cannot = "the seat that is asked cannot bid (TJ-5.10)";
    check_auction(Standing { high: 2, leader: Some(A), actor: B, ..open }, cannot);
    check_auction(Standing { high: 2, leader: Some(A), ..open }, cannot);
    check_auction(Standing { passed: SeatSet::one(A), ..open }, cannot);
    check_auction(Standing { high: 6, leader: Some(C), ..open }, cannot);
}

#[test]
fn sources_on_offer_fit_the_options() {
    let scene = Scene::new(3).auction(A, "RAIN-B");
    let ban = |words: &mut Snapshot| (words.regulations, words.demand_deck) = (demand("R1"), None);
    check_flaw(&scene, ban, "a banned source is for sale (TJ-5.5)");
    let choosing = |revealer: Seat| {
        move |words: &mut Snapshot| {
            words.phase = PhaseSnapshot::Choosing { revealer, drawn: [face("RAIN-B"), face("GOLD-B")] };
            words.source_deck = None;
        }
    };
    check_flaw(&scene, choosing(A), "a choice of sources without source_peek");
    let peek = Scene::new(3).config(Config { source_peek: true, ..Config::default() });
    assert!(restore(&peek, choosing(A)).is_ok());
    check_flaw(&peek, choosing(Seat(3)), "a revealer without a seat");
    let revealer = |words: &mut Snapshot| {
        if let PhaseSnapshot::Bidding { revealer, .. } = &mut words.phase {
            *revealer = Seat(3);
        }
    };
    check_flaw(&scene, revealer, "a revealer without a seat");
}

#[test]
fn laid_out_cards_obey_the_rules_of_production() {
    let scene = Scene::new(3);
    let staged = |change: fn(&mut ecotable_tradejack::PlayerSnapshot)| {
        move |words: &mut Snapshot| {
            change(&mut words.players[1]);
            (words.product_deck, words.source_deck) = (None, None);
        }
    };
    let blue_and_yellow = staged(|player| player.sets = vec![set("SOAP-B", "GOLD-Y")]);
    check_flaw(&scene, blue_and_yellow, "seat 1 has a set of two colours (TJ-1.5)");
    let both = staged(|player| {
        player.sets = vec![set("SOAP-B", "GOLD-B")];
        player.offloaded = vec![face("SOAP-Y")];
    });
    check_flaw(&scene, both, "a seat stages sets and offloads (TJ-6.9)");
    let rainforest = staged(|player| player.sets = vec![set("SOAP-B", "RAIN-B")]);
    assert!(restore(&scene, rainforest).is_ok());
    check_flaw(
        &scene.clone().regulations("R1"),
        rainforest,
        "seat 1 has a set with a banned source (TJ-6.5)",
    );
    let offloading = staged(|player| player.offloaded = vec![face("SOAP-Y")]);
    assert!(restore(&scene, offloading).is_ok());
    check_flaw(&co2(), offloading, "seat 1 offloads with CO2 (TJ-10.4)");
    let started = staged(|player| player.started = Some(face("SOAP-Y")));
    check_flaw(&scene, started, "seat 1 has a started set that cannot be finished (TJ-6.3)");
    let auction = Scene::new(3).auction(A, "GOLD-B");
    check_flaw(&auction, offloading, "seat 1 has staged cards outside production");
    let hoard = staged(|player| player.products = Product::all().take(15).collect());
    check_flaw(&scene, hoard, "seat 1 holds 15 products");
}

#[test]
fn a_purse_that_could_burst_is_refused() {
    assert!(restore(&Scene::new(3), |words| words.players[0].capital = u16::MAX).is_err());
}
