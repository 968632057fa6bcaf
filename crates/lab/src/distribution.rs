//! How often each whole number came up.

use std::collections::BTreeMap;

/// Numbers from 0 up to this are counted in a list, all others in a map.
const NEAR: usize = 512;

/// How often each whole number came up. It adds up exactly, in any order.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Distribution {
    near: Vec<u64>,
    far: BTreeMap<i32, u64>,
}

impl Default for Distribution {
    fn default() -> Self {
        Self { near: vec![0; NEAR], far: BTreeMap::new() }
    }
}

impl Distribution {
    /// Counts a number.
    #[inline]
    pub fn add(&mut self, number: i32) {
        match usize::try_from(number).ok().and_then(|index| self.near.get_mut(index)) {
            Some(count) => *count += 1,
            None => *self.far.entry(number).or_default() += 1,
        }
    }

    /// Adds what another has counted.
    pub fn merge(&mut self, other: &Self) {
        self.near.iter_mut().zip(&other.near).for_each(|(count, more)| *count += more);
        for (&number, more) in &other.far {
            *self.far.entry(number).or_default() += more;
        }
    }

    /// The numbers that came up, from the lowest, and how often each did.
    pub fn iter(&self) -> impl Iterator<Item = (i32, u64)> {
        let far = |(&number, &count): (&i32, &u64)| (number, count);
        let near =
            (0..).zip(&self.near).map(|(number, &count)| (number, count)).filter(|&(_, count)| count > 0);
        self.far.range(..0).map(far).chain(near).chain(self.far.range(0..).map(far))
    }

    /// Mean, spread and quantiles; all 0 if nothing was counted.
    pub fn summary(&self) -> Summary {
        let (mut count, mut sum, mut squares) = (0i128, 0i128, 0i128);
        for (number, times) in self.iter() {
            let (number, times) = (i128::from(number), i128::from(times));
            count += times;
            sum += number * times;
            squares += number * number * times;
        }
        if count == 0 {
            return Summary::default();
        }
        let spread = (count * squares - sum * sum) as f64;
        let quantile = |percent| self.quantile(percent, count as u64);
        Summary {
            mean: sum as f64 / count as f64,
            sd: (spread / (count as f64 * (count - 1).max(1) as f64)).sqrt(),
            min: quantile(0),
            low: quantile(5),
            lower_quarter: quantile(25),
            median: quantile(50),
            upper_quarter: quantile(75),
            high: quantile(95),
            max: quantile(100),
        }
    }

    /// The smallest number that at least so many per cent do not exceed.
    fn quantile(&self, percent: u64, count: u64) -> i32 {
        let wanted = (count * percent).div_ceil(100).max(1);
        let mut seen = 0;
        let reached = self.iter().find(|&(_, times)| {
            seen += times;
            seen >= wanted
        });
        reached.map_or(0, |(number, _)| number)
    }
}

/// What a distribution looks like.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Summary {
    /// The mean.
    pub mean: f64,
    /// The standard deviation, as estimated from a sample.
    pub sd: f64,
    /// The lowest number.
    pub min: i32,
    /// 5 % are at most this.
    pub low: i32,
    /// 25 % are at most this.
    pub lower_quarter: i32,
    /// 50 % are at most this.
    pub median: i32,
    /// 75 % are at most this.
    pub upper_quarter: i32,
    /// 95 % are at most this.
    pub high: i32,
    /// The highest number.
    pub max: i32,
}
