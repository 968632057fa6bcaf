//! A whole position in words that a person can read and edit.

use std::fmt::Display;

use ecotable_kernel::{Flaw, Seat, SeatSet};
use ecotable_parts::auction::{Auction, Standing};
use ecotable_parts::{Counts, Pile};
use serde::{Deserialize, Serialize};

use crate::cards::{Demand, DemandFace, DemandId, MOST_CARDS, MOST_DEMAND, Product, Source, SourceNames};
use crate::game::TradeJack;
use crate::hand::{Products, Sources};
use crate::state::{DemandSet, End, MOST_PRODUCTS, Offer, Phase, Player, Staged, State};

/// The most Capital in a position made by hand; play adds far less than what then still fits into a purse.
const MOST_CAPITAL: u16 = 10_000;

/// A position. Decks are listed from the top; a deck that is left out holds all cards that lie nowhere else, in the
/// order of the card list.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// The round being played, from 1.
    pub round: u8,
    /// How many rounds the game has; left out, as many as the demand deck gives.
    #[serde(default)]
    pub rounds_total: Option<u8>,
    /// The First Player.
    pub first: Seat,
    /// The tokens on the CO2 tracker.
    #[serde(default)]
    pub tracker: u8,
    /// What the table waits for.
    pub phase: PhaseSnapshot,
    /// The trends and awards of this round, in draw order.
    pub row: Vec<DemandId>,
    /// The Regulations in force.
    #[serde(default)]
    pub regulations: Vec<DemandId>,
    /// The seats.
    pub players: Vec<PlayerSnapshot>,
    /// The demand deck.
    #[serde(default)]
    pub demand_deck: Option<Vec<DemandId>>,
    /// What a Quick Game threw away, the first one first.
    #[serde(default)]
    pub thrown: Vec<DemandId>,
    /// Trends and unclaimed awards of earlier rounds.
    #[serde(default)]
    pub demand_discard: Vec<DemandId>,
    /// The product deck.
    #[serde(default)]
    pub product_deck: Option<Vec<Product>>,
    /// The discarded products.
    #[serde(default)]
    pub product_discard: Products,
    /// The source deck.
    #[serde(default)]
    pub source_deck: Option<Vec<Source>>,
    /// The discarded sources.
    #[serde(default)]
    pub source_discard: Sources,
}

/// What belongs to one seat.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerSnapshot {
    /// Its Capital.
    pub capital: u16,
    /// Products in hand, not staged.
    pub products: Products,
    /// Sources in hand, not staged.
    pub sources: Sources,
    /// The awards it has won.
    pub awards: Vec<DemandId>,
    /// The product of a set that still lacks its source.
    pub started: Option<Product>,
    /// The sets that are staged.
    pub sets: Vec<(Product, Source)>,
    /// The products that are staged for offloading.
    pub offloaded: Vec<Product>,
}

/// What the table waits for.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "name", deny_unknown_fields)]
pub enum PhaseSnapshot {
    /// The revealer chooses which source is turned up first.
    Choosing {
        /// Who.
        revealer: Seat,
        /// The drawn sources, the first one on top.
        drawn: [Source; 2],
    },
    /// Bids go round.
    Bidding {
        /// Whose source it is.
        revealer: Seat,
        /// The source for sale.
        lot: Source,
        /// The source that lies face down.
        #[serde(default)]
        covered: Option<Source>,
        /// The bids.
        auction: Standing,
    },
    /// All produce in secret.
    Production {
        /// The seats that have confirmed.
        #[serde(default)]
        confirmed: SeatSet,
    },
    /// All rounds are played.
    Scored,
    /// All have lost together.
    AllLost,
}

impl TradeJack {
    pub(crate) fn write_snapshot(&self, state: &State) -> Snapshot {
        let ids = |set: DemandSet| set.iter().map(|card| self.cards.id_of(card)).collect();
        let id = |&card: &u8| self.cards.id_of(Demand(card));
        let players = &state.players[..usize::from(self.seats)];
        let player = |player: &Player| PlayerSnapshot { awards: ids(player.awards), ..write_player(player) };
        Snapshot {
            round: state.round,
            rounds_total: Some(state.rounds_total),
            first: state.first,
            tracker: state.tracker,
            phase: write_phase(&state.phase),
            row: state.row.as_slice().iter().map(id).collect(),
            regulations: ids(state.regulations),
            players: players.iter().map(player).collect(),
            demand_deck: Some(from_top(&state.demand_deck).map(|card| id(&card)).collect()),
            thrown: state.thrown.as_slice().iter().map(id).collect(),
            demand_discard: ids(state.demand_discard),
            product_deck: Some(from_top(&state.product_deck).map(Product).collect()),
            product_discard: Products(state.product_discard),
            source_deck: Some(from_top(&state.source_deck).map(Source).collect()),
            source_discard: Sources(state.source_discard),
        }
    }

    pub(crate) fn read_snapshot(&self, snapshot: &Snapshot) -> Result<State, Flaw> {
        let seats = usize::from(self.seats);
        if snapshot.players.len() != seats {
            return Err(Flaw(format!("{} players at a table of {seats}", snapshot.players.len())));
        }
        check_amounts(snapshot)?;
        let mut state = State {
            phase: self.read_phase(&snapshot.phase),
            first: snapshot.first,
            round: snapshot.round,
            rounds_total: 0,
            tracker: snapshot.tracker,
            banned: SourceNames::default(),
            regulations: self.read_set(&snapshot.regulations)?,
            demand_discard: self.read_set(&snapshot.demand_discard)?,
            demand_deck: Pile::default(),
            thrown: self.read_pile("thrown", &snapshot.thrown)?,
            row: self.read_pile("row", &snapshot.row)?,
            product_deck: Pile::default(),
            source_deck: Pile::default(),
            product_discard: snapshot.product_discard.0,
            source_discard: snapshot.source_discard.0,
            players: Default::default(),
        };
        for (player, words) in state.players.iter_mut().zip(&snapshot.players) {
            *player = self.read_player(words)?;
        }
        self.read_decks(snapshot, &mut state)?;
        for card in state.regulations.iter() {
            if let DemandFace::Regulation { bans } = self.cards.face_of(card) {
                state.banned.insert(bans);
            }
        }
        let to_come = self.counting_cards(&state.demand_deck) / 3;
        state.rounds_total = snapshot.rounds_total.unwrap_or(snapshot.round.saturating_add(to_come));
        self.audit_state(&state)?;
        Ok(state)
    }

    /// Reads the decks that are listed and fills the others with the cards that lie nowhere else.
    fn read_decks(&self, snapshot: &Snapshot, state: &mut State) -> Result<(), Flaw> {
        state.demand_deck = match &snapshot.demand_deck {
            Some(deck) => self.read_deck(deck)?,
            None => self.missing_demand(state),
        };
        state.product_deck = match &snapshot.product_deck {
            Some(deck) => to_pile("product_deck", deck.iter().rev().map(|card| card.0))?,
            None => missing(&self.cards.product_copies, &state.count_products()),
        };
        state.source_deck = match &snapshot.source_deck {
            Some(deck) => to_pile("source_deck", deck.iter().rev().map(|card| card.0))?,
            None => missing(&self.cards.source_copies, &state.count_sources()),
        };
        Ok(())
    }

    fn read_deck(&self, ids: &[DemandId]) -> Result<Pile<MOST_DEMAND>, Flaw> {
        let mut deck: Pile<MOST_DEMAND> = self.read_pile("demand_deck", ids)?;
        deck.as_mut_slice().reverse();
        Ok(deck)
    }

    /// The demand cards that lie nowhere else, the first stack on top.
    fn missing_demand(&self, state: &State) -> Pile<MOST_DEMAND> {
        let elsewhere = state.demand_elsewhere();
        let mut cards: Vec<_> = self
            .cards
            .each_demand()
            .filter(|(place, card)| self.is_in_game(card) && !elsewhere.contains(&place.0))
            .map(|(place, card)| (card.stack, place.0))
            .collect();
        cards.sort_unstable_by(|a, b| b.cmp(a));
        cards.into_iter().map(|(_, place)| place).collect()
    }

    fn card(&self, id: &DemandId) -> Result<Demand, Flaw> {
        self.cards.demand_named(id).ok_or_else(|| Flaw(format!("there is no demand card {id}")))
    }

    fn read_set(&self, ids: &[DemandId]) -> Result<DemandSet, Flaw> {
        let mut set = DemandSet::default();
        for id in ids {
            set.insert(self.card(id)?);
        }
        if usize::from(set.len()) == ids.len() { Ok(set) } else { Err(Flaw("a demand card twice".into())) }
    }

    fn read_pile<const N: usize>(&self, what: &str, ids: &[DemandId]) -> Result<Pile<N>, Flaw> {
        let cards = ids.iter().map(|id| self.card(id).map(|card| card.0)).collect::<Result<Vec<_>, _>>()?;
        to_pile(what, cards.into_iter())
    }

    fn read_player(&self, words: &PlayerSnapshot) -> Result<Player, Flaw> {
        if !words.sets.is_empty() && !words.offloaded.is_empty() {
            return Err(Flaw("a seat stages sets and offloads (TJ-6.9)".into()));
        }
        let set_products = words.sets.iter().map(|set| set.0);
        let products: Vec<_> =
            set_products.chain(words.offloaded.iter().copied()).map(|product| product.0).collect();
        Ok(Player {
            capital: words.capital,
            products: words.products.0,
            sources: words.sources.0,
            awards: self.read_set(&words.awards)?,
            staged: Staged {
                started: words.started,
                products: to_pile::<MOST_PRODUCTS>("staged products", products.into_iter())?,
                sources: to_pile::<MOST_PRODUCTS>("staged sources", words.sets.iter().map(|set| set.1.0))?,
            },
        })
    }

    fn read_phase(&self, words: &PhaseSnapshot) -> Phase {
        match *words {
            PhaseSnapshot::Choosing { revealer, drawn } => Phase::Choosing { revealer, drawn },
            PhaseSnapshot::Bidding { revealer, lot, covered, auction } => Phase::Bidding {
                offer: Offer { revealer, lot, covered },
                auction: Auction::restore(SeatSet::all(self.seats), self.config.pass_policy, auction),
            },
            PhaseSnapshot::Production { confirmed } => Phase::Production { confirmed },
            PhaseSnapshot::Scored => Phase::Over(End::Scored),
            PhaseSnapshot::AllLost => Phase::Over(End::AllLost),
        }
    }
}

/// Refuses more than can be counted: cards above the largest card list, and Capital that could burst a purse.
fn check_amounts(snapshot: &Snapshot) -> Result<(), Flaw> {
    let players = || snapshot.players.iter();
    let staged = |player: &PlayerSnapshot| player.sets.len() + player.offloaded.len();
    let products: usize = players().map(|player| player.products.len() + staged(player)).sum();
    let sources: usize = players().map(|player| player.sources.len() + player.sets.len()).sum();
    let (products, sources) =
        (products + snapshot.product_discard.len(), sources + snapshot.source_discard.len());
    if products.max(sources) > MOST_CARDS {
        return Err(Flaw(format!("{products} products and {sources} sources outside the decks")));
    }
    match players().find(|player| player.capital > MOST_CAPITAL) {
        Some(player) => Err(Flaw(format!("{} Capital; at most {MOST_CAPITAL} are possible", player.capital))),
        None => Ok(()),
    }
}

fn write_player(player: &Player) -> PlayerSnapshot {
    PlayerSnapshot {
        capital: player.capital,
        products: Products(player.products),
        sources: Sources(player.sources),
        awards: Vec::new(),
        started: player.staged.started,
        sets: player.staged.sets().collect(),
        offloaded: player.staged.offloaded().collect(),
    }
}

fn write_phase(phase: &Phase) -> PhaseSnapshot {
    match *phase {
        Phase::Choosing { revealer, drawn } => PhaseSnapshot::Choosing { revealer, drawn },
        Phase::Bidding { offer: Offer { revealer, lot, covered }, auction } => {
            PhaseSnapshot::Bidding { revealer, lot, covered, auction: auction.standing() }
        }
        Phase::Production { confirmed } => PhaseSnapshot::Production { confirmed },
        Phase::Over(End::Scored) => PhaseSnapshot::Scored,
        Phase::Over(End::AllLost) => PhaseSnapshot::AllLost,
    }
}

fn from_top<const N: usize>(pile: &Pile<N>) -> impl Iterator<Item = u8> {
    pile.as_slice().iter().rev().copied()
}

fn to_pile<const N: usize>(
    what: impl Display,
    cards: impl ExactSizeIterator<Item = u8>,
) -> Result<Pile<N>, Flaw> {
    if cards.len() > N {
        return Err(Flaw(format!("{} cards in {what}, at most {N} fit", cards.len())));
    }
    Ok(cards.collect())
}

/// The cards of the list that are not among those counted, the first of the list on top.
fn missing<const N: usize>(copies: &[u8; N], counted: &Counts<N>) -> Pile<MOST_CARDS> {
    let left = |face: u8| copies[usize::from(face)].saturating_sub(counted.of(face));
    (0..N as u8).rev().flat_map(|face| std::iter::repeat_n(face, usize::from(left(face)))).collect()
}
