//! A whole position in words that a person can read and edit.

mod read;

use std::collections::BTreeMap;

use ecotable_kernel::{Flaw, Seat, SeatSet};
use ecotable_parts::{Pile, bits};
use serde::{Deserialize, Serialize};

use crate::board::{Board, MOST_CELLS, TOKENS_OF_A_TYPE};
use crate::cards::{Effect, EventCard, Initiative, Kind, MOST_EVENTS, Resource, TADS, Tad};
use crate::config::{Edition, EventOrder, EventPool};
use crate::deal::{Counters, MOST_PROMISES, MOST_PROPOSALS, Promise};
use crate::decision::Decision;
use crate::game::Ecologic;
use crate::state::{CardSet, Player, Stage, State, Territory, Used};
use crate::view::{PerType, Shift};
use read::{read_cards, read_players, read_promises, read_tads, usual_stage};

/// The most money or environment points in a position made by hand; play adds far less than what then still fits.
const MOST_POINTS: u16 = 10_000;

/// A position. Decks are listed from the top; one that is left out holds what lies nowhere else. A layout that is left
/// out is the reference layout, and a stage that is left out is the usual one of the decision.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are those of the view and of EL-3.2")]
pub struct Snapshot {
    pub turn: u8,
    pub leader: Seat,
    pub seat: Seat,
    pub decision: Decision,
    #[serde(default)]
    pub stage: Option<Stage>,
    #[serde(default)]
    pub done: Option<u8>,
    #[serde(default)]
    pub event: Option<String>,
    #[serde(default)]
    pub event_deck: Option<Vec<String>>,
    #[serde(default)]
    pub event_discard: Vec<String>,
    #[serde(default)]
    pub initiative_deck: Option<Vec<Initiative>>,
    #[serde(default)]
    pub initiative_discard: Vec<Initiative>,
    /// One letter for each cell: O oil, M mineral, B both, L lake or site.
    #[serde(default)]
    pub layout: Option<String>,
    /// The environment token of each cell; 0 where there is none.
    #[serde(default)]
    pub tokens: Option<Vec<u8>>,
    #[serde(default)]
    pub aside: [u8; 3],
    #[serde(default)]
    pub refineries: Vec<RefinerySnapshot>,
    #[serde(default)]
    pub tads: BTreeMap<String, TadSnapshot>,
    pub players: Vec<PlayerSnapshot>,
    #[serde(default)]
    pub closed: SeatSet,
    #[serde(default)]
    pub barred: SeatSet,
    #[serde(default)]
    pub short: SeatSet,
    #[serde(default)]
    pub levy: u8,
    #[serde(default)]
    pub shift: Option<Shift>,
    #[serde(default)]
    pub used: UsedSnapshot,
    #[serde(default)]
    pub proposals: u8,
    /// Of each seat, from the first; what is left out is 0.
    #[serde(default)]
    pub counters: Vec<u8>,
    #[serde(default)]
    pub promises: Vec<Promise>,
}

/// All tokens of one seat and one type in a cell.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct RefinerySnapshot {
    pub cell: u8,
    pub seat: Seat,
    #[serde(rename = "type")]
    pub kind: Kind,
    pub level: u8,
}

/// A territory that is sold.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct TadSnapshot {
    pub owner: Seat,
    #[serde(default)]
    pub cell: Option<u8>,
}

/// What belongs to one seat.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are those of the view")]
pub struct PlayerSnapshot {
    #[serde(rename = "P")]
    pub money: u16,
    #[serde(rename = "E")]
    pub enviro: i16,
    pub minus: bool,
    pub hand: PerType<u8>,
    pub kept: PerType<u8>,
    pub initiatives: Vec<Initiative>,
}

/// What can be done only once in a turn and has been done.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct UsedSnapshot {
    pub contractor: bool,
    pub veto: bool,
    pub tad: bool,
    pub shares: bool,
}

impl From<Used> for UsedSnapshot {
    fn from(Used { contractor, veto, tad, shares }: Used) -> Self {
        Self { contractor, veto, tad, shares }
    }
}

impl Ecologic {
    pub(crate) fn write_snapshot(&self, state: &State) -> Snapshot {
        let id = |card: u8| self.printed.events[usize::from(card)].id.clone();
        let from_top = |cards: &[u8]| cards.iter().rev().copied().collect::<Vec<_>>();
        Snapshot {
            turn: state.turn,
            leader: state.leader,
            seat: state.actor,
            decision: state.ask,
            stage: Some(state.stage),
            done: Some(state.done),
            event: state.event.map(|card| id(card.0)),
            event_deck: Some(from_top(state.event_deck.as_slice()).into_iter().map(id).collect()),
            event_discard: self.event_ids(state),
            initiative_deck: Some(from_top(state.deck.as_slice()).into_iter().map(Initiative).collect()),
            initiative_discard: state.discard.initiatives().collect(),
            layout: Some((0..self.map.cells).map(|cell| state.board.resource(cell).letter()).collect()),
            tokens: Some((0..self.map.cells).map(|cell| state.board.enviro(cell)).collect()),
            aside: state.aside,
            refineries: Seat::all(self.seats).flat_map(|seat| write_refineries(&state.board, seat)).collect(),
            tads: Tad::ALL.into_iter().filter_map(|tad| write_tad(state, tad)).collect(),
            players: state.players[..usize::from(self.seats)].iter().map(write_player).collect(),
            closed: state.closed,
            barred: state.barred,
            short: state.short,
            levy: state.levy,
            shift: state.shift.map(|(kind, by)| Shift { kind, by }),
            used: state.used.into(),
            proposals: state.proposals,
            counters: Seat::all(self.seats).map(|seat| state.counters.of(seat)).collect(),
            promises: state.promises.as_slice().to_vec(),
        }
    }

    pub(crate) fn read_snapshot(&self, words: &Snapshot) -> Result<State, Flaw> {
        self.check_sizes(words)?;
        let event = words.event.as_deref().map(|id| self.read_event(id)).transpose()?;
        let UsedSnapshot { contractor, veto, tad, shares } = words.used;
        let (tads, players) = (read_tads(words)?, read_players(words));
        let (stage, done) = self.read_stage(words);
        let mut board = self.read_board(words, &tads)?;
        let aside = self.read_aside(words, &mut board);
        let mut state = State {
            ask: Decision::Nothing,
            actor: words.seat,
            bidders: SeatSet::EMPTY,
            stage,
            done,
            leader: words.leader,
            turn: words.turn,
            event,
            effect: event.map_or(Effect::Grind, |card| self.printed.face(card).effect),
            used: Used { contractor, veto, tad, shares },
            closed: words.closed,
            barred: words.barred,
            short: words.short,
            levy: words.levy,
            shift: words.shift.map(|shift| (shift.kind, shift.by)),
            proposals: words.proposals,
            counters: Counters::from_each(&words.counters),
            event_deck: Pile::default(),
            event_discard: self.read_events(&words.event_discard)?,
            deck: Pile::default(),
            discard: read_cards(&words.initiative_discard)?,
            board,
            aside,
            tads,
            players,
            promises: read_promises(&words.promises),
        };
        // Who may take part in an auction follows from the rest, which must be possible first.
        self.audit_pieces(&state)?;
        state.ask = words.decision;
        if let Decision::Bidding { item, .. } = words.decision {
            state.bidders = self.bidders(&state, item);
        }
        self.read_decks(words, &mut state)?;
        self.audit_state(&state)?;
        Ok(state)
    }

    fn check_sizes(&self, words: &Snapshot) -> Result<(), Flaw> {
        let seats = usize::from(self.seats);
        if words.players.len() != seats {
            return Err(Flaw(format!("{} players at a table of {seats}", words.players.len())));
        }
        if words.leader.0 >= self.seats || words.seat.0 >= self.seats {
            return Err(Flaw("the leader or the seat that is asked is not at the table".into()));
        }
        let rich = |player: &PlayerSnapshot| {
            player.money > MOST_POINTS || player.enviro.unsigned_abs() > MOST_POINTS
        };
        if words.players.iter().any(rich) {
            return Err(Flaw(format!("at most {MOST_POINTS} money or environment points are possible")));
        }
        let hands = words.players.iter().flat_map(|player| [player.hand.oil, player.hand.mineral]);
        let levels = words.refineries.iter().map(|refinery| refinery.level);
        if hands.chain(levels).any(|tokens| tokens > TOKENS_OF_A_TYPE) {
            return Err(Flaw(format!("a seat has {TOKENS_OF_A_TYPE} tokens of a type")));
        }
        if words.promises.len() > MOST_PROMISES {
            return Err(Flaw(format!("at most {MOST_PROMISES} promises can be open")));
        }
        let too_many = |&count: &u8| count > MOST_PROPOSALS;
        if words.counters.len() > seats || words.counters.iter().any(too_many) {
            return Err(Flaw(format!("each seat answers at most {MOST_PROPOSALS} deals with another one")));
        }
        if words.turn > 2 * MOST_EVENTS as u8 {
            return Err(Flaw(format!("turn {} is later than any game lasts", words.turn)));
        }
        Ok(())
    }

    /// The stage and how many of it are done: as written, or as is usual for the decision.
    fn read_stage(&self, words: &Snapshot) -> (Stage, u8) {
        let (stage, seat) = usual_stage(self.edition(), words);
        let distance = seat.distance_from(words.leader, self.seats);
        let done = if stage == Stage::Start2 { self.seats - 1 - distance } else { distance };
        (words.stage.unwrap_or(stage), words.done.unwrap_or(done))
    }

    fn read_event(&self, id: &str) -> Result<EventCard, Flaw> {
        self.printed.event(id).ok_or_else(|| Flaw(format!("this edition has no event {id}")))
    }

    fn read_events(&self, ids: &[String]) -> Result<CardSet, Flaw> {
        let mut set = CardSet::default();
        for id in ids {
            set.insert(self.read_event(id)?.0);
        }
        if usize::from(set.len()) == ids.len() {
            Ok(set)
        } else {
            Err(Flaw("an event is discarded twice".into()))
        }
    }

    fn read_board(&self, words: &Snapshot, tads: &[Territory; TADS]) -> Result<Board, Flaw> {
        let hexes: Vec<Resource> = match &words.layout {
            None => self.printed.reference_hexes.clone(),
            Some(letters) => letters
                .chars()
                .map(Resource::from_letter)
                .collect::<Option<_>>()
                .ok_or_else(|| Flaw("a layout has the letters O, M, B and L".into()))?,
        };
        let listed = words.tokens.as_ref().unwrap_or(&self.printed.reference_tokens);
        if hexes.len() != usize::from(self.map.cells) || listed.len() != hexes.len() {
            return Err(Flaw(format!("the map has {} cells", self.map.cells)));
        }
        let mut enviro = [0; MOST_CELLS];
        enviro[..listed.len()].copy_from_slice(listed);
        let mut board = Board::new(hexes.into_iter(), enviro);
        for refinery in &words.refineries {
            if refinery.cell >= self.map.cells || refinery.seat.0 >= self.seats {
                return Err(Flaw("a refinery outside the map or without a seat".into()));
            }
            if refinery.level > 4 || board.tokens_in(refinery.cell) + refinery.level > 4 {
                return Err(Flaw(format!("more than four tokens in cell {} (EL-2.5)", refinery.cell)));
            }
            (0..refinery.level)
                .for_each(|_| board.put(self.map, refinery.seat, refinery.kind, refinery.cell));
        }
        if words.tokens.is_none() {
            let taken =
                words.refineries.iter().filter(|refinery| refinery.level > 0).map(|refinery| refinery.cell);
            for cell in taken.chain(tads.iter().filter_map(|tad| tad.place)) {
                board.take_enviro(cell.min(MOST_CELLS as u8 - 1));
            }
        }
        Ok(board)
    }

    /// The environment tokens that were put aside: as written, or those of the lakes of the reference layout (EL-R13).
    fn read_aside(&self, words: &Snapshot, board: &mut Board) -> [u8; 3] {
        let bare = self.edition() == Edition::Ed1 && !self.config.lake_tokens;
        if !bare || words.tokens.is_some() {
            return words.aside;
        }
        let mut aside = [0; 3];
        for (place, cell) in aside.iter_mut().zip(bits(board.sites())) {
            *place = board.take_enviro(cell);
        }
        if words.aside == [0; 3] { aside } else { words.aside }
    }

    /// Reads the decks that are listed and fills the others with what lies nowhere else.
    fn read_decks(&self, words: &Snapshot, state: &mut State) -> Result<(), Flaw> {
        state.event_deck = match &words.event_deck {
            Some(ids) if ids.len() > MOST_EVENTS => return Err(Flaw("too many events".into())),
            Some(ids) => {
                ids.iter().rev().map(|id| self.read_event(id).map(|card| card.0)).collect::<Result<_, _>>()?
            }
            None => self.missing_events(state),
        };
        state.deck = match &words.initiative_deck {
            Some(cards) if cards.len() > crate::cards::INITIATIVES => {
                return Err(Flaw("too many initiatives".into()));
            }
            Some(cards) => cards.iter().rev().map(|card| card.0).collect(),
            None => {
                let elsewhere = state.cards_elsewhere();
                let rest =
                    Initiative::all().filter(|card| self.is_in_game(*card) && !elsewhere.contains(&card.0));
                rest.map(|card| card.0).collect::<Vec<_>>().into_iter().rev().collect()
            }
        };
        Ok(())
    }

    /// Events that may still come, in the order of their ids, the Final Report at the bottom.
    fn missing_events(&self, state: &State) -> Pile<MOST_EVENTS> {
        let last = self.printed.final_report();
        let seen = |card: &EventCard| state.event_discard.contains(card.0) || state.event == Some(*card);
        if self.config.event_order == EventOrder::Scenario {
            let list = self.config.scenario_cards();
            return list.iter().rev().filter(|card| !seen(card)).map(|card| card.0).collect();
        }
        let listed = |card: &EventCard| match &self.config.event_pool {
            EventPool::Random => true,
            EventPool::List(ids) => ids.iter().any(|id| self.printed.event(id) == Some(*card)),
        };
        let mut from_top: Vec<u8> = Vec::new();
        for level in 1..=3 {
            let of_level = |card: &EventCard| self.printed.face(*card).level == level;
            let all = || self.printed.each_event().map(|(card, _)| card).filter(of_level);
            let drawn = all().filter(seen).count();
            let needed = usize::from(self.config.per_level()).saturating_sub(drawn);
            let last_to_come = of_level(&last) && !seen(&last);
            let others = all().filter(|card| listed(card) && !seen(card) && *card != last).map(|card| card.0);
            from_top.extend(others.take(needed.saturating_sub(usize::from(last_to_come))));
            from_top.extend(last_to_come.then_some(last.0));
        }
        from_top.into_iter().rev().collect()
    }
}

fn write_refineries(board: &Board, seat: Seat) -> Vec<RefinerySnapshot> {
    board
        .each_refinery(seat)
        .map(|(kind, cell, level)| RefinerySnapshot { cell, seat, kind, level })
        .collect()
}

fn write_tad(state: &State, tad: Tad) -> Option<(String, TadSnapshot)> {
    let Territory { owner, place } = state.tads[tad.index()];
    Some((tad.id().to_owned(), TadSnapshot { owner: owner?, cell: place }))
}

fn write_player(player: &Player) -> PlayerSnapshot {
    PlayerSnapshot {
        money: player.money,
        enviro: player.enviro,
        minus: player.minus,
        hand: PerType { oil: player.hand[0], mineral: player.hand[1] },
        kept: PerType { oil: player.kept[0], mineral: player.kept[1] },
        initiatives: player.initiatives.initiatives().collect(),
    }
}
