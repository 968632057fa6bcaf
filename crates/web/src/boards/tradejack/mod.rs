//! The table of TradeJack.

mod album;
mod art;
mod co2;
mod demand;
mod faces;
mod hand;
mod leftover;
mod panels;
mod preview;
mod recall;
mod result;
mod stage;
mod sum;
mod to_come;
mod tray;
mod work;

use ecotable_kernel::{Phrase, Seat};
use ecotable_tradejack::{Action, PhaseView, Refusal, TradeJack, View};
use maud::Markup;

use crate::server::Fields;
use crate::table::{
    Board, CardSheet, Desk, Fingerprint, Lesson, PlanSheet, Said, Scene, SeatFacts, Sight, Spot, Tray, Zone,
};
use crate::voice::Voice;

pub use recall::Recall;

/// A table of TradeJack with all its types.
type Table<'a> = Desk<'a, TradeJack>;

const ZONES: &[Zone<TradeJack>] = &[
    Zone {
        id: "result",
        spot: Spot::Felt,
        sight: Sight::Common,
        depends: result::depends,
        draw: result::draw,
    },
    Zone { id: "co2", spot: Spot::Felt, sight: Sight::Common, depends: co2::depends, draw: co2::draw },
    Zone {
        id: "demand",
        spot: Spot::Felt,
        sight: Sight::Common,
        depends: demand::depends,
        draw: demand::draw,
    },
    Zone { id: "stage", spot: Spot::Felt, sight: Sight::Own, depends: stage::depends, draw: stage::draw },
    Zone {
        id: "offer-main",
        spot: Spot::Inside("stage"),
        sight: Sight::Common,
        depends: stage::bids_depend,
        draw: stage::draw_bids,
    },
    Zone { id: "work", spot: Spot::Felt, sight: Sight::Own, depends: work::depends, draw: work::draw },
    Zone {
        id: "leftover",
        spot: Spot::Felt,
        sight: Sight::Common,
        depends: leftover::depends,
        draw: leftover::draw,
    },
    Zone { id: "hand", spot: Spot::Mine, sight: Sight::Own, depends: hand::depends, draw: hand::draw },
    Zone {
        id: "preview",
        spot: Spot::Aside,
        sight: Sight::Own,
        depends: preview::depends,
        draw: preview::draw,
    },
];

impl Board for TradeJack {
    const FIGURES: &'static [(&'static str, &'static [&'static str])] =
        &[("TJ-1", &["BREAD-Y", "SOAP-B", "SMALL-Y", "RAIN-B"]), ("TJ-3", &["T1", "W1", "R1"])];
    const THEME: &'static str = "theme-tradejack";
    const STYLE: &'static str = include_str!("../../../assets/themes/tradejack.css");
    const LOCALES: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("locales/en.ftl")), ("ru", include_str!("locales/ru.ftl"))];

    type Recall = Recall;

    /// Two more in an Advanced Game, one fewer for each three cards of a Quick Game (TJ-10.1, TJ-10.2).
    fn rounds(chosen: &dyn Fn(&str) -> String) -> Option<i64> {
        let more = if chosen("advanced") == "true" { 2 } else { 0 };
        let fewer = chosen("quick_discard").parse::<i64>().unwrap_or(0) / 3;
        Some((6 + more - fewer).clamp(1, 8))
    }

    fn recall(scene: &Scene<'_>, view: &View) -> Recall {
        Recall::of(scene, view)
    }

    fn sprite() -> Markup {
        art::sprite()
    }

    fn felt() -> Markup {
        art::leaf()
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

    fn sum(desk: &Table<'_>, seat: Seat) -> Option<Phrase> {
        panels::sum(desk, seat)
    }

    fn tray(desk: &Table<'_>) -> Tray {
        tray::tray(desk)
    }

    fn tray_depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
        tray::depends(desk, fingerprint);
    }

    fn highest_bid(desk: &Table<'_>, seat: Seat) -> Option<u16> {
        let selling = matches!(desk.view.phase, PhaseView::Bidding { .. });
        let capital = desk.view.players.get(seat.index()).map(|player| player.capital);
        capital.filter(|&capital| selling && capital > 0)
    }

    fn why_not(desk: &Table<'_>, action: Action) -> Option<Refusal> {
        match action {
            // A ban is the reason at any time, not only when sets are made.
            Action::UseSource(source) if desk.game.banned_seen(&desk.view).contains(source) => {
                Some(Refusal::Banned)
            }
            action => desk.refused(action),
        }
    }

    fn plan(desk: &Table<'_>, name: &str, _asked: &Fields) -> Option<PlanSheet> {
        (name == to_come::NAME).then(|| to_come::sheet(desk))
    }

    fn cards(voice: Voice<'_>) -> Option<Markup> {
        album::all(voice)
    }

    fn card(&self, voice: Voice<'_>, id: &str) -> Option<CardSheet> {
        album::sheet(self, voice, id)
    }
}
