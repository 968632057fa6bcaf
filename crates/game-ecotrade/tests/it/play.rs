//! Short words to play with, and to say what came of it.

use ecotable_ecotrade::{Action, Config, EcoTrade, Event, NodeView, PlayerView, Snapshot, View};
use ecotable_kernel::{Game, PlayError, Refusal as _, Seat, Table, Told, Viewer};
use serde_json::Value;

/// A table, and everything that has been told at it.
#[derive(Clone, Debug)]
pub struct Play {
    pub table: Table<EcoTrade>,
    pub told: Vec<Told<Event>>,
}

impl Play {
    /// An ordinary match from the setup on.
    #[track_caller]
    pub fn new(config: &Config, seats: u8, seed: &str) -> Self {
        let game = EcoTrade::new(config, seats).expect("options to play with");
        let (table, told) = Table::new(game, seed.parse().expect("a short text is a seed"));
        Self { table, told }
    }

    pub fn at(table: Table<EcoTrade>) -> Self {
        Self { table, told: Vec::new() }
    }

    /// Plays decisions such as `A take-market 0, end-turn`; a decision without a seat is that of the seat named last,
    /// or of the one whose turn it was at the beginning.
    #[track_caller]
    pub fn go(&mut self, script: &str) {
        let mut seat = self.table.to_act().first();
        for decision in script.split(", ") {
            let (named, action) = read(decision);
            seat = named.or(seat);
            let seat = seat.expect("somebody is asked");
            match self.table.play(seat, action) {
                Ok(told) => self.told.extend(told),
                Err(error) => panic!("{} cannot `{action}`: {error}", letter(seat)),
            }
        }
    }

    /// Every seat returns its first card.
    #[track_caller]
    pub fn return_first(&mut self) {
        for seat in self.table.to_act().iter() {
            self.go(&format!("{} return-card 0", letter(seat)));
        }
    }

    /// The actions of a seat, as they stand in the list.
    pub fn options(&self, seat: Seat) -> String {
        let actions = self.table.legal_actions(seat);
        actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
    }

    /// Whether an action is in the list of the seat that is asked first.
    pub fn offers(&self, action: &str) -> bool {
        let seat = self.table.to_act().first().expect("somebody is asked");
        self.table.legal_actions(seat).contains(&action.parse().expect("a decision"))
    }

    /// Whether any action with this first word is in the list of the seat that is asked first.
    pub fn offers_any(&self, word: &str) -> bool {
        let seat = self.table.to_act().first().expect("somebody is asked");
        self.options(seat).split(", ").any(|action| action.split(' ').next() == Some(word))
    }

    /// The seats that are asked, as in `A B`.
    pub fn asked(&self) -> String {
        self.table.to_act().iter().map(letter).collect::<Vec<_>>().join(" ")
    }

    /// The rule that forbids a decision such as `A pass`, or what else is in its way.
    #[track_caller]
    pub fn refused(&self, decision: &str) -> String {
        let (seat, action) = read(decision);
        let seat = seat.or(self.table.to_act().first()).expect("somebody is asked");
        match self.table.check(seat, action) {
            Err(PlayError::Refused(refusal)) => refusal.rule().to_owned(),
            Err(error) => error.to_string(),
            Ok(()) => "allowed".to_owned(),
        }
    }

    pub fn view(&self, seat: Seat) -> View {
        self.table.view(Viewer::Seat(seat))
    }

    pub fn spectator(&self) -> View {
        self.table.view(Viewer::Spectator)
    }

    pub fn player(&self, seat: Seat) -> PlayerView {
        self.spectator().players[seat.index()].clone()
    }

    pub fn snapshot(&self) -> Snapshot {
        self.table.game().snapshot(self.table.state())
    }

    /// What the means would make of the shipment, as in `road 3/5/3, train 5/6/1`.
    pub fn previews(&self) -> String {
        let seat = self.table.to_act().first().expect("somebody is asked");
        let NodeView::Means { offers, .. } = self.view(seat).node else { return String::new() };
        let text = |it: &ecotable_ecotrade::Offer| {
            format!("{} {}/{}/{}", it.means.as_str(), it.time, it.growth, it.impact)
        };
        offers.iter().map(text).collect::<Vec<_>>().join(", ")
    }

    /// The shipment in a board slot, as in `S21 train 5/6/1`.
    pub fn shipment(&self, seat: Seat, slot: usize) -> String {
        let Some(it) = self.player(seat).board[slot].clone() else { return "-".to_owned() };
        let cards = it.cards.iter().map(ToString::to_string).collect::<Vec<_>>().join("+");
        format!("{cards} {} {}/{}/{}", it.means.as_str(), it.time, it.growth, it.impact)
    }

    pub fn growth(&self, seat: Seat) -> u16 {
        self.player(seat).growth
    }

    /// What has been told to all, one short line each, such as `passed seat=A`.
    pub fn story(&self) -> Vec<String> {
        let all = self.told.iter().filter(|told| told.to.includes(Viewer::Spectator));
        all.map(|told| line(&told.event)).collect()
    }

    /// Those lines of the story that begin with this word.
    pub fn lines(&self, word: &str) -> Vec<String> {
        self.story().into_iter().filter(|line| line.split(' ').next() == Some(word)).collect()
    }

    /// The seats in the order of the turns that have begun since the beginning.
    pub fn turns(&self) -> String {
        let seats = self.told.iter().filter_map(|told| match told.event {
            Event::TurnBegan { seat, .. } => Some(letter(seat)),
            _ => None,
        });
        seats.collect::<Vec<_>>().join(" ")
    }

    /// The final scores.
    pub fn scores(&self) -> Vec<i32> {
        self.table.outcome().expect("the game is over").standings.iter().map(|it| it.score).collect()
    }

    /// Plays turns in which everybody does as little as possible, until the game is over.
    #[track_caller]
    pub fn idle_to_the_end(&mut self) {
        while self.table.outcome().is_none() {
            self.idle();
        }
    }

    /// One decision of somebody who does as little as possible.
    #[track_caller]
    pub fn idle(&mut self) {
        let seat = self.table.to_act().first().expect("somebody is asked");
        let legal = self.table.legal_actions(seat);
        let last = *legal.last().expect("an option");
        let action = if matches!(last, Action::EndTurn | Action::Pass) { last } else { legal[0] };
        self.go(&format!("{} {action}", letter(seat)));
    }
}

/// `A pass` or `pass`.
#[track_caller]
fn read(decision: &str) -> (Option<Seat>, Action) {
    let named = decision.split_once(' ').filter(|(name, _)| name.len() == 1);
    let seat = named.map(|(name, _)| Seat(name.as_bytes()[0] - b'A'));
    let action = named.map_or(decision, |(_, action)| action);
    (seat, action.parse().unwrap_or_else(|error| panic!("`{action}`: {error}")))
}

/// The letter of a seat: A for the first one.
pub fn letter(seat: Seat) -> String {
    char::from(b'A' + seat.0).to_string()
}

fn line(event: &Event) -> String {
    let json = serde_json::to_value(event).expect("an event can be written down");
    let fields = json.as_object().expect("an event has named fields");
    let shown = fields.iter().filter(|(name, _)| *name != "event").map(|(name, value)| {
        let value = match (name.as_str(), value) {
            ("seat" | "first", Value::Number(number)) => letter(Seat(number.as_u64().unwrap() as u8)),
            (_, Value::String(text)) => text.clone(),
            (_, other) => other.to_string(),
        };
        format!("{name}={value}")
    });
    let name = fields["event"].as_str().expect("an event has a name").to_owned();
    [name].into_iter().chain(shown).collect::<Vec<_>>().join(" ")
}
