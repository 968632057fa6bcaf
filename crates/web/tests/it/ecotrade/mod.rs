//! The drawn table of EcoTrade: what must be true of it at every moment of every game.

mod arrivals;
mod bows;
mod calm;
mod cards;
mod changes;
mod controls;
mod numbers;
mod plans;
mod secrets;
mod sound;
mod weight;

use ecotable_catalog::Position;
use ecotable_ecotrade::{EcoTrade, View};
use ecotable_kernel::{GameRng, Seat, Viewer};
use ecotable_rooms::{Moment, Stage};
use ecotable_web::boards;
use ecotable_web::server::Fields;
use ecotable_web::table::{Drawing, PlanSheet};
use serde_json::{Value, json};

use crate::drive::Drive;
use crate::table::{NAMES, Watcher};

pub fn drawing() -> &'static dyn Drawing {
    boards::drawing("ecotrade")
}

pub fn configs() -> [(Value, u8); 4] {
    [
        (json!({}), 4),
        (json!({ "developments": "easier_v2", "banking": "manual", "board_slots": 2 }), 2),
        (
            json!({ "short_deck": true, "open_hands": true, "sea_links": true, "combine_adjacency": "connected" }),
            3,
        ),
        (
            json!({ "growth_limit": 25, "plane_impact": -2, "token_pool": "separate", "last_turns": "one_each" }),
            2,
        ),
    ]
}

/// Plays a random game and shows every moment.
pub fn play(config: Value, seats: u8, seed: u64, mut look: impl FnMut(&mut Drive, &mut GameRng)) {
    let mut drive = Drive::of("ecotrade", config, &NAMES[..usize::from(seats)], seed);
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

/// A decision at random; shipments are favoured, so that the map fills.
pub fn random_decision(moment: &Moment, rng: &mut GameRng) -> (Seat, String) {
    let position = moment.position.as_deref().unwrap();
    let asked: Vec<Seat> = position.to_act().iter().collect();
    let seat = asked[rng.below(asked.len() as u32) as usize];
    let legal = position.legal(seat);
    let starts: Vec<&String> = legal
        .iter()
        .filter(|action| action.starts_with("start-with") || action.starts_with("add-card"))
        .collect();
    if !starts.is_empty() && rng.below(2) == 0 {
        return (seat, starts[rng.below(starts.len() as u32) as usize].clone());
    }
    (seat, legal[rng.below(legal.len() as u32) as usize].clone())
}

pub fn position(moment: &Moment) -> &Position<EcoTrade> {
    moment.position.as_deref().unwrap().as_any().downcast_ref().unwrap()
}

pub fn view(moment: &Moment, viewer: Viewer) -> View {
    position(moment).view_of(viewer)
}

/// A sheet with the fields of its form.
pub fn plan(watcher: &Watcher, drive: &Drive, name: &str, asked: &str) -> Option<PlanSheet> {
    let asked = Fields::read(asked.as_bytes()).unwrap();
    watcher.with(drive, None, |scene| drawing().plan(scene, name, &asked))
}
