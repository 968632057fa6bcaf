//! The table of EcoTrade.

mod accounts;
mod album;
mod art;
mod company;
mod draft;
mod faces;
mod fields;
mod hand;
mod incident;
mod map;
mod market;
mod means;
mod numbers;
mod panels;
mod plan;
mod recall;
mod score;
mod track;
mod tray;
mod trial;
mod words;
mod zones;

use ecotable_ecotrade::{EcoTrade, View};
use ecotable_kernel::{Phrase, Seat};
use maud::Markup;

use crate::server::Fields;
use crate::table::{
    Board, CardSheet, Desk, Fingerprint, Lesson, PlanSheet, Said, Scene, SeatFacts, Tray, Zone,
};
use crate::voice::Voice;

pub use recall::Recall;

/// A table of EcoTrade with all its types.
type Table<'a> = Desk<'a, EcoTrade>;

impl Board for EcoTrade {
    const FIGURES: &'static [(&'static str, &'static [&'static str])] =
        &[("ET-1", &["S01", "S12", "S20"]), ("ET-3", &["I01", "I10"]), ("ET-4", &["D01", "D05", "D09"])];
    const THEME: &'static str = "theme-ecotrade";
    const STYLE: &'static str = concat!(
        include_str!("../../../assets/themes/ecotrade.css"),
        include_str!("../../../assets/themes/ecotrade-map.css"),
        include_str!("../../../assets/themes/ecotrade-plan.css"),
    );
    const LOCALES: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("locales/en.ftl")), ("ru", include_str!("locales/ru.ftl"))];

    const TAKES_ORDERS: bool = false;
    const FIRST_OPTIONS: &'static [&'static str] = &["growth_limit", "developments", "open_hands"];

    type Recall = Recall;

    fn recall(scene: &Scene<'_>, _view: &View) -> Recall {
        Recall::of(scene)
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

    fn highest_bid(_desk: &Table<'_>, _seat: Seat) -> Option<u16> {
        None
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
