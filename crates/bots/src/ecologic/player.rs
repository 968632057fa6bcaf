//! A bot that plays Ecologic in a style of its own.

use ecotable_ecologic::{Action, Decision as Question, Ecologic, Event, Item, State};
use ecotable_kernel::{Game, GameRng, Peek, Phrase, Seat, Step};

use super::style::Style;
use super::worth::Judge;
use crate::bot::{Bot, Decision};

/// A player of Ecologic. It judges an imagined position, of which it reads only what everybody knows.
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

impl Bot<Ecologic> for Player {
    fn decide(&mut self, peek: Peek<'_, Ecologic>) -> Decision<Action> {
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
    match judge.state.decision() {
        Question::Bidding { item, initiator, auction } => {
            bid(judge, (item, initiator), auction.high as u8 + 1, rng)
        }
        Question::Offer { card, .. } => offer(judge, Item::Initiative(card), legal, rng),
        Question::Opening { item } => {
            let price = judge.game.nominal_of(judge.state, item);
            Decision {
                action: Action::Bid(price),
                reason: Phrase::new("reason-ecologic-nominal").with("price", price),
            }
        }
        _ => best(judge, legal, rng),
    }
}

/// The smallest raise as long as the item is worth it.
fn bid(judge: &Judge<'_>, (item, initiator): (Item, Seat), raise: u8, rng: &mut GameRng) -> Decision<Action> {
    let most = judge.highest_bid(item, initiator, 1);
    let whim = stray(judge.style, rng);
    let pays = f32::from(raise) <= f32::from(most) + whim && can_pay(judge, (item, initiator), raise);
    let (action, key) = if pays {
        (Action::Bid(raise), "reason-ecologic-bid")
    } else {
        (Action::Pass, "reason-ecologic-pass")
    };
    Decision { action, reason: Phrase::new(key).with("price", raise).with("worth", most) }
}

fn can_pay(judge: &Judge<'_>, lot: (Item, Seat), raise: u8) -> bool {
    judge.game.cost_of(judge.state, judge.seat, lot, raise) <= judge.state.money(judge.seat)
}

/// Buys without bidding where that is possible, otherwise opens with the nominal or declines.
fn offer(judge: &Judge<'_>, item: Item, legal: &[Action], rng: &mut GameRng) -> Decision<Action> {
    let nominal = judge.game.nominal_of(judge.state, item);
    let decision = bid(judge, (item, judge.seat), nominal, rng);
    if decision.action != Action::Pass && legal.contains(&Action::Buy) {
        return Decision { action: Action::Buy, ..decision };
    }
    decision
}

/// The choice after which the outlook is best.
fn best(judge: &Judge<'_>, legal: &[Action], rng: &mut GameRng) -> Decision<Action> {
    let mut step = Step::simulated(GameRng::quick(rng.next_u64()));
    let (mut action, mut highest) = (legal[0], f32::NEG_INFINITY);
    for &choice in legal {
        let value = look_ahead(judge, choice, &mut step) + stray(judge.style, rng);
        if value > highest {
            (action, highest) = (choice, value);
        }
    }
    let reason = match action {
        Action::Pass => Phrase::new("reason-ecologic-wait"),
        Action::OpenToken(_) | Action::OpenTad(_) | Action::BuyToken(_) | Action::BuyTad(_) => {
            Phrase::new("reason-ecologic-open")
        }
        Action::Draw => Phrase::new("reason-ecologic-draw"),
        _ => Phrase::new("reason-ecologic-best"),
    };
    Decision { action, reason }
}

/// What the position is worth after a choice; what follows from an auction is estimated instead of played.
pub(super) fn look_ahead(judge: &Judge<'_>, action: Action, step: &mut Step<Event>) -> f32 {
    let Judge { game, state, seat, .. } = *judge;
    let opened = |item: Item| {
        let nominal = game.nominal_of(state, item);
        judge.value() + AUCTION * judge.gain(item, game.cost_of(state, seat, (item, seat), nominal))
            - judge.margin()
    };
    match action {
        Action::OpenToken(kind) => opened(Item::Token(kind)),
        Action::OpenTad(tad) => opened(Item::Tad(tad)),
        Action::BuyToken(kind) => {
            judge.value() + judge.gain(Item::Token(kind), game.nominal_of(state, Item::Token(kind)).into())
        }
        Action::BuyTad(tad) => {
            judge.value() + judge.gain(Item::Tad(tad), game.nominal_of(state, Item::Tad(tad)).into())
        }
        Action::Draw => judge.value() + CARD * judge.gain_of_a_card(),
        // A slot or WRAP that goes on, or ends, leaves everything as it stands.
        Action::Pass if stays(state) => judge.value(),
        _ => {
            let mut after = *state;
            game.apply(&mut after, seat, action, step);
            Judge { state: &after, ..*judge }.value()
        }
    }
}

/// The part of an item's gain that is left when others may bid for it.
const AUCTION: f32 = 0.8;
/// The same for a card that is not known yet.
const CARD: f32 = 0.8;

/// Whether passing now changes nothing by itself, so that chance of the next turn does not blur the comparison.
fn stays(state: &State) -> bool {
    matches!(
        state.decision(),
        Question::Slot
            | Question::Wrap
            | Question::Platform
            | Question::Media
            | Question::ExpoDraw
            | Question::Lawsuit
    )
}

fn stray(style: &Style, rng: &mut GameRng) -> f32 {
    if style.whim == 0.0 { 0.0 } else { style.whim * (rng.below(2001) as f32 / 1000.0 - 1.0) }
}
