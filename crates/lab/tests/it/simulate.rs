//! Simulations.

use std::sync::atomic::{AtomicU64, Ordering};

use ecotable_bots::{Bot, Character, Decision, Plain, Random, Roster, Uniform};
use ecotable_kernel::{Peek, Phrase};
use ecotable_lab::{LabError, Report, SimulateOptions, simulate};
use ecotable_testkit::lots::{Action, Config, Lots};
use ecotable_testkit::pebbles::{self, Pebbles};

/// Lots with bots for tests: `chance` is `random` under another name, `cheat` does what is forbidden.
struct Crowd;

impl Roster for Crowd {
    type Game = Lots;
    type Policy = Uniform;
    const CHARACTERS: &'static [Character<Lots>] = &[
        Character { name: "chance", make: |seed| Box::new(Random::new(seed)) },
        Character { name: "cheat", make: |_| Box::new(Cheat) },
    ];
}

struct Cheat;

impl Bot<Lots> for Cheat {
    fn decide(&mut self, _peek: Peek<'_, Lots>) -> Decision<Action> {
        Decision { action: Action::Raise(99), reason: Phrase::new("reason-only") }
    }
}

fn options(bots: &[&str], seats: u8, games: u64) -> SimulateOptions<Lots> {
    SimulateOptions {
        config: Config::default(),
        seats,
        games,
        bots: bots.iter().map(|&bot| bot.to_owned()).collect(),
        seed: "1".parse().unwrap(),
        threads: 1,
    }
}

fn report(options: &SimulateOptions<Lots>) -> Report {
    simulate::<Crowd>(options, &|_| ()).unwrap()
}

#[test]
fn the_report_is_the_same_on_any_number_of_threads() {
    for bots in [&["random"][..], &["search:20", "random", "chance"]] {
        let options = options(bots, 3, 70);
        let one = report(&options);
        for threads in [2, 3, 0] {
            let several = report(&SimulateOptions { threads, ..options.clone() });
            assert_eq!(one, several, "{threads} threads");
            assert_eq!(one.to_text(), several.to_text());
        }
    }
}

#[test]
fn random_seats_are_played_as_bots_would_play_them() {
    let (quick, careful) = (report(&options(&["random"], 4, 300)), report(&options(&["chance"], 4, 300)));
    assert_eq!(quick.to_text().replace("random", "chance"), careful.to_text());
}

#[test]
fn counts_add_up() {
    let report = report(&options(&["random"], 4, 500));
    assert_eq!(report.games, 500);
    let wins: f64 = report.seats.iter().map(|seat| seat.wins).sum();
    assert!((wins - 500.0).abs() < 1e-9, "{wins}");
    for seat in &report.seats {
        assert_eq!(seat.ranks.iter().sum::<u64>(), 500);
        assert!(seat.interval.low < seat.win_share && seat.win_share < seat.interval.high);
        assert!(seat.score.min <= seat.score.median && seat.score.median <= seat.score.max);
    }
    assert!((f64::from(report.length.min)..f64::from(report.length.max)).contains(&report.length.mean));
}

#[test]
fn progress_hears_of_every_game_once() {
    let heard = AtomicU64::new(0);
    let options = SimulateOptions { threads: 2, ..options(&["random"], 2, 10_001) };
    simulate::<Crowd>(&options, &|games| {
        heard.fetch_add(games, Ordering::Relaxed);
    })
    .unwrap();
    assert_eq!(heard.into_inner(), 10_001);
}

#[test]
fn seats_with_equal_bots_are_tested_for_equal_chances_and_others_are_not() {
    let fair = report(&options(&["random"], 2, 2000)).bias.unwrap();
    assert_eq!(fair.degrees, 1);
    assert!(fair.probability > 0.001, "{fair:?}");
    assert_eq!(report(&options(&["random", "chance"], 2, 10)).bias, None);
}

#[test]
fn a_game_that_all_can_lose_is_counted_so() {
    let options = SimulateOptions::<Pebbles> {
        config: pebbles::Config::default(),
        seats: 2,
        games: 2000,
        bots: vec!["random".to_owned()],
        seed: "1".parse().unwrap(),
        threads: 2,
    };
    let report = simulate::<Plain<Pebbles>>(&options, &|_| ()).unwrap();
    // Six guesses of one in four, all wrong: 0.75 to the sixth.
    assert!((report.loss_share - 0.178).abs() < 0.03, "{}", report.loss_share);
    let wins: f64 = report.seats.iter().map(|seat| seat.win_share).sum();
    assert!((wins + report.loss_share - 1.0).abs() < 1e-9);
    // Both right once, twice or three times: the squares of 27, 9 and 1 of 64.
    assert!((report.tie_share - 0.198).abs() < 0.03, "{}", report.tie_share);
}

#[test]
fn the_text_fits_into_100_columns() {
    let text = report(&options(&["search:10"], 6, 3)).to_text();
    assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
    assert!(text.contains("place 6") && text.contains("seat bias"));
}

#[test]
fn the_csv_has_a_head_and_a_line_for_each_seat() {
    let text = report(&options(&["random", "search:10", "random"], 3, 5)).to_csv();
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let heads: Vec<_> = reader.headers().unwrap().iter().map(str::to_owned).collect();
    let column = |name: &str| heads.iter().position(|head| head == name).unwrap();
    let lines: Vec<_> = reader.records().map(Result::unwrap).collect();
    assert_eq!(lines.len(), 3);
    assert_eq!(&lines[1][column("bot")], "search:10");
    assert_eq!(&lines[2][column("seat")], "2");
    let wins: f64 = lines.iter().map(|line| line[column("wins")].parse::<f64>().unwrap()).sum();
    assert!((wins - 5.0).abs() < 1e-5);
    assert_eq!(&lines[0][column("bias_probability")], "");
    assert!(heads.ends_with(&["place_1".to_owned(), "place_2".to_owned(), "place_3".to_owned()]));
}

#[test]
fn what_cannot_be_simulated_is_refused_with_the_reason() {
    let error = |options| simulate::<Crowd>(&options, &|_| ()).unwrap_err();
    assert!(matches!(error(options(&["random"], 7, 1)), LabError::Config(_)));
    assert!(matches!(error(options(&["nobody"], 2, 1)), LabError::Bot(_)));
    assert!(matches!(error(options(&["random", "random"], 3, 1)), LabError::BotCount { got: 2, seats: 3 }));
    let illegal = error(options(&["random", "cheat"], 2, 1)).to_string();
    assert!(illegal.starts_with("the bot `cheat` in seat 1 of the game with seed "), "{illegal}");
    assert!(illegal.contains("decided `raise 99`"), "{illegal}");
}

#[test]
fn no_games_make_an_empty_report() {
    let report = report(&options(&["random"], 2, 0));
    assert_eq!((report.games, report.bias), (0, None));
    assert_eq!(report.to_csv().lines().count(), 3);
}
