//! Small positions of Lots for two seats, made by hand.

use ecotable_bots::{Bot, Budget, Search, Settings, Uniform};
use ecotable_kernel::{Game, Peek, Seat, SeatSet, Step};
use ecotable_testkit::lots::{Action, Auction, Card, Config, Lots, PhaseInWords, Snapshot, State};

/// A search with so many simulations.
pub fn search(simulations: u32, seed: u64) -> Search<Lots, Uniform> {
    let settings = Settings { budget: Budget::Simulations(simulations), ..Settings::default() };
    Search::new(Uniform, settings, seed)
}

/// The rules for a match of one round.
pub fn one_round(seats: u8) -> Lots {
    Lots::new(&Config { rounds: 1 }, seats).unwrap()
}

/// The first position of a match with these seats.
pub fn dealt(game: &Lots, seed: &str) -> State {
    game.setup(&mut Step::quiet(seed.parse().unwrap()))
}

/// Seat 0 is to sell or keep, as the last but one decision of the match.
pub fn last_sale(hand: [u8; 5]) -> State {
    position([30, 30], hand, PhaseInWords::Selling)
}

/// Seat 0 is to bid for `lot` in the only auction of the match; seat 1 has so many coins, and has bid `bid` of them.
pub fn last_auction(hand: [u8; 5], lot: [u8; 2], (coins, bid): (i16, i16)) -> State {
    let holder = (bid > 0).then_some(Seat(1));
    let auction = Auction { lot: lot.map(Card), bid, holder, bidding: SeatSet::all(2) };
    position([30, coins], hand, PhaseInWords::Auction(auction))
}

fn position(coins: [i16; 2], hand: [u8; 5], phase: PhaseInWords) -> State {
    let own: Vec<_> = hand.map(Card).to_vec();
    let lot = match &phase {
        PhaseInWords::Auction(auction) => auction.lot.to_vec(),
        _ => Vec::new(),
    };
    let mut rest: Vec<_> =
        (0..60).map(Card).filter(|card| !own.contains(card) && !lot.contains(card)).collect();
    let other = rest.drain(..5).collect();
    let hands = [own, other].into_iter().collect();
    let coins = coins.into_iter().collect();
    let snapshot = Snapshot { rounds_over: 0, actor: Seat(0), phase, coins, hands, deck: rest };
    one_round(2).restore(&snapshot).unwrap()
}

/// What a search of so many simulations decides for seat 0.
pub fn decision(state: &State, simulations: u32) -> Action {
    let game = one_round(2);
    search(simulations, 1).choose(Peek::new(&game, state, Seat(0)))
}
