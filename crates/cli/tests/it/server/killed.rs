//! A server that is killed again and again under load.

use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use super::house::House;
use super::judge::{check_pages, kept};
use super::player::Player;
use crate::program::empty_folder;

const ROUNDS: u64 = 50;
const TABLES: u64 = 4;

/// Waits for the moment of a round at which the server is killed: after a number of decisions, and a little later.
fn wait(round: u64, decided: &Receiver<()>) {
    for _ in 0..(round * 37) % 61 {
        if decided.recv().is_err() {
            return;
        }
    }
    let _ = decided.recv_timeout(Duration::from_micros((round * 7_919) % 3_000));
}

/// Everybody plays until the server is gone.
fn play_until_killed(house: House, players: &mut [Player], round: u64) {
    let at = house.at;
    let (told, decided) = channel();
    thread::scope(|scope| {
        for player in players {
            let told = told.clone();
            // What ends their play is the end of the server, or of their match.
            scope.spawn(move || drop(player.play(at, &told)));
        }
        drop(told);
        wait(round, &decided);
        house.kill();
    });
}

/// Looks at the store, starts a server again, and looks at its pages.
fn judge(data: &Path, players: &mut [Player]) -> House {
    let kept = kept(data, players);
    let tables: Vec<_> = kept.iter().zip(&mut *players).map(|(kept, player)| kept.check(player)).collect();
    let house = House::open(data, &[]);
    for (table, player) in tables.iter().zip(players) {
        check_pages(house.at, player, &**table);
    }
    house
}

#[test]
fn what_was_acknowledged_survives_fifty_kills_under_load() {
    let data = empty_folder("killed");
    let mut house = House::open(&data, &[]);
    let (mut players, mut finished) = (Vec::new(), Vec::new());
    for round in 1..=ROUNDS {
        finished.extend(players.extract_if(.., |player: &mut Player| player.finished));
        let seats = players.len() as u64..TABLES;
        players.extend(seats.map(|table| Player::sit_down(house.at, 1_000 * round + table)));
        play_until_killed(house, &mut players, round);
        house = judge(&data, &mut players);
    }
    house.kill();
    finished.append(&mut players);
    judge(&data, &mut finished).kill();
    let decisions: usize = finished.iter().map(|player| player.acknowledged.len()).sum();
    assert!(decisions > 500, "only {decisions} decisions were made under load");
}
