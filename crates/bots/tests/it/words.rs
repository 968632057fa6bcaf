//! Every reason has words in every language.

use ecotable_bots::{Bot, LOCALES, Random};
use ecotable_kernel::{Game, Peek, Phrase, Seat};
use ecotable_testkit::lots::{Config, Lots};

use crate::positions::{dealt, search};

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
    let words = ecotable_words::Words::new(&[LOCALES]).unwrap();
    for (language, _) in LOCALES {
        for reason in &reasons {
            let said = words.try_say(language, reason, &ecotable_words::Numbered);
            assert!(said.is_ok(), "{language}: {said:?}");
        }
    }
}
