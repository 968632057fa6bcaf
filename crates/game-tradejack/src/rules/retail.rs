//! Retail: reveal, CO2, sales, awards, end of the round (TJ-7, TJ-10.5, TJ-10.6).

use ecotable_kernel::{PerSeat, Seat, Step};

use crate::cards::{AwardKind, Demand, DemandFace};
use crate::event::{Decider, Event};
use crate::game::TradeJack;
use crate::rules::demand::ROW;
use crate::state::{End, MOST_SEATS, Phase, Staged, State};

/// What an offloaded product brings (TJ-7.7).
const OFFLOADED_PRODUCT: u16 = 1;

/// What a seat has played in this round, as awards look at it (TJ-7.8).
#[derive(Clone, Copy, Debug, Default)]
struct Played {
    sets: u16,
    gold: u16,
    standards: u16,
    alternative: u16,
    green: u16,
    credits: u16,
    income: u16,
}

impl Played {
    /// What an award compares, or `None` if the seat does not qualify (TJ-7.9 to TJ-7.13).
    fn compared(&self, kind: AwardKind) -> Option<u16> {
        let number = match kind {
            AwardKind::MostGold => self.gold,
            AwardKind::MostStandards => self.standards,
            // All who qualify are tied, however many sets they played.
            AwardKind::ExclusivelyAlternative => u16::from(self.sets > 0 && self.alternative == self.sets),
            AwardKind::MostGreenProducts => self.green,
            AwardKind::MostGreenCredits => self.credits,
        };
        (number > 0).then_some(number)
    }
}

impl TradeJack {
    /// Everything from the reveal to the next round (TJ-7.1).
    pub(crate) fn retail(&self, state: &mut State, step: &mut Step<Event>) {
        if self.config.co2 && self.co2_is_too_high(state, step) {
            self.reveal_clean_sets(state, step);
            return self.end(state, End::AllLost, step);
        }
        let played = self.sell(state, step);
        self.give_awards(state, &played, step);
        self.end_round(state, step);
    }

    /// Each dirty set puts a token on the tracker; one more than seats, and all have lost (TJ-10.5, TJ-10.6).
    fn co2_is_too_high(&self, state: &mut State, step: &mut Step<Event>) -> bool {
        let mut tokens = 0;
        for seat in state.first.clockwise(self.seats) {
            for (product, card) in state.player(seat).staged.sets() {
                if !self.cards.green.contains(card) {
                    tokens += 1;
                    step.tell(|| Event::DirtySetRevealed { seat, product, card });
                }
            }
        }
        state.tracker += tokens;
        let (tracker, limit) = (state.tracker, self.co2_limit());
        if tokens > 0 {
            step.tell(|| Event::Co2Rose { tokens, tracker, limit });
        }
        tracker >= limit
    }

    /// When all lose nothing is sold, but all cards are turned up (TJ-7.1).
    fn reveal_clean_sets(&self, state: &State, step: &mut Step<Event>) {
        for seat in state.first.clockwise(self.seats) {
            for (product, card) in state.player(seat).staged.sets() {
                if self.cards.green.contains(card) {
                    step.tell(|| Event::CleanSetRevealed { seat, product, card });
                }
            }
        }
    }

    /// The number of CO2 tokens with which all lose (TJ-R32).
    pub fn co2_limit(&self) -> u8 {
        self.seats + 1
    }

    /// Every seat receives what its sets or its offloaded products bring (TJ-7.2, TJ-7.7).
    fn sell(&self, state: &mut State, step: &mut Step<Event>) -> [Played; MOST_SEATS] {
        let mut all = [Played::default(); MOST_SEATS];
        for seat in state.first.clockwise(self.seats) {
            let played = self.tally(state, seat, step);
            let player = state.player_mut(seat);
            player.capital += played.income;
            let (income, capital) = (played.income, player.capital);
            step.tell(|| Event::IncomeReceived { seat, income, capital });
            all[seat.index()] = played;
        }
        all
    }

    fn tally(&self, state: &State, seat: Seat, step: &mut Step<Event>) -> Played {
        let staged = &state.player(seat).staged;
        let row = state.row.as_slice();
        let mut played = Played::default();
        for (product, card) in staged.sets() {
            let credits = self.credits_after_trends(row, card);
            played.sets += 1;
            played.gold += u16::from(self.cards.gold.contains(card));
            played.standards += u16::from(self.cards.standards.contains(card));
            played.alternative += u16::from(self.cards.alternative.contains(card));
            played.green += u16::from(self.cards.green.contains(card));
            played.credits += credits;
            played.income += self.value_after_trends(row, product) + credits;
            step.tell(|| Event::SetSold { seat, product, card, sale: self.explain_sale(row, product, card) });
        }
        if staged.has_offloaded() {
            let income = OFFLOADED_PRODUCT * staged.products.len() as u16;
            played.income += income;
            step.tell(|| Event::ProductsOffloaded { seat, products: staged.offloaded().collect(), income });
        }
        played
    }

    /// The awards of the row, in draw order (TJ-7.8).
    fn give_awards(&self, state: &mut State, played: &[Played], step: &mut Step<Event>) {
        for place in 0..state.row.len() {
            let card = Demand(state.row.as_slice()[place]);
            let DemandFace::Award(award) = self.cards.face_of(card) else { continue };
            let id = self.cards.id_of(card);
            match self.winner(state, award.kind, played) {
                Some((seat, decided_by)) => {
                    state.player_mut(seat).awards.insert(card);
                    let compared = || -> PerSeat<_> {
                        Seat::all(self.seats).map(|s| played[s.index()].compared(award.kind)).collect()
                    };
                    step.tell(|| Event::AwardWon {
                        seat,
                        card: id,
                        points: award.points,
                        compared: compared(),
                        decided_by,
                    });
                }
                None => step.tell(|| Event::AwardUnclaimed { card: id }),
            }
        }
    }

    /// Who takes an award now, and what decided it (TJ-7.14 to TJ-7.17).
    fn winner(&self, state: &State, kind: AwardKind, played: &[Played]) -> Option<(Seat, Decider)> {
        let key = |seat: Seat| {
            let player = state.player(seat);
            let less = |n: u16| std::cmp::Reverse(n);
            let number = played[seat.index()].compared(kind)?;
            let distance = seat.distance_from(state.first, self.seats);
            Some((number, less(player.awards.len().into()), less(player.capital), less(distance.into())))
        };
        let ranked = || Seat::all(self.seats).filter_map(|seat| key(seat).map(|key| (key, seat)));
        let (best, seat) = ranked().max_by_key(|&(key, _)| key)?;
        let rivals = || ranked().filter(|&(_, other)| other != seat).map(|(key, _)| key);
        let decided_by = if rivals().all(|key| key.0 < best.0) {
            Decider::Most
        } else if rivals().all(|key| (key.0, key.1) < (best.0, best.1)) {
            Decider::FewerAwards
        } else if rivals().all(|key| (key.0, key.1, key.2) < (best.0, best.1, best.2)) {
            Decider::LessCapital
        } else {
            Decider::CloserToFirst
        };
        Some((seat, decided_by))
    }

    /// Played cards and the row are discarded, the First Player Card moves on (TJ-7.18, TJ-7.19).
    fn end_round(&self, state: &mut State, step: &mut Step<Event>) {
        self.discard_played(state);
        state.first = state.first.next(self.seats);
        if usize::from(self.counting_cards(&state.demand_deck)) < ROW {
            self.end(state, End::Scored, step);
        } else {
            self.begin_round(state, step);
        }
    }

    fn discard_played(&self, state: &mut State) {
        let mut claimed = 0;
        for seat in Seat::all(self.seats) {
            let player = state.player_mut(seat);
            let staged: Staged = std::mem::take(&mut player.staged);
            claimed |= player.awards.0;
            state.product_discard.extend(staged.all_products());
            state.source_discard.extend(staged.sources.as_slice().iter().copied());
        }
        for &card in state.row.as_slice() {
            if claimed >> card & 1 == 0 {
                state.demand_discard.insert(Demand(card));
            }
        }
        state.row.clear();
    }

    /// The game is over; what was laid out when all lost stays where it is (TJ-9.1, TJ-10.6).
    fn end(&self, state: &mut State, end: End, step: &mut Step<Event>) {
        state.phase = Phase::Over(end);
        step.tell(|| match end {
            End::Scored => Event::GameEnded,
            End::AllLost => Event::AllLost,
        });
    }
}
