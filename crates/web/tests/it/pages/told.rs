//! The table as text: it offers what is legal, says it again only when it changes, and tells nobody's secrets.

use std::collections::BTreeSet;

use ecotable_catalog::{AnyPosition, Position};
use ecotable_kernel::{GameRng, Seat, Viewer};
use ecotable_rooms::Stage;
use ecotable_tradejack::TradeJack;
use ecotable_web::boards::TextTable;
use ecotable_web::players::Players;
use ecotable_web::table::{Drawing, Eye, Mode, Scene, Seen};
use ecotable_web::voice::{Voice, Voices};
use serde_json::json;

use super::markup::{Sheet, values};
use crate::drive::Drive;
use crate::html::parse;

const NAMES: [&str; 3] = ["Mira", "<b>Sam</b>", "Лена"];

/// The zones of the table as text, in the order of their fingerprints.
const ZONES: [&str; 7] =
    ["status", "text-end", "text-actions", "text-lines", "text-players", "text-orders", "text-react"];

/// How somebody looks at the table.
#[derive(Clone, Copy)]
struct Reader {
    voices: &'static Voices,
    language: &'static str,
    viewer: Viewer,
    mode: Mode,
}

impl Reader {
    fn with<T>(
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
        let eye =
            Eye { viewer: self.viewer, device, mode: self.mode, language: self.language, lessons: false };
        let position = position.unwrap_or_else(|| moment.position.as_deref().unwrap());
        look(Scene { moment: &moment, position, eye: &eye, voice })
    }

    fn draw(&self, drive: &Drive) -> (String, Seen) {
        self.with(drive, None, |scene| {
            let drawn = TextTable.draw(scene);
            (drawn.html.into_string(), drawn.seen)
        })
    }
}

/// Plays a whole game at random, in which people react at times, and shows every moment.
fn play(seed: u64, mut look: impl FnMut(&Drive, &mut GameRng)) {
    let mut drive = Drive::new(json!({ "source_peek": true, "quick_discard": 6 }), &NAMES, seed);
    let mut rng = GameRng::quick(seed);
    loop {
        drive.let_somebody_react(&mut rng);
        look(&drive, &mut rng);
        if drive.moment().stage == Stage::Over {
            return;
        }
        assert!(drive.advance("random", &mut rng), "somebody is asked");
    }
}

fn viewers() -> impl Iterator<Item = Viewer> {
    Seat::all(3).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// The text of each zone.
fn zones(html: &str) -> Vec<String> {
    let elements = parse(html);
    let zone = |id: &&str| {
        elements.iter().find(|element| element.attribute("id") == Some(id)).unwrap().outer.to_owned()
    };
    ZONES.iter().map(zone).collect()
}

#[test]
fn whoever_is_asked_has_a_button_for_each_legal_action_and_for_nothing_else() {
    let voices = Voices::all();
    play(1, |drive, _| {
        let moment = drive.moment();
        let position = moment.position.as_deref().unwrap();
        for viewer in viewers() {
            let reader = Reader { voices, language: "en", viewer, mode: Mode::Text };
            let offered: Vec<String> = values(&reader.draw(drive).0, "action");
            let legal = viewer.seat().map(|seat| [position.legal(seat), position.unlisted(seat)].concat());
            assert_eq!(offered, legal.unwrap_or_default(), "{viewer}");
        }
    });
}

#[test]
fn what_is_not_sent_again_looks_the_same() {
    let voices = Voices::all();
    for language in ["en", "ru"] {
        let mut before: Vec<(Vec<String>, Seen)> = Vec::new();
        play(2, |drive, _| {
            for (index, viewer) in viewers().enumerate() {
                let reader = Reader { voices, language, viewer, mode: Mode::Text };
                let (html, seen) = reader.draw(drive);
                let now = zones(&html);
                if let Some((old, known)) = before.get_mut(index) {
                    let news =
                        reader.with(drive, None, |scene| TextTable.changes(scene, known).into_string());
                    for (zone, (old, now)) in ZONES.iter().zip(old.iter().zip(&now)) {
                        assert!(
                            old == now || news.contains(now.as_str()),
                            "{zone} changed for {viewer} and was not sent"
                        );
                    }
                    assert_eq!(known.zones, seen.zones);
                    assert_eq!(known.line, seen.line);
                    let again =
                        reader.with(drive, None, |scene| TextTable.changes(scene, known).into_string());
                    assert_eq!(again, "", "something was sent twice");
                }
                before.resize_with(before.len().max(index + 1), Default::default);
                before[index] = (now, seen);
            }
        });
    }
}

#[test]
fn nobody_can_tell_the_real_position_from_an_imagined_one() {
    let voices = Voices::all();
    play(3, |drive, rng| {
        let moment = drive.moment();
        let real: &Position<TradeJack> = moment.position.as_deref().unwrap().as_any().downcast_ref().unwrap();
        if moment.stage == Stage::Over {
            return;
        }
        for seat in Seat::all(3) {
            let imagined = real.imagined(seat, rng);
            let reader = Reader { voices, language: "en", viewer: Viewer::Seat(seat), mode: Mode::Text };
            let draw = |scene: Scene<'_>| TextTable.draw(scene).html.into_string();
            assert_eq!(reader.with(drive, None, draw), reader.with(drive, Some(&imagined), draw), "{seat}");
        }
    });
}

#[test]
fn the_wall_has_nothing_to_press_and_knows_no_hand() {
    let voices = Voices::all();
    play(4, |drive, _| {
        let wall = Reader { voices, language: "en", viewer: Viewer::Spectator, mode: Mode::Wall };
        let (html, _) = wall.draw(drive);
        let pressed: BTreeSet<&str> = ["form", "button", "input"].into_iter().collect();
        assert!(parse(&html).iter().all(|element| !pressed.contains(element.name)), "{html}");
        assert!(!html.contains("Your products"), "{html}");
    });
}

#[test]
fn the_text_is_sound_html_at_every_moment_in_every_language() {
    let voices = Voices::all();
    for language in ["en", "ru"] {
        play(5, |drive, _| {
            for viewer in viewers() {
                let reader = Reader { voices, language, viewer, mode: Mode::Text };
                let (html, _) = reader.draw(drive);
                assert_eq!(Sheet::of(&html).faults(), Vec::<String>::new(), "{viewer}");
                assert!(!html.contains("<b>Sam"), "a name is not shown as text");
            }
        });
    }
}

#[test]
fn lines_are_named_by_what_counts_nothing() {
    let voices = Voices::all();
    play(6, |drive, _| {
        let moment = drive.moment();
        for viewer in viewers() {
            let reader = Reader { voices, language: "en", viewer, mode: Mode::Text };
            let named: Vec<String> =
                moment.log.heard(viewer).map(|line| format!("line-{}", line.mark)).collect();
            let sheet = Sheet::of(&reader.draw(drive).0);
            assert_eq!(sheet.all("id").filter(|id| id.starts_with("line-")).collect::<Vec<_>>(), named);
        }
    });
}
