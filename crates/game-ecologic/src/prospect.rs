//! What everybody can reckon from a view: where the seats will stand after the phases that come next.

use ecotable_kernel::Seat;

use crate::board::{Board, MOST_CELLS};
use crate::game::Ecologic;
use crate::score::Score;
use crate::state::{Item, Stage, State};
use crate::view::{PhaseName, PlayerView, RefineryView, View};

/// Where a seat stands on the way to the final score.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Prospect {
    /// Its money.
    pub money: u16,
    /// Its environment points.
    pub enviro: i16,
    /// The score, or that of its team, if the game ended there.
    pub score: Score,
}

/// What a phase will come to for a seat, as long as nobody decides anything else before.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Ahead {
    /// The Environment or the Income phase.
    pub phase: PhaseName,
    /// Where the seat stands after it, and after the phase before it in this list.
    pub prospect: Prospect,
    /// The seat comes out short: it must close a token, or cannot pay all its running costs and gives up initiatives.
    pub short: bool,
}

/// A phase to come.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Coming {
    Environment,
    /// That of the next turn: its event is not known.
    NextEnvironment,
    Income,
    /// Income has been paid, running costs have not.
    Upkeep,
}

/// Money, environment points, and whether the last phase left the seat short.
type Numbers = (u16, i16, bool);

impl Ecologic {
    /// Where a seat stands now.
    pub fn standing(&self, view: &View, seat: Seat) -> Prospect {
        self.prospect(view, seat, &[])
    }

    /// Where a seat will stand after the next Environment phase and after the next Income phase, in the order in which
    /// they come; fewer if the game ends before. Events of later turns, an exchange and a cartel are not foreseen, nor
    /// which token a seat will close or which initiatives it will give up.
    pub fn foresee(&self, view: &View, seat: Seat) -> Vec<Ahead> {
        let coming = self.coming(view);
        let ahead = |count: usize| {
            let past = &coming[..=count];
            let (_, _, short) = self.numbers_after(view, seat, past);
            Ahead { phase: phase_of(coming[count]), prospect: self.prospect(view, seat, past), short }
        };
        (0..coming.len()).map(ahead).collect()
    }

    /// The largest bid that a seat could pay for an item in the auction that `initiator` opened, as everybody knows;
    /// `None` if it may not take part (EL-3.5).
    pub fn most_bid_seen(&self, view: &View, seat: Seat, (item, initiator): (Item, Seat)) -> Option<u8> {
        let seen = self.seen(view);
        self.may_take_part(&seen, seat, item).then(|| self.most_bid(&seen, seat, item, initiator))
    }

    /// A position with what decides in a view who may take part in an auction and what it can pay: the board, the
    /// territories, the event, money and hands. The rules can be asked about that; all else is left out.
    fn seen(&self, view: &View) -> State {
        let mut seen = State::bare(self.board_seen(view), view.leader);
        let event = view.event.as_deref().and_then(|id| self.printed.event(id));
        seen.effect = event.map_or(seen.effect, |card| self.printed.face(card).effect);
        for (seat, player) in Seat::all(self.seats).zip(&view.players) {
            let own = seen.player_mut(seat);
            own.money = player.money;
            own.hand = [player.hand.oil, player.hand.mineral];
            player.tads.iter().for_each(|tad| seen.tads[tad.index()].owner = Some(seat));
            if player.barred {
                seen.barred.insert(seat);
            }
        }
        for (cell, place) in (0..).zip(&view.cells) {
            place.tad.iter().for_each(|tad| seen.tads[tad.index()].place = Some(cell));
        }
        seen
    }

    /// The board of a view, without environment tokens: some may lie face down.
    fn board_seen(&self, view: &View) -> Board {
        let mut board = Board::new(view.cells.iter().map(|cell| cell.resource), [0; MOST_CELLS]);
        for (cell, place) in (0..).zip(&view.cells) {
            for &RefineryView { seat, kind, level } in &place.refineries {
                (0..level).for_each(|_| board.put(self.map, seat, kind, cell));
            }
        }
        board
    }

    fn coming(&self, view: &View) -> Vec<Coming> {
        let last = &self.printed.face(self.stock.last).id;
        let ends = view.event.as_ref() == Some(last);
        let next_turn = (!ends).then_some(Coming::NextEnvironment);
        let this_turn = match view.stage {
            Stage::LastSettle | Stage::Over => return Vec::new(),
            Stage::Upkeep => Coming::Upkeep,
            Stage::Shutdown | Stage::Cartel => Coming::Income,
            _ => return vec![Coming::Environment, Coming::Income],
        };
        std::iter::once(this_turn).chain(next_turn).collect()
    }

    fn prospect(&self, view: &View, seat: Seat, past: &[Coming]) -> Prospect {
        let (money, enviro, _) = self.numbers_after(view, seat, past);
        let numbers = |seat: Seat, _: &PlayerView| {
            let (money, enviro, _) = self.numbers_after(view, seat, past);
            (money, enviro)
        };
        Prospect { money, enviro, score: self.score_with(view, seat, numbers) }
    }

    fn numbers_after(&self, view: &View, seat: Seat, past: &[Coming]) -> Numbers {
        let player = &view.players[seat.index()];
        let start = (player.money, player.enviro, false);
        past.iter().fold(start, |numbers, &phase| self.after_phase(view, seat, numbers, phase))
    }

    fn after_phase(&self, view: &View, seat: Seat, (money, enviro, _): Numbers, phase: Coming) -> Numbers {
        let player = &view.players[seat.index()];
        let pay = |money: u16, costs: u16| (money.saturating_sub(costs), enviro, money < costs);
        match phase {
            Coming::Environment | Coming::NextEnvironment => {
                let spared = if phase == Coming::Environment { 0 } else { i16::from(player.balance.exempt) };
                let (enviro, short) = self.balanced(enviro, player.balance.change() - spared);
                (money, enviro, short)
            }
            Coming::Income => pay(money + player.income.gross(), player.costs),
            Coming::Upkeep if self.has_paid(view, seat) => (money, enviro, false),
            Coming::Upkeep => pay(money, player.costs),
        }
    }

    /// Whether a seat has paid its running costs in this turn: seats before the one whose turn it is have.
    fn has_paid(&self, view: &View, seat: Seat) -> bool {
        let from_leader = |seat: Seat| (seat.0 + self.seats - view.leader.0) % self.seats;
        view.turn_of.is_none_or(|current| from_leader(seat) < from_leader(current))
    }
}

fn phase_of(coming: Coming) -> PhaseName {
    match coming {
        Coming::Environment | Coming::NextEnvironment => PhaseName::Environment,
        Coming::Income | Coming::Upkeep => PhaseName::Income,
    }
}
