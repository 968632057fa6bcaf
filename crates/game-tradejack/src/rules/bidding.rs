//! The bidding phase (TJ-5).

use ecotable_kernel::{Seat, SeatSet, Step};
use ecotable_parts::auction::{Auction, Close};

use crate::action::Action;
use crate::cards::Source;
use crate::event::Event;
use crate::game::TradeJack;
use crate::refusal::Refusal;
use crate::state::{Offer, Phase, State};

/// What comes next in the bidding phase.
enum Next {
    /// This seat draws its sources.
    Turn(Seat),
    /// This source is turned up.
    Lot(Offer),
    /// Bids may still have to go round.
    Auction(Offer, Auction),
    /// A seat was asked, or the phase is over.
    Nothing,
}

impl TradeJack {
    /// The First Player reveals first (TJ-5.1).
    pub(crate) fn begin_bidding(&self, state: &mut State, step: &mut Step<Event>) {
        self.go_on(state, Next::Turn(state.first), step);
    }

    /// Runs everything that needs no decision until a seat must be asked.
    fn go_on(&self, state: &mut State, mut next: Next, step: &mut Step<Event>) {
        loop {
            next = match next {
                Next::Turn(revealer) => self.take_turn(state, revealer, step),
                Next::Lot(offer) => self.turn_up(state, offer, step),
                Next::Auction(offer, auction) => self.ask(state, offer, auction, step),
                Next::Nothing => return,
            }
        }
    }

    /// The revealer draws two sources (TJ-5.2); with `source_peek` it chooses the first (TJ-5.3).
    fn take_turn(&self, state: &mut State, revealer: Seat, step: &mut Step<Event>) -> Next {
        let Some(lot) = Self::draw_source(state, step) else {
            return self.end_turn(state, revealer, step);
        };
        let covered = Self::draw_source(state, step);
        step.tell(|| Event::SourcesDrawn { revealer, count: 1 + u8::from(covered.is_some()) });
        match covered {
            Some(second) if self.config.source_peek => {
                let drawn = [lot, second];
                step.whisper(revealer, || Event::SourcesSeen { revealer, sources: drawn });
                step.reveal();
                state.phase = Phase::Choosing { revealer, drawn };
                Next::Nothing
            }
            _ => Next::Lot(Offer { revealer, lot, covered }),
        }
    }

    /// Turns a source up: a banned one is discarded (TJ-5.5), any other is auctioned (TJ-5.6).
    fn turn_up(&self, state: &mut State, offer: Offer, step: &mut Step<Event>) -> Next {
        let Offer { revealer, lot, .. } = offer;
        step.reveal();
        step.tell(|| Event::SourceRevealed { revealer, card: lot });
        if state.banned.contains(lot) {
            state.source_discard.add(lot.0);
            step.tell(|| Event::BannedSourceDiscarded { card: lot });
            return self.after(state, offer, step);
        }
        let bidders = SeatSet::all(self.seats);
        Next::Auction(offer, Auction::open(bidders, revealer, self.config.pass_policy))
    }

    /// Asks the next seat that can outbid; the others pass by themselves (TJ-5.10).
    #[inline]
    fn ask(&self, state: &mut State, offer: Offer, mut auction: Auction, step: &mut Step<Event>) -> Next {
        loop {
            if let Some(close) = auction.close() {
                Self::settle(state, offer, close, step);
                return self.after(state, offer, step);
            }
            let seat = auction.actor();
            if state.player(seat).capital > auction.high() {
                state.phase = Phase::Bidding { offer, auction };
                return Next::Nothing;
            }
            step.tell(|| Event::PassedAutomatically { seat });
            auction.pass();
        }
    }

    /// The winner pays and takes the source (TJ-5.13); without a bid it is discarded (TJ-5.14).
    fn settle(state: &mut State, offer: Offer, close: Close, step: &mut Step<Event>) {
        let card = offer.lot;
        match close {
            Close::Sold { winner, price } => {
                let player = state.player_mut(winner);
                player.capital -= price;
                player.sources.add(card.0);
                step.tell(|| Event::SourceSold { seat: winner, card, price });
            }
            Close::Unsold => {
                state.source_discard.add(card.0);
                step.tell(|| Event::SourceUnsold { card });
            }
        }
    }

    /// The second source of the turn follows, or the turn ends.
    fn after(&self, state: &mut State, offer: Offer, step: &mut Step<Event>) -> Next {
        match offer.covered {
            Some(lot) => Next::Lot(Offer { lot, covered: None, ..offer }),
            None => self.end_turn(state, offer.revealer, step),
        }
    }

    /// The next seat reveals, until all have (TJ-5.1).
    fn end_turn(&self, state: &mut State, revealer: Seat, step: &mut Step<Event>) -> Next {
        let next = revealer.next(self.seats);
        if next != state.first {
            return Next::Turn(next);
        }
        Self::begin_production(state, step);
        Next::Nothing
    }

    /// The options of a revealer who may choose: of two equal faces only the first (TJ-5.4).
    pub(crate) fn list_choices(drawn: [Source; 2], into: &mut Vec<Action>) {
        into.push(Action::First(0));
        if drawn[0] != drawn[1] {
            into.push(Action::First(1));
        }
    }

    /// Passing, and every bid above the highest that the seat can pay (TJ-5.7 to TJ-5.9).
    #[inline]
    pub(crate) fn list_bids(auction: &Auction, capital: u16, into: &mut Vec<Action>) {
        into.push(Action::Pass);
        into.extend((auction.high() + 1..=capital).map(Action::Bid));
    }

    pub(crate) fn check_first(state: &State, seat: Seat, card: u8) -> Result<(), Refusal> {
        match state.phase {
            Phase::Choosing { revealer, drawn } if revealer == seat => match card {
                0 => Ok(()),
                1 if drawn[0] != drawn[1] => Ok(()),
                1 => Err(Refusal::EqualSources),
                _ => Err(Refusal::NoChoiceOfSource),
            },
            _ => Err(Refusal::NoChoiceOfSource),
        }
    }

    pub(crate) fn check_pass(state: &State, seat: Seat) -> Result<(), Refusal> {
        asked_auction(state, seat).map(|_| ())
    }

    pub(crate) fn check_bid(state: &State, seat: Seat, total: u16) -> Result<(), Refusal> {
        let high = asked_auction(state, seat)?.high();
        let capital = state.player(seat).capital;
        if total <= high {
            return Err(Refusal::BidTooLow { high });
        }
        if total > capital {
            return Err(Refusal::BidAboveCapital { capital });
        }
        Ok(())
    }

    /// The revealer has chosen which source is turned up first (TJ-5.3).
    pub(crate) fn choose_first(&self, state: &mut State, card: u8, step: &mut Step<Event>) {
        if let Phase::Choosing { revealer, drawn } = state.phase {
            let [lot, covered] = if card == 0 { drawn } else { [drawn[1], drawn[0]] };
            self.go_on(state, Next::Lot(Offer { revealer, lot, covered: Some(covered) }), step);
        }
    }

    #[inline]
    pub(crate) fn bid(&self, state: &mut State, seat: Seat, total: u16, step: &mut Step<Event>) {
        step.tell(|| Event::BidMade { seat, amount: total });
        self.answer(state, |auction| auction.bid(total), step);
    }

    #[inline]
    pub(crate) fn pass(&self, state: &mut State, seat: Seat, step: &mut Step<Event>) {
        step.tell(|| Event::Passed { seat });
        self.answer(state, Auction::pass, step);
    }

    /// Mostly the next seat is asked and nothing else happens.
    #[inline]
    fn answer(&self, state: &mut State, give: impl FnOnce(&mut Auction), step: &mut Step<Event>) {
        let Phase::Bidding { offer, auction } = &mut state.phase else { return };
        give(auction);
        let next = &state.players[auction.actor().index()];
        if auction.close().is_none() && next.capital > auction.high() {
            return;
        }
        let next = Next::Auction(*offer, *auction);
        self.go_on(state, next, step);
    }
}

/// The auction in which `seat` is asked (TJ-5.6).
fn asked_auction(state: &State, seat: Seat) -> Result<&Auction, Refusal> {
    match &state.phase {
        Phase::Bidding { auction, .. } if auction.actor() == seat => Ok(auction),
        _ => Err(Refusal::NotYourBid),
    }
}
