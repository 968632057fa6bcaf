//! Everything that any game says can be said in every language.

use ecotable_catalog::{AnyTable, Listing, games, history};
use ecotable_kernel::{Phrase, Seat, Viewer};
use ecotable_words::{Numbered, Words};

use crate::{play_on, table};

/// Everything that can be said at this point of a match.
fn said(game: &Listing, table: &dyn AnyTable) -> Vec<Phrase> {
    let viewers = Seat::all(table.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
    let mut phrases: Vec<Phrase> =
        viewers.flat_map(|viewer| table.lines(viewer).into_iter().chain([table.situation(viewer)])).collect();
    for seat in table.to_act().iter() {
        let actions = table.legal(seat).into_iter().chain(table.unlisted(seat));
        phrases.extend(actions.map(|action| table.choice(Viewer::Seat(seat), &action).unwrap()));
        phrases.extend(game.characters.iter().map(|bot| table.advise(seat, bot, 1).unwrap().reason));
        let refused = ["bid 0", "bid 999", "confirm", "reset"].map(|action| table.check(seat, action).err());
        phrases.extend(refused.into_iter().flatten().filter_map(|declined| declined.phrase().cloned()));
    }
    phrases
}

fn check(game: &Listing, words: &Words, phrases: &[Phrase]) {
    for language in words.languages() {
        for phrase in phrases {
            let sentence = words.try_say(&language.code, phrase, &Numbered);
            assert!(sentence.is_ok(), "{}: {phrase:?}: {sentence:?}", game.meta.id);
        }
    }
}

#[test]
fn every_sentence_of_a_match_is_there_in_every_language() {
    for game in games() {
        let words = Words::new(&game.locales.map(|list| list as &[_])).unwrap();
        assert!(words.languages().len() >= 2);
        let mut table = table(&game);
        while !table.to_act().is_empty() {
            check(&game, &words, &said(&game, &*table));
            play_on(&mut *table, 7);
        }
        let told = history(&*table).into_iter().flat_map(|chapter| chapter.events).map(|told| told.phrase);
        check(&game, &words, &told.collect::<Vec<_>>());
    }
}

#[test]
fn every_game_and_option_has_a_name() {
    for game in games() {
        let words = Words::new(&game.locales.map(|list| list as &[_])).unwrap();
        for language in words.languages() {
            for key in ["game-name", "game-tagline"] {
                assert!(words.has(&language.code, key), "{key} of {} in {}", game.meta.id, language.code);
            }
            for option in game.meta.options {
                let key = format!("option-{}-question", option.name.replace('_', "-"));
                assert!(words.has(&language.code, &key), "{key} of {} in {}", game.meta.id, language.code);
            }
        }
    }
}
