//! Trying things out on paper: what decisions would bring, as far as the seat that thinks them over may know.
//!
//! Everything is reckoned by the functions that play it, on a position that the seat cannot tell from the real one.

use arrayvec::ArrayVec;
use ecotable_kernel::{Game, GameRng, Peek, Seat, Step};

use crate::action::Action;
use crate::game::EcoTrade;
use crate::ids::Shipment;
use crate::means::{Attributes, Means};
use crate::refusal::Refusal;
use crate::rules::Top;
use crate::score::{Settlement, penalty};
use crate::state::{HAND, Node, Owned, Player, State, Turn, Underway};
use crate::view::{Offer, PlayerView};

/// A sheet of paper on which a seat tries out decisions.
#[derive(Clone, Debug)]
pub struct Trial<'g> {
    game: &'g EcoTrade,
    state: State,
    seat: Seat,
}

/// Cards that lie together on paper.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Laid {
    /// The decisions that lead from the present one to the choice of the means, or why the first is not possible.
    pub steps: Result<Vec<Action>, Refusal>,
    /// The cards, the top one first.
    pub cards: ArrayVec<Shipment, HAND>,
    /// The hand slot of the top card.
    pub top: u8,
    /// The two hand slots between which the top card can be chosen, if it can.
    pub tops: Option<[u8; 2]>,
    /// What each possible means makes of the shipment before its Incident.
    pub offers: ArrayVec<Offer, 4>,
}

impl<'g> Trial<'g> {
    /// The position as the seat knows it; if it is not deciding in its turn, as if it had come to its turn menu.
    pub fn of(peek: Peek<'g, EcoTrade>) -> Self {
        let (game, seat) = (peek.game(), peek.seat());
        let mut state = peek.imagine(&mut GameRng::quick(0));
        if state.current != seat || matches!(state.node, Node::ReturnCard { .. } | Node::Over) {
            (state.current, state.node, state.turn) = (seat, Node::TurnMenu, Turn::default());
        }
        Self { game, state, seat }
    }

    fn player(&self) -> &Player {
        self.state.player(self.seat)
    }

    /// The hand slots that are part of a shipment already, one bit for each.
    pub fn chosen(&self) -> u8 {
        self.state.draft().unwrap_or(0)
    }

    /// Whether the decision is possible.
    pub fn check(&self, action: Action) -> Result<(), Refusal> {
        self.game.check(&self.state, self.seat, action)
    }

    /// Takes a decision that chance has no part in, if it is possible.
    pub fn take(&mut self, action: Action) -> Result<(), Refusal> {
        self.check(action)?;
        let mut step = Step::simulated(GameRng::quick(0));
        self.game.apply(&mut self.state, self.seat, action, &mut step);
        Ok(())
    }

    /// Whether a card may travel together with the chosen ones (ET-3.5).
    pub fn joins(&self, chosen: u8, slot: u8) -> Result<(), Refusal> {
        self.player().card(slot).ok_or(Refusal::NoCardInHandSlot { slot })?;
        if chosen >> slot & 1 == 1 {
            return Err(Refusal::AlreadyInShipment { slot });
        }
        let together = chosen | 1 << slot;
        match together.count_ones() {
            1 => Ok(()),
            _ => self.game.check_load(self.game.load(self.player().chosen(together).map(|(_, card)| card))),
        }
    }

    /// Lays cards together; `top` is the wish for the top card, which counts where it can be chosen.
    pub fn lay(&self, cards: u8, top: Option<u8>) -> Result<Laid, Refusal> {
        let player = self.player();
        let together = player.chosen(cards).fold(0u8, |set, (slot, _)| set | 1 << slot);
        match together.count_ones() {
            0 => return Err(Refusal::NotAskedNow),
            1 => {}
            _ => self.game.check_load(self.game.load(player.chosen(together).map(|(_, card)| card)))?,
        }
        let (top, tops) = match self.game.top(player, together) {
            Top::Slot(slot) => (slot, None),
            Top::Asked { single, several } => {
                (if top == Some(several) { several } else { single }, Some([single, several]))
            }
        };
        let beneath = player.chosen(together & !(1 << top)).map(|(_, card)| card);
        Ok(Laid {
            steps: self.steps(together, top),
            cards: player.card(top).into_iter().chain(beneath).collect(),
            top,
            tops,
            offers: self.game.offers(player, together, top),
        })
    }

    /// The decisions up to the choice of the means.
    fn steps(&self, cards: u8, top: u8) -> Result<Vec<Action>, Refusal> {
        let mut paper = self.clone();
        let mut steps = Vec::new();
        for action in self.order(cards & !self.chosen())? {
            paper.take(action)?;
            steps.push(action);
        }
        loop {
            let action = match paper.state.node {
                Node::Combine { .. } => Action::DoneCombining,
                Node::TopCard { .. } => Action::TopCard(top),
                Node::Means { .. } => return Ok(steps),
                _ => return Err(Refusal::NotAskedNow),
            };
            paper.take(action)?;
            steps.push(action);
        }
    }

    /// The first order in which these cards can be chosen one by one: where regions need only hang together, not every
    /// order is possible (ET-3.5.4).
    fn order(&self, cards: u8) -> Result<ArrayVec<Action, HAND>, Refusal> {
        let mut why = None;
        for slot in (0..HAND as u8).filter(|slot| cards >> slot & 1 == 1) {
            let action = if self.chosen() == 0 { Action::StartWith(slot) } else { Action::AddCard(slot) };
            let mut paper = self.clone();
            let rest = |paper: Self| paper.order(cards & !(1 << slot)).map_err(|_| Refusal::RegionsApart);
            match paper.take(action).and_then(|()| rest(paper)) {
                Ok(rest) => return Ok([action].into_iter().chain(rest).collect()),
                Err(refusal) => why = why.or(Some(refusal)),
            }
        }
        why.map_or_else(|| Ok(ArrayVec::new()), Err)
    }

    /// The score if the game ended now.
    pub fn settlement(&self) -> Settlement {
        self.game.settlement(&self.state, self.seat)
    }

    /// The score if the shipment had arrived and the game ended then.
    pub fn arrived(&self, shipment: Offer) -> Settlement {
        let mut paper = self.clone();
        let byte = |number: i16| number.clamp(1, i16::from(u8::MAX)) as u8;
        let (growth, impact) = (byte(shipment.growth), byte(shipment.impact));
        let underway = Underway { cards: [None; HAND], means: shipment.means, time: 1, growth, impact };
        let slot = self.game.free_slot(self.player()).unwrap_or_default();
        let other = paper.state.player_mut(self.seat).board[slot].replace(underway);
        let mut step = Step::simulated(GameRng::quick(0));
        self.game.move_on(&mut paper.state, self.seat, slot, &mut step);
        paper.state.player_mut(self.seat).board[slot] = other;
        paper.settlement()
    }

    /// What an Incident would make of a shipment by this means.
    pub fn incident_change(&self, incident: crate::ids::Incident, means: Means) -> Attributes {
        self.game.incident_change(self.player().developments, means, incident)
    }
}

impl EcoTrade {
    /// What a means of transport changes on a shipment (ET-1.4).
    pub fn transport(&self, means: Means) -> Attributes {
        self.transport_change(means)
    }

    /// What a final Impact costs (ET-5.1.5).
    pub fn penalty_of(final_impact: u16) -> u16 {
        penalty(final_impact)
    }

    /// The most that a tracker shows (ET-4.1.2).
    pub fn track_end(&self) -> u16 {
        self.cap()
    }

    /// What a card from the deck costs a seat (ET-3.4.2).
    pub fn deck_price_seen(&self, player: &PlayerView) -> u16 {
        self.deck_price(&Player { developments: owned(player), ..Player::default() })
    }

    /// How many Developments of each category a seat is seen to own.
    pub fn fields_seen(&self, player: &PlayerView) -> [u8; 3] {
        self.categories(owned(player))
    }
}

/// The Developments of a seat as the rules keep them.
fn owned(player: &PlayerView) -> Owned {
    let mut owned = Owned::default();
    player.developments.iter().for_each(|card| owned.insert(card.id));
    owned
}
