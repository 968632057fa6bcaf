//! Events of the Action phase.

use ecotable_ecologic::*;

use crate::acceptance::auctions::deck;
use crate::scene::*;

#[test]
fn el_a37_who_does_not_pay_the_levy_sits_out() {
    let scene = Scene::first("F19").p(&[6, 3, 1, 9]).tad("AC", C, 4).on(C, "oil 5").on(B, "oil 0");
    let mut play = scene.ask(A, Decision::LevySet).play();
    play.go("A bid 4");
    assert_eq!(play.asked(), "D levy_pay");
    play.go("D pay");
    assert_eq!(play.p(), [2, 3, 1, 5]);
    assert!(play.player(B).barred);
    assert_eq!(play.order_of("slot", "pass"), "ACD");
    play.go("D pass");
    assert_eq!(play.order_of("wrap", "pass"), "ACD");
}

#[test]
fn el_a38_a_shifted_price_holds_for_one_auction() {
    let scene = Scene::second("S18").on(A, "oil 0:2").on(B, "oil 3:3").ask(A, Decision::Media);
    let mut play = scene.play();
    play.go("A shift oil -3");
    assert_eq!(play.prices().0, 3);
    play.go("A open_token oil, bid 3, B bid 4, C pass, D pass, A pass, B place oil 3");
    assert_eq!(play.prices().0, 7);
    assert_eq!(play.asked(), "B slot");
    let mut play = Scene::second("S18").on(A, "oil 0").ask(A, Decision::Media).play();
    play.go("A shift oil -3");
    assert_eq!(play.prices().0, 1);
}

#[test]
fn el_a39_shares_buy_the_only_token_of_a_sector() {
    let scene = Scene::second("S19").on(B, "mineral 13").on(C, "mineral 1:2, mineral 27").on(A, "oil 14");
    let mut play = scene.clone().p(&[6]).slot();
    assert_eq!("token 13 1 mineral".parse::<Action>().unwrap().id(), Some(377));
    assert_eq!(play.those("token"), "token 13 1 mineral, token 27 2 mineral");
    play.go("A token 13 1 mineral");
    assert_eq!((play.p()[0], play.p()[1], play.prices().1), (1, 15, 5));
    assert_eq!(play.view().cells[13].refineries[0].seat, A);
    assert_eq!((play.asked(), play.those("token")), ("A slot".into(), "".into()));
    let offered = |scene: Scene| scene.slot().those("token").contains("token 13");
    assert!(!offered(scene.clone().p(&[6]).tad("AC", B, 7)));
    assert!(!offered(scene.clone().p(&[4])));
    assert!(!offered(
        Scene::second("S19").on(B, "mineral 13:2").on(C, "mineral 1:2").p(&[6]).on(A, "oil 14")
    ));
}

#[test]
fn el_a40_infrastructure_costs_one_more_where_no_own_sector_is_near() {
    // A sits in a corner between sectors of others and has no cell for oil of its own.
    let scene = Scene::second("S21").on(A, "mineral 22").on(B, "mineral 17, oil 23").on(C, "oil 0, oil 3");
    let mut play = scene.clone().p(&[5]).slot();
    assert_eq!(play.prices().0, 4);
    play.go("A open_token oil");
    // The only possible bid is made without a question; the others may answer it.
    assert_eq!(play.lines("auction_opened"), ["auction_opened amount=4 item=oil seat=A"]);
    play.go("B pass, C pass, D pass");
    assert_eq!(play.p()[0], 1);
    assert_eq!(play.those("place").split(", ").count(), 12);
    play.go("A place oil 14");
    assert_eq!(play.p()[0], 0);
    let mut play = Scene::second("S21").on(A, "mineral 22, oil 26:2").on(C, "oil 0").p(&[5]).slot();
    play.go("A open_token oil");
    assert_eq!(play.options(), "bid 4, bid 5");
}

#[test]
fn el_a41_the_expo_swaps_an_own_initiative() {
    let top = |words: &mut Snapshot| {
        words.initiative_deck = Some(deck("EI11").into_iter().filter(|card| card.0 != 1).collect());
    };
    let scene = Scene::second("S29").p(&[3]).cards(A, "EI02").edit(top).ask(A, Decision::ExpoDraw);
    let mut play = scene.clone().play();
    play.go("A draw");
    assert_eq!(play.options(), "pass, card EI02");
    play.go("A CARD(1)");
    assert_eq!((play.p()[0], play.cards(A), play.discard()), (1, "EI11".into(), "EI02".into()));
    assert_eq!(play.asked(), "A slot");
    let mut play = scene.play();
    play.go("A draw, pass");
    assert_eq!((play.p()[0], play.cards(A), play.discard()), (3, "EI02".into(), "EI11".into()));
}

#[test]
fn el_a42_a_rising_market_gives_everybody_a_second_slot() {
    let scene = Scene::second("S14").seats(3).leader(B).on(A, "oil 0").on(B, "oil 3").on(C, "oil 5");
    let mut play = scene.ask(B, Decision::Slot).slot();
    assert_eq!(play.order_of("slot", "pass"), "BCABCA");
    assert_eq!(play.order_of("wrap", "pass"), "BCA");
}

#[test]
fn el_a43_a_lawsuit_spares_the_protected() {
    let tokens = |scene: Scene| {
        let cell = if scene.config.edition == Edition::Ed1 { 4 } else { 7 };
        let scene = scene.tad("AC", C, cell);
        scene
            .on(A, "oil 0")
            .on(B, "mineral 1")
            .on(C, "oil 5")
            .on(D, "mineral 16")
            .ask(A, Decision::Lawsuit)
            .play()
    };
    let first = tokens(Scene::first("F04"));
    assert_eq!(first.options(), "pass, token 0 0 oil, token 1 1 mineral, token 16 3 mineral");
    let second = tokens(Scene::second("S05"));
    assert_eq!(second.options(), "pass, token 1 1 mineral, token 16 3 mineral");
}
