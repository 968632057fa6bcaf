//! What each viewer may know: all seats the same (EL-3.2).

use ecotable_kernel::{PerSeat, Seat, Viewer};
use serde::Serialize;

use crate::cards::{Initiative, Kind, Resource, Tad};
use crate::config::{Config, Edition};
use crate::deal::Promise;
use crate::decision::Decision;
use crate::game::Ecologic;
use crate::rules::{Balance, Income};
use crate::score::Score;
use crate::snapshot::UsedSnapshot;
use crate::state::{Stage, State};

/// What one viewer may know of a game of Ecologic.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
pub struct View {
    /// Who is looking; nobody's seat for a spectator.
    pub viewer: Option<Seat>,
    /// The edition.
    pub edition: Edition,
    /// The turn, from 1; 0 during the setup.
    pub turn: u8,
    /// The phase of the turn.
    pub phase: PhaseName,
    /// The part of the phase in which seats are asked one after the other.
    pub stage: Stage,
    /// The leader.
    pub leader: Seat,
    /// Whose turn it is within the stage, while in an auction others are asked; nobody's where seats do not take turns.
    pub turn_of: Option<Seat>,
    /// Who is asked; nobody when the game is over.
    pub seat: Option<Seat>,
    /// What is asked.
    pub decision: Decision,
    /// The levy that was named, while seats are asked to pay it.
    pub levy: Option<u8>,
    /// The promise that its debtor is asked to keep.
    pub promise: Option<Promise>,
    /// What can be done only once in a turn and has been done.
    pub used: UsedSnapshot,
    /// The event of this turn.
    pub event: Option<String>,
    /// The events of earlier turns.
    pub event_discard: Vec<String>,
    /// How many events of level I, II and III are left in the deck.
    pub events_left: [u8; 3],
    /// How many initiatives are left in the deck.
    pub initiatives_left: u8,
    /// The discarded initiatives.
    pub initiative_discard: Vec<Initiative>,
    /// The price of a token of each type.
    pub prices: PerType<u8>,
    /// The price that an event has shifted.
    pub shift: Option<Shift>,
    /// The lowest opening bid for a territory.
    pub tad_nominal: u8,
    /// The territories that nobody owns.
    pub tads_for_sale: Vec<Tad>,
    /// The cells of the map.
    pub cells: Vec<CellView>,
    /// The seats.
    pub players: PerSeat<PlayerView>,
    /// The open promises.
    pub promises: Vec<Promise>,
    /// How many deals were proposed in this slot or WRAP.
    pub proposals: u8,
    /// The options of the match as they work: what depends on the edition is filled in, and a scenario is left out.
    pub options: Config,
}

/// The phases of a turn.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum PhaseName {
    Setup,
    Event,
    Action,
    Environment,
    Income,
    Over,
}

/// One value for oil and one for mineral.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq, Serialize, serde::Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct PerType<T> {
    pub oil: T,
    pub mineral: T,
}

/// A shifted price.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Serialize, serde::Deserialize)]
pub struct Shift {
    /// The type of token.
    #[serde(rename = "type")]
    pub kind: Kind,
    /// What is added to the price.
    pub by: i8,
}

/// A cell of the map.
#[derive(Clone, Debug, Eq, Hash, PartialEq, Serialize)]
pub struct CellView {
    /// What can be extracted.
    pub resource: Resource,
    /// Its environment token.
    pub token: TokenView,
    /// The refineries.
    pub refineries: Vec<RefineryView>,
    /// The territory placed here.
    pub tad: Option<Tad>,
}

/// The environment token of a cell.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TokenView {
    /// There is none.
    None,
    /// It lies face down.
    Hidden,
    /// Its value.
    #[serde(untagged)]
    Value(u8),
}

/// All tokens of one seat and one type in a cell.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RefineryView {
    /// Whose.
    pub seat: Seat,
    /// Of which type.
    #[serde(rename = "type")]
    pub kind: Kind,
    /// How many tokens.
    pub level: u8,
}

/// What all may know of a seat.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
pub struct PlayerView {
    /// Its money.
    #[serde(rename = "P")]
    pub money: u16,
    /// Its environment points.
    #[serde(rename = "E")]
    pub enviro: i16,
    /// Whether its marker shows "Minus".
    pub minus: bool,
    /// Tokens in hand.
    pub hand: PerType<u8>,
    /// Those of them that were bought in this Action phase and wait for a later one.
    pub kept: PerType<u8>,
    /// Tokens that are neither on the board nor in hand.
    pub supply: PerType<u8>,
    /// Tokens on the board.
    pub tokens: PerType<u8>,
    /// Its initiatives.
    pub initiatives: Vec<Initiative>,
    /// Its territories.
    pub tads: Vec<Tad>,
    /// Whether it has closed a token of its own accord in this turn.
    pub closed: bool,
    /// Whether it sits out this Action phase.
    pub barred: bool,
    /// How its environment points would change now.
    pub balance: Balance,
    /// What it would earn now.
    pub income: Income,
    /// Its running costs.
    pub costs: u16,
    /// How many deals it has answered with another one in this slot or WRAP.
    pub counters: u8,
    /// The smaller of its two numbers divided by the larger, with two decimals; in the first edition only.
    pub k_shown: Option<String>,
    /// Its score, or that of its team, if the game ended now.
    pub score: Score,
    /// That score as it is written.
    pub score_shown: String,
}

impl View {
    /// Whether the Academy protects a seat (EL-4.1).
    pub fn is_protected(&self, seat: Seat) -> bool {
        self.players.get(seat.index()).is_some_and(|player| player.tads.contains(&Tad::Ac))
    }
}

impl Ecologic {
    pub(crate) fn view_of(&self, state: &State, viewer: Viewer) -> View {
        View {
            viewer: viewer.seat().filter(|seat| seat.0 < self.seats),
            edition: self.edition(),
            turn: state.turn,
            phase: phase_of(state.stage),
            stage: state.stage,
            leader: state.leader,
            turn_of: self.turn_of(state),
            seat: (state.ask != Decision::Over).then_some(state.actor),
            decision: state.ask,
            levy: (state.levy > 0).then_some(state.levy),
            promise: asked_promise(state),
            used: state.used.into(),
            event: state.event.map(|card| self.printed.face(card).id.clone()),
            event_discard: self.event_ids(state),
            events_left: self.events_left(state),
            initiatives_left: state.deck.len() as u8,
            initiative_discard: state.discard.initiatives().collect(),
            prices: per_type(|kind| self.price(state, kind)),
            shift: state.shift.map(|(kind, by)| Shift { kind, by }),
            tad_nominal: self.tad_nominal(state),
            tads_for_sale: self.tads_for_sale(state).collect(),
            cells: (0..self.map.cells).map(|cell| self.view_cell(state, cell)).collect(),
            players: Seat::all(self.seats).map(|seat| self.view_player(state, seat)).collect(),
            promises: state.promises.as_slice().to_vec(),
            proposals: state.proposals,
            options: self.shown.clone(),
        }
    }

    fn turn_of(&self, state: &State) -> Option<Seat> {
        match state.stage {
            Stage::Settle | Stage::LastSettle | Stage::Over => None,
            Stage::Spill => Some(state.leader),
            _ => (state.done < self.seats).then(|| self.current(state)),
        }
    }

    pub(crate) fn event_ids(&self, state: &State) -> Vec<String> {
        let seen = self.printed.each_event().filter(|(card, _)| state.event_discard.contains(card.0));
        seen.map(|(_, face)| face.id.clone()).collect()
    }

    pub(crate) fn events_left(&self, state: &State) -> [u8; 3] {
        let mut left = [0; 3];
        for &card in state.event_deck.as_slice() {
            left[usize::from(self.printed.events[usize::from(card)].level) - 1] += 1;
        }
        left
    }

    fn view_cell(&self, state: &State, cell: u8) -> CellView {
        let refinery = |seat: Seat, kind: Kind| {
            let level = state.board.level(cell, seat, kind);
            (level > 0).then_some(RefineryView { seat, kind, level })
        };
        let of_seat = |seat: Seat| Kind::BOTH.into_iter().filter_map(move |kind| refinery(seat, kind));
        let placed = |tad: &Tad| state.tads[tad.index()].place == Some(cell);
        CellView {
            resource: state.board.resource(cell),
            token: match state.board.enviro(cell) {
                0 => TokenView::None,
                _ if self.config.face_down => TokenView::Hidden,
                value => TokenView::Value(value),
            },
            refineries: Seat::all(self.seats).flat_map(of_seat).collect(),
            tad: Tad::ALL.into_iter().find(placed),
        }
    }

    fn view_player(&self, state: &State, seat: Seat) -> PlayerView {
        let player = state.player(seat);
        let score = self.score(state, seat);
        let owned = |tad: &Tad| state.tads[tad.index()].owner == Some(seat);
        PlayerView {
            money: player.money,
            enviro: player.enviro,
            minus: player.minus,
            hand: per_type(|kind| player.hand[kind.index()]),
            kept: per_type(|kind| player.kept[kind.index()]),
            supply: per_type(|kind| self.supply(state, seat, kind)),
            tokens: per_type(|kind| state.board.count(seat, kind)),
            initiatives: player.initiatives.initiatives().collect(),
            tads: Tad::ALL.into_iter().filter(owned).collect(),
            closed: state.closed.contains(seat),
            barred: state.barred.contains(seat),
            balance: self.balance(state, seat),
            income: self.income(state, seat),
            costs: self.running_costs(state, seat),
            counters: state.counters.of(seat),
            k_shown: self.show_balance(state, seat),
            score_shown: self.show_score(score),
            score,
        }
    }

    fn show_balance(&self, state: &State, seat: Seat) -> Option<String> {
        let hundredths = self.balance_in_hundredths(state, seat);
        let shown = || format!("{}.{:02}", hundredths / 100, hundredths % 100);
        (self.edition() == Edition::Ed1).then(shown)
    }

    /// A score with one decimal if it is kept exact, otherwise a whole number.
    pub fn show_score(&self, score: Score) -> String {
        match self.rounding {
            crate::config::ScoreRounding::Exact => {
                let tenths = score.tenths();
                format!("{}.{}", tenths / 10, tenths % 10)
            }
            _ => score.numerator.to_string(),
        }
    }
}

fn asked_promise(state: &State) -> Option<Promise> {
    let is_asked = state.ask == Decision::Promise;
    state.promises.as_slice().get(usize::from(state.done)).copied().filter(|_| is_asked)
}

fn per_type<T>(value: impl Fn(Kind) -> T) -> PerType<T> {
    PerType { oil: value(Kind::Oil), mineral: value(Kind::Mineral) }
}

fn phase_of(stage: Stage) -> PhaseName {
    match stage {
        Stage::Start1 | Stage::Start2 => PhaseName::Setup,
        Stage::Event | Stage::Spill => PhaseName::Event,
        Stage::Settle
        | Stage::Media
        | Stage::Expo
        | Stage::Slots
        | Stage::SecondSlots
        | Stage::Platform
        | Stage::Cards
        | Stage::Wrap => PhaseName::Action,
        Stage::Exchange | Stage::Shutdown => PhaseName::Environment,
        Stage::Cartel | Stage::Upkeep | Stage::LastSettle => PhaseName::Income,
        Stage::Over => PhaseName::Over,
    }
}
