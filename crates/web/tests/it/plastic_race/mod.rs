//! The drawn table of Europe Plastic's Race: what must be true of it at every moment of every game.

mod cards;
mod changes;
mod controls;
mod orders;
mod plans;
mod secrets;
mod sound;
mod weight;

use ecotable_catalog::{AnyPosition, Position};
use ecotable_kernel::{GameRng, Seat, Viewer};
use ecotable_plastic_race::PlasticRace;
use ecotable_rooms::Stage;
use ecotable_web::boards;
use ecotable_web::players::Players;
use ecotable_web::table::{Eye, Mode, Scene, Seen};
use ecotable_web::voice::{Voice, Voices};
use serde_json::{Value, json};

use crate::drive::Drive;

pub const GAME: &str = "plastic-race";
pub const LANGUAGES: [&str; 2] = ["en", "ru"];
pub const NAMES: [&str; 5] = ["Mira", "Jonas", "<b>Sam</b>", "Лена", "Aiko"];

/// Somebody who looks at a table.
pub struct Watcher<'a> {
    pub voices: &'a Voices,
    pub language: &'static str,
    pub viewer: Viewer,
    pub mode: Mode,
}

impl Watcher<'_> {
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
        let eye = Eye { viewer, device, mode, language: self.language.to_owned(), lessons: true };
        let position = position.unwrap_or_else(|| moment.position.as_deref().unwrap());
        look(Scene { moment: &moment, position, eye: &eye, voice })
    }

    /// The page, and what it shows.
    pub fn draw(&self, drive: &Drive) -> (String, Seen) {
        self.with(drive, None, |scene| {
            let drawn = boards::drawing(GAME).draw(scene);
            (drawn.html.into_string(), drawn.seen)
        })
    }
}

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

pub fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}
