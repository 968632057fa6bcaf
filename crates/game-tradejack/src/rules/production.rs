//! Production: sets and offloading, staged in secret (TJ-6).

use ecotable_kernel::{Seat, SeatSet, Step};
use ecotable_parts::bits;

use crate::action::Action;
use crate::cards::{Colour, Product, Source};
use crate::event::Event;
use crate::game::TradeJack;
use crate::refusal::Refusal;
use crate::state::{Phase, Player, Staged, State};

impl TradeJack {
    /// All seats stage cards until they confirm (TJ-6.1).
    pub(crate) fn begin_production(state: &mut State, step: &mut Step<Event>) {
        state.phase = Phase::Production { confirmed: SeatSet::EMPTY };
        step.reveal();
        step.tell(|| Event::ProductionBegan);
    }

    /// What a seat may stage: sets, or products to offload, then confirming; or the source that a set lacks.
    #[inline]
    pub(crate) fn list_production(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        let player = state.player(seat);
        let sources = usable_sources(state, player);
        if let Some(product) = player.staged.started {
            let fitting = sources & product.colour().faces();
            into.extend(bits(fitting).map(|face| Action::UseSource(Source(face))));
            return;
        }
        let products = player.products.faces();
        if !player.staged.has_offloaded() {
            let matched = products & colours_of(sources);
            into.extend(bits(matched).map(|face| Action::StartSet(Product(face))));
        }
        if !player.staged.has_sets() && !self.config.co2 {
            into.extend(bits(products).map(|face| Action::Offload(Product(face))));
        }
        into.push(Action::Confirm);
    }

    /// A product in hand and a source of its colour that is not banned (TJ-6.2, TJ-6.3).
    pub(crate) fn check_start_set(state: &State, seat: Seat, product: Product) -> Result<(), Refusal> {
        let player = producing(state, seat)?;
        between_sets(player)?;
        if player.staged.has_offloaded() {
            return Err(Refusal::Offloading);
        }
        holds(player, product)?;
        if usable_sources(state, player) & product.colour().faces() == 0 {
            return Err(Refusal::NoSourceOfColour { product });
        }
        Ok(())
    }

    /// A source in hand, of the colour of the started set, and not banned (TJ-6.4, TJ-6.5).
    pub(crate) fn check_use_source(state: &State, seat: Seat, card: Source) -> Result<(), Refusal> {
        let player = producing(state, seat)?;
        let product = player.staged.started.ok_or(Refusal::NoSetStarted)?;
        if player.sources.of(card.0) == 0 {
            return Err(Refusal::NoSuchSource { card });
        }
        if card.colour() != product.colour() {
            return Err(Refusal::OtherColour { product });
        }
        if state.banned.contains(card) {
            return Err(Refusal::Banned);
        }
        Ok(())
    }

    /// Instead of sets, products for 1 Capital each (TJ-6.8, TJ-6.9, TJ-10.4).
    pub(crate) fn check_offload(&self, state: &State, seat: Seat, product: Product) -> Result<(), Refusal> {
        let player = producing(state, seat)?;
        between_sets(player)?;
        if self.config.co2 {
            return Err(Refusal::NoOffloadingWithCo2);
        }
        if player.staged.has_sets() {
            return Err(Refusal::SellingSets);
        }
        holds(player, product)
    }

    /// Whenever no set is unfinished (TJ-6.10).
    pub(crate) fn check_confirm(state: &State, seat: Seat) -> Result<(), Refusal> {
        between_sets(producing(state, seat)?)
    }

    /// Before confirming, all staged cards may be taken back (TJ-6.12).
    pub(crate) fn check_reset(state: &State, seat: Seat) -> Result<(), Refusal> {
        if producing(state, seat)?.staged.is_empty() { Err(Refusal::NothingStaged) } else { Ok(()) }
    }

    #[inline]
    pub(crate) fn start_set(state: &mut State, seat: Seat, product: Product, step: &mut Step<Event>) {
        let player = state.player_mut(seat);
        player.products.take(product.0);
        player.staged.started = Some(product);
        step.whisper(seat, || Event::SetStarted { seat, product });
    }

    #[inline]
    pub(crate) fn use_source(state: &mut State, seat: Seat, card: Source, step: &mut Step<Event>) {
        let player = state.player_mut(seat);
        let Some(product) = player.staged.started.take() else { return };
        player.sources.take(card.0);
        player.staged.products.push(product.0);
        player.staged.sources.push(card.0);
        step.whisper(seat, || Event::SetStaged { seat, product, card });
    }

    #[inline]
    pub(crate) fn offload(state: &mut State, seat: Seat, product: Product, step: &mut Step<Event>) {
        let player = state.player_mut(seat);
        player.products.take(product.0);
        player.staged.products.push(product.0);
        step.whisper(seat, || Event::OffloadStaged { seat, product });
    }

    pub(crate) fn reset_staging(state: &mut State, seat: Seat, step: &mut Step<Event>) {
        unstage(state.player_mut(seat));
        step.whisper(seat, || Event::StagingReset { seat });
    }

    /// Confirming is final (TJ-6.11); the last confirmation reveals everything (TJ-7.1).
    pub(crate) fn confirm(&self, state: &mut State, seat: Seat, step: &mut Step<Event>) {
        let Phase::Production { mut confirmed } = state.phase else { return };
        confirmed.insert(seat);
        state.phase = Phase::Production { confirmed };
        step.reveal();
        step.tell(|| Event::Confirmed { seat });
        if confirmed == SeatSet::all(self.seats) {
            self.retail(state, step);
        }
    }
}

/// Puts all staged cards back into the hand.
pub(crate) fn unstage(player: &mut Player) {
    let staged = std::mem::take(&mut player.staged);
    player.products.extend(staged.all_products());
    player.sources.extend(staged.sources.as_slice().iter().copied());
}

/// The sources in hand that are not banned, one bit for each face (TJ-6.5, TJ-8.2).
#[inline]
pub(crate) fn usable_sources(state: &State, player: &Player) -> u32 {
    player.sources.faces() & !state.banned.faces()
}

/// Every face that has the colour of one of these faces.
#[inline]
pub(crate) fn colours_of(faces: u32) -> u32 {
    Colour::BOTH.iter().map(|colour| colour.faces()).filter(|&all| faces & all != 0).fold(0, |a, b| a | b)
}

/// The seat's hand, if it is still producing.
fn producing(state: &State, seat: Seat) -> Result<&Player, Refusal> {
    match state.phase {
        Phase::Production { confirmed } if confirmed.contains(seat) => Err(Refusal::AlreadyConfirmed),
        Phase::Production { .. } => Ok(state.player(seat)),
        _ => Err(Refusal::NotInProduction),
    }
}

/// A started set must be finished or taken back first (TJ-6.6).
fn between_sets(player: &Player) -> Result<(), Refusal> {
    match player.staged {
        Staged { started: Some(_), .. } => Err(Refusal::SetUnfinished),
        _ => Ok(()),
    }
}

/// Only a product in hand can be staged (TJ-6.2).
fn holds(player: &Player, product: Product) -> Result<(), Refusal> {
    if player.products.of(product.0) == 0 { Err(Refusal::NoSuchProduct { product }) } else { Ok(()) }
}
