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

fn company(config: serde_json::Value, seats: u8) -> Box<dyn AnyTable> {
    let setup = Setup { seats, config, seed: "auctions".parse().expect("a seed") };
    new_table("ecologic", &setup).expect("a match").table
}

/// Every way in which auctions come about in Ecologic.
fn companies() -> Vec<Box<dyn AnyTable>> {
    let twice = json!({"scenario": ["S30", "S16", "S03", "S29", "S14", "S24"]});
    let configs = [
        json!({}),
        json!({"events_per_level": 10}),
        twice,
        json!({"edition": "ed1"}),
        json!({"edition": "ed1", "eco_per_turn": "each", "tad_opener": "slot"}),
    ];
    configs.into_iter().zip([4, 2, 3, 4, 3]).map(|(config, seats)| company(config, seats)).collect()
}

#[test]
fn each_auction_of_ecologic_has_an_identity_of_its_own() {
    for mut table in companies() {
        let (mut known, mut present) = (HashSet::new(), None);
        let mut pace = 0;
        while let Some(seat) = table.to_act().first() {
            let open = table.auctions().and_then(|auctions| auctions.open).map(|open| open.id);
            if open != present {
                assert!(open.is_none_or(|id| known.insert(id)), "an identity comes twice");
                present = open;
            }
            let legal = table.legal(seat);
            pace = (pace * 5 + 3) % 1021;
            table.play(seat, &legal[pace % legal.len().min(3)]).expect("played");
        }
        assert!(known.len() > 5, "only {} auctions", known.len());
    }
}

#[test]
fn an_offered_card_and_a_running_auction_are_answered_alike() {
    let (mut offers, mut bids) = (0, 0);
    for mut table in companies() {
        let mut pace = 0;
        while let Some(seat) = table.to_act().first() {
            let legal = table.legal(seat);
            let name = table.view(ecotable_kernel::Viewer::Spectator)["decision"]["name"].clone();
            match table.auctions().and_then(|auctions| auctions.open) {
                Some(open) => {
                    offers += u32::from(name == "offer");
                    bids += u32::from(name == "bidding");
                    assert_eq!(legal[0], open.pass);
                    assert_eq!(legal.iter().find(|action| action.starts_with("bid")), Some(&open.bid));
                    assert_eq!(open.leader.is_none(), name == "offer");
                    assert_ne!(open.leader, Some(seat), "who leads is not asked");
                }
                None => assert!(name != "offer" && name != "bidding", "{name}"),
            }
            pace = (pace * 5 + 3) % 1021;
            table.play(seat, &legal[pace % legal.len().min(3)]).expect("played");
        }
        assert_eq!(table.auctions(), None, "the match is over");
    }
    assert!(offers > 20 && bids > 20, "{offers} offers, {bids} bids");
}

#[test]
fn the_auctions_of_a_turn_belong_to_its_action_phase() {
    for mut table in companies() {
        while let Some(seat) = table.to_act().first() {
            let view = table.view(ecotable_kernel::Viewer::Spectator);
            let round = table.auctions().map(|auctions| auctions.round);
            let in_action = view["phase"] == "action";
            assert_eq!(round, in_action.then(|| view["turn"].as_u64()).flatten());
            let legal = table.legal(seat);
            table.play(seat, &legal[legal.len() / 2]).expect("played");
        }
    }
}
