//! What is shown for the arrival of a shipment is what the game then pays.

use std::collections::BTreeMap;

use ecotable_ecotrade::{Action, NodeView, Offer, Settlement, Trial};
use ecotable_kernel::{Arg, GameRng, Phrase, Seat, Viewer};
use ecotable_web::table::Mode;
use ecotable_web::voice::Voices;

use super::{configs, play, position, view};
use crate::drive::Drive;
use crate::html::parse;
use crate::table::Watcher;

/// What was promised for shipments under way, by seat and cards: Growth and Impact.
#[derive(Default)]
struct Promises {
    open: BTreeMap<(String, String), (u16, u16)>,
    /// The newest line of the log that was read.
    read: Option<u64>,
    kept: u32,
}

fn argument<'a>(phrase: &'a Phrase, name: &str) -> &'a Arg {
    phrase.args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg).unwrap()
}

/// Whose shipment of which cards a sentence tells of.
fn about(phrase: &Phrase) -> (String, String) {
    (format!("{:?}", argument(phrase, "seat")), format!("{:?}", argument(phrase, "cards")))
}

impl Promises {
    /// Reads what happened since the last time.
    fn read(&mut self, drive: &Drive, promised: Option<(u16, u16)>) {
        let moment = drive.moment();
        let new = moment.log.heard(Viewer::Spectator).take_while(|line| Some(line.number) != self.read);
        let mut lines: Vec<_> = new.collect();
        lines.reverse();
        let mut newest = None;
        for line in &lines {
            let phrase = &line.said.phrase;
            match &*phrase.key {
                "event-shipment-started" => {
                    newest = Some(about(phrase));
                    self.open.extend(newest.clone().zip(promised));
                }
                // An Incident changes what was promised.
                "event-incident-revealed" => {
                    newest.take().map(|shipment| self.open.remove(&shipment));
                }
                "event-shipment-completed" => self.keep(phrase),
                _ => {}
            }
        }
        self.read = lines.last().map(|line| line.number).or(self.read);
    }

    fn keep(&mut self, phrase: &Phrase) {
        if let Some((growth, impact)) = self.open.remove(&about(phrase)) {
            assert_eq!(argument(phrase, "growth"), &Arg::Number(growth.into()), "{phrase:?}");
            assert_eq!(argument(phrase, "impact"), &Arg::Number(impact.into()), "{phrase:?}");
            self.kept += 1;
        }
    }
}

/// The score that is shown below the button of an action.
fn shown(html: &str, action: &str) -> String {
    let elements = parse(html);
    let button = elements.iter().find(|element| element.attribute("value") == Some(action)).unwrap();
    let below = |element: &&crate::html::Element<'_>| {
        element.parent == button.parent && element.has_class("plan-score")
    };
    elements.iter().find(below).unwrap().label()
}

/// Chooses a means, and says what is shown of it: Growth and Impact on arrival.
fn send(drive: &mut Drive, voices: &'static Voices, seat: Seat, offer: Offer) -> (u16, u16) {
    let (now, then): (Settlement, Settlement) = {
        let moment = drive.moment();
        let paper = Trial::of(position(&moment).peek(seat));
        (paper.settlement(), paper.arrived(offer))
    };
    let watcher = Watcher { voices, language: "en", viewer: Viewer::Seat(seat), mode: Mode::Table };
    let action = Action::By(offer.means).to_string();
    let told = Phrase::new("et-ui-plan-arrived")
        .with("score", then.score)
        .with("impact", then.final_impact)
        .with("penalty", then.penalty);
    let told = watcher.with(drive, None, |scene| scene.say(&told).text());
    let text = shown(&watcher.draw(drive).0, &action);
    assert!(text.ends_with(told.as_str()), "{text} {told}");
    let sum = i32::from(then.growth + then.unfinished + then.bonus) - i32::from(then.penalty);
    assert_eq!(then.score, sum);
    drive.decide(seat, &action).unwrap();
    (then.growth - now.growth, then.raw_impact - now.raw_impact)
}

/// Sends a shipment if one waits for its means.
fn perhaps_send(drive: &mut Drive, voices: &'static Voices, rng: &mut GameRng) -> Option<(u16, u16)> {
    let seat = view(&drive.moment(), Viewer::Spectator).current;
    let NodeView::Means { offers, .. } = view(&drive.moment(), Viewer::Seat(seat)).node else { return None };
    let offer = offers[rng.below(offers.len() as u32) as usize];
    let promised = send(drive, voices, seat, offer);
    assert_eq!(promised, (offer.growth as u16, offer.impact as u16));
    Some(promised)
}

#[test]
fn et_3_3_2_a_shipment_pays_what_was_shown_before_it_was_sent_unless_an_incident_touches_it() {
    let voices = Voices::all();
    let mut kept = 0;
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        let mut promises = Promises::default();
        play(config, seats, 180 + number as u64, |drive, rng| {
            promises.read(drive, None);
            let promised = perhaps_send(drive, voices, rng);
            promises.read(drive, promised);
        });
        kept += promises.kept;
    }
    assert!(kept > 20, "{kept}");
}
