//! What happened, as sentences to be.

use std::borrow::Cow;

use ecotable_kernel::{Phrase, Seat};

use super::typed;
use crate::event::{Event, Loss};
use crate::game::Ecologic;
use crate::rules::{Balance, Income};

impl Ecologic {
    pub(super) fn say_event(&self, event: &Event) -> Phrase {
        match event {
            Event::GameBegan { leader } => by("event-game-began", *leader),
            Event::TurnBegan { turn, leader, card } => {
                by("event-turn-began", *leader).with("turn", *turn).with("card", self.event_name(card))
            }
            Event::Passed { seat } => by("event-passed", *seat),
            Event::PassedAutomatically { seat } => by("event-passed-automatically", *seat),
            Event::TokenPlaced { seat, kind, cell, enviro } => {
                let key = self.in_edition(format!("event-token-placed-{}", kind.word()));
                self.cell(by(key, *seat), "to", *cell).with("enviro", *enviro)
            }
            Event::TokenKept { seat, kind } => typed("event-token-kept", *kind).with("seat", *seat),
            Event::TokenRemoved { seat, kind, cell, cause } => {
                let needed = if *cause == Loss::Closed { "from" } else { "at" };
                self.cell(typed(loss_key(*cause), *kind), needed, *cell).with("seat", *seat)
            }
            Event::Protected { seat } => by("event-protected", *seat),
            Event::GreenInvested { seat, from, to } => {
                by("event-green-invested", *seat).with("from", *from).with("to", *to)
            }
            Event::EnvironmentBalanced { seat, balance, change, enviro } => {
                self.balanced_books(*seat, balance, *change).with("enviro", *enviro)
            }
            Event::ShutDown { seat } => by(self.in_edition("event-shut-down"), *seat),
            Event::CartelFormed { seat, partner } => {
                by("event-cartel-formed", *seat).with("partner", *partner)
            }
            Event::IncomeReceived { seat, income, money } => {
                self.received(*seat, income).with("money", *money)
            }
            Event::UpkeepPaid { seat, cost, money } => {
                by(self.in_edition("event-upkeep-paid"), *seat).with("cost", *cost).with("money", *money)
            }
            Event::DeckReshuffled => Phrase::new("event-deck-reshuffled"),
            Event::GameEnded => Phrase::new("event-game-ended"),
            _ => self.say_trade(event),
        }
    }

    /// Auctions, purchases and cards.
    fn say_trade(&self, event: &Event) -> Phrase {
        let item = |key: &'static str, seat: Seat, item| by(key, seat).with("item", self.say_item(item));
        match event {
            Event::AuctionAnnounced { seat, item: lot, nominal } => {
                item("event-auction-announced", *seat, *lot).with("nominal", *nominal)
            }
            Event::AuctionOpened { seat, item: lot, amount } => {
                item("event-auction-opened", *seat, *lot).with("amount", *amount)
            }
            Event::BidMade { seat, amount } => by("event-bid-made", *seat).with("amount", *amount),
            Event::AuctionWon { seat, item: lot, price, paid } => {
                item("event-auction-won", *seat, *lot).with("price", *price).with("paid", *paid)
            }
            Event::AuctionVetoed { seat, item: lot } => item("event-auction-vetoed", *seat, *lot),
            Event::Bought { seat, item: lot, price } => {
                item("event-bought", *seat, *lot).with("price", *price)
            }
            Event::FarSectorPaid { seat, cell } => by("event-far-sector-paid", *seat).with("cell", *cell),
            Event::TadPlaced { seat, tad, cell, enviro } => self
                .cell(by(self.in_edition("event-tad-placed"), *seat), "site", *cell)
                .with("tad", self.say_tad(*tad))
                .with("enviro", *enviro),
            Event::SharesBought { seat, owner, kind, cell, price } => self
                .cell(typed("event-shares-bought", *kind), "at", *cell)
                .with("seat", *seat)
                .with("owner", *owner)
                .with("price", *price),
            Event::CardDrawn { seat, card } => by("event-card-drawn", *seat)
                .with("card", self.say_initiative_card(*card))
                .with("nominal", self.face(*card).nominal),
            Event::CardUnsold { card } => {
                Phrase::new("event-card-unsold").with("card", self.say_initiative(*card))
            }
            Event::CardDiscarded { seat, card, .. } => {
                by("event-card-discarded", *seat).with("card", self.say_initiative(*card))
            }
            Event::CardGiven { from, to, card } => {
                by("event-card-given", *from).with("to", *to).with("card", self.say_initiative(*card))
            }
            Event::CardSwapped { seat, old, new, price } => by("event-card-swapped", *seat)
                .with("old", self.say_initiative(*old))
                .with("new", self.say_initiative_card(*new))
                .with("price", *price),
            Event::PriceShifted { seat, kind, price, .. } => {
                typed("event-price-shifted", *kind).with("seat", *seat).with("price", *price)
            }
            _ => self.say_affair(event),
        }
    }

    /// What events, levies and deals change.
    fn say_affair(&self, event: &Event) -> Phrase {
        let amount = |key: &'static str, seat: Seat, amount: u16| by(key, seat).with("amount", amount);
        let points = |key: &'static str, seat: Seat, number: u16| {
            by(self.in_edition(key), seat).with("amount", number)
        };
        match event {
            Event::MoneyGained { seat, amount: money } => points("event-money-gained", *seat, *money),
            Event::MoneyLost { seat, amount: money } => points("event-money-lost", *seat, *money),
            Event::MoneyGiven { from, to, amount: money } => {
                points("event-money-given", *from, *money).with("to", *to)
            }
            Event::EnviroLost { seat, amount: lost } => points("event-enviro-lost", *seat, *lost),
            Event::Converted { seat, kind, cell, tokens, taken } => self
                .cell(typed("event-converted", *kind), "at", *cell)
                .with("seat", *seat)
                .with("tokens", *tokens)
                .with("taken", *taken),
            Event::LevySet { seat, amount: levy } => amount("event-levy-set", *seat, (*levy).into()),
            Event::LevyPaid { seat, amount: levy } => amount("event-levy-paid", *seat, (*levy).into()),
            Event::Barred { seat } => by("event-barred", *seat),
            Event::BatPaid { seat, amount: paid } => amount("event-bat-paid", *seat, (*paid).into()),
            Event::RefineryClosed { seat, kind, cell, tokens } => self
                .cell(typed("event-refinery-closed", *kind), "at", *cell)
                .with("seat", *seat)
                .with("tokens", *tokens),
            Event::ChangedToEnviro { seat, amount: n } => {
                amount("event-changed-to-enviro", *seat, (*n).into())
            }
            Event::ChangedToMoney { seat, amount: n } => amount("event-changed-to-money", *seat, (*n).into()),
            Event::DealProposed { seat, partner, deal } => by("event-deal-proposed", *seat)
                .with("partner", *partner)
                .with("give", self.say_side(&deal.give))
                .with("take", self.say_side(&deal.take)),
            Event::DealAccepted { seat, proposer, deal } => by("event-deal-accepted", *seat)
                .with("proposer", *proposer)
                .with("give", self.say_side(&deal.give))
                .with("take", self.say_side(&deal.take)),
            Event::DealDeclined { seat, proposer } => {
                by("event-deal-declined", *seat).with("proposer", *proposer)
            }
            Event::PromisePaid { debtor, creditor, paid, open } => by("event-promise-paid", *debtor)
                .with("creditor", *creditor)
                .with("paid", *paid)
                .with("open", *open),
            Event::PromiseBroken { debtor, creditor, amount: owed } => {
                amount("event-promise-broken", *debtor, (*owed).into()).with("creditor", *creditor)
            }
            _ => Phrase::new("event-game-ended"),
        }
    }

    fn balanced_books(&self, seat: Seat, balance: &Balance, change: i16) -> Phrase {
        by(self.in_edition("event-environment-balanced"), seat)
            .with("tokens", balance.tokens)
            .with("initiatives", balance.initiatives)
            .with("exempt", balance.exempt)
            .with("reserve", balance.reserve)
            .with("change", signed(change).as_str())
    }

    fn received(&self, seat: Seat, income: &Income) -> Phrase {
        by(self.in_edition("event-income-received"), seat)
            .with("refineries", income.refineries)
            .with("event", signed(income.event).as_str())
            .with("hub", income.hub)
            .with("cartel", income.cartel)
            .with("gross", income.gross())
    }
}

/// A sentence about what a seat did.
fn by(key: impl Into<Cow<'static, str>>, seat: Seat) -> Phrase {
    Phrase::new(key).with("seat", seat)
}

/// A number with its sign, as sums show it.
pub(super) fn signed(number: i16) -> String {
    format!("{number:+}").replace('-', "−")
}

fn loss_key(cause: Loss) -> &'static str {
    match cause {
        Loss::Closed => "event-token-closed",
        Loss::Lawsuit => "event-token-sued",
        Loss::Spill => "event-token-spilt",
        Loss::ShutDown => "event-token-shut-down",
    }
}
