//! One step: chance on demand, and who hears what.

use ecotable_kernel::{Audience, GameRng, Seat, SeatSet, Seed, Step, Told, Viewer};

fn seed() -> Seed {
    "7".parse().unwrap()
}

#[test]
fn a_step_draws_from_the_stream_of_its_number() {
    let expected = GameRng::stream(&seed(), 5).next_u64();
    let mut quiet = Step::<()>::quiet(seed());
    quiet.begin(5);
    assert_eq!(Step::<()>::new(seed(), 5).rng().next_u64(), expected);
    assert_eq!(quiet.rng().next_u64(), expected);
    quiet.begin(5);
    assert_eq!(quiet.rng().next_u64(), expected);
}

#[test]
fn simulated_steps_share_one_generator() {
    let mut rng = GameRng::quick(1);
    let mut step = Step::<()>::simulated(GameRng::quick(1));
    for number in 0..3 {
        step.begin(number);
        assert_eq!(step.rng().next_u32(), rng.next_u32());
    }
}

#[test]
fn drawing_and_revealing_end_the_undo() {
    let mut step = Step::<()>::quiet(seed());
    assert!(!step.revealed());
    step.rng();
    assert!(step.revealed());
    step.begin(1);
    assert!(!step.revealed());
    step.reveal();
    assert!(step.revealed());
}

#[test]
fn who_is_told_has_heard() {
    let mut step = Step::new(seed(), 1);
    step.whisper(Seat(2), || "secret");
    assert_eq!(step.heard(), SeatSet::one(Seat(2)));
    step.tell(|| "news");
    assert_eq!(step.heard(), SeatSet::from_bits(u8::MAX));
    let told =
        [Told { to: Audience::Seat(Seat(2)), event: "secret" }, Told { to: Audience::All, event: "news" }];
    assert_eq!(step.into_events(), told);
}

#[test]
fn a_quiet_step_builds_no_event_and_still_knows_who_heard() {
    let mut built = 0;
    let mut step = Step::quiet(seed());
    step.whisper(Seat(1), || built += 1);
    assert_eq!(step.heard(), SeatSet::one(Seat(1)));
    assert_eq!((step.into_events().len(), built), (0, 0));
}

#[test]
fn a_whisper_is_for_one_seat_alone() {
    let whisper = Audience::Seat(Seat(1));
    assert!(whisper.includes(Viewer::Seat(Seat(1))) && Audience::All.includes(Viewer::Spectator));
    assert!(!whisper.includes(Viewer::Seat(Seat(0))) && !whisper.includes(Viewer::Spectator));
}
