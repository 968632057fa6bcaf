//! Short words to play with, and to say what came of it.

use ecotable_ecologic::*;
use ecotable_kernel::{Game, PlayError, Refusal as _, Seat, Table, Told, Viewer};
use serde_json::Value;

/// A table, and everything that has been told at it.
#[derive(Clone, Debug)]
pub struct Play {
    pub table: Table<Ecologic>,
    pub told: Vec<Told<Event>>,
}

impl Play {
    /// An ordinary match from the setup on.
    #[track_caller]
    pub fn new(config: &Config, seats: u8, seed: &str) -> Self {
        let game = Ecologic::new(config, seats).expect("options to play with");
        let (table, told) = Table::new(game, seed.parse().expect("a short text is a seed"));
        Self { table, told }
    }

    pub fn at(table: Table<Ecologic>) -> Self {
        Self { table, told: Vec::new() }
    }

    /// Plays decisions such as `A bid 1, B pass`; a decision without a seat is that of the seat named last.
    #[track_caller]
    pub fn go(&mut self, script: &str) {
        let mut seat = None;
        for decision in script.split(", ") {
            let (named, action) = read(decision);
            seat = named.or(seat);
            self.act(seat.expect("the first decision names its seat"), action);
        }
    }

    #[track_caller]
    pub fn act(&mut self, seat: Seat, action: &str) {
        let parsed: Action = action.parse().unwrap_or_else(|error| panic!("`{action}`: {error}"));
        match self.table.play(seat, parsed) {
            Ok(told) => self.told.extend(told),
            Err(error) => panic!(
                "{} cannot `{action}`: {error}; asked: {} {}",
                letter(seat),
                self.asked(),
                self.options()
            ),
        }
    }

    /// The actions of the seat that is asked, as they stand in the list.
    pub fn options(&self) -> String {
        let Some(seat) = self.table.to_act().first() else { return "over".to_owned() };
        let actions = self.table.legal_actions(seat);
        actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
    }

    /// Those options that begin with this word.
    pub fn those(&self, word: &str) -> String {
        let all = self.options();
        let chosen: Vec<_> =
            all.split(", ").filter(|action| action.split(' ').next() == Some(word)).collect();
        chosen.join(", ")
    }

    /// The seat that is asked and its question, such as `A slot`.
    pub fn asked(&self) -> String {
        let view = self.view();
        let decision = serde_json::to_value(view.decision).unwrap();
        let name = decision["name"].as_str().unwrap().to_owned();
        view.seat.map_or(name.clone(), |seat| format!("{} {name}", letter(seat)))
    }

    /// The rule that forbids a decision such as `A bid 9`, or what else is in its way.
    #[track_caller]
    pub fn refused(&self, decision: &str) -> String {
        let (seat, action) = read(decision);
        let action = action.parse().unwrap_or_else(|error| panic!("`{action}`: {error}"));
        match self.table.check(seat.expect("the decision names its seat"), action) {
            Err(PlayError::Refused(refusal)) => refusal.rule().to_owned(),
            Err(PlayError::NotAsked(_)) => "not asked".to_owned(),
            Err(error) => error.to_string(),
            Ok(()) => "allowed".to_owned(),
        }
    }

    pub fn view(&self) -> View {
        self.table.view(Viewer::Spectator)
    }

    pub fn player(&self, seat: Seat) -> PlayerView {
        self.view().players[seat.index()].clone()
    }

    pub fn snapshot(&self) -> Snapshot {
        self.table.game().snapshot(self.table.state())
    }

    /// The money of all seats.
    pub fn p(&self) -> Vec<u16> {
        self.view().players.iter().map(|player| player.money).collect()
    }

    /// The environment points of all seats.
    pub fn e(&self) -> Vec<i16> {
        self.view().players.iter().map(|player| player.enviro).collect()
    }

    /// The prices of oil and mineral tokens.
    pub fn prices(&self) -> (u8, u8) {
        let prices = self.view().prices;
        (prices.oil, prices.mineral)
    }

    /// The ids of a seat's initiatives.
    pub fn cards(&self, seat: Seat) -> String {
        words(self.player(seat).initiatives.iter())
    }

    /// The ids of the discarded initiatives.
    pub fn discard(&self) -> String {
        words(self.view().initiative_discard.iter())
    }

    /// What has been told, one short line each, such as `bid_made amount=1 seat=A`.
    pub fn story(&self) -> Vec<String> {
        self.told.iter().map(|told| line(&told.event)).collect()
    }

    /// Those lines of the story that begin with this word.
    pub fn lines(&self, word: &str) -> Vec<String> {
        self.story().into_iter().filter(|line| line.split(' ').next() == Some(word)).collect()
    }

    /// The gross income of each seat in the last Income phase.
    pub fn incomes(&self) -> Vec<u16> {
        let mut incomes = vec![0; usize::from(self.table.game().seats())];
        for told in &self.told {
            if let Event::IncomeReceived { seat, income, .. } = &told.event {
                incomes[seat.index()] = income.gross();
            }
        }
        incomes
    }

    /// The change of environment points of each seat in the last Environment phase.
    pub fn changes(&self) -> Vec<i16> {
        let mut changes = vec![0; usize::from(self.table.game().seats())];
        for told in &self.told {
            if let Event::EnvironmentBalanced { seat, change, .. } = &told.event {
                changes[seat.index()] = *change;
            }
        }
        changes
    }

    /// The seats in the order in which this question was put to them, while every one of them answers the same.
    #[track_caller]
    pub fn order_of(&mut self, question: &str, answer: &str) -> String {
        let mut order = String::new();
        while let Some(seat) = self.table.to_act().first() {
            if self.asked() != format!("{} {question}", letter(seat)) {
                break;
            }
            order.push_str(letter(seat));
            self.act(seat, answer);
        }
        order
    }

    /// Everybody passes or takes the first option until this question comes.
    #[track_caller]
    pub fn pass_until(&mut self, question: &str) {
        while self.asked() != question {
            let seat = self.table.to_act().first().expect("the question comes before the end");
            let first = self.table.legal_actions(seat)[0];
            self.act(seat, &first.to_string());
        }
    }
}

/// `A bid 1` or `bid 1`.
fn read(decision: &str) -> (Option<Seat>, &str) {
    let named = decision.split_once(' ').filter(|(name, _)| name.len() == 1);
    let seat = named.map(|(name, _)| Seat(name.as_bytes()[0] - b'A'));
    (seat, named.map_or(decision, |(_, action)| action))
}

pub fn letter(seat: Seat) -> &'static str {
    ["A", "B", "C", "D"][seat.index()]
}

pub fn words<T: ToString>(items: impl Iterator<Item = T>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

/// An event as a short line: its name, then its fields in the order of their names, seats as letters.
fn line(event: &Event) -> String {
    let Value::Object(mut fields) = serde_json::to_value(event).unwrap() else { return String::new() };
    let name = fields.remove("event").unwrap_or_default();
    let seats = ["seat", "leader", "owner", "from", "to", "partner", "proposer", "debtor", "creditor"];
    let shown = fields.iter().map(|(key, value)| match value.as_u64() {
        Some(number) if seats.contains(&key.as_str()) && number < 4 && name != "green_invested" => {
            format!("{key}={}", letter(Seat(number as u8)))
        }
        _ => format!("{key}={}", value.to_string().trim_matches('"')),
    });
    std::iter::once(name.as_str().unwrap_or_default().to_owned()).chain(shown).collect::<Vec<_>>().join(" ")
}
