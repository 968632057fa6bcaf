//! Every language says everything.

use ecotable_kernel::Narrate;
use ecotable_seedling::Seedling;
use ecotable_words::check::complete;

#[test]
fn every_language_has_the_same_messages() {
    assert_eq!(complete(Seedling::LOCALES), vec![]);
}
