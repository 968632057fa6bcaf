//! The demand cards that can still come: all know which cards are in the game, and nobody knows their order (TJ-11.2).

use crate::cards::{DemandCard, Stack};
use crate::game::TradeJack;
use crate::view::{PhaseView, View};

impl TradeJack {
    /// The trends, awards and regulations that may be drawn in later rounds, by the stacks that lie on each other.
    pub fn demand_to_come(&self, view: &View) -> Vec<(Stack, Vec<DemandCard>)> {
        if matches!(view.phase, PhaseView::Over { .. }) || view.round == view.rounds_total {
            return Vec::new();
        }
        let unseen = self.unseen_demand(view);
        let is_left = |stack| {
            // A Quick Game has thrown away the rest of a stack as soon as only lower ones are left in the deck.
            usize::from(view.decks.demand) > unseen.iter().filter(|card| card.stack > stack).count()
        };
        let of = |stack| unseen.iter().filter(|card| card.stack == stack).copied().collect::<Vec<_>>();
        let stacks = [Stack::A, Stack::B, Stack::C].into_iter().filter(|&stack| is_left(stack));
        stacks.map(|stack| (stack, of(stack))).filter(|(_, cards)| !cards.is_empty()).collect()
    }

    /// The demand cards of the game that lie in no open place.
    fn unseen_demand(&self, view: &View) -> Vec<DemandCard> {
        let won = view.players.iter().flat_map(|player| &player.awards);
        let open: Vec<_> =
            view.row.iter().chain(&view.regulations).chain(&view.demand_discard).chain(won).collect();
        let in_game = self.cards.each_demand().filter(|(_, card)| self.is_in_game(card));
        in_game.map(|(_, card)| *card).filter(|card| !open.contains(&&card.id)).collect()
    }
}
