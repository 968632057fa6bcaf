//! Which cards travel together, and which lies on top (ET-3.5).

use ecotable_kernel::Step;

use crate::action::Action;
use crate::cards::Region;
use crate::config::Adjacency;
use crate::event::Event;
use crate::game::EcoTrade;
use crate::ids::Shipment;
use crate::means::MeansSet;
use crate::refusal::Refusal;
use crate::state::{HAND, Main, Node, Player, State};

/// The most that a combined shipment may carry (ET-3.5.1).
const MOST_QUANTITY: u8 = 7;

/// What several cards have together.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Load {
    quantity: u8,
    origins: u8,
    destinations: u8,
    means: MeansSet,
}

/// Which card lies on top.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Top {
    /// The card in this hand slot.
    Slot(u8),
    /// The player chooses between two hand slots: a card with a single means, and one with several.
    Asked {
        /// The card with a single means.
        single: u8,
        /// The card with several means.
        several: u8,
    },
}

impl EcoTrade {
    /// What these cards have together.
    #[inline]
    pub(crate) fn load(&self, cards: impl Iterator<Item = Shipment>) -> Load {
        let empty = Load { quantity: 0, origins: 0, destinations: 0, means: MeansSet::ALL };
        cards.fold(empty, |load, card| self.with(load, card))
    }

    #[inline]
    fn with(&self, load: Load, card: Shipment) -> Load {
        let card = self.cards.shipment(card);
        Load {
            quantity: load.quantity.saturating_add(card.quantity),
            origins: load.origins | card.origin.bit(),
            destinations: load.destinations | card.destination.bit(),
            means: load.means.and(card.means),
        }
    }

    /// Whether the cards of this load may travel together (ET-3.5.1 to ET-3.5.3).
    #[inline]
    pub(crate) fn check_load(&self, load: Load) -> Result<(), Refusal> {
        if load.quantity > MOST_QUANTITY {
            return Err(Refusal::TooMuchQuantity { quantity: load.quantity });
        }
        if !self.hang_together(load.origins) || !self.hang_together(load.destinations) {
            return Err(Refusal::RegionsApart);
        }
        if load.means.is_empty() {
            return Err(Refusal::NoCommonMeans);
        }
        Ok(())
    }

    /// Whether the regions of a set are adjacent (ET-R16).
    #[inline]
    fn hang_together(&self, regions: u8) -> bool {
        match self.config.combine_adjacency {
            Adjacency::Pairwise => each_region(regions).all(|region| regions & !self.adjacent[region] == 0),
            Adjacency::Connected => self.reach(regions) == regions,
        }
    }

    /// The regions of the set that can be reached from its first one through regions of the set.
    fn reach(&self, regions: u8) -> u8 {
        let mut reached = regions & regions.wrapping_neg();
        loop {
            let next =
                each_region(reached).fold(reached, |set, region| set | self.adjacent[region]) & regions;
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }

    /// The hand slots, one bit for each, whose cards may join the chosen ones.
    #[inline]
    pub(crate) fn candidates(&self, player: &Player, cards: u8) -> u8 {
        let load = self.load(player.chosen(cards).map(|(_, card)| card));
        let others = player.chosen(!cards);
        others.fold(
            0,
            |set, (slot, card)| {
                if self.check_load(self.with(load, card)).is_ok() { set | 1 << slot } else { set }
            },
        )
    }

    #[inline]
    pub(crate) fn list_combinations(&self, player: &Player, cards: u8, into: &mut Vec<Action>) {
        let candidates = self.candidates(player, cards);
        into.extend((0..HAND as u8).filter(|slot| candidates >> slot & 1 == 1).map(Action::AddCard));
        into.push(Action::DoneCombining);
    }

    pub(crate) fn check_add(&self, state: &State, slot: u8) -> Result<(), Refusal> {
        let Node::Combine { cards } = state.node else { return Err(Refusal::NotAskedNow) };
        let player = state.mover();
        let card = player.card(slot).ok_or(Refusal::NoCardInHandSlot { slot })?;
        if cards >> slot & 1 == 1 {
            return Err(Refusal::AlreadyInShipment { slot });
        }
        let load = self.load(player.chosen(cards).map(|(_, card)| card));
        self.check_load(self.with(load, card))
    }

    pub(crate) fn check_done(state: &State) -> Result<(), Refusal> {
        match state.node {
            Node::Combine { .. } => Ok(()),
            _ => Err(Refusal::NotAskedNow),
        }
    }

    /// A shipment is begun; the others do not notice (ET-R54).
    pub(crate) fn start_with(&self, state: &mut State, slot: u8, step: &mut Step<Event>) {
        let seat = state.current;
        if let Some(card) = state.player(seat).card(slot) {
            step.whisper(seat, || Event::ShipmentPlanned { seat, card });
        }
        state.turn.main = Main::Starting;
        self.go_on_combining(state, 1 << slot);
    }

    pub(crate) fn add_card(&self, state: &mut State, slot: u8, step: &mut Step<Event>) {
        let Node::Combine { cards } = state.node else { return };
        let seat = state.current;
        if let Some(card) = state.player(seat).card(slot) {
            step.whisper(seat, || Event::CardAdded { seat, card });
        }
        self.go_on_combining(state, cards | 1 << slot);
    }

    /// Asks for more cards, unless none fits (ET-3.2.2).
    fn go_on_combining(&self, state: &mut State, cards: u8) {
        if self.candidates(state.mover(), cards) == 0 {
            self.lay(state, cards);
        } else {
            state.node = Node::Combine { cards };
        }
    }

    pub(crate) fn done_combining(&self, state: &mut State, step: &mut Step<Event>) {
        let Node::Combine { cards } = state.node else { return };
        let seat = state.current;
        step.whisper(seat, || Event::CombiningDone { seat });
        self.lay(state, cards);
    }

    /// The top card is clear or asked for, then the means is (ET-3.2.5).
    fn lay(&self, state: &mut State, cards: u8) {
        state.node = match self.top(state.mover(), cards) {
            Top::Slot(top) => Node::Means { cards, top },
            Top::Asked { .. } => Node::TopCard { cards },
        };
    }

    /// Which of the chosen cards lies on top: one with the highest Time (ET-R19).
    pub(crate) fn top(&self, player: &Player, cards: u8) -> Top {
        let time = |card: Shipment| self.cards.shipment(card).printed.time;
        let highest = player.chosen(cards).map(|(_, card)| time(card)).max();
        let tied = || player.chosen(cards).filter(|&(_, card)| Some(time(card)) == highest);
        let lowest = |wanted: fn(MeansSet) -> bool| {
            let fits = tied().filter(|&(_, card)| wanted(self.cards.shipment(card).means));
            fits.min_by_key(|&(_, card)| card).map(|(slot, _)| slot)
        };
        let off_road = |means: MeansSet| means.is_single() && !means.contains(crate::means::Means::Road);
        match (lowest(off_road), lowest(|means| !means.is_single())) {
            (Some(single), Some(several)) => Top::Asked { single, several },
            _ => Top::Slot(lowest(|_| true).unwrap_or_default()),
        }
    }

    pub(crate) fn list_tops(&self, player: &Player, cards: u8, into: &mut Vec<Action>) {
        if let Top::Asked { single, several } = self.top(player, cards) {
            into.extend([Action::TopCard(single.min(several)), Action::TopCard(single.max(several))]);
        }
    }

    pub(crate) fn check_top(&self, state: &State, slot: u8) -> Result<(), Refusal> {
        let Node::TopCard { cards } = state.node else { return Err(Refusal::NotAskedNow) };
        match self.top(state.mover(), cards) {
            Top::Asked { single, several } if slot == single || slot == several => Ok(()),
            _ => Err(Refusal::NoTopCard { slot }),
        }
    }

    pub(crate) fn choose_top(state: &mut State, slot: u8, step: &mut Step<Event>) {
        let Node::TopCard { cards } = state.node else { return };
        let seat = state.current;
        if let Some(card) = state.player(seat).card(slot) {
            step.whisper(seat, || Event::TopChosen { seat, card });
        }
        state.node = Node::Means { cards, top: slot };
    }
}

/// The regions of a set as places of a table.
#[inline]
fn each_region(regions: u8) -> impl Iterator<Item = usize> {
    debug_assert!(regions & Region(0).bit() == 0, "there is no region 0");
    ecotable_parts::bits(u32::from(regions)).map(usize::from)
}
