//! What customers may want later.

use std::collections::BTreeSet;

use ecotable_catalog::Position;
use ecotable_kernel::{Seat, Viewer};
use ecotable_tradejack::TradeJack;
use ecotable_web::boards;
use ecotable_web::server::Fields;
use ecotable_web::table::Mode;
use ecotable_web::voice::Voices;
use serde_json::json;

use super::{Watcher, play};
use crate::drive::Drive;
use crate::html::parse;

const PLAYER: (Viewer, Mode) = (Viewer::Seat(Seat(1)), Mode::Table);
const WALL: (Viewer, Mode) = (Viewer::Spectator, Mode::Wall);

fn watcher((viewer, mode): (Viewer, Mode)) -> Watcher {
    Watcher { voices: Voices::all(), language: "en", viewer, mode }
}

/// How many cards the sheet shows.
fn shown(drive: &Drive) -> usize {
    let asked = Fields::read(b"").unwrap();
    let sheet = watcher(PLAYER)
        .with(drive, None, |scene| boards::drawing("tradejack").plan(scene, "to-come", &asked))
        .expect("it is there at any time");
    parse(&sheet.body.into_string()).iter().filter(|element| element.has_class("dcard")).count()
}

/// How many cards can still come.
fn left(drive: &Drive) -> usize {
    let moment = drive.moment();
    let position = moment.position.as_ref().expect("a match");
    let position: &Position<TradeJack> = position.as_any().downcast_ref().expect("of TradeJack");
    let view = position.view_of(Viewer::Spectator);
    position.game().demand_to_come(&view).iter().map(|(_, cards)| cards.len()).sum()
}

fn leads_there(drive: &Drive, to: (Viewer, Mode)) -> bool {
    let (html, _) = watcher(to).draw(drive);
    parse(&html).iter().any(|it| it.attribute("href").is_some_and(|way| way.contains("/plan/to-come")))
}

#[test]
fn tj_11_2_the_table_leads_to_the_demand_cards_that_can_still_come_as_long_as_there_are_any() {
    let mut counts = BTreeSet::new();
    play(json!({ "advanced": true }), 3, 5, |drive, _| {
        let count = shown(drive);
        assert_eq!(count, left(drive));
        assert_eq!(leads_there(drive, PLAYER), count > 0, "{count} can come");
        assert!(!leads_there(drive, WALL), "nobody presses a wall");
        counts.insert(count);
    });
    assert!(counts.len() > 4 && counts.contains(&0), "{counts:?}");
}
