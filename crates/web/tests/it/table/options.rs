//! What a table says fits the options of its match, the round, and the cards that are played with.

use ecotable_catalog::Position;
use ecotable_kernel::{Seat, Viewer};
use ecotable_tradejack::{TradeJack, View};
use ecotable_web::boards;
use ecotable_web::table::Mode;
use ecotable_web::voice::Voices;
use serde_json::{Value, json};

use super::{NAMES, Watcher};
use crate::drive::Drive;

const MIRA: Seat = Seat(0);

/// A card list with one product, one kind of source, and so many awards of 20 points for a standard.
fn cards(source: &str, colour: &str, awards: u8) -> Value {
    let copies = |wanted: &str| if colour == wanted { 20 } else { 0 };
    let award =
        |number| json!({ "id": format!("W{number}"), "kind": "most-gold", "points": 20, "stack": "A" });
    json!({
        "name": "Few",
        "product": [{ "id": "SOAP", "name": "Soap", "value": 2, "blue": 20, "yellow": 0 }],
        "source": [{
            "id": source, "name": source, "credits": if source == "GOLD" { 4 } else { 0 },
            "blue": copies("blue"), "yellow": copies("yellow"),
            "standard": if source == "GOLD" { json!("gold") } else { Value::Null },
        }],
        "award": (1..=awards).map(award).collect::<Vec<_>>(),
    })
}

fn page(drive: &Drive) -> String {
    let voices = Voices::all();
    let watcher = Watcher { voices, language: "en", viewer: Viewer::Seat(MIRA), mode: Mode::Table };
    watcher.draw(drive).0
}

fn view(drive: &Drive) -> View {
    let moment = drive.moment();
    let position: &Position<TradeJack> = moment.position.as_deref().unwrap().as_any().downcast_ref().unwrap();
    position.view_of(Viewer::Seat(MIRA))
}

/// Mira buys this many sources for 1 each, nobody else bids, and production begins.
fn buy(drive: &mut Drive, mut wanted: u8) {
    while let Some(seat) = drive.moment().position.as_ref().unwrap().to_act().first() {
        let legal = drive.moment().position.as_ref().unwrap().legal(seat);
        if legal[0] != "pass" {
            return;
        }
        let bids = seat == MIRA && wanted > 0 && legal.contains(&"bid 1".to_owned());
        wanted -= u8::from(bids);
        drive.decide(seat, if bids { "bid 1" } else { "pass" }).unwrap();
    }
}

fn lay_out(drive: &mut Drive, source: &str) {
    drive.decide(MIRA, "set SOAP-B").unwrap();
    drive.decide(MIRA, &format!("use {source}")).unwrap();
}

fn confirm(drive: &mut Drive) {
    for seat in drive.moment().position.as_ref().unwrap().to_act().iter() {
        drive.decide(seat, "confirm").unwrap();
    }
}

#[test]
fn tj_10_4_a_card_tells_what_the_options_make_of_it() {
    let voices = Voices::all();
    let about = |config: Value, card: &str| {
        let drive = Drive::new(config, &NAMES[..2], 1);
        let watcher = Watcher { voices, language: "en", viewer: Viewer::Spectator, mode: Mode::Table };
        let sheet =
            watcher.with(&drive, None, |scene| boards::drawing("tradejack").card(scene, card)).unwrap();
        sheet.effects.iter().map(|effect| effect.as_str()).collect::<Vec<_>>().join(" ")
    };
    let (normal, co2) = (json!({}), json!({ "co2": true }));
    assert!(about(normal.clone(), "SOAP-B").ends_with("without a source it brings 1 Capital."));
    assert!(about(co2.clone(), "SOAP-B").ends_with("without a source it cannot be sold."));
    assert!(about(normal.clone(), "RAIN-B").ends_with("before trends. A regulation may ban it."));
    assert!(
        about(co2.clone(), "RAIN-B")
            .ends_with("before trends. Every set with it puts a token on the CO2 tracker.")
    );
    for config in [normal, co2] {
        assert!(about(config, "GOLD-Y").ends_with("It is a green source."), "neither banned nor dirty");
    }
}

#[test]
fn tj_10_6_what_dirty_sets_do_to_the_tracker_is_told_before_they_are_played() {
    let config = json!({ "co2": true, "first_player": 0, "deck": cards("RAIN", "blue", 6) });
    let mut drive = Drive::new(config, &NAMES[..2], 1);
    assert!(page(&drive).contains("A set with it puts a token on the CO2 tracker."));
    assert!(page(&drive).contains("So it is worth 2 to you now."));
    buy(&mut drive, 3);
    lay_out(&mut drive, "RAIN-B");
    lay_out(&mut drive, "RAIN-B");
    assert!(page(&drive).contains("Together this brings 4 Capital. It puts 2 tokens on the CO2 tracker."));
    assert!(page(&drive).contains("Confirm: +4"));
    confirm(&mut drive);

    // Two players lose with the third token.
    assert_eq!(view(&drive).tracker, 2);
    assert!(page(&drive).contains("would put the last token on the CO2 tracker: all would lose."));
    assert!(page(&drive).contains("So it adds nothing this round."));
    buy(&mut drive, 0);
    lay_out(&mut drive, "RAIN-B");
    assert!(
        page(&drive).contains("With this the CO2 tracker is full: nothing is sold, and all lose together.")
    );
    assert!(page(&drive).contains("Confirm: all lose") && !page(&drive).contains("this brings"));
    confirm(&mut drive);
    assert!(page(&drive).contains("With 3 the tracker was full, and all have lost together."));
}

#[test]
fn tj_10_4_the_first_lesson_of_production_offers_only_what_is_possible() {
    let lesson = |co2: bool| {
        let config = json!({ "co2": co2, "deck": cards("RAIN", "yellow", 6) });
        let mut drive = Drive::new(config, &NAMES[..2], 1);
        buy(&mut drive, 0);
        drive
    };
    assert!(page(&lesson(true)).contains("with Carbon Dioxide nothing is sold without a source."));
    assert!(!page(&lesson(true)).contains("for 1 Capital"));
    let mut normal = lesson(false);
    assert!(page(&normal).contains("You may sell products without a source for 1 Capital each"));
    normal.decide(MIRA, "offload SOAP-B").unwrap();
    assert!(page(&normal).contains("but no sets in this round"));
}

#[test]
fn tj_9_2_in_the_last_round_nothing_is_kept_for_later() {
    for (awards, later) in [(3, false), (6, true)] {
        let config = json!({ "deck": cards("RAIN", "yellow", awards) });
        let mut drive = Drive::new(config, &NAMES[..2], 1);
        assert_eq!(page(&drive).contains("keep the source for a later round"), later);
        assert_eq!(page(&drive).contains("no round follows in which you could use it"), !later);
        buy(&mut drive, 0);
        assert_eq!(page(&drive).contains("Or keep your cards for a later round."), later);
        assert_eq!(page(&drive).contains("cards that you keep are worth nothing"), !later);
    }
}

#[test]
fn tj_7_5_the_equation_of_a_set_shows_every_doubling_with_what_it_doubles() {
    let mut deck = cards("RAIN", "blue", 0);
    let dual = json!({ "id": "T1", "product": "SOAP", "product_bonus": 1, "source": "RAIN", "source_bonus": 2, "stack": "A" });
    let double = |id: &str| json!({ "id": id, "double_credits": true, "stack": "A" });
    deck["trend"] = json!([dual, double("T2"), double("T3")]);
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..12 {
        let mut drive = Drive::new(json!({ "first_player": 0, "deck": deck }), &NAMES[..2], seed);
        let place = view(&drive).row.iter().position(|id| id == "T1").unwrap();
        buy(&mut drive, 1);
        lay_out(&mut drive, "RAIN-B");
        let expected = ["2+1+(0+2)×2×2=11", "2+1+(0+2)×2=7", "2+1+0+2=5"][place];
        let html = page(&drive);
        let (_, sum) = html.split_once("<p class=\"sum\">").unwrap();
        let (sum, _) = sum.split_once("</p>").unwrap();
        let shown: String = sum.split('<').filter_map(|part| part.split('>').nth(1)).collect();
        assert_eq!(shown, expected);
        seen.insert(place);
    }
    assert_eq!(seen.len(), 3, "every order came up");
}

#[test]
fn tj_9_2_the_points_of_many_awards_are_added_up() {
    let config = json!({ "first_player": 0, "deck": cards("GOLD", "blue", 24) });
    let mut drive = Drive::new(config, &NAMES[..2], 1);
    for _ in 0..5 {
        buy(&mut drive, 1);
        lay_out(&mut drive, "GOLD-B");
        confirm(&mut drive);
    }
    assert_eq!(view(&drive).players[0].awards.len(), 15);
    assert!(page(&drive).contains("300 pts"));
}
