//! The table of Europe Plastic's Race.
//!
//! The map is four layers: the city, which never changes; the traffic, which everybody sees alike; where the viewer could
//! go; and what the viewer can do there at once. So a drive sends a few trucks and buttons, not a city.

mod album;
mod city;
mod deeds;
mod faces;
mod goals;
mod ground;
mod hand;
mod keys;
mod line;
mod names;
mod panels;
mod plan;
mod progress;
mod recall;
mod targets;
mod traffic;
mod tray;
mod ways;
mod yard;

use ecotable_catalog::{FixedOptions, Playable};
use ecotable_kernel::{Phrase, Seat};
use ecotable_plastic_race::{PlasticRace, View};
use maud::{Markup, PreEscaped, html};

use crate::server::Fields;
use crate::table::{
    Board, CardSheet, Desk, Fingerprint, Lesson, PlanSheet, Scene, SeatFacts, Sight, Spot, Tray, Zone,
};
use crate::voice::Voice;

pub use progress::{Progress, progress};

/// A table of the race with all its types.
type Table<'a> = Desk<'a, PlasticRace>;

/// The drawings of cards, signs and what stands in the city.
const SPRITE: PreEscaped<&str> = PreEscaped(include_str!("../../../assets/svg/plastic-race.svg"));

const ZONES: &[Zone<PlasticRace>] = &[
    Zone { id: "city", spot: Spot::Felt, sight: Sight::Common, depends: city::depends, draw: city::draw },
    Zone {
        id: "traffic",
        spot: Spot::Felt,
        sight: Sight::Common,
        depends: traffic::depends,
        draw: traffic::draw,
    },
    Zone { id: "goals", spot: Spot::Felt, sight: Sight::Own, depends: goals::depends, draw: goals::draw },
    Zone {
        id: "targets",
        spot: Spot::Felt,
        sight: Sight::Own,
        depends: targets::depends,
        draw: targets::draw,
    },
    Zone {
        id: "keys-of-colours",
        spot: Spot::Felt,
        sight: Sight::Common,
        depends: keys::depends,
        draw: keys::draw,
    },
    Zone { id: "yard", spot: Spot::Felt, sight: Sight::Common, depends: yard::depends, draw: yard::draw },
    Zone { id: "hand", spot: Spot::Mine, sight: Sight::Own, depends: hand::depends, draw: hand::draw },
    Zone { id: "deeds", spot: Spot::Aside, sight: Sight::Own, depends: deeds::depends, draw: deeds::draw },
];

impl Board for PlasticRace {
    const FIGURES: &'static [(&'static str, &'static [&'static str])] =
        &[("PR-1", &["ST01", "ST40", "ST50", "ST59", "RT01"]), ("PR-4", &["ST05", "ST07", "ST16", "ST24"])];
    const THEME: &'static str = "theme-plastic-race";
    const STYLE: &'static str = concat!(
        include_str!("../../../assets/themes/plastic-race.css"),
        include_str!("../../../assets/themes/plastic-race-map.css")
    );
    const LOCALES: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("locales/en.ftl")), ("ru", include_str!("locales/ru.ftl"))];

    const FIRST_OPTIONS: &'static [&'static str] = &["city", "routes", "plant"];
    // There are no clocks, so being asked must not tell what somebody holds.
    const FIXED_OPTIONS: FixedOptions = <Self as Playable>::AMONG_PEOPLE;

    type Recall = recall::Recall;

    fn recall(scene: &Scene<'_>, _view: &View) -> Self::Recall {
        recall::Recall::of(scene)
    }

    fn sprite() -> Markup {
        html! { (SPRITE) }
    }

    fn zones() -> &'static [Zone<Self>] {
        ZONES
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

    fn highest_bid(_desk: &Table<'_>, _seat: Seat) -> Option<u16> {
        None
    }

    fn out_of_turn() -> Option<&'static str> {
        Some("pr-ui-order-puncture")
    }

    fn plan(desk: &Table<'_>, name: &str, asked: &Fields) -> Option<PlanSheet> {
        plan::sheet(desk, name, asked)
    }

    fn cards(voice: Voice<'_>) -> Option<Markup> {
        album::all(voice)
    }

    fn card(&self, voice: Voice<'_>, id: &str) -> Option<CardSheet> {
        album::sheet(self, voice, id)
    }
}
