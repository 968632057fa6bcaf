//! Words on a page.

use ecotable_kernel::{GameRng, Phrase, Seat};
use ecotable_web::text::Text;
use ecotable_web::voice::{Voice, Voices};
use maud::{Render, html};

/// Letters of every kind: marks of a page, others, and some of several bytes.
const LETTERS: [char; 10] = ['a', ' ', '&', '<', '>', '"', '\'', 'ж', '…', '🚚'];

#[test]
fn what_a_page_would_take_for_its_own_marks_is_escaped() {
    let words = Text::from("<b title=\"x\"> & 'so on' </b>");
    assert_eq!(words.render().into_string(), "&lt;b title=&quot;x&quot;&gt; &amp; 'so on' &lt;/b&gt;");
}

#[test]
fn words_of_any_length_are_escaped_like_every_other_text_of_a_page() {
    let mut rng = GameRng::quick(1);
    for length in 0..200 {
        let words: String = (0..length).map(|_| LETTERS[rng.below(LETTERS.len() as u32) as usize]).collect();
        let (ours, theirs) = (Text::from(words.as_str()), html! { (words) });
        assert_eq!(ours.render().into_string(), theirs.into_string());
    }
}

#[test]
fn words_without_marks_stay_as_they_are() {
    let words = Text::from("Рита предлагает 3");
    assert_eq!(words.render().into_string(), words.as_str());
}

#[test]
fn sentences_and_names_are_escaped_on_the_way_into_a_page() {
    let names = |_: Seat| "<b>Ann</b> & \"Co\"".to_owned();
    let voice = Voice::new(Voices::all().frame(), "en", &names);
    let sentence = Phrase::new("page-curtain-title").with("seat", Seat(0));
    for spoken in [voice.say(&sentence), voice.name(Seat(0))] {
        let (drawn, kept) = (html! { (spoken) }, spoken.text());
        assert_eq!(drawn.into_string(), html! { (kept.as_str()) }.into_string());
        assert!(kept.contains("<b>Ann</b>"), "{kept}");
    }
}
