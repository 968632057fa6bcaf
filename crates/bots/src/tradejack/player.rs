//! A bot that plays TradeJack in a style of its own.

use ecotable_kernel::{GameRng, Peek, Phrase};
use ecotable_tradejack::{Action, Source, State, TradeJack};

use super::appraise::Judge;
use super::style::Style;
use crate::bot::{Bot, Decision};

/// A player of TradeJack. It judges an imagined position, of which it reads only what its seat knows.
pub(super) struct Player {
    style: Style,
    rng: GameRng,
    legal: Vec<Action>,
    state: Option<State>,
}

impl Player {
    pub fn new(style: Style, seed: u64) -> Self {
        Self { style, rng: GameRng::quick(seed), legal: Vec::new(), state: None }
    }
}

impl Bot<TradeJack> for Player {
    fn decide(&mut self, peek: Peek<'_, TradeJack>) -> Decision<Action> {
        peek.legal_actions(&mut self.legal);
        let mut state = self.state.take().unwrap_or_else(|| peek.imagine(&mut self.rng));
        peek.imagine_into(&mut state, &mut self.rng);
        let judge = Judge { game: peek.game(), state: &state, seat: peek.seat(), style: &self.style };
        let decision = decide(&judge, &self.legal, &mut self.rng);
        self.state = Some(state);
        decision
    }
}

fn decide(judge: &Judge<'_>, legal: &[Action], rng: &mut GameRng) -> Decision<Action> {
    if let [only] = legal {
        return Decision { action: *only, reason: Phrase::new("reason-only") };
    }
    if let Some((lot, high)) = judge.state.lot() {
        return bid(judge, (lot, high), rng);
    }
    if let Some(drawn) = judge.state.drawn() {
        return choose_first(judge, drawn);
    }
    let action = judge.produce(legal);
    Decision { action, reason: production_reason(judge, action) }
}

/// The smallest raise as long as it is below what the source is worth to the seat.
fn bid(judge: &Judge<'_>, (lot, high): (Source, u16), rng: &mut GameRng) -> Decision<Action> {
    let whim = rng.below(2 * judge.style.whim + 1) as f32 - judge.style.whim as f32;
    let worth = (judge.worth(lot) + whim).max(0.0);
    let raise = high + 1;
    let pays = f32::from(raise) <= judge.price(worth) && raise <= judge.state.capital(judge.seat);
    let (action, key) = if pays {
        (Action::Bid(raise), "reason-tradejack-bid")
    } else {
        (Action::Pass, "reason-tradejack-pass")
    };
    let reason = Phrase::new(key).with("price", raise).with("worth", worth.round() as i64);
    Decision { action, reason }
}

/// The source that is worth less to the seat comes first, while the others still have their Capital.
fn choose_first(judge: &Judge<'_>, drawn: [Source; 2]) -> Decision<Action> {
    let worth = drawn.map(|source| judge.worth(source));
    let card = u8::from(worth[1] < worth[0]);
    Decision { action: Action::First(card), reason: Phrase::new("reason-tradejack-first") }
}

fn production_reason(judge: &Judge<'_>, action: Action) -> Phrase {
    match action {
        Action::StartSet(product) => {
            Phrase::new("reason-tradejack-set").with("value", judge.game.value_now(judge.state, product))
        }
        Action::UseSource(source) => Phrase::new("reason-tradejack-source")
            .with("credits", judge.game.credits_now(judge.state, source)),
        Action::Offload(_) => Phrase::new("reason-tradejack-offload"),
        _ => Phrase::new("reason-tradejack-confirm"),
    }
}
