//! Whether what is asked can be asked in this position (EL-3.14).

use ecotable_kernel::{Flaw, Seat};
use ecotable_parts::auction::Auction;

use crate::action::Action;
use crate::audit::require;
use crate::cards::{Effect, Tad};
use crate::config::{Edition, Promises};
use crate::game::Ecologic;
use crate::state::{Ask, Item, Stage, State};

/// Notes whether there is any action.
struct Any(bool);

impl Extend<Action> for Any {
    fn extend<I: IntoIterator<Item = Action>>(&mut self, actions: I) {
        self.0 |= actions.into_iter().next().is_some();
    }
}

impl Ecologic {
    pub(crate) fn audit_question(&self, state: &State) -> Result<(), Flaw> {
        require!(state.ask != Ask::Nothing, "nothing is asked");
        require!((state.stage == Stage::Over) == (state.ask == Ask::Over), "the game is over, or it is not");
        if state.ask == Ask::Over {
            return Ok(());
        }
        let starting = state.stage <= Stage::Start2;
        require!((state.turn == 0) == starting, "turn {} at this stage", state.turn);
        self.audit_stage(state)?;
        self.audit_actor(state)?;
        self.audit_territories(state)?;
        self.audit_details(state)?;
        let mut any = Any(false);
        self.list(state, &mut any);
        require!(any.0, "the seat that is asked has no choice at all");
        Ok(())
    }

    /// The question belongs to the stage, and the stage to the event and the edition.
    fn audit_stage(&self, state: &State) -> Result<(), Flaw> {
        let effect = state.effect;
        let at = |stage: Stage, wanted: Effect| state.stage == stage && effect == wanted;
        let holds = match state.ask {
            Ask::Start1 => state.stage == Stage::Start1,
            Ask::Start2 => state.stage == Stage::Start2,
            Ask::Lawsuit => at(Stage::Event, Effect::Lawsuit),
            Ask::Spill => at(Stage::Spill, Effect::Spill),
            Ask::Brain => at(Stage::Event, Effect::BrainDrain),
            Ask::Convert => at(Stage::Event, Effect::Conversion),
            Ask::LevySet | Ask::LevyPay => at(Stage::Event, Effect::Levy),
            Ask::Bat => at(Stage::Event, Effect::Bat),
            Ask::Promise => {
                matches!(state.stage, Stage::Settle | Stage::LastSettle)
                    && self.config.promises == Promises::Honour
            }
            Ask::Media => at(Stage::Media, Effect::Media),
            Ask::ExpoDraw | Ask::ExpoSwap { .. } => at(Stage::Expo, Effect::Expo),
            Ask::Exchange => at(Stage::Exchange, Effect::Exchange),
            Ask::Shutdown => state.stage == Stage::Shutdown,
            Ask::Cartel => at(Stage::Cartel, Effect::Cartel),
            Ask::Upkeep => state.stage == Stage::Upkeep,
            Ask::Nothing | Ask::Over => false,
            _ => self.is_trading(state),
        };
        require!(holds, "this is not asked at this stage of the turn");
        require!(
            state.stage != Stage::LastSettle || effect == Effect::FinalReport,
            "the last settlement without the Final Report"
        );
        let promises = matches!(state.ask, Ask::Promise);
        require!(promises || state.done < self.seats, "all seats of this stage are done");
        Ok(())
    }

    /// Whether slots, auctions and what belongs to them are asked where they belong.
    fn is_trading(&self, state: &State) -> bool {
        let first = self.edition() == Edition::Ed1;
        let slot = match state.stage {
            Stage::Slots => true,
            Stage::SecondSlots => !first && state.effect == Effect::MarketRise,
            _ => false,
        };
        let platform = state.stage == Stage::Platform && !first && state.effect == Effect::Platform;
        let wrap = state.stage == Stage::Wrap;
        let offer = if first { state.stage == Stage::Cards } else { slot };
        match state.ask {
            Ask::Slot => slot,
            Ask::Offer { .. } => offer,
            Ask::Opening { item } => slot || (wrap && first && matches!(item, Item::Tad(_))),
            Ask::Bidding { item, .. } | Ask::Veto { item, .. } => match item {
                Item::Initiative(_) => offer,
                Item::Token(_) => slot,
                Item::Tad(_) => slot || (wrap && first),
            },
            Ask::PlaceBought { .. } => slot || platform,
            Ask::Site { .. } => slot || platform || (wrap && first),
            Ask::Platform | Ask::PlatformCard { .. } => platform,
            Ask::Wrap => wrap,
            Ask::DealAnswer { .. } => slot || (wrap && first),
            _ => false,
        }
    }

    /// The right seat is asked.
    fn audit_actor(&self, state: &State) -> Result<(), Flaw> {
        let (actor, leader) = (state.actor, state.leader);
        let own_turn = |seat: Seat| seat == self.current(state);
        let holds = match state.ask {
            Ask::Lawsuit
            | Ask::Brain
            | Ask::Convert
            | Ask::LevySet
            | Ask::Media
            | Ask::Exchange
            | Ask::Cartel => actor == leader && state.done == 0,
            Ask::Spill => actor == leader && state.done < 2,
            Ask::Veto { .. } => actor == leader,
            Ask::LevyPay => own_turn(actor) && actor != leader,
            Ask::Promise => {
                let promise = state.promises.as_slice().get(usize::from(state.done));
                promise.is_some_and(|promise| promise.debtor == actor)
            }
            Ask::Bidding { auction, .. } => auction.actor() == actor,
            Ask::Offer { first, .. } => own_turn(first) && !state.barred.contains(actor),
            Ask::PlaceBought { .. } | Ask::Site { .. } => !state.barred.contains(actor),
            Ask::DealAnswer { proposer, .. } => own_turn(proposer) || own_turn(actor),
            _ => own_turn(actor),
        };
        require!(holds, "another seat should be asked");
        let acting = (Stage::Slots..=Stage::Wrap).contains(&state.stage);
        let slot_owner = self.current(state);
        require!(!acting || !state.barred.contains(slot_owner), "a barred seat acts");
        Ok(())
    }

    /// A territory is unplaced only while its buyer chooses the place.
    fn audit_territories(&self, state: &State) -> Result<(), Flaw> {
        for tad in Tad::ALL {
            let territory = state.tads[tad.index()];
            let waits = matches!(state.ask, Ask::Site { tad: bought } if bought == tad);
            let owned = territory.owner.is_some();
            require!(owned == (territory.place.is_some() || waits), "{} is owned and not placed", tad.id());
            require!(!waits || territory.owner == Some(state.actor), "{} is placed by another", tad.id());
            require!(!waits || territory.place.is_none(), "{} is placed already", tad.id());
        }
        Ok(())
    }

    fn audit_details(&self, state: &State) -> Result<(), Flaw> {
        let seat = state.actor;
        let money = state.player(seat).money;
        match state.ask {
            Ask::Start1 => self.audit_start(state, 0),
            Ask::Start2 => self.audit_start(state, 1),
            Ask::LevyPay => {
                require!(money >= u16::from(state.levy), "the seat cannot pay the levy");
                Ok(())
            }
            Ask::LevySet => {
                require!(state.barred.is_empty(), "a seat is barred before the levy is named");
                Ok(())
            }
            Ask::ExpoDraw | Ask::ExpoSwap { .. } => {
                let cards = state.ask != Ask::ExpoDraw || Self::has_cards(state);
                require!(money >= u16::from(self.config.expo_price) && cards, "nothing to swap for");
                Ok(())
            }
            Ask::Opening { item } => {
                self.audit_item(state, item)?;
                require!(self.can_open(state, seat, item), "the seat cannot open this auction");
                Ok(())
            }
            Ask::Offer { card, .. } => {
                require!(self.can_open(state, seat, Item::Initiative(card)), "the seat cannot pay the card");
                Ok(())
            }
            Ask::Bidding { item, initiator, auction } => {
                self.audit_item(state, item)?;
                self.audit_auction(state, (item, initiator), &auction)
            }
            Ask::Veto { item, initiator, winner, price } => {
                self.audit_item(state, item)?;
                require!(state.effect == Effect::Veto && !state.used.veto, "a veto without its event");
                self.audit_winner(state, (item, initiator), (winner, price.into()))
            }
            Ask::PlaceBought { kind } => {
                require!(self.supply(state, seat, kind) > 0, "there is no such token in the supply");
                Ok(())
            }
            Ask::DealAnswer { proposer, deal } => {
                require!(state.proposals > 0, "a deal that nobody has proposed");
                let possible = self.deal_is_possible(state, (proposer, seat), &deal);
                require!(possible, "the deal cannot be carried out");
                Ok(())
            }
            Ask::Shutdown => {
                require!(state.short.contains(seat), "the seat is not short of environment points");
                Ok(())
            }
            Ask::Upkeep => {
                require!(money < self.running_costs(state, seat), "the seat can pay its running costs");
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// During the setup a seat has placed as many tokens as it was asked, except one kept in hand.
    fn audit_start(&self, state: &State, placed: u8) -> Result<(), Flaw> {
        let seat = state.actor;
        require!(state.board.tokens_of(seat) == placed, "seat {seat} has placed other tokens");
        let hand: u8 = state.player(seat).hand.iter().sum();
        require!(
            self.edition() == Edition::Ed2 || hand == 2 - placed,
            "seat {seat} has other tokens in hand"
        );
        Ok(())
    }

    fn audit_item(&self, state: &State, item: Item) -> Result<(), Flaw> {
        if let Item::Tad(tad) = item {
            require!(self.tads_for_sale(state).any(|other| other == tad), "{} is not for sale", tad.id());
        }
        Ok(())
    }

    fn audit_auction(
        &self,
        state: &State,
        (item, initiator): (Item, Seat),
        auction: &Auction,
    ) -> Result<(), Flaw> {
        let standing = auction.standing();
        let bidders = self.bidders(state, item);
        require!(standing.high <= 99, "a bid of {}", standing.high);
        let Some(leader) = standing.leader else { return Err(Flaw("an auction without a bid".into())) };
        self.audit_winner(state, (item, initiator), (leader, standing.high))?;
        require!(bidders.contains(standing.actor), "the seat that is asked may not take part");
        require!(
            standing.passed.without(bidders).is_empty() && !standing.passed.contains(leader),
            "a seat has passed that does not take part, or that leads"
        );
        let asked = leader != standing.actor && !standing.passed.contains(standing.actor);
        let can_bid = u16::from(self.most_bid(state, standing.actor, item, initiator)) > standing.high;
        require!(asked && can_bid && auction.close().is_none(), "the seat that is asked cannot bid");
        Ok(())
    }

    fn audit_winner(
        &self,
        state: &State,
        (item, initiator): (Item, Seat),
        (winner, price): (Seat, u16),
    ) -> Result<(), Flaw> {
        let there = winner.0 < self.seats && initiator.0 < self.seats;
        require!(
            there && self.may_take_part(state, winner, item),
            "the leader of the auction may not take part"
        );
        let most = u16::from(self.most_bid(state, winner, item, initiator));
        require!((1..=most).contains(&price), "the leader of the auction cannot pay {price}");
        Ok(())
    }
}
