//! Setup (TJ-2).

use std::collections::BTreeSet;

use ecotable_kernel::{Game, Seat};
use ecotable_tradejack::{Config, DemandId, FirstPlayer, Products, Snapshot, Sources, Stack, TradeJack};

use crate::play::Play;

const SEEDS: [&str; 12] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];

fn start(config: &Config, seats: u8, seed: &str) -> Snapshot {
    Play::new(config, seats, seed).snapshot()
}

/// The demand deck as it was before the first round: three cards of it have become the row.
fn demand_deck(start: &Snapshot) -> Vec<DemandId> {
    start
        .row
        .iter()
        .chain(start.demand_deck.as_ref().expect("a snapshot lists every deck"))
        .copied()
        .collect()
}

#[test]
fn tj_2_1_both_decks_are_shuffled_and_the_discard_piles_empty() {
    let mut orders = BTreeSet::new();
    for seed in SEEDS {
        let now = start(&Config::default(), 4, seed);
        assert!(now.product_discard.is_empty() && now.source_discard.is_empty());
        orders.insert((now.product_deck.unwrap(), now.source_deck.unwrap()));
    }
    assert_eq!(orders.len(), SEEDS.len(), "each seed has an order of its own");
    assert_eq!(start(&Config::default(), 4, "1"), start(&Config::default(), 4, "1"));
}

#[test]
fn tj_2_1_no_card_is_lost_in_the_setup() {
    let now = start(&Config::default(), 4, "all");
    let dealt = now.players.iter().flat_map(|player| player.products.cards().collect::<Vec<_>>());
    let products: Products = dealt.chain(now.product_deck.unwrap()).collect();
    assert!(products.each().all(|(_, copies)| copies == 3) && products.len() == 72);
    let sources: Sources = now.source_deck.unwrap().into_iter().collect();
    assert_eq!(sources.len(), 70, "two have been drawn by the First Player");
}

#[test]
fn tj_2_2_the_six_cards_with_three_dots_leave_the_game() {
    let dotted = ["T11", "T12", "T13", "T14", "W9", "W10"];
    for (advanced, expected) in [(false, 0), (true, 6)] {
        let deck = demand_deck(&start(&Config { advanced, ..Config::default() }, 3, "dots"));
        assert_eq!(deck.iter().filter(|id| dotted.contains(&id.as_str())).count(), expected);
    }
}

#[test]
fn tj_2_3_stack_a_lies_on_b_and_b_on_c() {
    let game = TradeJack::new(&Config::default(), 2).unwrap();
    let stack = |id: &DemandId| game.cards().demand.iter().find(|card| card.id == *id).unwrap().stack;
    let mut orders = BTreeSet::new();
    for seed in SEEDS {
        let deck = demand_deck(&start(&Config::default(), 2, seed));
        assert_eq!(deck.len(), 9 + 1 + 10);
        assert!(deck[..9].iter().all(|id| stack(id) == Stack::A));
        assert_eq!(deck[9].as_str(), "R1");
        assert!(deck[10..].iter().all(|id| stack(id) == Stack::C));
        assert!(deck[10..].iter().any(|id| id.as_str() == "R2"));
        orders.insert(deck);
    }
    assert_eq!(orders.len(), SEEDS.len(), "A and C are shuffled");
}

#[test]
fn tj_2_4_six_capital_each_and_no_cards() {
    for seats in 2..=6 {
        let now = start(&Config::default(), seats, "purse");
        assert_eq!(now.players.len(), usize::from(seats));
        for player in &now.players {
            // The two products are those of the first round.
            assert_eq!((player.capital, player.products.len(), player.sources.len()), (6, 2, 0));
            assert!(player.awards.is_empty());
        }
    }
}

#[test]
fn tj_2_5_the_first_player_is_drawn_or_named() {
    let drawn: BTreeSet<Seat> =
        (0..40).map(|seed| start(&Config::default(), 4, &seed.to_string()).first).collect();
    assert_eq!(drawn.len(), 4, "every seat can be drawn");
    for seat in Seat::all(4) {
        let config = Config { first_player: FirstPlayer::Seat(seat), ..Config::default() };
        assert!(SEEDS.iter().all(|seed| start(&config, 4, seed).first == seat));
    }
}

#[test]
fn tj_2_6_a_round_for_every_three_counting_cards() {
    let rounds = |config: &Config| Play::new(config, 2, "rounds").spectator().rounds_total;
    assert_eq!(rounds(&Config::default()), 6);
    // An own list with 17 counting cards: the last two make no round.
    let mut config = crate::scene::own_deck(|list| list.award.retain(|award| award.id != "W8"));
    assert_eq!(rounds(&config), 5);
    config.advanced = true;
    assert_eq!(rounds(&config), 7);
}
