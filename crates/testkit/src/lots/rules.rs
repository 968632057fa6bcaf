//! The rules, in the order of RULES.md.

use ecotable_kernel::{Seat, SeatSet, Step};

use super::state::{Auction, Card, Hand, Phase, State};
use super::{Action, CARDS, Event, Lots, MOST_SEATS, Refusal};

const FIRST_CARDS: usize = 5;
const FIRST_COINS: i16 = 30;
const LARGEST_RAISE: u8 = 5;

/// Deals the hands and shows the first lot (LO-1).
pub fn setup(game: &Lots, step: &mut Step<Event>) -> State {
    let mut deck = std::array::from_fn::<_, CARDS, _>(|card| Card(card as u8));
    step.rng().shuffle(&mut deck);
    let mut state = State {
        deck,
        drawn: 0,
        hands: [Hand::default(); MOST_SEATS],
        coins: [0; MOST_SEATS],
        round: 0,
        actor: Seat(0),
        phase: Phase::Selling,
    };
    for seat in Seat::all(game.seats) {
        state.coins[seat.index()] = FIRST_COINS;
        for _ in 0..FIRST_CARDS {
            let card = state.draw();
            state.hands[seat.index()].push(card);
        }
        step.whisper(seat, || Event::HandDealt { cards: state.hand(seat).cards().to_vec() });
    }
    open_auction(game, &mut state, step);
    state
}

/// Shows the lot of the round and asks for the first bid (LO-2).
fn open_auction(game: &Lots, state: &mut State, step: &mut Step<Event>) {
    let lot = [state.draw(), state.draw()];
    step.reveal();
    state.phase = Phase::Auction(Auction { lot, bid: 0, holder: None, bidding: SeatSet::all(game.seats) });
    state.actor = Seat(state.round % game.seats);
    step.tell(|| Event::LotShown { round: state.round + 1, lot });
}

/// By how much a seat can raise at most (LO-3, LO-4).
#[inline]
pub fn largest_raise(state: &State, auction: &Auction, seat: Seat) -> u8 {
    (state.coins(seat) - auction.bid).clamp(0, i16::from(LARGEST_RAISE)) as u8
}

/// Whether a seat that is asked may do this.
#[inline]
pub fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match (action, &state.phase) {
        (Action::Pass, Phase::Auction(_)) | (Action::Keep, Phase::Selling) => Ok(()),
        (Action::Raise(by), Phase::Auction(_)) if !(1..=LARGEST_RAISE).contains(&by) => {
            Err(Refusal::RaiseOutOfRange)
        }
        (Action::Raise(by), Phase::Auction(auction)) if by > largest_raise(state, auction, seat) => {
            Err(Refusal::TooFewCoins)
        }
        (Action::Raise(_), Phase::Auction(_)) => Ok(()),
        (Action::Sell(place), Phase::Selling) if !(1..=state.hand(seat).len()).contains(&place) => {
            Err(Refusal::NoSuchCard)
        }
        (Action::Sell(_), Phase::Selling) => Ok(()),
        (Action::Pass | Action::Raise(_), _) => Err(Refusal::NoAuction),
        (Action::Keep | Action::Sell(_), _) => Err(Refusal::NotSelling),
    }
}

/// Leaves the auction (LO-3).
#[inline]
pub fn pass(game: &Lots, state: &mut State, seat: Seat, step: &mut Step<Event>) {
    if let Phase::Auction(auction) = &mut state.phase {
        auction.bidding.remove(seat);
        let auction = *auction;
        step.tell(|| Event::Passed { seat });
        bid_or_end(game, state, auction, step);
    }
}

/// Raises the highest bid (LO-3).
#[inline]
pub fn raise(game: &Lots, state: &mut State, seat: Seat, by: u8, step: &mut Step<Event>) {
    if let Phase::Auction(auction) = &mut state.phase {
        auction.bid += i16::from(by);
        auction.holder = Some(seat);
        let auction = *auction;
        step.tell(|| Event::Raised { seat, bid: auction.bid });
        bid_or_end(game, state, auction, step);
    }
}

/// Asks the next bidder, or ends the auction (LO-5).
#[inline]
fn bid_or_end(game: &Lots, state: &mut State, auction: Auction, step: &mut Step<Event>) {
    match (auction.holder, auction.bidding.len()) {
        (Some(winner), 1) => buy_lot(state, winner, &auction, step),
        (None, 0) => {
            step.tell(|| Event::LotDiscarded);
            begin_selling(state);
        }
        _ => ask_next_bidder(game, state, auction.bidding),
    }
}

#[inline]
fn ask_next_bidder(game: &Lots, state: &mut State, bidding: SeatSet) {
    let mut next = state.actor.next(game.seats);
    while !bidding.contains(next) {
        next = next.next(game.seats);
    }
    state.actor = next;
}

/// The winner pays and takes the lot (LO-5).
fn buy_lot(state: &mut State, winner: Seat, auction: &Auction, step: &mut Step<Event>) {
    state.coins[winner.index()] -= auction.bid;
    auction.lot.iter().for_each(|&card| state.hands[winner.index()].push(card));
    step.tell(|| Event::LotBought { seat: winner, bid: auction.bid });
    begin_selling(state);
}

#[inline]
fn begin_selling(state: &mut State) {
    state.phase = Phase::Selling;
    state.actor = Seat(0);
}

/// Sells no card (LO-6).
#[inline]
pub fn keep(game: &Lots, state: &mut State, seat: Seat, step: &mut Step<Event>) {
    step.tell(|| Event::Kept { seat });
    ask_next_seller(game, state, step);
}

/// Sells a card for half its value (LO-6).
#[inline]
pub fn sell(game: &Lots, state: &mut State, seat: Seat, place: u8, step: &mut Step<Event>) {
    let card = state.hands[seat.index()].take(place);
    state.coins[seat.index()] += card.price();
    step.tell(|| Event::CardSold { seat, card, coins: card.price() });
    ask_next_seller(game, state, step);
}

#[inline]
fn ask_next_seller(game: &Lots, state: &mut State, step: &mut Step<Event>) {
    state.actor = state.actor.next(game.seats);
    if state.actor != Seat(0) {
        return;
    }
    state.round += 1;
    if state.round < game.rounds {
        open_auction(game, state, step);
    } else {
        state.phase = Phase::Over;
        step.reveal();
        step.tell(|| Event::GameEnded);
    }
}

/// Coins, and cards with suits of three or more doubled (LO-7).
#[inline]
pub fn score(state: &State, seat: Seat) -> i32 {
    let (mut sums, mut counts) = ([0i32; 5], [0u8; 5]);
    for card in state.hand(seat).cards() {
        sums[card.suit()] += i32::from(card.value());
        counts[card.suit()] += 1;
    }
    let suits = sums.iter().zip(counts).map(|(&sum, count)| if count >= 3 { 2 * sum } else { sum });
    i32::from(state.coins(seat)) + suits.sum::<i32>()
}
