//! Codes, nicknames and tickets: texts that come from people.

use ecotable_rooms::{Code, Nickname, NicknameError};

#[test]
fn a_code_is_read_as_people_type_it() {
    let code: Code = "mang-k7".parse().unwrap();
    assert_eq!(code.as_str(), "MANGK7");
    assert!("MANGO7".parse::<Code>().is_err(), "the letter O is not in the alphabet");
}

#[test]
fn a_nickname_is_one_line_that_reads_forwards() {
    let name: Nickname = "  Mi\u{202E}ra \n  B. ".parse().unwrap();
    assert_eq!(name.as_str(), "Mira B.");
    for unseen in ["\u{200B}", "\u{034F}", "\u{115F}", "\u{1160}", "\u{2800}", "\u{3164}", "\u{FFA0}"] {
        assert_eq!(unseen.parse::<Nickname>(), Err(NicknameError::Empty), "{unseen:?}");
        assert_eq!(format!("Ann{unseen}").parse::<Nickname>().unwrap().as_str(), "Ann");
    }
    assert_eq!("x".repeat(25).parse::<Nickname>(), Err(NicknameError::TooLong));
}
