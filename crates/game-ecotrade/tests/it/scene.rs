//! Positions made by hand.
//!
//! A [`Scene`] is described as the rules speak of it: hands, Growth, shipments, the tops of the decks. Everything that is
//! not mentioned lies where it does no harm. What is played from it is in `play.rs`.

use ecotable_ecotrade::{
    Banking, BoardSnapshot, Config, EcoTrade, EndSnapshot, Incident, Level, Main, Means, NodeSnapshot,
    OwnedDevelopment, PlayerSnapshot, Reason, Shipment, Snapshot, State,
};
use ecotable_kernel::{Game, Seat, Table};

use crate::play::Play;

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);

/// A position under construction: A has the turn menu of round 2, Growth 4 each, empty hands.
#[derive(Clone, Debug)]
pub struct Scene {
    config: Config,
    start: Snapshot,
    deck: Supply,
    incidents: Vec<Incident>,
    incidents_used: bool,
}

/// What is said about the Shipment cards that can be taken.
#[derive(Clone, Debug)]
enum Supply {
    Any,
    /// These lie on top of the deck.
    Top(Vec<Shipment>),
    /// Only these are left in the deck; the others have been completed.
    Left(Vec<Shipment>),
}

impl Scene {
    pub fn new(seats: u8) -> Self {
        let player = PlayerSnapshot { tracker: 4, ..PlayerSnapshot::default() };
        Self {
            config: Config::default(),
            start: Snapshot {
                round: 2,
                first_player: A,
                current: A,
                node: NodeSnapshot::TurnMenu,
                main: Main::None,
                sent: None,
                purchased: None,
                advanced: false,
                passes_in_a_row: None,
                end_trigger: None,
                market: None,
                deck: None,
                put_away: Vec::new(),
                incident_deck: None,
                incident_discard: Vec::new(),
                players: vec![player; usize::from(seats)],
            },
            deck: Supply::Any,
            incidents: Vec::new(),
            incidents_used: false,
        }
    }

    /// Changes options.
    pub fn with(mut self, change: impl FnOnce(&mut Config)) -> Self {
        change(&mut self.config);
        self
    }

    pub fn round(mut self, round: u8) -> Self {
        self.start.round = round;
        self
    }

    pub fn turn(mut self, seat: Seat) -> Self {
        self.start.current = seat;
        self
    }

    pub fn first(mut self, seat: Seat) -> Self {
        self.start.first_player = seat;
        self
    }

    pub fn main(mut self, main: Main) -> Self {
        self.start.main = main;
        self
    }

    /// The cards of a hand, from slot 0 on.
    pub fn hand(mut self, seat: Seat, cards: &str) -> Self {
        self.player(seat).hand = all(cards).into_iter().map(Some).collect();
        self
    }

    /// Growth, on the tracker as far as it goes.
    pub fn growth(mut self, seat: Seat, growth: u16) -> Self {
        let cap = u16::from(self.config.growth_limit).max(35);
        let player = self.player(seat);
        player.tracker = growth.min(cap);
        player.growth_tokens = growth - growth.min(cap);
        self
    }

    /// Tracker and tokens, with manual banking.
    pub fn purse(mut self, seat: Seat, tracker: u16, tokens: u16) -> Self {
        self.config.banking = Banking::Manual;
        (self.player(seat).tracker, self.player(seat).growth_tokens) = (tracker, tokens);
        self
    }

    pub fn impact(mut self, seat: Seat, impact: u16) -> Self {
        self.player(seat).impact = impact;
        self
    }

    /// A shipment in the next board slot, such as `S04+S11 road 6/15/7`.
    pub fn shipment(mut self, seat: Seat, text: &str) -> Self {
        let [cards, means, numbers] = words(text);
        let numbers: Vec<u8> = numbers.split('/').map(|number| number.parse().unwrap()).collect();
        let shipment = BoardSnapshot {
            cards: all(&cards.replace('+', " ")),
            means: Means::ALL.into_iter().find(|it| it.as_str() == means).unwrap(),
            time: numbers[0],
            growth: numbers[1],
            impact: numbers[2],
        };
        self.player(seat).board.push(Some(shipment));
        self
    }

    /// Developments such as `D01 D02`, in Version 2 `D09:3`.
    pub fn owns(mut self, seat: Seat, cards: &str) -> Self {
        let owned = cards.split_whitespace().map(|card| match card.split_once(':') {
            Some((id, level)) => {
                OwnedDevelopment { id: id.parse().unwrap(), level: Level::new(level.parse().unwrap()) }
            }
            None => OwnedDevelopment { id: card.parse().unwrap(), level: None },
        });
        self.player(seat).developments = owned.collect();
        self
    }

    pub fn passed(mut self, seat: Seat) -> Self {
        self.player(seat).passed_last_turn = true;
        self
    }

    /// The end was triggered in this turn.
    pub fn end(mut self, reason: Reason, seat: Seat) -> Self {
        self.start.end_trigger = Some(EndSnapshot { reason, seat, turns_left: None });
        self
    }

    /// The market slot by slot; `-` is an empty slot.
    pub fn market(mut self, cards: &str) -> Self {
        let card = |word: &str| (word != "-").then(|| word.parse().unwrap());
        self.start.market = Some(cards.split_whitespace().map(card).collect());
        self
    }

    /// The cards that come next, from the top.
    pub fn deck_top(mut self, cards: &str) -> Self {
        self.deck = Supply::Top(all(cards));
        self
    }

    /// The only cards that are left in the deck; all others not mentioned have been completed by the last seat.
    pub fn deck_left(mut self, cards: &str) -> Self {
        self.deck = Supply::Left(all(cards));
        self
    }

    /// Neither deck nor market has a card.
    pub fn sold_out(self) -> Self {
        let empty = "- ".repeat(self.start.players.len() + 1);
        self.market(&empty).deck_left("")
    }

    /// The Incidents that come next, from the top.
    pub fn incidents(mut self, cards: &str) -> Self {
        self.incidents = cards.split_whitespace().map(|card| card.parse().unwrap()).collect();
        self
    }

    /// Only these Incidents are left in the deck, the others are discarded.
    pub fn incidents_left(mut self, cards: &str) -> Self {
        self.incidents_used = true;
        self.incidents(cards)
    }

    #[track_caller]
    pub fn play(&self) -> Play {
        let game = EcoTrade::new(&self.config, self.start.players.len() as u8).unwrap();
        let state = self.state(&game);
        Play::at(Table::resume(game, "scene".parse().unwrap(), state))
    }

    #[track_caller]
    fn state(&self, game: &EcoTrade) -> State {
        let mut words = self.start.clone();
        let used = self.used_cards();
        let rest = |kept: &[Shipment]| -> Vec<Shipment> {
            Shipment::all().filter(|card| !used.contains(card) && !kept.contains(card)).collect()
        };
        match &self.deck {
            Supply::Any => {}
            Supply::Top(top) => words.deck = Some([top.as_slice(), &rest(top)].concat()),
            Supply::Left(left) => {
                words.deck = Some(left.clone());
                words.players.last_mut().unwrap().completed = rest(left);
            }
        }
        let others: Vec<Incident> = Incident::all().filter(|card| !self.incidents.contains(card)).collect();
        if self.incidents_used {
            (words.incident_deck, words.incident_discard) = (Some(self.incidents.clone()), others);
        } else {
            words.incident_deck = Some([self.incidents.as_slice(), &others].concat());
        }
        game.restore(&words).expect("a possible position")
    }

    fn used_cards(&self) -> Vec<Shipment> {
        let mut used: Vec<Shipment> = self.start.market.iter().flatten().flatten().copied().collect();
        for player in &self.start.players {
            used.extend(player.hand.iter().flatten());
            used.extend(player.board.iter().flatten().flat_map(|shipment| &shipment.cards));
        }
        used
    }

    fn player(&mut self, seat: Seat) -> &mut PlayerSnapshot {
        &mut self.start.players[seat.index()]
    }
}

fn words<const N: usize>(text: &str) -> [&str; N] {
    text.split_whitespace().collect::<Vec<_>>().try_into().expect("as many words as this needs")
}

/// Cards such as `S01 S02`.
#[track_caller]
pub fn all(cards: &str) -> Vec<Shipment> {
    cards.split_whitespace().map(|card| card.parse().expect("a card such as S01")).collect()
}
