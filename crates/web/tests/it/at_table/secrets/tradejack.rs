//! TradeJack: the cards in the hands of others, and those in the deck.

use std::collections::BTreeSet;

use super::{Hidden, scan_a_match};

static HIDDEN: Hidden = Hidden {
    game: "tradejack",
    options: &[],
    named: faces,
    pages: &["/plan/to-come", "/why?action=confirm", "/why?action=use+RAIN"],
};

/// The cards that are named in a text, such as `SOAP-B`.
fn faces(text: &str) -> BTreeSet<String> {
    let is_face = |word: &&str| {
        word.split_once('-').is_some_and(|(name, colour)| {
            (3..=5).contains(&name.len())
                && name.bytes().all(|b| b.is_ascii_uppercase())
                && matches!(colour, "B" | "Y")
        })
    };
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    words.filter(is_face).map(str::to_owned).collect()
}

#[tokio::test(start_paused = true)]
async fn nobody_is_sent_a_byte_about_what_they_may_not_know() {
    scan_a_match(&HIDDEN).await;
}
