//! Events of the Event phase, and the exchange.

use ecotable_ecologic::*;

use crate::scene::*;

#[test]
fn el_a44_green_investments_set_profits_to_enviros() {
    let after = |p: u16, e: i16| Scene::second("S11").p(&[p]).e(&[e]).draw_event().p()[0];
    assert_eq!((after(12, 5), after(3, 9)), (5, 9));
    let guarded = |p: u16, e: i16| Scene::second("S11").p(&[p]).e(&[e]).tad("AC", A, 7).draw_event().p()[0];
    assert_eq!((guarded(12, 5), guarded(3, 9)), (12, 9));
}

#[test]
fn el_a45_an_oil_spill_costs_five_or_two_oil_tokens() {
    let rich = Scene::second("S13").p(&[5]).on(A, "oil 0:3").draw_event();
    assert_eq!((rich.p()[0], rich.player(A).tokens.oil), (0, 3));
    let scene = Scene::second("S13").p(&[4]).on(A, "oil 0:2, oil 3").ask(A, Decision::Spill);
    let mut poor = scene.play();
    assert_eq!(poor.options(), "remove oil 0, remove oil 3");
    poor.go("A remove oil 3");
    // Only one refinery is left, so the second token follows by itself.
    assert_eq!((poor.p()[0], poor.player(A).tokens.oil), (4, 1));
    assert_eq!(poor.asked(), "A slot");
    let dry =
        Scene::second("S13").p(&[4]).on(A, "oil 0, mineral 1, mineral 4, mineral 6, mineral 13, mineral 16");
    let dry = dry.cards(A, "EI13 EI14 EI17").draw_event();
    assert_eq!((dry.p()[0], dry.player(A).tokens.oil, dry.asked()), (4, 1, "A slot".into()));
}

#[test]
fn el_a46_industrialization_pays_by_turns_and_patents_by_seats() {
    let play = Scene::second("S15").turn(8).p(&[1, 2, 3, 4]).draw_event();
    assert_eq!((play.view().turn, play.p()), (8, vec![9, 10, 11, 12]));
    for scene in [Scene::first("F15"), Scene::second("S23")] {
        let cell = if scene.config.edition == Edition::Ed1 { 4 } else { 7 };
        let scene = scene.p(&[10, 5, 2, 0]);
        assert_eq!(scene.clone().draw_event().p(), [15, 2, 0, 0]);
        assert_eq!(scene.tad("AC", B, cell).draw_event().p(), [12, 5, 0, 0]);
    }
}

#[test]
fn el_a47_brain_drain_takes_an_initiative_of_ones_choice() {
    let scene = |scene: Scene| scene.cards(A, "EI01 EI09").ask(A, Decision::Brain);
    let mut first = scene(Scene::first("F20")).play();
    assert_eq!(first.options(), "card EI01, card EI09");
    assert_eq!(first.refused("A pass"), "EL-3.14");
    first.go("A CARD(8)");
    assert_eq!((first.cards(A), first.discard()), ("EI01".into(), "EI09".into()));
    let mut second = scene(Scene::second("S25")).play();
    second.go("A CARD(8)");
    assert_eq!((second.cards(A), second.cards(B)), ("EI01".into(), "EI09".into()));
    for scene in [Scene::first("F20"), Scene::second("S25")] {
        assert_eq!(scene.draw_event().asked(), "A slot");
    }
}

#[test]
fn el_a48_bat_is_paid_for_all_refineries_or_some_close() {
    let scene = Scene::second("S26").p(&[3]).e(&[0]).on(A, "oil 0, oil 3, mineral 1:2, mineral 4:3");
    let mut play = scene.clone().ask(A, Decision::Bat).play();
    assert_eq!(play.refused("A pay"), "EL-4.2");
    assert_eq!(play.options(), "refinery oil 0, refinery oil 3, refinery mineral 1, refinery mineral 4");
    play.go("A refinery oil 0, pay");
    assert_eq!((play.p()[0], play.e()[0]), (0, 3));
    let mut play = scene.tad("AC", A, 7).p(&[4]).ask(A, Decision::Bat).play();
    assert_eq!(play.options(), "pass, pay");
    play.go("A pass");
    assert_eq!((play.p()[0], play.player(A).tokens.oil), (4, 2));
}

#[test]
fn el_a49_an_exchange_can_avert_a_shut_down() {
    let scene = Scene::first("F08").p(&[8]).e(&[1]).on(A, "oil 5:4").ask(A, Decision::Exchange);
    let mut play = scene.play();
    let expected = "pass, to_enviro 1, to_enviro 2, to_enviro 3, to_enviro 4, to_enviro 5, to_money 1";
    assert_eq!(play.options(), expected);
    play.go("A to_enviro 3");
    assert_eq!((play.p()[0], play.e()[0]), (5 + 7, 0));
    assert_eq!(play.player(A).tokens.oil, 4);
}

#[test]
fn el_a50_one_token_may_be_closed_in_a_turn_and_shut_downs_do_not_count() {
    for (scene, cells) in
        [(Scene::first("F01"), "oil 5:2, oil 6:2"), (Scene::second("S28"), "oil 0:2, oil 3:2")]
    {
        let first = cells.split(':').next().unwrap().to_owned();
        let mut play = scene.on(A, cells).cards(A, "EI01").e(&[0]).slot();
        play.act(A, &format!("remove {first}"));
        play.pass_until("A wrap");
        assert_eq!(play.those("remove"), "");
        assert_eq!(play.refused(&format!("A remove {first}")), "EL-3.8");
        play.pass_until("A shutdown");
        assert_eq!(play.those("remove").split(", ").count(), 2);
    }
}
