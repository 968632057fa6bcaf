//! A bot that plays Ecologic in a style of its own.

use ecotable_ecologic::{Action, Decision as Question, Ecologic, Event, Item, State};
use ecotable_kernel::{Game, GameRng, Peek, Seat, Step};

use super::reason::reason;
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

impl Player {
    fn think<T>(
        &mut self,
        peek: Peek<'_, Ecologic>,
        decide: impl FnOnce(&Judge<'_>, &[Action], &mut GameRng) -> T,
    ) -> T {
        peek.legal_actions(&mut self.legal);
        let mut state = self.state.take().unwrap_or_else(|| peek.imagine(&mut self.rng));
        peek.imagine_into(&mut state, &mut self.rng);
        let judge = Judge { game: peek.game(), state: &state, seat: peek.seat(), style: &self.style };
        let result = decide(&judge, &self.legal, &mut self.rng);
        self.state = Some(state);
        result
    }
}

impl Bot<Ecologic> for Player {
    fn decide(&mut self, peek: Peek<'_, Ecologic>) -> Decision<Action> {
        self.think(peek, |judge, legal, rng| {
            let action = choose(judge, legal, rng);
            // Chance of its own: whether somebody asks for a reason must not change what is decided later.
            let mut step = Step::simulated(GameRng::quick(0));
            Decision { action, reason: reason(judge, action, legal, &mut step) }
        })
    }

    fn choose(&mut self, peek: Peek<'_, Ecologic>) -> Action {
        self.think(peek, choose)
    }
}

fn choose(judge: &Judge<'_>, legal: &[Action], rng: &mut GameRng) -> Action {
    if let [only] = legal {
        return *only;
    }
    match judge.state.decision() {
        Question::Bidding { item, initiator, auction } => {
            bid(judge, (item, initiator), auction.high as u8 + 1, rng)
        }
        Question::Offer { card, .. } => offer(judge, Item::Initiative(card), legal, rng),
        Question::Opening { item } => Action::Bid(judge.game.nominal_of(judge.state, item)),
        _ => best(judge, legal, rng),
    }
}

/// The smallest raise as long as the item is worth it.
fn bid(judge: &Judge<'_>, (item, initiator): (Item, Seat), raise: u8, rng: &mut GameRng) -> Action {
    let most = judge.highest_bid(item, initiator, 1);
    let whim = stray(judge.style, rng);
    let pays = f32::from(raise) <= f32::from(most) + whim && can_pay(judge, (item, initiator), raise);
    if pays { Action::Bid(raise) } else { Action::Pass }
}

fn can_pay(judge: &Judge<'_>, lot: (Item, Seat), raise: u8) -> bool {
    judge.game.cost_of(judge.state, judge.seat, lot, raise) <= judge.state.money(judge.seat)
}

/// Buys without bidding where that is possible, otherwise opens with the nominal or declines.
fn offer(judge: &Judge<'_>, item: Item, legal: &[Action], rng: &mut GameRng) -> Action {
    let nominal = judge.game.nominal_of(judge.state, item);
    let action = bid(judge, (item, judge.seat), nominal, rng);
    if action != Action::Pass && legal.contains(&Action::Buy) { Action::Buy } else { action }
}

/// The choice after which the outlook is best.
fn best(judge: &Judge<'_>, legal: &[Action], rng: &mut GameRng) -> Action {
    let mut step = Step::simulated(GameRng::quick(rng.next_u64()));
    let (mut action, mut highest) = (legal[0], f32::NEG_INFINITY);
    for &choice in legal {
        let value = look_ahead(judge, choice, &mut step) + stray(judge.style, rng);
        if value > highest {
            (action, highest) = (choice, value);
        }
    }
    action
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
        _ => Judge { state: &after(judge, action, step), ..*judge }.value(),
    }
}

/// The position after a choice.
pub(super) fn after(judge: &Judge<'_>, action: Action, step: &mut Step<Event>) -> State {
    let mut after = *judge.state;
    judge.game.apply(&mut after, judge.seat, action, step);
    after
}

/// The part of an item's gain that is left when others may bid for it.
const AUCTION: f32 = 0.8;
/// The same for a card that is not known yet.
const CARD: f32 = 0.8;

/// Whether passing now changes nothing by itself, so that chance of the next turn does not blur the comparison.
pub(super) fn stays(state: &State) -> bool {
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
