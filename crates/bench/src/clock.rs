//! Timing: CPU time of the thread, best of several repetitions.

use std::hint::black_box;
use std::time::Duration;

use cpu_time::ThreadTime;

/// How much time goes into one number.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// How often it is measured; the best counts.
    pub repetitions: u32,
    /// How long one repetition takes at least.
    pub at_least: Duration,
}

impl Effort {
    /// Enough for numbers that can be quoted.
    pub const FULL: Self = Self { repetitions: 5, at_least: Duration::from_millis(300) };
    /// Enough to see that nothing is broken.
    pub const QUICK: Self = Self { repetitions: 3, at_least: Duration::from_millis(20) };

    /// The effort that `BENCH_REPS` and `BENCH_SECS` ask for: with one second a repetition takes as long as usual.
    #[must_use]
    pub fn from_environment(self) -> Self {
        let number = |name| std::env::var(name).ok().and_then(|text| text.parse::<f64>().ok());
        let number = |name| number(name).filter(|number| (0.0..=1e6).contains(number));
        let seconds = number("BENCH_SECS").map(|seconds| Duration::from_secs_f64((0.3 * seconds).max(0.001)));
        let repetitions = number("BENCH_REPS").map(|repetitions| (repetitions as u32).max(1));
        Self {
            repetitions: repetitions.unwrap_or(self.repetitions),
            at_least: seconds.unwrap_or(self.at_least),
        }
    }

    /// The lowest mean time of an operation in nanoseconds; `work` does some and says how many.
    pub fn ns(self, mut work: impl FnMut() -> u64) -> f64 {
        let once = |_| {
            let (start, mut operations) = (ThreadTime::now(), 0);
            loop {
                operations += work();
                let time = start.elapsed();
                if time >= self.at_least {
                    return time.as_nanos() as f64 / operations.max(1) as f64;
                }
            }
        };
        (0..self.repetitions).map(once).fold(f64::INFINITY, f64::min)
    }

    /// The lowest mean time that `work` takes with one of the items.
    pub fn ns_each<T, R>(self, items: &mut [T], mut work: impl FnMut(&mut T) -> R) -> f64 {
        self.ns(|| {
            for item in items.iter_mut() {
                black_box(work(black_box(item)));
            }
            items.len() as u64
        })
    }
}
