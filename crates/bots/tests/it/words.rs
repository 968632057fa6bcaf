//! Every reason has words in every language.

use std::collections::BTreeSet;

use ecotable_bots::{Bot, LOCALES, Random};
use ecotable_kernel::{Game, Peek, Phrase, Seat};
use ecotable_testkit::lots::{Config, Lots};
use ecotable_words::{Locale, Numbered, Words};

use crate::positions::{dealt, search};

/// The reasons that bots of a game give.
pub struct Reasons {
    locales: &'static [Locale<'static>],
    words: Words,
    keys: BTreeSet<String>,
}

impl Reasons {
    /// None yet; the game's own are in these locale files.
    pub fn of(locales: &'static [Locale<'static>]) -> Self {
        let words = Words::new(&[locales, LOCALES]).unwrap();
        Self { locales, words, keys: BTreeSet::new() }
    }

    /// Fails unless the reason can be said in every language.
    #[track_caller]
    pub fn hear(&mut self, reason: &Phrase) {
        for (language, _) in LOCALES {
            let said = self.words.try_say(language, reason, &Numbered);
            assert!(said.is_ok(), "{language}: {said:?}");
        }
        self.keys.insert(reason.key.to_string());
    }

    /// Fails unless all these were heard, and the locale files have nothing too much or too little.
    #[track_caller]
    pub fn expect_heard(&self, begin: &str, wanted: &[&str]) {
        for reason in wanted {
            let key = format!("{begin}-{reason}");
            assert!(self.keys.contains(&key), "nobody explained {reason}: {:?}", self.keys);
        }
        assert_eq!(ecotable_words::check::complete(self.locales), []);
    }
}

#[test]
fn the_locale_files_are_complete() {
    assert_eq!(ecotable_words::check::complete(LOCALES), []);
}

#[test]
fn every_reason_that_bots_give_can_be_said() {
    let game = Lots::new(&Config::default(), 4).unwrap();
    let state = dealt(&game, "1");
    let peek = Peek::new(&game, &state, Seat(0));
    let reasons = [
        search(50, 1).decide(peek).reason,
        Random::new(1).decide(peek).reason,
        Phrase::new("reason-only"),
        Phrase::new("reason-obvious"),
    ];
    let mut heard = Reasons::of(&[]);
    reasons.iter().for_each(|reason| heard.hear(reason));
}
