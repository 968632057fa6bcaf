//! The notation of decisions: one text for each, and no other.

use ecotable_tradejack::{Action, Product, Source};

use crate::scene::face;

#[test]
fn every_decision_is_written_and_read_in_one_way() {
    let cases = [
        (Action::Pass, "pass"),
        (Action::Bid(1), "bid 1"),
        (Action::Bid(374), "bid 374"),
        (Action::Bid(u16::MAX), "bid 65535"),
        (Action::First(0), "first 0"),
        (Action::First(1), "first 1"),
        (Action::StartSet(face("SOAP-B")), "set SOAP-B"),
        (Action::UseSource(face("ORANG-Y")), "use ORANG-Y"),
        (Action::Offload(face("PNUT-Y")), "offload PNUT-Y"),
        (Action::Confirm, "confirm"),
        (Action::Reset, "reset"),
    ];
    for (action, text) in cases {
        assert_eq!(action.to_string(), text);
        assert_eq!(text.parse(), Ok(action));
    }
}

#[test]
fn every_face_is_written_and_read_in_one_way() {
    let products: Vec<String> = Product::all().map(|product| product.to_string()).collect();
    let first = ["SOAP-B", "SOAP-Y", "DETG-B", "DETG-Y", "BREAD-B", "BREAD-Y", "NOODL-B", "NOODL-Y"];
    assert_eq!((products.len(), &products[..8]), (24, &first.map(str::to_owned)[..]));
    let sources: Vec<String> = Source::all().map(|source| source.to_string()).collect();
    assert_eq!((sources.len(), sources[0].as_str(), sources[15].as_str()), (16, "GOLD-B", "PEAT-Y"));
    assert!(products.iter().zip(Product::all()).all(|(text, product)| text.parse() == Ok(product)));
    assert!(sources.iter().zip(Source::all()).all(|(text, source)| text.parse() == Ok(source)));
}

#[test]
fn anything_else_is_no_decision() {
    let texts = [
        "",
        " ",
        "pass ",
        " pass",
        "Pass",
        "PASS",
        "pass 1",
        "passs",
        "bid",
        "bid ",
        "bid -1",
        "bid +1",
        "bid 01",
        "bid 1 ",
        "bid  1",
        "bid 1.5",
        "bid 65536",
        "bid one",
        "bid 1 2",
        "first",
        "first 00",
        "first 256",
        "first -0",
        "set",
        "set soap-b",
        "set SOAP",
        "set SOAP-",
        "set SOAP-R",
        "set SOAP-BY",
        "set GOLD-B",
        "use SOAP-B",
        "use gold-B",
        "offload GOLD-B",
        "offload",
        "confirm 1",
        "confirm\n",
        "reset 0",
        "undo",
        "é",
        "set SOAP–B",
        "bid ١",
    ];
    for text in texts {
        let error = text.parse::<Action>().expect_err(text);
        assert!(error.to_string().starts_with("not a decision: write pass, bid N"), "{text}");
    }
}

#[test]
fn decisions_are_sorted_as_the_list_of_options_is() {
    let sorted =
        ["pass", "bid 2", "bid 10", "set SOAP-B", "set SOAP-Y", "set DETG-B", "offload SOAP-B", "confirm"];
    let actions: Vec<Action> = sorted.iter().map(|text| text.parse().unwrap()).collect();
    assert!(actions.is_sorted());
    let sources: Vec<Action> =
        ["use GOLD-B", "use GOLD-Y", "use PEAT-B"].map(|text| text.parse().unwrap()).to_vec();
    assert!(sources.is_sorted());
}
