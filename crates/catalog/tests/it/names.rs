//! Finding games by name.

use ecotable_catalog::{Playable, Visitor, game, games, nearest, visit};
use ecotable_kernel::Game;

struct Id;

impl Visitor for Id {
    type Out = &'static str;

    fn visit<G: Playable>(self) -> &'static str {
        <G as Game>::META.id
    }
}

#[test]
fn a_visitor_meets_the_game_that_was_asked_for() {
    for game in games() {
        assert_eq!(visit(game.meta.id, Id), Ok(game.meta.id));
    }
}

#[test]
fn an_unknown_game_is_answered_with_the_list_and_a_suggestion() {
    let message = |id: &str| game(id).unwrap_err().to_string();
    assert_eq!(
        message("tradjak"),
        "there is no game `tradjak`; did you mean `tradejack`? the games are: tradejack, ecotrade, ecologic, plastic-race"
    );
    assert_eq!(
        message("chess"),
        "there is no game `chess`; the games are: tradejack, ecotrade, ecologic, plastic-race"
    );
    assert!(message(&"x".repeat(10_000)).len() < 200);
    assert_eq!(visit("chess", Id).unwrap_err().to_string(), message("chess"));
}

#[test]
fn only_similar_names_are_suggested() {
    let known = ["tradejack", "ecotrade", "ecologic"];
    let cases = [
        ("Tradejack", Some("tradejack")),
        ("tradejakc", Some("tradejack")),
        ("eco-trade", Some("ecotrade")),
        ("ecologik", Some("ecologic")),
        ("trade", Some("tradejack")),
        ("monopoly", None),
        ("", None),
    ];
    for (typed, suggestion) in cases {
        assert_eq!(nearest(typed, known), suggestion, "{typed}");
    }
}
