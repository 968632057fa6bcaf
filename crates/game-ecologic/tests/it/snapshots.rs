//! Positions that cannot be are refused with the reason.

use ecotable_ecologic::*;
use ecotable_kernel::{Game, SeatSet};
use ecotable_parts::auction::Standing;

use crate::play::Play;
use crate::scene::*;

#[track_caller]
fn flawed(scene: Scene, reason: &str) {
    let flaw = scene.restore().expect_err("the position is impossible");
    assert!(flaw.contains(reason), "{flaw}");
}

fn second() -> Scene {
    Scene::second("S28").on(A, "oil 0")
}

#[test]
fn pieces_that_cannot_lie_there_are_refused() {
    flawed(second().on(B, "oil 0"), "two owners");
    flawed(second().on(B, "mineral 3"), "without its resource");
    flawed(second().on(B, "oil 7"), "without its resource");
    flawed(second().on(B, "oil 3:5"), "more than four");
    flawed(second().hand(A, 1, 0), "in hand");
    let kept = |words: &mut Snapshot| words.players[0].kept = PerType { oil: 1, mineral: 0 };
    flawed(Scene::first("F01").edit(kept), "kept more");
    flawed(
        Scene::first("F04").hand(A, 1, 0).edit(kept).ask(A, Decision::Lawsuit),
        "outside the Action phase",
    );
    flawed(second().tad("NR", A, 0), "cannot lie there");
    flawed(second().tad("NR", A, 7).tad("SM", A, 7), "cannot lie there");
    flawed(Scene::first("F01").tad("TH", A, 4), "not in this game");
    flawed(second().e(&[-1]), "environment points");
}

#[test]
fn cards_that_are_lost_or_doubled_are_refused() {
    flawed(second().cards(A, "EI01").cards(B, "EI01"), "initiatives");
    flawed(second().edit(|words| words.initiative_deck = Some(Vec::new())), "initiatives");
    flawed(second().edit(|words| words.initiative_discard = vec![Initiative(0), Initiative(0)]), "twice");
}

#[test]
fn questions_that_nobody_asks_now_are_refused() {
    flawed(second().ask(A, Decision::Lawsuit), "not asked at this stage");
    flawed(second().ask(A, Decision::Platform), "not asked at this stage");
    flawed(second().ask(A, Decision::Start1), "turn 1");
    flawed(second().edit(|words| words.done = Some(1)), "another seat");
    flawed(second().ask(A, Decision::Upkeep), "can pay");
    flawed(second().ask(A, Decision::Shutdown), "not short");
    flawed(second().edit(|words| words.closed = SeatSet::from_bits(0b10000)), "seat that is not there");
    flawed(second().edit(|words| words.levy = 3), "levy");
    flawed(second().edit(|words| words.shift = Some(Shift { kind: Kind::Oil, by: 1 })), "shifted");
    flawed(second().edit(|words| words.used.veto = true), "veto");
}

#[test]
fn a_position_left_half_open_is_filled_in() {
    let play = second().cards(A, "EI05").slot();
    let snapshot = play.snapshot();
    assert_eq!(snapshot.initiative_deck.unwrap().len(), 19);
    assert_eq!(snapshot.tokens.unwrap()[0], 0, "the token under a refinery is gone");
    assert_eq!((snapshot.stage, snapshot.done), (Some(Stage::Slots), Some(0)));
}

/// The position is the same after it has been written down and read again.
#[track_caller]
fn comes_back(play: &Play) {
    let again = play.table.game().restore(&play.snapshot());
    assert_eq!(again.as_ref(), Ok(play.table.state()));
}

#[test]
fn el_r82_a_protected_last_seat_ends_the_levy() {
    let mut four = Scene::first("F19").tad("AC", D, 4).p(&[6, 6, 6, 6]).ask(A, Decision::LevySet).play();
    four.go("A bid 4, B pay, C pass");
    assert_eq!((four.p(), four.view().levy, four.asked()), (vec![2, 2, 6, 6], None, "A slot".into()));
    comes_back(&four);
    let scene = Scene::first("F19").seats(2).tad("AC", B, 4).p(&[6, 6]);
    let mut two = scene.ask(A, Decision::LevySet).play();
    two.go("A bid 3");
    assert_eq!((two.p(), two.view().levy, two.asked()), (vec![3, 6], None, "A slot".into()));
    comes_back(&two);
}

#[test]
fn a_card_of_the_first_edition_is_offered_after_the_slots() {
    let card: Initiative = "EI07".parse().unwrap();
    let mut play = Scene::first("F01").ask(B, Decision::Offer { card, first: A }).play();
    assert_eq!(play.view().stage, Stage::Cards);
    play.go("B pass, C pass, D pass");
    assert_eq!((play.asked(), play.discard()), ("A wrap".into(), "EI07".into()));
    let item = Item::Initiative(card);
    let auction = Standing { high: 5, leader: Some(B), actor: C, passed: SeatSet::EMPTY };
    let bidding = Decision::Bidding { item, initiator: B, auction };
    let mut play = Scene::first("F01").ask(C, bidding).play();
    play.go("C pass, D pass, A pass");
    assert_eq!((play.asked(), play.cards(B)), ("A wrap".into(), "EI07".into()));
    let veto = Decision::Veto { item, initiator: B, winner: B, price: 5 };
    let mut play = Scene::first("F13").ask(A, veto).play();
    play.go("A veto");
    assert_eq!((play.asked(), play.discard()), ("A wrap".into(), "EI07".into()));
}

#[test]
fn bare_lakes_of_the_reference_layout_lie_aside() {
    let play = Scene::first("F01").options(|config| config.lake_tokens = false).slot();
    assert_eq!(play.snapshot().aside, [1, 3, 1]);
    assert!([4, 10, 17].iter().all(|&lake| play.view().cells[lake].token == TokenView::None));
    comes_back(&play);
}

#[test]
fn events_to_come_are_those_of_the_list() {
    let ids = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let pool = ids("S02 S05 S09 S12 S17 S20 S24 S28 S30");
    let config = Config { events_per_level: Some(3), event_pool: EventPool::List(pool), ..Config::default() };
    let game = Ecologic::new(&config, 4).unwrap();
    let state = game.restore(&Scene::second("S05").words).unwrap();
    assert_eq!(game.snapshot(&state).event_deck.unwrap(), ids("S02 S09 S12 S17 S20 S28 S30 S24"));
}
