//! How long it takes to draw what changed after a move, for all who look:
//! `cargo run --release --example update_cost [GAME]`.
#![expect(clippy::print_stdout, reason = "an example talks to whoever runs it")]

#[path = "../tests/it/drive.rs"]
#[expect(dead_code, reason = "the tests use more of it")]
mod drive;

use std::sync::Arc;
use std::time::Duration;

use cpu_time::ThreadTime;
use drive::Drive;
use ecotable_kernel::{GameRng, Seat, Viewer};
use ecotable_rooms::{Moment, Stage};
use ecotable_web::boards;
use ecotable_web::players::Players;
use ecotable_web::table::{Eye, Mode, Scene, Seen};
use ecotable_web::voice::{Voice, Voices};
use serde_json::json;

const NAMES: [&str; 4] = ["Mira", "Jonas", "Aiko", "Fern"];

/// One who looks.
struct Watcher {
    eye: Eye,
    seen: Seen,
}

/// What was measured for one kind of moves.
#[derive(Default)]
struct Tally {
    moves: u32,
    time: Duration,
    idle: Duration,
    bytes: usize,
}

fn main() {
    let voices = Voices::all();
    let (mut bids, mut others) = (Tally::default(), Tally::default());
    let game = std::env::args().nth(1).unwrap_or_else(|| "tradejack".to_owned());
    for seed in 0..30 {
        play(voices, (&game, seed), &mut bids, &mut others);
    }
    for (name, tally) in [("bids and passes that end nothing", bids), ("all other moves", others)] {
        let each = |number: f64| number / f64::from(tally.moves.max(1));
        println!(
            "{name}: {} moves, {:.1} us of CPU and {:.0} bytes a move for four viewers, {:.1} us to see that nothing changed",
            tally.moves,
            each(tally.time.as_secs_f64() * 1e6),
            each(tally.bytes as f64),
            each(tally.idle.as_secs_f64() * 1e6),
        );
    }
}

fn play(voices: &'static Voices, (game, seed): (&str, u64), bids: &mut Tally, others: &mut Tally) {
    let mut drive = Drive::of(game, json!({}), &NAMES, seed);
    let mut rng = GameRng::quick(seed);
    let first = drive.moment();
    let device = first.device(Some(&drive.token()));
    let eye =
        |seat| Eye { viewer: Viewer::Seat(seat), device, mode: Mode::Table, language: "en", lessons: true };
    let mut watchers: Vec<_> =
        Seat::all(4).map(|seat| Watcher { eye: eye(seat), seen: Seen::default() }).collect();
    let words = voices.of(&first.game);
    let players = Players::of(&first, words, "en");
    let voice = Voice::new(words, "en", &players);
    // The first page of everybody.
    tell(voice, &first, &mut watchers);
    while drive.moment().stage != Stage::Over {
        let before = drive.moment();
        drive.advance("merchant", &mut rng);
        let now: Arc<Moment> = drive.moment();
        let start = ThreadTime::now();
        let bytes = tell(voice, &now, &mut watchers);
        let tally = if is_bid(&before, &now) { &mut *bids } else { &mut *others };
        tally.time += start.elapsed();
        let start = ThreadTime::now();
        tell(voice, &now, &mut watchers);
        tally.idle += start.elapsed();
        tally.moves += 1;
        tally.bytes += bytes;
    }
}

/// Whether nothing but a bid or a pass was told.
fn is_bid(before: &Moment, now: &Moment) -> bool {
    let newest = |moment: &Moment| moment.log.heard(Viewer::Spectator).next().map(|line| line.number);
    let fresh: Vec<_> =
        now.log.heard(Viewer::Spectator).take_while(|line| Some(line.number) != newest(before)).collect();
    matches!(fresh.as_slice(), [line] if matches!(&*line.said.phrase.key, "event-bid-made" | "event-passed"))
}

fn tell(voice: Voice<'_>, moment: &Moment, watchers: &mut [Watcher]) -> usize {
    let drawing = boards::drawing(moment.game.meta.id);
    let position = moment.position.as_deref().expect("the match has begun");
    let mut bytes = 0;
    for watcher in watchers {
        let scene = Scene { moment, position, eye: &watcher.eye, voice };
        bytes += drawing.changes(scene, &mut watcher.seen).into_string().len();
    }
    bytes
}
