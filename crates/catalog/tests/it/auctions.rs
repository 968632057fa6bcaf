//! What standing orders need to know of auctions.

use std::collections::HashSet;

use ecotable_catalog::{AnyTable, Setup, new_table};
use serde_json::json;

fn table(source_peek: bool) -> Box<dyn AnyTable> {
    let config = json!({"source_peek": source_peek});
    let setup = Setup { seats: 3, config, seed: "auctions".parse().expect("a seed") };
    new_table("tradejack", &setup).expect("a match").table
}

#[test]
fn each_auction_of_a_match_has_an_identity_of_its_own() {
    for source_peek in [false, true] {
        let mut table = table(source_peek);
        let (mut known, mut present) = (HashSet::new(), None);
        while let Some(seat) = table.to_act().first() {
            let open = table.auctions().and_then(|auctions| auctions.open).map(|open| open.id);
            if open != present {
                assert!(open.is_none_or(|id| known.insert(id)), "an identity comes twice");
                present = open;
            }
            let legal = table.legal(seat);
            let action = &legal[table.ply() as usize % legal.len().min(2)];
            table.play(seat, action).expect("played");
        }
        assert!(known.len() > 20, "only {} auctions", known.len());
    }
}

#[test]
fn the_notations_of_an_auction_are_those_of_the_game() {
    let mut table = table(false);
    for _ in 0..200 {
        let Some(seat) = table.to_act().first() else { return };
        let legal = table.legal(seat);
        match table.auctions().and_then(|auctions| auctions.open) {
            Some(open) => {
                assert_eq!(legal[..2], [open.pass, open.bid]);
                assert_ne!(open.leader, Some(seat), "who leads is not asked");
            }
            None => assert!(!legal.contains(&"pass".to_owned())),
        }
        table.play(seat, &legal[legal.len() / 2]).expect("played");
    }
}

#[test]
fn a_round_has_auctions_until_production() {
    let mut table = table(true);
    let mut rounds = HashSet::new();
    while let Some(seat) = table.to_act().first() {
        let legal = table.legal(seat);
        match table.auctions() {
            Some(auctions) => drop(rounds.insert(auctions.round)),
            None => assert!(legal.contains(&"confirm".to_owned()) || legal[0].starts_with("use")),
        }
        table.play(seat, &legal[0]).expect("played");
    }
    assert!(rounds.len() >= 4, "only {} rounds", rounds.len());
    assert_eq!(table.auctions(), None, "the match is over");
}
