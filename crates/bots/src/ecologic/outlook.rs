//! What a seat will come to if it goes on as it stands.

use ecotable_ecologic::{Ecologic, Item, Kind, State};
use ecotable_kernel::Seat;

use super::style::{Aim, Style};

/// The numbers that a seat can expect at the end of the game, and what could still change them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Outlook {
    /// Money at the end.
    pub money: f32,
    /// Environment points at the end.
    pub enviro: f32,
    /// Points for tokens, initiatives and territories.
    pub bonus: f32,
    /// How many Income phases are reckoned with.
    pub incomes: f32,
    /// How many Environment phases are reckoned with.
    pub environments: f32,
    /// What the cheaper of the two types of token costs.
    pub token_price: f32,
}

/// What a promise is worth to the one who will be paid, and costs the one who will pay.
const PROMISED: (f32, f32) = (0.8, 0.95);
/// What each point costs that is missing in the environment: tokens will be shut down.
const SHORTAGE: f32 = 0.6;
/// What lies further ahead than this many turns, nobody can plan.
const HORIZON: f32 = 10.5;
/// What 1 money spent on initiatives gives the environment in each turn to come, and costs to run.
const CARD_GAIN: f32 = 0.2;
const CARD_COST: f32 = 0.07;
/// What a seat can expect to spend on initiatives in a turn.
const CARD_MONEY: f32 = 2.0;
/// What a token earns in each turn to come, and how many a seat can expect to buy in a turn.
const TOKEN_INCOME: f32 = 1.2;
const TOKENS_A_TURN: f32 = 0.3;

impl Outlook {
    /// What `seat` can expect.
    pub fn new(game: &Ecologic, state: &State, seat: Seat, style: &Style) -> Self {
        let ahead = (f32::from(game.turns_ahead(state)) / 10.0 * style.foresight).min(HORIZON);
        let now = |to_come: bool| f32::from(u8::from(to_come));
        let (income, balance) = (game.income_of(state, seat), game.balance_of(state, seat));
        let incomes = ahead + now(state.income_to_come());
        let environments = ahead + now(state.environment_to_come());
        let each_income =
            f32::from(income.refineries) + f32::from(income.hub) - f32::from(game.costs_of(state, seat));
        let this_income = now(state.income_to_come()) * f32::from(income.event);
        let each_balance = f32::from(balance.change()) - f32::from(balance.exempt);
        let this_balance = now(state.environment_to_come()) * f32::from(balance.exempt);
        let money = f32::from(state.money(seat)) + incomes * each_income + this_income;
        Self {
            money: money + promised(state, seat),
            enviro: f32::from(state.enviro(seat)) + environments * each_balance + this_balance,
            bonus: bonus(game, state, seat),
            incomes,
            environments,
            token_price: token_price(game, state),
        }
    }

    /// What the seat makes of these numbers.
    pub fn value(&self, style: &Style) -> f32 {
        let (money, enviro) = self.balanced(style);
        let own = match style.aim {
            Aim::Score => surface(style.lean * money, enviro),
            Aim::Balance => 2.0 * money.min(enviro),
        };
        own + self.bonus
    }

    /// Money and environment points when later purchases have brought them closer together.
    fn balanced(&self, style: &Style) -> (f32, f32) {
        let turns = (self.environments - 1.0).max(0.0);
        let surplus = self.money - self.enviro;
        if surplus > 0.0 {
            let (gain, cost) = (CARD_GAIN * turns, 1.0 + CARD_COST * turns);
            let most = CARD_MONEY * turns;
            let spent = (surplus / (gain + cost)).clamp(0.0, style.trade * most);
            return (self.money - cost * spent, self.enviro + gain * spent);
        }
        let earned = TOKEN_INCOME * turns - self.token_price;
        if earned <= 0.0 {
            return (self.money, self.enviro);
        }
        let tokens = (-surplus / (earned + turns)).clamp(0.0, style.trade * TOKENS_A_TURN * turns);
        (self.money + earned * tokens, self.enviro - turns * tokens)
    }
}

fn token_price(game: &Ecologic, state: &State) -> f32 {
    let price = |kind| f32::from(game.nominal_of(state, Item::Token(kind)));
    price(Kind::Oil).min(price(Kind::Mineral))
}

/// The final score of the rules, smooth, and falling on where a number is below zero.
pub(super) fn surface(money: f32, enviro: f32) -> f32 {
    let (smaller, larger) = (money.min(enviro), money.max(enviro));
    if smaller <= 0.0 {
        return SHORTAGE * smaller + 0.02 * larger.max(0.0);
    }
    smaller * (smaller + larger) / larger + 0.02 * larger
}

fn bonus(game: &Ecologic, state: &State, seat: Seat) -> f32 {
    if game.is_first_edition() {
        return 0.0;
    }
    f32::from(state.board().tokens_of(seat))
        + f32::from(state.initiative_count(seat))
        + 2.0 * f32::from(state.tad_count(seat))
}

fn promised(state: &State, seat: Seat) -> f32 {
    let of = |promise: &ecotable_ecologic::Promise| {
        let amount = f32::from(promise.amount);
        match (promise.creditor == seat, promise.debtor == seat) {
            (true, _) => PROMISED.0 * amount,
            (_, true) => -PROMISED.1 * amount,
            _ => 0.0,
        }
    };
    state.promises().iter().map(of).sum()
}
