//! What an item would change, and what it is worth to a seat.

use ecotable_ecologic::{Ecologic, Initiative, Item, Kind, MOST_TOKENS, State, Tad};
use ecotable_kernel::{Game, Seat};

use super::outlook::Outlook;
use super::style::Style;

/// A seat that looks at a position in its own way.
#[derive(Clone, Copy)]
pub(super) struct Judge<'a> {
    pub game: &'a Ecologic,
    pub state: &'a State,
    pub seat: Seat,
    pub style: &'a Style,
}

/// What an item changes: at once, and in every turn.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Change {
    /// Environment points at once.
    pub enviro: f32,
    /// Money in every Income phase.
    pub each_income: f32,
    /// Environment points in every Environment phase.
    pub each_balance: f32,
    /// Points for the item itself.
    pub bonus: f32,
    /// Money that it is reckoned to save until the end.
    pub money: f32,
}

/// What the Academy and the Stock Market are reckoned to save in a turn.
const SAVED_IN_A_TURN: f32 = 0.45;
/// What a face-down environment token is reckoned to be worth.
const HIDDEN_TOKEN: f32 = 2.4;
/// The part of the point for something bought that anything else would bring as well.
const BOUGHT: f32 = 0.4;

impl Judge<'_> {
    pub fn outlook(&self) -> Outlook {
        Outlook::new(self.game, self.state, self.seat, self.style)
    }

    /// The final score that the seat expects, as it reckons it.
    pub fn own_value(&self) -> f32 {
        self.outlook().value(self.style)
    }

    /// What the seat makes of the position as it stands.
    pub fn value(&self) -> f32 {
        let own = self.own_value();
        if self.style.rivalry == 0.0 {
            return own;
        }
        let others = Seat::all(self.game.seats()).filter(|&seat| !self.is_own_side(seat));
        let best = others.map(|seat| Judge { seat, ..*self }.outlook().value(self.style)).fold(0.0, f32::max);
        own - self.style.rivalry * best
    }

    fn is_own_side(&self, seat: Seat) -> bool {
        seat == self.seat || (self.game.options().teams && seat.0 % 2 == self.seat.0 % 2)
    }

    /// What a purchase must bring at least. In the second edition everything bought is a point by itself, and so it is
    /// for the others.
    pub fn margin(&self) -> f32 {
        self.style.margin + self.bonus(BOUGHT)
    }

    /// What a purchase for so much money would bring, in points.
    pub fn gain(&self, item: Item, cost: u16) -> f32 {
        let before = self.outlook();
        let Some(change) = self.best_change(&before, item) else { return f32::NEG_INFINITY };
        after(&before, &change, cost).value(self.style) - before.value(self.style)
    }

    /// The highest bid that still brings something, from `least` on; 0 if none does.
    pub fn highest_bid(&self, item: Item, initiator: Seat, least: u8) -> u8 {
        let before = self.outlook();
        let Some(change) = self.best_change(&before, item) else { return 0 };
        let (now, money) = (before.value(self.style), self.state.money(self.seat));
        let margin = self.margin();
        let pays = |bid: &u8| {
            let cost = self.game.cost_of(self.state, self.seat, (item, initiator), *bid);
            cost <= money && after(&before, &change, cost).value(self.style) - now > margin
        };
        (least..=99).take_while(pays).last().unwrap_or(0)
    }

    /// What an item would change at its best place; nothing if there is none for it.
    pub fn change(&self, item: Item) -> Option<Change> {
        self.best_change(&self.outlook(), item)
    }

    fn best_change(&self, outlook: &Outlook, item: Item) -> Option<Change> {
        match item {
            Item::Initiative(card) => Some(self.of_initiative(card)),
            Item::Tad(tad) => Some(self.of_tad(outlook, tad)),
            Item::Token(kind) => self.of_token(outlook, kind),
        }
    }

    fn of_initiative(&self, card: Initiative) -> Change {
        let face = self.game.face(card);
        Change {
            each_income: -f32::from(face.cost),
            each_balance: f32::from(face.enviro),
            bonus: self.bonus(1.0),
            ..Change::default()
        }
    }

    /// The best cell for a token: a higher level earns more, and a new cell may have an environment token.
    fn of_token(&self, outlook: &Outlook, kind: Kind) -> Option<Change> {
        let cells = self.game.cells_for(self.state, self.seat, kind);
        let each = (0..32u8).filter(|cell| cells >> cell & 1 == 1).map(|cell| self.of_cell(kind, cell));
        let value = |change: &Change| after(outlook, change, 0).value(self.style);
        each.max_by(|one, other| value(one).total_cmp(&value(other)))
    }

    /// What a token changes on a cell.
    pub fn of_cell(&self, kind: Kind, cell: u8) -> Change {
        let board = self.state.board();
        let level = board.level(cell, self.seat, kind);
        let earns = if level == 0 { 1.0 } else { 2.0 };
        let is_new = board.cells_of(self.seat) >> cell & 1 == 0;
        let beside = |tad: Tad| {
            let place = self.state.tad_place(tad);
            f32::from(u8::from(is_new && place.is_some_and(|place| self.game.around(place) >> cell & 1 == 1)))
        };
        let token = match board.enviro(cell) {
            0 => 0.0,
            _ if self.game.options().face_down => HIDDEN_TOKEN,
            value => f32::from(value),
        };
        Change {
            enviro: token,
            each_income: if level < MOST_TOKENS { earns + beside(Tad::Th) } else { 0.0 },
            each_balance: beside(Tad::Nr) - 1.0,
            bonus: self.bonus(1.0),
            money: 0.0,
        }
    }

    fn of_tad(&self, outlook: &Outlook, tad: Tad) -> Change {
        let sites = self.game.sites_for(self.state, self.seat);
        let own = self.state.board().cells_of(self.seat);
        let beside = |site: u8| (self.game.around(site) & own).count_ones() as f32;
        let best = (0..32u8).filter(|site| sites >> site & 1 == 1).map(beside).fold(0.0, f32::max);
        let mut change = Change { bonus: self.bonus(2.0), ..Change::default() };
        match tad {
            Tad::Nr => change.each_balance = best,
            Tad::Th => change.each_income = best,
            Tad::Sm | Tad::Ac => change.money = SAVED_IN_A_TURN * outlook.incomes,
        }
        change
    }

    fn bonus(&self, points: f32) -> f32 {
        if self.game.is_first_edition() { 0.0 } else { points }
    }

    /// What a card from the deck can be expected to bring at its nominal.
    pub fn gain_of_a_card(&self) -> f32 {
        let (mut sum, mut count) = (0.0, 0.0);
        for card in self.state.unseen_initiatives() {
            let nominal = u16::from(self.game.face(card).nominal);
            count += 1.0;
            if nominal <= self.state.money(self.seat) {
                sum += self.gain(Item::Initiative(card), nominal).max(0.0);
            }
        }
        if count == 0.0 { 0.0 } else { sum / count }
    }
}

fn after(outlook: &Outlook, change: &Change, cost: u16) -> Outlook {
    Outlook {
        money: outlook.money - f32::from(cost) + change.money + outlook.incomes * change.each_income,
        enviro: outlook.enviro + change.enviro + outlook.environments * change.each_balance,
        bonus: outlook.bonus + change.bonus,
        ..*outlook
    }
}
