//! What the log says and the view does not: who said what in this auction, and where something happened last.

use ecotable_ecologic::{Decision, Item, Kind, PhaseName, Tad, View};
use ecotable_kernel::{PerSeat, Phrase, Seat};

use crate::table::{LastWords, Scene};

/// What a turn changed for a seat.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub struct Gain {
    /// Its environment points, if that was told.
    pub enviro: Option<i32>,
    /// Its money, if that was told.
    pub money: Option<i32>,
}

/// What a seat put on the map.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Placed {
    /// Whose it is.
    pub seat: Seat,
    /// A token or a territory.
    pub item: Item,
    /// Where.
    pub cell: u8,
    /// The environment points that were taken there.
    pub enviro: u16,
}

/// What was told lately.
#[derive(Clone, Debug, Default)]
pub struct Recall {
    /// Each seat's last word in this auction.
    pub words: LastWords,
    /// The cell on which something happened last, in this turn.
    pub cell: Option<u8>,
    /// What was placed there, if that is what happened.
    pub placed: Option<Placed>,
    /// The newest line about a deal that was accepted or declined.
    pub deal: Option<u64>,
    /// What the Environment and Income phases of the last turn changed for each seat, as far as the log reaches.
    pub gains: PerSeat<Gain>,
}

impl Recall {
    /// What the viewer heard lately.
    pub fn of(scene: &Scene<'_>, view: &View) -> Self {
        let words = LastWords::of(view.players.len());
        let gains = view.players.iter().map(|_| Gain::default()).collect();
        let mut recall = Self { words, gains, ..Self::default() };
        recall.listen(scene, matches!(view.decision, Decision::Bidding { .. } | Decision::Offer { .. }));
        recall.reckon(scene, view.phase == PhaseName::Over);
        if let Decision::Bidding { auction, .. } = &view.decision {
            recall.words.learn(auction);
        }
        recall
    }

    fn listen(&mut self, scene: &Scene<'_>, selling: bool) {
        let (mut same_auction, mut same_turn) = (selling, true);
        for line in scene.moment.log.heard(scene.eye.viewer) {
            let phrase = &line.said.phrase;
            let key = &*phrase.key;
            match key {
                "event-deal-accepted" | "event-deal-declined" if self.deal.is_none() => {
                    self.deal = Some(line.number);
                }
                _ if same_auction => self.words.hear(phrase),
                _ => {}
            }
            same_auction &= !matches!(key, "event-card-drawn" | "event-auction-announced");
            if self.cell.is_none() && same_turn {
                self.cell = phrase.number("cell");
                self.placed = self.cell.and_then(|cell| placed(phrase, cell));
            }
            same_turn &= key != "event-turn-began";
        }
    }

    /// Adds up what the last whole turn brought; when the game is over that is the newest one.
    fn reckon(&mut self, scene: &Scene<'_>, over: bool) {
        let mut turn = u32::from(over);
        for line in scene.moment.log.heard(scene.eye.viewer) {
            let phrase = &line.said.phrase;
            if phrase.key == "event-turn-began" {
                turn += 1;
            }
            let gain =
                phrase.seat("seat").and_then(|seat| self.gains.get_mut(seat.index())).filter(|_| turn == 1);
            let Some(gain) = gain else { continue };
            // Where the editions call things differently, the keys do as well.
            match phrase.key.trim_end_matches("-ed1") {
                "event-environment-balanced" => gain.enviro = written(phrase, "change"),
                "event-income-received" => gain.money = add(gain.money, phrase.number("gross")),
                "event-upkeep-paid" => {
                    gain.money = add(gain.money, phrase.number("cost").map(|cost: i32| -cost))
                }
                _ => {}
            }
        }
        // Costs without the income before them are half of the truth: the log does not reach back that far.
        if self.gains.iter().any(|gain| gain.enviro.is_none()) {
            self.gains.iter_mut().for_each(|gain| *gain = Gain::default());
        }
    }
}

/// What a sentence tells to have been placed.
fn placed(phrase: &Phrase, cell: u8) -> Option<Placed> {
    let item = match phrase.key.trim_end_matches("-ed1") {
        "event-token-placed-oil" => Item::Token(Kind::Oil),
        "event-token-placed-mineral" => Item::Token(Kind::Mineral),
        "event-tad-placed" => Item::Tad(territory(phrase)?),
        _ => return None,
    };
    Some(Placed { seat: phrase.seat("seat")?, item, cell, enviro: phrase.number("enviro").unwrap_or(0) })
}

/// The territory that a sentence names.
fn territory(phrase: &Phrase) -> Option<Tad> {
    phrase.phrase("tad")?.key.split('-').nth(1)?.parse().ok()
}

fn add(one: Option<i32>, other: Option<i32>) -> Option<i32> {
    Some(one.unwrap_or(0) + other?)
}

/// A number in a sentence that was written with its sign.
fn written(phrase: &Phrase, wanted: &str) -> Option<i32> {
    phrase.text(wanted)?.replace('−', "-").trim_start_matches('+').parse().ok()
}
