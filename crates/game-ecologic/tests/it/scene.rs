//! Positions made by hand: a turn with a chosen event, and what each seat has.

use ecotable_ecologic::*;
use ecotable_kernel::{Game, Seat, SeatSet, Table};

use crate::play::Play;

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);

/// A position under construction: the leader is A, everybody has 10 money, 10 environment points and nothing else.
#[derive(Clone, Debug)]
pub struct Scene {
    pub config: Config,
    pub seats: u8,
    pub words: Snapshot,
    event: String,
    next: Option<String>,
}

impl Scene {
    /// A turn of the first edition with this event.
    pub fn first(event: &str) -> Self {
        Self::new(Edition::Ed1, event)
    }

    /// A turn of the second edition with this event.
    pub fn second(event: &str) -> Self {
        Self::new(Edition::Ed2, event)
    }

    fn new(edition: Edition, event: &str) -> Self {
        let player = PlayerSnapshot { money: 10, enviro: 10, ..PlayerSnapshot::default() };
        let words = Snapshot {
            turn: 1,
            leader: A,
            seat: A,
            decision: Decision::Slot,
            stage: None,
            done: None,
            event: Some(event.to_owned()),
            event_deck: None,
            event_discard: Vec::new(),
            initiative_deck: None,
            initiative_discard: Vec::new(),
            layout: None,
            tokens: None,
            aside: [0; 3],
            refineries: Vec::new(),
            tads: Default::default(),
            players: vec![player; 4],
            closed: SeatSet::EMPTY,
            barred: SeatSet::EMPTY,
            short: SeatSet::EMPTY,
            levy: 0,
            shift: None,
            used: UsedSnapshot::default(),
            proposals: 0,
            counters: Vec::new(),
            promises: Vec::new(),
        };
        let config = Config { edition, event_order: EventOrder::Scenario, ..Config::default() };
        Self { config, seats: 4, words, event: event.to_owned(), next: None }
    }

    pub fn seats(mut self, seats: u8) -> Self {
        self.seats = seats;
        self.words.players.truncate(usize::from(seats));
        self
    }

    pub fn options(mut self, set: impl FnOnce(&mut Config)) -> Self {
        set(&mut self.config);
        self
    }

    pub fn edit(mut self, set: impl FnOnce(&mut Snapshot)) -> Self {
        set(&mut self.words);
        self
    }

    pub fn leader(mut self, seat: Seat) -> Self {
        self.words.leader = seat;
        self
    }

    pub fn turn(mut self, turn: u8) -> Self {
        self.words.turn = turn;
        self
    }

    /// The event of the turn after this one.
    pub fn then(mut self, event: &str) -> Self {
        self.next = Some(event.to_owned());
        self
    }

    /// The money of the seats, from A on.
    pub fn p(mut self, money: &[u16]) -> Self {
        self.words.players.iter_mut().zip(money).for_each(|(player, &money)| player.money = money);
        self
    }

    /// The environment points of the seats, from A on.
    pub fn e(mut self, enviro: &[i16]) -> Self {
        self.words.players.iter_mut().zip(enviro).for_each(|(player, &enviro)| player.enviro = enviro);
        self
    }

    /// Refineries such as `oil 14:2, mineral 8`: type, cell and level.
    pub fn on(mut self, seat: Seat, refineries: &str) -> Self {
        for text in refineries.split(", ") {
            let (kind, place) = text.split_once(' ').expect("a type and a cell");
            let (cell, level) = place.split_once(':').unwrap_or((place, "1"));
            let refinery = RefinerySnapshot {
                cell: cell.parse().unwrap(),
                seat,
                kind: kind.parse().unwrap(),
                level: level.parse().unwrap(),
            };
            self.words.refineries.push(refinery);
        }
        self
    }

    /// Initiatives such as `EI01 EI13`.
    pub fn cards(mut self, seat: Seat, cards: &str) -> Self {
        let cards = cards.split(' ').map(|card| card.parse::<Initiative>().unwrap());
        self.words.players[seat.index()].initiatives.extend(cards);
        self
    }

    pub fn hand(mut self, seat: Seat, oil: u8, mineral: u8) -> Self {
        self.words.players[seat.index()].hand = PerType { oil, mineral };
        self
    }

    pub fn tad(mut self, id: &str, owner: Seat, cell: u8) -> Self {
        self.words.tads.insert(id.to_owned(), TadSnapshot { owner, cell: Some(cell) });
        self
    }

    pub fn ask(mut self, seat: Seat, decision: Decision) -> Self {
        self.words.seat = seat;
        self.words.decision = decision;
        self
    }

    /// The events of the game: those of earlier turns, this one, the next one and the Final Report.
    fn write_scenario(&mut self) {
        let cards = printed(self.config.edition);
        let last = cards.face(cards.final_report()).id.clone();
        let named = |id: &String| *id == self.event || Some(id) == self.next.as_ref() || *id == last;
        let others = cards.events.iter().map(|event| event.id.clone()).filter(|id| !named(id));
        let earlier: Vec<_> = others.take(usize::from(self.words.turn).saturating_sub(1)).collect();
        let this = (self.words.turn > 0).then(|| self.event.clone());
        let mut to_come: Vec<_> = self.next.clone().into_iter().chain([last.clone()]).collect();
        to_come.dedup();
        let rest: Vec<_> = to_come.into_iter().filter(|id| Some(id) != this.as_ref()).collect();
        self.config.scenario = earlier.iter().chain(&this).chain(&rest).cloned().collect();
        self.words.event = this;
        self.words.event_discard = earlier;
        self.words.event_deck = Some(rest);
    }

    pub fn game(&self) -> Ecologic {
        Ecologic::new(&self.config, self.seats).unwrap()
    }

    /// The position, or what is wrong with it.
    pub fn restore(mut self) -> Result<Play, String> {
        self.write_scenario();
        let game = self.game();
        let state = game.restore(&self.words).map_err(|flaw| flaw.to_string())?;
        Ok(Play::at(Table::resume(game, "scene".parse().unwrap(), state)))
    }

    #[track_caller]
    pub fn play(self) -> Play {
        self.restore().unwrap()
    }

    /// The slot of A.
    #[track_caller]
    pub fn slot(self) -> Play {
        self.play()
    }

    /// The Environment and Income phases, and the beginning of the next turn.
    #[track_caller]
    pub fn finish_turn(self) -> Play {
        let last = Seat((self.words.leader.0 + self.seats - 1) % self.seats);
        let mut play = self.ask(last, Decision::Wrap).play();
        play.act(last, "pass");
        play
    }

    /// The turn before this one is finished, so that the event is drawn with exactly these numbers.
    #[track_caller]
    pub fn draw_event(mut self) -> Play {
        let event = self.event.clone();
        let leader = self.words.leader;
        let quiet = match (self.config.edition, event.as_str()) {
            (Edition::Ed1, "F01") => "F04",
            (Edition::Ed1, _) => "F01",
            (Edition::Ed2, "S02") => "S05",
            (Edition::Ed2, _) => "S02",
        };
        self.words.leader = Seat((leader.0 + self.seats - 1) % self.seats);
        self.words.turn = self.words.turn.max(2) - 1;
        self.event = quiet.to_owned();
        self.next = None;
        let wanted: Vec<_> = self.words.players.iter().map(|player| (player.money, player.enviro)).collect();
        self.words.players.iter_mut().for_each(|player| (player.money, player.enviro) = (1000, 1000));
        let after = self.clone().edit(|words| words.promises.clear()).finish_turn();
        for (seat, player) in self.words.players.iter_mut().enumerate() {
            let (money, enviro) = (after.p()[seat], after.e()[seat]);
            player.money = (wanted[seat].0 + 1000).checked_sub(money).expect("less income than money");
            player.enviro = wanted[seat].1 + 1000 - enviro;
        }
        self.then(&event).finish_turn()
    }
}
