//! Friendly names to start with: an adjective and an animal.

use ecotable_kernel::Phrase;

use crate::voice::Voice;

/// A name in the reader's language, always the same for the same bytes.
pub fn propose(voice: Voice<'_>, bytes: [u8; 4]) -> String {
    let [a, b, c, d] = bytes;
    let adjective = pick(&voice.key("page-name-adjectives"), u16::from_le_bytes([a, b]));
    let animal = pick(&voice.key("page-name-animals"), u16::from_le_bytes([c, d]));
    let name = Phrase::new("page-name").with("adjective", adjective.as_str()).with("animal", animal.as_str());
    voice.say(&name).text().into_string()
}

/// A name from the randomness of the operating system.
pub fn proposed(voice: Voice<'_>) -> String {
    let mut bytes = [0; 4];
    // Without randomness everybody is offered the same name, which can be changed.
    getrandom::fill(&mut bytes).unwrap_or_default();
    propose(voice, bytes)
}

/// The words of a list, which stand with commas between them.
pub fn words(list: &str) -> impl Iterator<Item = &str> {
    list.split(',').map(str::trim).filter(|word| !word.is_empty())
}

fn pick(list: &str, number: u16) -> String {
    let count = words(list).count().max(1);
    words(list).nth(usize::from(number) % count).unwrap_or_default().to_owned()
}
