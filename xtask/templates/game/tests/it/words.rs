//! Every language says everything.

use ecotable_seedling::Seedling;
use ecotable_testkit::vocabulary::Vocabulary;

#[test]
fn every_language_has_the_same_messages() {
    Vocabulary::of::<Seedling>(include_str!("../../RULES.md"));
}
