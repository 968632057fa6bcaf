//! What a seat could earn this round, compared with trying everything.

use ecotable_kernel::{Game, GameRng, Seat, Seed, Table};
use ecotable_tradejack::{Action, Config, PhaseView, Source, TradeJack, View};

use crate::scene::{A, Scene, face};

/// The best income that any way of playing the hand brings: every decision of production is tried.
fn best_by_trying(game: &TradeJack, table: &Table<TradeJack>, seat: Seat) -> u16 {
    let mut best = 0;
    let mut open = vec![table.clone()];
    while let Some(table) = open.pop() {
        for action in table.legal_actions(seat) {
            let mut next = table.clone();
            if action == Action::Confirm {
                best = best.max(staged_income(game, &next.view(ecotable_kernel::Viewer::Seat(seat))));
            } else {
                next.play(seat, action).expect("a listed action is legal");
                open.push(next);
            }
        }
    }
    best
}

fn staged_income(game: &TradeJack, view: &View) -> u16 {
    let own = view.own.as_ref().expect("a seat looks");
    let dirty = own.sets.iter().filter(|(_, source)| game.cards().credits_of(*source) == 0).count() as u8;
    if game.has_co2() && view.tracker + dirty >= game.co2_limit() {
        return 0; // All lose, and nothing is sold.
    }
    let sets = own.sets.iter().map(|&(product, source)| game.sale_seen(view, product, source).income);
    sets.sum::<u16>() + own.offloaded.len() as u16
}

#[track_caller]
fn check(scene: &Scene) {
    let play = scene.play();
    let game = play.table.game().clone();
    let view = play.view(A);
    assert_eq!(game.forecast(&view, None).income, best_by_trying(&game, &play.table, A), "{view:?}");
}

#[test]
fn the_forecast_is_the_best_of_all_ways_to_produce() {
    check(&Scene::new(2).row("T6 T9 -").hand(A, "SOAP-B CHOCO-B ICECR-Y ALT-B GOLD-B SILV-Y"));
    check(&Scene::new(2).row("T9 T10 -").hand(A, "SOAP-B SOAP-B MARG-Y GOLD-B PEAT-Y"));
    check(&Scene::new(2).row("T10 - -").regulations("R2").hand(A, "MARG-Y SOAP-Y PEAT-Y"));
    check(&Scene::new(2).hand(A, "SOAP-B MARG-B LIPST-B GOLD-Y"));
    check(&Scene::new(2).hand(A, "SOAP-B DETG-B BREAD-B NOODL-B MARG-B BISC-B PEAT-Y RAIN-B"));
    let co2 = Config { co2: true, ..Config::default() };
    check(&Scene::new(2).config(co2).hand(A, "SOAP-B MARG-B LIPST-B GOLD-Y"));
}

#[test]
fn tj_10_6_the_forecast_sells_no_set_with_which_all_lose() {
    let co2 = Config { co2: true, ..Config::default() };
    let hand = "SOAP-B MARG-B LIPST-B PNUT-Y BISC-Y RAIN-B PEAT-B ALT-B RAIN-Y SILV-Y";
    for tracker in 0..=2 {
        check(&Scene::new(2).config(co2.clone()).tracker(tracker).hand(A, hand));
    }
    let full = Scene::new(2).config(co2).tracker(2).hand(A, "PNUT-B").play();
    let with = full.table.game().forecast(&full.view(A), Some(face("RAIN-B")));
    assert_eq!((with.income, with.sets), (0, 0), "the last token is no income");
}

#[test]
fn the_forecast_is_the_best_in_random_hands() {
    let mut rng = GameRng::quick(11);
    for number in 0..40 {
        let game = TradeJack::new(&Config { co2: number % 4 == 0, ..Config::default() }, 3);
        let game = game.expect("the options are possible");
        let (mut table, _) = Table::new(game.clone(), Seed::new([9; 32]).of_series(number));
        let stop = 1 + rng.below(2) as u8;
        while let Some(seat) = table.to_act().first() {
            let view = table.view(ecotable_kernel::Viewer::Seat(seat));
            let producing = matches!(view.phase, PhaseView::Production { .. });
            if producing && view.round == stop {
                assert_eq!(
                    game.forecast(&view, None).income,
                    best_by_trying(&game, &table, seat),
                    "{view:?}"
                );
                break;
            }
            let actions = table.legal_actions(seat);
            let pick = rng.below(actions.len().min(3) as u32) as usize;
            let action = if producing { Action::Confirm } else { actions[pick] };
            table.play(seat, action).expect("a listed action is legal");
        }
    }
}

#[test]
fn a_source_more_is_worth_what_it_adds() {
    let scene = Scene::new(2).row("T6 T9 -").hand(A, "SOAP-B CHOCO-B ICECR-Y ALT-B SILV-Y");
    let gold: Source = face("GOLD-B");
    let play = scene.play();
    let with = play.table.game().forecast(&play.view(A), Some(gold));
    let held = scene.clone().hand(A, "GOLD-B").play();
    assert_eq!(with, held.table.game().forecast(&held.view(A), None));
    let without = play.table.game().forecast(&play.view(A), None);
    assert_eq!((with.income, without.income, with.credits), (35, 19, 22));
}

#[test]
fn laid_out_cards_count_as_cards_in_hand() {
    let mut play = Scene::new(2).hand(A, "SOAP-B MARG-Y GOLD-B SILV-Y").play();
    let game = play.table.game().clone();
    let before = game.forecast(&play.view(A), None);
    play.lay_out(A, "SOAP-B+GOLD-B");
    assert_eq!(game.forecast(&play.view(A), None), before);
}

#[test]
fn a_spectator_earns_nothing() {
    let play = Scene::new(2).hand(A, "SOAP-B GOLD-B").play();
    assert_eq!(play.table.game().forecast(&play.spectator(), None).income, 0);
}
