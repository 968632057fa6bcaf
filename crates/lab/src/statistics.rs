//! How sure one can be.

/// The 97.5 % point of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// A range that holds the truth in 95 of 100 cases.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// Its lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

/// The 95 % interval of a share seen in `trials` independent trials, after Wilson.
pub fn wilson(share: f64, trials: f64) -> Interval {
    if trials <= 0.0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let z2 = Z * Z / trials;
    let middle = share + z2 / 2.0;
    let reach = (z2 * (share * (1.0 - share) + z2 / 4.0)).max(0.0).sqrt();
    let end = |value: f64| (value / (1.0 + z2)).clamp(0.0, 1.0);
    Interval { low: end(middle - reach), high: end(middle + reach) }
}

/// The chance of a chi-square at least this large when nothing but chance is at work.
pub fn chi_square_tail(chi_square: f64, degrees: u32) -> f64 {
    if chi_square <= 0.0 || degrees == 0 {
        return 1.0;
    }
    let x = chi_square / 2.0;
    // The tail grows by one term for every two degrees, starting from 1 or 2 degrees.
    let (mut tail, mut term, mut k) = if degrees % 2 == 1 {
        (erfc(x.sqrt()), (-x).exp() * (x / std::f64::consts::PI).sqrt() * 2.0, 1.5)
    } else {
        ((-x).exp(), (-x).exp() * x, 2.0)
    };
    for _ in 0..(degrees - 1) / 2 {
        tail += term;
        term *= x / k;
        k += 1.0;
    }
    tail.clamp(0.0, 1.0)
}

/// The complementary error function for numbers from 0 up: a series near 0, a continued fraction beyond.
fn erfc(x: f64) -> f64 {
    let scale = (-x * x).exp() / std::f64::consts::PI.sqrt();
    if x < 2.0 {
        let (mut sum, mut term) = (0.0, 2.0 * x);
        for n in 1..60 {
            sum += term;
            term *= 2.0 * x * x / f64::from(2 * n + 1);
        }
        return 1.0 - sum * scale;
    }
    let fraction = (1..60).rev().fold(x, |below, n| x + f64::from(n) / 2.0 / below);
    scale / fraction
}
