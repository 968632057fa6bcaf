//! How a hand is best divided into shipments.

use super::judge::Judge;

/// The shipments that a seat would start now.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Plan {
    /// The hand slots of the first shipment, one bit for each; none if nothing is worth starting.
    pub first: u8,
    /// How many shipments it starts.
    pub shipments: u8,
    /// What they are worth, together with the cards that wait.
    pub worth: f32,
}

impl Judge<'_> {
    /// The best division of the hand into shipments that can start now.
    pub fn plan(&self) -> Plan {
        let hand = self.state.hand(self.seat);
        let cards = (0..4).filter(|&slot| hand[slot].is_some()).fold(0u8, |set, slot| set | 1 << slot);
        let room = self.game.slots(self.state, self.seat).min(self.game.tokens(self.state, self.seat));
        let mut worths = [f32::NEG_INFINITY; 16];
        for set in 1..16u8 {
            let legal = set & !cards == 0 && self.game.can_travel(self.state, self.seat, set);
            if legal && let Some((_, worth)) = self.best_means(set) {
                worths[usize::from(set)] = worth;
            }
        }
        divide(cards, room, &worths, self.style.patience)
    }
}

/// Tries every shipment that contains the lowest card, and keeping that card.
fn divide(cards: u8, room: u8, worths: &[f32; 16], patience: f32) -> Plan {
    if cards == 0 {
        return Plan::default();
    }
    let lowest = cards & cards.wrapping_neg();
    let waiting = (patience * worths[usize::from(lowest)]).max(0.0);
    let rest = divide(cards & !lowest, room, worths, patience);
    let mut best = Plan { worth: rest.worth + waiting, ..rest };
    if room == 0 {
        return best;
    }
    let others = cards & !lowest;
    let mut subset = others;
    loop {
        let set = subset | lowest;
        let worth = worths[usize::from(set)];
        if worth > 0.0 {
            let rest = divide(cards & !set, room - 1, worths, patience);
            if worth + rest.worth > best.worth {
                best = Plan { first: set, shipments: rest.shipments + 1, worth: worth + rest.worth };
            }
        }
        if subset == 0 {
            return best;
        }
        subset = (subset - 1) & others;
    }
}
