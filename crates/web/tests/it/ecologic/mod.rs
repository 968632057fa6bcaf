//! The table of Ecologic: what must be true of it at every moment of every game.

mod cards;
mod changes;
mod controls;
mod deals;
mod editions;
mod moves;
mod names;
mod secrets;
mod size;
mod sound;
mod worth;

use ecotable_catalog::Position;
use ecotable_ecologic::{Decision, Ecologic, View};
use ecotable_kernel::{GameRng, Seat, Viewer};
use ecotable_rooms::{Moment, Stage};
use serde_json::{Value, json};

use crate::drive::Drive;
pub use crate::table::{LANGUAGES, NAMES, Watcher, viewers};

/// Both editions, every variant, and events that ask for something in particular.
pub fn configs() -> Vec<(Value, u8)> {
    let first = ["F08", "F04", "F17", "F19", "F20", "F02", "F11", "F13"];
    let second = ["S30", "S03", "S05", "S26", "S18", "S13", "S25", "S29", "S19", "S21", "S27", "S16", "S14"];
    vec![
        (json!({ "edition": "ed1", "events_per_level": 3 }), 4),
        (
            json!({ "edition": "ed2", "events_per_level": 3, "face_down": true, "deals": true, "promises": "honour" }),
            3,
        ),
        (
            json!({ "edition": "ed1", "event_order": "scenario", "scenario": first, "eco_per_turn": "each" }),
            2,
        ),
        (json!({ "edition": "ed2", "event_order": "scenario", "scenario": second, "teams": true }), 4),
    ]
}

/// Plays a random game and shows every moment.
pub fn play(config: Value, seats: u8, seed: u64, mut look: impl FnMut(&mut Drive, &mut GameRng)) {
    let mut drive = Drive::of("ecologic", config, &NAMES[..usize::from(seats)], seed);
    let mut rng = GameRng::quick(seed);
    loop {
        look(&mut drive, &mut rng);
        let moment = drive.moment();
        if moment.stage == Stage::Over {
            return;
        }
        let (seat, action) = random_decision(&moment, &mut rng);
        drive.decide(seat, &action).unwrap();
    }
}

/// A decision at random; what earns something is favoured, so that all parts of the game are seen.
fn random_decision(moment: &Moment, rng: &mut GameRng) -> (Seat, String) {
    let position = moment.position.as_deref().unwrap();
    let seat = position.to_act().first().unwrap();
    let legal = position.legal(seat);
    // Before the Trading Platform everybody saves, so that there is something left to buy territories with.
    let (View { event, decision, .. }, pass) = (view(moment, Viewer::Spectator), "pass".to_owned());
    if event.as_deref() == Some("S30") && decision == Decision::Slot && legal.contains(&pass) {
        return (seat, pass);
    }
    let starts = |word: &str| legal.iter().filter(|action| action.starts_with(word)).collect::<Vec<_>>();
    let wanted = ["open_token", "draw", "place", "open_tad", "buy", "card"][rng.below(6) as usize];
    let favoured = starts(wanted);
    let chosen = match (favoured.as_slice(), rng.below(3)) {
        ([], _) | (_, 0) => &legal[rng.below(legal.len().min(8) as u32) as usize],
        (favoured, _) => favoured[rng.below(favoured.len() as u32) as usize],
    };
    (seat, chosen.clone())
}

/// What a viewer may know of the match.
pub fn view(moment: &Moment, viewer: Viewer) -> View {
    position(moment).view_of(viewer)
}

/// The match with its own type.
pub fn position(moment: &Moment) -> &Position<Ecologic> {
    moment.position.as_deref().unwrap().as_any().downcast_ref().unwrap()
}
