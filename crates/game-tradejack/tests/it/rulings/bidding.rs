//! Auctions and drawn sources.

use ecotable_parts::auction::PassPolicy;
use ecotable_tradejack::{Config, Covered, PhaseView};

use crate::play::Play;
use crate::scene::{A, B, Scene, face, own_deck};

fn auction(config: Config) -> Play {
    Scene::new(3).config(config).auction(A, "GOLD-B").play()
}

fn drawing(source_peek: bool, sources: &str) -> Play {
    let config = Config { source_peek, ..Config::default() };
    Scene::new(2).config(config).first(B).sources_top(sources).next_round()
}

#[test]
fn tj_r8_both_sources_are_drawn_unseen_unless_the_option_says_otherwise() {
    let PhaseView::Bidding { lot, covered, .. } = drawing(false, "GOLD-B RAIN-Y").view(A).phase else {
        panic!("the auction begins at once")
    };
    assert_eq!((lot, covered), (face("GOLD-B"), Covered::FaceDown));
    let drawn = drawing(true, "GOLD-B RAIN-Y").view(A).phase;
    assert_eq!(drawn, PhaseView::Choosing { revealer: A, drawn: Some([face("GOLD-B"), face("RAIN-Y")]) });
}

#[test]
fn tj_r9_a_pass_is_for_now_or_for_the_whole_auction() {
    for (pass_policy, asked) in [(PassPolicy::Reentry, "A"), (PassPolicy::Final, "B")] {
        let mut play = auction(Config { pass_policy, ..Config::default() });
        play.go("A pass, B bid 1, C bid 2");
        assert_eq!(play.asked(), asked, "{pass_policy:?}");
    }
}

#[test]
fn tj_r10_bids_are_whole_numbers_from_one_and_may_jump() {
    let mut play = auction(Config::default());
    assert_eq!(play.options(A), "pass, bid 1, bid 2, bid 3, bid 4, bid 5, bid 6");
    assert_eq!(play.refused("A bid 0"), "TJ-5.8");
    play.go("A bid 1, B bid 6");
    assert_eq!(play.lines("source_sold"), ["source_sold card=GOLD-B price=6 seat=B"], "nobody can outbid");
}

#[test]
fn tj_r11_no_bid_above_ones_means_and_no_question_without_means() {
    let mut play = Scene::new(3).capital(&[5, 4, 9]).auction(A, "GOLD-B").play();
    assert_eq!(play.refused("A bid 6"), "TJ-5.9");
    play.go("A bid 4");
    assert_eq!(play.story()[1], "passed_automatically seat=B");
    assert_eq!((play.asked().as_str(), play.refused("B pass").as_str()), ("C", "not asked"));
}

#[test]
fn tj_r12_a_pass_counts_only_on_ones_turn() {
    let mut play = auction(Config::default());
    assert_eq!((play.refused("C pass").as_str(), play.forbidden("C pass")), ("not asked", "TJ-5.6"));
    play.go("A bid 1, B pass");
    assert_eq!(play.asked(), "C", "it has not passed yet");
}

#[test]
fn tj_r26_a_banned_source_is_not_replaced_but_the_second_card_comes() {
    let scene = Scene::new(2).first(B).regulations("R1").sources_top("RAIN-B GOLD-Y SILV-B ALT-B");
    let mut play = scene.next_round();
    assert_eq!(play.asked(), "A");
    play.pass_all();
    let shown: Vec<_> =
        play.lines("source_revealed").iter().map(|line| line.replace("source_revealed card=", "")).collect();
    assert_eq!(shown, ["RAIN-B revealer=A", "GOLD-Y revealer=A", "SILV-B revealer=B", "ALT-B revealer=B"]);
}

#[test]
fn tj_r28_each_deck_is_refilled_by_itself_and_only_when_a_card_is_needed() {
    let scene = Scene::new(2).first(B).products_left("SOAP-B SOAP-Y DETG-B DETG-Y").sources_left("GOLD-B");
    let play = scene.next_round();
    // The fourth product was the last one, and no fifth is needed: that pile stays.
    let now = play.spectator();
    assert_eq!((now.decks.products, now.product_discard.len()), (0, 68));
    assert_eq!((now.decks.sources, now.source_discard.len()), (70, 0));
    assert_eq!(play.lines("deck_reshuffled"), ["deck_reshuffled deck=sources"]);
}

#[test]
fn tj_r29_banned_sources_return_and_are_discarded_again() {
    let three_rainforests = own_deck(|list| {
        list.source.retain(|source| source.id == "RAIN");
        (list.source[0].blue, list.source[0].yellow) = (3, 0);
    });
    let scene = Scene::new(2).config(three_rainforests).regulations("R1").row("W1 W2 W3");
    let play = scene.next_round();
    assert_eq!(
        play.lines("banned_source_discarded").len(),
        4,
        "two for each revealer, though there are three"
    );
    assert_eq!(play.lines("deck_reshuffled"), ["deck_reshuffled deck=sources"]);
    assert_eq!(play.asked(), "A B", "production has begun");
}

#[test]
fn tj_r43_a_source_without_a_bid_goes_to_nobody() {
    let mut play = Scene::new(2).auction(A, "GOLD-B").covered("SILV-B").play();
    play.go("A pass, B pass");
    let now = play.spectator();
    assert!(now.players.iter().all(|player| player.sources.is_empty()), "not even to the revealer");
    assert_eq!(now.source_discard.of(face("GOLD-B")), 1);
    assert!(
        matches!(now.phase, PhaseView::Bidding { lot, .. } if lot == face("SILV-B")),
        "the next one follows"
    );
}

#[test]
fn tj_r46_two_equal_sources_are_asked_about_like_others() {
    let (equal, different) = (drawing(true, "SILV-Y SILV-Y"), drawing(true, "SILV-Y GOLD-B"));
    assert_eq!((equal.options(A).as_str(), different.options(A).as_str()), ("first 0", "first 0, first 1"));
    assert_eq!(equal.view(B).phase, different.view(B).phase, "B learns nothing from the question");
    assert_eq!(equal.story(), different.story());
}
