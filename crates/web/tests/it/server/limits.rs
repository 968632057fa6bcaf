//! What is too much.

use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

use ecotable_web::server::Limits;
use ecotable_web::server::bucket::{Bucket, Buckets, Rate};

const RATE: Rate = Rate { burst: 3, per_second: 2 };

fn millis(millis: u64) -> Duration {
    Duration::from_millis(millis)
}

#[test]
fn a_bucket_empties_and_fills_with_time() {
    let mut bucket = Bucket::full(RATE, millis(0));
    let taken: Vec<bool> = (0..4).map(|_| bucket.take(RATE, millis(0))).collect();
    assert_eq!(taken, [true, true, true, false]);
    assert!(!bucket.take(RATE, millis(499)));
    assert!(bucket.take(RATE, millis(500)));
    assert!(!bucket.take(RATE, millis(501)));
    assert!(bucket.take(RATE, millis(3_600_000)));
}

#[test]
fn a_bucket_never_holds_more_than_its_burst() {
    let mut bucket = Bucket::full(RATE, millis(0));
    let taken = (0..10).filter(|_| bucket.take(RATE, millis(60_000))).count();
    assert_eq!(taken, 3);
}

#[test]
fn time_that_goes_back_gives_nothing() {
    let mut bucket = Bucket::full(RATE, millis(10_000));
    while bucket.take(RATE, millis(10_000)) {}
    assert!(!bucket.take(RATE, millis(0)));
    assert!(!bucket.take(RATE, millis(10_100)));
}

#[test]
fn each_key_has_its_own_bucket() {
    let mut buckets = Buckets::new(RATE, 100);
    while buckets.take(1, millis(0)) {}
    assert!(buckets.take(2, millis(0)));
}

#[test]
fn a_flood_of_keys_takes_no_memory() {
    let mut buckets = Buckets::new(RATE, 100);
    let allowed = (0..1_000_000).filter(|&key| buckets.take(key, millis(0))).count();
    assert_eq!(buckets.len(), 100);
    assert_eq!(allowed, 103, "those that are remembered once each, and the rest from one bucket");
    assert!(buckets.take(5_000_000, millis(60_000)), "who has been quiet is forgotten");
    assert_eq!(buckets.len(), 1);
}

#[tokio::test(start_paused = true)]
async fn at_most_ten_wrong_codes_a_second_are_answered() {
    let limits = Limits::new(1);
    let mut answered = 0;
    for _ in 0..600 {
        answered += usize::from(limits.wrong_code().is_ok());
        tokio::time::advance(millis(100)).await;
        answered += usize::from(limits.wrong_code().is_ok());
    }
    assert!((600..=610).contains(&answered), "{answered} in a minute");
}

#[tokio::test(start_paused = true)]
async fn a_class_behind_one_address_opens_its_tables_at_once() {
    let limits = Limits::new(1);
    let school = IpAddr::V4(Ipv4Addr::new(10, 0, 0, 1));
    assert!((0..60).all(|_| limits.new_table(school).is_ok()));
    assert!((0..1000).any(|_| limits.new_table(school).is_err()), "but not without end");
}

#[test]
fn an_address_has_a_bounded_number_of_streams() {
    let limits = Limits::new(2);
    let one = IpAddr::V4(Ipv4Addr::new(10, 0, 0, 1));
    let first = limits.stream(one);
    let second = limits.stream(one);
    assert!(first.is_ok() && second.is_ok() && limits.stream(one).is_err());
    assert!(limits.stream(IpAddr::V4(Ipv4Addr::new(10, 0, 0, 2))).is_ok(), "others are not concerned");
    drop(first);
    assert!(limits.stream(one).is_ok());
    drop(second);
    assert_eq!(limits.open_streams(), 0);
}
