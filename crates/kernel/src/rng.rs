//! Chance: bounded integers and shuffles of our own, so that a seed means the same game for ever.

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng};

use crate::seed::Seed;

/// A generator of chance: the stream of a match, or a quick one for thinking.
///
/// Both give the same bounded integers and shuffles for the same 32-bit words; only the source differs.
#[derive(Debug)]
pub struct GameRng(Source);

#[derive(Debug)]
#[expect(clippy::large_enum_variant, reason = "a box would allocate in the middle of a simulated game")]
enum Source {
    /// ChaCha with 8 rounds: what a match draws from; nobody can predict it without the seed.
    Stream(ChaCha8Rng),
    /// xoshiro256++: fast and well spread, for bots and simulations.
    Quick([u64; 4]),
}

impl GameRng {
    /// The chance of step `number` of the match with this seed.
    pub fn stream(seed: &Seed, number: u64) -> Self {
        let mut chacha = ChaCha8Rng::from_seed(*seed.bytes());
        chacha.set_stream(number);
        Self(Source::Stream(chacha))
    }

    /// A quick generator for thinking and simulating; it never decides a match.
    pub fn quick(seed: u64) -> Self {
        let mut state = seed;
        Self(Source::Quick([(); 4].map(|()| splitmix64(&mut state))))
    }

    /// The next 32 random bits.
    #[inline]
    pub fn next_u32(&mut self) -> u32 {
        match &mut self.0 {
            Source::Quick(state) => (xoshiro(state) >> 32) as u32,
            Source::Stream(chacha) => chacha.next_u32(),
        }
    }

    /// The next 64 random bits.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        match &mut self.0 {
            Source::Quick(state) => xoshiro(state),
            Source::Stream(chacha) => u64::from(chacha.next_u32()) << 32 | u64::from(chacha.next_u32()),
        }
    }

    /// A number below `n`, each equally likely; 0 when `n` is 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        let word = self.next_u32();
        self.fit(word, n)
    }

    /// Brings 32 random bits below `n`: multiply and keep the high half.
    #[inline]
    fn fit(&mut self, word: u32, n: u32) -> u32 {
        let wide = u64::from(word) * u64::from(n);
        if (wide as u32) < n { self.fit_fairly(wide, n) } else { (wide >> 32) as u32 }
    }

    /// The few low halves that would favour some numbers are drawn again.
    #[cold]
    fn fit_fairly(&mut self, mut wide: u64, n: u32) -> u32 {
        let unfair = n.wrapping_neg() % n;
        while (wide as u32) < unfair {
            wide = u64::from(self.next_u32()) * u64::from(n);
        }
        (wide >> 32) as u32
    }

    /// Puts the items in random order, every order equally likely: from the last place down, each place takes one of
    /// the items up to it. One draw of 64 bits serves two places.
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        let mut places = items.len();
        while places > 2 {
            let word = self.next_u64();
            let other = self.fit((word >> 32) as u32, places as u32) as usize;
            items.swap(places - 1, other);
            let other = self.fit(word as u32, places as u32 - 1) as usize;
            items.swap(places - 2, other);
            places -= 2;
        }
        if places == 2 {
            let other = self.below(2) as usize;
            items.swap(1, other);
        }
    }

    /// One of the items, or `None` of none.
    #[inline]
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len() as u32) as usize)
    }
}

fn splitmix64(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[inline]
fn xoshiro(s: &mut [u64; 4]) -> u64 {
    let result = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
    let t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = s[3].rotate_left(45);
    result
}
