//! The drawn table: what must be true of it at every moment of every game.

mod cards;
mod changes;
mod controls;
mod options;
mod secrets;
mod sound;
mod to_come;
mod weight;

use ecotable_catalog::AnyPosition;
use ecotable_kernel::{GameRng, Seat, Viewer};
use ecotable_rooms::{Moment, Stage};
use ecotable_web::boards;
use ecotable_web::players::Players;
use ecotable_web::table::{Eye, Mode, Scene, Seen};
use ecotable_web::voice::{Voice, Voices};
use serde_json::{Value, json};

use crate::drive::Drive;

pub const LANGUAGES: [&str; 2] = ["en", "ru"];

/// Somebody who looks at a table.
pub struct Watcher {
    pub voices: &'static Voices,
    pub language: &'static str,
    pub viewer: Viewer,
    pub mode: Mode,
}

impl Watcher {
    /// Shows the table, or the same table with another position.
    pub fn with<T>(
        &self,
        drive: &Drive,
        position: Option<&dyn AnyPosition>,
        look: impl FnOnce(Scene<'_>) -> T,
    ) -> T {
        let moment = drive.moment();
        let words = self.voices.of(&moment.game);
        let players = Players::of(&moment, words, self.language);
        let voice = Voice::new(words, self.language, &players);
        let device = moment.device(Some(&drive.token()));
        let (viewer, mode) = (self.viewer, self.mode);
        let eye = Eye { viewer, device, mode, language: self.language, lessons: true };
        let position = position.unwrap_or_else(|| moment.position.as_deref().unwrap());
        look(Scene { moment: &moment, position, eye: &eye, voice })
    }

    /// The page, and what it shows.
    pub fn draw(&self, drive: &Drive) -> (String, Seen) {
        self.with(drive, None, |scene| {
            let drawn = boards::drawing(scene.moment.game.meta.id).draw(scene);
            (drawn.html.into_string(), drawn.seen)
        })
    }
}

pub fn configs() -> [(Value, u8); 4] {
    [
        (json!({}), 4),
        (json!({ "co2": true }), 3),
        (json!({ "source_peek": true, "quick_discard": 6, "pass_policy": "final" }), 2),
        (json!({ "advanced": true, "quick_discard": 6 }), 6),
    ]
}

pub const NAMES: [&str; 6] = ["Mira", "Jonas", "Aiko", "Fern", "<b>Sam</b>", "Лена"];

/// Plays a random game and shows every moment.
pub fn play(config: Value, seats: u8, seed: u64, mut look: impl FnMut(&mut Drive, &mut GameRng)) {
    let mut drive = Drive::new(config, &NAMES[..usize::from(seats)], seed);
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

/// A decision at random; low bids are favoured, so that auctions go round.
pub fn random_decision(moment: &Moment, rng: &mut GameRng) -> (Seat, String) {
    let position = moment.position.as_deref().unwrap();
    let asked: Vec<Seat> = position.to_act().iter().collect();
    let seat = asked[rng.below(asked.len() as u32) as usize];
    let legal = position.legal(seat);
    let most = if legal[0] == "pass" { legal.len().min(3) } else { legal.len() };
    (seat, legal[rng.below(most as u32) as usize].clone())
}

pub fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}
