//! What the streams of a match weigh: how much each viewer is sent when somebody has decided something.

use std::io::Write;

use ecotable_kernel::{GameRng, Viewer};
use ecotable_web::table::{Mode, Seen};
use ecotable_web::voice::Voices;
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::drive::Drive;
use crate::table::{LANGUAGES, Watcher, viewers};

/// No update may be larger than this when it is packed, in bytes.
pub const LARGEST: usize = 20_000;

/// What one viewer was sent at once.
#[derive(Clone, Copy, Debug)]
pub struct Update {
    pub language: &'static str,
    /// Its bytes as they are sent.
    pub plain: usize,
    /// Its bytes if they were packed.
    pub packed: usize,
}

/// Everybody who looks on during a match, in every language, and what they were sent.
pub struct Scales {
    voices: &'static Voices,
    seen: Vec<(Viewer, &'static str, Option<Seen>)>,
    /// One for each viewer and each moment at which something was sent to anybody.
    pub updates: Vec<Update>,
}

impl Scales {
    /// Nobody has been sent anything yet.
    pub fn new(seats: u8) -> Self {
        let each = viewers(seats).flat_map(|viewer| LANGUAGES.map(|language| (viewer, language, None)));
        Self { voices: Voices::all(), seen: each.collect(), updates: Vec::new() }
    }

    /// Sends everybody what is new to them. The first time that is a page, which is not counted.
    pub fn weigh(&mut self, drive: &Drive) {
        for (viewer, language, known) in &mut self.seen {
            let (viewer, language) = (*viewer, *language);
            let watcher = Watcher { voices: self.voices, language, viewer, mode: Mode::Table };
            let Some(known) = known else {
                *known = Some(watcher.draw(drive).1);
                continue;
            };
            let sent = watcher.changes(drive, known);
            let packed = packed(sent.as_bytes());
            self.updates.push(Update { language, plain: sent.len(), packed });
        }
    }

    /// The largest update when it is packed.
    pub fn largest(&self) -> Update {
        *self.updates.iter().max_by_key(|update| update.packed).expect("somebody was sent something")
    }

    /// How many bytes a viewer with this language is sent for a decision, on average.
    pub fn mean(&self, language: &str) -> usize {
        let plain: Vec<usize> =
            self.updates.iter().filter(|update| update.language == language).map(|it| it.plain).collect();
        plain.iter().sum::<usize>() / plain.len()
    }
}

/// How small the server's packer makes it, at the level that it uses for pages.
fn packed(bytes: &[u8]) -> usize {
    let mut packer = GzEncoder::new(Vec::new(), Compression::new(4));
    packer.write_all(bytes).unwrap();
    packer.finish().unwrap().len()
}

/// Bots of four play a match to its end, and nobody is sent much: no large update, and not too many bytes on average.
#[track_caller]
pub fn check_usual_game(mut drive: Drive, most: [(&str, usize); 2]) {
    let (mut scales, mut rng) = (Scales::new(4), GameRng::quick(5));
    scales.weigh(&drive);
    while drive.advance("merchant", &mut rng) {
        scales.weigh(&drive);
    }
    let largest = scales.largest();
    assert!(largest.packed <= LARGEST, "{largest:?}");
    for (language, limit) in most {
        let mean = scales.mean(language);
        assert!(mean <= limit, "{mean} bytes in {language}");
    }
}
