//! The table of Ecologic, in both editions.

mod album;
mod art;
mod cards;
mod cells;
mod curve;
mod deal;
mod event;
mod forecast;
mod geometry;
mod hand;
mod land;
mod ledger;
mod map;
mod market;
mod moving;
mod panels;
mod recall;
mod scenario;
mod spots;
mod stage;
mod surface;
mod tray;
mod worth;
mod zones;

use ecotable_ecologic::{Ecologic, View};
use ecotable_kernel::{Phrase, Seat};
use maud::Markup;

use crate::server::Fields;
use crate::table::{
    Board, CardSheet, Desk, Fingerprint, Lesson, ListOption, PlanSheet, Said, Scene, SeatFacts, Tray, Zone,
};
use crate::text::Text;
use crate::voice::Voice;

pub use recall::Recall;

/// A table of Ecologic with all its types.
type Table<'a> = Desk<'a, Ecologic>;

/// The key of a sentence that names money or environment points, which the editions call differently.
fn in_edition(game: &Ecologic, key: &str) -> String {
    if game.is_first_edition() { format!("{key}-ed1") } else { key.to_owned() }
}

/// A sentence as the edition says it, where the first edition has words of its own for it.
fn own_words(desk: &Table<'_>, key: &str) -> Text {
    let own = in_edition(desk.game, key);
    desk.key(if desk.voice.has(&own) { &own } else { key })
}

/// What the edition calls its money.
fn money(desk: &Table<'_>) -> Text {
    desk.key(&in_edition(desk.game, "el-ui-money"))
}

/// What the edition calls its environment points.
fn enviro(desk: &Table<'_>) -> Text {
    desk.key(&in_edition(desk.game, "el-ui-enviro"))
}

impl Board for Ecologic {
    const FIGURES: &'static [(&'static str, &'static [&'static str])] =
        &[("EL-1", &["EI01", "EI07", "EI20"]), ("EL-4", &["S01", "S10", "S21"])];
    const THEME: &'static str = "theme-ecologic";
    const STYLE: &'static str = concat!(
        include_str!("../../../assets/themes/ecologic-land.css"),
        include_str!("../../../assets/themes/ecologic.css"),
        include_str!("../../../assets/themes/ecologic-moves.css")
    );
    const LOCALES: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("locales/en.ftl")), ("ru", include_str!("locales/ru.ftl"))];

    const ROUND: &'static str = "turn";
    const EDITIONS: Option<&'static str> = Some("edition");
    const FIRST_OPTIONS: &'static [&'static str] = &[
        "edition",
        "events_per_level",
        "event_order",
        "tads",
        "big_initiatives",
        "face_down",
        "teams",
        "deals",
    ];

    type Recall = Recall;

    /// The turns that most games have: the Final Report comes in the last third.
    fn rounds(chosen: &dyn Fn(&str) -> String) -> Option<i64> {
        Some(match (&*chosen("edition"), &*chosen("events_per_level")) {
            (_, "3") => 8,
            (_, "10") => 26,
            ("ed1", _) => 18,
            _ => 13,
        })
    }

    fn recall(scene: &Scene<'_>, view: &View) -> Recall {
        Recall::of(scene, view)
    }

    fn sprite() -> Markup {
        art::sprite()
    }

    fn zones() -> &'static [Zone<Self>] {
        zones::ZONES
    }

    fn chips(desk: &Table<'_>) -> Markup {
        panels::chips(desk)
    }

    fn chips_depend(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
        panels::chips_depend(desk, fingerprint);
    }

    fn detail(desk: &Table<'_>) -> Option<Phrase> {
        panels::detail(desk)
    }

    fn situation_depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
        panels::situation_depends(desk, fingerprint);
    }

    fn lesson(desk: &Table<'_>) -> Option<Lesson> {
        tray::lesson(desk)
    }

    fn seat(desk: &Table<'_>, seat: Seat) -> SeatFacts {
        panels::seat(desk, seat)
    }

    fn seat_depends(desk: &Table<'_>, seat: Seat, fingerprint: &mut Fingerprint) {
        panels::seat_depends(desk, seat, fingerprint);
    }

    fn said(desk: &Table<'_>, seat: Seat) -> Said {
        panels::said(desk, seat)
    }

    fn said_depends(desk: &Table<'_>, seat: Seat, fingerprint: &mut Fingerprint) {
        panels::said_depends(desk, seat, fingerprint);
    }

    fn own(desk: &Table<'_>, seat: Seat) -> Markup {
        panels::own(desk, seat)
    }

    fn own_depends(desk: &Table<'_>, seat: Seat, fingerprint: &mut Fingerprint) {
        panels::own_depends(desk, seat, fingerprint);
    }

    fn tray(desk: &Table<'_>) -> Tray {
        tray::tray(desk)
    }

    fn tray_depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
        tray::depends(desk, fingerprint);
    }

    fn highest_bid(desk: &Table<'_>, seat: Seat) -> Option<u16> {
        panels::highest_bid(desk, seat)
    }

    fn plan(desk: &Table<'_>, name: &str, asked: &Fields) -> Option<PlanSheet> {
        deal::plan(desk, name, asked)
    }

    fn plans(desk: &Table<'_>) -> Vec<(&'static str, Text)> {
        deal::plans(desk)
    }

    fn compose(fields: &Fields) -> Option<String> {
        match fields.get("compose")? {
            "choice" => fields.get("choice").map(str::to_owned),
            _ => deal::compose(fields),
        }
    }

    fn list(chosen: &dyn Fn(&str) -> String) -> Option<ListOption> {
        scenario::list(chosen)
    }

    fn cards(voice: Voice<'_>) -> Option<Markup> {
        album::all(voice)
    }

    fn card(&self, voice: Voice<'_>, id: &str) -> Option<CardSheet> {
        album::sheet(self, voice, id)
    }
}
