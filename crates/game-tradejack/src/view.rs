//! What each viewer may know (TJ-11).

use arrayvec::ArrayVec;
use ecotable_kernel::{PerSeat, Seat, SeatSet, Viewer};
use ecotable_parts::auction::Standing;
use serde::Serialize;

use crate::cards::{Demand, DemandId, Product, Source, SourceNames};
use crate::game::TradeJack;
use crate::hand::{Products, Sources};
use crate::state::{DemandSet, End, Phase, Player, State};

/// What one viewer may know of a game of TradeJack.
#[derive(Clone, Debug, Eq, Hash, PartialEq, Serialize)]
pub struct View {
    /// Who is looking; nobody's seat for a spectator.
    pub viewer: Option<Seat>,
    /// The round being played, from 1.
    pub round: u8,
    /// How many rounds the game has.
    pub rounds_total: u8,
    /// The First Player.
    pub first: Seat,
    /// The trends and awards of this round, in draw order.
    pub row: ArrayVec<DemandId, 3>,
    /// The places of these cards in the card list, by which the rules know them.
    #[serde(skip)]
    pub row_places: ArrayVec<u8, 3>,
    /// The Regulations in force.
    pub regulations: Vec<DemandId>,
    /// The source names that they ban.
    #[serde(skip)]
    pub banned: SourceNames,
    /// The tokens on the CO2 tracker.
    pub tracker: u8,
    /// What the table waits for.
    pub phase: PhaseView,
    /// The seats.
    pub players: PerSeat<PlayerView>,
    /// The viewer's own cards.
    pub own: Option<Own>,
    /// How many cards lie in each deck, and how many a Quick Game threw away.
    pub decks: DeckSizes,
    /// The discarded products.
    pub product_discard: Products,
    /// The discarded sources.
    pub source_discard: Sources,
    /// The trends and unclaimed awards of earlier rounds.
    pub demand_discard: Vec<DemandId>,
}

/// How many cards lie in each deck.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Serialize)]
pub struct DeckSizes {
    /// The product deck.
    pub products: u8,
    /// The source deck.
    pub sources: u8,
    /// The demand deck.
    pub demand: u8,
    /// What a Quick Game threw away.
    pub thrown: u8,
}

/// What the table waits for.
#[derive(Clone, Debug, Eq, Hash, PartialEq, Serialize)]
#[serde(rename_all = "snake_case", tag = "name")]
pub enum PhaseView {
    /// The revealer chooses which source is turned up first.
    Choosing {
        /// Who.
        revealer: Seat,
        /// The drawn sources, for the revealer alone.
        drawn: Option<[Source; 2]>,
    },
    /// Bids go round.
    Bidding {
        /// Whose source it is.
        revealer: Seat,
        /// The source for sale.
        lot: Source,
        /// The source that comes next.
        covered: Covered,
        /// The bids.
        auction: Standing,
    },
    /// All produce in secret.
    Production {
        /// The seats that have confirmed.
        confirmed: SeatSet,
    },
    /// The game is over.
    Over {
        /// Whether all have lost together.
        all_lost: bool,
    },
}

/// The second source of a turn.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Covered {
    /// There is none.
    Nothing,
    /// It lies face down.
    FaceDown,
    /// The viewer has seen it.
    Seen(Source),
}

/// What all may know of a seat.
#[derive(Clone, Debug, Eq, Hash, PartialEq, Serialize)]
pub struct PlayerView {
    /// Its Capital.
    pub capital: u16,
    /// How many products it holds; staged ones count until they are revealed.
    pub product_count: u8,
    /// The sources it has won and not yet played.
    pub sources: Sources,
    /// The awards it has won.
    pub awards: Vec<DemandId>,
    /// Its Reputation if the game ended now.
    pub reputation: i32,
    /// Its products, once the game is over.
    pub products: Option<Products>,
    /// The sets that were turned up when all lost together (TJ-10.6); before that they are secret or sold at once.
    pub sets: Vec<(Product, Source)>,
}

/// The viewer's own cards.
#[derive(Clone, Debug, Eq, Hash, PartialEq, Serialize)]
pub struct Own {
    /// Products in hand, not staged.
    pub products: Products,
    /// Sources in hand, not staged.
    pub sources: Sources,
    /// The product of a set that still lacks its source.
    pub started: Option<Product>,
    /// The sets that are staged.
    pub sets: Vec<(Product, Source)>,
    /// The products that are staged for offloading.
    pub offloaded: Vec<Product>,
}

impl TradeJack {
    pub(crate) fn view_of(&self, state: &State, viewer: Viewer) -> View {
        let seat = viewer.seat().filter(|seat| seat.0 < self.seats);
        View {
            viewer: seat,
            round: state.round,
            rounds_total: state.rounds_total,
            first: state.first,
            row: state.row.as_slice().iter().map(|&card| self.cards.id_of(Demand(card))).collect(),
            row_places: state.row.as_slice().iter().copied().collect(),
            regulations: self.ids(state.regulations),
            banned: state.banned,
            tracker: state.tracker,
            phase: self.view_phase(state, seat),
            players: Seat::all(self.seats).map(|seat| self.view_player(state, seat)).collect(),
            own: seat.map(|seat| view_own(state.player(seat))),
            decks: DeckSizes {
                products: state.product_deck.len() as u8,
                sources: state.source_deck.len() as u8,
                demand: state.demand_deck.len() as u8,
                thrown: state.thrown.len() as u8,
            },
            product_discard: Products(state.product_discard),
            source_discard: Sources(state.source_discard),
            demand_discard: self.ids(state.demand_discard),
        }
    }

    fn ids(&self, cards: DemandSet) -> Vec<DemandId> {
        let mut ids = Vec::with_capacity(cards.len().into());
        ids.extend(cards.iter().map(|card| self.cards.id_of(card)));
        ids
    }

    /// The face-down source is seen by nobody, or with `source_peek` by the revealer (TJ-11.5).
    fn view_phase(&self, state: &State, viewer: Option<Seat>) -> PhaseView {
        let looked = |revealer| self.config.source_peek && viewer == Some(revealer);
        match state.phase {
            Phase::Choosing { revealer, drawn } => {
                PhaseView::Choosing { revealer, drawn: looked(revealer).then_some(drawn) }
            }
            Phase::Bidding { offer, auction } => PhaseView::Bidding {
                revealer: offer.revealer,
                lot: offer.lot,
                covered: match offer.covered {
                    None => Covered::Nothing,
                    Some(source) if looked(offer.revealer) => Covered::Seen(source),
                    Some(_) => Covered::FaceDown,
                },
                auction: auction.standing(),
            },
            Phase::Production { confirmed } => PhaseView::Production { confirmed },
            Phase::Over(end) => PhaseView::Over { all_lost: end == End::AllLost },
        }
    }

    /// Until the reveal staged cards count as cards in hand (TJ-11.6); when all have lost they lie on the table.
    fn view_player(&self, state: &State, seat: Seat) -> PlayerView {
        let player = state.player(seat);
        let over = matches!(state.phase, Phase::Over(_));
        let (mut products, mut sources) = (player.products, player.sources);
        if !over {
            products.extend(player.staged.all_products());
            sources.extend(player.staged.sources.as_slice().iter().copied());
        }
        PlayerView {
            capital: player.capital,
            product_count: products.len() as u8,
            sources: Sources(sources),
            awards: self.ids(player.awards),
            reputation: self.reputation(state, seat),
            products: over.then_some(Products(products)),
            sets: if over { player.staged.sets().collect() } else { Vec::new() },
        }
    }
}

fn view_own(player: &Player) -> Own {
    Own {
        products: Products(player.products),
        sources: Sources(player.sources),
        started: player.staged.started,
        sets: player.staged.sets().collect(),
        offloaded: player.staged.offloaded().collect(),
    }
}
