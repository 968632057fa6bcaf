//! Production and sales.

use ecotable_kernel::{Audience, SeatSet, Viewer};
use ecotable_tradejack::PhaseView;

use crate::play::Play;
use crate::scene::{A, B, Scene};

fn hand_of_five() -> Scene {
    Scene::new(2).hand(A, "SOAP-B SOAP-B MARG-Y GOLD-B PEAT-Y")
}

/// The options of A after some decisions of A.
#[track_caller]
fn check_options(scene: &Scene, decisions: &str, options: &str) {
    let mut play = scene.play();
    if !decisions.is_empty() {
        play.go(decisions);
    }
    assert_eq!(play.options(A), options, "after `{decisions}`");
}

#[test]
fn tj_a21_sets_then_offloading_then_confirming() {
    let options = "set SOAP-B, set MARG-Y, offload SOAP-B, offload MARG-Y, confirm";
    check_options(&hand_of_five(), "", options);
}

#[test]
fn tj_a22_after_a_set_only_sets() {
    check_options(&hand_of_five(), "A set SOAP-B, use GOLD-B", "set MARG-Y, confirm");
}

#[test]
fn tj_a23_after_offloading_only_offloading() {
    check_options(&hand_of_five(), "A offload SOAP-B", "offload SOAP-B, offload MARG-Y, confirm");
}

#[test]
fn tj_a24_a_banned_source_makes_no_set() {
    let scene = hand_of_five().regulations("R2");
    check_options(&scene, "", "set SOAP-B, offload SOAP-B, offload MARG-Y, confirm");
}

#[test]
fn tj_a25_offloaded_products_earn_one_each_without_trends() {
    let play = Scene::new(2).row("T1 - -").lays(A, "MARG-Y MARG-Y MARG-Y").retail();
    assert_eq!(play.incomes(), [3, 0]);
    let offloaded =
        ["products_offloaded income=3 products=[\"MARG-Y\",\"MARG-Y\",\"MARG-Y\"] seat=A".to_owned()];
    assert_eq!(play.lines("products_offloaded"), offloaded);
}

#[test]
fn tj_a26_the_green_bonus_passes_dirty_sources_by() {
    let play = Scene::new(2).row("T10 - -").lays(A, "SOAP-B+ALT-B SOAP-B+PEAT-B").retail();
    assert_eq!(play.sold(A), [(2 + 4, 4), (2, 0)]);
}

#[test]
fn tj_a27_the_order_of_doubling_and_green_bonus_matters() {
    let income = |row: &str| Scene::new(2).row(row).lays(A, "BREAD-Y+ALT-Y").retail().incomes()[0];
    assert_eq!(income("T10 T9 -"), 2 + (2 + 2) * 2);
    assert_eq!(income("T9 T10 -"), 2 + (2 * 2 + 2));
}

#[test]
fn tj_a28_the_bonus_of_a_product_is_neither_doubled_nor_a_credit() {
    let play = Scene::new(2).row("T6 T9 -").lays(A, "SOAP-B+SILV-B").lays(B, "SOAP-Y+GOLD-Y").retail();
    assert_eq!(play.sold(A), [(5 + 6, 6)]);
    assert_eq!(play.sold(B), [(5 + 12, 12)]);
    assert_eq!(play.incomes(), [11, 17]);
}

#[test]
fn tj_a29_it_does_not_matter_which_product_goes_with_which_source() {
    for pairs in ["SOAP-B+GOLD-B LIPST-B+PEAT-B", "SOAP-B+PEAT-B LIPST-B+GOLD-B"] {
        let play = Scene::new(2).row("T6 - -").lays(A, pairs).retail();
        let credits: u16 = play.sold(A).iter().map(|set| set.1).sum();
        assert_eq!((play.incomes()[0], credits), (15, 6), "{pairs}");
    }
}

#[test]
fn tj_a30_others_do_not_notice_what_is_laid_out() {
    let hand = "SOAP-B SOAP-B MARG-Y GOLD-B PEAT-Y";
    let mut play = Scene::new(3).hand(A, hand).play();
    let look = |play: &Play| (play.view(B), play.table.noticed(Viewer::Seat(B)), play.spectator());
    let before = look(&play);
    play.lay_out(A, "SOAP-B+GOLD-B MARG-Y+PEAT-Y");
    assert_eq!(look(&play), before);
    assert!(play.told.iter().all(|told| told.to == Audience::Seat(A)));

    play.go("A confirm");
    let mut expected = before.0;
    expected.phase = PhaseView::Production { confirmed: SeatSet::one(A) };
    assert_eq!(play.view(B), expected);
}
