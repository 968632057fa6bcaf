//! All words of all pages.

use ecotable_catalog::games;
use ecotable_web::voice::Voices;
use ecotable_web::{boards, table};
use ecotable_words::check;

#[test]
fn the_locale_files_of_every_game_fit_together() {
    let voices = Voices::all();
    for game in games() {
        assert!(voices.of(&game).languages().len() >= 2, "{}", game.meta.id);
    }
}

#[test]
fn the_words_of_the_table_are_complete_in_every_language() {
    let games = games().into_iter().map(|game| boards::drawing(game.meta.id).locales());
    for locales in games.chain([table::LOCALES]) {
        let problems: Vec<_> = check::complete(locales).iter().map(ToString::to_string).collect();
        assert_eq!(problems, Vec::<String>::new());
    }
}
