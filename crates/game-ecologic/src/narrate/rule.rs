//! The rule that each event applies, for readers who want to look it up.

use crate::event::{Discard, Event, Loss};
use crate::state::Item;

/// The rule of an event.
pub(super) fn rule_of(event: &Event) -> &'static str {
    match event {
        Event::GameBegan { .. } => "EL-3.1",
        Event::TurnBegan { .. } => "EL-4.2",
        Event::Passed { .. } => "EL-3.14",
        Event::PassedAutomatically { .. } => "EL-3.3",
        Event::TokenPlaced { .. } => "EL-2.5",
        Event::TokenKept { .. } => "EL-3.6.4",
        Event::TokenRemoved { cause, .. } => rule_of_loss(*cause),
        Event::Protected { .. } => "EL-4.1",
        Event::EnvironmentBalanced { .. } | Event::ShutDown { .. } => "EL-3.10",
        Event::IncomeReceived { .. } | Event::UpkeepPaid { .. } => "EL-3.11",
        Event::DeckReshuffled => "EL-R26",
        Event::GameEnded => "EL-5.3",
        Event::CartelFormed { .. }
        | Event::MoneyGained { .. }
        | Event::MoneyLost { .. }
        | Event::MoneyGiven { .. }
        | Event::EnviroLost { .. }
        | Event::GreenInvested { .. }
        | Event::Converted { .. }
        | Event::LevySet { .. }
        | Event::LevyPaid { .. }
        | Event::Barred { .. }
        | Event::BatPaid { .. }
        | Event::RefineryClosed { .. }
        | Event::PriceShifted { .. }
        | Event::CardGiven { .. }
        | Event::CardSwapped { .. }
        | Event::Bought { .. }
        | Event::SharesBought { .. }
        | Event::FarSectorPaid { .. }
        | Event::ChangedToEnviro { .. }
        | Event::ChangedToMoney { .. } => "EL-4.2",
        _ => rule_of_trade(event),
    }
}

fn rule_of_trade(event: &Event) -> &'static str {
    match event {
        Event::CardDrawn { .. } | Event::CardUnsold { .. } => "EL-3.5",
        Event::CardDiscarded { cause, .. } => rule_of_discard(*cause),
        Event::AuctionAnnounced { .. } => "EL-3.5",
        Event::AuctionOpened { item: Item::Initiative(_), .. } => "EL-3.5",
        Event::AuctionOpened { .. } => "EL-3.6.1",
        Event::BidMade { .. } => "EL-3.6.2",
        Event::AuctionVetoed { .. } => "EL-3.6.3",
        Event::AuctionWon { .. } => "EL-3.6.4",
        Event::TadPlaced { .. } => "EL-4.4",
        _ => "EL-3.9",
    }
}

fn rule_of_discard(cause: Discard) -> &'static str {
    match cause {
        Discard::Wanted => "EL-3.8",
        Discard::BrainDrain => "EL-4.2",
        Discard::Upkeep => "EL-3.11",
    }
}

fn rule_of_loss(cause: Loss) -> &'static str {
    match cause {
        Loss::Closed => "EL-3.8",
        Loss::Lawsuit | Loss::Spill => "EL-4.2",
        Loss::ShutDown => "EL-3.10",
    }
}
