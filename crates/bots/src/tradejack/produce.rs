//! Which sets a seat plays.

use ecotable_tradejack::{Action, AwardKind, DemandFace, Product, Source};

use super::appraise::Judge;
use super::style::Sight;

/// What an award must bring for each set that is kept back for it.
const SET_KEPT_BACK: f32 = 2.5;

impl Judge<'_> {
    /// The next step in production.
    pub fn produce(&self, legal: &[Action]) -> Action {
        let alternative_only = self.keeps_to_alternative();
        let allowed = |source: Source| {
            self.is_usable(source) && (!alternative_only || self.game.cards().alternative.contains(source))
        };
        if let Some(product) = self.state.started(self.seat) {
            return self.best_source(product, allowed).map_or(legal[0], Action::UseSource);
        }
        if let Some(product) = self.best_product(allowed, legal) {
            return Action::StartSet(product);
        }
        self.offloads(legal).unwrap_or(Action::Confirm)
    }

    /// The product that is worth most now, of those that may be sold with an allowed source.
    fn best_product(&self, allowed: impl Fn(Source) -> bool, legal: &[Action]) -> Option<Product> {
        let sources = self.state.sources(self.seat);
        let fits = |product: Product| {
            sources.cards().any(|source| source.colour() == product.colour() && allowed(source))
        };
        let startable = legal.iter().filter_map(|action| match action {
            Action::StartSet(product) => Some(*product),
            _ => None,
        });
        startable
            .filter(|&product| fits(product))
            .max_by_key(|&product| self.game.value_now(self.state, product))
    }

    /// The source with the most Green Credits now.
    fn best_source(&self, product: Product, allowed: impl Fn(Source) -> bool) -> Option<Source> {
        let sources = self.state.sources(self.seat);
        sources
            .each()
            .map(|(source, _)| source)
            .filter(|&source| source.colour() == product.colour() && !self.state.is_banned(source))
            .max_by_key(|&source| (allowed(source), self.game.credits_now(self.state, source)))
    }

    /// Whether Exclusively Alternative is worth keeping other sets back.
    fn keeps_to_alternative(&self) -> bool {
        if self.style.sight != Sight::Table {
            return false;
        }
        let points = self.state.row().find_map(|card| match self.game.cards().face_of(card) {
            DemandFace::Award(award) if award.kind == AwardKind::ExclusivelyAlternative => Some(award.points),
            _ => None,
        });
        let Some(points) = points else { return false };
        let (alternative, other) = self.sets_by_kind();
        let cost = if self.state.rounds_left() == 0 { 2.0 * SET_KEPT_BACK } else { SET_KEPT_BACK };
        alternative > 0 && f32::from(points) * self.style.ambition > cost * other as f32
    }

    /// How many sets with an Alternative Source the seat can play or has staged, and how many others.
    fn sets_by_kind(&self) -> (usize, usize) {
        let mut sets = [0, 0];
        let is_other = |source: Source| usize::from(!self.game.cards().alternative.contains(source));
        self.state.staged_sets(self.seat).for_each(|(_, source)| sets[is_other(source)] += 1);
        let products = self.state.products(self.seat);
        for colour in ecotable_tradejack::Colour::BOTH {
            let mut left = products.cards().filter(|product| product.colour() == colour).count();
            let sources = self.state.sources(self.seat);
            let mut usable: Vec<_> = sources
                .cards()
                .filter(|&s| s.colour() == colour && self.is_usable(s))
                .map(is_other)
                .collect();
            usable.sort_unstable();
            for kind in usable {
                if left > 0 {
                    left -= 1;
                    sets[kind] += 1;
                }
            }
        }
        (sets[0], sets[1])
    }

    /// Without sets: everything must go in the last round, and a little when the purse is empty.
    fn offloads(&self, legal: &[Action]) -> Option<Action> {
        let broke = self.state.capital(self.seat) + self.offloaded() < 3;
        if self.state.rounds_left() > 0 && !broke {
            return None;
        }
        let value = |product: Product| self.game.cards().value_of(product);
        let offers = legal.iter().filter_map(|action| match action {
            Action::Offload(product) => Some(*product),
            _ => None,
        });
        offers.min_by_key(|&product| value(product)).map(Action::Offload)
    }

    fn offloaded(&self) -> u16 {
        self.state.staged_offloads(self.seat) as u16
    }
}
