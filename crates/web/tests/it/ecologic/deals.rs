//! Free deals: put together on a sheet, answered in the room, kept in the ledger.

use ecotable_kernel::{Seat, Viewer};
use ecotable_rooms::Wish;
use ecotable_web::boards;
use ecotable_web::server::Fields;
use ecotable_web::table::{Drawing, Mode, PlanSheet};
use ecotable_web::voice::Voices;
use serde_json::json;

use super::{NAMES, Watcher, view};
use crate::drive::Drive;
use crate::html::parse;

/// A match of the first edition in which seat 0 has its slot.
fn in_slot() -> Drive {
    in_slot_with("binding")
}

/// The same, with promises that are kept in this way.
fn in_slot_with(promises: &str) -> Drive {
    let config = json!({
        "edition": "ed1", "first_leader": 0, "promises": promises, "event_order": "scenario",
        "scenario": ["F01", "F12", "F03"],
    });
    let mut drive = Drive::of("ecologic", config, &NAMES[..3], 3);
    loop {
        let moment = drive.moment();
        let position = moment.position.as_deref().unwrap();
        let seat = position.to_act().first().unwrap();
        if position.check(seat, "propose 1 give 1 take nothing").is_ok() && seat == Seat(0) {
            return drive;
        }
        let action = position.legal(seat).remove(0);
        drive.decide(seat, &action).unwrap();
    }
}

fn watcher(voices: &'static Voices, seat: u8) -> Watcher {
    Watcher { voices, language: "en", viewer: Viewer::Seat(Seat(seat)), mode: Mode::Table }
}

fn fields(text: &str) -> Fields {
    Fields::read(text.as_bytes()).unwrap()
}

fn sheet(watcher: &Watcher, drive: &Drive, name: &str, asked: &str) -> Option<PlanSheet> {
    watcher.with(drive, None, |scene| boards::drawing("ecologic").plan(scene, name, &fields(asked)))
}

/// The fields that the form of a sheet would send, if it can be sent.
fn sent(sheet: &PlanSheet) -> Option<String> {
    let elements = parse(&sheet.body.0);
    let form = elements.iter().position(|element| element.attribute("method") == Some("post"))?;
    let inside = elements.iter().filter(|element| element.parent == Some(form));
    let pair = |name: &str, value: &str| format!("{name}={value}");
    Some(
        inside
            .filter_map(|element| Some(pair(element.attribute("name")?, element.attribute("value")?)))
            .collect::<Vec<_>>()
            .join("&"),
    )
}

#[test]
fn an_offer_is_put_together_from_money_and_a_promise_and_is_accepted() {
    let voices = Voices::all();
    let mut drive = in_slot();
    let me = watcher(voices, 0);
    assert!(me.draw(&drive).0.contains("/plan/deal?seat=0"), "the ledger leads to the sheet");
    let told = me.with(&drive, None, |scene| boards::TextTable.draw(scene).html.into_string());
    assert!(told.contains("/plan/deal?seat=0&amp;mode=text"), "so does the table as text");
    let asked = "touched=1&to=2&give-money=4&take-later=6&take-turn=3";
    let offer = sheet(&me, &drive, "deal", asked).unwrap();
    let action = boards::drawing("ecologic").compose(&fields(&sent(&offer).unwrap())).unwrap();
    assert_eq!(action, "propose 2 give 4 take 6@3");
    drive.decide(Seat(0), &action).unwrap();
    let (page, _) = watcher(voices, 2).draw(&drive);
    assert!(page.contains("value=\"accept\"") && page.contains("/plan/counter?seat=2"));
    let before = view(&drive.moment(), Viewer::Spectator).players[2].money;
    drive.decide(Seat(2), "accept").unwrap();
    let now = view(&drive.moment(), Viewer::Spectator);
    assert_eq!(now.players[2].money, before + 4);
    assert_eq!(now.promises.len(), 1);
    let (page, _) = watcher(voices, 1).draw(&drive);
    let ledger = parse(&page).into_iter().find(|element| element.attribute("id") == Some("ledger")).unwrap();
    assert!(ledger.outer.contains("promises") && ledger.outer.contains("made"), "{}", ledger.outer);
}

#[test]
fn whoever_reads_the_table_as_text_goes_on_doing_so_from_the_sheet() {
    let drive = in_slot();
    let reader = Watcher { mode: Mode::Text, ..watcher(Voices::all(), 0) };
    let offer =
        sheet(&reader, &drive, "deal", "touched=1&to=2&give-money=4&take-later=6&take-turn=3").unwrap();
    let elements = parse(&offer.body.0);
    let forms = elements.iter().filter(|element| element.attribute("method").is_some()).count();
    let modes = elements.iter().filter(|element| element.attribute("name") == Some("mode"));
    assert_eq!((forms, modes.map(|mode| mode.attribute("value")).collect()), (2, vec![Some("text"); 2]));
}

#[test]
fn an_offer_that_the_rules_forbid_cannot_be_sent_and_says_why() {
    let voices = Voices::all();
    let drive = in_slot();
    let me = watcher(voices, 0);
    for (asked, why) in [
        ("touched=1&to=1", "A deal must contain something."),
        ("touched=1&to=1&give-money=900", "does not have that much money"),
        ("touched=1&to=1&give-later=41&give-turn=3", "1 to 40"),
        ("touched=1&to=1&take-card-a=EI05", "does not own"),
    ] {
        let offer = sheet(&me, &drive, "deal", asked).unwrap();
        assert!(sent(&offer).is_none(), "{asked}");
        assert!(offer.body.0.contains(why), "{}", offer.body.0);
    }
    assert!(sheet(&me, &drive, "deal", "to=99&give-money=abc&take-turn=x").is_some(), "nonsense is nothing");
    assert!(sheet(&me, &drive, "counter", "").is_none() && sheet(&me, &drive, "other", "").is_none());
}

#[test]
fn an_offer_is_answered_with_another_and_can_be_withdrawn_before_it_is_answered() {
    let voices = Voices::all();
    let mut drive = in_slot();
    drive.decide(Seat(0), "propose 1 give 3 take 5@4").unwrap();
    let (mine, _) = watcher(voices, 0).draw(&drive);
    assert!(mine.contains("Withdraw the offer"));
    let them = watcher(voices, 1);
    let start = sheet(&them, &drive, "counter", "").unwrap();
    let turned = boards::drawing("ecologic").compose(&fields(&sent(&start).unwrap())).unwrap();
    assert_eq!(turned, "counter give 5@4 take 3");
    let ticket = drive.moment().ticket(Seat(0));
    drive.ask(Wish::Undo { seat: Seat(0), ticket }).unwrap();
    assert_eq!(view(&drive.moment(), Viewer::Spectator).proposals, 0);
    drive.decide(Seat(0), "propose 1 give 3 take 5@4").unwrap();
    drive.decide(Seat(1), &turned).unwrap();
    let (mine, _) = watcher(voices, 0).draw(&drive);
    assert!(mine.contains("value=\"accept\"") && !mine.contains("Withdraw the offer"));
}

#[test]
fn without_deals_there_is_no_ledger_and_no_sheet() {
    let voices = Voices::all();
    let drive = Drive::of("ecologic", json!({}), &NAMES[..2], 1);
    let me = watcher(voices, 0);
    let (page, _) = me.draw(&drive);
    let ledger = parse(&page).into_iter().find(|element| element.attribute("id") == Some("ledger")).unwrap();
    assert!(ledger.attribute("hidden").is_some());
    assert!(sheet(&me, &drive, "deal", "").is_none());
}

/// Two promises of one debtor are asked for with the same question: whoever heard the first hears the second too.
#[test]
fn each_promise_that_is_due_is_told_to_everybody() {
    let voices = Voices::all();
    let mut drive = in_slot_with("honour");
    for promise in ["2@2", "3@2"] {
        drive.decide(Seat(0), &format!("propose 1 give 1 take {promise}")).unwrap();
        drive.decide(Seat(1), "accept").unwrap();
    }
    while view(&drive.moment(), Viewer::Spectator).promise.is_none() {
        let moment = drive.moment();
        let position = moment.position.as_deref().unwrap();
        let seat = position.to_act().first().unwrap();
        let action = position.legal(seat).remove(0);
        drive.decide(seat, &action).unwrap();
    }
    let them = watcher(voices, 2);
    let (page, mut seen) = them.draw(&drive);
    assert!(page.contains(" 2 in turn 2, and decides"));
    drive.decide(Seat(1), "pay").unwrap();
    assert!(them.changes(&drive, &mut seen).contains(" 3 in turn 2, and decides"));
}
