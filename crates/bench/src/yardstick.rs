//! The yardstick: the rules of Lots in plain Rust, as fast as they can be had without a framework.
//!
//! No seats, no events, no refusals, no views: what the engine costs beyond this is its own overhead.

use std::hint::black_box;

/// The generator xoshiro256++.
#[derive(Clone, Debug)]
pub struct Xoshiro([u64; 4]);

impl Xoshiro {
    /// A generator whose state is spread from a small number.
    pub fn new(seed: u64) -> Self {
        let mut counter = seed;
        Self([(); 4].map(|()| {
            counter = counter.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mixed = (counter ^ (counter >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            mixed ^ (mixed >> 31)
        }))
    }

    #[inline]
    fn next(&mut self) -> u64 {
        let [a, b, c, d] = self.0;
        let result = a.wrapping_add(d).rotate_left(23).wrapping_add(a);
        let (c, d) = (c ^ a, d ^ b);
        self.0 = [a ^ d, b ^ c, c ^ (b << 17), d.rotate_left(45)];
        result
    }

    /// A number below `n`.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        (((self.next() >> 32) * n as u64) >> 32) as usize
    }

    #[inline]
    fn shuffle(&mut self, items: &mut [u8]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

const SEATS: usize = 6;
const CARDS: usize = 60;
const HAND: usize = 32;
const ROUNDS: u8 = 10;
const NOBODY: u8 = u8::MAX;

/// Room for a list of actions.
pub type Actions = [u8; 64];

/// The value of a card, 1 to 12; the cards of a suit are in a row.
#[inline]
fn value(card: u8) -> i16 {
    i16::from(card % 12 + 1)
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[repr(u8)]
enum Stage {
    Auction,
    Selling,
    Over,
}

/// A position.
#[derive(Clone, Copy, Debug)]
pub struct Yardstick {
    deck: [u8; CARDS],
    hands: [[u8; HAND]; SEATS],
    held: [u8; SEATS],
    coins: [i16; SEATS],
    bid: i16,
    lot: [u8; 2],
    drawn: u8,
    seats: u8,
    round: u8,
    actor: u8,
    holder: u8,
    bidding: u8,
    stage: Stage,
}

impl Yardstick {
    /// Shuffles, deals five cards and 30 coins to each seat, and shows the first lot.
    pub fn new(seats: u8, rng: &mut Xoshiro) -> Self {
        let mut deck: [u8; CARDS] = std::array::from_fn(|card| card as u8);
        rng.shuffle(&mut deck);
        let mut game = Self {
            deck,
            hands: [[0; HAND]; SEATS],
            held: [0; SEATS],
            coins: [30; SEATS],
            bid: 0,
            lot: [0; 2],
            drawn: 0,
            seats,
            round: 0,
            actor: 0,
            holder: NOBODY,
            bidding: 0,
            stage: Stage::Auction,
        };
        for seat in 0..usize::from(seats) {
            (0..5).for_each(|_| game.take(seat));
        }
        game.open();
        game
    }

    #[inline]
    fn draw(&mut self) -> u8 {
        let card = self.deck[usize::from(self.drawn)];
        self.drawn += 1;
        card
    }

    #[inline]
    fn take(&mut self, seat: usize) {
        let card = self.draw();
        self.receive(seat, card);
    }

    #[inline]
    fn receive(&mut self, seat: usize, card: u8) {
        self.hands[seat][usize::from(self.held[seat])] = card;
        self.held[seat] += 1;
    }

    fn open(&mut self) {
        self.lot = [self.draw(), self.draw()];
        self.bid = 0;
        self.holder = NOBODY;
        self.bidding = (1 << self.seats) - 1;
        self.stage = Stage::Auction;
        self.actor = self.round % self.seats;
    }

    /// Whether the last round has been played.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }

    /// How many actions there are: 0 passes or keeps, n raises by n or sells card n.
    #[inline]
    pub fn choices(&self) -> usize {
        let actor = usize::from(self.actor);
        1 + match self.stage {
            Stage::Auction => (self.coins[actor] - self.bid).clamp(0, 5) as usize,
            _ => usize::from(self.held[actor]),
        }
    }

    /// Writes the list of actions and returns its length.
    #[inline]
    pub fn list(&self, into: &mut Actions) -> usize {
        let choices = self.choices();
        into[..choices].iter_mut().enumerate().for_each(|(action, place)| *place = action as u8);
        choices
    }

    /// Plays an action.
    #[inline]
    pub fn apply(&mut self, action: usize) {
        match self.stage {
            Stage::Auction => self.bid_or_pass(action),
            _ => self.sell_or_keep(action),
        }
    }

    #[inline]
    fn bid_or_pass(&mut self, action: usize) {
        if action == 0 {
            self.bidding &= !(1 << self.actor);
        } else {
            self.bid += action as i16;
            self.holder = self.actor;
        }
        match (self.bidding.count_ones(), self.holder) {
            (0, NOBODY) => self.begin_selling(),
            (0 | 1, holder) if holder != NOBODY => {
                let winner = usize::from(holder);
                self.coins[winner] -= self.bid;
                self.lot.into_iter().for_each(|card| self.receive(winner, card));
                self.begin_selling();
            }
            _ => self.next_bidder(),
        }
    }

    #[inline]
    fn begin_selling(&mut self) {
        self.stage = Stage::Selling;
        self.actor = 0;
    }

    #[inline]
    fn next_bidder(&mut self) {
        loop {
            self.actor += 1;
            if self.actor == self.seats {
                self.actor = 0;
            }
            if self.bidding >> self.actor & 1 == 1 {
                break;
            }
        }
    }

    #[inline]
    fn sell_or_keep(&mut self, action: usize) {
        let seat = usize::from(self.actor);
        if action > 0 {
            let held = usize::from(self.held[seat]);
            let hand = &mut self.hands[seat][..held];
            self.coins[seat] += value(hand[action - 1]) / 2;
            hand.copy_within(action.., action - 1);
            self.held[seat] -= 1;
        }
        self.actor += 1;
        if self.actor == self.seats {
            self.next_round();
        }
    }

    #[inline]
    fn next_round(&mut self) {
        self.round += 1;
        if self.round < ROUNDS {
            self.open();
        } else {
            self.stage = Stage::Over;
            self.actor = 0;
        }
    }

    /// Coins, and the values of the hand with suits of three cards or more doubled.
    pub fn score(&self, seat: u8) -> i32 {
        let seat = usize::from(seat);
        let (mut sums, mut counts) = ([0; 5], [0; 5]);
        for card in &self.hands[seat][..usize::from(self.held[seat])] {
            sums[usize::from(card / 12)] += i32::from(value(*card));
            counts[usize::from(card / 12)] += 1;
        }
        let suits = sums.iter().zip(counts).map(|(sum, count)| if count >= 3 { 2 * sum } else { *sum });
        i32::from(self.coins[seat]) + suits.sum::<i32>()
    }

    /// Deals anew what the actor cannot see: the other hands and the deck.
    pub fn determinize(&mut self, rng: &mut Xoshiro) {
        let (mut pool, mut count) = ([0; CARDS], 0);
        self.each_unseen(|cards| {
            pool[count..count + cards.len()].copy_from_slice(cards);
            count += cards.len();
        });
        rng.shuffle(&mut pool[..count]);
        count = 0;
        self.each_unseen(|cards| {
            cards.copy_from_slice(&pool[count..count + cards.len()]);
            count += cards.len();
        });
    }

    #[inline]
    fn each_unseen(&mut self, mut visit: impl FnMut(&mut [u8])) {
        for seat in (0..usize::from(self.seats)).filter(|&seat| seat != usize::from(self.actor)) {
            visit(&mut self.hands[seat][..usize::from(self.held[seat])]);
        }
        visit(&mut self.deck[usize::from(self.drawn)..]);
    }

    /// Plays at random to the end, listing the actions each time, and returns how many decisions that took.
    #[inline]
    pub fn play_out(&mut self, rng: &mut Xoshiro) -> u64 {
        let (mut decisions, mut actions) = (0, [0; 64]);
        while !self.is_over() {
            let choices = self.list(&mut actions);
            black_box(&actions);
            self.apply(usize::from(actions[rng.below(choices)]));
            decisions += 1;
        }
        decisions
    }
}
