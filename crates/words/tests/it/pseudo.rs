//! The pseudo-locale.

use ecotable_kernel::{Phrase, Seat};
use ecotable_words::{PSEUDO, Words};

fn say(phrase: &Phrase) -> String {
    let texts: &[_] = &[(
        "en",
        "\
hello = Hello { $seat }, you have { $count ->
    [one] one { $what }
   *[other] { $count } { $what }
}
what = sack of rice
",
    )];
    Words::new(&[texts]).expect("the text is whole").say(PSEUDO, phrase, &|_: Seat| "Ann".to_owned())
}

#[test]
fn every_letter_is_accented_and_gaps_are_untouched() {
    let phrase = Phrase::new("hello").with("seat", Seat(0)).with("count", 12).with("what", "XYZ");
    let said = say(&phrase);
    let rest = said.replace("Ann", "").replace("XYZ", "").replace("12", "");
    assert!(said.contains("Ann") && said.contains("XYZ") && said.contains("12"), "{said}");
    assert!(!rest.contains(|c: char| c.is_ascii_alphanumeric()), "{said}");
}

#[test]
fn only_the_whole_sentence_is_bracketed() {
    let phrase =
        Phrase::new("hello").with("seat", Seat(0)).with("count", 1).with("what", Phrase::new("what"));
    let said = say(&phrase);
    assert!(said.starts_with("[!! ") && said.ends_with(" !!]"), "{said}");
    assert_eq!(said.matches("!!").count(), 2, "{said}");
}

#[test]
fn it_is_40_percent_longer() {
    let said = say(&Phrase::new("what"));
    let text = said.trim_start_matches("[!! ").trim_end_matches(" !!]");
    // 12 characters and 40 percent of them, rounded up.
    assert_eq!(text.chars().count(), 12 + 5, "{said}");
}

#[test]
fn an_unknown_key_stands_out() {
    assert_eq!(say(&Phrase::new("nothing")), "[!! [nothing] !!]");
}
