//! What a room does by itself.

use super::PureRoom;
use super::asking::Plan;
use crate::tidying::Fate;
use crate::wish::Done;

/// How long activity is not written down again, in seconds.
const TOUCHED: i64 = 3600;

impl PureRoom {
    /// Does what has to be done next, after anything that happened.
    pub(super) fn upkeep(&mut self) {
        self.look_around();
        self.end_reactions();
        if self.pending.is_some() || self.out.end.is_some() {
            return;
        }
        if self.now.at < self.retry_at {
            return self.wake_by(self.retry_at);
        }
        if self.doubtful {
            return self.load(None);
        }
        if self.facts.begun.is_some() && self.play.is_none() {
            return self.create(None, false);
        }
        self.save_by_itself();
        if self.pending.is_none() && self.play.is_some() {
            self.answer_orders();
        }
        if self.pending.is_none() && self.play.is_some() {
            self.move_bots();
        }
    }

    /// Writes down what was voted, that the match is over, or that somebody is here.
    fn save_by_itself(&mut self) {
        if let Some(seat) = self.voted_out() {
            let plan = self.seat_stand_in(seat);
            return self.carry_out(plan, None, false);
        }
        let is_over = self.is_over();
        let has_ended = is_over && self.facts.ended.is_none();
        if has_ended || self.unsaved || self.is_looked_after {
            let mut facts = self.facts.clone();
            facts.ended = facts.ended.or(has_ended.then_some(self.now.date));
            if let (true, Fate::Nameless(nameless)) =
                (self.is_looked_after, facts.tidied(is_over, self.now.date))
            {
                facts = nameless;
            }
            self.carry_out(Plan::Save(facts, Done::Done), None, false);
        }
    }

    /// Notes what follows from a change of the match.
    pub(super) fn after_row(&mut self) {
        self.end_orders();
        self.skipping = self.skipping && !self.asks_person();
        self.unsaved |= self.now.date - self.facts.active >= TOUCHED;
        self.showing.stale();
    }
}
