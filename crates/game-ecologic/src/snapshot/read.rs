//! Reading the parts of a snapshot.

use ecotable_kernel::{Flaw, Seat};

use super::Snapshot;
use crate::cards::{Initiative, TADS, Tad};
use crate::config::Edition;
use crate::deal::{Promise, PromiseList};
use crate::decision::Decision;
use crate::state::{CardSet, Item, MOST_SEATS, Player, Stage, Territory};

/// The stage in which a decision is usually made, and the seat whose turn it is then.
pub(super) fn usual_stage(edition: Edition, words: &Snapshot) -> (Stage, Seat) {
    let (seat, leader) = (words.seat, words.leader);
    if edition == Edition::Ed1
        && let Some(first) = offered_first(&words.decision, leader)
    {
        return (Stage::Cards, first);
    }
    match words.decision {
        Decision::Start1 => (Stage::Start1, seat),
        Decision::Start2 => (Stage::Start2, seat),
        Decision::Lawsuit | Decision::Brain | Decision::Convert | Decision::LevySet => (Stage::Event, leader),
        Decision::LevyPay | Decision::Bat => (Stage::Event, seat),
        Decision::Spill => (Stage::Spill, leader),
        Decision::Promise => (Stage::Settle, leader),
        Decision::Media => (Stage::Media, leader),
        Decision::ExpoDraw | Decision::ExpoSwap { .. } => (Stage::Expo, seat),
        Decision::Slot | Decision::Opening { .. } | Decision::PlaceBought { .. } | Decision::Site { .. } => {
            (Stage::Slots, seat)
        }
        Decision::Offer { first, .. } => (Stage::Slots, first),
        Decision::Bidding { initiator, .. } | Decision::Veto { initiator, .. } => (Stage::Slots, initiator),
        Decision::DealAnswer { proposer, .. } => (Stage::Slots, proposer),
        Decision::Platform | Decision::PlatformCard { .. } => (Stage::Platform, seat),
        Decision::Wrap => (Stage::Wrap, seat),
        Decision::Exchange => (Stage::Exchange, leader),
        Decision::Shutdown => (Stage::Shutdown, seat),
        Decision::Cartel => (Stage::Cartel, leader),
        Decision::Upkeep => (Stage::Upkeep, seat),
        Decision::Nothing | Decision::Over => (Stage::Over, leader),
    }
}

/// To whom the initiative of a decision was offered first; whose auction runs was usually that of the leader's card.
fn offered_first(decision: &Decision, leader: Seat) -> Option<Seat> {
    match decision {
        Decision::Offer { first, .. } => Some(*first),
        Decision::Bidding { item: Item::Initiative(_), .. }
        | Decision::Veto { item: Item::Initiative(_), .. } => Some(leader),
        _ => None,
    }
}

pub(super) fn read_players(words: &Snapshot) -> [Player; MOST_SEATS] {
    let mut players = [Player::default(); MOST_SEATS];
    for (player, words) in players.iter_mut().zip(&words.players) {
        player.money = words.money;
        player.enviro = words.enviro;
        player.minus = words.minus;
        player.hand = [words.hand.oil, words.hand.mineral];
        player.kept = [words.kept.oil, words.kept.mineral];
        words.initiatives.iter().for_each(|card| player.initiatives.insert(card.0));
    }
    players
}

pub(super) fn read_tads(words: &Snapshot) -> Result<[Territory; TADS], Flaw> {
    let mut tads = [Territory::default(); TADS];
    for (id, tad) in &words.tads {
        let known: Tad = id.parse().map_err(|_| Flaw(format!("there is no territory {id}")))?;
        tads[known.index()] = Territory { owner: Some(tad.owner), place: tad.cell };
    }
    Ok(tads)
}

pub(super) fn read_cards(cards: &[Initiative]) -> Result<CardSet, Flaw> {
    let mut set = CardSet::default();
    cards.iter().for_each(|card| set.insert(card.0));
    if usize::from(set.len()) == cards.len() { Ok(set) } else { Err(Flaw("an initiative twice".into())) }
}

pub(super) fn read_promises(list: &[Promise]) -> PromiseList {
    let mut promises = PromiseList::default();
    list.iter().for_each(|promise| promises.push(*promise));
    promises
}
