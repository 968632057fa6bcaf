//! `ecotable menu`.

use crate::program::{empty_folder, run};

#[test]
fn the_menu_leads_to_a_match() {
    empty_folder("menu");
    let run = run("menu", &["menu"], "en\n1\n3\n1\nrandom\nno\nquit\n");
    assert_eq!(run.code, 0, "{}", run.err);
    for text in
        ["Welcome to Ecotable", "TradeJack (tradejack)", "Bot 3 plays as “random”", "Player 1, your choice"]
    {
        assert!(run.out.contains(text), "no `{text}` in {}", run.out);
    }
}

#[test]
fn enter_alone_takes_what_stands_in_brackets() {
    empty_folder("menu-enter");
    let run = run("menu-enter", &["menu"], "\n\n\n\n\n\nquit\n");
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("Bot 4 plays as “merchant”"), "{}", run.out);
}

#[test]
fn bad_answers_are_asked_again() {
    empty_folder("menu-bad");
    let run = run("menu-bad", &["menu"], "xx\nen\nchess\n7\ntradejack\n1\n2\n3\n2\nno\n\nquit\n");
    assert_eq!(run.out.matches("That is not possible. Try again:").count(), 5, "{}", run.out);
    assert!(run.out.contains("Everybody else looks away"), "two people at one screen: {}", run.out);
}

#[test]
fn options_are_asked_in_the_language_that_was_chosen() {
    empty_folder("menu-options");
    let run = run(
        "menu-options",
        &["menu"],
        "ru\n1\n2\n1\nrandom\nда\ntrue\n3\nmaybe\nfalse\nfinal\nfalse\n0\nquit\n",
    );
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("Так нельзя") && run.out.contains("Игрок 1, ваш выбор"), "{}", run.out);
}

#[test]
fn the_input_may_end_in_the_menu() {
    for lines in 0..6 {
        let run = run("menu-end", &["menu"], "\n".repeat(lines));
        assert_eq!(run.code, 0, "{}", run.err);
    }
}
