//! Whether what is asked can be asked in this position (EL-3.14).

use ecotable_kernel::{Flaw, Seat};
use ecotable_parts::auction::Standing;

use crate::action::Action;
use crate::audit::require;
use crate::cards::{Effect, Tad};
use crate::config::{Edition, Promises};
use crate::decision::Decision;
use crate::game::Ecologic;
use crate::state::{Item, Stage, State};

/// Notes whether there is any action.
struct Any(bool);

impl Extend<Action> for Any {
    fn extend<I: IntoIterator<Item = Action>>(&mut self, actions: I) {
        self.0 |= actions.into_iter().next().is_some();
    }
}

impl Ecologic {
    pub(crate) fn audit_question(&self, state: &State) -> Result<(), Flaw> {
        require!(state.ask != Decision::Nothing, "nothing is asked");
        require!(
            (state.stage == Stage::Over) == (state.ask == Decision::Over),
            "the game is over, or it is not"
        );
        if state.ask == Decision::Over {
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
            Decision::Start1 => state.stage == Stage::Start1,
            Decision::Start2 => state.stage == Stage::Start2,
            Decision::Lawsuit => at(Stage::Event, Effect::Lawsuit),
            Decision::Spill => at(Stage::Spill, Effect::Spill),
            Decision::Brain => at(Stage::Event, Effect::BrainDrain),
            Decision::Convert => at(Stage::Event, Effect::Conversion),
            Decision::LevySet | Decision::LevyPay => at(Stage::Event, Effect::Levy),
            Decision::Bat => at(Stage::Event, Effect::Bat),
            Decision::Promise => {
                matches!(state.stage, Stage::Settle | Stage::LastSettle)
                    && self.config.promises == Promises::Honour
            }
            Decision::Media => at(Stage::Media, Effect::Media),
            Decision::ExpoDraw | Decision::ExpoSwap { .. } => at(Stage::Expo, Effect::Expo),
            Decision::Exchange => at(Stage::Exchange, Effect::Exchange),
            Decision::Shutdown => state.stage == Stage::Shutdown,
            Decision::Cartel => at(Stage::Cartel, Effect::Cartel),
            Decision::Upkeep => state.stage == Stage::Upkeep,
            Decision::Nothing | Decision::Over => false,
            _ => self.is_trading(state),
        };
        require!(holds, "this is not asked at this stage of the turn");
        require!(
            state.stage != Stage::LastSettle || effect == Effect::FinalReport,
            "the last settlement without the Final Report"
        );
        let promises = matches!(state.ask, Decision::Promise);
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
            Decision::Slot => slot,
            Decision::Offer { .. } => offer,
            Decision::Opening { item } => slot || (wrap && first && matches!(item, Item::Tad(_))),
            Decision::Bidding { item, .. } | Decision::Veto { item, .. } => match item {
                Item::Initiative(_) => offer,
                Item::Token(_) => slot,
                Item::Tad(_) => slot || (wrap && first),
            },
            Decision::PlaceBought { .. } => slot || platform,
            Decision::Site { .. } => slot || platform || (wrap && first),
            Decision::Platform | Decision::PlatformCard { .. } => platform,
            Decision::Wrap => wrap,
            Decision::DealAnswer { .. } => slot || (wrap && first),
            _ => false,
        }
    }

    /// The right seat is asked.
    fn audit_actor(&self, state: &State) -> Result<(), Flaw> {
        let (actor, leader) = (state.actor, state.leader);
        let own_turn = |seat: Seat| seat == self.current(state);
        let holds = match state.ask {
            Decision::Lawsuit
            | Decision::Brain
            | Decision::Convert
            | Decision::LevySet
            | Decision::Media
            | Decision::Exchange
            | Decision::Cartel => actor == leader && state.done == 0,
            Decision::Spill => actor == leader && state.done < 2,
            Decision::Veto { .. } => actor == leader,
            Decision::LevyPay => own_turn(actor) && actor != leader,
            Decision::Promise => {
                let promise = state.promises.as_slice().get(usize::from(state.done));
                promise.is_some_and(|promise| promise.debtor == actor)
            }
            Decision::Bidding { auction, .. } => auction.actor == actor,
            Decision::Offer { first, .. } => own_turn(first) && !state.barred.contains(actor),
            Decision::PlaceBought { .. } | Decision::Site { .. } => !state.barred.contains(actor),
            Decision::DealAnswer { proposer, .. } => own_turn(proposer) || own_turn(actor),
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
            let waits = matches!(state.ask, Decision::Site { tad: bought } if bought == tad);
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
            Decision::Start1 => self.audit_start(state, 0),
            Decision::Start2 => self.audit_start(state, 1),
            Decision::LevyPay => {
                require!(money >= u16::from(state.levy), "the seat cannot pay the levy");
                Ok(())
            }
            Decision::LevySet => {
                require!(state.barred.is_empty(), "a seat is barred before the levy is named");
                Ok(())
            }
            Decision::ExpoDraw | Decision::ExpoSwap { .. } => {
                let cards = state.ask != Decision::ExpoDraw || Self::has_cards(state);
                require!(money >= u16::from(self.config.expo_price) && cards, "nothing to swap for");
                Ok(())
            }
            Decision::Opening { item } => {
                self.audit_item(state, item)?;
                require!(self.can_open(state, seat, item), "the seat cannot open this auction");
                Ok(())
            }
            Decision::Offer { card, .. } => {
                require!(self.can_open(state, seat, Item::Initiative(card)), "the seat cannot pay the card");
                Ok(())
            }
            Decision::Bidding { item, initiator, auction } => {
                self.audit_item(state, item)?;
                self.audit_auction(state, (item, initiator), auction)
            }
            Decision::Veto { item, initiator, winner, price } => {
                self.audit_item(state, item)?;
                require!(state.effect == Effect::Veto && !state.used.veto, "a veto without its event");
                self.audit_winner(state, (item, initiator), (winner, price.into()))
            }
            Decision::PlaceBought { kind } => {
                require!(self.supply(state, seat, kind) > 0, "there is no such token in the supply");
                Ok(())
            }
            Decision::DealAnswer { proposer, deal } => {
                require!(state.proposals > 0, "a deal that nobody has proposed");
                let possible = self.deal_is_possible(state, (proposer, seat), &deal);
                require!(possible, "the deal cannot be carried out");
                Ok(())
            }
            Decision::Shutdown => {
                require!(state.short.contains(seat), "the seat is not short of environment points");
                Ok(())
            }
            Decision::Upkeep => {
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
        standing: Standing,
    ) -> Result<(), Flaw> {
        let bidders = self.bidders(state, item);
        require!(state.bidders == bidders, "others may take part in the auction");
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
        require!(
            asked && can_bid && state.running(standing).close().is_none(),
            "the seat that is asked cannot bid"
        );
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
