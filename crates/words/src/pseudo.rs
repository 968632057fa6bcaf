//! A language that nobody speaks: English with accents and longer, so that text that is not translated, cut off
//! or put together from pieces stands out.

use std::borrow::Cow;

/// The code of the pseudo-locale.
pub const PSEUDO: &str = "qps";

/// Plain letters, and what they become.
const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED: &str = "àƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÀƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ";

/// How much longer a text becomes: so many letters more for every ten characters.
const EXTRA_PER_TEN: usize = 4;

/// Accents every letter and repeats some of them, until the text is 40 percent longer.
pub(crate) fn accent(text: &str) -> Cow<'_, str> {
    let mut accented = String::with_capacity(text.len() * 3);
    // Rounded up, so that short texts grow too.
    let mut owed = 9;
    for plain in text.chars() {
        owed += EXTRA_PER_TEN;
        let letter = PLAIN.chars().zip(ACCENTED.chars()).find(|(from, _)| *from == plain).map(|(_, to)| to);
        accented.push(letter.unwrap_or(plain));
        if let Some(letter) = letter.filter(|_| owed >= 10) {
            let repeats = owed / 10;
            accented.extend(std::iter::repeat_n(letter, repeats));
            owed -= repeats * 10;
        }
    }
    Cow::Owned(accented)
}

/// Marks where a sentence begins and ends.
pub(crate) fn bracket(sentence: &str) -> String {
    format!("[!! {sentence} !!]")
}
