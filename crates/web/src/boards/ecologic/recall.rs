//! What the log says and the view does not: who said what in this auction, and where something happened last.

use ecotable_ecologic::{Decision, Item, Kind, PhaseName, Tad, View};
use ecotable_kernel::{Arg, PerSeat, Phrase, Seat};

use crate::table::Scene;

/// A seat's last word in an auction.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Word {
    /// It bid this.
    Bid(u16),
    /// It passed.
    Pass,
}

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
    pub words: PerSeat<Option<Word>>,
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
        let words = view.players.iter().map(|_| None).collect();
        let gains = view.players.iter().map(|_| Gain::default()).collect();
        let mut recall = Self { words, gains, ..Self::default() };
        recall.listen(scene, matches!(view.decision, Decision::Bidding { .. } | Decision::Offer { .. }));
        recall.reckon(scene, view.phase == PhaseName::Over);
        if let Decision::Bidding { auction, .. } = &view.decision {
            // What stands is certain, even if the log does not reach back that far.
            auction.passed.iter().for_each(|seat| recall.set(seat, Word::Pass));
            if let Some(leader) = auction.leader {
                recall.set(leader, Word::Bid(auction.high));
            }
        }
        recall
    }

    fn listen(&mut self, scene: &Scene<'_>, selling: bool) {
        let (mut same_auction, mut same_turn) = (selling, true);
        for line in scene.moment.log.heard(scene.eye.viewer) {
            let phrase = &line.said.phrase;
            let key = &*phrase.key;
            match key {
                "event-bid-made" | "event-auction-opened" if same_auction => {
                    self.note(phrase, number(phrase, "amount").map(Word::Bid));
                }
                "event-passed" | "event-passed-automatically" if same_auction => {
                    self.note(phrase, Some(Word::Pass));
                }
                "event-deal-accepted" | "event-deal-declined" if self.deal.is_none() => {
                    self.deal = Some(line.number);
                }
                _ => {}
            }
            same_auction &= !matches!(key, "event-card-drawn" | "event-auction-announced");
            if self.cell.is_none() && same_turn {
                self.cell = number(phrase, "cell").and_then(|cell| u8::try_from(cell).ok());
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
            let gain = seat(phrase).and_then(|seat| self.gains.get_mut(seat.index())).filter(|_| turn == 1);
            let Some(gain) = gain else { continue };
            let number = |name: &str| number(phrase, name).map(i32::from);
            // Where the editions call things differently, the keys do as well.
            match phrase.key.trim_end_matches("-ed1") {
                "event-environment-balanced" => gain.enviro = written(phrase, "change"),
                "event-income-received" => gain.money = add(gain.money, number("gross")),
                "event-upkeep-paid" => gain.money = add(gain.money, number("cost").map(|cost| -cost)),
                _ => {}
            }
        }
        // Costs without the income before them are half of the truth: the log does not reach back that far.
        if self.gains.iter().any(|gain| gain.enviro.is_none()) {
            self.gains.iter_mut().for_each(|gain| *gain = Gain::default());
        }
    }

    /// Notes a seat's word, unless a newer one is known.
    fn note(&mut self, phrase: &Phrase, word: Option<Word>) {
        let known = seat(phrase).and_then(|seat| self.words.get_mut(seat.index()));
        if let Some(known) = known.filter(|known| known.is_none()) {
            *known = word;
        }
    }

    fn set(&mut self, seat: Seat, word: Word) {
        if let Some(known) = self.words.get_mut(seat.index()) {
            *known = Some(word);
        }
    }

    /// The last word of a seat.
    pub fn word(&self, seat: Seat) -> Option<Word> {
        self.words.get(seat.index()).copied().flatten()
    }
}

/// The seat that a sentence is about.
pub fn seat(phrase: &Phrase) -> Option<Seat> {
    phrase.args.iter().find_map(|(name, arg)| match arg {
        Arg::Seat(seat) if *name == "seat" => Some(*seat),
        _ => None,
    })
}

/// What a sentence tells to have been placed.
fn placed(phrase: &Phrase, cell: u8) -> Option<Placed> {
    let item = match phrase.key.trim_end_matches("-ed1") {
        "event-token-placed-oil" => Item::Token(Kind::Oil),
        "event-token-placed-mineral" => Item::Token(Kind::Mineral),
        "event-tad-placed" => Item::Tad(territory(phrase)?),
        _ => return None,
    };
    Some(Placed { seat: seat(phrase)?, item, cell, enviro: number(phrase, "enviro").unwrap_or(0) })
}

/// The territory that a sentence names.
fn territory(phrase: &Phrase) -> Option<Tad> {
    let (_, arg) = phrase.args.iter().find(|(name, _)| *name == "tad")?;
    let Arg::Phrase(name) = arg else { return None };
    name.key.split('-').nth(1)?.parse().ok()
}

fn add(one: Option<i32>, other: Option<i32>) -> Option<i32> {
    Some(one.unwrap_or(0) + other?)
}

/// A number in a sentence that was written with its sign.
fn written(phrase: &Phrase, wanted: &str) -> Option<i32> {
    phrase.args.iter().find_map(|(name, arg)| match arg {
        Arg::Text(text) if *name == wanted => text.replace('−', "-").trim_start_matches('+').parse().ok(),
        _ => None,
    })
}

/// A number in a sentence.
pub fn number(phrase: &Phrase, wanted: &str) -> Option<u16> {
    phrase.args.iter().find_map(|(name, arg)| match arg {
        Arg::Number(number) if *name == wanted => u16::try_from(*number).ok(),
        _ => None,
    })
}
