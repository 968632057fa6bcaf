//! Everything that can be said: events, questions and refusals.

use ecotable_ecologic::*;
use ecotable_kernel::{Seat, SeatSet};
use ecotable_parts::auction::Standing;

pub fn a_deal() -> Deal {
    let give =
        Side { money: 2, cards: [Some(Initiative(3)), None], promise: Some(Due { amount: 4, turn: 5 }) };
    Deal { give, take: Side::default() }
}

pub fn events_of_tokens(kind: Kind) -> Vec<Event> {
    let (seat, cell) = (Seat(1), 5);
    let removed = [Loss::Closed, Loss::Lawsuit, Loss::Spill, Loss::ShutDown]
        .map(|cause| Event::TokenRemoved { seat, kind, cell, cause });
    let mut events = vec![
        Event::TokenPlaced { seat, kind, cell, enviro: 0 },
        Event::TokenPlaced { seat, kind, cell, enviro: 3 },
        Event::TokenKept { seat, kind },
        Event::Converted { seat, kind, cell, tokens: 2, taken: 2 },
        Event::RefineryClosed { seat, kind, cell, tokens: 2 },
        Event::PriceShifted { seat, kind, by: -2, price: 3 },
        Event::SharesBought { seat, owner: Seat(2), kind, cell, price: 4 },
        Event::AuctionAnnounced { seat, item: Item::Token(kind), nominal: 3 },
    ];
    events.extend(removed);
    events
}

pub fn events_of_trade() -> Vec<Event> {
    let (seat, card, other) = (Seat(1), Initiative(6), Seat(2));
    let items = [Item::Token(Kind::Oil), Item::Initiative(card), Item::Tad(Tad::Nr)];
    let mut events = vec![
        Event::CardDrawn { seat, card },
        Event::CardUnsold { card },
        Event::CardDiscarded { seat, card, cause: Discard::Upkeep },
        Event::CardGiven { from: seat, to: other, card },
        Event::CardSwapped { seat, old: card, new: Initiative(0), price: 2 },
        Event::DeckReshuffled,
        Event::BidMade { seat, amount: 7 },
        Event::FarSectorPaid { seat, cell: 3 },
        Event::TadPlaced { seat, tad: Tad::Nr, cell: 7, enviro: 3 },
        Event::DealProposed { seat, partner: other, deal: a_deal() },
        Event::DealAccepted { seat, proposer: other, deal: a_deal() },
        Event::DealDeclined { seat, proposer: other },
        Event::PromisePaid { debtor: seat, creditor: other, paid: 3, open: 1 },
        Event::PromiseBroken { debtor: seat, creditor: other, amount: 3 },
    ];
    for item in items {
        events.push(Event::AuctionOpened { seat, item, amount: 5 });
        events.push(Event::AuctionWon { seat, item, price: 5, paid: 3 });
        events.push(Event::AuctionVetoed { seat, item });
        events.push(Event::Bought { seat, item, price: 5 });
    }
    events
}

pub fn events_of_phases() -> Vec<Event> {
    let (seat, other) = (Seat(1), Seat(2));
    let balance = Balance { tokens: 3, initiatives: 2, exempt: 1, reserve: 1 };
    let income = Income { refineries: 5, event: -2, hub: 1, cartel: 4 };
    vec![
        Event::GameBegan { leader: seat },
        Event::TurnBegan { turn: 3, leader: seat, card: "S22".to_owned() },
        Event::Passed { seat },
        Event::PassedAutomatically { seat },
        Event::Protected { seat },
        Event::MoneyGained { seat, amount: 5 },
        Event::MoneyLost { seat, amount: 1 },
        Event::MoneyGiven { from: seat, to: other, amount: 3 },
        Event::EnviroLost { seat, amount: 2 },
        Event::GreenInvested { seat, from: 9, to: 4 },
        Event::LevySet { seat, amount: 4 },
        Event::LevyPaid { seat, amount: 4 },
        Event::Barred { seat },
        Event::BatPaid { seat, amount: 3 },
        Event::ChangedToEnviro { seat, amount: 2 },
        Event::ChangedToMoney { seat, amount: 1 },
        Event::EnvironmentBalanced { seat, balance, change: 1, enviro: 8 },
        Event::ShutDown { seat },
        Event::CartelFormed { seat, partner: other },
        Event::IncomeReceived { seat, income, money: 12 },
        Event::UpkeepPaid { seat, cost: 3, money: 9 },
        Event::GameEnded,
    ]
}

pub fn decisions() -> Vec<Decision> {
    let (item, card) = (Item::Token(Kind::Oil), Initiative(4));
    let auction = Standing { high: 5, leader: Some(Seat(1)), actor: Seat(0), passed: SeatSet::one(Seat(2)) };
    vec![
        Decision::Start1,
        Decision::Start2,
        Decision::Lawsuit,
        Decision::Spill,
        Decision::Brain,
        Decision::Convert,
        Decision::LevySet,
        Decision::LevyPay,
        Decision::Bat,
        Decision::Promise,
        Decision::Media,
        Decision::ExpoDraw,
        Decision::ExpoSwap { card },
        Decision::Slot,
        Decision::Opening { item },
        Decision::Offer { card, first: Seat(1) },
        Decision::Bidding { item, initiator: Seat(1), auction },
        Decision::Veto { item, initiator: Seat(1), winner: Seat(2), price: 7 },
        Decision::PlaceBought { kind: Kind::Oil },
        Decision::Site { tad: Tad::Ac },
        Decision::Platform,
        Decision::PlatformCard { card },
        Decision::Wrap,
        Decision::DealAnswer { proposer: Seat(1), deal: a_deal() },
        Decision::Exchange,
        Decision::Shutdown,
        Decision::Cartel,
        Decision::Upkeep,
    ]
}

pub fn refusals() -> Vec<Refusal> {
    let (kind, cell, card, seat) = (Kind::Oil, 3, Initiative(2), Seat(1));
    vec![
        Refusal::NotAsked,
        Refusal::NotThisQuestion,
        Refusal::MustChoose,
        Refusal::BidTooLow { least: 3 },
        Refusal::BidTooHigh { most: 3 },
        Refusal::LevyOutOfBounds { most: 3 },
        Refusal::NoSuchToken { kind },
        Refusal::NoSuchToken { kind: Kind::Mineral },
        Refusal::KeptThisTurn,
        Refusal::WrongResource,
        Refusal::CellFull,
        Refusal::OtherOwner,
        Refusal::NotAdjacent,
        Refusal::NotAtBorder,
        Refusal::NoSupply { kind },
        Refusal::NoSupply { kind: Kind::Mineral },
        Refusal::NoPlaceForToken,
        Refusal::TooPoor { nominal: 4 },
        Refusal::TooPoorForFarSector { nominal: 4 },
        Refusal::NotForSale,
        Refusal::NotYourTadAuction,
        Refusal::NotThatSite,
        Refusal::CannotBuy,
        Refusal::ClosedAlready,
        Refusal::NoOwnToken { kind, cell },
        Refusal::NoOwnToken { kind: Kind::Mineral, cell },
        Refusal::NotYourCard { card },
        Refusal::NoRunningCost,
        Refusal::NoCards,
        Refusal::NotThatToken,
        Refusal::ShiftTooFar,
        Refusal::CannotPayForAll,
        Refusal::NotEnough,
        Refusal::NoDeals,
        Refusal::NoDealNow,
        Refusal::NothingProposed,
        Refusal::TooManyProposals,
        Refusal::TooManyCounters,
        Refusal::NoSuchPartner,
        Refusal::EmptyDeal,
        Refusal::TooManyPromises,
        Refusal::DealAboveMoney { seat },
        Refusal::DealWithoutCard { seat, card },
        Refusal::PromiseOutOfBounds,
    ]
}
