//! Short words to play with, and to say what came of it.

use ecotable_kernel::{Game, PlayError, Refusal as _, Seat, Table, Told, Viewer};
use ecotable_tradejack::{Action, Config, Decider, Event, PhaseView, Snapshot, TradeJack, View};
use serde_json::Value;

/// A table, and everything that has been told at it.
#[derive(Clone, Debug)]
pub struct Play {
    pub table: Table<TradeJack>,
    pub told: Vec<Told<Event>>,
}

impl Play {
    /// An ordinary match from the setup on.
    #[track_caller]
    pub fn new(config: &Config, seats: u8, seed: &str) -> Self {
        let game = TradeJack::new(config, seats).expect("options to play with");
        let (table, told) = Table::new(game, seed.parse().expect("a short text is a seed"));
        Self { table, told }
    }

    pub fn at(table: Table<TradeJack>) -> Self {
        Self { table, told: Vec::new() }
    }

    /// Plays decisions such as `A bid 1, B pass`; a decision without a seat is that of the seat named last.
    #[track_caller]
    pub fn go(&mut self, script: &str) {
        let mut seat = None;
        for decision in script.split(", ") {
            let (named, action) = read(decision);
            seat = named.or(seat);
            self.decide(seat.expect("the first decision names its seat"), action);
        }
    }

    #[track_caller]
    fn decide(&mut self, seat: Seat, action: Action) {
        match self.table.play(seat, action) {
            Ok(told) => self.told.extend(told),
            Err(error) => panic!("{} cannot `{action}`: {error}", letter(seat)),
        }
    }

    /// Lays out sets such as `SOAP-B+GOLD-B` and offloads products such as `SOAP-B`.
    #[track_caller]
    pub fn lay_out(&mut self, seat: Seat, cards: &str) {
        for word in cards.split_whitespace() {
            let script = match word.split_once('+') {
                Some((product, source)) => format!("{0} set {product}, use {source}", letter(seat)),
                None => format!("{} offload {word}", letter(seat)),
            };
            self.go(&script);
        }
    }

    /// All seats that have not confirmed do so, beginning with A.
    #[track_caller]
    pub fn all_confirm(&mut self) {
        assert!(
            matches!(self.spectator().phase, PhaseView::Production { .. }),
            "only production is confirmed"
        );
        for seat in self.table.to_act().iter() {
            self.decide(seat, Action::Confirm);
        }
    }

    /// Everybody passes until production begins, and who may choose turns up the first source.
    #[track_caller]
    pub fn pass_all(&mut self) {
        loop {
            match self.spectator().phase {
                PhaseView::Bidding { auction, .. } => self.decide(auction.actor, Action::Pass),
                PhaseView::Choosing { revealer, .. } => self.decide(revealer, Action::First(0)),
                PhaseView::Production { .. } | PhaseView::Over { .. } => return,
            }
        }
    }

    /// Rounds without a bid and without production, up to the end of the game.
    #[track_caller]
    pub fn idle_to_the_end(&mut self) {
        while self.table.outcome().is_none() {
            self.pass_all();
            self.all_confirm();
        }
    }

    /// The actions that a seat may take, as they stand in the list.
    pub fn options(&self, seat: Seat) -> String {
        let actions = self.table.legal_actions(seat);
        actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
    }

    /// The seats that are asked, as in `A B`.
    pub fn asked(&self) -> String {
        self.table.to_act().iter().map(letter).collect::<Vec<_>>().join(" ")
    }

    /// The rule that forbids a decision such as `A bid 9`, or what else is in its way.
    #[track_caller]
    pub fn refused(&self, decision: &str) -> String {
        let (seat, action) = read(decision);
        match self.table.check(seat.expect("the decision names its seat"), action) {
            Err(PlayError::Refused(refusal)) => refusal.rule().to_owned(),
            Err(PlayError::NotAsked(_)) => "not asked".to_owned(),
            Err(error) => error.to_string(),
            Ok(()) => "allowed".to_owned(),
        }
    }

    /// The rule that forbids a decision of a seat that is not asked at all.
    #[track_caller]
    pub fn forbidden(&self, decision: &str) -> &'static str {
        let (seat, action) = read(decision);
        let seat = seat.expect("the decision names its seat");
        let refusal = self.table.game().check(self.table.state(), seat, action);
        refusal.expect_err("the rules forbid it").rule()
    }

    pub fn view(&self, seat: Seat) -> View {
        self.table.view(Viewer::Seat(seat))
    }

    pub fn spectator(&self) -> View {
        self.table.view(Viewer::Spectator)
    }

    pub fn snapshot(&self) -> Snapshot {
        self.table.game().snapshot(self.table.state())
    }

    pub fn capital(&self) -> Vec<u16> {
        self.spectator().players.iter().map(|player| player.capital).collect()
    }

    /// What has been told, to all and to single seats.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.told.iter().map(|told| &told.event)
    }

    /// What has been told to all, one short line each, such as `bid_made amount=1 seat=A`.
    pub fn story(&self) -> Vec<String> {
        let all = self.told.iter().filter(|told| told.to.includes(Viewer::Spectator));
        all.map(|told| line(&told.event)).collect()
    }

    /// Those lines of the story that begin with this word.
    pub fn lines(&self, word: &str) -> Vec<String> {
        self.story().into_iter().filter(|line| line.split(' ').next() == Some(word)).collect()
    }

    /// Income and Green Credits of each set that a seat has sold.
    pub fn sold(&self, seat: Seat) -> Vec<(u16, u16)> {
        let sale = |event: &Event| match event {
            Event::SetSold { seat: seller, sale, .. } if *seller == seat => {
                Some((sale.income, *sale.credits.last().expect("the printed credits come first")))
            }
            _ => None,
        };
        self.events().filter_map(sale).collect()
    }

    /// What each seat has received, in seat order.
    pub fn incomes(&self) -> Vec<u16> {
        let mut incomes = vec![0; usize::from(self.table.game().seats())];
        for event in self.events() {
            if let Event::IncomeReceived { seat, income, .. } = event {
                incomes[seat.index()] += income;
            }
        }
        incomes
    }

    /// Who took an award and what decided it; `None` if nobody qualified.
    #[track_caller]
    pub fn award(&self, id: &str) -> Option<(Seat, Decider)> {
        let given = |event: &Event| match event {
            Event::AwardWon { seat, card, decided_by, .. } if card == id => Some(Some((*seat, *decided_by))),
            Event::AwardUnclaimed { card } if card == id => Some(None),
            _ => None,
        };
        self.events().find_map(given).expect("the award has been given or discarded")
    }
}

/// `A bid 1` or `bid 1`.
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
            ("seat" | "first" | "revealer", Value::Number(number)) => {
                letter(Seat(number.as_u64().expect("a seat is a small number") as u8))
            }
            (_, Value::String(text)) => text.clone(),
            (_, other) => other.to_string(),
        };
        format!("{name}={value}")
    });
    let name = fields["event"].as_str().expect("an event has a name").to_owned();
    [name].into_iter().chain(shown).collect::<Vec<_>>().join(" ")
}
