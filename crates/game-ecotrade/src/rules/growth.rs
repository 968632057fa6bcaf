//! Growth: the tracker, growth tokens, paying and banking (ET-4.1).

use ecotable_kernel::{Seat, Step};

use crate::config::Banking;
use crate::event::Event;
use crate::game::EcoTrade;
use crate::state::{Player, Reason, State};

/// The last space of the growth track (ET-4.1.2).
const TRACK_END: u16 = 35;

impl EcoTrade {
    /// The most that a tracker shows (ET-4.1.2).
    #[inline]
    pub(crate) fn cap(&self) -> u16 {
        TRACK_END.max(u16::from(self.config.growth_limit))
    }

    /// Growth for the tracker, from the Upkeep or a Development; what does not fit becomes tokens (ET-4.1.1).
    pub(crate) fn gain(&self, state: &mut State, seat: Seat, amount: u16, step: &mut Step<Event>) {
        let cap = self.cap();
        let player = state.player_mut(seat);
        let fits = amount.min(cap - player.tracker.min(cap));
        player.tracker += fits;
        player.growth_tokens += amount - fits;
        self.after_change(state, seat, step);
    }

    /// Growth tokens of a completed shipment (ET-4.1.1).
    pub(crate) fn collect(&self, state: &mut State, seat: Seat, amount: u16, step: &mut Step<Event>) {
        state.player_mut(seat).growth_tokens += amount;
        self.after_change(state, seat, step);
    }

    /// Pays from the tracker first, the rest from the tokens (ET-4.1.3).
    pub(crate) fn pay(&self, state: &mut State, seat: Seat, cost: u16, step: &mut Step<Event>) {
        let player = state.player_mut(seat);
        let from_tracker = cost.min(player.tracker);
        player.tracker -= from_tracker;
        player.growth_tokens -= cost - from_tracker;
        self.after_change(state, seat, step);
    }

    fn after_change(&self, state: &mut State, seat: Seat, step: &mut Step<Event>) {
        self.bank_by_itself(state.player_mut(seat));
        self.check_limit(state, seat, step);
    }

    /// With automatic banking the tokens move to the tracker as far as it goes (ET-4.1.4).
    #[inline]
    pub(crate) fn bank_by_itself(&self, player: &mut Player) {
        if self.config.banking == Banking::Auto && player.growth_tokens > 0 {
            self.move_tokens(player);
        }
    }

    /// Moves as many tokens as the tracker can show; how many those are.
    fn move_tokens(&self, player: &mut Player) -> u16 {
        let cap = self.cap();
        let moved = player.growth_tokens.min(cap - player.tracker.min(cap));
        player.tracker += moved;
        player.growth_tokens -= moved;
        moved
    }

    /// The owner moves tokens to the tracker (ET-4.1.5).
    pub(crate) fn bank(&self, state: &mut State, step: &mut Step<Event>) {
        let seat = state.current;
        let amount = self.move_tokens(state.player_mut(seat));
        step.tell(|| Event::TokensBanked { seat, amount });
        self.check_limit(state, seat, step);
    }

    /// Whether tokens could be moved to the tracker (ET-3.4.6).
    pub(crate) fn can_bank(&self, player: &Player) -> bool {
        self.config.banking == Banking::Manual && player.growth_tokens > 0 && player.tracker < self.cap()
    }

    /// Reaching the limit brings the end (ET-3.7.1); with manual banking only the tracker counts.
    fn check_limit(&self, state: &mut State, seat: Seat, step: &mut Step<Event>) {
        let player = state.player(seat);
        let reached = match self.config.banking {
            Banking::Auto => player.growth(),
            Banking::Manual => player.tracker,
        };
        if reached >= u16::from(self.config.growth_limit) {
            self.trigger_end(state, seat, Reason::Limit, step);
        }
    }
}
