//! What the planner says is what then happens.

use std::collections::BTreeMap;

use ecotable_ecotrade::{Action, NodeView, Offer, Started, Trial, View};
use ecotable_kernel::{Arg, Phrase, Seat, Viewer};
use ecotable_rooms::Moment;
use ecotable_web::table::Mode;
use ecotable_web::voice::Voices;

use super::{configs, plan, play, position, view};
use crate::drive::Drive;
use crate::html::{Element, parse};
use crate::table::Watcher;

/// The forms of a sheet that decide: their actions in order.
fn offered(body: &str) -> Vec<Vec<String>> {
    let elements = parse(body);
    let fields = |index: usize| {
        let inside = |element: &&Element<'_>| element.parent == Some(index);
        let wanted = |element: &&Element<'_>| matches!(element.attribute("name"), Some("action" | "then"));
        elements
            .iter()
            .filter(inside)
            .filter(wanted)
            .filter_map(|it| it.attribute("value"))
            .map(str::to_owned)
            .collect()
    };
    let forms = elements.iter().enumerate().filter(|(_, element)| element.name == "form");
    forms
        .filter(|(_, form)| form.attribute("method") == Some("post"))
        .map(|(index, _)| fields(index))
        .collect()
}

/// The numbers that a sheet shows for each means, as they are told.
fn told(body: &str) -> Vec<String> {
    let elements = parse(body);
    let means = elements.iter().filter(|element| element.has_class("mean"));
    means.map(Element::label).collect()
}

/// The numbers after the worst Incidents, as the sheet tells them for the form with this number.
fn worst(body: &str, form: usize) -> Vec<i64> {
    let elements = parse(body);
    let text = elements.iter().filter(|element| element.has_class("worst")).nth(form).unwrap().label();
    text.split(|letter: char| !letter.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect()
}

/// The numbers of the newest shipment after its Incident, if that changed it.
fn applied(moment: &Moment) -> Option<[i64; 3]> {
    let told = ["event-incident-applied", "event-shipment-started"];
    let mut lines = moment.log.heard(Viewer::Spectator);
    let line = lines.find(|line| told.contains(&&*line.said.phrase.key))?;
    numbers(&line.said.phrase).filter(|_| line.said.phrase.key == told[0])
}

/// What is said of the newest shipment: its numbers before the Incident.
fn started(moment: &Moment) -> Option<[i64; 3]> {
    let mut lines = moment.log.heard(Viewer::Spectator);
    let line = lines.find(|line| line.said.phrase.key == "event-shipment-started")?;
    numbers(&line.said.phrase)
}

/// Time, Growth and Impact in a sentence.
fn numbers(phrase: &Phrase) -> Option<[i64; 3]> {
    let number = |name: &str| {
        phrase.args.iter().find_map(|(known, arg)| match arg {
            Arg::Number(number) if *known == name => Some(*number),
            _ => None,
        })
    };
    Some([number("time")?, number("growth")?, number("impact")?])
}

#[test]
fn what_the_planner_offers_is_what_is_sent() {
    let voices = Voices::all();
    let mut sent: BTreeMap<usize, u32> = BTreeMap::new();
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        play(config, seats, 140 + number as u64, |drive, rng| {
            let moment = drive.moment();
            let seat = view(&moment, Viewer::Spectator).current;
            let own = view(&moment, Viewer::Seat(seat));
            if matches!(
                own.node,
                NodeView::ReturnCard { .. } | NodeView::Over | NodeView::IncidentChoice { .. }
            ) {
                return;
            }
            let watcher = Watcher { voices, language: "en", viewer: Viewer::Seat(seat), mode: Mode::Table };
            let (cards, top) = (rng.below(16), rng.below(4));
            let asked: String =
                (0..4).filter(|slot| cards >> slot & 1 == 1).map(|slot| format!("card={slot}&")).collect();
            let body =
                plan(&watcher, drive, "shipment", &format!("{asked}top={top}")).unwrap().body.into_string();
            let forms = offered(&body);
            if forms.is_empty() {
                return;
            }
            let index = rng.below(forms.len() as u32) as usize;
            let chosen = &forms[index];
            for action in chosen {
                drive.decide(seat, action).unwrap_or_else(|error| panic!("{action} of {chosen:?}: {error}"));
            }
            *sent.entry(chosen.len()).or_default() += 1;
            let [time, growth, impact] = started(&drive.moment()).unwrap();
            let sentence = format!("Time {time}, Growth {growth}, Impact {impact}");
            if let Some(after) = applied(&drive.moment()) {
                let worst = worst(&body, index);
                assert!(
                    after[0] <= worst[0] && after[1] >= worst[1] && after[2] <= worst[2],
                    "{after:?} {worst:?}"
                );
            }
            assert!(
                told(&body).iter().any(|means| means.contains(&sentence)),
                "{sentence}: {:?}",
                told(&body)
            );
        });
    }
    assert!(sent.values().sum::<u32>() > 30 && sent.len() >= 3, "{sent:?}");
}

/// Tries all sets of hand cards at a moment.
fn each_set(moment: &Moment, seat: Seat, mut look: impl FnMut(&Trial<'_>, u8)) {
    let paper = Trial::of(position(moment).peek(seat));
    (1..16).for_each(|cards| look(&paper, cards));
}

#[test]
fn the_planner_says_of_every_set_of_cards_what_the_rules_say() {
    let (config, seats) = configs().into_iter().next().unwrap();
    let (mut fits, mut not) = (0, 0);
    play(config, seats, 3, |drive, _| {
        let moment = drive.moment();
        let seat = view(&moment, Viewer::Spectator).current;
        let own = view(&moment, Viewer::Seat(seat));
        if own.node != NodeView::TurnMenu {
            return;
        }
        each_set(&moment, seat, |paper, cards| {
            let held = (0..4u8).all(|slot| {
                cards >> slot & 1 == 0 || own.own.as_ref().unwrap().hand[usize::from(slot)].is_some()
            });
            match paper.lay(cards, None) {
                Ok(laid) if held => {
                    fits += 1;
                    let mut played = paper.clone();
                    for step in laid.steps.iter().flatten() {
                        played.take(*step).unwrap();
                    }
                    assert!(laid.steps.is_err() || played.check(Action::By(laid.offers[0].means)).is_ok());
                }
                Ok(_) => {}
                Err(_) => not += 1,
            }
        });
    });
    assert!(fits > 100 && not > 50, "{fits} {not}");
}

#[test]
fn what_is_said_of_a_purchase_is_what_it_does_to_the_score() {
    let mut bought = 0;
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        play(config, seats, 160 + number as u64, |drive, rng| {
            let moment = drive.moment();
            let seat = view(&moment, Viewer::Spectator).current;
            let legal = position(&moment).legal_actions(seat);
            let is_purchase = |action: &&Action| {
                matches!(action, Action::Buy(_) | Action::BuyLevel(..) | Action::AdvanceTo(..))
            };
            let purchases: Vec<&Action> = legal.iter().filter(is_purchase).collect();
            if purchases.is_empty() || rng.below(3) > 0 {
                return;
            }
            let action = *purchases[rng.below(purchases.len() as u32) as usize];
            let mut paper = Trial::of(position(&moment).peek(seat));
            paper.take(action).unwrap();
            drive.decide(seat, &action.to_string()).unwrap();
            let after = view(&drive.moment(), Viewer::Seat(seat)).players[seat.index()].settlement;
            assert_eq!(paper.settlement(), after, "{action}");
            bought += 1;
        });
    }
    assert!(bought > 20);
}

/// The button of a sheet that takes an action: what it says.
fn button(body: &str, action: &str) -> Option<String> {
    let elements = parse(body);
    let is_it = |element: &&Element<'_>| {
        element.attribute("name") == Some("action") && element.attribute("value") == Some(action)
    };
    let form = elements.iter().find(is_it)?.parent;
    elements.iter().find(|element| element.name == "button" && element.parent == form).map(Element::label)
}

#[test]
fn the_price_that_a_development_names_is_what_is_paid() {
    let voices = Voices::all();
    let (mut bought, mut advanced) = (0, 0);
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        play(config, seats, 190 + number as u64, |drive, rng| {
            let moment = drive.moment();
            let before = view(&moment, Viewer::Spectator);
            let legal = position(&moment).legal_actions(before.current);
            let is_higher = |action: &&Action| matches!(action, Action::AdvanceTo(..));
            let is_purchase = |action: &&Action| matches!(action, Action::Buy(_) | Action::BuyLevel(..));
            let purchase = legal.iter().find(is_higher).or(legal.iter().find(is_purchase));
            let Some(action) = purchase.filter(|_| rng.below(2) == 0) else { return };
            let viewer = Viewer::Seat(before.current);
            let watcher = Watcher { voices, language: "en", viewer, mode: Mode::Table };
            let sheet = plan(&watcher, drive, "developments", "").unwrap();
            let says = button(sheet.body.0.as_str(), &action.to_string()).unwrap();
            drive.decide(before.current, &action.to_string()).unwrap();
            let growth = |view: &View| view.players[before.current.index()].growth;
            let paid = growth(&before) - growth(&view(&drive.moment(), Viewer::Spectator));
            assert!(says.ends_with(&format!(" for {paid}")), "{action}: {says}, {paid}");
            bought += 1;
            advanced += u32::from(is_higher(&action));
        });
    }
    assert!(bought > 20 && advanced > 2, "{bought} {advanced}");
}

#[test]
fn company_tokens_are_counted_only_where_they_can_run_out() {
    let voices = Voices::all();
    let mut warned = [false; 2];
    for (pool, config) in ["shared", "separate"].into_iter().enumerate() {
        let config = serde_json::json!({ "token_pool": config, "growth_limit": 60 });
        play(config, 2, 230, |drive, rng| {
            let current = view(&drive.moment(), Viewer::Spectator).current;
            let viewer = Viewer::Seat(current);
            let watcher = Watcher { voices, language: "en", viewer, mode: Mode::Table };
            if rng.below(8) == 0 {
                let page = watcher.draw(drive).0;
                assert_eq!(page.contains("#i-token"), pool == 0);
                let sheet = plan(&watcher, drive, "developments", "").unwrap();
                warned[pool] |= sheet.body.0.contains("plan-warn");
            }
        });
    }
    assert_eq!(warned, [true, false]);
}

/// Plays until the shipment of a seat in a slot has arrived; what it was when it set out.
fn last_trip(drive: &Drive, seat: Seat, slot: usize) -> Option<Started> {
    view(&drive.moment(), Viewer::Spectator).players[seat.index()].board[slot].clone()
}

#[test]
fn the_score_on_arrival_is_the_score_when_it_has_arrived() {
    let (config, seats) = configs().into_iter().next().unwrap();
    let mut arrived = 0;
    play(config, seats, 11, |drive, _| {
        let moment = drive.moment();
        let seat = view(&moment, Viewer::Spectator).current;
        let now = view(&moment, Viewer::Seat(seat));
        // On paper a shipment that is already under way is taken off and arrives at once.
        for (slot, place) in now.players[seat.index()].board.iter().enumerate() {
            let Some(shipment) = place else { continue };
            assert_eq!(last_trip(drive, seat, slot).as_ref(), Some(shipment));
            let offer = Offer {
                means: shipment.means,
                time: shipment.time.into(),
                growth: shipment.growth.into(),
                impact: shipment.impact.into(),
            };
            let (before, after) = {
                let paper = Trial::of(position(&moment).peek(seat));
                (paper.settlement(), paper.arrived(offer))
            };
            assert_eq!(after.growth, before.growth + u16::from(shipment.growth));
            assert_eq!(after.raw_impact, before.raw_impact + u16::from(shipment.impact));
            assert_eq!(after.unfinished, before.unfinished);
            let sum = i32::from(after.growth + after.unfinished + after.bonus) - i32::from(after.penalty);
            assert_eq!(after.score, sum);
            arrived += 1;
        }
    });
    assert!(arrived > 20);
}
