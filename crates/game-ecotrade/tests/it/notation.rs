//! The notation of decisions and their numbers (ET-3.10).

use std::collections::BTreeSet;

use ecotable_ecotrade::{ACTIONS, Action};

#[test]
fn et_3_10_1_every_decision_has_one_number_and_one_notation() {
    let actions: Vec<Action> = (0..ACTIONS).map(|index| Action::from_index(index).unwrap()).collect();
    for (index, action) in (0..).zip(&actions) {
        assert_eq!(action.index(), Some(index));
        assert_eq!(action.to_string().parse(), Ok(*action));
    }
    assert!(actions.is_sorted());
    let texts: BTreeSet<String> = actions.iter().map(ToString::to_string).collect();
    assert_eq!((texts.len(), Action::from_index(ACTIONS)), (115, None));
    let numbers = [
        ("return-card 2", 2),
        ("take-market 4", 7),
        ("take-deck", 8),
        ("start-with 0", 9),
        ("add-card 3", 16),
        ("done-combining", 17),
        ("top-card 0", 18),
        ("road", 22),
        ("ship", 25),
        ("keep-incident", 26),
        ("redraw-incident", 27),
        ("buy D01", 28),
        ("buy D12", 39),
        ("buy-level D01 1", 40),
        ("buy-level D12 3", 75),
        ("advance-to D01 1", 76),
        ("advance-to D12 3", 111),
        ("bank", 112),
        ("end-turn", 113),
        ("pass", 114),
    ];
    for (text, number) in numbers {
        assert_eq!(text.parse::<Action>().unwrap().index(), Some(number), "{text}");
    }
    assert_eq!("take-market 5".parse::<Action>().unwrap().index(), None);
}

#[test]
fn et_3_10_1_the_names_of_the_rules_are_read_as_well() {
    let names = [
        ("ReturnCard(0)", "return-card 0"),
        ("TakeMarket(2)", "take-market 2"),
        ("TakeDeck", "take-deck"),
        ("StartWith(3)", "start-with 3"),
        ("AddCard(1)", "add-card 1"),
        ("DoneCombining", "done-combining"),
        ("TopCard(0)", "top-card 0"),
        ("Road", "road"),
        ("KeepIncident", "keep-incident"),
        ("RedrawIncident", "redraw-incident"),
        ("Buy(D05)", "buy D05"),
        ("BuyLevel(D09, 1)", "buy-level D09 1"),
        ("AdvanceTo(D09,3)", "advance-to D09 3"),
        ("Bank", "bank"),
        ("EndTurn", "end-turn"),
        ("Pass", "pass"),
    ];
    for (name, notation) in names {
        assert_eq!(name.parse::<Action>().unwrap().to_string(), notation);
    }
}

#[test]
fn anything_else_is_no_decision() {
    let texts = [
        "",
        " ",
        "pass ",
        " pass",
        "PASS",
        "pass 1",
        "take-market",
        "take-market ",
        "take-market -1",
        "take-market 01",
        "take-market 256",
        "take-market 1 2",
        "take-deck 0",
        "take deck",
        "return-card x",
        "start-with  1",
        "buy",
        "buy 5",
        "buy D00",
        "buy D13",
        "buy D5",
        "buy d05",
        "buy D05 1",
        "buy-level D05",
        "buy-level D05 0",
        "buy-level D05 4",
        "advance-to D05 1 1",
        "by road",
        "Road()x",
        "TakeMarket(2",
        "TakeMarket 2",
        "take-market é",
        "Take-Market(1)",
        "bank\n",
    ];
    for text in texts {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}
