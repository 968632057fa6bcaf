//! That everything that is said can be said in every language.

use ecotable_catalog::games;
use ecotable_web::boards;
use ecotable_web::screens::new::{Draft, new_table};
use ecotable_web::screens::{self, GameWords};
use ecotable_web::voice::{Voice, Voices};
use ecotable_words::{Numbered, PSEUDO, check};
use maud::{Markup, html};

use super::markup::Sheet;

/// What is the same in every language.
const NAMES: [&str; 3] = ["Ecotable", "MANGK7", "Ann"];

/// The words of a page that no locale file knows: those outside of the brackets of the pseudo-locale.
fn untranslated(page: &Markup) -> Vec<String> {
    let html = html! { main { (page) } }.into_string();
    let mut found = Vec::new();
    for text in Sheet::of(&html).texts() {
        let mut outside = text.clone();
        while let (Some(from), Some(to)) = (outside.find("[!!"), outside.find("!!]")) {
            outside.replace_range(from..to + 3, " ");
        }
        let words = outside.split(|letter: char| !letter.is_ascii_alphanumeric());
        found.extend(words.filter(|word| word.len() > 2 && !NAMES.contains(word)).map(str::to_owned));
    }
    found
}

#[test]
fn pages_say_nothing_that_is_not_in_the_locale_files() {
    let voices = Voices::all();
    let frame = Voice::new(voices.frame(), PSEUDO, &Numbered);
    for listing in games() {
        let game = GameWords {
            listing: &listing,
            voice: Voice::new(voices.of(&listing), PSEUDO, &Numbered),
            edition: None,
        };
        let draft = Draft::usual(&listing, "Ann".to_owned());
        let wrong = Draft::default();
        let troubles = wrong.check(&listing).unwrap_err();
        let pages = [
            screens::home(frame, &[game], &[]),
            screens::mine(frame, &[]),
            screens::about(frame),
            screens::ask_code(frame, "", None),
            screens::cards(&game, None),
            new_table(&game, &draft, &[]),
            new_table(&game, &wrong, &troubles),
        ];
        for page in pages {
            assert_eq!(untranslated(&page), Vec::<String>::new(), "{}", listing.meta.id);
        }
    }
}

#[test]
fn the_locale_files_of_the_pages_are_complete() {
    assert_eq!(check::complete(screens::LOCALES), Vec::new());
}

#[test]
fn every_bot_of_every_game_has_a_name_and_a_character() {
    let voices = Voices::all();
    for listing in games() {
        for language in ["en", "ru"] {
            let voice = Voice::new(voices.of(&listing), language, &Numbered);
            for bot in listing.bots() {
                assert!(voice.has(&format!("page-bot-{bot}")), "{language}: {bot}");
                assert!(voice.has(&format!("page-bot-{bot}-line")), "{language}: {bot}");
            }
        }
    }
}

#[test]
fn every_option_is_a_question_with_answers() {
    let voices = Voices::all();
    for listing in games() {
        for language in ["en", "ru"] {
            let voice = Voice::new(voices.of(&listing), language, &Numbered);
            let game = GameWords { listing: &listing, voice, edition: None };
            let page = new_table(&game, &Draft::usual(&listing, "Ann".to_owned()), &[]).into_string();
            let fixed = boards::drawing(listing.meta.id).fixed_options();
            for spec in listing.meta.options {
                // What the table decides itself is not asked.
                let decided = fixed.iter().any(|(name, _)| *name == spec.name);
                assert_ne!(
                    page.contains(&format!("name=\"option-{}\"", spec.name)),
                    decided,
                    "{language}: {}",
                    spec.name
                );
                for part in ["question", "effect"] {
                    let key = format!("option-{}-{part}", spec.name.replace('_', "-"));
                    assert!(voice.has(&key), "{language}: {key}");
                }
            }
            assert!(!page.contains(">option-"), "{language}: an answer without a sentence in {page}");
        }
    }
}
