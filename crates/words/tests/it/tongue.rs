//! A language chosen once, and the ways to speak it.

use std::fmt::{self, Write};

use ecotable_kernel::{Phrase, Seat};
use ecotable_words::{Names, Numbered, PSEUDO};

use crate::say::words;

fn called(seat: Seat) -> String {
    ["Ann", "Борис"][seat.index()].to_owned()
}

fn basket() -> Phrase {
    Phrase::new("basket").with("seat", Seat(1)).with("count", 2).with("fruits", vec![Phrase::new("fig")])
}

#[test]
fn a_tongue_says_what_the_words_say() {
    let words = words();
    for language in ["en", "ru", "ru-RU", "fr", PSEUDO] {
        let tongue = words.tongue(language);
        assert_eq!(tongue.code(), words.language(language));
        for phrase in [basket(), Phrase::new("only-english").with("what", 7), Phrase::new("kiwi")] {
            let said = words.say(language, &phrase, &called);
            assert_eq!(tongue.say(&phrase, &called), said);
            let mut written = "before ".to_owned();
            tongue.write(&mut written, &phrase, &called).unwrap();
            words.write(&mut written, language, &phrase, &called).unwrap();
            assert_eq!(written, format!("before {said}{said}"));
            assert_eq!(tongue.try_say(&phrase, &called), words.try_say(language, &phrase, &called));
            assert_eq!(tongue.has(&phrase.key), words.has(language, &phrase.key));
        }
    }
}

#[test]
fn a_key_without_gaps_is_said_without_a_phrase() {
    let words = words();
    for key in ["apple", "pear", "only-english", "kiwi", "basket.short"] {
        for language in ["en", "ru", PSEUDO] {
            let said = words.say(language, &Phrase::new(key), &Numbered);
            assert_eq!(words.say_key(language, key), said);
            assert_eq!(words.tongue(language).say_key(key), said);
        }
    }
    assert_eq!(words.say_key("ru", "apple"), "яблоко");
}

#[test]
fn a_player_is_named_as_in_a_sentence() {
    let words = words();
    assert_eq!(words.tongue("ru").name(Seat(0), &called), "Ann");
    assert_eq!(words.tongue("ru").name(Seat(0), &Numbered), "Игрок 1");
}

/// Names that are lent, and none for the last seat.
struct Lent<'a>(&'a [&'a str]);

impl Names for Lent<'_> {
    fn name(&self, _seat: Seat) -> Option<String> {
        None
    }

    fn write_name(&self, seat: Seat, out: &mut dyn Write) -> Result<bool, fmt::Error> {
        self.0.get(seat.index()).map_or(Ok(false), |name| out.write_str(name).map(|()| true))
    }
}

#[test]
fn names_can_be_written_without_a_new_text() {
    let both = Phrase::new("list-last").with("first", Seat(0)).with("last", Seat(1));
    assert_eq!(words().say("en", &both, &Lent(&["Ann"])), "Ann and Player 2");
}

/// A page with room for so many bytes.
struct Small(usize);

impl Write for Small {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 = self.0.checked_sub(text.len()).ok_or(fmt::Error)?;
        Ok(())
    }
}

#[test]
fn a_page_that_takes_no_more_is_reported() {
    let words = words();
    let length = words.say("ru", &basket(), &called).len();
    assert_eq!(words.write(&mut Small(length), "ru", &basket(), &called), Ok(()));
    for room in 0..length {
        assert_eq!(words.write(&mut Small(room), "ru", &basket(), &called), Err(fmt::Error));
    }
}
