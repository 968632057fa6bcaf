//! How long a connection may take for what.

use std::time::Duration;

use ecotable_web::server::conduct::{Conduct, Times, Verdict};
use tokio::time::Instant;

const TIMES: Times = Times { header: Duration::from_secs(5), pause: Duration::from_secs(1) };
const LATER: Duration = Duration::from_secs(60);

#[test]
fn who_says_nothing_at_first_is_closed() {
    let (conduct, now) = (Conduct::default(), Instant::now());
    assert!(matches!(conduct.verdict(now, TIMES), Verdict::Wait(_)));
    assert_eq!(conduct.verdict(now + LATER, TIMES), Verdict::Close);
}

#[test]
fn half_a_header_is_closed_whether_or_not_there_was_a_request_before() {
    let conduct = Conduct::default();
    for _ in 0..2 {
        conduct.heard();
        let now = Instant::now();
        assert!(matches!(conduct.verdict(now + TIMES.pause, TIMES), Verdict::Wait(_)));
        // More of it does not give it more time.
        conduct.heard();
        assert_eq!(conduct.verdict(now + TIMES.header, TIMES), Verdict::Close);
        conduct.asked();
        conduct.answered();
        conduct.sent();
    }
}

#[test]
fn an_answer_may_take_its_time_and_so_may_its_reader() {
    let conduct = Conduct::default();
    conduct.heard();
    conduct.asked();
    // A body is no header.
    conduct.heard();
    assert!(matches!(conduct.verdict(Instant::now() + LATER, TIMES), Verdict::Wait(_)));
    conduct.answered();
    assert!(matches!(conduct.verdict(Instant::now() + LATER, TIMES), Verdict::Wait(_)));
    conduct.sent();
    assert_eq!(conduct.verdict(Instant::now() + LATER, TIMES), Verdict::Rest);
}

#[test]
fn who_was_answered_rests_after_a_pause() {
    let conduct = Conduct::default();
    conduct.heard();
    conduct.asked();
    conduct.answered();
    conduct.sent();
    let now = Instant::now();
    let Verdict::Wait(until) = conduct.verdict(now, TIMES) else { panic!("there is a pause") };
    assert!(until <= now + TIMES.pause);
    assert_eq!(conduct.verdict(until, TIMES), Verdict::Rest);
}
