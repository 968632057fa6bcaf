//! Names, codes and tickets as people and programs type them.

use ecotable_rooms::{Code, Nickname, NicknameError, Ticket, Token};

fn clean(text: &str) -> Result<String, NicknameError> {
    text.parse().map(|name: Nickname| name.to_string())
}

#[test]
fn names_are_tidied() {
    assert_eq!(clean("  Brave \t\n Fox "), Ok("Brave Fox".into()));
    assert_eq!(clean("Müller"), clean("Mu\u{308}ller"), "one letter, however it is written");
    assert_eq!(clean("Лиса 7"), Ok("Лиса 7".into()));
    assert_eq!(clean("<b>&\"'"), Ok("<b>&\"'".into()), "pages escape what they show");
}

#[test]
fn letters_that_hide_or_turn_the_line_around_are_left_out() {
    assert_eq!(clean("a\u{202e}b\u{200b}c\u{0}d\u{7f}e\u{feff}f\u{2066}g\u{ad}"), Ok("abcdefg".into()));
    assert_eq!(clean("a\u{2028}b\u{85}c"), Ok("a b c".into()));
}

#[test]
fn names_that_are_empty_or_too_long_are_refused() {
    for nothing in ["", "   ", "\u{200b}\u{202e}", "\0\u{1}"] {
        assert_eq!(clean(nothing), Err(NicknameError::Empty));
    }
    assert!(clean(&"x".repeat(24)).is_ok());
    assert_eq!(clean(&"x".repeat(25)), Err(NicknameError::TooLong));
    assert_eq!(clean(&"x".repeat(10_000)), Err(NicknameError::TooLong));
    assert_eq!(clean(&"x".repeat(10_000_000)), Err(NicknameError::TooLong));
    assert!(clean(&"é".repeat(24)).is_ok(), "people count letters, not bytes");
    let tower = format!("x{}", "\u{301}".repeat(200));
    assert_eq!(clean(&tower), Err(NicknameError::TooLong), "one letter with too many marks");
}

#[test]
fn codes_are_read_as_people_type_them() {
    let code = Code::from_random([1, 2, 3, 4, 5, 6, 7, 8]);
    let text = code.to_string();
    assert_eq!(text.len(), 6);
    let typed = format!(" {}-{} ", &text[..3].to_lowercase(), &text[3..]);
    assert_eq!(typed.parse(), Ok(code));
    for wrong in ["", "MANG", "MANGK77", "MANGK0", "MANGKI", "ЖЖЖ", "MANG\u{212a}7", &"A".repeat(10_000)] {
        assert!(wrong.parse::<Code>().is_err(), "{wrong:?}");
    }
}

#[test]
fn codes_use_every_letter_about_equally() {
    let mut counts = [0u32; 256];
    for number in 0..20_000u64 {
        let bytes = number.wrapping_mul(0x9e37_79b9_7f4a_7c15).to_le_bytes();
        Code::from_random(bytes).as_str().bytes().for_each(|letter| counts[usize::from(letter)] += 1);
    }
    let used: Vec<_> = counts.into_iter().filter(|&count| count > 0).collect();
    assert_eq!(used.len(), 28);
    assert!(used.iter().all(|count| (3_800..4_800).contains(count)), "{used:?}");
}

#[test]
fn tickets_and_tokens_are_read_back() {
    let (hall, host) = crate::hall::Hall::begun(vec![crate::hall::bot("rookie")]);
    let ticket = hall.moment().ticket(ecotable_kernel::Seat(0));
    assert_eq!(ticket.to_string().parse(), Ok(ticket));
    for wrong in ["", "1", "1.2", "1.2.3", "a.b.c", "-1.2.00", "1.2.zz", &"1".repeat(10_000)] {
        assert!(wrong.parse::<Ticket>().is_err(), "{wrong:?}");
    }
    assert_eq!(host.reveal().parse(), Ok(host));
    assert!("secret".parse::<Token>().is_err());
}
