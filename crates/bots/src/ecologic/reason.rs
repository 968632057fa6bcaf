//! Why a company decided so, with the numbers that it reckoned with.

use ecotable_ecologic::{Action, Decision as Question, Event, Item};
use ecotable_kernel::{Phrase, Seat, Step};

use super::player::{after, look_ahead, stays};
use super::worth::{Change, Judge};

/// The reason for a decision among several.
pub(super) fn reason(judge: &Judge<'_>, action: Action, legal: &[Action], step: &mut Step<Event>) -> Phrase {
    if legal.len() == 1 {
        return Phrase::new("reason-only");
    }
    match (judge.state.decision(), action) {
        (Question::Bidding { item, initiator, auction }, _) => {
            bid(judge, (item, initiator), auction.high as u8 + 1, action)
        }
        (Question::Offer { card, .. }, _) => {
            let item = Item::Initiative(card);
            bid(judge, (item, judge.seat), judge.game.nominal_of(judge.state, item), action)
        }
        (Question::Opening { item }, _) => nominal(judge, item),
        (_, Action::OpenToken(kind) | Action::BuyToken(kind)) => open(judge, Item::Token(kind)),
        (_, Action::OpenTad(tad) | Action::BuyTad(tad)) => open(judge, Item::Tad(tad)),
        (_, Action::Draw) => draw(judge),
        (_, Action::Pass) if stays(judge.state) => wait(judge, legal, step),
        (_, Action::Place(kind, cell)) => {
            let what = told(judge, &judge.of_cell(kind, cell), "place-ecologic");
            let score = compare(judge, action, legal, step);
            Phrase::new("reason-ecologic-place").with("what", what).with("score", score)
        }
        _ => Phrase::new("reason-ecologic-best").with("score", compare(judge, action, legal, step)),
    }
}

/// What is bid, or not bid any more, beside what the item is worth.
fn bid(judge: &Judge<'_>, (item, initiator): (Item, Seat), price: u8, action: Action) -> Phrase {
    let worth = judge.highest_bid(item, initiator, 1);
    let key = match action {
        Action::Pass if worth == 0 => "reason-ecologic-useless",
        Action::Pass => "reason-ecologic-pass",
        _ => "reason-ecologic-bid",
    };
    Phrase::new(key).with("price", price).with("worth", worth).with("why", why(judge, item))
}

/// The lowest bid opens, as far as the item is worth more.
fn nominal(judge: &Judge<'_>, item: Item) -> Phrase {
    Phrase::new("reason-ecologic-nominal")
        .with("price", judge.game.nominal_of(judge.state, item))
        .with("worth", judge.highest_bid(item, judge.seat, 1))
        .with("why", why(judge, item))
}

fn open(judge: &Judge<'_>, item: Item) -> Phrase {
    Phrase { key: "reason-ecologic-open".into(), ..nominal(judge, item) }
}

fn draw(judge: &Judge<'_>) -> Phrase {
    Phrase::new("reason-ecologic-draw")
        .with("gain", rounded(judge.gain_of_a_card()))
        .with("cards", judge.state.unseen_initiatives().count() as u32)
}

/// Nothing is worth its price: what stands now, beside the best of what could be done.
fn wait(judge: &Judge<'_>, legal: &[Action], step: &mut Step<Event>) -> Phrase {
    let others = legal.iter().filter(|&&action| action != Action::Pass);
    let best = others.map(|&action| expected(judge, action, step)).fold(f32::NEG_INFINITY, f32::max);
    let (now, best) = (points(judge.own_value()), points(best));
    let key = if best < now { "reason-ecologic-wait" } else { "reason-ecologic-wait-even" };
    Phrase::new(key).with("turns", rounded(judge.outlook().incomes)).with("now", now).with("best", best)
}

/// The final score that is expected after a choice, and after the next best one.
fn compare(judge: &Judge<'_>, chosen: Action, legal: &[Action], step: &mut Step<Event>) -> Phrase {
    let value = |action: Action, step: &mut Step<Event>| look_ahead(judge, action, step);
    let others = legal.iter().copied().filter(|&action| action != chosen);
    let next =
        others.map(|action| (action, value(action, step))).max_by(|one, other| one.1.total_cmp(&other.1));
    let after = points(expected(judge, chosen, step));
    let rest = next.map(|(action, _)| points(expected(judge, action, step)));
    match rest.filter(|&rest| rest < after) {
        Some(rest) => Phrase::new("score-ecologic").with("after", after).with("rest", rest),
        None => Phrase::new("score-ecologic-even").with("after", after),
    }
}

/// The final score that the seat expects after a choice.
fn expected(judge: &Judge<'_>, action: Action, step: &mut Step<Event>) -> f32 {
    let bought = |item: Item| {
        let nominal = judge.game.nominal_of(judge.state, item);
        judge.own_value()
            + judge.gain(item, judge.game.cost_of(judge.state, judge.seat, (item, judge.seat), nominal))
    };
    match action {
        Action::OpenToken(kind) | Action::BuyToken(kind) => bought(Item::Token(kind)),
        Action::OpenTad(tad) | Action::BuyTad(tad) => bought(Item::Tad(tad)),
        Action::Draw => judge.own_value() + judge.gain_of_a_card(),
        Action::Pass if stays(judge.state) => judge.own_value(),
        _ => Judge { state: &after(judge, action, step), ..*judge }.own_value(),
    }
}

/// What an item would change for the seat.
fn why(judge: &Judge<'_>, item: Item) -> Phrase {
    match judge.change(item) {
        Some(change) if change.money > 0.0 => Phrase::new(in_edition(judge, "why-ecologic-saves"))
            .with("money", rounded(change.money))
            .with("turns", rounded(judge.outlook().incomes))
            .with("bonus", rounded(change.bonus)),
        Some(change) => told(judge, &change, "why-ecologic"),
        None => Phrase::new("why-ecologic-no-place"),
    }
}

/// A change in numbers; a sentence of its own where an environment token is taken.
fn told(judge: &Judge<'_>, change: &Change, key: &str) -> Phrase {
    let key = if change.enviro > 0.0 { format!("{key}-taking") } else { key.to_owned() };
    Phrase::new(in_edition(judge, &key))
        .with("income", signed(change.each_income).as_str())
        .with("balance", signed(change.each_balance).as_str())
        .with("taken", rounded(change.enviro))
        .with("guess", u8::from(judge.game.options().face_down))
        .with("turns", rounded(judge.outlook().incomes))
        .with("bonus", rounded(change.bonus))
}

fn in_edition(judge: &Judge<'_>, key: &str) -> String {
    if judge.game.is_first_edition() { format!("{key}-ed1") } else { key.to_owned() }
}

fn rounded(number: f32) -> i64 {
    number.round() as i64
}

/// A final score is never below zero.
fn points(score: f32) -> i64 {
    rounded(score).max(0)
}

fn signed(number: f32) -> String {
    format!("{:+}", rounded(number)).replace('-', "−")
}
