//! The Income phase: the cartel, income, running costs (EL-3.11).

use ecotable_kernel::{Seat, Step};
use ecotable_parts::bits;

use crate::cards::{Effect, Initiative, Kind, Tad};
use crate::config::{CentralLevels, CrisisLevels, Edition, Scope};
use crate::decision::Decision;
use crate::event::Event;
use crate::game::Ecologic;
use crate::state::{Stage, State};

/// The income of a refinery by its level (EL-1.3).
pub(crate) const INCOME: [u8; 5] = [0, 1, 3, 5, 7];

/// What a seat earns in an Income phase, and how it comes about.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq, serde::Serialize)]
pub struct Income {
    /// What the refineries earn by their levels.
    pub refineries: u16,
    /// What the event adds or takes.
    pub event: i16,
    /// What the Transport Hub gives.
    pub hub: u8,
    /// What the cartel adds.
    pub cartel: u16,
}

impl Income {
    /// All together.
    pub fn gross(&self) -> u16 {
        let earned = self.refineries.saturating_add_signed(self.event);
        earned + u16::from(self.hub) + self.cartel
    }
}

/// How many refineries of each type and level a seat has.
type Levels = [[u8; 5]; 2];

fn levels(state: &State, seat: Seat) -> Levels {
    let mut levels = [[0; 5]; 2];
    for kind in Kind::BOTH {
        for cell in bits(state.board.refineries(seat, kind)) {
            levels[kind.index()][usize::from(state.board.level(cell, seat, kind))] += 1;
        }
    }
    levels
}

/// Whether an event looks at the income of single refineries.
fn changes_income(effect: Effect) -> bool {
    matches!(
        effect,
        Effect::RichHorizons
            | Effect::OilRise
            | Effect::Logistics
            | Effect::Central
            | Effect::OilCrash
            | Effect::Accident
            | Effect::Outdated
            | Effect::Crisis
            | Effect::Analysts
    )
}

impl Ecologic {
    /// The leader may form a cartel; then all receive their income at the same time.
    pub(crate) fn next_in_cartel(&self, state: &mut State, step: &mut Step<Event>) {
        if state.effect == Effect::Cartel && state.done == 0 {
            return state.ask(state.leader, Decision::Cartel);
        }
        self.pay_income(state, None, step);
    }

    /// Income for every seat, doubled for the leader and its partner in a cartel.
    pub(crate) fn pay_income(&self, state: &mut State, partner: Option<Seat>, step: &mut Step<Event>) {
        for seat in state.leader.clockwise(self.seats) {
            let mut income = self.income(state, seat);
            if partner.is_some_and(|partner| seat == partner || seat == state.leader) {
                income.cartel = income.gross();
            }
            let player = state.player_mut(seat);
            player.money += income.gross();
            let money = player.money;
            step.tell(|| Event::IncomeReceived { seat, income, money });
        }
        state.enter(Stage::Upkeep);
    }

    /// What a seat earns in this turn, without a cartel.
    pub(crate) fn income(&self, state: &State, seat: Seat) -> Income {
        let mut refineries = 0;
        for kind in Kind::BOTH {
            for cell in bits(state.board.refineries(seat, kind)) {
                refineries += u16::from(INCOME[usize::from(state.board.level(cell, seat, kind))]);
            }
        }
        let hub = match self.edition() {
            Edition::Ed1 => 0,
            Edition::Ed2 => self.touching_tad(state, Tad::Th, seat),
        };
        let event = if changes_income(state.effect) { self.event_change(state, seat, refineries) } else { 0 };
        Income { refineries, event, hub, cartel: 0 }
    }

    /// What the event adds to the income of a seat, or takes from it.
    fn event_change(&self, state: &State, seat: Seat, refineries: u16) -> i16 {
        let levels = levels(state, seat);
        let loss = if state.is_protected(seat) { 0 } else { self.event_loss(state, seat, &levels) };
        self.event_bonus(state, &levels, refineries) - loss
    }

    /// What the event adds to the income of the refineries.
    fn event_bonus(&self, state: &State, levels: &Levels, refineries: u16) -> i16 {
        let small = |kind: Kind| i16::from(levels[kind.index()][1]);
        let medium = i16::from(levels[0][2] + levels[1][2]);
        let extra = i16::from(INCOME[2]);
        match (state.effect, self.edition(), self.config.central_levels) {
            (Effect::RichHorizons, ..) => small(Kind::Mineral),
            (Effect::OilRise, ..) => small(Kind::Oil),
            (Effect::Logistics, ..) => small(Kind::Oil) + small(Kind::Mineral),
            (Effect::Central, Edition::Ed1, _) => extra * medium.min(1),
            (Effect::Central, Edition::Ed2, CentralLevels::Two) => extra * medium,
            (Effect::Central, Edition::Ed2, CentralLevels::All) => refineries as i16,
            _ => 0,
        }
    }

    /// What the event takes from the income of the refineries of a seat that is not protected.
    fn event_loss(&self, state: &State, seat: Seat, levels: &Levels) -> i16 {
        let count = |level: usize| i16::from(levels[0][level] + levels[1][level]);
        let earned = |level: usize| count(level) * i16::from(INCOME[level]);
        let leads = seat == state.leader;
        match state.effect {
            Effect::OilCrash => i16::from(levels[Kind::Oil.index()][1].div_ceil(2)),
            Effect::Accident if leads || self.config.accident_scope == Scope::All => {
                let highest = (1..=4).rev().find(|&level| count(level) > 0);
                highest.map_or(0, |level| i16::from(INCOME[level]))
            }
            Effect::Outdated => earned(1),
            Effect::Crisis => match self.config.crisis_levels {
                CrisisLevels::OneTwo => earned(1) + earned(2),
                CrisisLevels::One => earned(1),
            },
            Effect::Analysts if leads => earned(3),
            _ => 0,
        }
    }

    /// The running costs of a seat's initiatives.
    pub(crate) fn running_costs(&self, state: &State, seat: Seat) -> u16 {
        state.player(seat).initiatives.initiatives().map(|card| u16::from(self.face(card).cost)).sum()
    }

    /// A seat that can pay its running costs does; another must give up initiatives first.
    pub(crate) fn next_upkeep(&self, state: &mut State, step: &mut Step<Event>) {
        while state.done < self.seats {
            let seat = self.current(state);
            let cost = self.running_costs(state, seat);
            let player = state.player_mut(seat);
            if player.money < cost {
                return state.ask(seat, Decision::Upkeep);
            }
            player.money -= cost;
            let money = player.money;
            if cost > 0 {
                step.tell(|| Event::UpkeepPaid { seat, cost, money });
            }
            state.next_seat();
        }
        self.end_turn(state, step);
    }

    /// An initiative that cannot be paid is given up.
    pub(crate) fn give_up(&self, state: &mut State, card: Initiative, step: &mut Step<Event>) {
        self.discard_card(state, card, step);
        state.ask = Decision::Nothing;
    }
}
