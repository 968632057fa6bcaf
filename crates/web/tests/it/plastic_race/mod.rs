//! The drawn table of Europe Plastic's Race: what must be true of it at every moment of every game.

mod cards;
mod changes;
mod controls;
mod motion;
mod orders;
mod plans;
mod reach;
mod secrets;
mod sound;
mod weight;

use ecotable_catalog::Position;
use ecotable_kernel::GameRng;
use ecotable_plastic_race::PlasticRace;
use ecotable_rooms::Stage;
use serde_json::{Value, json};

use crate::drive::Drive;
pub use crate::table::{LANGUAGES, Watcher, viewers};

pub const GAME: &str = "plastic-race";
pub const NAMES: [&str; 5] = ["Mira", "Jonas", "<b>Sam</b>", "Лена", "Aiko"];

/// Cities with everything special, and options that change what is asked.
pub fn configs() -> [(Value, u8); 4] {
    [
        (json!({ "city": "victoria", "routes": "off", "max_rounds": 5 }), 2),
        (json!({ "city": "rome", "max_rounds": 4 }), 3),
        (json!({ "city": "berlin", "max_rounds": 3, "police_token": "pass_only" }), 5),
        (json!({ "city": "paris", "max_rounds": 6, "dashed_partial": false, "route_match": "exact" }), 2),
    ]
}

/// The position with its own types.
pub fn position(drive: &Drive) -> Position<PlasticRace> {
    let position = drive.moment().position.clone().unwrap();
    let position: &Position<PlasticRace> = position.as_any().downcast_ref().unwrap();
    position.clone()
}

/// Plays a game, half at random and half by a bot, and shows every moment.
pub fn play(config: Value, seats: u8, seed: u64, mut look: impl FnMut(&mut Drive, &mut GameRng)) {
    let mut drive = Drive::of(GAME, config, &NAMES[..usize::from(seats)], seed);
    let mut rng = GameRng::quick(seed);
    loop {
        look(&mut drive, &mut rng);
        if drive.moment().stage == Stage::Over {
            return;
        }
        let bot = if rng.below(2) == 0 { "random" } else { "merchant" };
        assert!(drive.advance(bot, &mut rng), "somebody is asked");
    }
}
