//! How seats play EcoTrade in the games that a search imagines.

use ecotable_ecotrade::{Action, EcoTrade};
use ecotable_kernel::GameRng;

use super::judge::Judge;
use super::style::Style;
use crate::policy::{Imagined, Policy};

/// The expert's judgement, with now and then another choice.
#[derive(Clone, Copy, Debug, Default)]
pub struct Quick;

/// One of so many decisions is any of the legal ones.
const STRAY: u32 = 24;
/// How many purchases are worth trying in the tree.
const PURCHASES: usize = 3;

impl Policy<EcoTrade> for Quick {
    fn pick(&mut self, imagined: Imagined<'_, EcoTrade>, legal: &[Action], rng: &mut GameRng) -> usize {
        if rng.below(STRAY) == 0 {
            return rng.below(legal.len() as u32) as usize;
        }
        let Imagined { game, state, seat } = imagined;
        let action = Judge::new(game, state, seat, &Style::EXPERT).choose(legal, rng);
        legal.binary_search(&action).unwrap_or(0)
    }

    /// The best purchases only, and cards join in one order only.
    fn shortlist(&mut self, imagined: Imagined<'_, EcoTrade>, legal: &mut Vec<Action>) {
        let Imagined { game, state, seat } = imagined;
        let chosen = state.draft().unwrap_or_default();
        legal.retain(|action| match *action {
            Action::AddCard(slot) => 1 << slot > chosen,
            _ => true,
        });
        let is_purchase =
            |action: &Action| matches!(action, Action::Buy(_) | Action::BuyLevel(..) | Action::AdvanceTo(..));
        if legal.iter().filter(|action| is_purchase(action)).count() <= PURCHASES {
            return;
        }
        let judge = Judge::new(game, state, seat, &Style::EXPERT);
        let mut best = [f32::NEG_INFINITY; PURCHASES];
        for gain in legal.iter().filter_map(|&action| judge.purchase(action)) {
            let place = best.iter().position(|&other| gain > other);
            if let Some(place) = place {
                best[place..].rotate_right(1);
                best[place] = gain;
            }
        }
        let least = best[PURCHASES - 1];
        legal.retain(|&action| judge.purchase(action).is_none_or(|gain| gain >= least));
    }
}
