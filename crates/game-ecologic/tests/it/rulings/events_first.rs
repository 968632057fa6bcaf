//! Events of the first edition.

use ecotable_ecologic::*;

use crate::scene::*;

#[test]
fn el_r45_each_harmless_event_spares_one_type() {
    let changes = |event: &str, spared: HarmlessEvents| {
        let (scene, big) = match event.starts_with('F') {
            true => (Scene::first(event), "mineral 3:2"),
            false => (Scene::second(event), "mineral 4:2"),
        };
        let scene = scene.options(|config| config.harmless_events = spared);
        scene.on(A, "oil 0, mineral 1").on(A, big).finish_turn().changes()[0]
    };
    for (oil, mineral) in [("F05", "F07"), ("S06", "S08")] {
        assert_eq!((changes(oil, HarmlessEvents::Split), changes(mineral, HarmlessEvents::Split)), (-3, -3));
        assert_eq!(
            (changes(oil, HarmlessEvents::AllLevel1), changes(mineral, HarmlessEvents::AllLevel1)),
            (-2, -2)
        );
    }
    let only_oil = Scene::first("F05").on(A, "oil 0, oil 6").finish_turn();
    assert_eq!(only_oil.changes()[0], 0);
    let only_oil = Scene::first("F07").on(A, "oil 0, oil 6").finish_turn();
    assert_eq!(only_oil.changes()[0], -2);
}

#[test]
fn el_r49_a_lawsuit_is_optional() {
    let mut play = Scene::first("F04").on(A, "oil 5").ask(A, Decision::Lawsuit).play();
    play.go("A token 5 0 oil");
    assert_eq!(play.player(A).tokens.oil, 0);
    let mut play = Scene::second("S05").on(B, "oil 0").ask(A, Decision::Lawsuit).play();
    assert_eq!(play.refused("A token 0 0 oil"), "EL-4.2");
    play.go("A pass");
    assert_eq!(play.player(B).tokens.oil, 1);
}

#[test]
fn el_r54_the_crisis_may_hit_level_one_alone() {
    let scene = Scene::first("F14").on(A, "oil 0, oil 5:2");
    assert_eq!(scene.clone().finish_turn().incomes()[0], 0);
    assert_eq!(
        scene.options(|config| config.crisis_levels = CrisisLevels::One).finish_turn().incomes()[0],
        3
    );
}

#[test]
fn el_r55_a_price_is_shifted_until_its_first_auction() {
    let scene = Scene::second("S18").on(A, "oil 0, mineral 1").ask(A, Decision::Media);
    let mut play = scene.clone().play();
    assert_eq!(play.options().split(", ").count(), 13);
    assert_eq!(play.refused("A shift oil +4"), "EL-4.2");
    play.go("A shift oil +3");
    assert_eq!(play.prices(), (5, 2));
    // An auction for the other type does not end it; the end of the phase does.
    play.go("A open_token mineral, bid 3, B pass, C pass, D pass, A place mineral 1");
    assert_eq!(play.prices(), (5, 3));
    play.pass_until("B slot");
    play.pass_until("A wrap");
    assert_eq!(play.prices().0, 5);
    play.pass_until("B slot");
    assert_eq!(play.prices().0, 2);
    let far = scene.options(|config| config.media_step = 5).play();
    assert_eq!(far.options().split(", ").count(), 21);
}

#[test]
fn el_r62_a_pr_campaign_shifts_a_price_too() {
    let mut play = Scene::first("F11").on(A, "oil 5:4").ask(A, Decision::Media).play();
    play.go("A shift oil -2");
    assert_eq!((play.prices().0, play.asked()), (3, "A slot".into()));
}

#[test]
fn el_r63_the_analysts_err_for_the_leader_alone() {
    let play = Scene::first("F16").on(A, "oil 5:3, oil 0").on(B, "oil 12:3").finish_turn();
    assert_eq!(play.incomes()[..2], [1, 5]);
}

#[test]
fn el_r64_conversion_reaches_as_far_as_the_supply() {
    let scene = Scene::first("F17").on(A, "oil 5:3, mineral 1:4, mineral 3:4").ask(A, Decision::Convert);
    let mut play = scene.play();
    assert_eq!(play.options(), "pass, refinery oil 5, refinery mineral 1, refinery mineral 3");
    play.go("A refinery oil 5");
    assert_eq!(play.player(A).hand, PerType { oil: 0, mineral: 2 });
}

#[test]
fn el_r65_a_levy_goes_to_the_bank() {
    let mut play = Scene::first("F19").p(&[6, 6, 6, 6]).ask(A, Decision::LevySet).play();
    assert_eq!(play.options(), "bid 1, bid 2, bid 3, bid 4, bid 5, bid 6");
    play.go("A bid 2, B pay, C pay, D pay");
    assert_eq!(play.p(), [4, 4, 4, 4]);
    assert_eq!(Scene::first("F19").p(&[0, 6, 6, 6]).draw_event().asked(), "A slot");
}

#[test]
fn el_r66_brain_drain_discards_in_the_first_edition() {
    // With a single initiative there is nothing to choose.
    let play = Scene::first("F20").cards(A, "EI04").draw_event();
    assert_eq!((play.cards(A), play.cards(B), play.discard()), ("".into(), "".into(), "EI04".into()));
}

#[test]
fn el_r67_centralization_gives_three_once() {
    let play = Scene::first("F10").on(A, "oil 0:2, oil 5:2").on(B, "oil 12").finish_turn();
    assert_eq!(play.incomes()[..2], [9, 1]);
}

#[test]
fn el_r68_the_exchange_comes_before_the_balance() {
    let scene = Scene::first("F08").p(&[3]).e(&[0]).on(A, "oil 5:2").ask(A, Decision::Exchange);
    let mut play = scene.clone().play();
    play.go("A to_enviro 2");
    assert_eq!((play.lines("shut_down").len(), play.e()[0]), (0, 0));
    let mut play = scene.play();
    play.go("A pass");
    assert_eq!(play.lines("shut_down").len(), 1);
}

#[test]
fn el_r82_a_protected_seat_is_never_barred() {
    let scene = Scene::first("F19").tad("AC", B, 4).p(&[5, 1, 9, 9]).on(B, "oil 5").ask(A, Decision::LevySet);
    let mut play = scene.play();
    play.go("A bid 5, C pay, D pay");
    assert_eq!((play.p(), play.player(B).barred), (vec![0, 1, 4, 4], false));
}

#[test]
fn el_r86_logistics_leaves_higher_levels_alone() {
    assert_eq!(Scene::first("F12").on(A, "oil 0:2, mineral 1:3").finish_turn().incomes()[0], 8);
}
