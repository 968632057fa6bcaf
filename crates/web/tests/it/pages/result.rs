//! The final standings as a picture of numbers.

use ecotable_kernel::{GameRng, Outcome};
use ecotable_rooms::Stage;
use ecotable_web::players::Players;
use ecotable_web::screens::standings;
use ecotable_web::voice::{Voice, Voices};
use serde_json::json;

use super::markup::Sheet;
use crate::drive::Drive;

/// The standings of these scores at a table of three, one of whom has a hostile name.
fn drawn(outcome: &Outcome) -> String {
    let drive = Drive::new(json!({}), &["Mira", "<b>Sam</b>", "Aiko"], 1);
    let (voices, moment) = (Voices::all(), drive.moment());
    let words = voices.of(&moment.game);
    let players = Players::of(&moment, words, "en");
    standings(Voice::new(words, "en", &players), &moment, outcome, |_| None).into_string()
}

#[test]
fn the_best_come_first_and_the_bars_are_as_long_as_the_scores() {
    let scores = [10, 40, -10];
    let html = drawn(&Outcome::ranked(3, |seat| scores[seat.index()], |seat| scores[seat.index()]));
    let places: Vec<usize> =
        ["&lt;b&gt;Sam", "Mira", "Aiko"].iter().map(|name| html.find(name).unwrap()).collect();
    assert!(places.is_sorted(), "{html}");
    // The line goes from -10 to 40, so that zero is at a fifth of its thousand units.
    for bar in ["x=\"200\" width=\"800\"", "x=\"200\" width=\"200\"", "x=\"0\" width=\"200\""] {
        assert!(html.contains(bar), "{bar} in {html}");
    }
    assert!(!html.contains("<b>Sam"));
}

#[test]
fn equal_scores_share_a_place_and_a_common_loss_is_said() {
    let shared = drawn(&Outcome::ranked(3, |_| 7, |_| 7));
    assert_eq!(shared.matches("<td class=\"rank\">1.</td>").count(), 3, "{shared}");
    let lost = drawn(&Outcome::all_lost(3, |_| 0));
    assert!(lost.contains("All have lost together."), "{lost}");
    assert!(!lost.contains("is-first"), "nobody has won: {lost}");
}

#[test]
fn the_result_of_a_real_game_names_everybody() {
    let mut drive = Drive::new(json!({ "quick_discard": 6 }), &["Mira", "Sam", "Aiko"], 2);
    let mut rng = GameRng::quick(2);
    while drive.moment().stage != Stage::Over {
        assert!(drive.advance("random", &mut rng));
    }
    let outcome = drive.moment().position.as_ref().unwrap().outcome().unwrap();
    let html = drawn(&outcome);
    assert_eq!(Sheet::of(&html).all("class").filter(|class| *class == "score").count(), 3);
}
