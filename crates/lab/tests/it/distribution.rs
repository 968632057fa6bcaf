//! Distributions.

use ecotable_lab::Distribution;

fn of(numbers: &[i32]) -> Distribution {
    let mut distribution = Distribution::default();
    numbers.iter().for_each(|&number| distribution.add(number));
    distribution
}

#[test]
fn numbers_come_out_sorted_with_their_counts_whatever_their_size() {
    let distribution = of(&[7, -3, 100_000, 7, i32::MIN, 0, 511, 512]);
    let counts: Vec<_> = distribution.iter().collect();
    assert_eq!(counts, [(i32::MIN, 1), (-3, 1), (0, 1), (7, 2), (511, 1), (512, 1), (100_000, 1)]);
}

#[test]
fn the_summary_is_that_of_the_textbook() {
    let summary = of(&[2, 4, 4, 4, 5, 5, 7, 9]).summary();
    assert_eq!((summary.mean, summary.min, summary.median, summary.max), (5.0, 2, 4, 9));
    assert!((summary.sd * summary.sd - 32.0 / 7.0).abs() < 1e-12, "{}", summary.sd);
}

#[test]
fn quantiles_are_numbers_that_so_many_do_not_exceed() {
    let summary = of(&(1..=100).collect::<Vec<_>>()).summary();
    let points = [summary.low, summary.lower_quarter, summary.median, summary.upper_quarter, summary.high];
    assert_eq!(points, [5, 25, 50, 75, 95]);
}

#[test]
fn one_number_has_no_spread_and_none_has_nothing() {
    assert_eq!(of(&[3]).summary().sd, 0.0);
    assert_eq!(of(&[]).summary().mean, 0.0);
}

#[test]
fn parts_merge_into_the_whole_in_any_order() {
    let (one, other, whole) = (of(&[1, -5, 9]), of(&[1, 700]), of(&[1, -5, 9, 1, 700]));
    let merged = |mut a: Distribution, b: &Distribution| {
        a.merge(b);
        a
    };
    assert_eq!(merged(one.clone(), &other), whole);
    assert_eq!(merged(other, &one), whole);
}
