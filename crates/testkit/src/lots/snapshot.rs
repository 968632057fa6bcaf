//! The position in words, and whether it is possible.

use ecotable_kernel::{Flaw, PerSeat, Seat};
use serde::{Deserialize, Serialize};

use super::state::{Auction, Card, HAND_ROOM, Hand, Phase, State};
use super::{CARDS, Lots, MOST_SEATS};

/// More coins than any match can bring together.
const MOST_COINS: i16 = 1000;

/// A position of Lots that a person can read and edit.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// How many rounds are over.
    pub rounds_over: u8,
    /// Who is asked.
    pub actor: Seat,
    /// What is going on.
    pub phase: PhaseInWords,
    /// The coins of each seat.
    pub coins: PerSeat<i16>,
    /// The cards of each seat.
    pub hands: PerSeat<Vec<Card>>,
    /// The deck, the next card first.
    pub deck: Vec<Card>,
}

/// What is going on, as it is written.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PhaseInWords {
    /// A lot is bid for.
    Auction(Auction),
    /// Each seat sells or keeps.
    Selling,
    /// The last round is over.
    Over,
}

impl From<Phase> for PhaseInWords {
    fn from(phase: Phase) -> Self {
        match phase {
            Phase::Auction(auction) => Self::Auction(auction),
            Phase::Selling => Self::Selling,
            Phase::Over => Self::Over,
        }
    }
}

impl From<&PhaseInWords> for Phase {
    fn from(words: &PhaseInWords) -> Self {
        match words {
            PhaseInWords::Auction(auction) => Self::Auction(*auction),
            PhaseInWords::Selling => Self::Selling,
            PhaseInWords::Over => Self::Over,
        }
    }
}

impl Snapshot {
    pub(super) fn of(game: &Lots, state: &State) -> Self {
        Self {
            rounds_over: state.round,
            actor: state.actor,
            phase: state.phase.into(),
            coins: Seat::all(game.seats).map(|seat| state.coins(seat)).collect(),
            hands: Seat::all(game.seats).map(|seat| state.hand(seat).cards().to_vec()).collect(),
            deck: state.deck().to_vec(),
        }
    }

    pub(super) fn to_state(&self, game: &Lots) -> Result<State, Flaw> {
        let seats = usize::from(game.seats);
        ensure(self.hands.len() == seats && self.coins.len() == seats, "one hand and purse for each seat")?;
        ensure(self.deck.len() <= CARDS, "at most 60 cards in the deck")?;
        ensure(self.hands.iter().all(|hand| hand.len() <= HAND_ROOM), "at most 32 cards in a hand")?;
        let drawn = CARDS - self.deck.len();
        let mut state = State {
            deck: [Card::default(); CARDS],
            drawn: drawn as u8,
            hands: [Hand::default(); MOST_SEATS],
            coins: [0; MOST_SEATS],
            round: self.rounds_over,
            actor: self.actor,
            phase: (&self.phase).into(),
        };
        state.deck[drawn..].copy_from_slice(&self.deck);
        state.coins[..seats].copy_from_slice(&self.coins);
        for (hand, cards) in state.hands.iter_mut().zip(&self.hands) {
            cards.iter().for_each(|&card| hand.push(card));
        }
        Ok(state)
    }
}

fn ensure(holds: bool, what: &str) -> Result<(), Flaw> {
    if holds { Ok(()) } else { Err(Flaw(format!("there must be: {what}"))) }
}

/// Whether a position is possible.
pub fn audit(game: &Lots, state: &State) -> Result<(), Flaw> {
    let mut seen = [0; CARDS];
    for card in cards_in_play(state) {
        let count = seen.get_mut(usize::from(card.0)).ok_or_else(|| Flaw(format!("no card {}", card.0)))?;
        *count += 1;
    }
    ensure(seen.iter().all(|&count| count <= 1), "no card twice")?;
    ensure(
        state.coins.iter().all(|coins| (0..=MOST_COINS).contains(coins)),
        "0 to 1000 coins for each seat",
    )?;
    ensure(state.actor.0 < game.seats, "a seat that is asked")?;
    audit_rounds(game, state)?;
    match &state.phase {
        Phase::Auction(auction) => audit_auction(game, state, auction),
        Phase::Selling => Ok(()),
        Phase::Over => ensure(state.actor == Seat(0), "seat 0 named when the game is over"),
    }
}

/// The rounds that are left need cards and room for them.
fn audit_rounds(game: &Lots, state: &State) -> Result<(), Flaw> {
    let over = state.phase == Phase::Over;
    ensure(
        if over { state.round == game.rounds } else { state.round < game.rounds },
        "a round that is played",
    )?;
    let left = usize::from(game.rounds - state.round);
    ensure(state.deck().len() + 2 >= 2 * left, "a lot in the deck for each round that is left")?;
    let has_room = |hand: &Hand| usize::from(hand.len()) + 2 * left <= HAND_ROOM;
    ensure(state.hands.iter().all(has_room), "room in each hand for the lots that are left")
}

fn audit_auction(game: &Lots, state: &State, auction: &Auction) -> Result<(), Flaw> {
    ensure(Seat::all(game.seats).any(|seat| auction.bidding.contains(seat)), "a bidder")?;
    ensure(auction.bidding.iter().all(|seat| seat.0 < game.seats), "bidders at the table")?;
    ensure(auction.bidding.contains(state.actor), "an asked seat that has not passed")?;
    ensure(auction.holder.is_some() == (auction.bid > 0) && auction.bid >= 0, "a bid of the highest bidder")?;
    let holder_pays = auction.holder.is_none_or(|holder| {
        auction.bidding.contains(holder) && holder != state.actor && state.coins(holder) >= auction.bid
    });
    ensure(holder_pays, "a highest bidder who can pay and waits for the others")
}

fn cards_in_play(state: &State) -> impl Iterator<Item = Card> {
    let lot = match state.phase {
        Phase::Auction(auction) => Some(auction.lot),
        Phase::Selling | Phase::Over => None,
    };
    let hands = state.hands.iter().flat_map(|hand| hand.cards()).copied();
    hands.chain(state.deck().iter().copied()).chain(lot.into_iter().flatten())
}

/// The cards that are nowhere else: sold, or left by all (LO-5, LO-6).
pub fn discard(state: &State) -> Vec<Card> {
    let mut in_play = [false; CARDS];
    cards_in_play(state).for_each(|card| in_play[usize::from(card.0)] = true);
    (0..CARDS as u8).map(Card).filter(|card| !in_play[usize::from(card.0)]).collect()
}
