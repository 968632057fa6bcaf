//! The Carbon Dioxide variant at its limit, in the last round, and with other options.

use ecotable_kernel::{Narrate, Verdict};
use ecotable_tradejack::Config;

use crate::play::Play;
use crate::scene::{A, B, Scene, face};

fn co2(seats: u8) -> Scene {
    Scene::new(seats).config(Config { co2: true, ..Config::default() })
}

fn verdict(play: &Play) -> Option<Verdict> {
    play.table.outcome().map(|outcome| outcome.verdict)
}

#[test]
fn tj_10_6_several_tokens_at_once_may_go_beyond_the_limit() {
    let play = co2(3).tracker(3).lays(A, "SOAP-B+RAIN-B SOAP-Y+PEAT-Y").lays(B, "MARG-B+RAIN-B").retail();
    assert_eq!(play.lines("co2_rose"), ["co2_rose limit=4 tokens=3 tracker=6"]);
    assert_eq!((verdict(&play), play.capital()), (Some(Verdict::AllLost), vec![6; 3]));
}

#[test]
fn tj_10_6_the_last_round_is_lost_or_survived_by_the_same_number() {
    for (tracker, end) in [(1, Verdict::Ranked), (2, Verdict::AllLost)] {
        let scene = co2(2).round(6).tracker(tracker).demand_left("").lays(A, "SOAP-B+RAIN-B");
        assert_eq!(verdict(&scene.retail()), Some(end), "{tracker} tokens before");
    }
}

#[test]
fn tj_10_5_trends_make_no_source_clean_and_green_sources_put_nothing() {
    let play = co2(2).row("T9 T10 -").lays(A, "SOAP-B+PEAT-B SOAP-Y+ALT-Y").retail();
    assert_eq!(play.spectator().tracker, 1);
    assert_eq!(play.sold(A), [(2, 0), (2 + 2 * 2 + 2, 6)]);
}

#[test]
fn tj_10_3_dirty_sources_are_auctioned_to_the_last_round() {
    let scene = co2(2).round(5).first(B).sources_top("RAIN-B PEAT-Y").demand_left("T9 T10 W8");
    let mut play = scene.next_round();
    play.go("A bid 1, B pass, A pass, B bid 2, A pass");
    assert_eq!(play.lines("source_sold").len(), 2);
    assert_eq!(play.lines("banned_source_discarded"), [] as [String; 0]);
}

#[test]
fn tj_10_7_the_limit_does_not_change_with_the_length_of_the_game() {
    for (advanced, quick_discard) in [(true, 0), (false, 3), (true, 6)] {
        let config = Config { co2: true, advanced, quick_discard, ..Config::default() };
        assert_eq!(Play::new(&config, 5, "air").table.game().co2_limit(), 6);
    }
}

#[test]
fn tj_6_1_with_co2_a_seat_that_can_only_confirm_is_asked_all_the_same() {
    let play = co2(2).capital(&[0, 0]).play();
    assert_eq!(
        (play.asked().as_str(), play.options(A).as_str(), play.options(B).as_str()),
        ("A B", "confirm", "confirm")
    );
}

#[test]
fn tj_11_6_after_a_common_loss_the_revealed_cards_are_no_longer_in_hand() {
    let scene = co2(2).tracker(2).hand(A, "MARG-Y SILV-Y").lays(A, "SOAP-B+RAIN-B SOAP-B+GOLD-B");
    let play = scene.retail();
    let player = &play.spectator().players[A.index()];
    assert_eq!((player.product_count, player.sources.len()), (1, 1));
    assert_eq!(player.products, Some([face("MARG-Y")].into_iter().collect()), "the products left in hand");
    let sets = [("SOAP-B", "RAIN-B"), ("SOAP-B", "GOLD-B")];
    let mut shown = player.sets.clone();
    shown.sort_unstable();
    let mut expected = sets.map(|(product, source)| (face(product), source.parse().unwrap()));
    expected.sort_unstable();
    assert_eq!(shown, expected, "what was turned up lies on the table for everybody");
    let told = play.table.game().table(&play.spectator());
    assert_eq!(told.iter().filter(|line| line.key == "table-player-set").count(), 2);
    assert_eq!(play.lines("clean_set_revealed").len() + play.lines("dirty_set_revealed").len(), 2);
}
