//! Names to start with.

use std::collections::BTreeSet;

use ecotable_rooms::Nickname;
use ecotable_web::screens::nicknames::{propose, words};
use ecotable_web::voice::{Voice, Voices};
use ecotable_words::Numbered;

#[test]
fn there_are_at_least_forty_times_forty_names_and_all_of_them_fit() {
    let voices = Voices::all();
    for language in ["en", "ru"] {
        let voice = Voice::new(voices.frame(), language, &Numbered);
        let (adjectives, animals) = (voice.key("page-name-adjectives"), voice.key("page-name-animals"));
        let of = |list: &str| words(list).map(str::to_owned).collect::<BTreeSet<_>>();
        let (adjectives, animals) = (of(&adjectives), of(&animals));
        assert!(
            adjectives.len() >= 40 && animals.len() >= 40,
            "{language}: {} × {}",
            adjectives.len(),
            animals.len()
        );
        for adjective in &adjectives {
            for animal in &animals {
                let name = format!("{adjective} {animal}");
                assert_eq!(name.parse::<Nickname>().map(String::from), Ok(name));
            }
        }
    }
}

#[test]
fn the_same_bytes_propose_the_same_name_and_others_another() {
    let voices = Voices::all();
    let voice = Voice::new(voices.frame(), "en", &Numbered);
    assert_eq!(propose(voice, [1, 2, 3, 4]), propose(voice, [1, 2, 3, 4]));
    let names: BTreeSet<String> = (0..=255).map(|byte| propose(voice, [byte, 0, byte / 3, 1])).collect();
    assert!(names.len() > 100, "{} names from 256 throws", names.len());
}
