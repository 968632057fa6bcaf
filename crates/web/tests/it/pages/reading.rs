//! The part of Markdown in which rules are written.

use ecotable_web::screens::markdown::{Block, Piece, blocks, pieces};
use ecotable_web::screens::rule_id::{anchor, cited, leading};

#[test]
fn paragraphs_and_items_go_on_in_the_next_line() {
    let text = "# Title\n\nOne\ntwo.\n\n- **A** first\n  more\n- second\n\nAfter.\n";
    let expected = vec![
        Block::Heading(1, "Title"),
        Block::Paragraph("One two.".to_owned()),
        Block::List(vec!["**A** first more".to_owned(), "second".to_owned()]),
        Block::Paragraph("After.".to_owned()),
    ];
    assert_eq!(blocks(text), expected);
}

#[test]
fn tables_have_a_head_and_rows() {
    let text = "| a | b |\n|---|---|\n| 1 | `2` |\n| 3 | |\n";
    assert_eq!(blocks(text), vec![Block::Table(vec!["a", "b"], vec![vec!["1", "`2`"], vec!["3", ""]])]);
}

#[test]
fn marks_inside_a_line_are_found_and_lone_ones_stay() {
    let line = "**TJ-1.1** is *ours*, `a * b`, 4 * 2 and é**";
    let expected = [
        Piece::Bold("TJ-1.1"),
        Piece::Plain(" is "),
        Piece::Italic("ours"),
        Piece::Plain(", "),
        Piece::Code("a * b"),
        Piece::Plain(", 4 * 2 and é**"),
    ];
    assert_eq!(pieces(line), expected);
}

#[test]
fn numbers_of_rules_are_recognised() {
    assert_eq!(leading("TJ-5.8 and more"), Some("TJ-5.8"));
    assert_eq!(leading("TJ-R12]"), Some("TJ-R12"));
    assert_eq!(leading("TJ-6. End"), Some("TJ-6"));
    assert_eq!(leading("T-1"), None);
    assert_eq!(leading("TJ-R…"), None);
    assert_eq!(anchor("TJ-5.8"), "tj-5-8");
    assert_eq!(cited("[ours; TJ-R8, XTJ-1]"), [("[ours; ", false), ("TJ-R8", true), (", XTJ-1]", false)]);
}
