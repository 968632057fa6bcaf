//! Names as text.

use ecotable_store::{IdError, Key, TableId, TokenHash};

#[test]
fn ids_are_read_as_they_are_written() {
    for id in [TableId(0), TableId(0xabc), TableId(u64::MAX)] {
        assert_eq!(id.to_string().parse(), Ok(id));
    }
    for key in [Key([0; 16]), Key(*b"sixteen letters!"), Key([255; 16])] {
        assert_eq!(key.to_string().parse(), Ok(key));
    }
    assert_eq!(TableId(0xabc).to_string(), "0000000000000abc");
}

#[test]
fn what_is_not_exactly_hexadecimal_is_refused() {
    let hostile = ["", "abc", "+000000000000abc", "000000000000abcg", "00000000000000abc", "ééééé\u{0}🧵"];
    for text in hostile {
        assert_eq!(text.parse::<TableId>(), Err(IdError { digits: 16 }), "{text}");
        assert_eq!(text.parse::<Key>(), Err(IdError { digits: 32 }), "{text}");
    }
}

#[test]
fn a_token_is_kept_as_its_sha_256_and_not_printed() {
    let hash = TokenHash::of(b"abc");
    assert_eq!((hash.0[0], hash.0[31]), (0xba, 0xad), "the published digest of abc");
    assert_eq!(format!("{hash:?}"), "TokenHash(***)");
}
