//! The rules as a page.

use std::collections::BTreeSet;

use ecotable_catalog::games;
use ecotable_web::boards;
use ecotable_web::screens::rule_id::anchor;
use ecotable_web::screens::{GameWords, rules};
use ecotable_web::voice::{Voice, Voices};
use ecotable_words::Numbered;

use super::markup::Sheet;

/// The page of a game's rules.
fn page(game: &str, wanted: &str) -> String {
    page_in("en", game, wanted)
}

fn page_in(language: &str, game: &str, wanted: &str) -> String {
    let voices = Voices::all();
    let listing = ecotable_catalog::game(game).unwrap();
    let voice = Voice::new(voices.of(&listing), language, &Numbered);
    let figures = |section: &str| boards::drawing(game).figures(voice, section);
    rules(&GameWords { listing: &listing, voice, edition: None }, wanted, figures).into_string()
}

#[test]
fn every_rule_can_be_linked_to_by_its_number() {
    for game in games() {
        let html = page(game.meta.id, "");
        let ids: Vec<&str> =
            html.split(" id=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
        let text = game.rules_in("en").unwrap();
        let rules = text
            .lines()
            .filter_map(|line| line.strip_prefix("- **"))
            .filter_map(|line| line.split("**").next());
        let rulings =
            text.lines().filter_map(|line| line.strip_prefix("| ")).filter_map(|line| line.split(' ').next());
        let rulings = rulings.filter(|id| id.contains("-R"));
        let mut count = 0;
        for rule in rules.chain(rulings) {
            assert_eq!(ids.iter().filter(|id| **id == anchor(rule)).count(), 1, "{rule}");
            count += 1;
        }
        assert!(count > 10, "{}: {count} rules", game.meta.id);
    }
}

#[test]
fn every_citation_on_the_page_leads_to_a_rule() {
    for (game, language) in games().into_iter().flat_map(|game| [(game.clone(), "en"), (game, "ru")]) {
        let html = page_in(language, game.meta.id, "");
        let sheet = Sheet::of(&html);
        let ids: BTreeSet<&str> = sheet.all("id").collect();
        let links = sheet.elements().filter(|(name, _)| *name == "a").flat_map(|(_, attributes)| attributes);
        for link in links.filter(|(key, _)| key == "href").filter_map(|(_, href)| href.strip_prefix('#')) {
            assert!(ids.contains(link), "{}: #{link}", game.meta.id);
        }
    }
}

#[test]
fn a_search_shows_what_contains_the_words_and_marks_them() {
    let html = page("tradejack", "Reshuffled");
    assert!(html.contains("<mark>Reshuffled</mark> are played cards"), "{html}");
    assert!(!html.contains("tj-5-8"), "a rule without the word is shown");
    assert!(page("tradejack", "zeppelin").contains("Nothing was found for “zeppelin”"));
}

#[test]
fn a_hostile_search_is_shown_as_text() {
    let html = page("tradejack", "\"><script>alert(1)</script>");
    assert!(!html.contains("<script"), "{html}");
    for odd in ["İ", "ß", "\u{202e}", "(", "**", "`"] {
        assert!(page("tradejack", odd).contains("role=\"status\""), "{odd}");
    }
}

#[test]
fn the_rules_are_read_in_the_language_of_the_reader() {
    for game in games() {
        let html = page_in("ru", game.meta.id, "");
        let players = html.split("<details>").next().unwrap();
        assert!(players.contains("Словарь") && !players.contains("Glossary"), "{}", game.meta.id);
        assert!(!html.contains("class=\"note\""), "nothing says that they are in English only");
        assert!(page_in("ru", game.meta.id, "колод").contains("<mark>колод</mark>"), "{}", game.meta.id);
    }
}

#[test]
fn rules_show_cards_where_they_speak_of_them() {
    for (game, cards) in [("tradejack", 7), ("ecotrade", 8), ("ecologic", 6), ("plastic-race", 9)] {
        for language in ["en", "ru"] {
            let html = page_in(language, game, "");
            assert_eq!(html.matches("<figcaption>").count(), cards, "{game} in {language}");
            assert!(!html.contains("<figcaption></figcaption>"));
        }
    }
}
