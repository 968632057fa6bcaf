//! Company tokens and board slots (ET-4.2).

use crate::config::TokenPool;
use crate::game::EcoTrade;
use crate::state::Player;

/// The company tokens of a seat, that on the growth track included (ET-1.2).
const TOKENS: u8 = 8;

impl EcoTrade {
    /// The company tokens that are neither on the track nor on a Development or a shipment (ET-3.1.2).
    pub(crate) fn available_tokens(&self, player: &Player) -> u8 {
        let used = 1 + player.developments.len() + player.shipments().count() as u8;
        TOKENS.saturating_sub(used)
    }

    /// Whether a company token can be placed; with `token_pool = separate` always.
    #[inline]
    pub(crate) fn has_token(&self, player: &Player) -> bool {
        self.config.token_pool == TokenPool::Separate || self.available_tokens(player) > 0
    }

    /// The board slots without a shipment (ET-3.1.2).
    pub(crate) fn free_slots(&self, player: &Player) -> u8 {
        self.config.board_slots.saturating_sub(player.shipments().count() as u8)
    }

    /// The lowest board slot without a shipment.
    #[inline]
    pub(crate) fn free_slot(&self, player: &Player) -> Option<usize> {
        player.board[..usize::from(self.config.board_slots)].iter().position(Option::is_none)
    }
}
