//! A language that nobody speaks: English with accents and longer, so that text that is not translated, cut off
//! or put together from pieces stands out.

use std::borrow::Cow;

/// The code of the pseudo-locale.
pub const PSEUDO: &str = "qps";

/// What stands around a sentence, so that its beginning and its end can be seen.
pub(crate) const BRACKETS: (&str, &str) = ("[!! ", " !!]");

/// What the letters from a to z and from A to Z become.
const ACCENTED: &str = "àƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÀƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ";

/// How much longer a text becomes: so many letters more for every ten characters.
const EXTRA_PER_TEN: usize = 4;

fn accented_letter(plain: char) -> Option<char> {
    let place = match plain {
        'a'..='z' => plain as usize - 'a' as usize,
        'A'..='Z' => plain as usize - 'A' as usize + 26,
        _ => return None,
    };
    ACCENTED.chars().nth(place)
}

/// Accents every letter and repeats some of them, until the text is 40 percent longer.
pub(crate) fn accent(text: &str) -> Cow<'_, str> {
    let mut accented = String::with_capacity(text.len() * 3);
    // Rounded up, so that short texts grow too.
    let mut owed = 9;
    for plain in text.chars() {
        owed += EXTRA_PER_TEN;
        let letter = accented_letter(plain);
        accented.push(letter.unwrap_or(plain));
        if let Some(letter) = letter.filter(|_| owed >= 10) {
            let repeats = owed / 10;
            accented.extend(std::iter::repeat_n(letter, repeats));
            owed -= repeats * 10;
        }
    }
    Cow::Owned(accented)
}
